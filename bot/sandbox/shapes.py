"""The JSON between the bot and the simulated Discord. Any field of a component, a command or an option can be
missing. The checks in `components` and `commands` report invalid fields.
"""

from typing import TypedDict


class Emoji(TypedDict, total=False):
    """An emoji on a button or in a menu."""

    id: int | str
    name: str


class MenuOption(TypedDict, total=False):
    """An option of a menu."""

    label: str
    value: str
    description: str
    default: bool
    emoji: Emoji


class Media(TypedDict, total=False):
    """A reference to a picture. The bot sends only the URL, and Discord adds the other fields."""

    url: str
    proxy_url: str
    attachment_id: str
    content_type: str
    width: int
    height: int


class GalleryItem(TypedDict, total=False):
    """A picture in a gallery."""

    media: Media
    description: str


class Component(TypedDict, total=False):
    """A component of any type in a message or a modal."""

    type: int
    id: int
    custom_id: str
    style: int
    label: str
    description: str
    placeholder: str
    disabled: bool
    url: str
    emoji: Emoji
    options: list[MenuOption]
    min_values: int
    max_values: int
    min_length: int
    max_length: int
    required: bool
    value: str
    content: str
    accent_color: int | None
    items: list[GalleryItem]
    default_values: list[dict[str, str]]
    component: "Component"
    components: "list[Component]"


class Modal(TypedDict):
    """A modal, which is a form in a window."""

    custom_id: str
    title: str
    components: list[Component]


class AllowedMentions(TypedDict, total=False):
    """The people and roles that a message can notify: all of a kind, or those with the given ids."""

    parse: list[str]
    users: list[str]
    roles: list[str]
    replied_user: bool


class Choice(TypedDict, total=False):
    """A choice of a command's option."""

    name: str
    name_localizations: dict[str, str] | None
    value: str | int | float


class Command(TypedDict, total=False):
    """A command, a group of subcommands, or an option."""

    id: str
    application_id: str
    guild_id: str
    version: str
    type: int
    name: str
    name_localizations: dict[str, str] | None
    description: str
    description_localizations: dict[str, str] | None
    default_member_permissions: str | None
    contexts: list[int]
    integration_types: list[int] | None
    handler: int
    required: bool
    autocomplete: bool
    min_value: float
    max_value: float
    min_length: int
    max_length: int
    choices: list[Choice]
    options: "list[Command]"


class Filled(TypedDict, total=False):
    """A command's option as a client sends it, or a subcommand with its options."""

    type: int
    name: str
    value: object
    focused: bool
    options: "list[Filled]"


class EventPlace(TypedDict):
    """The place of a scheduled event outside of Discord."""

    location: str


class ScheduledBody(TypedDict, total=False):
    """A new scheduled event, or changes to one."""

    name: str
    entity_type: int
    entity_metadata: EventPlace | None
    privacy_level: int
    scheduled_start_time: str
    scheduled_end_time: str
    status: int


class Identify(TypedDict, total=False):
    """The message with which a shard starts a session."""

    shard: tuple[int, int]
    intents: int


class Resume(TypedDict):
    """The message with which a shard resumes a session."""

    session_id: str
    seq: int | None


class MemberRequest(TypedDict, total=False):
    """The message with which a shard requests members of a server."""

    guild_id: str
    user_ids: list[str] | str
    nonce: str
