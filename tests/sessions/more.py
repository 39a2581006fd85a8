"""More for authors: the 1813 set-up, arrivals by data, winter room, control and supply, straight from data/."""
import csv
import os
from table import DATA, Piece
from ref import LINK, sid, _sp
from start1814 import bind

LAKE = {r['id']: r['lakeside_towns'].split('|') for r in csv.DictReader(open(os.path.join(DATA, 'lakes.csv'))) if r['lakeside_towns']}
BOX = {'Lake Ontario Control Box': 'ontario', 'Lake Erie Control Box': 'erie', 'Lake Huron Control Box': 'huron',
       'Lake Champlain Control Box': 'champlain'}


def rows(f):
    return list(csv.DictReader(open(os.path.join(DATA, f + '.csv'))))


def place_of(t, space):
    return bind()[1][space]


def lay_1813(t):
    """The 1813 set-up; what comes in spring 1813 and is not in it (US Dragoons) stays in its box."""
    by, places = bind()
    gp = {p.gpid: p for p in t.things.values() if hasattr(p, 'gpid') and not p.is_card()}
    want = {}
    for r in rows('setup'):
        if r['scenario'] == '1813' and r['piece'].split(':')[0] in ('land', 'leader', 'vessel') and 'under' not in r['piece']:
            want[by[r['piece'].split(':')[1]]] = places[r['space']]
    later = set()
    for f in ('land_units', 'leaders', 'vessels'):
        for r in rows(f):
            if (r.get('arrival') or r.get('earliest_turn') or '') >= '1813' and r['id'] in by:
                later.add(by[r['id']])
    later.add(by['b_mohawk'])
    for g, p in gp.items():
        side = p.mark('Side')
        if side not in ('US', 'British') or p.mark('Kind') in ('Marker', '', 'Lake Control'):
            continue
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        elif g in later:
            continue
        elif not t.where(p).endswith(('Eliminated', 'Captured')):
            t.lay([p.id], 'Captured' if p.mark('Kind') in ('Leader', 'Naval Leader') else side + ' Eliminated', side)
    p = t.find('Brock / Sheaffe')
    p.state[p.trait('emb2;')] = '2'
    t.lay_marker('British Lake Control', 'Lake Huron Control Box')
    t.lay_marker('British Lake Control', 'Lake Erie Control Box')
    t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
    t.lay_marker('Fort York', 'York')
    t.lay_marker('Fort Meigs', 'Ft. Meigs')
    for side in ('US', 'British'):
        t.lay_hand(side, [])
    t.lay_turn('Spring-Summer 1813')
    t.lay_vp('British 2')


def arrivals(t, code, side):
    """[(piece, place)] of what data gives for a turn ('1812b') and still waits in its box; ships only the unbuilt schooners of 1812."""
    by, places = bind()
    out = []
    for f, col in (('land_units', 'entry_space'), ('leaders', 'entry'), ('vessels', 'start_space')):
        for r in rows(f):
            if (r.get('arrival') or r.get('earliest_turn')) != code or r['side'] != side.lower() or not r[col]:
                continue
            if r['id'] not in by:
                continue
            p = next((p for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and p.gpid == by[r['id']]), None)
            if p is not None and t.where(p).endswith('Holding Box') and r[col] in places:
                out.append((p, places[r[col]]))
    return out


def muster(player, code, groups=True, skip=()):
    """All arrivals of a turn onto the map, a drag for each space or for each piece."""
    t = player.t
    todo = [(p, w) for p, w in arrivals(t, code, player.side) if p.name not in skip]
    if groups:
        for w in dict.fromkeys(w for p, w in todo):
            player.drag([p for p, x in todo if x == w], w)
    else:
        for p, w in todo:
            player.drag([p], w)


def lay_arrivals(t, code, side, where=None):
    for p, w in arrivals(t, code, side):
        t.lay([p.id], (where or {}).get(p.name, w), side)


def spent(t, side, keep):
    """The hand before the log: these cards; what the hand of the base log held lies on the discard pile (or in its deck)."""
    for p in list(t.hand(side)):
        t.lay_in_deck(p, 'Discard')
    t.lay_hand(side, keep)


