"""The mountain (MK-4): what lies beside what, networks, and where a tile or a hall fits. All of it is bit masks."""

from __future__ import annotations

from underhall.games.mountain_king.state import SHAPES, Book, Mountain, put


def beside(book: Book, squares: int) -> int:
    """MK-4.1 The squares that share an edge with any of these, and perhaps some of these themselves."""
    width = book.width
    return (squares << 1 | squares >> 1 | squares << width | squares >> width) & book.board


def flood(book: Book, start: int, ground: int) -> int:
    """Everything on this ground that is connected with the start."""
    reached = start
    while True:
        more = reached | beside(book, reached) & ground
        if more == reached:
            return reached
        reached = more


def bare_mountain(book: Book) -> Mountain:
    m = Mountain()
    m.pieces = m.tile_of = m.halls = ()
    m.tunnels = m.covered = m.dug = m.loose = 0
    m.gates = (-1,) * book.players
    m.nets = m.halo = (0,) * book.players
    m.room = [0] * (book.players * SHAPES)
    _forget(m)
    return m


def _changed(m: Mountain) -> Mountain:
    """A copy to be changed before anybody sees it."""
    n = Mountain()
    n.pieces = m.pieces
    n.tile_of = m.tile_of
    n.tunnels = m.tunnels
    n.halls = m.halls
    n.gates = m.gates
    n.covered = m.covered
    n.dug = m.dug
    n.nets = m.nets
    n.halo = m.halo
    n.loose = m.loose
    n.room = m.room[:]
    _forget(n)
    return n


def _forget(m: Mountain) -> None:
    """Nothing has been worked out yet."""
    m.legal = {}
    m.digs = {}
    m.land = None
    m.ground = [-1] * len(m.gates)
    m.fitting = [-1] * len(m.gates)


def with_gate(book: Book, m: Mountain, seat: int, square: int) -> Mountain:
    """MK-3.2 A gate is the seed of a network."""
    n = _changed(m)
    n.gates = (*m.gates[:seat], square, *m.gates[seat + 1 :])
    n.covered |= 1 << square
    n.dug |= 1 << square
    find_networks(book, n)
    return n


def with_tunnel(book: Book, m: Mountain, seat: int, tile: int) -> Mountain:
    """MK-11 A new tunnel; MK-11.7 what was isolated and now touches it is absorbed."""
    key = tile << 3 | seat
    known = m.digs.get(key)
    if known is not None:
        return known
    n = m.digs[key] = _changed(m)
    number = max(m.tile_of) + 1 if m.tile_of else 0
    n.pieces = (*m.pieces, tile)
    n.tile_of = (*m.tile_of, number)
    n.tunnels |= tile
    n.covered |= tile
    n.dug |= tile
    around = beside(book, tile)
    if m.loose or book.teams:
        find_networks(book, n)
    else:
        n.nets = (*m.nets[:seat], m.nets[seat] | tile, *m.nets[seat + 1 :])
        n.halo = (*m.halo[:seat], m.halo[seat] | around, *m.halo[seat + 1 :])
        n.fitting = put(m.fitting, seat, -1)  # nobody else's tunnels have changed
    return n


def with_hall(book: Book, m: Mountain, hall: int, squares: int, altar: int) -> Mountain:
    """MK-14.5 The hall is one big tunnel; each connected part of a partly covered tile is a tunnel of its own."""
    n = _changed(m)
    n.halls = (*m.halls, (hall, squares, altar))
    n.tunnels &= ~squares
    pieces: list[int] = []
    tiles: list[int] = []
    for piece, tile in zip(m.pieces, m.tile_of, strict=True):
        rest = piece & ~squares
        while rest:
            part = flood(book, rest & -rest, rest) if rest != piece else piece
            pieces.append(part)
            tiles.append(tile)
            rest &= ~part
    n.pieces = tuple(pieces)
    n.tile_of = tuple(tiles)
    return n


def without_piece(book: Book, m: Mountain, piece: int) -> Mountain:
    """MK-4.3 A tunnel leaves the game; whatever has no way to a gate any more belongs to nobody."""
    n = _changed(m)
    at = m.pieces.index(piece)
    n.pieces = m.pieces[:at] + m.pieces[at + 1 :]
    n.tile_of = m.tile_of[:at] + m.tile_of[at + 1 :]
    n.tunnels &= ~piece
    n.covered &= ~piece
    n.room = [0] * len(m.room)
    find_networks(book, n)
    return n


def find_networks(book: Book, n: Mountain) -> None:
    """MK-4.2 A network is what a gate is connected with; MK-19.7 partners' networks may be one."""
    nets = []
    found = 0
    for seat in range(book.players):
        gate = n.gates[seat]
        net = flood(book, 1 << gate, n.covered) if gate >= 0 else 0
        nets.append(net)
        found |= net
    n.nets = tuple(nets)
    n.halo = tuple([beside(book, net) for net in nets])
    n.loose = n.covered & ~found


def ground(book: Book, m: Mountain, seat: int) -> int:
    """MK-11.4, MK-11.6 The squares that this seat may dig: diggable, free, not beside a rival's network."""
    known = m.ground[seat]
    if known < 0:
        barred = m.covered
        for rival in book.rivals[seat]:
            barred |= m.halo[rival]
        if not book.dig_starts:
            for start in book.starts:
                barred |= 1 << start
        known = m.ground[seat] = book.diggable & ~barred
    return known


