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

-- How far a campaign has come, and which games belong to which.
CREATE TABLE IF NOT EXISTS campaigns (
    id      TEXT PRIMARY KEY,
    touched REAL NOT NULL,
    record  BLOB NOT NULL                 -- JSON of the room's own making: missions won, what seats carry
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS campaign_games (
    game_id  TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    campaign TEXT NOT NULL REFERENCES campaigns (id)
) WITHOUT ROWID;

-- The table of records: what finished games reached.
CREATE TABLE IF NOT EXISTS scores (
    id         INTEGER PRIMARY KEY,
    game_id    TEXT NOT NULL,
    game       TEXT NOT NULL,
    mission    TEXT NOT NULL,
    difficulty TEXT NOT NULL,
    points     INTEGER NOT NULL,
    ended      REAL NOT NULL,
    record     BLOB NOT NULL              -- JSON of the room's own making: people, seats, figures
);
CREATE INDEX IF NOT EXISTS best_scores ON scores (game, mission, difficulty, points DESC);
