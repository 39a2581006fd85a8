"""Lay-outs of other years and phases, arrivals, deals and the winter count, for the sessions c120-f131. Only data, nothing of umpire."""
import csv
import os
from ref import _sp
from start1814 import bind
from table import DATA, Piece, Stack

BY, PLACES = bind()


def rows(f):
    return list(csv.DictReader(open(os.path.join(DATA, f + '.csv'))))


def by_gpid(t):
    return {p.gpid: p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()}


def lay_1813(t, marks=True):
    gp, want, later = by_gpid(t), {}, set()
    for r in rows('setup'):
        k = r['piece'].split(':')
        if r['scenario'] == '1813' and k[0] in ('land', 'leader', 'vessel') and 'construction' not in r['piece']:
            want[BY[k[1]]] = PLACES[r['space']]
    for f in ('land_units', 'leaders', 'vessels'):
        for r in rows(f):
            if (r.get('arrival') or r.get('earliest_turn') or '') >= '1813a' and r['id'] in BY:
                later.add(BY[r['id']])
    later.discard(BY['brock'])
    for g, p in gp.items():
        side = p.mark('Side')
        if side not in ('US', 'British') or p.mark('Kind') in ('Marker', '', 'Lake Control') or p.name.startswith('Fort '):
            continue
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        elif g not in later and not t.where(p).endswith(('Eliminated', 'Captured')):
            t.lay([p.id], 'Captured' if p.mark('Kind') in ('Leader', 'Naval Leader') else side + ' Eliminated', side)
        if p.trait('emb2;') >= 0:
            p.state[p.trait('emb2;')] = '2' if g == BY['brock'] else '1'
    t.lay_marker('Fort York', 'York')
    t.lay_marker('Fort Meigs', 'Ft. Meigs')
    if marks:
        t.lay_marker('British Lake Control', 'Lake Huron Control Box')
        t.lay_marker('British Lake Control', 'Lake Erie Control Box')
        t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
    t.lay_hand('US', [])
    t.lay_hand('British', [])
    t.lay_turn('Spring-Summer 1813')
    t.lay_vp('British 2')


def arrivals(code, side, skip=()):
    """{place: [gpid]} of the pieces that arrive in a turn."""
    out = {}
    for f, at in (('land_units', 'entry_space'), ('leaders', 'entry'), ('vessels', 'start_space')):
        for r in rows(f):
            if (r.get('arrival') or r.get('earliest_turn')) == code and r['side'] == side.lower() and r[at] and \
                    not r.get('build_base') and r['id'] not in skip and r['id'] in BY:
                out.setdefault(PLACES[r[at]], []).append(BY[r['id']])
    return out


def lay_arrivals(t, code, skip=()):
    gp = by_gpid(t)
    for side in ('US', 'British'):
        for place, gs in arrivals(code, side, skip).items():
            for g in gs:
                if 'Holding' in t.where(gp[g]):
                    t.lay([gp[g].id], place, side)


def bring_on(t, who, code, skip=(), singly=False):
    """Drags the arrivals of a turn from the holding box to their spaces."""
    gp = by_gpid(t)
    for place, gs in arrivals(code, who.side, skip).items():
        ids = [gp[g].id for g in gs if 'Holding' in t.where(gp[g])]
        if singly:
            for i in ids:
                who.drag([i], place)
        elif ids:
            who.drag(ids, place, how='pieces')


def land(t):
    ids = {BY[r['id']] for r in rows('land_units') if r['id'] in BY}
    return [p for p in by_gpid(t).values() if p.gpid in ids]


def crowds(t):
    """{(side, place): units that must take a step in winter} by 16.2 and R-winter-count-reduced=by-territory."""
    out, own = {}, {v: k for k, v in PLACES.items()}
    at = {}
    for p in land(t):
        s = own.get(t.where(p))
        if s in _sp:
            at.setdefault((p.mark('Side'), s), []).append(p)
    for (side, s), ps in at.items():
        here = [q.name for q in t.at(PLACES[s])]
        room = int(_sp[s]['value']) + 4 * ((side + ' Supply Depot') in here) + \
            4 * any(n in ('Fort York', 'Fort Meigs', 'Burlington Heights', 'Fort Stephenson', 'Plattsburg Forts') for n in here)
        home = _sp[s]['territory'] == side.lower()
        n = len([p for p in ps if p.level() == 1]) if home else len(ps)
        if n > room:
            out[side, PLACES[s]] = (n - room, sorted(p.name for p in ps))
    return out


def stack_deck(t, deck, top):
    """Before the log: these cards on top of a deck, the first named drawn first."""
    d = t.deck(deck)
    ids = []
    for c in top:
        i = next(k for k in d.kids if t.things[k].name in (c, 'Card ' + c) and k not in ids)
        ids.append(i)
    d.kids = [k for k in d.kids if k not in ids] + ids[::-1]


def used(t, *cards):
    """Before the log: cards that lie on the discard pile."""
    for c in cards:
        t.lay_in_deck(t.find_card_anywhere(c), 'Discard')
