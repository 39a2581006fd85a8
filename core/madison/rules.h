/* rules.h - the rules of Mr. Madison's War by number: MR_9_1 is 9.1, MR_10_41_forest is 10.41(forest). */
#ifndef UMPIRE_MADISON_RULES_H
#define UMPIRE_MADISON_RULES_H

#include "core/context.h"

typedef enum mad_rule {
#define X(ident, id, title, kind, text, undecided, broken) ident,
#include "core/madison/rules.def"
#undef X
    MAD_RULES
} mad_rule;

extern const um_rule mad_rules[MAD_RULES];

#endif
