"""Super Fantasy: Night of the Badly Dead. Heroes, six dice a turn, and a cemetery that moves by itself."""
