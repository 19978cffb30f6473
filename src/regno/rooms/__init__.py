"""Tables and their people: who sits where, what is asked of whom, and what every page is told.

`Table` holds everything of one table and knows no network and no clock; `Room` is the task that runs it; `House` is all
rooms of a server.
"""
