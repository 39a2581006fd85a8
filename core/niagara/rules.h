/* rules.h - the rules of the Niagara game by number: NR_5_13 is N5.13. */
#ifndef UMPIRE_NIAGARA_RULES_H
#define UMPIRE_NIAGARA_RULES_H

#include "core/context.h"

typedef enum nia_rule {
#define X(ident, id, title, kind, text, undecided, broken) ident,
#include "core/niagara/rules.def"
#undef X
    NIA_RULES
} nia_rule;

extern const um_rule nia_rules[NIA_RULES];

#endif
