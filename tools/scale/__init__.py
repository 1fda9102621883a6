"""The bot without a gateway under load, with its processes killed again and again: `make scale`."""
