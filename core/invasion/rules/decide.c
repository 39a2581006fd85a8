/* Ways of deciding that every chapter uses. */
#include "core/invasion/rules/decide.h"

/* Decide a rule whose breach is told in words of its own. */
um_truth inv_decide_or(um_ctx *c, int rule, um_truth holds, const char *what)
{
    if (holds == UM_NO)
        um_fact_text(c, "what", "%s", what);
    return um_decide(c, rule, holds);
}

/* A question on which the default leaves the verdict open: a ruling that was chosen settles it. */
um_truth inv_by_ruling(um_ctx *c, int ruling, int option, const char *what)
{
    bool chosen = (c->options && c->options[ruling] >= 0) || c->varied_ruling == ruling;
    bool yes = um_ruled(c, ruling, option);
    return chosen ? um_sure(yes) : um_unruled(c, what);
}
