"""The text and the buttons at the end of a match."""

from collections.abc import Sequence

import discord

from bot.engine.game import IllegalMove, Outcome, Seat
from bot.engine.ranking import finishes
from bot.league.daily_game import Day
from bot.locales.phrase import Arg, Locale, Phrase, Text, say, spoken
from bot.model import errors, occupants, snapshots
from bot.tables.replayed import Past
from bot.tables.robots import named
from bot.tables.table import Table, TableState
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.message import MessageLayout, Picture, colour_of, layout
from bot.ui.messages.paint import PictureService
from bot.ui.messages.story import own_seat, rounds, seen_event, sentence
from bot.ui.text import person_mention, safe

ROWS = 6
"""The maximum number of players who each have their own line. More players are shown in pairs."""
_GREEN = discord.ButtonStyle.success
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def again_button(table: TableState, locale: Locale) -> ActionButton:
    """Return the button that leads from a finished match to another one."""
    direct = table.snapshot.place.direct
    if table.snapshot.daily is not None:
        return button(ButtonId("0", "daily"), say("table-daily", locale))
    if table.snapshot.branch is not None:
        return button(
            ButtonId(table.snapshot.id, "again", table.turn), say("table-from-there", locale), _GREEN
        )
    words = say("table-again" if direct else "table-rematch", locale)
    return button(ButtonId(table.snapshot.id, "again", table.turn), words, _GREEN)


def share_button(day: Day, locale: Locale) -> ActionButton:
    """Return the button that shares the player's result of a daily."""
    return button(ButtonId("0", "share", day.number), say("daily-share", locale), discord.ButtonStyle.success)


def puzzle_button(locale: Locale) -> ActionButton:
    """Return the button of the puzzle that comes with the daily."""
    return button(ButtonId("0", "puzzles", 1), say("daily-puzzle", locale))


def next_steps(table: TableState, locale: Locale, *, public: bool = False) -> list[ActionButton]:
    """Return the buttons at the end of a match, the most likely next step first. public: whether the message
    is the public one in a channel.
    """
    snapshot, first = table.snapshot, again_button(table, locale)
    look_back = button(ButtonId(snapshot.id, "after"), say("table-after", locale))
    if snapshot.status != "over":
        return [first, look_back]
    if snapshot.daily is not None:
        return [share_button(snapshot.daily, locale), look_back, puzzle_button(locale)]
    if public and snapshot.night:
        first = button(ButtonId(snapshot.night, "nightstandings"), say("table-night", locale), _GREEN)
    elif public and snapshot.circuit:
        return [first, look_back, button(ButtonId(snapshot.id, "circuit"), say("table-standings", locale))]
    share = button(ButtonId(snapshot.id, "give"), say("daily-share", locale))
    return [first, look_back, *([share] if snapshot.branch is None else [])]


def extras_message(
    table: TableState, seat: Seat | None, locale: Locale, *, pictures: bool, shares: bool
) -> MessageLayout:
    """Return the panel *More* of *Look back*. seat: the reader's seat, or None for a spectator. pictures:
    whether the result has more pictures than fit into its message. shares: whether others could read a post
    here.
    """
    snapshot, sits = table.snapshot, seat is not None
    over, hosted, alone = snapshot.status == "over", snapshot.place.hosted, snapshot.daily is not None
    offered = [
        ("text", "table-text", True),
        ("more", "table-more", pictures),
        ("still", "history-replay-stills", over),
        ("replay", "table-replay", over),
        ("spread", "history-share", over and shares and not alone),
        ("give", "history-share-result", over and sits and not alone and snapshot.branch is None),
        ("record", "history-record", over),
        ("check", "table-fair", over and snapshot.sealed is not None),
        ("redeal", "history-seal-play", over),
        ("circuit", "table-standings", bool(snapshot.circuit)),
        ("series", "table-series", over and sits and hosted and not snapshot.circuit),
        ("report", "table-report", over and sits),
    ]
    again = [again_button(table, locale)] if sits and (snapshot.night or alone) else []
    found = [
        button(ButtonId(snapshot.id, each), say(words, locale)) for each, words, there in offered if there
    ]
    head = say("table-after-head", locale, game=table.title.name, table=snapshot.id)
    return layout(head, buttons=[*again, *found], accent=colour_of(snapshot.id))


