"""The host's settings, read once at startup from the environment and from `.env`."""

from collections.abc import Mapping
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")

FLEETING = {
    "DYNO": "Heroku",
    "RENDER": "Render",
    "RAILWAY_ENVIRONMENT": "Railway",
    "FLY_APP_NAME": "Fly.io",
    "K_SERVICE": "Cloud Run",
    "KOYEB_APP_NAME": "Koyeb",
}
"""The environment variables that identify hosting services whose disk is erased at every restart."""

_SCHEMES = ("sqlite", "postgresql", "postgres")


class FaultySettings(Exception):
    """Raised if settings are invalid. `faults` has a sentence for each fault."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def _known_database(url: str) -> str:
    scheme, colon, rest = url.partition("://")
    if not colon or not rest or scheme.partition("+")[0] not in _SCHEMES:
        raise ValueError("unknown database")
    return url


def _upper(level: object) -> object:
    return level.upper() if isinstance(level, str) else level


def _between(least: int, most: int, default: float | None, told: str, what: str = "a number") -> Any:
    """Declare a setting that is a number between two limits. told: its description. what: the noun in the
    error message.
    """
    must: dict[str, Any] = {"must": f"{what} from {least} to {most}"}
    return Field(default=default, ge=least, le=most, description=told, json_schema_extra=must)


class Settings(BaseSettings):
    """Every setting of the bot. The environment takes precedence over `.env`, and an empty variable counts as
    unset. The `must` of a field describes the accepted values.
    """

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(
        default=None,
        description="The bot's token from Discord's developer portal. `run` needs it, `play` does not.",
        json_schema_extra={"must": "the token of a Discord bot", "secret": True},
    )
    database_url: Annotated[str, AfterValidator(_known_database)] = Field(
        default="sqlite:///data/paddock.db",
        repr=False,
        description="Where tables are stored: a SQLite file, or a PostgreSQL database.",
        json_schema_extra={
            "must": "like sqlite:///data/paddock.db or postgresql://user:password@host/name",
            "secret": True,
        },
    )
    mode: Literal["gateway", "http"] = Field(
        default="gateway",
        description="How Discord delivers events: over its gateway, or by requests to the bot.",
        json_schema_extra={"must": "gateway or http"},
    )
    public_key: str | None = Field(
        default=None,
        pattern=r"^[0-9a-fA-F]{64}$",
        description="Without a gateway: the application's public key from the developer portal.",
        json_schema_extra={"must": "the 64 hex digits of the developer portal"},
    )
    host: str = Field(
        default="127.0.0.1",
        description="Without a gateway: the address that takes requests. 127.0.0.1: only from this machine.",
        json_schema_extra={"must": "an address of this machine"},
    )
    port: int = _between(
        0,
        most=65535,
        default=8080,
        told="Without a gateway: the port that takes requests. 0 takes any free one.",
        what="a port",
    )
    discord_api: str | None = Field(
        default=None,
        pattern=r"^https?://\S+[^/\s]$",
        description="The address of a proxy for Discord's API that keeps its limits. Unset: Discord itself.",
        json_schema_extra={"must": "like http://localhost:8080/api/v10"},
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        default="INFO",
        description="How much the bot writes to its log.",
        json_schema_extra={"must": "DEBUG, INFO, WARNING or ERROR"},
    )
    log_format: Literal["text", "json"] = Field(
        default="text",
        description="The log's lines: text to read, or json for a program that collects logs.",
        json_schema_extra={"must": "text or json"},
    )
    status_port: int | None = _between(
        0,
        most=65535,
        default=None,
        told="The port of /healthz, /readyz and /metrics. 0 takes any free one. Unset: none.",
        what="a port",
    )
    status_host: str = Field(
        default="127.0.0.1",
        description="Who can read them. 127.0.0.1: only this machine. 0.0.0.0: anyone who can reach it.",
        json_schema_extra={"must": "an address of this machine"},
    )
    status_url: str | None = Field(
        default=None,
        max_length=120,
        pattern=r"^https?://\S+$",
        description="The public address of that port's page /check. Unset: people get it as a file.",
        json_schema_extra={"must": "like https://paddock.example.org"},
    )
    painters: int | None = _between(
        0, 64, None, "The number of processes that paint. 0: a thread. Unset: one less than there are cores."
    )
    robot_pause: float = _between(
        0,
        most=30,
        default=1.2,
        told="About how many seconds a robot takes for a choice. A hard one takes longer.",
        what="a number of seconds",
    )
    keep_days: int = _between(
        1,
        most=3650,
        default=90,
        told="For how many days a finished table is stored, with its hands and moves.",
        what="a number of days",
    )
    results_days: int = _between(
        90,
        most=36500,
        default=1095,
        told="After this many days without a game everything about a person is deleted.",
        what="a number of days",
    )
    host_contact: str | None = Field(
        default=None,
        max_length=200,
        description="How people reach you about their data. *My data* in `/settings` shows it.",
        json_schema_extra={"must": "a text of at most 200 characters"},
    )
    privacy_url: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://\S+$",
        description="The address of your privacy policy. *My data* in `/settings` links to it.",
        json_schema_extra={"must": "like https://example.org/privacy"},
    )
    most_per_person: int = _between(
        1, 1000, 25, "How many lobbies and games one person can have open at once."
    )
    most_per_channel: int = _between(1, 1000, 50, "How many one channel can have.")
    most_per_server: int = _between(1, 100000, 500, "How many one server can have.")
    cached_tables: int = _between(
        10,
        100000,
        500,
        "How many tables, and as many lobbies, one process caches in memory: some 100 KiB each.",
    )
    quiet_hours: int = _between(
        0,
        most=16,
        default=10,
        told="For how many hours a day a person can stop the clock of their relaxed tables.",
        what="a number of hours",
    )
    play_port: int = _between(
        0,
        most=65535,
        default=8000,
        told="The port of the page that `play` opens on this machine. 0 takes any free one.",
        what="a port",
    )
    play_database_url: Annotated[str, AfterValidator(_known_database)] = Field(
        default="sqlite:///data/paddock-play.db",
        repr=False,
        description="Where `play` stores its tables. It never touches those of DATABASE_URL.",
        json_schema_extra={
            "must": "like sqlite:///data/paddock-play.db or postgresql://user:password@host/name",
            "secret": True,
        },
    )
    guild_id: int | None = Field(
        default=None,
        gt=0,
        description="The id of one test server that gets new commands immediately. Unset: all servers.",
        json_schema_extra={"must": "the id of a Discord server, a number"},
    )


def read(env_file: Path = ENV_FILE) -> Settings:
    """Return the settings in effect. Raises FaultySettings, which lists every error."""
    _must_be_text(env_file)
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        raise FaultySettings(tuple(map(_sentence, error.errors(include_url=False)))) from None


def _must_be_text(env_file: Path) -> None:
    """Raise FaultySettings if the file exists and is not UTF-8 text without a byte order mark."""
    if not env_file.is_file():
        return
    data = env_file.read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise FaultySettings(
            (f"{env_file.name} is not a UTF-8 text file: save it again with that encoding.",)
        )
    if text.startswith("\ufeff"):
        raise FaultySettings((f"{env_file.name} begins with a mark: save it as UTF-8 without BOM.",))


def misspelt(env_file: Path = ENV_FILE) -> tuple[str, ...]:
    """Return a sentence for each name in `.env` that is not a setting but resembles one. Raises
    FaultySettings if the file is not text.
    """
    _must_be_text(env_file)
    if not env_file.is_file():
        return ()
    names = [name.upper() for name in Settings.model_fields]
    found = []
    for key in dotenv_values(env_file, encoding="utf-8"):
        near = get_close_matches(key.upper(), names, n=1, cutoff=0.8)
        if key.upper() not in names and near:
            found.append(f"{env_file.name} sets {key}, which is no setting: did you mean {near[0]}?")
    return tuple(found)


def for_play(settings: Settings) -> Settings:
    """Return the settings with which `play` runs the bot in a simulated Discord, apart from the host's real
    bot.
    """
    changes = {
        "database_url": settings.play_database_url,
        "mode": "gateway",
        "status_port": None,
        "status_url": None,
        "guild_id": None,
    }
    return settings.model_copy(update=changes)


def incomplete(settings: Settings) -> str | None:
    """Return a sentence about the setting or package that MODE=http requires and that is missing, or None."""
    if settings.mode == "gateway":
        return None
    if settings.public_key is None:
        return "MODE=http needs PUBLIC_KEY: the developer portal has it on the page General Information."
    if find_spec("nacl") is None:
        return "MODE=http needs the package PyNaCl: install paddock with its extra `http`."
    return None


def loses_database(settings: Settings, environ: Mapping[str, str]) -> str | None:
    """Return a warning if the database is a file on a host that erases its disk, or None otherwise."""
    hosts = [host for variable, host in FLEETING.items() if environ.get(variable)]
    if not hosts or not settings.database_url.startswith("sqlite"):
        return None
    return (
        f"WARNING: {hosts[0]} may throw this disk away at every restart, and every table with it, because "
        "DATABASE_URL is a SQLite file. Set it to a PostgreSQL database, or to a file on a lasting volume."
    )


def _sentence(fault: Any) -> str:
    """Return a sentence about one of pydantic's errors, without secrets."""
    name = str(fault["loc"][0])
    extra = Settings.model_fields[name].json_schema_extra
    assert isinstance(extra, dict)
    given = "" if extra.get("secret") else f", not {str(fault['input'])[:60]!r}"
    return f"{name.upper()} must be {extra['must']}{given}."
