"""The image's health check: exits with 0 while the bot reports that it is alive, or if its status server is
turned off.
"""

import os
from urllib.request import urlopen

port = os.environ.get("STATUS_PORT")
if port:
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=4):
        pass
