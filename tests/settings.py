"""Helpers that make choices in the panels of /settings and /server."""

from __future__ import annotations

from bot.sandbox.model import Channel, Interaction, Message
from bot.ui.components import tag
from tests.sandbox.people import Person
from tests.venue import Venue, components


async def choose(venue: Venue, name: str, where: Channel | None = None, /, **changes: str) -> Message:
    """Change a person's settings in their panel, and return the panel. where: the channel in which it is
    opened, by default the usual one. changes: the option to choose in each setting's menu, by setting, and
    for `quiet` the hours to type.
    """
    person = venue.person(name)
    panel = (await person.slash(where or venue.channel, "settings")).answer
    for field, value in changes.items():
        if field == "quiet":
            await type_quiet(person, panel, value)
        else:
            await _select(person, panel, field, value)
    return panel


async def type_quiet(person: Person, panel: Message, typed: str) -> Interaction:
    """Fill in a person's quiet hours in the form that the panel opens. typed: the start, the end and the time
    zone, such as "22:30 7:00 Berlin", or "" for none.
    """
    filled = dict(zip(("begin", "end", "zone"), typed.split(maxsplit=2) or ("", "", ""), strict=True))
    return await person.submit_modal(await person.click(panel, label="Quiet hours"), filled)


async def choose_for_server(venue: Venue, name: str, /, *, ratings: bool = False, **changes: str) -> Message:
    """Change a server's settings in its panel, and return the panel. changes: the option to choose in each
    setting's menu, by setting. ratings: whether to turn ratings on.
    """
    person = venue.person(name)
    panel = (await person.slash(venue.channel, "server")).answer
    for field, value in changes.items():
        await _select(person, panel, field, value)
    if ratings:
        await person.click(panel, label="Ratings: off")
    return panel


async def _select(person: Person, panel: Message, field: str, value: str) -> None:
    wanted = tag((field, value))
    for part in components(panel):
        if wanted in [each["value"] for each in part.get("options", ())]:
            await person.select(panel, [wanted], custom_id=part["custom_id"])
            return
    raise LookupError(f"no menu offers {value} for {field}")
