"""Speed and sizes, measured: see `__main__`."""
