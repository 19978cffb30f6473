# The phone’s page: what the host picks from, how a story goes on, and the records.

phone-host-mode = How it is played
phone-host-survival = Survival: hold out till dawn
phone-host-broken = The mission { $mission } has a mistake and stays in the drawer:
phone-campaign-resume = Go on with the story: { $won } of { $missions }
phone-campaign-begin = Begin the story
