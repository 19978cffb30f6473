"""The fixed facts: heroes, abilities, items, monsters, rulings, missions. Nothing here changes in play."""
