"""A review for the player whose game it is: an overview, and a page for each turning point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import discord

from bot.engine.game import Seat
from bot.engine.hindsight import Appraisal, lead
from bot.locales.phrase import Locale, Phrase, Text, decimal, say, spoken
from bot.model.ports import Slow
from bot.model.reviews import Judged, Review
from bot.model.snapshots import AnyLoggedMove
from bot.record.decisions import FAIR, Decision, decisions
from bot.record.reviews import Reviews
from bot.render.themes import theme_of
from bot.storage.reviews import SqlReviews
from bot.tables.history import Past
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button, tag
from bot.ui.messages.accuracy import accuracy_message
from bot.ui.messages.choices import NO_EMOJI, Choice, choice_rows
from bot.ui.messages.message import Control, MessageLayout, Picture, colour_of, layout, mark, pictures_of
from bot.ui.messages.paint import PictureService
from bot.ui.messages.tap_review import TapReviews
from bot.ui.text import safe
from bot.words import in_full

_SQUARES = 10
"""The number of squares in the bar of luck and play."""
_GREEN = discord.ButtonStyle.success


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game of one player."""

    table: Table
    seat: Seat
    deal: Past
    """The game before its first move."""
    found: tuple[Decision, ...]
    """The player's decisions, in order."""
    reader: int
    """The person who looks at the review, normally the player."""

    @property
    def title(self) -> Title:
        """Return the title of the reviewed game."""
        return self.table.title

    def decision(self, ply: int) -> Decision:
        """Return the decision of that move."""
        return next(each for each in self.found if each.ply == ply)

    def turn(self, ply: int) -> Text:
        """Return the player's turn with that move: named as its pictures and *History* name that part of the
        game, and counted if the player had several turns in it.
        """
        part = self._part(self.decision(ply))
        turns = list(dict.fromkeys(each.turn for each in self.found if self._part(each) == part))
        turn = turns.index(self.decision(ply).turn) + 1
        if part is None:
            return Phrase("review-turn", turn=turn)
        return part if len(turns) == 1 else Phrase("review-turn.part", part=part, turn=turn)

    def _part(self, decision: Decision) -> Text | None:
        round_of = self.title.words.round
        return None if round_of is None else round_of(decision.view)

    def label(self, decision: Decision, at: int) -> Text:
        """Return the label of one of the actions of a decision. at: its index."""
        names = self.table.names
        return in_full(self.title.words.text.label(decision.actions[at], decision.view, names))

    def loss(self, found: Appraisal, locale: Locale) -> Phrase:
        """Return the phrase for how much worse the taken action was, in the game's unit."""
        hindsight = self.title.robots.hindsight
        assert hindsight is not None
        return Phrase(hindsight.unit, loss=decimal(found.loss, locale))


