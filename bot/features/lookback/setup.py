"""Connects looking back at finished games with the bot."""

from bot.features.lookback.films import Films
from bot.features.lookback.handlers import extras, puzzles, report, review, watch  # noqa: F401  registers buttons
from bot.features.lookback.layouts.puzzles import PuzzleDesk
from bot.features.lookback.layouts.review import ReviewDesk
from bot.features.lookback.layouts.tabs import LookbackMessages
from bot.features.lookback.queries.puzzles import SqlPuzzles
from bot.features.lookback.queries.reviews import SqlReviews
from bot.ui.client import Lookbacks, PaddockClient

COGS = ()


def set_up(client: PaddockClient) -> None:
    """Create the parts that look back at games."""
    registry, pictures = client.registry, client.pictures
    stored_reviews, stored_puzzles = SqlReviews(client.store.database), SqlPuzzles(client.store.database)
    reviews = ReviewDesk(registry, pictures, stored_reviews, client.slow)
    films = Films()
    for part in (
        LookbackMessages(registry, pictures),
        reviews,
        PuzzleDesk(registry, stored_puzzles, reviews),
        films,
    ):
        client.parts.add(part)
    client.lookback = Lookbacks(show_beginning=watch.show_seat, play_on=review.branch_again)
    client.store.exports.sections += [stored_reviews.exported, stored_puzzles.exported]
    client.closing += [reviews.close, films.close]
