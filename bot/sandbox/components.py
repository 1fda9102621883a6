"""The components that Discord accepts in a message or a modal, and the ids that it assigns to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.sandbox import errors, model
from bot.sandbox.shapes import Component, Media, MenuOption

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
PEOPLE, ROLES = 5, 6
SELECTS = (SELECT, PEOPLE, ROLES)
TEXT, GALLERY, CONTAINER, LABEL, BOXES = 10, 12, 17, 18, 22
LINK = 5
"""The style of a button that opens a URL."""

MOST = 40
"""The maximum number of components in a message, including nested ones."""
MOST_TEXT = 4_000
"""The maximum total number of characters of all texts in a message."""

Path = tuple[str | int, ...]

_IN_CONTAINER = (ROW, TEXT, GALLERY)
_LAYOUT = (*_IN_CONTAINER, CONTAINER)


class Check:
    """A check of one component tree. files: the names of the attachments. used: those that the components
    show.
    """

    def __init__(self, faults: errors.Faults, files: set[str]) -> None:
        self.faults = faults
        self.files = files
        self.used: set[str] = set()
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._text = 0

    def message(self, components: list[Component], *, layout: bool) -> None:
        """Check the components of a message. layout: whether the message has the flag of Components V2."""
        if not layout and len(components) > 5:
            self.faults.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 5 in length.")
        self._each(components, ("components",), _LAYOUT if layout else (ROW,))
        if self._count > MOST:
            told = f"The total number of components exceeds the maximum of {MOST}"
            self.faults.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", told)
        if self._text > MOST_TEXT:
            told = f"The total displayable text size exceeds the maximum of {MOST_TEXT}"
            self.faults.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", told)

    def modal(self, components: list[Component]) -> None:
        """Check the components of a modal."""
        if not 1 <= len(components) <= 5:
            self.faults.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        self._each(components, ("components",), (LABEL,))

    def _each(self, components: object, path: Path, allowed: tuple[int, ...]) -> None:
        if not isinstance(components, list):
            self.faults.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for at, component in enumerate(components):
            self._one(component, (*path, at), allowed)

    def _one(self, component: Component | None, path: Path, allowed: tuple[int, ...]) -> None:
        kind = component.get("type") if isinstance(component, dict) else None
        if not isinstance(component, dict) or kind not in allowed:
            told = f'Value of field "type" must be one of {allowed}.'
            self.faults.add((*path, "type"), "UNION_TYPE_CHOICES", told)
            return
        self._count += 1
        id = component.get("id")
        if id:
            if not isinstance(id, int) or not 1 <= id < 1 << 31:
                self.faults.add((*path, "id"), "NUMBER_TYPE_RANGE", "Must be between 1 and 2147483647.")
            elif id in self._ids:
                self.faults.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._ids.add(id)
        self._BY_KIND[kind](self, component, path)

    def _row(self, row: Component, path: Path) -> None:
        inside = row.get("components")
        path = (*path, "components")
        if not isinstance(inside, list) or not 1 <= len(inside) <= 5:
            self.faults.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
            return
        self._each(inside, path, (BUTTON, *SELECTS))
        width = sum(1 if isinstance(each, dict) and each.get("type") == BUTTON else 5 for each in inside)
        if width > 5:
            told = "The specified component exceeds the maximum width"
            self.faults.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", told)

    def _button(self, button: Component, path: Path) -> None:
        style = button.get("style")
        if style not in (1, 2, 3, 4, LINK):
            told = "Value must be one of {1, 2, 3, 4, 5}."
            self.faults.add((*path, "style"), "BASE_TYPE_CHOICES", told)
        if style == LINK:
            self.faults.length((*path, "url"), button.get("url"), 1, 512)
            if "custom_id" in button:
                told = "A custom id and url cannot both be specified"
                self.faults.add(
                    (*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", told
                )
        else:
            self._custom_id(button, path)
            if button.get("url"):
                told = "A custom id and url cannot both be specified"
                self.faults.add((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", told)
        self.faults.length((*path, "label"), button.get("label"), 0 if button.get("emoji") else 1, 80)
        _emoji(button)

    def _custom_id(self, component: Component, path: Path) -> None:
        custom_id = component.get("custom_id")
        self.faults.length((*path, "custom_id"), custom_id, 1, 100)
        if custom_id in self._custom_ids:
            told = "Component custom id cannot be duplicated"
            self.faults.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", told)
        if isinstance(custom_id, str):
            self._custom_ids.add(custom_id)

    def _select(self, select: Component, path: Path) -> None:
        self._custom_id(select, path)
        self.faults.length((*path, "placeholder"), select.get("placeholder"), 0, 150)
        options = 25
        if select["type"] == SELECT:
            self._options(select.get("options"), (*path, "options"))
            options = len(select.get("options") or ())
        least, upper = select.get("min_values", 1), select.get("max_values", 1)
        self.faults.number((*path, "min_values"), least, 0, 25)
        self.faults.number((*path, "max_values"), upper, 1, max(options, 1))
        if isinstance(least, int) and isinstance(upper, int) and least > upper:
            told = "Must be at least the min_values"
            self.faults.add((*path, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", told)

    def _options(self, options: object, path: Path) -> None:
        if not isinstance(options, list) or not 1 <= len(options) <= 25:
            self.faults.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
            return
        seen = set[str]()
        for at, option in enumerate(options):
            self.faults.length((*path, at, "label"), option.get("label"), 1, 100)
            _emoji(option)
            self.faults.length((*path, at, "value"), option.get("value"), 1, 100)
            self.faults.length((*path, at, "description"), option.get("description"), 0, 100)
            if option.get("value") in seen:
                told = "The specified option value is already used"
                self.faults.add((*path, at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", told)
            seen.add(option.get("value"))

    def _container(self, container: Component, path: Path) -> None:
        colour = container.get("accent_color")
        if colour is not None:
            self.faults.number((*path, "accent_color"), colour, 0, 0xFFFFFF)
        inside = container.get("components")
        if not inside:
            self.faults.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self._each(inside, (*path, "components"), _IN_CONTAINER)

    def _words(self, text: Component, path: Path) -> None:
        content = text.get("content")
        self.faults.length((*path, "content"), content, 1, MOST_TEXT)
        self._text += len(content) if isinstance(content, str) else 0

    def _media(self, media: object, path: Path) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        self.faults.length((*path, "url"), url, 1, 2_048)
        if not isinstance(url, str) or not url:
            return
        if not url.startswith("attachment://"):
            if not url.startswith(("http://", "https://")):
                self.faults.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.")
            return
        name = url.removeprefix("attachment://")
        if name not in self.files:
            told = f"The referenced attachment {name!r} was not found"
            self.faults.add((*path, "url"), "COMPONENT_ATTACHMENT_NOT_FOUND", told)
        self.used.add(name)

    def _gallery(self, gallery: Component, path: Path) -> None:
        items = gallery.get("items")
        if not isinstance(items, list) or not 1 <= len(items) <= 10:
            self.faults.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
            return
        for at, item in enumerate(items):
            self._media(item.get("media"), (*path, "items", at, "media"))
            self.faults.length((*path, "items", at, "description"), item.get("description"), 0, 1_024)

    def _label(self, label: Component, path: Path) -> None:
        self.faults.length((*path, "label"), label.get("label"), 1, 45)
        self.faults.length((*path, "description"), label.get("description"), 0, 100)
        self._one(label.get("component"), (*path, "component"), (INPUT, SELECT, BOXES))

    def _boxes(self, boxes: Component, path: Path) -> None:
        self._custom_id(boxes, path)
        options = boxes.get("options") or []
        if not 1 <= len(options) <= 10:
            told = "Must be between 1 and 10 in length."
            self.faults.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", told)
        self._options(options, (*path, "options"))
        self.faults.number((*path, "min_values"), boxes.get("min_values", 1), 0, 10)
        self.faults.number((*path, "max_values"), boxes.get("max_values", 1), 1, max(len(options), 1))

    def _input(self, line: Component, path: Path) -> None:
        self._custom_id(line, path)
        if line.get("style") not in (1, 2):
            self.faults.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
        self.faults.length((*path, "label"), line.get("label"), 0, 45)
        self.faults.length((*path, "placeholder"), line.get("placeholder"), 0, 100)
        most = line.get("max_length") or 4_000
        self.faults.number((*path, "min_length"), line.get("min_length") or 0, 0, 4_000)
        self.faults.number((*path, "max_length"), most, 1, 4_000)
        least = line.get("min_length") or 0
        if isinstance(most, int) and isinstance(least, int):
            self.faults.length((*path, "value"), line.get("value"), least if line.get("value") else 0, most)

    _BY_KIND: ClassVar[dict[int, Callable[[Check, Component, Path], None]]] = {
        ROW: _row,
        BUTTON: _button,
        **dict.fromkeys(SELECTS, _select),
        INPUT: _input,
        BOXES: _boxes,
        TEXT: _words,
        GALLERY: _gallery,
        CONTAINER: _container,
        LABEL: _label,
    }


def number(components: list[Component]) -> None:
    """Assign an id to every component without one, as Discord does: 1, 2 and so on, skipping ids in use."""
    taken = {part["id"] for part in model.walk(components) if part.get("id")}
    next_id = 1
    for part in model.walk(components):
        if part.get("id"):
            continue
        while next_id in taken:
            next_id += 1
        part["id"] = next_id
        next_id += 1


def media(components: list[Component]) -> list[Media]:
    """Return every reference to a picture in the components."""
    galleries = (part for part in model.walk(components) if part["type"] == GALLERY)
    return [item["media"] for gallery in galleries for item in gallery["items"]]


def _emoji(part: Component | MenuOption) -> None:
    """Convert an emoji's id to text, as Discord returns it."""
    if part.get("emoji") and part["emoji"].get("id"):
        part["emoji"]["id"] = str(part["emoji"]["id"])
