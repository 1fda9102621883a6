"""Time zones of hours from UTC are stored as people write them. "GMT+1" was understood as Etc/GMT+1, whose
sign is the other way.
"""

import re
from typing import Any

from bot.storage.migrations.documents import documents, rewrite

revision = "0032"
down_revision = "0031"

_REVERSED = re.compile(r"(?:Etc/)?GMT(?P<sign>[+-])0*(?P<hours>\d+)")
_NO_SUMMER = {"EST": "America/New_York", "MST": "America/Denver", "HST": "Pacific/Honolulu"}


def upgrade() -> None:
    for person, chosen in documents("preferences", key="person", before=-1):
        after = {**chosen, **_meant(chosen)}
        if isinstance(chosen.get("quiet"), dict):
            after["quiet"] = {**chosen["quiet"], **_meant(chosen["quiet"])}
        if after != chosen:
            rewrite("preferences", person, after, key="person")


def _meant(stored: dict[str, Any]) -> dict[str, str]:
    """The zone that was meant by the stored one; empty if that is right."""
    zone = str(stored.get("zone", ""))
    if found := _REVERSED.fullmatch(zone):
        return {"zone": f"UTC{found['sign']}{found['hours']}" if int(found["hours"]) else "UTC"}
    return {"zone": _NO_SUMMER[zone]} if zone in _NO_SUMMER else {}
