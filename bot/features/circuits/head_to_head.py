"""The messages that compare two people of a server."""

from collections.abc import Mapping

from bot.league.head_to_head import HeadToHead
from bot.league.results import Result
from bot.locales.phrase import Locale, Phrase, Text, say
from bot.tables.circuits import NO_MORE
from bot.ui import components, text
from bot.ui.messages.message import MessageLayout, layout


def choice_message(locale: Locale) -> MessageLayout:
    """Return the message that asks which two people to compare."""
    return layout(say("league-rivals", locale), buttons=[_menu(locale)])


def rivals_message(found: HeadToHead, games: Mapping[str, str], locale: Locale) -> MessageLayout:
    """Return the comparison of two people, with a menu to choose others. games: the games' names by key."""
    one, other = (text.safe(name) for name in found.names)
    played = [
        say(
            "league-rivals-game",
            locale,
            game=games.get(title, NO_MORE),
            one=one,
            other=other,
            first=duel.ahead[0],
            second=duel.ahead[1],
        )
        for title, duel in found.by_game
    ]
    last = [_line(pair, games, one, other, locale) for pair in found.last]
    people = [
        say("league-rivals-person", locale, name=name, ahead=ahead, wins=wins)
        for name, ahead, wins in zip((one, other), found.whole.ahead, found.whole.wins, strict=True)
    ]
    lines = [
        say("league-rivals-head", locale, one=one, other=other, games=found.whole.games),
        *people,
        *(["", *played] if len(played) > 1 else []),
        say("league-rivals-last", locale),
        *last,
    ]
    return layout("\n".join(lines), buttons=[_menu(locale)])


def _menu(locale: Locale) -> components.PersonMenu:
    return components.person_menu(components.ButtonId("0", "rival"), say("league-rivals-menu", locale))


def _line(pair: tuple[Result, Result], games: Mapping[str, str], one: str, other: str, locale: Locale) -> str:
    game: Text = games.get(pair[0].title, NO_MORE)
    first, second = (_place(each) for each in pair)
    return say(
        "league-rivals-race",
        locale,
        day=text.day(pair[0].at),
        game=game,
        one=one,
        other=other,
        first=first,
        second=second,
    )


def _place(result: Result) -> Text:
    return Phrase("league-rivals-out") if result.out else Phrase("place", place=result.place)
