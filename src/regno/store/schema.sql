-- Tables of people, and the games they played. Times are seconds since 1970.

CREATE TABLE IF NOT EXISTS tables (
    code    TEXT PRIMARY KEY,             -- '' is the table that needs no code
    touched REAL NOT NULL,
    record  BLOB NOT NULL                 -- JSON of the room's own making: people, seats, choices, the game that is on
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS games (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    setup   BLOB NOT NULL,                -- JSON
    people  BLOB NOT NULL,                -- JSON of the room's own making: who held which seat
    started REAL NOT NULL,
    touched REAL NOT NULL,
    round   INTEGER NOT NULL,
    outcome TEXT                          -- NULL while it can go on
) WITHOUT ROWID;

-- One row an answer, in order; `digest` proves the state after it.
CREATE TABLE IF NOT EXISTS answers (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    ask     INTEGER NOT NULL,
    seat    TEXT NOT NULL,
    value   BLOB NOT NULL,                -- JSON
    digest  BLOB NOT NULL,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

-- The state after answer `number`: at the start of the game and of every round.
CREATE TABLE IF NOT EXISTS snapshots (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    state   BLOB NOT NULL,
    told    BLOB NOT NULL,                -- JSON: the last events, for the log
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
