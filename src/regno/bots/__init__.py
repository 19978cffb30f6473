"""Computer players: what a chooser is, and the limits it plays under. Each game brings its own choosers."""
