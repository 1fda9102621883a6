"""Tests of a player's accuracy over all their reviewed games, which only they see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.catalogue import TITLES
from bot.engine.match import start
from bot.engine.review_method import Appraisal
from bot.features.lookback.model import Judged, Review
from bot.features.lookback.queries.reviews import Reviewed, SqlReviews
from bot.locales.phrase import LOCALES, say
from bot.model.snapshots import Player
from bot.sandbox.model import Interaction
from bot.ui.components import ButtonId
from tests.features.lookback.handlers.test_taps import ended, pressed as reviewed
from tests.storage import races
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, alt_of, ids, labels, text_of


async def kept(venue: Venue, id: str, title: str, number: int, found: Review) -> None:
    """Store a finished game of Ann with a review. number: the time at which the game was opened."""
    store, rules = venue.bot.registry._store, TITLES[title].rules
    match, _ = start(rules.game, rules.options(), 4, id)
    table, ann = races.table(id), venue.person("Ann").id
    players = (Player("Ann", ann), *table.players[1:])
    over = replace(table, title=title, match=match, recent=(), status="over", players=players)
    await store.tables.open_table(over, now=float(number))
    await SqlReviews(store.database).save(ann, Reviewed(id, 0, title, 1.0, found))


def lost(decisions: int, *losses: float, done: str = "pass", better: str = "play") -> Review:
    """Return a review that finds the given losses beyond doubt. The second look finds half of each. done,
    better: in each of these decisions, the kind of the action taken, and of the better action.
    """
    first = tuple(Judged(ply, Appraisal(1, loss, 0.1)) for ply, loss in enumerate(losses))
    again = tuple(Judged(ply, Appraisal(1, loss / 2, 0.1), done, better) for ply, loss in enumerate(losses))
    return Review(decisions, len(losses), first, again, (), done=True)


async def asked(venue: Venue, name: str) -> Interaction:
    """Make the person press *My accuracy*, and return the answer."""
    return await forged(venue, name, await venue.lobby("Host"), ButtonId("0", "accuracy"))


async def test_each_game_has_its_accuracy_its_best_game_and_the_most_common_mistake_is_named(
    venue: Venue,
) -> None:
    await kept(venue, "later", "rasant", 9, lost(10, 4.0, 2.0))
    await kept(venue, "early", "rasant", 2, lost(20, 8.0, 8.0, 8.0))
    await kept(venue, "short", "rasant", 1, lost(2))
    await kept(venue, "grill", "gear_head", 3, lost(8, 12.0, done="draw", better="take"))
    told = await asked(venue, "Ann")
    assert told.ephemeral
    words = text_of(told.answer)
    cost = "in your last game, each decision cost you about"
    assert f"**Rasant**: {cost} 0.3 points on average (before that: about 0.3 points)." in words
    assert f"**Gear Head**: {cost} 0.8% of your chances on average." in words
    assert "*pass* instead of *play a card* (Rasant, 5 times)" in words
    assert alt_of(told.answer).count("**") == 4
    assert labels(told.answer) == ["Rasant"]
    assert ids(told.answer)["Rasant"].startswith("pd:later:review")
    assert "No reviews yet. After a game, press *Look back*" in text_of((await asked(venue, "Bo")).answer)


async def test_presses_that_race_have_a_measure_of_their_own(venue: Venue) -> None:
    await ended(venue, "agame", "Ann", "Bo", 3.0)
    await ended(venue, "bgame", "Ann", "Bo", 3.0, careless=4)
    await reviewed(venue, "Ann", "bgame")
    told = await asked(venue, "Ann")
    assert "**Racesmack**: 88% right in your last game (before that: 100% right on average)." in text_of(
        told.answer
    )
    assert "mistake" not in text_of(told.answer)


async def test_a_profile_that_all_can_see_has_no_mistakes_but_the_way_to_ones_own(venue: Venue) -> None:
    await kept(venue, "later", "rasant", 9, lost(10, 4.0, 2.0))
    before, after, move = races.finished("other")
    store = venue.bot.registry._store
    results = [
        replace(each, guild=venue.guild.id, person=venue.person("Ann").id if not each.seat else None)
        for each in races.results(after, move)
    ]
    await store.tables.open_table(replace(before, version=1))
    await store.tables.save_table(replace(after, version=2), move, results=results)
    shown = await venue.person("Bo").slash(venue.channel, "league profile", player=venue.person("Ann").user)
    assert not shown.ephemeral
    assert "mistake" not in text_of(shown.answer)
    assert "lost a decision" not in text_of(shown.answer) + alt_of(shown.answer)
    own = await venue.person("Ann").click(shown.answer, label="My accuracy")
    assert own.ephemeral
    assert "mistake" in text_of(own.answer)


@pytest.mark.parametrize("title", [each for each in TITLES.values() if each.robots.review_method is not None])
def test_every_kind_of_action_has_its_own_words_in_every_language(title: Any) -> None:
    union = title.rules.action
    kinds = [each.__dataclass_fields__["kind"].default for each in get_args(union)]
    for locale in LOCALES:
        told = [say(title.words.acts, locale, kind=kind) for kind in kinds]
        assert len(set(told)) == len(kinds) > 3
