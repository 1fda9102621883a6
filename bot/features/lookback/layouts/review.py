"""The tab *Review* for the player of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from bot.engine.game import Seat
from bot.engine.review_method import lead
from bot.features.lookback.layouts.accuracy import accuracy_message
from bot.features.lookback.layouts.positions import Noted, Spot
from bot.features.lookback.layouts.tabs import Viewer, tabs, what_if_button
from bot.features.lookback.layouts.taps import TapReviews
from bot.features.lookback.model import Judged, Review
from bot.features.lookback.queries.reviews import SqlReviews
from bot.features.lookback.review import FAIR, Decision, ReviewedGame, Reviews, decisions
from bot.locales.phrase import Locale, decimal, say, spoken
from bot.model.snapshots import AnyLoggedMove
from bot.render.themes import theme_of
from bot.tables.registry import TableRegistry
from bot.tables.replayed import Past
from bot.tables.table import Table
from bot.tables.thinker import Slow
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button, tag
from bot.ui.messages.choices import NO_EMOJI, choice_rows
from bot.ui.messages.message import Control, MessageLayout, colour_of, layout, mark, pictures_of
from bot.ui.messages.paint import PictureService
from bot.ui.text import safe
from bot.words import in_full

_SQUARES = 10
"""The number of squares in the bar of luck and play."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One of the decisions in a reviewed game that clearly cost the player the most."""

    game: ReviewedGame
    number: int
    """The index of the turning point in its review."""
    judged: Judged

    @property
    def decision(self) -> Decision:
        """Return the decision at this turning point."""
        return self.game.decision(self.judged.ply)

    def label(self, at: int, locale: Locale) -> str:
        """Return the label of the action with the index `at`."""
        label, decision = self.game.title.words.text.label, self.decision
        return spoken(in_full(label(decision.actions[at], decision.view, self.game.table.names)), locale)

    def words(self, message: str, locale: Locale) -> str:
        """Return a message about the player's choice, the better choice, and the cost of the mistake."""
        seen, turn = self.judged.found, self.game.turn(self.judged.ply)
        loss, done = self.game.loss(seen), self.label(self.decision.done, locale)
        return say(message, locale, turn=turn, loss=loss, done=done, best=self.label(seen.best, locale))

    def why(self, locale: Locale) -> list[str]:
        """Return a line with the reason for the best action, or no lines if the game has no reasons."""
        reason, best = self.game.title.words.reason, self.decision.actions[self.judged.found.best]
        names = [safe(name) for name in self.game.table.names]
        return [spoken(reason(self.decision.view, best, names), locale)] if reason is not None else []

    def prompted(self, locale: Locale) -> list[str]:
        """Return a line with the prompt that the player saw, or no lines if there was none."""
        names = [safe(name) for name in self.game.table.names]
        prompt = self.game.title.words.text.prompt(self.decision.view, names)
        return [spoken(prompt, locale)] if prompt else []


