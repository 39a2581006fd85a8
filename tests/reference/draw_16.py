"""Random winter quarters for chapter 16: how much room a space has and what winter takes there."""
import board
import ch16_attrition as attrition
import draw_13


def draw(pack, rng):
    spec = draw_13.draw(pack, rng)
    if spec:
        spec["phase"] = rng.random() < 0.5
        spec["built"] = [s for s in ("US4", "BR2") if rng.random() < 0.4]
        crowd = rng.choice(sorted(pack.spaces))
        side = rng.choice(board.SIDES)
        spec["stands"] = [(n, crowd if pack.pieces[n].side == side and rng.random() < 0.6 else s)
                          for n, s in spec["stands"] if s != crowd or pack.pieces[n].side == side]
    return spec


def story(pack, spec):
    p = draw_13.position(pack, spec)
    p.season, p.built = "winter", set(spec["built"])
    if not draw_13.sensible(p, spec):
        return None
    p.settle()
    told = board.say(p)
    if spec["phase"]:
        told[0] += " phase=attrition"
    for space in sorted(pack.spaces):
        told.append(('room "%s"' % space, attrition.room(p, space)))
        told.append(('attrition "%s"' % space, attrition.due(p, space, spec["phase"])))
    return told
