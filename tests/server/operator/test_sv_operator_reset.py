"""A new password by a link of the operator's."""

from pathlib import Path

import pytest
from server_hands import site

from guanxi.server.accounts.tokens import reset_token
from running import some

pytestmark = pytest.mark.anyio
GOOD = "four quiet horses"


async def test_a_link_sets_a_password_once(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        made = await place.client.post("/api/accounts", json={"name": "Anna", "password": "three loud geese"})
        assert made.status_code == 201, made.text
        place.client.cookies.clear()
        token = await place.house.database.write(reset_token, "Anna")
        path = f"/reset/{token}"
        for each in some((path, "/reset/nonsense")):
            page = await place.client.get(each)
            assert page.status_code == 200
            assert 'type="password"' in page.text
            assert "form-action 'self'" in page.headers["content-security-policy"]
        bad = await place.client.post(path, data={"password": "short"})
        assert bad.status_code == 400
        assert (await place.client.post("/reset/nonsense", data={"password": GOOD})).status_code == 401
        assert (await place.client.post(path, data={"password": GOOD})).status_code == 200
        assert (await place.client.get("/api/me")).json()["name"] == "Anna"
        assert (await place.client.post(path, data={"password": GOOD})).status_code == 401