def rocks(book: Book, m: Mountain) -> int:
    """MK-11.8 Rubble that nobody has cleared yet."""
    return book.rubble & ~m.dug


def placements(book: Book, m: Mountain, seat: int, stack: int, hammers: int) -> list[int]:
    """MK-11.3 to MK-11.8 For each orientation of a tile the squares where its first square may lie."""
    hammers = min(hammers, book.stack_size[stack])
    key = (seat * 16 + stack) * 16 + hammers
    known = m.legal.get(key)
    if known is None:
        free = ground(book, m, seat)
        known = m.legal[key] = [
            _fits(book, m, free, m.halo[seat], book.spins[spin], hammers) for spin in book.stack_spins[stack]
        ]
    return known


def can_place(book: Book, m: Mountain, seat: int, stack: int, hammers: int) -> bool:
    """Whether there is any placement; most often there still is room where it was found last, without rubble."""
    free = ground(book, m, seat)
    room = m.room[seat * SHAPES + stack]
    if room and room & free == room:
        return True
    edge = m.halo[seat]
    for spin in book.stack_spins[stack]:
        fits = _fits(book, m, free, edge, book.spins[spin], 0)
        if fits:
            m.room[seat * SHAPES + stack] = tile_at(book.spins[spin], (fits & -fits).bit_length() - 1)
            return True
    if hammers:
        for spin in book.stack_spins[stack]:
            if _fits(book, m, free, edge, book.spins[spin], hammers):
                return True
    return False


def _fits(book: Book, m: Mountain, free: int, edge: int, shifts: tuple[int, ...], hammers: int) -> int:
    """Where all squares are free and one of them touches the own network, with rubble for so many hammers at most."""
    stones = book.rubble & ~m.dug
    if hammers == 0:
        free &= ~stones
    fits = free
    touch = edge
    for shift in shifts[1:]:
        fits &= free >> shift
        touch |= edge >> shift
    fits &= touch
    if 0 < hammers < len(shifts) and fits:
        fits &= ~_more_than(hammers, stones, shifts)
    return fits


def _more_than(limit: int, squares: int, shifts: tuple[int, ...]) -> int:
    """Where a tile would cover more than so many of these squares, counted for all places at once."""
    counts = [0] * (limit + 2)
    counts[0] = -1
    for shift in shifts:
        here = squares >> shift
        for count in range(limit + 1, 0, -1):
            counts[count] |= counts[count - 1] & here
    return counts[limit + 1]


def tile_at(shifts: tuple[int, ...], square: int) -> int:
    """The squares that a tile covers."""
    tile = _tiles.get(shifts)
    if tile is None:
        tile = _tiles[shifts] = sum([1 << shift for shift in shifts])
    return tile << square


_tiles: dict[tuple[int, ...], int] = {}


def hall_fits(book: Book, m: Mountain, seat: int, hall: int) -> list[int]:
    """MK-14.1 For each orientation where the hall covers own tunnels only; MK-14.2 no gates and no halls."""
    key = -(seat * 16 + hall) - 1
    known = m.legal.get(key)
    if known is None:
        known = []
        own = m.nets[seat] & m.tunnels
        for shifts in book.hall_spins[hall]:
            fits = own
            for shift in shifts[1:]:
                if not fits:
                    break
                fits &= own >> shift
            known.append(fits)
        m.legal[key] = known
    return known


def fitting_halls(book: Book, m: Mountain, seat: int) -> int:
    """MK-14.1 The mask of halls that the own tunnels can carry somewhere."""
    known = m.fitting[seat]
    if known < 0:
        known = 0
        squares = (m.nets[seat] & m.tunnels).bit_count()
        for hall in range(len(book.hall_area)):
            if squares >= book.hall_area[hall] and any(hall_fits(book, m, seat, hall)):
                known |= 1 << hall
        m.fitting[seat] = known
    return known


def tunnels_of(m: Mountain, net: int) -> list[int]:
    """MK-15.2 The tunnels of a network for moving and scoring: tiles and remnants, halls, gates."""
    found = [piece for piece in m.pieces if piece & net]
    found += [squares for _, squares, _ in m.halls if squares & net]
    found += [1 << gate for gate in m.gates if gate >= 0 and net >> gate & 1]
    return found


def next_to(book: Book, tunnels: list[int], tunnel: int) -> list[int]:
    """MK-15.3 The tunnels that share an edge with this one."""
    around = beside(book, tunnel) & ~tunnel
    return [other for other in tunnels if other & around]


def open_entrances(book: Book, m: Mountain, site: int) -> int:
    """MK-7.2 How many sides of a workshop are touched by anybody's network; MK-7.6 what is isolated opens none."""
    nets = 0
    for net in m.nets:
        nets |= net
    return (beside(book, 1 << site) & nets).bit_count()


def has_access(m: Mountain, seat: int, site: int) -> bool:
    """MK-7.3 Whether the own network touches the workshop."""
    return bool(m.halo[seat] >> site & 1)