def placed(place: int, of: int, score: int | None) -> Phrase:
    """Return the phrase for a result as it is shared, such as "2nd of 4, with 31". Without a score, the
    player is out.
    """
    if score is None:
        return Phrase("daily-out")
    medal = f"{_MEDALS[place]} " if place in _MEDALS else ""
    return Phrase("daily-result", medal=medal, place=place, of=of, score=score)


def shared_line(table: TableState, seat: Seat) -> Phrase:
    """Return the line with the game and a seat's result. Raises TableError if the match has no result."""
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    if outcome is None:
        raise errors.TableError(Phrase("refuse-daily-unfinished"))
    result = placed(outcome.places[seat], len(outcome.places), outcome.scores[seat])
    return Phrase("hand-share-line", game=table.title.name, result=result)


def shared_message(
    table: TableState, seat: Seat, name: str, pictures: Sequence[Picture], signs: str, locale: Locale
) -> MessageLayout:
    """Return the public result, shared by a player. name: the player's name, as the message shows it. signs:
    the course of the match, as a line of emoji. Raises TableError if the match has no result.
    """
    told = say("daily-shared", locale, name=name, line=shared_line(table, seat))
    return layout(f"{told}\n{signs}".rstrip(), *pictures, buttons=[play_button(table, locale)])


def result_words(table: TableState, locale: Locale) -> str:
    """Return each player's place and score, best first, and the small print."""
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    rows = finishes(outcome.places, [seat for seat, score in enumerate(outcome.scores) if score is None])
    lines = [
        say(
            "table-row",
            locale,
            rank=_rank(row.place),
            name=mention_or_name(table.snapshot.players[row.seat], locale),
            score=_scored(table, outcome, row.seat),
        )
        for row in rows
    ]
    few = "\n".join(lines) if len(lines) <= ROWS else _paired(lines)
    winners = [row.seat for row in rows if row.place == 1]
    return "\n".join([few, *_small_print(table, winners, locale)])


def own_result(table: TableState, seat: Seat, locale: Locale) -> str:
    """Return a player's own result: the headline, and the small print."""
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    winners = [at for at, place in enumerate(outcome.places) if place == 1 and outcome.scores[at] is not None]
    return "\n".join([own_headline(table, seat, locale), *_small_print(table, winners, locale, seat)])


def _small_print(
    table: TableState, winners: Sequence[Seat], locale: Locale, reader: Seat | None = None
) -> list[str]:
    """Return the line that says why the game is over and which moment was decisive, or no lines if there is
    nothing to say. reader: the reader's seat, or None for a spectator.
    """
    names, over = [safe(name) for name in table.names], table.title.words.over
    why = over(table.view(reader), names) if over is not None else None
    moment = decisive(table, winners, locale, reader=reader)
    told = [spoken(why, locale)] if why is not None else []
    told += [say("hand-moment", locale, moment=moment)] if moment else []
    return [f"-# {' '.join(told)}"] if told else []


def own_headline(table: TableState, seat: Seat, locale: Locale) -> str:
    """Return a player's place and, if there is one, a sentence about the decision or the gap (see `_gap`)."""
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    gap = _gap(table, outcome, seat, locale)
    place = f"**{spoken(_own_place(outcome, seat), locale)}**"
    return f"{place} {gap}" if gap else place


def _own_place(outcome: Outcome, seat: Seat) -> Phrase:
    place = outcome.places[seat]
    if outcome.scores[seat] is None:
        return Phrase("hand-out")
    if outcome.places.count(place) > 1:
        return Phrase("hand-shared", place=place)
    return Phrase("hand-won") if place == 1 else Phrase("hand-came", place=place, of=len(outcome.places))


