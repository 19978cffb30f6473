# The phone’s page: what the host picks from, how a story goes on, and the records.

phone-host-mode = How
phone-host-survival = Survival: hold out till dawn
phone-host-broken = The mission { $mission } has a mistake and stays in the drawer:
phone-campaign-resume = Go on with the story: { $won } of { $missions } won
phone-campaign-won = { $won } of { $missions } missions won. Losing costs nothing but pride: the same one again.
phone-campaign-next = Next: { $mission }
phone-campaign-leave = Leave the story
phone-campaign-leave-sure = Really leave? It is kept for another evening.
phone-campaign-over = The whole story is won. The cemetery is closed for mourning: its own.
phone-campaign-retry = Try the same mission again
phone-records = Longest nights
phone-records-who = Who
phone-records-waves = Waves
phone-records-points = Points
