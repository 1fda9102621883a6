"""The handlers of *Review*: the turning points of the user's finished game, another try at them, and *What
if?*.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.engine.game import IllegalMove, Seat
from bot.features.lookback.handlers.may_see import finished, must_see
from bot.features.lookback.handlers.watch import show
from bot.features.lookback.layouts.positions import Spot
from bot.features.lookback.layouts.review import (
    ReviewDesk,
    TurningPoint,
    overview,
    points_of,
    progress,
    stopped,
)
from bot.features.lookback.layouts.tabs import FROM_ELSEWHERE
from bot.features.lookback.review import ReviewedGame, ReviewInProgress
from bot.locales.phrase import Locale, Phrase, say
from bot.model.snapshots import Branch, Place
from bot.record.game import OLDER
from bot.tables.table import Table
from bot.ui import components, errors, failures, text
from bot.ui.actions import practice, repeated_opening
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.answering import defer_panel, on_panel, redraw, show_panel

log = logging.getLogger(__name__)

SHOWN_EVERY = 2.0
"""The number of seconds between two checks of a review's progress."""
ACCURACY = components.ButtonId("0", "accuracy")
TRIES = 3
"""The number of rejected edits after which the answer is no longer edited."""


@on_press("review", "overview")
async def review(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the user's turning points as a panel, or the progress of the review, or the tempo in a game of
    simultaneous presses. Raises the errors of `own_game` and `game_of`.
    """
    table, seat = await own_game(interaction, button_id)
    locale, reviews = text.locale_of(interaction), interaction.client.parts[ReviewDesk]
    if table.title.robots.review_method is None:
        await _show_taps(interaction, button_id, table, seat)
        return
    game = await game_of(interaction, table, seat)
    if game.review is not None and game.review.done:
        await _show(interaction, button_id, overview(game, game.review, locale))
        return
    at = interaction.client.registry.clock.unix_now()
    work = reviews.begin(game, at)
    await _show(interaction, button_id, progress(table, work.now, locale))
    watching = asyncio.create_task(_watch(interaction, game, work), name="review-progress")
    interaction.client.parts[ReviewDesk].watched(watching)


async def _show(interaction: Interaction, button_id: components.ButtonId, drawn: MessageLayout) -> None:
    """Show the review as a tab of the look back or, if it was opened from elsewhere, as a separate panel."""
    if on_panel(interaction) and button_id.mark != FROM_ELSEWHERE:
        await redraw(interaction, drawn)
    else:
        await show_panel(interaction, drawn, ACCURACY)


async def _show_taps(
    interaction: Interaction, button_id: components.ButtonId, table: Table, seat: Seat
) -> None:
    """Show how fast and how careful the user was. Raises Refusal if the game cannot be replayed."""
    await defer_panel(interaction)  # reading earlier games can take time
    try:
        drawn = await interaction.client.parts[ReviewDesk].taps(
            table, seat, interaction.user.id, text.locale_of(interaction)
        )
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    await _show(interaction, button_id, drawn)


@on_press("accuracy", redraws=True)
async def accuracy(interaction: Interaction, _button_id: components.ButtonId) -> None:
    """Show the user's accuracy in all their reviewed games."""
    client, person = interaction.client, interaction.user.id
    drawn = await client.parts[ReviewDesk].accuracy(
        client.builder.titles, person, text.locale_of(interaction)
    )
    await show_panel(interaction, drawn, components.ME)


async def _watch(interaction: Interaction, game: ReviewedGame, work: ReviewInProgress) -> None:
    """Show the review's progress in the answer until the review is over or editing fails."""
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
    if work.failed:
        return stopped(game.table, locale)
    return overview(game, work.now, locale) if work.now.done else progress(game.table, work.now, locale)


@on_press("moment", redraws=True)
async def moment(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the position of a turning point."""
    point = await _turning_point(interaction, button_id)
    await show(interaction, point.game.table, Spot(0, ply=point.judged.ply - 1))


@on_press("retry", "reopen", redraws=True)
async def retry(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the position of a turning point with its choices."""
    point, locale = await _turning_point(interaction, button_id), text.locale_of(interaction)
    opened = button_id.arg
    await redraw(interaction, await interaction.client.parts[ReviewDesk].retry(point, locale, opened=opened))


@on_press("attempt", redraws=True)
async def attempt(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show how the pressed choice compares with the best one."""
    point, locale = await _turning_point(interaction, button_id), text.locale_of(interaction)
    reviews = interaction.client.parts[ReviewDesk]

    def busy(told: str) -> Awaitable[MessageLayout]:
        return reviews.retry(point, locale, note=told, busy=True)

    note, _ = await compared(interaction, point, button_id, busy, mine=True)
    await redraw(interaction, await reviews.retry(point, locale, note=note))


async def compared(
    interaction: Interaction,
    point: TurningPoint,
    button_id: components.ButtonId,
    busy: Callable[[str], Awaitable[MessageLayout]],
    *,
    mine: bool,
) -> tuple[str, bool]:
    """Return the comparison of the pressed choice with the best one, and whether the choice is as good. busy:
    builds the message shown meanwhile. mine: whether the decision was the user's. Raises Refusal if this
    version does not have the choice.
    """
    game, decision, seen = point.game, point.decision, point.judged.found
    tags, locale = [components.tag(action) for action in decision.actions], text.locale_of(interaction)
    if button_id.arg not in tags:
        raise errors.Refusal(Phrase("error-old-button"))
    at = tags.index(button_id.arg)
    chosen = point.label(at, locale)
    if at == seen.best:
        return say("review-tried-best", locale, chosen=chosen), True
    if at == decision.done and mine:
        return say("review-tried-same", locale, chosen=chosen, loss=game.loss(seen)), False
    if at != decision.done:
        await redraw(interaction, await busy(say("review-tried-soon", locale, chosen=chosen)))
        # all suspects share the budget of the second look
        looked_at = len(game.review.suspects) if game.review is not None else 1
        seen = await interaction.client.parts[ReviewDesk].appraise(game, decision, at, looked_at)
    if not seen.clear:
        return say("review-tried-good", locale, chosen=chosen), True
    return say("review-tried-less", locale, chosen=chosen, loss=game.loss(seen)), False


async def own_game(interaction: Interaction, button_id: components.ButtonId) -> tuple[Table, Seat]:
    """Return the button's finished table, and the user's seat there. Raises NotSeated without a seat, and
    Refusal if the game is unfinished or cannot be reviewed now.
    """
    table = await finished(interaction, button_id)
    seat = table.seat_of(interaction.user.id)
    await must_see(interaction, table, "review")
    return table, seat


async def game_of(interaction: Interaction, table: Table, seat: Seat) -> ReviewedGame:
    """Return the game at the table with the user's decisions. Raises Refusal if the game cannot be
    replayed.
    """
    try:
        return await interaction.client.parts[ReviewDesk].game(table, seat, interaction.user.id)
    except IllegalMove:
        raise errors.Refusal(OLDER) from None


async def _turning_point(interaction: Interaction, button_id: components.ButtonId) -> TurningPoint:
    """Return the button's turning point. Raises the errors of `own_game` and `game_of`, and Refusal if the
    review no longer has it.
    """
    game = await game_of(interaction, *await own_game(interaction, button_id))
    points = points_of(game)
    if button_id.mark >= len(points):
        raise errors.Refusal(Phrase("refuse-review-gone"))
    return points[button_id.mark]


@on_press("whatif", opens=True)
async def what_if(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Start *What if?* before the move in the button's mark, or show where it is already in progress. Raises
    the errors of `own_game` and `game_of`, and Refusal if the game has no *What if?* or the move was not the
    user's decision.
    """
    table, seat = await own_game(interaction, button_id)
    if table.title.robots.review_method is None:
        raise errors.Refusal(Phrase("refuse-review"))
    game, ply = await game_of(interaction, table, seat), button_id.mark
    if ply not in {each.ply for each in game.found}:
        raise errors.Refusal(Phrase("error-old-button"))
    for going in await interaction.client.registry.tables.find(person=interaction.user.id):
        if going.snapshot.branch == Branch(table.snapshot.id, ply - 1):
            await repeated_opening.tell_where(interaction, going)
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
        pasts, moves = await client.parts[ReviewDesk].led_to(table, ply)
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    return await client.registry.single_player.go_on(
        table.snapshot,
        pasts,
        moves,
        place=place,
        person=interaction.user.id,
        press=components.press_of(interaction),
    )