def _gap(table: TableState, outcome: Outcome, seat: Seat, locale: Locale) -> str:
    """Return the sentence about how the match was decided, or about the gap to the winner (for the winner: to
    the runner-up), or "" if there is nothing to say.
    """
    names = [safe(name) for name in table.names]
    words = table.title.words
    decided = words.decided(table.view(seat), names) if words.decided is not None else None
    if decided is not None:
        return spoken(decided, locale)
    own, place = outcome.scores[seat], outcome.places[seat]
    wanted = min((each for each in outcome.places if each > 1), default=0) if place == 1 else 1
    rival = next((at for at, each in enumerate(outcome.places) if each == wanted), seat)
    score = outcome.scores[rival]
    if own is None or score is None or outcome.places.count(place) > 1 or rival == seat:
        return ""
    name, points = safe(table.names[rival]), Phrase(words.unit, points=abs(own - score))
    if own == score:
        return say("hand-level", locale, name=name)
    return say("hand-ahead" if place == 1 else "hand-short", locale, name=name, points=points)


def _rank(place: int | None) -> Text:
    if place is None:
        return "\u2013"
    return _MEDALS.get(place) or Phrase("place", place=place)  # "4." would start a list


def _scored(table: TableState, outcome: Outcome, seat: Seat) -> Phrase:
    """Return the phrase for a score. If the deal was replayed, add the seat's score in the original match."""
    score = _points(outcome.scores[seat], table.title)
    if table.snapshot.old is None:
        return score
    return Phrase("table-first", score=score, first=_points(table.snapshot.old.scores[seat], table.title))


def _points(score: int | None, title: Title) -> Phrase:
    if score is None:
        return Phrase("table-out")
    points: Arg = score if title.words.unit == "points" else Phrase(title.words.unit, points=score)
    return Phrase("table-score", points=points)


def _paired(lines: Sequence[str]) -> str:
    return "\n".join("  ".join(lines[at : at + 2]) for at in range(0, len(lines), 2))


def mention_or_name(player: snapshots.Player, locale: Locale) -> str:
    """Return a mention of a player, or the name of a robot or of a player who left."""
    if player.person is None or player.left:
        return safe(named(player, locale))
    return person_mention(player.person)


def decisive(table: TableState, winners: Sequence[Seat], locale: Locale, reader: Seat | None = None) -> str:
    """Return the last of the winners' most decisive events as a sentence, or "" if there is none. reader: the
    reader's seat, or None for a spectator.
    """
    dated, title = [*occupants.dated(table.snapshot, locale)], table.title
    at = decisive_event(title, dated, winners)
    if at is None:
        return ""
    names = [safe(name) for name in dated[at].names]
    own = own_seat(dated[at].names, reader, table.names)
    clause = title.words.text.tell(seen_event(title, dated[at]), names, own)
    assert clause is not None
    return sentence(clause, names, own, locale)


def decisive_event(title: Title, dated: Sequence[occupants.Dated], winners: Sequence[Seat]) -> int | None:
    """Return the index of the last of the winners' most decisive public events, or None if there is none."""
    weigh, best, found = title.words.decisive, 1, None
    for at, each in enumerate(dated):
        event = seen_event(title, each)
        weight = 0 if event is None else weigh(event) if weigh is not None else 1
        clause = title.words.text.tell(event, each.names, None) if weight >= best else None
        if clause is not None and clause.seat is not None and clause.seat in winners:
            best, found = weight, at
    return found


async def road_of(table: Table, seat: Seat, locale: Locale, pictures: PictureService) -> tuple[int, ...]:
    """Return the place of the seat at the end of each round, or nothing if it cannot be determined. pictures:
    replays the match outside of the event loop, because that takes a long time.
    """
    if table.title.rules.standing is None:
        return ()
    try:
        pasts = await pictures.replay(table, await table.log())
    except IllegalMove:  # the match was played by older rules
        return ()
    return await pictures.paint(_road, table.title, pasts, seat, locale, urgent=True)


def _road(title: Title, pasts: Sequence[Past], seat: Seat, locale: Locale) -> tuple[int, ...]:
    standing = title.rules.standing
    assert standing is not None
    ends = [group[-1].match.state for _, group in rounds(pasts, title, locale)]
    return tuple(standing(state)[seat] for state in ends)


def play_button(table: TableState, locale: Locale) -> ActionButton:
    """Return the button that deals the cards of a finished match again."""
    return button(ButtonId(table.snapshot.id, "redeal"), say("history-seal-play", locale))
