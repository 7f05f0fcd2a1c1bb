"""The export is complete: every column of the schema that speaks of a person is in it, or left out for a reason."""

import json

from people_hands import Town
from test_sv_leaving import fill

from guanxi.server.accounts.export import LEFT_OUT, PARTS
from guanxi.server.store.schema import metadata, people
from running import some


def test_every_column_about_people_is_there_or_left_out_for_a_reason() -> None:
    exported = {f"{part.table.name}.{name}" for part in PARTS.values() for name in (*part.columns, part.person)}
    parts = {part.table.name for part in PARTS.values()}
    wanted = set()
    for table in some(metadata.sorted_tables):
        for column in table.columns:
            refers = any(key.column.table is people for key in column.foreign_keys) or column.name == "person"
            if refers or table.name in parts:
                wanted.add(f"{table.name}.{column.name}")
    assert len(wanted) > 40
    assert wanted - exported - LEFT_OUT.keys() == set()
    assert exported | LEFT_OUT.keys() <= wanted
    assert all(len(reason) > 8 for reason in some(LEFT_OUT.values()))
    twice = {"blocks.other", "reports.about"}  # mine are there, those about me are not
    assert exported & LEFT_OUT.keys() == twice


def test_an_export_has_what_was_stored_and_no_keys(town: Town) -> None:
    anna, ben, carl = town.account("Anna"), town.guest("Ben"), town.guest("Carl")
    table = town.table(ben, anna, carl)
    fill(town, anna, ben, table)
    ben.post("/api/reports", person=anna.person, text="she was rude")
    ben.post("/api/blocks", person=anna.person)
    answer = anna.ask("GET", "/api/me/export")
    found = answer.json()
    assert found["person"]["email"] == "anna.secret@example.org"
    assert found["person"]["settings"]["zone"] == "Europe/Berlin"
    assert [token["label"] for token in found["tokens"]].count("anna-secret bot") == 1
    assert found["blocks"] == [{"other": ben.person}]
    assert [report["text"] for report in found["reports"]] == ["anna-secret: he was rude"]
    assert [line["text"] for line in found["chat"]] == ["anna-secret hello"]
    assert found["notes"][0]["note"] == "anna-secret plan"
    assert found["pushes"][0]["endpoint"] == "https://push.example.org/anna-secret"
    assert found["records"][0]["text"] == "a record"
    (seat,) = found["seats"]
    assert (seat["table"], seat["place"], seat["game"], seat["status"]) == (table, 1, "china", "running")
    assert seat["record"].endswith(f"/api/tables/{table}/record")
    for word in ("argon2", "gx_", "gxs_", 'rude"', "hello yourself", "AAAA"):
        assert word not in answer.text.replace("he was rude", "")
    assert set(json.loads(town.guest("Dora").ask("GET", "/api/me/export").text)) == set(PARTS)
    town.browser().get("/api/me/export", 401)
