/* The facts of a finding in a row. */
#include "parser/view/words.h"

#include "parser/language/language.h"

#include <string.h>

/* How many facts from i on are about the same: up to the next of the kind that the first is, "who A, cost 3;
 * who B, cost 4". */
static int group_at(const um_finding *f, int i)
{
    int n = 1;
    while (i + n < f->nfacts && strcmp(f->facts[i + n].key, f->facts[0].key) != 0)
        n++;
    return n;
}

static bool same_group(const um_finding *f, int a, int b, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(f->facts[a + i].key, f->facts[b + i].key) != 0 ||
            !um_text_eq(f->facts[a + i].value, f->facts[b + i].value))
            return false;
    return true;
}

/* Whether the same was told before: several rules may tell what they go by. */
static bool is_again(const um_finding *f, int at, int n)
{
    for (int i = 0, m; i < at; i += m) {
        m = group_at(f, i);
        if (m == n && same_group(f, i, at, n))
            return true;
    }
    return false;
}

void um_words_facts(const um_view *v, const um_finding *f, um_buf *out)
{
    for (int at = 0, n; at < f->nfacts; at += n) {
        n = group_at(f, at);
        if (is_again(f, at, n))
            continue;
        um_buf_str(out, at ? um_tr("; ") : "");
        for (int i = at; i < at + n; i++) {
            um_buf_printf(out, "%s%s ", i > at ? ", " : "", um_tr(f->facts[i].key));
            um_words_fact(v, f, &f->facts[i], out);
        }
    }
}
