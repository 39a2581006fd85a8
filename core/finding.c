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

um_verdict um_worse(um_verdict a, um_verdict b)
{
    static const int rank[] = {[UM_LEGAL] = 0, [UM_NOTED] = 1, [UM_UNDETERMINED] = 2, [UM_ILLEGAL] = 3};
    return rank[b] > rank[a] ? b : a;
}

void um_blame(um_finding *f, const char *const *fact)
{
    f->verdict = UM_UNDETERMINED;
    f->cause = UM_WHY_MISSING;
    f->missing = fact;
    f->nmissing = 1;
    f->ndata = 0;
}

void um_findings_insert(um_finding *all, size_t had, const um_finding *more, size_t n)
{
    size_t to = had + n;
    for (size_t i = n; i-- > 0;) {
        while (had > 0 && all[had - 1].step > more[i].step)
            all[--to] = all[--had];
        all[--to] = more[i];
    }
}
