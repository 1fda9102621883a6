"""Discord's limits for messages and modals. All checks raise ApiError, with code 50035 unless stated
otherwise.
"""

from collections.abc import Mapping
from typing import Any, Literal

from bot.sandbox import errors, model
from bot.sandbox.components import Check
from bot.sandbox.shapes import AllowedMentions, Modal

MOST_CONTENT = 2_000
MOST_FILES = 10
MOST_BYTES = 10 * 1024 * 1024
"""The maximum size of an attachment, in bytes."""
MOST_ALT = 1_024
MOST_NONCE = 25
MOST_ALLOWED = 100

LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(message: model.Message, uploaded: set[str]) -> None:
    """Check a message with its new content. uploaded: the names of the files in the request, which Components
    V2 must show. Raises code 50006 for an empty message.
    """
    faults = errors.Faults()
    layout = bool(message.flags & model.COMPONENTS_V2)
    faults.length(("content",), message.content, 0, MOST_CONTENT)
    if layout and message.content:
        told = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        faults.add(("content",), LEGACY, told)
    if not isinstance(message.components, list):
        raise errors.invalid(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    check = Check(faults, {each.filename for each in message.attachments})
    check.message(message.components, layout=layout)
    if layout:
        for at, attachment in enumerate(message.attachments):
            if attachment.filename in uploaded and attachment.filename not in check.used:
                told = f"The attachment {attachment.filename!r} is shown by no component"
                faults.add(("attachments", at), "ATTACHMENT_NOT_REFERENCED", told)
    faults.refuse()
    if not (message.content.strip() or message.components or message.attachments):
        raise errors.ApiError(400, 50006, "Cannot send an empty message")


def check_files(listed: list[dict[str, object]], files: dict[int, tuple[str, bytes]]) -> None:
    """Check the attachments and the files of a request. Raises status 413 and code 40005 for a file that is
    too large.
    """
    if any(len(content) > MOST_BYTES for _, content in files.values()):
        raise errors.ApiError(413, 40005, "Request entity too large")
    faults = errors.Faults()
    if len(listed) > MOST_FILES or len(files) > MOST_FILES:
        faults.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    for at, each in enumerate(listed):
        faults.length(("attachments", at, "description"), each.get("description"), 0, MOST_ALT)
    faults.refuse()


def check_flags(before: int, after: int) -> None:
    """Check that an edit does not remove the flag of Components V2."""
    if before & model.COMPONENTS_V2 and not after & model.COMPONENTS_V2:
        told = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        raise errors.invalid(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", told)


def check_nonce(nonce: str | None) -> None:
    """Check the length of a nonce."""
    faults = errors.Faults()
    faults.length(("nonce",), nonce, 0, MOST_NONCE)
    faults.refuse()


def check_allowed(allowed: AllowedMentions | None) -> None:
    """Check the allowed mentions: for each kind, either all or at most 100 ids."""
    faults = errors.Faults()
    kinds: tuple[Literal["users", "roles"], ...] = ("users", "roles")
    for kind in kinds:
        listed = (allowed or {}).get(kind) or ()
        if allowed and listed and kind in (allowed.get("parse") or ()):
            told = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            faults.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", told)
        if len(listed) > MOST_ALLOWED:
            told = f"Must be {MOST_ALLOWED} or fewer in length."
            faults.add(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", told)
    faults.refuse()


def check_modal(body: Mapping[str, Any]) -> Modal:
    """Check a modal, and return it."""
    faults = errors.Faults()
    title, custom_id, components = body.get("title", ""), body.get("custom_id", ""), body.get("components")
    faults.length(("title",), title, 1, 45)
    faults.length(("custom_id",), custom_id, 1, 100)
    if isinstance(components, list):
        Check(faults, set()).modal(components)
    else:
        faults.add(("components",), "BASE_TYPE_REQUIRED", "This field is required")
    faults.refuse()
    return Modal(title=title, custom_id=custom_id, components=components or [])


def check_choices(choices: object) -> None:
    """Check an option's completions."""
    faults = errors.Faults()
    if not isinstance(choices, list) or len(choices) > 25:
        faults.add(("choices",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    else:
        for at, choice in enumerate(choices):
            faults.length(("choices", at, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                faults.length(("choices", at, "value"), choice["value"], 1, 100)
    faults.refuse()
