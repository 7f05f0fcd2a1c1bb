"""The application: `create_app(settings)`. Nothing happens at import."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.middleware.session.client_side import CookieBackendConfig

from guanxi import __version__
from guanxi.server.accounts.limits import STORE
from guanxi.server.accounts.others_routes import Others
from guanxi.server.accounts.own_routes import Own
from guanxi.server.accounts.reset_page import reset_by_page, reset_page
from guanxi.server.accounts.return_page import return_by_page, return_page
from guanxi.server.accounts.routes import Accounts
from guanxi.server.accounts.sessions import COOKIE
from guanxi.server.accounts.upkeep import upkeep
from guanxi.server.advice.routes import Advice
from guanxi.server.archive.routes import Archive, LookingBack
from guanxi.server.describing import description
from guanxi.server.errors import HANDLERS
from guanxi.server.house import House
from guanxi.server.learn.routes import Learning, Lessons
from guanxi.server.live.socket import live_socket
from guanxi.server.lobby.games import Games
from guanxi.server.lobby.routes import Lobby
from guanxi.server.office.routes import Notices
from guanxi.server.operator.front import PAGES
from guanxi.server.operator.requests import counted
from guanxi.server.operator.routes import Operator
from guanxi.server.settings import Settings
from guanxi.server.shield import only_own_pages, shielded
from guanxi.server.social.routes import Social
from guanxi.server.tables.routes import Tables
from guanxi.server.web.routes import SITE

YEAR = 365 * 24 * 3600


def create_app(settings: Settings) -> Litestar:
    """The server, ready to be run by uvicorn."""
    house = House(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        house.spawn(upkeep(house, app.stores.get(STORE)))
        yield
        await house.close()

    session = CookieBackendConfig(
        secret=house.secret,
        key=COOKIE,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.public_url.startswith("https:"),
    )

    async def get_house() -> House:
        return house

    app = Litestar(
        route_handlers=[
            Accounts,
            Own,
            Others,
            return_page,
            return_by_page,
            Games,
            Lobby,
            Tables,
            Social,
            LookingBack,
            Archive,
            Advice,
            Lessons,
            Learning,
            Notices,
            Operator,
            *PAGES,
            *SITE,
            reset_page,
            reset_by_page,
            live_socket,
        ],
        lifespan=[life],
        middleware=[session.middleware],
        dependencies={"house": Provide(get_house)},
        exception_handlers=HANDLERS,
        before_request=only_own_pages,
        openapi_config=description(__version__),
        request_max_body_size=1_200_000,
        logging_config=None,  # operator/logs.py has everything
        debug=False,
    )
    app.asgi_handler = shielded(counted(app.asgi_handler, house.counts, settings.log_requests))
    app.state.house = house
    return app
