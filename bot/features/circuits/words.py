"""A circuit's standings in words."""

from collections.abc import Callable, Mapping

from bot.league import ratings, recent_form
from bot.league.circuit import Circuit, Games
from bot.league.standings import Competitor, Standings, StandingsRow, climbed
from bot.locales.phrase import Phrase, Text

Spell = Callable[[str], str]
"""A function that escapes a name for its target, such as Markdown."""

SHOWN = 10
"""The maximum number of players in the picture of the standings and in its description."""
LAST_MATCHES = 5
"""The number of latest games whose points are shown one by one."""
TOP = 5
"""The maximum number of players listed under the result of a game."""


def progress(circuit: Circuit, games: int) -> Phrase:
    """Return the phrase for the progress of the circuit, such as "after game 2 of 5"."""
    if isinstance(circuit.limit, Games) and games <= circuit.limit.number:
        return Phrase("league-after", game=games, games=circuit.limit.number)
    return Phrase("league-after-open", games=games)


def headline(circuit: Circuit, table: Standings, spell: Spell = str) -> Phrase:
    """Return one line about the standings, with the leaders or winners and their points."""
    name, best = spell(circuit.name), [row for row in table.rows if row.rank == 1]
    if not best:
        return Phrase("league-empty", name=name)
    others = [row for row in table.rows if row.rank > 1]
    gap = best[0].points - others[0].points if others else 0
    how = "leads" if circuit.running else "won"
    margin = "-shared" if len(best) > 1 else "-by" if circuit.running and gap else ""
    names = [_named(row, spell) for row in best]
    return Phrase(
        f"league-{how}{margin}",
        name=name,
        player=names[0],
        names=names,
        points=best[0].points,
        gap=Phrase("points", points=gap),
        after=progress(circuit, len(table.matches)),
    )


def rating(found: ratings.Rating | None, recent: recent_form.Form | None = None) -> Phrase:
    """Return the phrase for a rating and the recent form, or for a player without a rating."""
    if found is None:
        return Phrase("league-unrated")
    points, margin, games = str(found.points), str(found.margin), found.matches
    if recent is None:
        return Phrase("league-rating", points=points, margin=margin, games=games)
    return Phrase(
        "league-rating-better" if recent.points > 0 else "league-rating-worse",
        points=points,
        margin=margin,
        games=games,
        last=recent.matches,
        gain=abs(recent.points),
    )


def describe(circuit: Circuit, table: Standings, spell: Spell = str) -> list[Text]:
    """Return the description of the standings' picture, line by line."""
    rows, games = table.rows[:SHOWN], len(table.matches)
    lines: list[Text] = [headline(circuit, table, spell), *(_line(row, spell) for row in rows)]
    if more := len(table.rows) - len(rows):
        lines.append(Phrase("league-more", count=more))
    if games > 1:
        listed = range(max(0, games - LAST_MATCHES), games)
        head = Phrase("league-by-last", games=LAST_MATCHES) if listed.start else Phrase("league-by-game")
        lines += [head, *(_scores(row, listed, spell) for row in rows)]
    return lines


def after_match(before: Standings, after: Standings, spell: Spell = str) -> list[Text]:
    """Return the top of the standings after a game, one line per player, with the changes of rank."""
    gains, first = climbed(before, after), not before.rows
    lines: list[Text] = [_row(row, gains, spell, first=first) for row in after.rows[:TOP]]
    left = len(after.rows) - TOP
    return [*lines, Phrase("league-more", count=left)] if left > 0 else lines


def rank(row: StandingsRow, spell: Spell = str) -> Phrase:
    """Return the line with a player's rank and points, without changes."""
    return Phrase("league-row", place=row.rank, name=spell(row.name), points=row.points)


def _row(row: StandingsRow, gains: Mapping[Competitor, int | None], spell: Spell, *, first: bool) -> Phrase:
    gain = gains[row.competitor]
    change = "" if first or gain == 0 else "-new" if gain is None else "-up" if gain > 0 else "-down"
    name = _named(row, spell)
    return Phrase(f"league-row{change}", place=row.rank, name=name, points=row.points, gain=abs(gain or 0))


def _line(row: StandingsRow, spell: Spell) -> Phrase:
    return Phrase(
        "league-line",
        name=_named(row, spell),
        rank=row.rank,
        points=row.points,
        games=row.matches,
        wins=row.wins,
    )


def _scores(row: StandingsRow, games: range, spell: Spell) -> Phrase:
    scores = ", ".join(str(row.by_match.get(number, "\u2013")) for number in games)
    return Phrase("league-card-line", label=_named(row, spell), value=scores)


def _named(row: StandingsRow, spell: Spell) -> Text:
    name = spell(row.name)
    return Phrase("league-robot", name=name) if row.competitor.kind == "robot" else name
