"""Shared by batches: the binding of data ids to the module's pieces and places, made from names (no bind file at hand)."""
import csv
import os
import start1814
import more
from table import DATA, Piece, Table

_cache = {}
ALIAS = {'1/Royal Marines': '1/R. Marines', '2/Royal Marines': '2/R. Marines', 'Essex and Kent Militia': 'Essex & Kent Militia',
         'Detachment (10th R.V.)': 'Det. 10th R.V.', 'Northwest Company': 'Northwest Co.', 'Regular Detachment (Detroit)': 'Detachment',
         'US Detachment (Mackinac)': 'Detachment (Mackinaw)', 'Brock ': 'Brock'}
PLACE = {'st_jean': 'St-Jean', 'ft_mackinac': 'Ft. Mackinaw', 'quebec': 'Quebec City', 'burlington_vt': 'Burlington VT', 'erie_pa': 'Erie PA',
         'trois_rivieres': 'Trois-Rivieres', 'champlain_ny': 'Champlain NY', 'schlosser': 'Ft. Schlosser'}


def bind():
    if _cache:
        return _cache['b']
    t = Table('dev-1812-faults')
    pcs = [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()]
    by = {}
    for f, kinds in (('land_units', None), ('leaders', ('Leader', 'Naval Leader')), ('vessels', ('Ship',))):
        for r in csv.DictReader(open(os.path.join(DATA, f + '.csv'))):
            nm = ALIAS.get(r['name'], r['name'])
            side = {'us': 'US', 'british': 'British'}[r['side']]
            if r['id'] == 'brock':
                nm = 'Brock / Sheaffe'
            if 'replacement' in (r.get('arrival') or ''):
                continue
            got = [p for p in pcs if p.name == nm and p.mark('Side') == side and
                   (p.mark('Kind') in kinds if kinds else p.mark('Kind') not in ('Ship', 'Leader', 'Naval Leader', 'Marker', ''))]
            assert len(got) == 1, (r['id'], nm, [(p.name, p.mark('Kind'), p.mark('Side')) for p in got])
            by[r['id']] = got[0].gpid
    by['sheaffe'] = by['brock']
    places = {}
    for r in csv.DictReader(open(os.path.join(DATA, 'spaces.csv'))):
        places[r['id']] = PLACE.get(r['id'], r['name'])
        assert places[r['id']] in t.m.spots, r['id']
    places.update(box_ontario='Lake Ontario Control Box', box_erie='Lake Erie Control Box', box_huron='Lake Huron Control Box',
                  box_champlain='Lake Champlain Control Box')
    _cache['b'] = (by, places)
    return _cache['b']


start1814.bind = bind
more.bind = bind


def hands(t, us, br):
    """The hands of the log's beginning; the base log's cards lie on the pile."""
    more.spent(t, 'US', us)
    more.spent(t, 'British', br)


def burn(t, *cards):
    """Cards played before the log began: on the pile."""
    for c in cards:
        t.lay_in_deck(t.find_card_anywhere(c), 'Discard')


def held(t, player, *cards):
    for c in cards:
        more.lay_held(t, player, c)


def dump(t, side=None):
    for s, n in bind()[1].items():
        us = [p for p in t.at(n) if p.mark('Side') in ('US', 'British') or p.mark('Kind')]
        if us:
            print(n, ':', ', '.join('%s%s[%s %s%s]' % (p.name, '*' if p.level() == 2 else '', p.mark('Side')[:1], p.mark('Kind'), p.mark('CF') or p.mark('Class')) for p in us))


def burn_to(t, year, n):
    """So many cards of a year lie on the pile: what was played before the log began."""
    pile = t.deck('Discard')
    d = t.deck('%s Deck' % year)
    have = sum(t.things[k].mark('DeckYear') == str(year) for k in pile.kids)
    for k in [k for k in d.kids if t.things[k].name.startswith('Card ')][:n - have]:
        t.lay_in_deck(t.things[k], 'Discard')
