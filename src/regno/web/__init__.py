"""The server that phones and televisions talk to: pages, files, one socket a page."""
