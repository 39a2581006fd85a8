"""Starts and small helpers of batch 35a."""
import lay18
from lay18 import (act, Book, fight, goes, way, deal, hands, burn_to, lay_arrivals, excess, supplied, room, units, cid, position, tracked,
                   spring_1813, summer_1813, autumn_1813, spring_1814, autumn_1814, LAND, holds, arrivals, crt, naval, naval_drm, cost, val)
from more import muster, set_aside, lay_held
from session import Session


def autumn_1812(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay('us:Detachment_(Mackinaw)'.replace('us:', ''), 'US Eliminated', 'US')
    t.lay('NWC', 'Ft. Mackinaw', 'British')
    t.lay_turn('Summer-Autumn 1812')


def sea(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    a = [p for p in a if p.mark('Kind') == 'Ship']
    d = [p for p in d if p.mark('Kind') == 'Ship']
    box = {t.where(p) for p in a + d}
    assert len(box) == 1, box
    there = {p.id for p in t.at(box.pop()) if p.mark('Kind') == 'Ship'}
    assert there == {p.id for p in a + d}
    return naval(die + naval_drm(a, d, t.find(la), t.find(ld), al, dl))


def in_supply(t, side, *places):
    for w in places:
        assert supplied(t, side, w), (side, w)


def winter(t, done):
    """done: {(space, side): flips made}; all that is due, no more."""
    e = excess(t)
    assert e == done, e


def scored(player, card):
    c = player.t.card(card, player)
    player.drag([c.id], 'Cards Used for VPs', how='pieces')
