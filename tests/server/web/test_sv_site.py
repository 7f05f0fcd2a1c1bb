"""The site: what browsers are sent, what they are told to do with it, and what is there where it was not built."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from guanxi.server.app import create_app
from guanxi.server.settings import Settings
from guanxi.server.web import files
from guanxi.server.web.routes import ADDRESSES

PAGES = Path(__file__).parents[3] / "web" / "src" / "screens" / "pages.ts"
PAGE = b"<!doctype html><title>the site</title>"
SCRIPT = b"console.log('a script')"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a site was built, or would be."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(files, "FOLDER", folder)
    return folder


@pytest.fixture
def built(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "main-4f.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-4f.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "sw.js").write_bytes(b"// worker")
    (folder / "secret.py").write_bytes(b"no file of a site")
    with TestClient(create_app(Settings(data=str(tmp_path)))) as client:
        yield client


@pytest.fixture
def bare(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(data=str(tmp_path)))) as client:
        yield client


def test_every_address_of_the_site_is_one_page(built: TestClient) -> None:
    concrete = [re.sub(r"\{\w+:path\}", "a/b", re.sub(r"\{\w+:str\}", "x", each)) for each in ADDRESSES]
    for path in ("/", "/t/anything", "/t/anything?invitation=x", *concrete):
        answer = built.get(path)
        assert (answer.status_code, answer.content) == (200, PAGE), path
        assert answer.headers["cache-control"] == "no-cache"


def test_the_router_of_the_site_and_the_server_know_the_same_addresses() -> None:
    told = re.findall(r'pattern: "([^"]+)"', PAGES.read_text(encoding="utf-8"))
    known = {re.sub(r":\w+\}", "}", each) for each in ("/", "/t/{table:str}", *ADDRESSES)}
    assert {each.replace("*}", "}") for each in told} <= known


def test_an_unknown_address_is_not_found_and_the_site_says_so(built: TestClient) -> None:
    answer = built.get("/nothing")
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert built.get("/api/nothing").json()["code"] == "no_such_thing"


def test_without_scripts_and_as_an_app_the_site_speaks_the_language_of_the_reader(folder: Path, tmp_path: Path) -> None:
    (folder / "index.html").write_bytes((PAGES.parents[2] / "index.html").read_bytes())
    (folder / files.MANIFEST).write_text('{"name": "guanxi"}')
    with TestClient(create_app(Settings(data=str(tmp_path)))) as client:
        for language, word in (("en", "browser"), ("de", "Tisch"), ("fr", "navigateur"), ("pt", "mesa")):
            page = client.get("/", params={"lang": language}).text
            assert f'lang="{language}"' in page
            assert files.API in page
            assert "JavaScript?" not in page
            told = client.get(f"/{files.MANIFEST}", headers={"accept-language": language})
            assert told.headers["content-type"].startswith("application/manifest+json")
            assert told.json()["name"] == "guanxi"
            assert word in told.json()["description"]


def test_the_policy_allows_this_server_alone(built: TestClient) -> None:
    policy = built.get("/").headers["content-security-policy"]
    rules = dict(each.split(" ", 1) for each in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in policy
    assert built.get("/sw.js").headers["content-security-policy"] == policy  # a worker has its own


def test_assets_are_kept_for_good_and_sent_compressed(built: TestClient) -> None:
    packed = built.get("/assets/main-4f.js", headers={"accept-encoding": "gzip, br"})
    plain = built.get("/assets/main-4f.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == SCRIPT
    for answer in (packed, plain):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("name", ["none.js", "..%2findex.html", "..%2fsecret.py", "main-4f.js.gz", ""])
def test_nothing_else_is_a_file(built: TestClient, name: str) -> None:
    assert built.get(f"/assets/{name}").status_code == 404
    assert built.get("/secret.py").status_code == 404


def test_without_a_site_there_is_the_plain_page(bare: TestClient) -> None:
    front = bare.get("/")
    assert front.status_code == 200
    assert "make web" in front.text
    assert "make web" not in bare.get("/plain").text
    moved = bare.get("/t/17?invitation=a%26b", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (303, "/plain/t/17?invitation=a%26b")
    for path in ("/watch", "/sw.js", "/assets/main-4f.js", "/nothing"):
        assert bare.get(path).status_code == 404