class ReviewDesk(Reviews):
    """Starts reviews of games, and builds the messages about them."""

    def __init__(
        self, registry: TableRegistry, pictures: PictureService, store: SqlReviews, slow: Slow
    ) -> None:
        super().__init__(store, slow)
        self.taps = TapReviews(registry, pictures, store).message
        self._registry = registry
        self._pictures = pictures

    async def accuracy(self, titles: Mapping[str, Title], person: int, locale: Locale) -> MessageLayout:
        """Return the message about a person's accuracy in all their reviewed games."""
        theme, found = self._registry.preferences.of(person).theme, await self._store.of(person)
        return await accuracy_message(self._pictures, titles, found, theme, locale)

    async def game(
        self, table: Table, seat: Seat, person: int, reader: int = 0, pasts: Sequence[Past] = ()
    ) -> ReviewedGame:
        """Return the game of a player with its review. reader: the person who looks at it, or 0 for the
        player. pasts: the game, move by move, if already known. Raises IllegalMove if it cannot be replayed.
        """
        pasts = pasts or await self._pictures.replay(table, await table.log())
        found = await self._pictures.paint(decisions, table.title, pasts, seat, person, urgent=True)
        review = await self.find(table, seat, person)
        return ReviewedGame(table, seat, pasts[0], tuple(found), reader or person, review)

    async def led_to(self, table: Table, ply: int) -> tuple[list[Past], list[AnyLoggedMove]]:
        """Return the moves of a game before the move `ply`, both replayed and as logged. Raises IllegalMove
        if they cannot be replayed.
        """
        moves = [each for each in await table.log() if each.ply < ply]
        return await self._pictures.replay(table, moves), moves

    async def retry(
        self, point: TurningPoint, locale: Locale, note: str = "", opened: str = "", *, busy: bool = False
    ) -> MessageLayout:
        """Return the position with its choices. note: the comparison of the pressed choice, or "". opened:
        the tag of the opened group of choices, or "". busy: whether the comparison is still being computed.
        """
        id, asked = point.game.table.snapshot.id, [note]
        if not note:
            turn = point.game.turn(point.judged.ply)
            asked = [say("review-try", locale, turn=turn), *point.prompted(locale)]
        rows = [] if busy else choices_at(point, ButtonId(id, "attempt", point.number), opened, locale)
        buttons = [
            button(ButtonId(id, "moment", point.number), say("review-answer", locale)),
            what_if_button(id, point.judged.ply, locale),
        ]
        told = [f"-# {_head(point.game.table, locale)}", *asked]
        return await self.asked(point, told, rows, buttons, locale)

    async def asked(
        self,
        point: TurningPoint,
        told: Sequence[str],
        choices: Sequence[Sequence[Control]],
        buttons: Sequence[Control],
        locale: Locale,
    ) -> MessageLayout:
        """Return the position before a decision as its player saw it, with the given lines and controls."""
        game, table, view = point.game, point.game.table, point.decision.view
        theme = theme_of(self._registry.preferences.of(game.reader).theme)
        painter = game.title.board.painter
        drawn = await self._pictures.draw(painter, view, table.seated_names, (), theme, locale, urgent=True)
        pictures = pictures_of("review", drawn, game.title.words.text.alts(view, table.names), locale)
        accent = colour_of(table.snapshot.id)
        return layout("\n".join(told), *pictures, *choices, buttons=buttons, accent=accent)


def points_of(game: ReviewedGame) -> list[TurningPoint]:
    """Return the turning points of a game, or an empty list while its review is not done."""
    points = game.review.turning_points if game.review is not None and game.review.done else ()
    return [TurningPoint(game, number, each) for number, each in enumerate(points)]


def notes_of(game: ReviewedGame, locale: Locale) -> list[Noted]:
    """Return the review's findings about each turning point, for the list of positions."""
    return [
        Noted(
            each.number,
            each.judged.ply,
            "\n".join([each.words("review-moment", locale), *each.prompted(locale), *each.why(locale)]),
        )
        for each in points_of(game)
    ]


def choices_at(
    point: TurningPoint, button_id: ButtonId, opened: str, locale: Locale
) -> Sequence[Sequence[Control]]:
    """Return the rows with the choices of a decision. button_id: the id of each choice, except for its tag.
    opened: the tag of the opened group, or "".
    """
    text, names, decision = point.game.title.words.text, point.game.table.names, point.decision
    offered = [(tag(action), text.label(action, decision.view, names)) for action in decision.actions]
    return choice_rows(button_id, offered, opened, NO_EMOJI, locale)


def overview(game: ReviewedGame, review: Review, locale: Locale) -> MessageLayout:
    """Return the overview of a review: its turning points, and the deal's contribution to the result."""
    game, id = replace(game, review=review), game.table.snapshot.id
    told = [f"-# {_head(game.table, locale)}", _verdict(game, review, locale)]
    told += [each.words("review-moment-line", locale) for each in points_of(game)]
    told += [f"-# {say('review-come-back', locale)}"] if points_of(game) else []
    turns = [
        button(ButtonId(id, "moment", each.number), spoken(game.turn(each.judged.ply), locale))
        for each in points_of(game)
    ]
    others = tabs(game.table, Viewer(game.reader, locale, seated=True), "review", Spot(0, ply=0))
    luck = _luck(game, review, locale)
    return layout("\n".join(told), *luck, *([turns] if turns else []), buttons=others, accent=colour_of(id))


