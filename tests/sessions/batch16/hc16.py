"""My own book-keeping for the sessions: a play is recorded, and at its end everything that lies is audited by the rule book."""
import contextlib
import csv
import os
from table import DATA, Piece
import lay7, more, ref
from more import units, cf, holds, supplied, LAKE, BOX, is_indian, arrivals
from ref import sid, LINK, _sp, crt, odds, best, cost

OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
CMD = {}
for r in csv.DictReader(open(os.path.join(DATA, 'leaders.csv'))):
    CMD[r['name'].strip()] = (int(r['command_value']), int(r['combat_modifier']), {'3': 15, '2': 10, '1': 5}.get(r['rank_stars'], 999))
PL = lay7.bind()[1]
INV = {v: k for k, v in PL.items()}
FORT = {}
for k, r in _sp.items():
    if r['fort'] and not r['fort'].startswith('event'):
        FORT[PL[k]] = (r['fort'][0], int(r['fort'].split('/')[1][0]), 'from=1812b' in r['fort'])


def val(card):
    return OPV.get(card.replace('Card ', ''), 1)


def men(t):
    return [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and p.mark('Side') in ('US', 'British')]


def ln(p):
    return ('Sheaffe' if p.level() == 2 else 'Brock') if p.name == 'Brock / Sheaffe' else p.name


def lead(p):
    return p.mark('Kind') in ('Leader', 'Naval Leader')


def score(t):
    """towns only and lakes by ships in the box: US minus British"""
    n = 0
    for k, r in _sp.items():
        own = {'us': 'US', 'british': 'British'}[r['territory']]
        oth = 'British' if own == 'US' else 'US'
        if holds(t, oth, PL[k]):
            n += int(r['value']) * (1 if oth == 'US' else -1)
    for side, sg in (('US', 1), ('British', -1)):
        n += 2 * sg * len(more.lake_of(t, side))
    return n


def marker(t):
    w = t.where(t.find('VP Marker'))
    w = w.replace('VP ', '')
    if w.endswith('0') and len(w.split()) == 1:
        return 0
    a = w.split()
    return int(a[-1]) * (1 if 'US' in w else -1)


def foes(t, side):
    other = 'British' if side == 'US' else 'US'
    return {PL[k] for k in _sp if units(t, PL[k], other)}


def reach(t, side, p, a, b, barred):
    lim = 10 if lead(p) or 'Dragoons' in p.name or p.name == 'Kentucky Mounted' else 6
    r = best(a, b, barred=[x for x in barred if x not in (a, b)])
    assert r and r[0] <= lim, (p.name, a, b, r)
    return r[0]


