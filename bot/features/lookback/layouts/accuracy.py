"""The message about a person's accuracy in their reviewed games."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple

from bot.features.lookback.layouts.tabs import FROM_ELSEWHERE
from bot.features.lookback.model import Review
from bot.features.lookback.queries.reviews import Reviewed
from bot.locales.phrase import Locale, Phrase, Tenths, Text, lines, say, spoken
from bot.render import accuracy, themes
from bot.title import AnyTitle as Title
from bot.ui import components, text
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.messages.paint import PictureService

CHARTED: Final = 20
"""The maximum number of reviews in a game's curve."""
ENOUGH: Final = 4
"""The minimum number of decisions in a match that can be the most accurate one."""
OFTEN: Final = 2
"""The minimum number of occurrences of a common mistake."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """One person's reviews of one game, oldest first."""

    title: Title
    found: tuple[Reviewed, ...]

    @property
    def values(self) -> list[float]:
        """Return the accuracy in each review, where higher is better."""
        return [_value(each.review) for each in self.found]

    @property
    def best(self) -> Reviewed | None:
        """Return the review of the most accurate match, or None if fewer than two have enough decisions."""
        fit = [each for each in self.found if each.review.decisions >= ENOUGH]
        return max(fit, key=lambda each: _value(each.review)) if len(fit) > 1 else None

    def words(self, value: float, *, short: bool = False) -> Phrase:
        """Return an accuracy in the game's unit. short: whether it is for a picture."""
        review_method, ending = self.title.robots.review_method, ".short" if short else ""
        if review_method is None:
            return Phrase(f"review-share{ending}", share=round(100 * value))
        return Phrase(f"{review_method.unit}{ending}", loss=Tenths(-value))


class _Summary(NamedTuple):
    rows: tuple[accuracy.AccuracyRow, ...]
    """The rows of the picture, one for each game."""
    told: Sequence[str]
    """The lines above the picture."""
    best: Sequence[tuple[str, str]]
    """The table id of the most accurate match of each game, with the name of the game."""
    after: Sequence[str]
    """The lines below the picture."""


def _value(review: Review) -> float:
    tempo = review.tempo
    return -review.lost if tempo is None else tempo.right / max(1, tempo.chances)


def by_title(titles: Mapping[str, Title], found: Sequence[Reviewed]) -> list[Accuracy]:
    """Return the accuracy in each game with finished reviews. found: all reviews, newest first."""
    done = [each for each in reversed(found) if each.review.done and each.review.decisions]
    games = {key: tuple(each for each in done if each.title == key) for key in titles}
    return [Accuracy(titles[key], game) for key, game in games.items() if game]


async def accuracy_message(
    pictures: PictureService,
    titles: Mapping[str, Title],
    found: Sequence[Reviewed],
    theme: str,
    locale: Locale,
) -> MessageLayout:
    """Return the message about a person's accuracy, or an explanation of reviews if there are none."""
    summary = await asyncio.to_thread(_summed, titles, found, locale)
    if not summary.rows:
        return layout(say("review-accuracy-none", locale))
    seen, told = themes.theme_of(theme), summary.told
    data = await pictures.picture(accuracy.stage, summary.rows, locale, theme=seen, urgent=True)
    alt = text.cut("\n".join([say("review-accuracy-alt", locale), *told[1:]]), text.ALT)
    return layout(
        "\n".join(told),
        Picture(data, alt, "accuracy.png"),
        *(["\n".join(summary.after)] if summary.after else []),
        buttons=[
            components.button(components.ButtonId(table, "review", FROM_ELSEWHERE), name)
            for table, name in summary.best
        ],
    )


def _summed(titles: Mapping[str, Title], found: Sequence[Reviewed], locale: Locale) -> _Summary:
    games = by_title(titles, found)
    rows = [
        accuracy.AccuracyRow(
            each.title.name,
            tuple(each.values[-CHARTED:]),
            spoken(each.words(each.values[-1], short=True), locale),
        )
        for each in games
    ]
    told = lines([Phrase("review-accuracy"), *(_line(each) for each in games)], locale)
    best = [(each.best.table, each.title.name) for each in games if each.best is not None]
    after = lines([*_mistake(titles, found), *([Phrase("review-accuracy-best")] if best else [])], locale)
    return _Summary(tuple(rows), told, best, after)


def _line(game: Accuracy) -> Text:
    values, raced = game.values, game.title.robots.review_method is None
    last = game.words(values[-1])
    mean = game.words(fmean(values[:-1] or values))
    return Phrase(
        "review-accuracy-game",
        game=game.title.name,
        measure="right" if raced else "lost",
        last=last,
        mean=mean,
        games=len(values) - 1,
    )


def _mistake(titles: Mapping[str, Title], found: Sequence[Reviewed]) -> list[Text]:
    """Return a sentence about the person's most frequent mistake, or an empty list if none is frequent."""
    counted = Counter(
        (each.title, point.done, point.better)
        for each in found
        for point in each.review.turning_points
        if point.done and point.better and each.title in titles and titles[each.title].words.acts
    )
    ((game, done, better), count), *_ = [*counted.most_common(1), (("", "", ""), 0)]
    if count < OFTEN:
        return []
    title = titles[game]
    kind, other = (Phrase(title.words.acts, kind=each) for each in (done, better))
    same = "yes" if done == better else "no"
    return [
        Phrase("review-accuracy-mistake", done=kind, better=other, same=same, game=title.name, count=count)
    ]
