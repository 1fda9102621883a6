"""Tests of loading the messages of languages."""

import subprocess
import sys

READS = """
from pathlib import Path
from bot.locales import phrase

read = []
opened = Path.read_bytes

def noted(path):
    if path.suffix == ".ftl":
        read.append(path.parent.name)
    return opened(path)

Path.read_bytes = noted
phrase.load("en")
print(sorted(set(read)))
read.clear()
phrase.load()
print(sorted(set(read)))
read.clear()
for locale in ("en", "de", "fr"):
    phrase.say("answer-rest-here", locale)
print(read)
"""


def test_the_start_reads_english_alone_and_later_the_other_languages() -> None:
    lines = subprocess.run(
        [sys.executable, "-c", READS], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert lines == ["['en']", "['de', 'fr']", "[]"]
