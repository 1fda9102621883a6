"""Tests that a game never ends because a player is away: reminder, clock, robot, and return."""

from __future__ import annotations

from tests.venue import Venue, labels, text_of, words_of


async def test_only_the_player_to_move_is_called_with_a_link_and_a_clock(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    ping = venue.ping()
    assert ping is not None
    assert [user.id for user in ping.mentions] == [venue.person("Ann").id]
    assert str(message.id) in ping.content
    assert "<t:" in ping.content
    await venue.take_turn("Ann")
    after = venue.ping()
    assert after is not None
    assert after.id != ping.id
    assert [user.id for user in after.mentions] == [venue.person("Bo").id]


async def test_half_time_brings_a_reminder_in_the_place_of_the_call(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    before = venue.ping()
    await venue.wait(46)
    after = venue.ping()
    assert before is not None
    assert after is not None
    assert after.id != before.id
    assert "half your time" in after.content


async def test_who_is_there_at_half_time_is_reminded_once_they_are_not(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.wait(20)
    await venue.open_hand("Ann")
    await venue.wait(26)
    assert venue.ping() is None
    await venue.wait(35)
    call = venue.ping()
    assert call is not None
    assert "half your time" in call.content


async def test_at_the_deadline_the_clock_plays_and_says_so(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(91)
    assert table.snapshot.match.counts == (2, 0)
    assert "Ann ran out of time. Paddock moved for them." in text_of(venue.anchor())
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_after_two_missed_turns_a_robot_drives_until_i_m_back(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(91)
    await venue.take_turn("Bo")
    await venue.wait(91)
    assert "Ann is away. A robot is playing for them now." in text_of(venue.anchor())
    assert "I’m back" in labels(venue.anchor())
    assert labels(venue.dm("Ann")) == ["I’m back"]
    await venue.take_turn("Bo")
    assert table.snapshot.match.counts[0] == 6, "the robot has played Ann's third turn"
    await venue.wait(61)
    ping = venue.ping()
    assert ping is not None
    assert [user.id for user in ping.mentions] == [venue.person("Bo").id]
    await venue.person("Ann").click(venue.anchor(), label="I’m back")
    assert "Ann is back." in text_of(venue.anchor())
    assert table.snapshot.players[0].robot is None


async def test_i_m_back_works_in_the_dm_too(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.sure("Ann", "table leave")
    await venue.person("Ann").click(venue.dm("Ann"), label="I’m back")
    assert table.snapshot.players[0].robot is None
    assert "Ann is back." in text_of(venue.anchor())


async def test_when_everybody_is_away_the_table_waits(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(600)
    assert table.waiting
    assert text_of(venue.anchor()).count("Everyone’s away") == 1
    ply = table.snapshot.match.ply
    await venue.wait(3_000)
    assert table.snapshot.match.ply == ply
    assert venue.ping() is None
    await venue.person("Bo").click(venue.anchor(), label="I’m back")
    assert not table.waiting


async def test_when_everybody_has_left_the_table_ends(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.sure("Ann", "table leave")
    await venue.sure("Bo", "table leave")
    assert table.snapshot.status == "ended"
    assert "Everyone left." in text_of(venue.anchor())
    assert venue.ping() is None


async def test_robots_play_by_themselves_and_call_nobody(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", robots=3))
    await venue.take_turn("Ann")
    assert table.snapshot.match.counts == (2, 2, 2, 2)
    await venue.wait(61)
    ping = venue.ping()
    assert ping is not None
    assert [user.id for user in ping.mentions] == [venue.person("Ann").id]


async def test_the_host_hands_an_absent_seat_to_a_robot(venue: Venue) -> None:
    table = await venue.table(await venue.start("Bo", "Ann", pace="none"))
    await venue.take_turn("Bo")
    early = await venue.person("Bo").slash(venue.channel, "table robot", player=venue.person("Ann"))
    assert "was here a moment ago" in words_of(early)
    await venue.wait(600)
    done = await venue.person("Bo").slash(venue.channel, "table robot", player=venue.person("Ann"))
    assert done.ephemeral
    assert "A robot will play for" in words_of(done)
    assert table.snapshot.match.counts[1] == 2
    assert "put a robot in for Ann" in text_of(venue.anchor())
