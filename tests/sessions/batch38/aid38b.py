"""Hand of batch 38b: a play in one line, the battle looked up before it is told, the season's deals."""
import aid18
import session
from aid18 import fed, sea, snap, told, unmark
from lay7 import burn, burn_to, hands, held, bind
from lay18 import *
from lay18 import fight as _fight
from ref import _sp
from table import Table, Piece


def turn(s, side, card, words, do=None, style='spmd', **kw):
    """style: s say, p play, q play face down, r turn up, m the moves, d discard, x straight to the pile, h hold, v points, w points by the other, t second words"""
    pl, foe = (s.us, s.br) if side == 'US' else (s.br, s.us)
    w = words if isinstance(words, tuple) else (words, '')
    b = kw.get('book')
    title = kw.pop('title', '%s %s' % (side, card))
    with act(s, title, side, card=card, hold='h' in style, **kw):
        for ch in style:
            if ch == 's' and w[0]:
                pl.say(w[0])
            elif ch == 't' and w[1]:
                pl.say(w[1])
            elif ch == 'p':
                pl.play(card)
            elif ch == 'q':
                pl.play(card, reveal=False)
            elif ch == 'r':
                pl.reveal(card)
            elif ch == 'm' and do:
                do()
            elif ch == 'd':
                pl.discard(card)
            elif ch == 'x':
                pl.drop_discard(card)
            elif ch == 'h':
                pl.hold(card)
            elif ch in 'vw':
                (pl if ch == 'v' else foe).vp(b.due())


def hit(s, side, space, frm, lead, dlead, dice, want, **kw):
    """Asserts supply of both and the result of the round; rolls are thrown by the session itself."""
    t = s.t
    foe = 'British' if side == 'US' else 'US'
    half = kw.get('half', '')
    frm = [frm] if isinstance(frm, str) else frm
    f = kw.pop('sup', None) or frm[0]
    assert fed(t, side, f, space) == ('a' not in half), ('attacker supply', fed(t, side, f, space))
    dk = kw.pop('dsup', None)
    ds = supplied(t, foe, space) if dk is None else dk
    assert ds == ('d' not in half), ('defender supply', ds)
    year = int(t.turn_name().split()[1][:4])
    r = _fight(t, side, space, frm, lead, dlead, year, dice, **kw)
    assert r == want, (space, r, want)
    return r


def season(s, code, us=(), br=(), n=7, order='ub', groups=True):
    """Deal up to n from the year's deck, alternating or in two lumps."""
    t = s.t
    year = int(code[:4])
    if order == 'alt':
        for i in range(max(len(us), len(br))):
            if i < len(us):
                deal(t, s.us, year, us[i])
            if i < len(br):
                deal(t, s.br, year, br[i])
    else:
        for c in order:
            deal(t, s.us if c == 'u' else s.br, year, *(us if c == 'u' else br))


def hand_ids(t, side):
    return [p.name for p in t.hand(side)]


def winter(s):
    x = excess(s.t)
    return x


def vis(t, side=None):
    for x in _sp:
        w = PL[x]
        a = [p.name + ('*' if p.level() == 2 else '') for p in t.at(w) if (side is None or p.mark('Side') == side)]
        if a:
            print(w, a)


def attrition(s, keep=(), order=('US', 'British'), hand=None, spaces=None):
    """16.2: the loss of each crowded space, the units named in keep last; hand: who turns them (default: the owner)."""
    t = s.t
    for side in order:
        for (n, sd), k in list(excess(t).items()):
            if sd != side or (spaces and n not in spaces):
                continue
            who = hand or (s.us if sd == 'US' else s.br)
            own = _sp[sid(n)]['territory'] == sd.lower()
            u = [p for p in units(t, n, sd) if p.level() == 1]
            two = [p for p in u if p.trait('emb2;') >= 0]
            two.sort(key=lambda p: (p.name in keep, p.name))
            assert int(_sp[sid(n)]['value']) > 0, n
            assert own or supplied(t, sd, n)
            for p in two[:k]:
                who.flip([p.id])
            one = sorted((p for p in u if p not in two), key=lambda p: (p.name in keep, p.name))
            for p in one[:max(0, k - len(two))]:
                who.drag([p.id], sd + ' Eliminated')


def pull(t, place, names):
    for x in names.split():
        assert t.where(t.find(x.replace('_', ' '))) == place, x
