"""Notices in words, in the reader's language. All of it is for everybody to see: who sits there, and what is played."""

from guanxi.server.language import server_texts
from guanxi.server.notices.notice import Notice
from guanxi.server.office.occasions import Occasion
from guanxi.server.tables.naming import names_in
from guanxi.server.tables.sitting import Sitting


def notice_of(s: Sitting, occasion: Occasion, language: str, public_url: str) -> Notice:
    """A notice, ready to be read."""
    told, kind = server_texts(language), occasion.kind
    mine, names = s.places_of(occasion.person), names_in(s, language)
    others = told.joined([name for place, name in enumerate(names) if place not in mine])
    title, game = s.terms.title or s.game.title, s.game.title
    return Notice(
        kind,
        occasion.person,
        s.id,
        told.say(f"{kind}-title", table=title),
        told.say(f"{kind}-text", game=game, others=others, by=occasion.by),
        f"{public_url}/t/{s.id}",
        occasion.turn,
    )
