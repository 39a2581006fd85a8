"""Where reference and program are known to disagree, each with a case in disagreements/. The list may only grow shorter.

D- is a reading of the program that the reference can take too: a disagreement is that one if the reference, reading so, gives
the program's answer. P- is an answer of the program that leaves open more than the unsure data do.
"""
import board
import records

READINGS = []
WIDER = {"P-10-families-apart": ("draw_10", ("drm total", "roll", "result"))}


def which(chapter, pack, wrong):
    """The id of the known disagreement that explains this one, or None."""
    for name, (where, queries) in WIDER.items():
        if where == chapter.__name__ and wrong.query.startswith(queries) and records.wider(wrong):
            return name
    for name, readings in [(name, {name}) for name in READINGS] + [("several at once", set(READINGS))] * (len(READINGS) > 1):
        board.AS_PROGRAM.update(readings)
        case = records.write(chapter, pack, wrong.spec)
        board.AS_PROGRAM.clear()
        if case and case.claims.get(wrong.index) == (wrong.query, wrong.theirs):
            return name
    return None
