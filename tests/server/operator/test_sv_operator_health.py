"""Health, metrics and the plain pages, as somebody outside sees them."""

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from server_hands import Guest, Site, asked_of, site

from guanxi.server.counting import Histogram
from guanxi.server.operator import routes
from guanxi.server.operator.routes import PASSED_ON
from guanxi.server.problems import Problem
from running import some

pytestmark = pytest.mark.anyio
TOKEN = {"authorization": "Bearer of-the-operator"}


async def played(place: Site) -> tuple[list[Guest], str]:
    """Three people and a table with one move and one no."""
    people = [await place.guest(name) for name in ("Annabel", "Bartholomew", "Clementine")]
    table = await place.table(people[0], people[1:], title="Evening of secrets")
    mover, seen = await asked_of(place, people, table)
    path = f"/api/tables/{table}/moves"
    await mover.post(path, number=seen["number"], actions=[seen["position"]["legal"][0]])
    await mover.post(path, status=409, number=seen["number"], actions=[seen["position"]["legal"][0]], key="other")
    await people[0].post(f"/api/tables/{table}/chat", text="good evening")
    return people, table


async def figures(place: Site) -> dict[tuple[str, ...], float]:
    answer = await place.client.get("/metrics", headers=TOKEN)
    assert answer.status_code == 200
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name, *sample.labels.values()] = sample.value
    return found


async def test_health_tells_how_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as place:
        answer = await place.client.get("/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (200, "ok", "ok")
        assert answer.json()["engine"] in ("compiled", "interpreted")
        assert "ready" in answer.json()["bots"]

        async def away(*_: object) -> None:
            raise Problem("unavailable")

        with monkeypatch.context() as patch:
            patch.setattr(place.house.database, "read", away)
            answer = await place.client.get("/health")
            assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "away", "away")
        place.house.closing = True
        answer = await place.client.get("/health")
        assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "closing", "ok")
        assert (await place.client.get("/api/tables/")).json()["code"] == "closing"


async def test_metrics_count_and_name_nobody(tmp_path: Path) -> None:
    async with site(tmp_path, metrics_token="of-the-operator") as place:
        people, table = await played(place)
        place.house.office.counts["push", "sent"] += 3
        found = await figures(place)
        assert found["guanxi_notices_total", "push", "sent"] == 3
        assert found["guanxi_entries_total",] == found["guanxi_batches_total",] == 4  # two sat down, start, move
        assert found["guanxi_move_seconds_count",] == 2
        assert found["guanxi_problems_total", "stale"] == 1
        assert found["guanxi_tables",] == 1
        assert found["guanxi_chat_lines_total",] == 1
        assert found["guanxi_http_requests_total", "POST", "/api/tables/{table}/moves", "409"] == 1
        await place.client.get("/api/tables/somewhere/else/entirely")
        await place.client.request("SECRET", "/metrics")
        text = (await place.client.get("/metrics", headers=TOKEN)).text
        for secret in some(
            [table, "secrets", "SECRET", "somewhere", *(word for each in people for word in told(each))]
        ):
            assert secret not in text


def told(person: Guest) -> list[str]:
    return [person.name, person.person, person.headers["authorization"].split()[1]]


async def test_metrics_are_for_the_operator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "is_here", lambda host: False)
    async with site(tmp_path, metrics_token="of-the-operator") as place:
        for header in some(("", "Bearer", "Bearer of-the-operato", "Basic of-the-operator", "Bearer é")):
            answer = await place.client.get("/metrics", headers={"authorization": header.encode()})
            assert answer.status_code == 403
    async with site(tmp_path) as place:
        assert (await place.client.get("/metrics", headers={"authorization": "Bearer "})).status_code == 403
        monkeypatch.setattr(routes, "is_here", lambda host: True)
        assert (await place.client.get("/metrics")).status_code == 200
        for name in some(PASSED_ON):
            assert (await place.client.get("/metrics", headers={name: "10.0.0.1"})).status_code == 403


def test_here_is_this_machine() -> None:
    assert all(map(routes.is_here, some(("127.0.0.1", "127.8.8.8", "::1"))))
    assert not any(map(routes.is_here, some(("", "localhost", "10.0.0.1", "0.0.0.0", "::", "1.2.3.4"))))


def test_a_histogram_has_what_lies_up_to_each_bound() -> None:
    histogram = Histogram((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 7.0):
        histogram.add(value)
    assert histogram.buckets() == [("1.0", 2), ("2.0", 3), ("+Inf", 4)]
    assert histogram.total == 10.0


async def test_pages_are_plain_and_escaped(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        host = await place.guest("<b>Eve</b>")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = await host.post("/api/tables", game="china", seats=seats, title='"><script>x</script>')
        hidden = await host.post("/api/tables", game="china", seats=seats, title="Among friends", public=False)
        front = await place.client.get("/plain")
        page = await place.client.get(f"/plain/t/{made['info']['id']}")
        for answer in some((front, page)):
            assert answer.status_code == 200
            assert "<script" not in answer.text
            assert "<b>" not in answer.text
            assert "&lt;b&gt;Eve&lt;/b&gt;" in answer.text
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert "Among friends" not in front.text
        link = hidden["invitation"].replace(place.house.settings.public_url, "/plain")
        assert "Among friends" in (await place.client.get(link)).text
        for path in some(
            (f"/plain/t/{hidden['info']['id']}", f"{link[:-1]}x", "/plain/t/none", "/nothing", "/wp-admin")
        ):
            answer = await place.client.get(path)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
        assert (await place.client.get("/api/nothing")).json()["code"] == "no_such_thing"
        assert "Disallow: /" in (await place.client.get("/robots.txt")).text