class ReviewDesk:
    """Starts reviews of games, and builds the messages about them. pictures: paints the positions."""

    def __init__(
        self, registry: TableRegistry, pictures: PictureService, store: SqlReviews, slow: Slow
    ) -> None:
        reviews = Reviews(store, slow)
        self.find, self.begin, self.appraise = reviews.find, reviews.begin, reviews.appraise
        self.watched, self.close = reviews.watched, reviews.close
        self.taps = TapReviews(registry, pictures, store).message
        self._all = store.of
        self._registry = registry
        self._pictures = pictures

    async def accuracy(self, titles: Mapping[str, Title], person: int, locale: Locale) -> MessageLayout:
        """Return that person's accuracy in all their reviewed games, shown only to them."""
        theme = self._registry.preferences.of(person).theme
        return await accuracy_message(self._pictures, titles, await self._all(person), theme, locale)

    async def game(self, table: Table, seat: Seat, person: int, reader: int = 0) -> ReviewedGame:
        """Return the game of that player. reader: the person who looks at it, or 0 for the player. Raises
        IllegalMove if the rules have changed too much to replay it.
        """
        pasts = await self._pictures.replay(table, await table.log())
        return await self._game(table, seat, person, pasts, reader or person)

    async def _game(
        self, table: Table, seat: Seat, person: int, pasts: Sequence[Past], reader: int
    ) -> ReviewedGame:
        found = await self._pictures.paint(decisions, table.title, pasts, seat, person, urgent=True)
        return ReviewedGame(table, seat, pasts[0], tuple(found), reader)

    async def notes(
        self, table: Table, seat: Seat, person: int, pasts: Sequence[Past], locale: Locale
    ) -> dict[int, str]:
        """Return a line about each turning point of that player's review, by its move, or none before it is
        done. pasts: their game, move by move.
        """
        review = await self.find(table, seat, person)
        if review is None or not review.done:
            return {}
        game = await self._game(table, seat, person, pasts, person)
        return {each.ply: _note(game, each, locale) for each in review.turning_points}

    async def led_to(self, table: Table, ply: int) -> tuple[list[Past], list[AnyLoggedMove]]:
        """Return the moves before that move of a game, replayed and as logged. Raises IllegalMove."""
        moves = [each for each in await table.log() if each.ply < ply]
        return await self._pictures.replay(table, moves), moves

    async def moment(self, game: ReviewedGame, review: Review, number: int, locale: Locale) -> MessageLayout:
        """Return one turning point: the position as it was seen, the player's choice, a better one, and the
        reason.
        """
        judged = review.turning_points[number]
        decision, found = game.decision(judged.ply), judged.found
        names = [safe(name) for name in game.table.names]
        told = say(
            "review-moment",
            locale,
            turn=game.turn(judged.ply),
            loss=game.loss(found, locale),
            done=spoken(game.label(decision, decision.done), locale),
            best=spoken(game.label(decision, found.best), locale),
        )
        reason = game.title.words.reason
        why = [spoken(reason(decision.view, decision.actions[found.best], names), locale)] if reason else []
        id = game.table.snapshot.id
        return layout(
            "\n".join([f"-# {_head(game.table, locale)}", told, *prompted(game, decision, locale, "-# ")]),
            *await self.pictures(game, decision, locale),
            *why,
            buttons=[
                button(ButtonId(id, "retry", number), say("review-again", locale), _GREEN),
                what_if_button(game, judged.ply, locale),
                *_pages(review, game, locale, number),
                button(ButtonId(id, "overview"), say("review-back", locale)),
            ],
            accent=colour_of(id),
        )

    async def retry(
        self,
        game: ReviewedGame,
        review: Review,
        number: int,
        locale: Locale,
        note: str = "",
        opened: str = "",
        *,
        busy: bool = False,
    ) -> MessageLayout:
        """Return the position with its choices. note: the comparison of the pressed choice. busy: whether the
        comparison is not known yet, so that there are no choices meanwhile.
        """
        judged = review.turning_points[number]
        decision, id = game.decision(judged.ply), game.table.snapshot.id
        told = note or say("review-try", locale, turn=game.turn(judged.ply))
        asked = [] if note else prompted(game, decision, locale)
        choices = [] if busy else choices_at(game, decision)
        return layout(
            "\n".join([f"-# {_head(game.table, locale)}", told, *asked]),
            *await self.pictures(game, decision, locale),
            *choice_rows(ButtonId(id, "attempt", number), choices, opened, NO_EMOJI, locale),
            buttons=[
                button(ButtonId(id, "moment", number), say("review-answer", locale)),
                what_if_button(game, judged.ply, locale),
            ],
            accent=colour_of(id),
        )

    async def pictures(self, game: ReviewedGame, decision: Decision, locale: Locale) -> Sequence[Picture]:
        """Return the pictures that the player saw before the decision."""
        table, view = game.table, decision.view
        theme = theme_of(self._registry.preferences.of(game.reader).theme)
        painter = game.title.board.painter
        drawn = await self._pictures.draw(painter, view, table.seated_names, (), theme, locale, urgent=True)
        alts = game.title.words.text.alts(view, table.names)
        return pictures_of("review", drawn, alts, locale)


def what_if_button(game: ReviewedGame, ply: int, locale: Locale) -> ActionButton:
    """Return the button that continues from that decision against robots."""
    return button(ButtonId(game.table.snapshot.id, "whatif", ply), say("review-what-if", locale))


