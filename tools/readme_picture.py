"""Takes the screenshot of the page for the README: `python -m tools.readme_picture`."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tests.browser.stand import CHROMIUM, ROOT, Stand, Window, sync_playwright


def main() -> None:
    """Take the screenshot after Ann has played a few moves of Gear Head against robots."""
    with TemporaryDirectory() as path, sync_playwright() as driver:
        stand = Stand(Path(path))
        stand.begin()
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        ann = Window(browser, stand, "Ann", (1280, 960))
        ann.open().page.locator("#switches-button").click()
        ann.page.get_by_text("Dark", exact=True).click()
        ann.page.get_by_role("button", name="Done").click()
        ann.write("/race start robots:3 pace:none")
        ann.press("Start")
        rng, moves = random.Random(1), 0
        while moves < 4 or not ann.column("dm").get_by_role("button", name="Draw").count():
            moves += ann.move("dm", rng)
            ann.page.wait_for_timeout(100)
        ann.page.wait_for_timeout(9_000)  # the channel shows quick moves together, within eight seconds
        ann.page.mouse.move(300, 70)
        kept = ROOT / "docs" / "pictures" / "play.png"
        ann.page.screenshot(path=kept)
        Image.open(kept).convert("RGB").quantize(192, dither=Image.Dither.NONE).save(kept, optimize=True)
        ann.close()
        browser.close()
        stand.end()


if __name__ == "__main__":
    main()
