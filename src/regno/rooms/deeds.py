"""What people do at the table apart from answering questions: one function a deed, each checks who may do it.

Raises `Refused`: `not_host`, `not_joined`, `already_started`, `no_game`, `game_over`, and what each deed names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from regno.engine.questions import Refused
from regno.games import GAMES
from regno.wire import messages as say

from .campaign import Campaign, find_campaign
from .choices import Choices, checked, fitted
from .link import Link
from .seats import Player, hashed, new_token
from .starting import first_setup, next_setup, same_setup, seats_offered

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Outcome:
    """What a deed led to: `result` is the doer's alone, `token` makes his page a player's, `events` go to everybody."""

    result: Any = None
    token: str | None = None
    events: Sequence[Any] = ()


def do(table: Table, link: Link, deed: say.Deed) -> Outcome:
    """Carry out one deed. Raises `Refused`, in which case nothing has changed."""
    match deed:
        case say.Join():
            return _join(table, link, deed.name)
        case say.Reclaim():
            return _reclaim(table, link, deed.player)
        case say.Rename():
            table.seats.rename(_player(table, link), deed.name)
        case say.Leave():
            _leave(table, link)
        case say.Claim():
            _claim(table, _player(table, link), deed.seat)
        case say.Release():
            table.seats.release(_player(table, link), deed.seat)
        case say.Choose():
            _choose(table, link, deed)
        case say.Start():
            _start(table, link)
        case say.Pause():
            _must_be_host(table, link)
            _must_be_on(table)
            table.pause(link.player, "asked")
        case say.Resume():
            _must_be_host(table, link)
            if table.paused is None:
                raise Refused("not_paused")
            table.paused = None
        case say.TakeBack():
            _take_back(table, link)
        case say.Again():
            _must_be_host(table, link)
            _must_be_over(table)
            table.begin(*same_setup(table))
        case say.Next():
            _must_be_host(table, link)
            _must_be_over(table)
            table.begin(*next_setup(table))
        case say.ToLobby():
            _must_be_host(table, link)
            _must_have_game(table)
            table.to_lobby()
        case say.ResumeTable():
            _must_be_host(table, link)
            if table.phase() == "playing":
                raise Refused("already_started")
            table.resume_game(deed.id)
        case say.NextAddress():
            if link.page != "tv":
                _must_be_host(table, link)
            table.house.addresses.show_next()
        case say.Computer():
            _computer(table, link, deed.seat, deed.on)
        case say.Kick():
            _kick(table, link, deed.player)
        case say.Lock():
            _must_be_host(table, link)
            table.locked = deed.on
        case say.SetSpeed():
            if link.page != "tv":
                _must_be_host(table, link)
            table.speed = deed.value
        case say.Point():
            return _point(table, link, deed)
    table.changed()
    return Outcome()


def _join(table: Table, link: Link, name: str) -> Outcome:
    if link.page != "phone":
        raise Refused("phones_only")
    if link.player is not None:
        raise Refused("already_joined")
    if table.locked:
        raise Refused("locked")
    token = new_token()
    player = table.seats.join(name, link.language, token)
    if not link.is_local:
        table.house.addresses.joined = True
    table.sit_down(link, player)
    table.seats.appoint_host(table.is_online)
    return Outcome({"player": player.id, "token": token}, token)


def _reclaim(table: Table, link: Link, player_id: str) -> Outcome:
    if link.page != "phone":
        raise Refused("phones_only")
    if link.player is not None:
        raise Refused("already_joined")
    if table.locked:
        raise Refused("locked")
    player = _known(table, player_id)
    if table.is_online(player):
        raise Refused("player_online", player=player.id)
    token = new_token()
    player.token_hash = hashed(token)
    player.language = link.language
    table.sit_down(link, player)
    return Outcome({"player": player.id, "token": token}, token)


def _leave(table: Table, link: Link) -> None:
    player = _player(table, link)
    table.seats.leave(player)
    table.away.discard(player.id)
    table.get_up(link)


def _claim(table: Table, player: Player, seat: str) -> None:
    if table.phase() == "over":
        raise Refused("game_over")
    table.seats.claim(player, seat)


def _choose(table: Table, link: Link, deed: say.Choose) -> None:
    _must_be_host(table, link)
    _must_be_in_lobby(table)
    table.refresh_shelf()
    choices = Choices(deed.game, deed.mission, deed.difficulty, deed.options, deed.mode)
    campaign = _campaign(table, deed) if deed.campaign else None
    if campaign is not None:
        mission = campaign.next()
        if mission is None:
            raise Refused("campaign_over")
        choices = fitted(table.shelf, replace(choices, game=campaign.game, mission=mission))
    table.choices, table.campaign = checked(table.shelf, choices), campaign
    table.seats.offer(seats_offered(table.shelf, table.choices))


def _campaign(table: Table, deed: say.Choose) -> Campaign:
    """The campaign asked for: the table's own, one that was begun, or a new one of that name."""
    wanted, own = deed.campaign, table.campaign
    if own is not None and own.game == deed.game and wanted in (own.id, own.name):
        return own
    if deed.game in GAMES and wanted in GAMES[deed.game].campaigns():
        return Campaign(new_token(), deed.game, wanted)
    found = find_campaign(table.house.store, wanted)
    if found is None:
        raise Refused("unknown_campaign", campaign=wanted)
    return found


