"""umpire in Python: judges game records and VASSAL logs by the shared library (libumpire(3)).

    import umpire
    engine = umpire.Engine(trust="likely")
    engine.give("madison.vmod", open("madison.vmod", "rb").read())      # for logs: module and binding
    result = engine.judge("game.ump", open("game.ump", "rb").read())
    for game in result.games:
        for f in game.findings:
            print(f.where, f.verdict, f.text, f.rules)

What is given back are plain objects with the fields of engine.h; they live on without the engine. What cannot
be read raises umpire.Error, and what was said is in its `said`, or in the engine's. An engine is for one
thread at a time; UMPIRE_LIBRARY names the library, if it is not where the system looks.
"""
import ctypes
import os
from ctypes import POINTER, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p
from types import SimpleNamespace

TEXTS = POINTER(c_char_p)
_lib = ctypes.CDLL(os.environ.get("UMPIRE_LIBRARY", "libumpire.so.0"))


def _struct(name, *rows):
    """A structure from rows of (type, names): as they stand in engine.h, in their order."""
    fields = [(field, kind) for kind, names in rows for field in names.split()]
    return type(name, (ctypes.Structure,), {"_fields_": fields})


def _list(of):
    return POINTER(POINTER(of))


_Diag = _struct("Diag", (c_char_p, "level status code message file"), (c_uint, "line column entry"), (c_char_p, "nearest"))
_Fact = _struct("Fact", (c_char_p, "key value"))
_Ruling = _struct("Ruling", (c_char_p, "id option"), (c_bool, "flips"))
_Finding = _struct(
    "Finding", (c_int, "step"), (c_char_p, "verdict cause code side text action where"),
    (c_uint, "line column entry entry_end"), (c_bool, "claim accepted"), (c_char_p, "accepted_why"),
    (c_int, "sealed tainted_by"), (c_char_p, "legal mend"), (c_size_t, "nrules nfacts nrulings ndata nmissing"),
    (TEXTS, "rules"), (_list(_Fact), "facts"), (_list(_Ruling), "rulings"), (TEXTS, "data missing"))
_Step = _struct("Step", (c_int, "number"), (c_char_p, "verdict side action where"))
_Game = _struct(
    "Game", (c_char_p, "id title game pack scenario"), (c_char_p * 2, "player"),
    (c_int, "legal illegal undetermined accepted unread"), (c_char_p, "score claimed"), (c_int, "net_lo net_hi"),
    (c_size_t, "nfindings nsteps"), (_list(_Finding), "findings"), (_list(_Step), "steps"))
_Result = _struct(
    "Result", (c_char_p, "name digest"), (c_bool, "is_log"), (c_int, "illegal undetermined unread"),
    (c_size_t, "ngames"), (_list(_Game), "games"))

for _name, _result, _arguments in (
        ("version", c_char_p, []), ("game_name", c_char_p, [c_size_t]),
        ("rule_title", c_char_p, [c_char_p, c_char_p]), ("rule_text", c_char_p, [c_char_p, c_char_p]),
        ("new", c_void_p, []), ("free", None, [c_void_p]), ("set", c_bool, [c_void_p, c_char_p, c_char_p]),
        ("give", c_bool, [c_void_p, c_char_p, c_char_p, c_size_t]),
        ("judge_chain", POINTER(_Result), [c_void_p, c_size_t, TEXTS, TEXTS, POINTER(c_size_t)]),
        ("result_free", None, [POINTER(_Result)]), ("said", _list(_Diag), [c_void_p, POINTER(c_size_t)])):
    _function = getattr(_lib, "um_engine_" + _name)
    _function.restype, _function.argtypes = _result, _arguments


def _plain(value, count=0):
    """A structure, a list or a text of the library as Python's own."""
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, ctypes.Structure):
        fields = {name: getattr(value, name) for name, _ in value._fields_}
        return SimpleNamespace(**{name: _plain(v, fields.get("n" + name, 0)) for name, v in fields.items()
                                  if not (name[0] == "n" and name[1:] in fields)})
    if isinstance(value, ctypes.Array):
        return [_plain(v) for v in value]
    if isinstance(value, ctypes._Pointer):
        return [_plain(value[i] if isinstance(value[i], bytes) else value[i].contents) for i in range(count)]
    return value


class Error(Exception):
    """Something could not be read; `said` tells why."""

    def __init__(self, said):
        super().__init__("; ".join(f"{d.file}: {d.message}" for d in said if d.level == "error"))
        self.said = said


class Engine:
    def __init__(self, **options):
        self._engine = _lib.um_engine_new()
        if not self._engine:
            raise MemoryError
        for option, value in options.items():
            self.set(option, value)

    def __del__(self):
        _lib.um_engine_free(self._engine)

    @property
    def said(self):
        """What the last call said: warnings and notes, too."""
        n = c_size_t()
        said = _lib.um_engine_said(self._engine, ctypes.byref(n))
        return _plain(said, n.value)

    def set(self, option, value):
        if not _lib.um_engine_set(self._engine, option.encode(), value.encode()):
            raise Error(self.said)

    def give(self, name, data):
        if not _lib.um_engine_give(self._engine, name.encode(), data, len(data)):
            raise Error(self.said)

    def judge(self, *names_and_data):
        """judge("game.ump", data), or the logs of one game: judge("1.vlog", data1, "2.vlog", data2)."""
        names, data = [n.encode() for n in names_and_data[::2]], list(names_and_data[1::2])
        result = _lib.um_engine_judge_chain(
            self._engine, len(data), (c_char_p * len(names))(*names), (c_char_p * len(data))(*data),
            (c_size_t * len(data))(*map(len, data)))
        if not result:
            raise Error(self.said)
        try:
            return _plain(result.contents)
        finally:
            _lib.um_engine_result_free(result)


def version():
    return _plain(_lib.um_engine_version())
