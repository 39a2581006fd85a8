"""1813: yellow recruits under the eyes of the garrison of York; red marches over the lake on a land card."""
from cubes import session
from h11 import *

s = session('1813', us='Gwenola', br='Erwan', what='recruit in a held muster area, water crossed without boats', module='Points')
hands(s, ar='ar-05 ar-06 ar-11', am='am-02 am-04 am-12', br='br-02 br-10 br-04', cm='cm-04 cm-10 cm-01', na='na-03 na-09 na-04')
marks1813(s)
t, us, br = s.begin()
FN = 'Ft. Niagara'

s.play('phase cm')
br.say('melen a ya da gentan')
br.recruit('cm 1', 'Montreal')
assert t.at_area('York') == {'ar': 2, 'am': 2}
with s.fault('3.1c', 'a recruit comes to York, where Americans stand', 'muster'):
    br.recruit('cm 1', 'York')
br.play('cm-04')
go(br, 'cm', 2, 'br 1, cm 2, na 1', 'Dundas', 'York', how='colours')
go(br, 'cm', 2, 'cm 2', "Smith's Creek", 'York')
us.say('petra? mat eo, krogad York')
f = Fight(t, 'York')
assert t.at_area('York') == {'ar': 2, 'am': 2, 'br': 1, 'cm': 5, 'na': 1}
f.volley(br, br='hit', cm='flee hit command', na='hit')
br.flee('cm 1', 'York')
us.lose('am 2, ar 1', 'York')
f.settle()
f.volley(us, ar='hit')
br.lose('cm 1', 'York')
f.settle()
f.volley(br, br='hit', cm='command flee command', na='command')
br.flee('cm 1', 'York')
us.lose('ar 1', 'York')
f.settle()
f.over()
br.draw('cm', 1, 'cm-02')
br.mark('York', None)
calm(t)

s.play('phase br')
br.say('ruz')
br.recruit('br 3', 'Montreal')
br.play('br-02')
assert not t.border('Prescott', FN) and t.touches('lake-ontario', 'Prescott') and t.touches('lake-ontario', FN)
with s.fault('3.2.4a 3.2.1 3.2.2c 3.2.4b', 'Prescott to Ft. Niagara over Lake Ontario with a land card', 'link'):
    br.cubes('br 1, cm 1', 'Prescott', FN)
go(br, 'br', 2, 'br 1', 'Kingston', 'Prescott')
f = Fight(t, FN)
f.volley(us, ar='hit', am='flee command')
us.flee('am 1', FN)
br.lose('cm 1', FN)
f.settle()
f.volley(br, br='hit')
us.lose('am 1', FN)
f.settle()
f.volley(us, ar='command')
us.cubes('ar 1', FN, 'Williamsburg')
assert t.border(FN, 'Williamsburg') and sides(t, 'Williamsburg') == {'us'}
f.settle(back=1)
f.over()
br.mark(FN, 'br')
br.draw('br', 1, 'br-01')
calm(t)
us.say('kenavo, ma zro d\'ar gwele')
s.done()
