"""Keeps temporary files in memory if the system has a folder for that, because databases write to the disk
for every move.
"""

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
"""A file system in memory, on Linux."""
ROOM = 2 << 30
"""The maximum number of bytes that the files of one run take."""


def keep_files_in_memory() -> None:
    """Keep the temporary files of this process and its children in memory if there is enough room."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None  # so that Python determines the folder again