def _start(table: Table, link: Link) -> None:
    _must_be_host(table, link)
    _must_be_in_lobby(table)
    table.refresh_shelf()
    table.begin(*first_setup(table))


def _take_back(table: Table, link: Link) -> None:
    _must_be_on(table)
    if table.paused is not None:
        raise Refused("paused")
    play = table.play
    player = table.player_of(link)
    way_back = play.undo() if play else None
    seat = way_back["seat"] if way_back and way_back["steps"] else None
    if seat is not None and not link.is_host_screen and (player is None or seat not in player.seats):
        raise Refused("not_yours", seat=seat)
    table.take_back()


def _computer(table: Table, link: Link, seat: str, on: bool) -> None:
    player, holder = table.player_of(link), table.seats.holder(seat)
    is_own = player is not None and holder is player
    is_at_the_table = player is not None or link.page == "tv"
    stands_in = on and holder is not None and not table.is_online(holder) and is_at_the_table
    if not is_own and not stands_in:
        _must_be_host(table, link)
    table.seats.set_bot(seat, on)


def _kick(table: Table, link: Link, player_id: str) -> None:
    _must_be_host(table, link)
    player = _known(table, player_id)
    table.seats.leave(player)
    table.away.discard(player.id)
    table.send_away(player, "kicked")


def _point(table: Table, link: Link, deed: say.Point) -> Outcome:
    if link.page != "tv":
        _player(table, link)
    pointed = {"cell": deed.cell, "action": deed.action, "dice": deed.dice}
    said = {name: value for name, value in pointed.items() if value is not None}
    return Outcome(events=[{"type": "pointed", **said, "by": link.player}])


def _player(table: Table, link: Link) -> Player:
    player = table.player_of(link)
    if player is None:
        raise Refused("not_joined")
    return player


def _known(table: Table, player_id: str) -> Player:
    player = table.seats.players.get(player_id)
    if player is None:
        raise Refused("unknown_player", player=player_id)
    return player


def _must_be_host(table: Table, link: Link) -> None:
    if not table.is_host(link):
        raise Refused("not_host")


def _must_be_in_lobby(table: Table) -> None:
    if table.phase() != "lobby":
        raise Refused("already_started")


def _must_have_game(table: Table) -> None:
    if table.phase() == "lobby":
        raise Refused("no_game")


def _must_be_over(table: Table) -> None:
    if table.phase() != "over":
        raise Refused("not_over")


def _must_be_on(table: Table) -> None:
    _must_have_game(table)
    if table.phase() == "over":
        raise Refused("game_over")
