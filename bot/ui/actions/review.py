"""Review: the turning points of the presser's finished game, another try at them, and *What if?*, which
continues from there against robots, where nothing counts.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.engine.game import IllegalMove, Seat
from bot.locales.phrase import Locale, Phrase, say, spoken
from bot.model.reviews import Judged, Review
from bot.model.snapshots import Branch, Place
from bot.record.decisions import Decision
from bot.record.game import OLDER
from bot.record.reviews import ReviewInProgress
from bot.tables.table import Table
from bot.ui import components, errors, failures, text
from bot.ui.actions import practice, replay, twice
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.review import ReviewedGame, overview, progress, stopped
from bot.ui.sync.answering import defer_panel, redraw, show_panel

log = logging.getLogger(__name__)

SHOWN_EVERY = 2.0
"""Seconds between two checks of a review's progress."""
ACCURACY = components.ButtonId("0", "accuracy")
TRIES = 3
"""The number of refused edits after which the answer is left unchanged, because nobody can see it
any more.
"""


@on_press("review")
async def review(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the presser's turning points as a panel, or the progress of the review until it is done. For a
    game in which presses race, show how fast and how careful the presser was. Raises NotSeated, TableError
    and Refusal.
    """
    table, seat = await own_game(interaction, button_id)
    person, locale, reviews = interaction.user.id, text.locale_of(interaction), interaction.client.reviews
    if table.title.robots.hindsight is None:
        await _show_taps(interaction, table, seat)
        return
    game, known = await game_of(interaction, table, seat), await reviews.find(table, seat, person)
    if known is not None and known.done:
        await show_panel(interaction, overview(game, known, locale), ACCURACY)
        return
    at = interaction.client.registry.clock.unix_now()
    work = reviews.begin(table, seat, person, game.deal, game.found, known, at)
    await show_panel(interaction, progress(table, work.now, locale), ACCURACY)
    watching = asyncio.create_task(_watch(interaction, game, work), name="review-progress")
    interaction.client.reviews.watched(watching)


async def _show_taps(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Show how fast and how careful the presser was. Raises Refusal."""
    await defer_panel(interaction)  # earlier games may be read
    try:
        drawn = await interaction.client.reviews.taps(
            table, seat, interaction.user.id, text.locale_of(interaction)
        )
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    await show_panel(interaction, drawn, ACCURACY)


@on_press("accuracy", redraws=True)
async def accuracy(interaction: Interaction, _button_id: components.ButtonId) -> None:
    """Show the presser how accurate they were in all their reviewed games."""
    client, person = interaction.client, interaction.user.id
    drawn = await client.reviews.accuracy(client.builder.titles, person, text.locale_of(interaction))
    await show_panel(interaction, drawn, components.ME)


async def _watch(interaction: Interaction, game: ReviewedGame, work: ReviewInProgress) -> None:
    """Keep the answer up to date until the review is over, or Discord has refused several edits of it."""
    registry, locale, shown = interaction.client.registry, text.locale_of(interaction), work.now
    over, tries = False, TRIES
    while not over and tries:
        await registry.clock.sleep_until(registry.clock.now() + SHOWN_EVERY)
        ended, now = work.task is None or work.task.done(), work.now
        if now == shown and not ended:
            continue
        try:
            await redraw(interaction, _state(game, work, locale).as_panel())
            shown, over = now, ended
        except failures.CALL_FAILED as error:
            tries -= 1
            log.info("table %s: a review is not shown: %s", game.table.snapshot.id, error)
        except Exception:
            tries = 0
            log.exception("table %s: a review is not shown", game.table.snapshot.id)


def _state(game: ReviewedGame, work: ReviewInProgress, locale: Locale) -> MessageLayout:
    """Return the progress of the review, or its result."""
    if work.failed:
        return stopped(game.table, locale)
    return overview(game, work.now, locale) if work.now.done else progress(game.table, work.now, locale)


@on_press("overview", redraws=True)
async def back(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Go back from a turning point to the overview."""
    game, found = await _reviewed(interaction, button_id)
    await redraw(interaction, overview(game, found, text.locale_of(interaction)))


@on_press("moment", redraws=True)
async def moment(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show a turning point instead of the overview."""
    game, found, _ = await _moment(interaction, button_id)
    drawn = await interaction.client.reviews.moment(game, found, button_id.mark, text.locale_of(interaction))
    await redraw(interaction, drawn)


@on_press("retry", "reopen", redraws=True)
async def retry(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the position of a turning point with its choices, or with those of the chosen group."""
    game, found, _ = await _moment(interaction, button_id)
    reviews, locale = interaction.client.reviews, text.locale_of(interaction)
    await redraw(interaction, await reviews.retry(game, found, button_id.mark, locale, opened=button_id.arg))


@on_press("attempt", redraws=True)
async def attempt(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show how another choice compares with the best one."""
    game, found, judged = await _moment(interaction, button_id)
    locale, at = text.locale_of(interaction), chosen_at(game.decision(judged.ply), button_id)
    reviews, number = interaction.client.reviews, button_id.mark

    def busy(told: str) -> Awaitable[MessageLayout]:
        return reviews.retry(game, review=found, number=number, locale=locale, note=told, busy=True)

    note, _ = await compared(
        interaction, game=game, judged=judged, at=at, looked_at=len(found.suspects), busy=busy, mine=True
    )
    await redraw(
        interaction, await reviews.retry(game, review=found, number=number, locale=locale, note=note)
    )


def chosen_at(decision: Decision, button_id: components.ButtonId) -> int:
    """Return the index of the action that was pressed. Raises Refusal for one that this version does not
    have.
    """
    tags = [components.tag(action) for action in decision.actions]
    if button_id.arg not in tags:
        raise errors.Refusal(Phrase("error-old-button"))
    return tags.index(button_id.arg)


async def compared(
    interaction: Interaction,
    game: ReviewedGame,
    judged: Judged,
    at: int,
    looked_at: int,
    busy: Callable[[str], Awaitable[MessageLayout]],
    *,
    mine: bool,
) -> tuple[str, bool]:
    """Return the comparison of an action with the best one, and whether it is as good. looked_at: how many
    decisions share the budget. busy: draws the message that is shown while robots compute. mine: whether it
    was the presser's decision.
    """
    decision, locale, seen = game.decision(judged.ply), text.locale_of(interaction), judged.found
    chosen = spoken(game.label(decision, at), locale)
    if at == seen.best:
        return say("review-tried-best", locale, chosen=chosen), True
    if at == decision.done and mine:
        return say("review-tried-same", locale, chosen=chosen, loss=game.loss(seen, locale)), False
    if at != decision.done:
        await redraw(interaction, await busy(say("review-tried-soon", locale, chosen=chosen)))
        seen = await interaction.client.reviews.appraise(
            game.table, decision=decision, done=at, looked_at=looked_at, seat=game.seat
        )
    if not seen.clear:
        return say("review-tried-good", locale, chosen=chosen), True
    return say("review-tried-less", locale, chosen=chosen, loss=game.loss(seen, locale)), False


async def own_game(interaction: Interaction, button_id: components.ButtonId) -> tuple[Table, Seat]:
    """Return the finished table, and the presser's seat. Raises NotSeated, TableError, and Refusal for a game
    without reviews, for a *What if?*, and while others play the deal, or can still play it.
    """
    table = await replay.finished(interaction, button_id)
    seat = table.seat_of(interaction.user.id)
    if not table.title.reviewed:
        raise errors.Refusal(Phrase("refuse-review"))
    if table.snapshot.branch is not None:
        raise errors.Refusal(Phrase("refuse-review-branch"))
    refused = await replay.waiting(interaction, table, "review")
    if refused is not None:
        raise errors.Refusal(refused)
    return table, seat


async def game_of(interaction: Interaction, table: Table, seat: Seat) -> ReviewedGame:
    """Return the presser's decisions at that table. Raises Refusal if the rules have changed too much to
    replay it.
    """
    try:
        return await interaction.client.reviews.game(table, seat, interaction.user.id)
    except IllegalMove:
        raise errors.Refusal(OLDER) from None


async def _reviewed(interaction: Interaction, button_id: components.ButtonId) -> tuple[ReviewedGame, Review]:
    """Return a game and its finished review. Raises the errors of `own_game` and `game_of`, and Refusal if
    there is no review.
    """
    table, seat = await own_game(interaction, button_id)
    found = await interaction.client.reviews.find(table, seat, interaction.user.id)
    if found is None or not found.done or found.tempo is not None:
        raise errors.Refusal(Phrase("refuse-review-gone"))
    return await game_of(interaction, table, seat), found


async def _moment(
    interaction: Interaction, button_id: components.ButtonId
) -> tuple[ReviewedGame, Review, Judged]:
    """Return a game, its finished review, and the turning point of the button. Raises the errors of
    `_reviewed`.
    """
    game, found = await _reviewed(interaction, button_id)
    if button_id.mark >= len(found.turning_points):
        raise errors.Refusal(Phrase("refuse-review-gone"))
    return game, found, found.turning_points[button_id.mark]


@on_press("whatif", opens=True)
async def what_if(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Start *What if?* in the presser's direct messages, before the move with the number of the mark, or
    answer with a link if it is in progress there. Raises the errors of `own_game` and `game_of`, and Refusal
    if the game has no *What if?*, or the move was not the presser's decision.
    """
    table, seat = await own_game(interaction, button_id)
    if table.title.robots.hindsight is None:
        raise errors.Refusal(Phrase("refuse-review"))
    game, ply = await game_of(interaction, table, seat), button_id.mark
    if ply not in {each.ply for each in game.found}:
        raise errors.Refusal(Phrase("error-old-button"))
    for going in await interaction.client.registry.tables.find(person=interaction.user.id):
        if going.snapshot.branch == Branch(table.snapshot.id, ply - 1):
            await twice.tell_where(interaction, going)
            return
    words = Phrase("answer-what-if", game=table.title.name, turn=game.turn(ply), table=table.snapshot.id)
    await practice.start_alone(interaction, table.title, words, partial(_branch, interaction, table, ply))


async def branch_again(interaction: Interaction, branched: Table) -> None:
    """Start a finished *What if?* again. Raises the errors of `what_if`."""
    branch = branched.snapshot.branch
    assert branch is not None
    await what_if(interaction, components.ButtonId(branch.of, "whatif", branch.ply + 1))


async def _branch(interaction: Interaction, table: Table, ply: int, place: Place) -> Table:
    client = interaction.client
    try:
        pasts, moves = await client.reviews.led_to(table, ply)
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    return await client.registry.solo.go_on(
        table.snapshot,
        pasts,
        moves,
        place=place,
        person=interaction.user.id,
        press=components.press_of(interaction),
    )
