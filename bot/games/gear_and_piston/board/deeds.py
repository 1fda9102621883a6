"""The others' deeds, drawn as small pictures under a hand."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import inks, places, plates
from bot.games.gear_and_piston.rules import components, events as ev
from bot.games.gear_and_piston.rules.showing import key
from bot.render import news
from bot.render.stage import Stage, Words

NEWS: Final = news.NewsStyle(fill=inks.PANEL, line=inks.PANEL, ink=inks.SEPIA, face="Serif")


def doer(event: ev.Event) -> Seat | None:
    """Return the seat that did the deed of an event, or None for an event that is not drawn as a deed."""
    deeds = ev.Placed | ev.Took | ev.Drew | ev.Stole | ev.Built | ev.Upgraded | ev.Patched
    return event.seat if isinstance(event, deeds) else None


def deed(stage: Stage, seat: Seat, done: Sequence[ev.Event]) -> news.Deed:
    """Return a player's deeds for the news: the player's token, and then for each deed a word and small
    pictures of parts, Blueprints and robbed players. A placed token is shown by the name of its place,
    without a word. A repeated word is left out.
    """
    parts: list[news.Part] = [_token(stage, seat)]
    said = ""
    for event in done:
        word, shown = _shown(stage, event)
        if not word and len(parts) > 1:
            parts.append(Words("\u00b7", 48, "Caladea", inks.SEPIA))
        elif word and word != said:
            text = stage.say("piston-picture-deed", deed=word)
            parts.append(Words(text, 48, "Caladea", inks.SEPIA))
        said = word
        parts += shown
    return parts


def _shown(stage: Stage, event: ev.Event) -> tuple[str, list[news.Part]]:
    """Return the key of the word for a deed, or "" if it needs none, and the pictures or words that follow
    it.
    """
    match event:
        case ev.Placed(location=location):
            name = stage.say("piston-location.short", location=key(location))
            return "", [Words(name, 48, "Serif", inks.INK)]
        case ev.Took(part=part):
            return "took", [_part(stage, part)]
        case ev.Drew():
            return "drew", [_blueprint(stage)]
        case ev.Stole(victim=victim):
            return "stole", [_blueprint(stage), _token(stage, victim)]
        case ev.Built(part=part) | ev.Upgraded(part=part) | ev.Patched(part=part):
            return "built", [_part(stage, part)]
        case _:
            return "", []


def _token(stage: Stage, seat: Seat) -> news.Small:
    return news.Small(66, lambda x, y: places.token(stage, seat, 33, x + 33, y))


def _part(stage: Stage, part: components.Part) -> news.Small:
    return news.Small(74, lambda x, y: plates.offered(stage, part, 74, x, y - 37, icons=False))


def _blueprint(stage: Stage) -> news.Small:
    return news.Small(62, lambda x, y: stage.put("hidden", x + 31, y))
