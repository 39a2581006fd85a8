/* format.h - "$name$ at $place$": VASSAL's format strings. */
#ifndef UMPIRE_PARSER_VASSAL_FORMAT_H
#define UMPIRE_PARSER_VASSAL_FORMAT_H

#include "core/base.h"

typedef struct um_vfact {
    const char *name;
    um_text value;
} um_vfact;

/* Put values for variables; unknown ones become empty. A BeanShell expression {...} gives the empty text. */
um_status um_vformat(um_text format, const um_vfact *facts, size_t n, um_arena *arena, um_text *out);

#endif
