"""Migrates a database to the schema of this version, at each start, in one transaction."""

import logging
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bot.storage.database_lock import must_be_unserved
from bot.storage.schema import SCHEMA
from bot.storage.unusable_database import UnusableDatabase

log = logging.getLogger(__name__)

MIGRATION = 0x9ADD0C
"""The number of PostgreSQL's advisory lock, which makes processes migrate and start one after the other."""


BASELINE = "0031"
"""The schema of version 1.0, the oldest one that can be migrated."""
LAST_BEFORE = "9a3da4d7"
"""The commit that migrates every older database to the baseline."""


class NewerSchema(UnusableDatabase):
    """Raised if a newer version of Paddock has written the database."""


class OlderSchema(UnusableDatabase):
    """Raised if a version before 1.0 has written the database."""


@dataclass(frozen=True, slots=True)
class Migrations:
    """A folder of Alembic migrations, and the newest one."""

    folder: Path
    newest: str

    def pending(self, connection: Connection) -> str | None:
        """Return the schema of the database if it is an older one, or None if the database is empty or up to
        date. Raises NewerSchema and OlderSchema.
        """
        stored = stored_schema(connection)
        if stored is None or stored == self.newest:
            return None
        if stored < BASELINE:
            raise OlderSchema(
                f"A version before 1.0 wrote this database: its schema is {stored}. Start commit "
                f"{LAST_BEFORE} with it once, which brings it to {BASELINE}, and then this version."
            )
        from alembic.script import ScriptDirectory  # noqa: PLC0415  it takes 0.2 s, and few starts migrate

        if stored not in {script.revision for script in ScriptDirectory(self.folder).walk_revisions()}:
            raise NewerSchema(
                f"A newer version of Paddock wrote this database: its schema is {stored}, and this version "
                f"knows up to {self.newest}. Install the newer version, or use a copy made before it."
            )
        return stored

    def upgrade(self, connection: Connection) -> None:
        """Migrate to the newest schema, within the transaction of `connection`. Raises NewerSchema and
        OlderSchema, and HeldDatabase if a process of another version is still using a PostgreSQL database.
        """
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION})
        older = self.pending(connection)
        if stored_schema(connection) == self.newest:
            return
        if older is not None and connection.dialect.name == "postgresql":
            must_be_unserved(connection)
        from alembic.command import upgrade  # noqa: PLC0415  as above
        from alembic.config import Config  # noqa: PLC0415  as above

        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(self.folder).replace("%", "%%"))
        upgrade(config, self.newest)
        if older is not None:
            log.info("the database is upgraded from schema %s to %s", older, self.newest)


def stored_schema(connection: Connection) -> str | None:
    """Return the schema of the database, or None if it is not a database of Paddock."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


MIGRATIONS = Migrations(Path(__file__).parent / "migrations", SCHEMA)
