"""The image's health check: ends with 0 while the bot says that it is alive, or was told to tell nothing."""

import os
from urllib.request import urlopen

port = os.environ.get("STATUS_PORT")
if port:
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=4):
        pass
