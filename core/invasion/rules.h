/* rules.h - the rules of 1812: The Invasion of Canada by number: IR_3_2_2d
 * is 3.2.2d, IR_AR_09 is AR-09. */
#ifndef UMPIRE_INVASION_RULES_H
#define UMPIRE_INVASION_RULES_H

#include "core/context.h"

typedef enum inv_rule {
#define X(ident, id, title, kind, text, undecided, broken) ident,
#include "core/invasion/rules.def"
#undef X
    INV_RULES
} inv_rule;

extern const um_rule inv_rules[INV_RULES];

#endif