def lay_held(t, player, name):
    """A card held in an earlier play lies face down in the box."""
    c = t.find_card_anywhere(name)
    t.leave(c.id)
    t.mask(c, player.pw)
    t.lay([c.id], 'Held Cards', player.side)
    t.mask(c, player.pw)
    return c


def set_aside(t, name):
    """A card out of its deck before the log (7.25 step 1)."""
    c = t.find_card_anywhere(name)
    t.lay([c.id], 'Marker Pool', 'US')


def units(t, space, side=None):
    return [p for p in t.things.values() if isinstance(p, Piece) and p.map == 'Main Map' and not p.is_card() and
            t.where(p) == space and p.mark('CF') and (side is None or p.mark('Side') == side)]


def cf(p, attack=False):
    if p.level() == 2:
        return 0 if attack else int(p.mark('CFr') or 0)
    return int(p.mark('CF'))


def is_indian(p):
    return 'ndian' in p.mark('Kind')


def holds(t, side, space):
    """4.14, 4.15: does a side control a space?"""
    s = _sp[sid(space)]
    own = {'us': 'US', 'british': 'British'}[s['territory']]
    for x in ('US', 'British'):
        if x == own:
            continue
        us = units(t, space, x)
        v = int(s['value'])
        if us and sum(cf(p) for p in us) >= v and not (v > 1 and all(is_indian(p) for p in us)):
            return side == x
    return side == own


def lake_of(t, side):
    """Lakes with this side's ships in the box."""
    return {BOX[t.where(p)] for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and t.where(p) in BOX
            and p.mark('Kind') == 'Ship' and p.mark('Side') == side}


def supplied(t, side, space, entered=None):
    """13.3: a line from a space to a source; entered: the space by which an attacker came (the battle space itself is passed)."""
    places = bind()[1]
    shut = lake_of(t, 'British' if side == 'US' else 'US')
    start = sid(space)
    todo = [sid(entered)] if entered else [start]
    seen = set(todo)
    if not entered and not holds(t, side, space) and _sp[start]['territory'] != side.lower():
        pass
    while todo:
        a = todo.pop()
        if a != start and not holds(t, side, places[a]):
            continue
        if _sp[a]['is_supply_source'] == 'yes' and holds(t, side, places[a]) and _sp[a]['territory'] == side.lower():
            return True
        nxt = [y for (x, y) in LINK if x == a]
        for k, towns in LAKE.items():
            if a in towns and k not in shut and holds(t, side, places[a]):
                nxt += towns
        for y in nxt:
            if y not in seen:
                seen.add(y)
                todo.append(y)
    return False


def excess(t):
    """16.21 by the default ruling: {(space, side): number of steps}."""
    by, places = bind()
    depots = {}
    for p in t.things.values():
        if isinstance(p, Piece) and not p.is_card() and ('Supply Depot' in p.name or p.name in (
                'Fort York', 'Burlington Heights', 'Fort Meigs', 'Fort Stephenson', 'Plattsburg Forts')):
            depots[t.where(p)] = depots.get(t.where(p), 0) + 4
    out = {}
    for s, r in _sp.items():
        n = places[s]
        for side in ('US', 'British'):
            us = units(t, n, side)
            if not us:
                continue
            own = r['territory'] == side.lower()
            k = len([p for p in us if p.level() == 1] if own else us) - int(r['value']) - depots.get(n, 0)
            if k > 0:
                out[n, side] = k
    return out


def naval_drm(att, dfn, att_lead, def_lead, att_mod=0, def_mod=0):
    """12.3: pieces of both sides (undamaged ones), the leads, the leaders."""
    a, d = len(att), len(dfn)
    m = 2 if a >= 2 * d else -2 if d >= 2 * a else 1 if a > d else -1 if d > a else 0
    c = 'CBA'
    m += c.index(att_lead.mark('Class')) - c.index(def_lead.mark('Class'))
    m += att_mod - def_mod

    def typ(x):
        return {p.mark('ShipType').lower() for p in x}
    fa, fd = 'frigate' in typ(att), 'frigate' in typ(dfn)
    m += fa - fd
    small = {'schooner', 'sloop'}
    if typ(att) <= small and not typ(dfn) <= small:
        m -= 1
    if typ(dfn) <= small and not typ(att) <= small:
        m += 1
    return m


def room(ships):
    return [p.mark('ShipType') for p in ships]
