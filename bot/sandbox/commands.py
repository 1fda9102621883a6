"""Checks the commands that the bot registers, and the options that people fill in."""

import re
from collections.abc import Iterable, Mapping

from bot.sandbox.errors import ApiError, Faults, Refused
from bot.sandbox.model import Guild, User
from bot.sandbox.shapes import Choice, Command, Filled

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, ROLE, NUMBER = 1, 2, 3, 4, 5, 6, 8, 10
USER_MENU = 2
"""The type of a command in the context menu of a user."""
ENTRY_POINT = 4
"""The type of a command that opens an activity."""
MOST = 25
"""The maximum number of options of a command, and of choices of an option."""
MOST_COMMANDS = 100
MOST_CHARACTERS = 8_000
"""The maximum total length of a command's names, descriptions and values."""

_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: object) -> None:
    """Check all commands of a server, or those for all places. Raises ApiError 50035 with all errors."""
    faults = Faults()
    if not isinstance(commands, list):
        faults.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    else:
        if len(commands) > MOST_COMMANDS:
            told = f"Maximum number of application commands reached ({MOST_COMMANDS})."
            faults.add((), "APPLICATION_COMMANDS_MAX", told)
        names = set[tuple[int, str | None]]()
        for at, command in enumerate(commands):
            kind = command.get("type", 1)
            if kind == USER_MENU:
                _check_menu(command, (at,), faults)
            else:
                _check(command, (at,), faults)
            if (kind, command.get("name")) in names:
                told = "Application command names must be unique"
                faults.add((at, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", told)
            names.add((kind, command.get("name")))
            if _characters(command) > MOST_CHARACTERS:
                told = f"Command exceeds maximum size ({MOST_CHARACTERS})"
                faults.add((at,), "APPLICATION_COMMAND_TOO_LARGE", told)
    faults.refuse()


def check_entry_point(known: Iterable[Command], commands: Iterable[Command]) -> None:
    """Raise ApiError 50240 if a bulk update leaves out the existing command that opens an activity."""
    kept = [each.get("id") for each in commands if each.get("type") == ENTRY_POINT]
    if any(each["type"] == ENTRY_POINT and each["id"] not in kept for each in known):
        told = "You cannot remove this app's Entry Point command in a bulk update operation."
        raise ApiError(400, 50240, told)


def _check_menu(command: Command, path: tuple[str | int, ...], faults: Faults) -> None:
    """Check a context menu's command, whose name can contain spaces and capitals."""
    faults.length((*path, "name"), command.get("name"), 1, 32)
    _check_localised(command.get("name_localizations"), (*path, "name_localizations"), faults, 32)
    for field in ("description", "options"):
        if command.get(field):
            told = "Context menu commands cannot have a description or options"
            faults.add((*path, field), "APPLICATION_COMMAND_CONTEXT_MENU", told)


def _check(node: Command, path: tuple[str | int, ...], faults: Faults) -> None:
    name = node.get("name")
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
        told = "Command name is invalid"
        faults.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", told)
    faults.length((*path, "description"), node.get("description"), 1, 100)
    words = node.get("description_localizations")
    _check_localised(words, (*path, "description_localizations"), faults, 100)
    options = node.get("options") or []
    if len(options) > MOST:
        faults.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST} or fewer in length.")
    names, optional = set(), False
    for at, option in enumerate(options):
        here = (*path, "options", at)
        _check(option, here, faults)
        if option.get("name") in names:
            faults.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Must be unique")
        names.add(option.get("name"))
        if option.get("required") and optional:
            told = "Required options must be placed before non-required options"
            faults.add((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", told)
        optional = optional or (option.get("type") not in (SUB, GROUP) and not option.get("required"))
        _check_choices(option, here, faults)


def _check_choices(option: Command, path: tuple[str | int, ...], faults: Faults) -> None:
    choices = option.get("choices") or []
    if len(choices) > MOST:
        faults.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST} or fewer in length.")
    if choices and option.get("autocomplete"):
        told = "Choices and autocomplete are mutually exclusive"
        faults.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", told)
    for at, choice in enumerate(choices):
        faults.length((*path, "choices", at, "name"), choice.get("name"), 1, 100)
        words = choice.get("name_localizations")
        _check_localised(words, (*path, "choices", at, "name_localizations"), faults, 100)
        if option.get("type") == STRING:
            faults.length((*path, "choices", at, "value"), choice.get("value"), 1, 100)


def _check_localised(
    localised: Mapping[str, str] | None, path: tuple[str | int, ...], faults: Faults, most: int
) -> None:
    for locale, words in (localised or {}).items():
        faults.length((*path, locale), words, 1, most)


def _characters(node: Command) -> int:
    """Return a command's length, counting each text in its longest language."""
    own = _longest(node.get("name"), node.get("name_localizations"))
    own += _longest(node.get("description"), node.get("description_localizations"))
    own += sum(
        _longest(each.get("name"), each.get("name_localizations")) + len(str(each.get("value")))
        for each in node.get("choices") or []
    )
    return own + sum(_characters(option) for option in node.get("options") or [])


def _longest(words: str | None, localised: Mapping[str, str] | None) -> int:
    return max(len(str(each)) for each in (words or "", *(localised or {}).values()))


def localised(node: Command, locale: str) -> Command:
    """Return a command with its descriptions and choices in the given language. The names of commands and
    options stay the same.
    """
    told = node.copy()
    if "description" in told:
        told["description"] = (told.get("description_localizations") or {}).get(locale, told["description"])
    if told.get("options"):
        told["options"] = [localised(each, locale) for each in told["options"]]
    if told.get("choices"):
        told["choices"] = [_localised_choice(each, locale) for each in told["choices"]]
    return told


def _localised_choice(choice: Choice, locale: str) -> Choice:
    told = choice.copy()
    told["name"] = (told.get("name_localizations") or {}).get(locale, told["name"])
    return told


def find(command: Command, path: list[str]) -> Command:
    """Return the subcommand at a path, or the command itself for an empty path. Raises Refused if it does not
    exist, or has subcommands itself.
    """
    node = command
    for name in path:
        inside = [each for each in node.get("options") or [] if each["type"] in (SUB, GROUP)]
        found = next((each for each in inside if each["name"] == name), None)
        if found is None:
            raise Refused(f"There is no /{command['name']} {' '.join(path)}.")
        node = found
    if any(each["type"] in (SUB, GROUP) for each in node.get("options") or []):
        raise Refused(f"/{' '.join([command['name'], *path])} is a group of commands.")
    return node


def fill(
    leaf: Command, given: Mapping[str, object], users: Mapping[int, User], guild: Guild | None
) -> list[Filled]:
    """Return a command's options as a client sends them in a server, or in DMs if `guild` is None. Raises
    Refused for options and values that a client does not allow.
    """
    known = {option["name"]: option for option in leaf.get("options") or []}
    for name in given:
        if name not in known:
            raise Refused(f"/{leaf['name']} has no option {name}.")
    filled = []
    for name, option in known.items():
        if given.get(name) is not None:
            filled.append(_filled(option, given[name], users, guild))
        elif option.get("required"):
            raise Refused(f"The option {name} is required.")
    return filled


def fill_unchecked(
    leaf: Command, given: Mapping[str, object], users: Mapping[int, User], guild: Guild | None
) -> list[Filled]:
    """Return a command's options with any values, even those that no client sends, and without unknown
    options. Raises Refused for users and roles that do not exist.
    """
    return [
        _filled(option, given[option["name"]], users, guild)
        if option["type"] in (USER, ROLE)
        else {"type": option["type"], "name": option["name"], "value": given[option["name"]]}
        for option in leaf.get("options") or []
        if option["name"] in given
    ]


def _filled(option: Command, value: object, users: Mapping[int, User], guild: Guild | None) -> Filled:
    kind, name = option["type"], option["name"]
    if kind == USER:
        value = str(getattr(value, "id", value))
        if int(value) not in users:
            raise Refused(f"The option {name} takes a person.")
    elif kind == ROLE:
        value = str(getattr(value, "id", value))
        if guild is None or int(value) not in (guild.id, *guild.roles):
            raise Refused(f"The option {name} takes a role of the server.")
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Refused(f"The option {name} is True or False.")
    elif kind in (INTEGER, NUMBER):
        _check_number(option, value)
    elif kind == STRING:
        if not isinstance(value, str):
            raise Refused(f"The option {name} takes a text.")
        if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6_000):
            raise Refused(f"The option {name} is too short or too long.")
    else:
        raise Refused(f"The option {name} is of a kind that nobody can fill in here.")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise Refused(f"The option {name} is one of {', '.join(map(str, choices))}, not {value}.")
    return {"type": kind, "name": name, "value": value}


def _check_number(option: Command, value: object) -> None:
    name = option["name"]
    whole = option["type"] == INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
        raise Refused(f"The option {name} takes a {'whole ' if whole else ''}number.")
    if "min_value" in option and value < option["min_value"]:
        raise Refused(f"The option {name} is at least {option['min_value']}.")
    if "max_value" in option and value > option["max_value"]:
        raise Refused(f"The option {name} is at most {option['max_value']}.")
