"""Helpers of one hand of batch 23b: marching with the cost asserted, battles with supply looked at, the log that both keep."""
import lay18
from lay18 import *
from lay18 import Book, act, fight, goes, way, room, val
import aid18
from aid18 import fed
from session import Session
import session
from more import lay_held, set_aside


def mv(who, what, *path, most=6, hops=True, one=False):
    """From the first of path (where they lie) on; asserted; hop by hop, straight, or one by one."""
    t = who.t
    way(*path, most=most)
    for p in t.pieces(what, who):
        assert t.where(p) == PL[sid(path[0])], (p.name, t.where(p), path[0])
    for n in (path[1:] if hops else path[-1:]):
        (who.each if one else who.drag)(what, PL[sid(n)])


def battle(t, side, space, frm, lead, dlead, dice, want, rnd=1, landing=False, card=0):
    foe = 'British' if side == 'US' else 'US'
    year = int(t.turn_name().split()[1][:4])
    half = ''
    if not fed(t, side, frm[0], space):
        half += 'a'
    for p in units(t, space, side):
        t.leave(p.id) if False else None
    d = supplied(t, foe, space)
    if not d:
        half += 'd'
    got = fight(t, side, space, frm if not landing else [], lead, dlead, year, dice, rnd=rnd, half=half, landing=landing, card=card)
    assert got == want, (got, want, half)


def nofort(t):
    pass


def both_log(s, mark):
    """The first log ends; the other client's log began at mark = (frame, n) and goes on."""
    t = s.t
    s.save_log()
    fr, n = mark
    t.log = t.log[n:]
    t.past = [(i - n, b, k) for i, b, k in t.past if i >= n]
    t.frame_now = fr


def mark_log(s):
    return s.t.freeze(), s.t.n


def fresh(t, space, side):
    return [p.name for p in units(t, space, side) if p.level() == 1]


def quartered(t):
    """After attrition: nothing is over its quarters but those who are already turned at home."""
    return excess(t)


def winter_show(t):
    for (n, sd), k in excess(t).items():
        print('   winter', n, sd, k, [(p.name, p.level(), p.mark('CFr')) for p in units(t, n, sd)])


def quarter(t, who, prefer='', one=True):
    """Attrition of one side: so many fresh units with a second side are turned as are over."""
    pref = [p.name for p in t.pieces(prefer, who)] if prefer else []
    done = []
    for (n, sd), k in sorted(excess(t).items()):
        if sd != who.side:
            continue
        fr = [p for p in units(t, n, sd) if p.level() == 1 and p.mark('CFr')]
        fr.sort(key=lambda p: (p.name not in pref, -int(p.mark('CF'))))
        assert len(fr) >= k and value(n) > 0, (n, k, [p.name for p in units(t, n, sd)])
        if one:
            for p in fr[:k]:
                who.flip([p])
        else:
            who.flip(fr[:k])
        done.append((n, k))
    for r in [n for n in LAND if value(n) == 0]:
        assert not units(t, r, who.side), r
    return done