@contextlib.contextmanager
def go(s, text, side, card=None, leader=None, sea=(), via=None, ret=(), flips=None, dvp=None, late=False, free=False,
       hold=False, build=False, pick=(), gone=()):
    """side 'us'/'br'; sea: names carried by ship (checked apart); via: {name: battle space} of attackers thrown back or gone;
    ret: enemy pieces that may move; dvp: marker change if not by score; late: marker not looked at; free: no card audit."""
    s.play(text)
    t = s.t
    S = {'us': 'US', 'br': 'British'}[side]
    pl = s.us if S == 'US' else s.br
    pos = {p.id: (t.where(p), p.level()) for p in men(t)}
    sc, mk = score(t), marker(t)
    bar = foes(t, S)
    if card:
        c = t.card(card, pl)
        assert c.map == S + ' Hand' or t.where(c) == 'Held Cards', (card, t.where(c))
    yield
    via = {t.find(k, S).id: v for k, v in (via or {}).items()}
    ret = {p.id for p in t.pieces(ret, s.br if S == 'US' else s.us)} if ret else set()
    seaid = {p.id for p in t.pieces(sea, pl)} if sea else set()
    pickid = {p.id for p in t.pieces(pick, pl)} if pick else set()
    moved, start = [], set()
    for p in men(t):
        if p.id not in pos:
            continue
        a, b = pos[p.id][0], t.where(p)
        if p.id in via:
            b = via[p.id]
        if a == b or a not in INV and p.mark('Kind') != 'Ship':
            continue
        if p.mark('Side') != S:
            assert p.id in ret, ('moved but not told', p.name, a, b)
            continue
        if free or build:
            continue
        if p.mark('Kind') == 'Ship':
            moved.append((p, a, b))
            continue
        moved.append((p, a, b))
        if p.id in seaid:
            continue
        if p.mark('Kind') == 'Naval Leader':
            continue
        reach(t, S, p, a, b, bar)
    if card and not build and not free and card != 'Campaign':
        v = val(card)
        start = {a for p, a, b in moved if p.id not in pickid}
        assert len(start) <= 1, ('starts', [(p.name, a, b) for p, a, b in moved])
        land = [p for p, a, b in moved if p.mark('CF')]
        if leader:
            assert v >= CMD[leader][0], (leader, v)
            lim = CMD[leader][2]
            others = [x for x in moved if x[0].mark('Kind') == 'Leader' and ln(x[0]) != leader]
            n = len([p for p in land if not (is_indian(p) and any(x[0].name == 'Tecumseh' for x in others))])
            lim += sum(CMD[ln(x[0])][2] for x in others if CMD[ln(x[0])][2] < CMD[leader][2] and x[0].name != 'Tecumseh')
            assert n <= lim, ('limit', n, lim)
            lp = t.find('leader:' + leader) if CMD[leader][2] < 999 and leader not in ('Brock', 'Sheaffe') else t.find(leader)
            assert any(p.id == lp.id for p, a, b in moved), 'leader stayed'
            if CMD[leader][2] < 999 and land and lp.id not in seaid:
                pass
        else:
            assert len(moved) <= v, ('too many', v, [(p.name, a, b) for p, a, b in moved])
            assert sum(p.mark('Kind') == 'Leader' for p, a, b in moved) <= 1
    # flips
    fl = sorted(p.name for p in men(t) if p.id in pos and p.level() != pos[p.id][1] and p.name not in ('Brock / Sheaffe',))
    want = sorted(x.name for x in t.pieces(flips)) if flips else []
    assert fl == want, (fl, want)
    # nobody shares a space after the play
    for k in _sp:
        assert not (units(t, PL[k], 'US') and units(t, PL[k], 'British')), PL[k]
    if not late:
        d = score(t) - sc if dvp is None else dvp
        assert marker(t) - mk == d, ('vp', marker(t), mk, d)
    if card and not hold:
        assert t.where(t.card(card, pl)) == 'Discard', 'not discarded'


