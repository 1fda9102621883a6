"""Stores offsets from UTC as people write them. "GMT+1" was understood as Etc/GMT+1, which has the opposite
sign. Also replaces EST, MST and HST with the zones of cities.
"""

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

_REVERSED = re.compile(r"(?:Etc/)?GMT(?P<sign>[+-])0*(?P<hours>\d+)")
_NO_SUMMER = {"EST": "America/New_York", "MST": "America/Denver", "HST": "Pacific/Honolulu"}


def upgrade() -> None:
    connection = op.get_bind()
    write = sa.text("UPDATE preferences SET document = :document WHERE person = :person")
    rows = connection.execute(
        sa.text("SELECT person, document FROM preferences WHERE document LIKE '%zone%'")
    )
    for person, document in rows.all():
        chosen = json.loads(document)
        after = {**chosen, **_meant(chosen)}
        if isinstance(chosen.get("quiet"), dict):
            after["quiet"] = {**chosen["quiet"], **_meant(chosen["quiet"])}
        if after != chosen:
            written = json.dumps(after, ensure_ascii=False, separators=(",", ":"))
            connection.execute(write, {"person": person, "document": written})


def _meant(stored: dict[str, object]) -> dict[str, str]:
    """Return the field with the zone that a stored one was meant to be, or an empty dict if the stored zone
    is right.
    """
    zone = str(stored.get("zone", ""))
    if found := _REVERSED.fullmatch(zone):
        return {"zone": f"UTC{found['sign']}{found['hours']}" if int(found["hours"]) else "UTC"}
    return {"zone": _NO_SUMMER[zone]} if zone in _NO_SUMMER else {}
