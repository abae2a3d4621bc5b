"""Teams to the kind `team`, and who sits where; a complaint for each seat that has no team or two, and each empty team."""

from __future__ import annotations

from collections import Counter

from rulelang import ast
from rulelang.complaints.numbers import case_never_comes
from rulelang.complaints.whole_game import nobody_in, seat_in_no_team, seat_in_two_teams, tables_not_said, team_and_automa
from rulelang.names.data.columns import add_class, members
from rulelang.names.declare import declare_name
from rulelang.names.symbols import Symbols
from rulelang.program import kinds


def declare_teams(symbols: Symbols, text: ast.Text) -> None:
    """The teams make the kind `team`, with their names in the order of the text."""
    teams = [one for one in text.declarations if isinstance(one, ast.Team)]
    if not teams or not declare_name(symbols, symbols.words, teams[0], kinds.TEAM, "kind"):
        return
    for automa in (one for one in text.declarations if isinstance(one, ast.Automa)):
        symbols.complain(automa.span, team_and_automa(), also=symbols.also(symbols.words[kinds.TEAM]))
        return
    symbols.teams = teams
    cls = add_class(symbols, kinds.TEAM, "kind", None)
    members(symbols, cls, [(one.name, one.span, one.span.file or symbols.source.name) for one in symbols.teams])
    if symbols.players_known:
        _check_cases(symbols)
        for players in tables(symbols):
            _check_table(symbols, players)


def tables(symbols: Symbols) -> range:
    """Each number of players."""
    return range(symbols.least_players, symbols.most_players + 1)


def seats(team: ast.Team, players: int) -> tuple[int, ...]:
    """The seats of a team, from 0, where so many play: seats that nobody has are left out unless the line says who plays."""
    first = team.sitting[0]
    if isinstance(first, ast.AllSeats):
        return tuple(range(players))
    if isinstance(first, ast.Seats):
        return tuple(number - 1 for number in first.numbers if number <= players)
    found = [one.seats.numbers for one in team.sitting if isinstance(one, ast.SeatsOf) and one.players == players]
    return tuple(number - 1 for numbers in found[:1] for number in numbers)


def _check_cases(symbols: Symbols) -> None:
    """Complains about so many players as never play; a variant may have left some out."""
    where = {one.span.file for one in symbols.text.declarations if isinstance(one, ast.Players)}
    for team in symbols.teams:
        for one in team.sitting:
            if isinstance(one, ast.SeatsOf) and one.players not in tables(symbols) and team.span.file in where:
                symbols.complain(one.span, case_never_comes("players", str(one.players)))


def _check_table(symbols: Symbols, players: int) -> None:
    taken = Counter(seat for team in symbols.teams for seat in seats(team, players))
    for team in symbols.teams:
        by_players = [one.players for one in team.sitting if isinstance(one, ast.SeatsOf)]
        if by_players and by_players.count(players) != 1:
            symbols.complain(team.span, tables_not_said(team.name, players, twice=players in by_players))
        elif not seats(team, players):
            symbols.complain(team.span, nobody_in(team.name, players))
        for seat in seats(team, players):
            if taken[seat] > 1 or seat >= players or seat < 0:
                symbols.complain(team.span, seat_in_two_teams(seat + 1, players, there=0 <= seat < players))
    if left := [seat + 1 for seat in range(players) if not taken[seat]]:
        symbols.complain(symbols.teams[-1].span, seat_in_no_team(left[0], players))
