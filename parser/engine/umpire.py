"""umpire in Python: judges game records and VASSAL logs by the shared library, as libumpire(3) shows.

What is given back are plain objects with the fields of engine.h, which live on without the engine. What cannot be read
raises umpire.Error. An engine is for one thread at a time. UMPIRE_LIBRARY names the library, if the system does not."""
import ctypes
import os
from ctypes import POINTER, c_bool, c_char_p, c_int, c_size_t, c_uint, c_void_p
from types import SimpleNamespace

TEXTS = POINTER(c_char_p)
_lib = ctypes.CDLL(os.environ.get("UMPIRE_LIBRARY", "libumpire.so.0"))


def _struct(name, *rows):
    """A structure from rows of (type, names), as they stand in engine.h; a structure as a type is a list of such."""
    return type(name, (ctypes.Structure,), {"_fields_": [
        (field, POINTER(POINTER(kind)) if issubclass(kind, ctypes.Structure) else kind)
        for kind, names in rows for field in names.split()]})


_Diag = _struct("Diag", (c_char_p, "level status code message file"), (c_uint, "line column entry"), (c_char_p, "nearest"))
_Finding = _struct(
    "Finding", (c_int, "step"), (c_char_p, "verdict cause code side text action where"),
    (c_uint, "line column entry entry_end"), (c_bool, "claim accepted"), (c_char_p, "accepted_why"),
    (c_int, "sealed tainted_by"), (c_char_p, "legal mend"), (c_size_t, "nrules nfacts nrulings ndata nmissing"),
    (TEXTS, "rules"), (_struct("Fact", (c_char_p, "key value")), "facts"),
    (_struct("Ruling", (c_char_p, "id option"), (c_bool, "flips")), "rulings"), (TEXTS, "data missing"))
_Game = _struct(
    "Game", (c_char_p, "id title game pack scenario"), (c_char_p * 2, "player"),
    (c_int, "legal illegal undetermined accepted unread"), (c_char_p, "score claimed"), (c_int, "net_lo net_hi"),
    (c_size_t, "nfindings nsteps"), (_Finding, "findings"),
    (_struct("Step", (c_int, "number"), (c_char_p, "verdict side action where")), "steps"))
_Result = _struct("Result", (c_char_p, "name digest"), (c_bool, "is_log"), (c_int, "illegal undetermined unread"),
                  (c_size_t, "ngames"), (_Game, "games"))


def _call(name, result, *arguments):
    function = getattr(_lib, "um_engine_" + name)
    function.restype = result
    return function(*arguments)


def _plain(value, count=0):
    """A structure, a list or a text of the library as Python's own."""
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, ctypes.Structure):
        fields = {name: getattr(value, name) for name, _ in value._fields_}
        return SimpleNamespace(**{name: _plain(v, fields.get("n" + name, 0)) for name, v in fields.items()
                                  if not (name[0] == "n" and name[1:] in fields)})
    if isinstance(value, ctypes._Pointer):
        value = [v if isinstance(v, bytes) else v.contents for v in value[:count]]
    return [_plain(v) for v in value] if isinstance(value, (list, ctypes.Array)) else value


class Error(Exception):
    """Something could not be read; `said` tells why."""


class Engine:
    def __init__(self, **options):
        self._engine = c_void_p(_call("new", c_void_p))
        for option, value in options.items():
            self.set(option, value)

    def __del__(self):
        _call("free", None, self._engine)

    def _ask(self, name, result, *arguments):
        answer = _call(name, result, self._engine, *arguments)
        if not answer:
            error = Error("; ".join(f"{d.file}: {d.message}" for d in self.said if d.level == "error"))
            error.said = self.said
            raise error
        return answer

    def set(self, option, value):
        self._ask("set", c_bool, option.encode(), value.encode())

    def give(self, name, data):
        self._ask("give", c_bool, name.encode(), data, c_size_t(len(data)))

    def judge(self, *names_and_data):
        """judge("game.ump", data), or the logs of one game: judge("1.vlog", data1, "2.vlog", data2)."""
        n, names, data = len(names_and_data) // 2, map(str.encode, names_and_data[::2]), names_and_data[1::2]
        result = self._ask("judge_chain", POINTER(_Result), c_size_t(n), (c_char_p * n)(*names), (c_char_p * n)(*data),
                           (c_size_t * n)(*map(len, data)))
        try:
            return _plain(result.contents)
        finally:
            _call("result_free", None, result)

    @property
    def said(self):  # by the last call: warnings and notes, too
        n = c_size_t()
        return _plain(_call("said", POINTER(POINTER(_Diag)), self._engine, ctypes.byref(n)), n.value)


def version():
    return _plain(_call("version", c_char_p))
