"""Temporary files in memory, if there is such a folder, because databases write to the disk for every
move.
"""

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
"""A file system in memory, on Linux."""
ROOM = 2 << 30
"""Bytes that the files of one run can take."""


def keep_files_in_memory() -> None:
    """Put the temporary files of this process and of its children there, if they fit."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None  # what it was before is forgotten