def prompted(game: ReviewedGame, decision: Decision, locale: Locale, before: str = "") -> list[str]:
    """Return the player's prompt at that moment as a line that begins with `before`, or no line if there was
    no prompt.
    """
    names = [safe(name) for name in game.table.names]
    prompt = game.title.words.text.prompt(decision.view, names)
    return [f"{before}{spoken(prompt, locale)}"] if prompt else []


def choices_at(game: ReviewedGame, decision: Decision) -> list[Choice]:
    """Return the choices, each by its tag."""
    text, names = game.title.words.text, game.table.names
    return [(tag(action), text.label(action, decision.view, names)) for action in decision.actions]


def overview(game: ReviewedGame, review: Review, locale: Locale) -> MessageLayout:
    """Return the overview of a review: its turning points, and how much the deal contributed to the
    result.
    """
    points, id = review.turning_points, game.table.snapshot.id
    told = [f"-# {_head(game.table, locale)}", _verdict(game, review, locale)]
    told += [_line(game, each, locale) for each in points]
    told += [f"-# {say('review-come-back', locale)}"] if points else []
    return layout(
        "\n".join(told),
        *_luck(game, review, locale),
        buttons=_pages(review, game, locale),
        accent=colour_of(id),
    )


def _verdict(game: ReviewedGame, review: Review, locale: Locale) -> str:
    """Return the sentence that sums the game up. It is no praise if strong robots always got more from the
    deal, or if the player did not finish.
    """
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
    """Return a message that the review has failed. Its findings are kept, and the next press
    continues there.
    """
    text = f"-# {_head(table, locale)}\n{say('review-stopped', locale)}"
    return layout(text, accent=colour_of(table.snapshot.id))


def _head(table: Table, locale: Locale) -> str:
    id = table.snapshot.id
    return say("review-head", locale, mark=mark(id), game=table.title.name, table=id)


def _line(game: ReviewedGame, judged: Judged, locale: Locale) -> str:
    decision = game.decision(judged.ply)
    return say(
        "review-moment-line",
        locale,
        turn=game.turn(judged.ply),
        done=spoken(game.label(decision, decision.done), locale),
        loss=game.loss(judged.found, locale),
    )


def _note(game: ReviewedGame, judged: Judged, locale: Locale) -> str:
    decision = game.decision(judged.ply)
    best = spoken(game.label(decision, judged.found.best), locale)
    return say("review-note", locale, best=best, loss=game.loss(judged.found, locale))


def _pages(review: Review, game: ReviewedGame, locale: Locale, shown: int = -1) -> list[Control]:
    """Return a button for each turning point except the shown one."""
    return [
        button(ButtonId(game.table.snapshot.id, "moment", at), spoken(game.turn(each.ply), locale))
        for at, each in enumerate(review.turning_points)
        if at != shown
    ]


def _luck(game: ReviewedGame, review: Review, locale: Locale) -> list[str]:
    """Return the sentence about how much of the lead at the end came from the deal, and how much from the
    play of all.
    """
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
    """Return a bar of squares. share: the number of squares that stand for luck."""
    kind = {0: ".play", _SQUARES: ".deal"}.get(share, "")
    return say(f"review-luck-bar{kind}", locale, deal="🟨" * share, play="🟦" * (_SQUARES - share))


def shares(ahead: float, deal: float) -> tuple[float, float, float]:
    """Return a lead, the deal's part of it, and the rest, which is the play. They are rounded to one decimal
    place such that the printed sum is right.
    """
    whole, dealt = round(ahead * 10), round(deal * 10)
    return whole / 10, dealt / 10, (whole - dealt) / 10


def _own_lead(game: ReviewedGame) -> float | None:
    """Return by how many points the player was ahead of the others' mean at the end."""
    outcome = game.title.rules.game.outcome(game.table.snapshot.match.state)
    return None if outcome is None else lead(outcome.scores, game.seat)


def _signed(number: float, locale: Locale) -> str:
    """Return a number with its sign as printed, or without a sign if it is printed as zero."""
    sign = "" if round(number, 1) == 0 else "−" if number < 0 else "+"
    return f"{sign}{decimal(abs(number), locale)}"