def drm(t, side, space, frm, al, dl, year, rnd=1, half='', landing=False, fort=None, lm=None, dm=None, show=True):
    """the modifier of a round, all present as it lies; al/dl lead names; frm: spaces from which they came (list) or None"""
    oth = 'British' if side == 'US' else 'US'
    a, d = units(t, space, side), units(t, space, oth)
    A, D = sum(cf(p, True) for p in a), sum(cf(p) for p in d)
    F = FORT.get(space)
    late = t.turn_name() != 'Spring-Summer 1812'
    if F and F[2] and not late:
        F = None
    ev = [p for p in t.at(space) if p.name in ('Fort York', 'Burlington Heights', 'Fort Meigs', 'Fort Stephenson', 'Plattsburg Forts')]
    assert not ev or fort is not None, 'event fort: tell'
    if fort:
        F = fort
    if all(is_indian(p) for p in d):
        F = None
    D += F[1] if F else 0
    if 'a' in half:
        A = -(-A // 2)
    if 'd' in half:
        D = -(-D // 2)
    o = odds(A, D)
    assert o is not None, '9:1'
    al, dl = t.find(al, side), t.find(dl, oth)
    assert al in a and dl in d
    assert al.level() == 1
    q = 'CBA'
    allred = all(p.level() == 2 for p in d)
    if allred:
        assert q.index(dl.mark('Class')) == min(q.index(p.mark('Class')) for p in d)
    else:
        assert dl.level() == 1
    dc = q.index(dl.mark('Class'))
    if F and not allred:
        dc = max(dc, q.index(F[0]))
    if F and allred:
        dc = min(dc, q.index(F[0]))
    ac = q.index(al.mark('Class'))
    if F and ('Dragoons' in al.name or al.name == 'Kentucky Mounted'):
        ac = 1
    m = {'odds': o, 'class': ac - dc}

    def best_leader(sd):
        ls = [p for p in t.at(space) if p.mark('Kind') == 'Leader' and p.mark('Side') == sd]
        if not ls:
            return 0
        def nm(p):
            return ('Sheaffe' if p.level() == 2 else 'Brock') if p.name == 'Brock / Sheaffe' else p.name
        top = max(CMD[nm(p)][2] for p in ls if not (p.name == 'Tecumseh' and len(ls) > 1))
        c = [CMD[nm(p)][1] for p in ls if CMD[nm(p)][2] == top and not (p.name == 'Tecumseh' and len(ls) > 1)]
        return max(c)
    m['aldr'] = best_leader(side) if lm is None else lm
    m['dldr'] = -(best_leader(oth) if dm is None else dm)
    if rnd == 1:
        inv = landing is False and any(LINK[sid(f), sid(space)] == 3 for f in frm)
        m['route'] = -1 if inv else 0
        m['land'] = -1 if landing else 0
        m['montreal'] = -1 if space == 'Montreal' else 0
        if _sp[sid(space)]['terrain'] == 'forest' and not F:
            if all(is_indian(p) for p in d):
                m['forest'] = -2 if not all(is_indian(p) for p in a) else -1
            elif all(is_indian(p) for p in a):
                m['forest'] = 1
            else:
                m['forest'] = -1
    if side == 'US' and _sp[sid(space)]['terrain'] == 'clear' and not F and year < 1814 and any(p.mark('Kind') == 'Regular' or 'egular' in p.mark('Kind') or p.mark('Class') in 'AB' and not is_indian(p) for p in d):
        m['brreg'] = -1
    tot = sum(m.values())
    if show and os.environ.get('SHOW'):
        print(space, A, D, m, tot, 'fort' if F else '', [(r, crt(r + tot, bool(F))) for r in range(2, 13)])
    return tot, bool(F)


def res(t, side, space, frm, al, dl, year, a, b, **k):
    m, f = drm(t, side, space, frm, al, dl, year, **k)
    return crt(a + b + m, f)


def retreat(t, side, frm, to, came=()):
    """to is a lawful place for a beaten or leaving force of a side (looked at before it moves)"""
    oth = 'British' if side == 'US' else 'US'
    came = [came] if isinstance(came, str) else came
    nb = [PL[y] for (x, y) in LINK if x == sid(frm)]
    own = side.lower() if side == 'British' else 'us'

    def rank(n):
        if n in came or units(t, n, oth) and holds(t, oth, n):
            return None
        free = holds(t, side, n)
        return (0 if free else 1, 0 if supplied(t, side, n) else 1, 0 if _sp[sid(n)]['territory'] == own else 1)
    r = {n: rank(n) for n in nb}
    ok = {n: v for n, v in r.items() if v is not None}
    assert to in ok and ok[to] == min(ok.values()), (to, r)
    assert ok[to][0] == 0, ('penalty', to, r)
    return True


def cap(ships, load):
    n = {'frigate': 2, 'ship of the line': 3}
    big = sum(n.get(p.mark('ShipType').lower(), 1) for p in ships if p.mark('ShipType').lower() not in ('schooner', 'sloop'))
    small = sum(p.mark('ShipType').lower() in ('schooner', 'sloop') for p in ships)
    det = sum(int(p.mark('CFr') if p.level() == 2 else p.mark('CF')) <= 2 for p in load)
    full = len(load) - det
    assert not any(is_indian(p) or 'Dragoons' in p.name or p.name == 'Kentucky Mounted' for p in load)
    assert all(p.level() == 1 for p in ships)
    for k in range(small // 4 + 1):
        if max(0, full - k) + max(0, det - (small - 4 * k)) <= big and full <= big + k:
            return True
    raise AssertionError('capacity')
