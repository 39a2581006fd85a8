#include "core/finding.h"

static const char *const verdict_text[] = {"legal", "illegal", "undetermined", "note"};
static const char *const cause_text[] = {"none",    "missing", "ambiguous", "unsure",
                                         "unruled", "tainted", "told",      "unmodelled"};

const char *um_verdict_text(um_verdict v)
{
    return verdict_text[v];
}

const char *um_cause_text(um_cause c)
{
    return cause_text[c];
}
