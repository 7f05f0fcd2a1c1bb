"""The description of the interface is whole, and needs nothing from elsewhere."""

import inspect
import json
import re
from typing import Any, get_args

import msgspec
import pytest
from litestar.testing import TestClient

from guanxi.server import messages as m
from guanxi.server.accounts.sessions import COOKIE
from guanxi.server.app import create_app
from guanxi.server.describing import operations
from guanxi.server.settings import Settings
from running import some

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return TestClient(create_app(Settings(data=tmp_path_factory.mktemp("data"))))


@pytest.fixture(scope="module")
def schema(client: Any) -> Any:
    answer = client.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    return answer.json()


def asked(schema: Any) -> list[Any]:
    return [operation for path in schema["paths"].values() for operation in path.values()]


def test_every_frame_is_described(schema: Any) -> None:
    parts = schema["components"]["schemas"]
    for frame in some((*get_args(m.Frame), *get_args(m.AnyOut))):
        part = parts[frame.__name__]
        told = {each.name for each in msgspec.structs.fields(frame)} | {"type"}
        assert set(part["properties"]) == told
        assert part["properties"]["type"]["const"] == frame.__struct_config__.tag
        assert "type" in part["required"]


def test_what_the_server_says_is_whole(schema: Any) -> None:
    parts = schema["components"]["schemas"]
    assert set(parts["TableInfo"]["required"]) == set(parts["TableInfo"]["properties"])
    assert set(parts["Update"]["properties"]) - set(parts["Update"]["required"]) == {"key", "info", "to"}
    assert set(parts["Hello"]["required"]) == {"type", "table"}


def test_limits_and_words_are_described(schema: Any) -> None:
    gesture = schema["components"]["schemas"]["Gesture"]
    assert gesture["additionalProperties"] is False
    assert {"type": "string", "minLength": 1, "maxLength": 200} in gesture["properties"]["actions"]["items"]["anyOf"]
    assert gesture["description"]
    asked = {each["name"]: each["schema"] for each in schema["paths"]["/api/tables/{table}/view"]["get"]["parameters"]}
    assert (asked["seat"]["minimum"], asked["seat"]["maximum"]) == (0, 15)


@pytest.mark.parametrize(("way", "name", "union"), [("in", "FrameIn", m.Frame), ("out", "FrameOut", m.AnyOut)])
def test_the_socket_stands_in_the_description(schema: Any, way: str, name: str, union: Any) -> None:
    socket = schema["x-websockets"]["/api/live"]
    assert socket["protocol"] == m.PROTOCOL
    assert socket[way] == {"$ref": f"#/components/schemas/{name}"}
    any_of = {each["$ref"].rpartition("/")[2] for each in schema["components"]["schemas"][name]["anyOf"]}
    assert any_of == {frame.__name__ for frame in get_args(union)}


def test_every_reference_leads_somewhere(schema: Any) -> None:
    for name in some(set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(schema)))):
        assert name in schema["components"]["schemas"]


def test_every_operation_says_what_it_is(schema: Any) -> None:
    for operation in some(asked(schema)):
        assert operation["summary"]
        assert operation["description"]
        assert operation["tags"]
        assert re.fullmatch(r"[a-z_]+\.[a-z_]+", operation["operationId"])
        assert set(operation["responses"]) & {"200", "201", "204"}
        no = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert no == {"$ref": "#/components/schemas/NoTold"}
    assert len({operation["operationId"] for operation in asked(schema)}) == len(asked(schema))


def test_operations_have_names_that_stay(schema: Any) -> None:
    assert schema["paths"]["/api/tables/{table}/moves"]["post"]["operationId"] == "tables.move"
    assert schema["paths"]["/api/tables/{table}/past"]["get"]["operationId"] == "looking_back.past"


def test_what_is_read_or_written_by_hand_is_described_too(schema: Any) -> None:
    brought = schema["paths"]["/api/archive"]["post"]["requestBody"]["content"]
    assert set(brought) == {"text/plain", "application/json"}
    missed = schema["paths"]["/api/tables/{table}/updates"]["get"]["responses"]["200"]
    assert {"$ref": "#/components/schemas/Update"} in missed["content"]["application/json"]["schema"]["items"]["oneOf"]


def test_who_may_call_is_told_as_it_is(client: Any, schema: Any) -> None:
    schemes = schema["components"]["securitySchemes"]
    assert schemes["cookie"]["name"] == COOKIE
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    for handler, operation in some(operations(client.app, schema)):
        source = inspect.getsource(handler.fn)
        names = [frozenset(each) for each in operation["security"]]
        assert (frozenset() in names) == bool(handler.opt.get("public")), handler
        if not handler.opt.get("public"):
            assert ({"token"} in names) == ("in_person(request" not in source), handler


@pytest.mark.parametrize("path", ["/api/schema", "/api/schema/openapi.json"])
def test_the_description_loads_nothing_from_elsewhere(client: Any, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert "://" not in answer.text


@pytest.mark.parametrize("path", ["redoc", "swagger", "elements", "rapidoc", "scalar"])
def test_there_are_no_pages_with_foreign_scripts(client: Any, path: str) -> None:
    answer = client.get(f"/api/schema/{path}")
    assert answer.status_code == 404
    assert "script" not in answer.text
