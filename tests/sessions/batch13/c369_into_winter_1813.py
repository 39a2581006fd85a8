"""The last plays of 1813, fleets home, winter; the log stops in the middle of the British losses."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Portia', br='Quentin', what='end of Summer-Autumn 1813, last cards, fleets home with markers, winter losses, the log ends in the middle')
t = s.t
lay(t, '1813b')
t.lay('Chauncey Madison Oneida Sylph', 'Lake Ontario Control Box', 'US')
t.lay('Chubb Finch', 'Lake Champlain Control Box', 'British')
t.lay('Queen_Charlotte Hunter Barclay', 'Lake Erie Control Box', 'British')
t.lay_face('Lady_Prevost', side='British')
t.lay_vp('British 3')
hands(t, ['Card 50'], ['Card 51'])
held(t, t.us, 'Card 64')
burn_to(t, 1813, 29)
t, us, br = s.begin()
k = Book(t)

s.play('US last card')
us.say('ultima carta')
us.play('50')
us.drag('Hampton 11th 4th_NY_Militia', 'Ticonderoga')
us.say('errare humanum est, he needs a 3')
us.undo(2)
us.drag('11th', 'Champlain NY')
us.drag('4th_NY_Militia', 'Ticonderoga')
us.discard('50')

s.play('BR last card')
br.drop_discard('51')
walk(br, 'Lincoln', 'Queenston', 'Chippawa')
br.say('vale')

s.play('fleets')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Madison Oneida Sylph', 'Sackets Harbour')
br.drag('Chubb Finch', 'Isle aux Noix')
br.put('British Lake Control', 'Lake Champlain Control Box')
br.each('Queen_Charlotte Hunter Barclay', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
k.ok()

s.play('winter')
us.turn('Winter 1813-14')
us.say('hiems. my 64 is no winter card, what a waste')
attrition(us, ('14th', '15th', '23rd'))
us.say('done. tua')
n = 0
for (sp, side), c in sorted(more.excess(t).items()):
    if side == 'British' and n < 2:
        full = [p for p in units(t, sp, side) if p.level() == 1 and p.trait('emb2;') >= 0]
        for p in full[:c]:
            br.flip([p.id])
        n += 1
br.say('phone, rest later')
s.done()
