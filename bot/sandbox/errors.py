"""The two kinds of refusals: Discord's HTTP API refuses the bot, and a client refuses a person."""

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """An error response of the HTTP API. code: Discord's own error code, or 0. errors: the tree of all errors
    in an invalid form body, or None. extra: additional fields of the body, or None.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, object] | None = None,
        extra: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra

    def body(self) -> dict[str, object]:
        """Return the response's JSON."""
        payload: dict[str, object] = {"message": self.message, "code": self.code, **(self.extra or {})}
        if self.errors is not None:
            payload["errors"] = self.errors
        return payload


class Refused(Exception):
    """Raised if a client does not allow a person's action. The text is a sentence."""


class Faults:
    """Collects all errors of a form body, to report them together."""

    def __init__(self) -> None:
        self._found: list[tuple[tuple[str | int, ...], str, str]] = []

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Add an error for the field at a path."""
        self._found.append((path, code, message))

    def length(self, path: tuple[str | int, ...], text: object, least: int, most: int) -> None:
        """Add an error unless the field is a text of `least` to `most` characters. None counts as empty."""
        if text is None:
            text = ""
        if not isinstance(text, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not text and least:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(text) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> None:
        """Add an error unless the field is a whole number from `least` to `most`."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not least <= value <= most:
            self.add(path, "NUMBER_TYPE_RANGE", f"Must be between {least} and {most}.")

    def refuse(self) -> None:
        """Raise ApiError 50035 with the tree of all errors, if there are any."""
        if not self._found:
            return
        tree: dict[str, Any] = {}
        for path, code, message in self._found:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, 50035, "Invalid Form Body", tree)


def invalid(path: tuple[str | int, ...], code: str, message: str) -> ApiError:
    """Return error 50035 for one field."""
    faults = Faults()
    faults.add(path, code, message)
    try:
        faults.refuse()
    except ApiError as error:
        return error
    raise AssertionError(path)


def unknown(code: int, what: str) -> ApiError:
    """Return the 404 error for an unknown object. what: its kind, such as "Message"."""
    return ApiError(404, code, f"Unknown {what}")


def missing_access() -> ApiError:
    """Return the error for a channel that the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return the error for a channel that the bot can see, but where it lacks a permission."""
    return ApiError(403, 50013, "Missing Permissions")
