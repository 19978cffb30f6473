"""The kernel: rules in progress as data, for any tabletop game. It knows no game and no network."""
