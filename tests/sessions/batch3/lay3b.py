"""Positions by setup.csv and the arrivals up to a turn, and a small count of the board (VP, mixed stacks, winter room)."""
import csv
import os
from table import DATA, Piece
from start1814 import bind
import ref

BY, PLACES = bind()


def rows(f):
    return list(csv.DictReader(open(os.path.join(DATA, f + '.csv'))))


def lay_scn(t, scen, turn, ships=True):
    """Set-up of a scenario plus every arrival up to `turn` at its entry space; the later ones stay in their boxes."""
    want = {}
    for r in rows('setup'):
        k = r['piece'].split(':')
        if r['scenario'] == scen and k[0] in ('land', 'leader', 'vessel'):
            want[BY[k[1].split(' ')[0]]] = PLACES[r['space']]
    under = BY['brock_v']
    if scen == '1813':
        want.pop(under, None)       # 'under construction' is not built
    start = scen + 'a'
    due = {}
    gone = set()
    for f, a, e in (('land_units', 'arrival', 'entry_space'), ('leaders', 'arrival', 'entry')):
        for r in rows(f):
            if r['id'] not in BY or BY[r['id']] in want:
                continue
            if start <= r[a] <= turn:
                due[BY[r['id']]] = PLACES[r[e]]
            elif r[a] < start and r['id'] != 'sheaffe':
                gone.add(BY[r['id']])
    if ships:
        for r in rows('vessels'):
            if r['id'] in BY and BY[r['id']] not in want:
                if start <= r['earliest_turn'] <= turn and r['start_space'] and r['type'] in ('schooner', 'sloop'):
                    due[BY[r['id']]] = PLACES[r['start_space']]
                elif r['earliest_turn'] < start and r['start_space']:
                    gone.add(BY[r['id']])
    want.update(due)
    for p in [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()]:
        side = p.mark('Side')
        if side not in ('US', 'British') or p.gpid not in want and p.gpid not in gone:
            continue
        if p.gpid in want:
            if t.where(p) != want[p.gpid]:
                t.lay([p.id], want[p.gpid], side)
        else:
            t.lay([p.id], 'Captured' if 'Leader' in p.mark('Kind') else side + ' Eliminated', side)
        if p.trait('emb2;') >= 0:
            p.state[p.trait('emb2;')] = '2' if p.name == 'Brock / Sheaffe' and scen == '1813' else '1'
    if scen == '1813':
        t.lay_marker('Fort York', 'York')
        t.lay_marker('Fort Meigs', 'Ft. Meigs')


UNIT = {BY[r['id']]: r for r in rows('land_units') if r['id'] in BY}
TERR = {PLACES[r['id']]: (r['territory'], int(r['value'])) for r in rows('spaces')}


def cf(p):
    r = UNIT[p.gpid]
    return int(r['strength']) if p.level() == 1 else int(r['reduced_side'])


def troops(t, place, side):
    return [p for p in t.at(place) if p.gpid in UNIT and p.mark('Side') == side]


def score(t):
    """VP of the board, positive for the US: enemy towns controlled and lakes."""
    v = 0
    for pl, (terr, val) in TERR.items():
        for side, own, sg in (('US', 'us', 1), ('British', 'british', -1)):
            us = troops(t, pl, side)
            if terr == own or not us:
                continue
            if all(UNIT[p.gpid]['kind'] == 'indian' for p in us) and val > 1:
                continue
            if any(p.mark('Kind') == 'Town Destroyed' or p.name == 'Town Destroyed' for p in t.at(pl)):
                continue
            if sum(cf(p) for p in us) >= val:
                v += sg * val
    for lake in ('Ontario', 'Erie', 'Huron', 'Champlain'):
        here = t.at('Lake %s Control Box' % lake)
        sides = {p.mark('Side') for p in here if p.mark('Kind') == 'Ship' and p.level() == 1}
        if not sides:
            sides = {p.name.split(' ')[0] for p in here if p.name.endswith('Lake Control')}
        assert len(sides) < 2, lake
        v += {'US': 2, 'British': -2}.get(''.join(sides), 0)
    return v


def marker(t):
    w = t.where(t.find('VP Marker')).split(' ')
    return 0 if w[1] == '0' else int(w[2]) * (1 if w[1] == 'US' else -1)


class Watch:
    """The marker stands where board and events put it; no space is held by combat units of both."""
    def __init__(self, t):
        self.t, self.cards = t, marker(t) - score(t)

    def event(self, n):
        self.cards += n

    def ok(self, late=0):
        """late: what is still to be booked, positive for the US."""
        m, s = marker(self.t), score(self.t) + self.cards
        assert m + late == s, ('marker', m, 'late', late, 'board', s)
        for pl in TERR:
            assert not (troops(self.t, pl, 'US') and troops(self.t, pl, 'British')), ('both at', pl)


def crowded(t):
    """Winter: {place: excess} by rulings R-winter-count-reduced=by-territory, depots and event forts +4."""
    out = {}
    for pl, (terr, val) in TERR.items():
        room = val + 4 * sum(1 for p in t.at(pl) if 'Depot' in p.name or p.name in ('Fort York', 'Fort Meigs'))
        for side, own in (('US', 'us'), ('British', 'british')):
            us = troops(t, pl, side)
            n = len([p for p in us if terr != own or p.level() == 1])
            if n > room:
                out[pl] = (side, n - room, [p.name for p in us])
    return out


def on_table(t, card):
    """Before the log: a card already played lies face up on the table."""
    c = t.find_card_anywhere(card)
    t.leave(c.id)
    c.state[c.trait('obs;')] = 'null;'
    from table import Stack, enc
    c.map, c.x, c.y = 'Main Map', 2618, 1560
    sid = t.new_id(3)
    t.things[sid] = Stack(sid, enc(['Main Map', c.x, c.y, c.id, '@@-1'], ';'))