def _verdict(game: ReviewedGame, review: Review, locale: Locale) -> str:
    if not review.decisions:
        return say("review-none", locale)
    if points := review.turning_points:
        return say("review-moments", locale, count=len(points))
    own = _own_lead(game)
    if own is not None and own < min(review.fair, default=own):
        return say("review-steady", locale)
    outcome = game.title.rules.game.outcome(game.table.snapshot.match.state)
    out = outcome is not None and outcome.scores[game.seat] is None
    return say("review-unlucky" if out else "review-well", locale)


def progress(table: Table, review: Review, locale: Locale) -> MessageLayout:
    """Return the message about the progress of the review."""
    looked, doubts = len(review.screened), review.doubted
    again, suspects = len(review.judged), len(review.suspects)
    if not doubts and not review.fair:
        told = say("review-reading", locale)
    elif looked < doubts:
        told = say("review-working", locale, number=looked + 1, of=doubts)
    elif again < suspects:
        told = say("review-checking", locale, number=again + 1, of=suspects)
    else:
        told = say("review-dealing", locale, number=min(len(review.fair) + 1, FAIR), of=FAIR)
    text = f"-# {_head(table, locale)}\n{told}\n-# {say('review-patience', locale)}"
    return layout(text, accent=colour_of(table.snapshot.id))


def stopped(table: Table, locale: Locale) -> MessageLayout:
    """Return the message that the review has failed."""
    text = f"-# {_head(table, locale)}\n{say('review-stopped', locale)}"
    again = button(ButtonId(table.snapshot.id, "review"), say("review-button", locale))
    return layout(text, buttons=[again], accent=colour_of(table.snapshot.id))


def _head(table: Table, locale: Locale) -> str:
    id = table.snapshot.id
    return say("review-head", locale, mark=mark(id), game=table.title.name, table=id)


def _luck(game: ReviewedGame, review: Review, locale: Locale) -> list[str]:
    """Return the text about luck and play, or no lines if it cannot be computed yet."""
    own = _own_lead(game)
    if own is None or not review.fair:
        return []
    low, high = min(review.fair), max(review.fair)
    ahead, deal, play = shares(own, fmean(review.fair))
    words = say(
        "review-luck",
        locale,
        lead=_signed(ahead, locale),
        deal=_signed(deal, locale),
        play=_signed(play, locale),
    )
    share = round(_SQUARES * abs(deal) / (abs(deal) + abs(play) or 1))
    than = "none" if review.turning_points or own < low else "above" if own > high else "within"
    least, most = _signed(low, locale), _signed(high, locale)
    spread = "none" if least == most else "some"
    how = say("review-luck.how", locale, low=least, high=most, spread=spread, than=than)
    return [f"{words}\n{luck_bar(share, locale)}\n-# {how}"]


def luck_bar(share: int, locale: Locale) -> str:
    """Return the bar of luck and play. share: the number of squares for luck."""
    kind = {0: ".play", _SQUARES: ".deal"}.get(share, "")
    return say(f"review-luck-bar{kind}", locale, deal="🟨" * share, play="🟦" * (_SQUARES - share))


def shares(ahead: float, deal: float) -> tuple[float, float, float]:
    """Return the lead, the deal's part of it, and the rest, rounded to one decimal place so that the parts
    add up.
    """
    whole, dealt = round(ahead * 10), round(deal * 10)
    return whole / 10, dealt / 10, (whole - dealt) / 10


def _own_lead(game: ReviewedGame) -> float | None:
    """Return the player's lead over the others' mean, or None if the game has no outcome."""
    outcome = game.title.rules.game.outcome(game.table.snapshot.match.state)
    return None if outcome is None else lead(outcome.scores, game.seat)


def _signed(number: float, locale: Locale) -> str:
    sign = "" if round(number, 1) == 0 else "−" if number < 0 else "+"
    return f"{sign}{decimal(abs(number), locale)}"
