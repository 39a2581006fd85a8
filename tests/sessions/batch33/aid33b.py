"""One hand's shorthand for batch 33b: a start, the two books, marches checked by the path."""
from aid18 import lay, sea, sizes
from lay18 import *
from session import Session


def ship(names):
    return ' '.join('ship:' + n for n in names.split())


def start(code, us, br, what, cards_us, cards_br, pre=None):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if code != '1812a':
        lay(t, code)
    if pre:
        pre(t)
    hands(t, cards_us, cards_br)
    s.begin()
    return s, t, s.us, s.br, Book(t)
