/* Which of the names and words that are known somebody may have meant. */
#include "core/nearest.h"

#include "core/game.h"

#include <string.h>

static int min2(int a, int b)
{
    return a < b ? a : b;
}

/* Edits (change, insert, drop, swap of neighbours) between two folded names, at most `cap`. */
static int edits(um_text a, um_text b, int cap)
{
    int row[3][UM_FOLD_MAX + 1];
    int n = (int)a.n, m = (int)b.n;
    if (n - m >= cap || m - n >= cap)
        return cap;
    for (int j = 0; j <= m; j++)
        row[0][j] = j;
    for (int i = 1; i <= n; i++) {
        int *now = row[i % 3], *above = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (int j = 1; j <= m; j++) {
            now[j] = min2(above[j - 1] + (a.p[i - 1] != b.p[j - 1]), min2(above[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a.p[i - 1] == b.p[j - 2] && a.p[i - 2] == b.p[j - 1])
                now[j] = min2(now[j], before[j - 2] + 1);
        }
    }
    return min2(row[n % 3][m], cap);
}

int um_distance(um_text a, um_text b, int cap)
{
    char fa[UM_FOLD_MAX], fb[UM_FOLD_MAX];
    if (!um_fold(a, fa, sizeof fa) || !um_fold(b, fb, sizeof fb))
        return cap;
    return edits(um_text_of(fa), um_text_of(fb), cap);
}

/* The distance that is too far for a name of n folded bytes: more than a third of it. */
static int too_far(size_t n)
{
    int third = (int)(n / 3);
    return n < 2 ? 0 : third < 1 ? 2 : third + 1;
}

/* The next number in a text from byte *at on, as its digits; empty: there is none. */
static um_text number_in(um_text t, size_t *at)
{
    size_t i = *at, from;
    while (i < t.n && (t.p[i] < '0' || t.p[i] > '9'))
        i++;
    for (from = i; i < t.n && t.p[i] >= '0' && t.p[i] <= '9';)
        i++;
    *at = i;
    return (um_text){t.p + from, i - from};
}

/* Whether each number of `a` is one of `b`, and `a` has one if `b` has: the 59th is not meant for the 49th.
 */
static bool same_numbers(um_text a, um_text b)
{
    size_t i = 0, k = 0;
    um_text n = number_in(a, &i);
    if (n.n == 0)
        return number_in(b, &k).n == 0;
    for (; n.n; n = number_in(a, &i)) {
        um_text m;
        for (k = 0; (m = number_in(b, &k)).n && !um_text_eq(m, n);)
            ;
        if (m.n == 0)
            return false;
    }
    return true;
}

void um_near_begin(um_near *n, um_text typed)
{
    *n = (um_near){.rank = 0};
    n->one_word = typed.n && !memchr(typed.p, ' ', typed.n);
    if (um_fold(typed, n->typed, sizeof n->typed))
        n->rank = 2 * too_far(strlen(n->typed));
}

/* Whether `whole` begins with `part`, of four letters at least; a plain word, with all but its last letter.
 */
static bool begins_as(um_text whole, um_text part, bool plain)
{
    return part.n > 3 && whole.n > part.n && memcmp(whole.p, part.p, part.n - plain) == 0;
}

/* Words that begin as what is typed does, or that it goes on from, for where none is near. */
static void look_at_beginning(um_near *n, um_text typed, um_text word, um_text offered)
{
    if (begins_as(word, typed, word.n == offered.n)) {
        if (n->begin_alike++ == 0)
            n->longer = offered;
        else if (um_distance(offered, n->longer, 1) == 0)
            n->begin_alike--;
    } else if (n->one_word && word.n > 3 && um_text_starts(typed, word.p) && word.n > n->shorter.n) {
        n->shorter = offered;
    }
}

void um_near_offer(um_near *n, um_text word)
{
    char folded[UM_FOLD_MAX];
    um_text typed = um_text_of(n->typed);
    if (!n->rank || !um_fold(word, folded, sizeof folded) || !folded[0] ||
        !same_numbers(typed, um_text_of(folded)))
        return;
    int rank = 2 * edits(typed, um_text_of(folded), (n->rank + 1) / 2) + (folded[0] != n->typed[0]);
    if (rank < n->rank) {
        n->rank = rank;
        n->found = word;
    }
    look_at_beginning(n, typed, um_text_of(folded), word);
}

um_text um_near_found(const um_near *n)
{
    return n->found.n ? n->found : n->begin_alike == 1 ? n->longer : n->shorter;
}

void um_near_offer_names(um_near *n, const um_pack *p, uint32_t kinds)
{
    for (int k = 0; k < p->game->nkinds; k++)
        for (int i = 0; (kinds >> k) & 1 && i < p->tables[k].nrows; i++) {
            const um_row *row = &p->tables[k].rows[i];
            um_near_offer(n, row->name);
            um_near_offer(n, row->id);
            for (int j = 0; j < row->naliases; j++)
                um_near_offer(n, row->aliases[j]);
        }
}

um_text um_nearest_name(const um_pack *p, uint32_t kinds, um_text t)
{
    um_near n;
    um_near_begin(&n, t);
    um_near_offer_names(&n, p, kinds);
    return n.found;
}

const char *um_nearest_word(const char *const *words, um_text t)
{
    um_near n;
    um_near_begin(&n, t);
    for (int i = 0; words && words[i]; i++)
        um_near_offer(&n, um_text_of(words[i]));
    return um_near_found(&n).p;
}
