/* decide.h - ways of deciding a rule that every chapter uses. */
#ifndef UMPIRE_INVASION_RULES_DECIDE_H
#define UMPIRE_INVASION_RULES_DECIDE_H

#include "core/invasion/board/board.h"
#include "core/invasion/rules.h"
#include "core/invasion/rulings.h"

/* Decide a rule whose breach is told in words of its own: `what`. */
um_truth inv_decide_or(um_ctx *c, int rule, um_truth holds, const char *what);
/* A question on which the default leaves the verdict open: a ruling that was chosen settles it. */
um_truth inv_by_ruling(um_ctx *c, int ruling, int option, const char *what);

#endif
