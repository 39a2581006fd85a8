#include "parser/view/words.h"

#include "parser/language/language.h"

#include <string.h>

/* What each value of an unsure datum would make of a step: the step is judged again from the same
 * position with the datum taken as certain. */

enum { VALUES_MAX = 12 };

/* The values a datum may have: how many, and their names if they are words. 0: not a short list. */
static int values_of(const um_attr *a, int32_t *first)
{
    int n = 0;
    *first = 0;
    if (a->type == UM_A_WORD)
        while (a->words[n])
            n++;
    if (a->type == UM_A_INT) {
        *first = a->lo;
        n = a->hi - a->lo < VALUES_MAX ? (int)(a->hi - a->lo) + 1 : 0;
    }
    return n <= VALUES_MAX ? n : 0;
}

static um_truth judge_with(const um_view *v, const void *state, const um_action *a, um_pack *p,
                           um_datum *datum, int32_t value, int step)
{
    um_ctx c = *um_replay_ctx(v->run->replay);
    *datum = (um_datum){.lo = value, .hi = value, .sure = UM_CERTAIN, .stated = 1};
    if (um_pack_recompile(p, &(um_sink){NULL, NULL}) != UM_OK)
        return UM_MAYBE;
    c.step = step;
    c.pack = p;
    c.verdict = UM_YES;
    c.rec = NULL;
    v->game->judge(&c, state, a);
    return c.verdict;
}

static void put_value(um_buf *b, const um_attr *a, int32_t value)
{
    if (a->type == UM_A_WORD)
        um_buf_str(b, a->words[value]);
    else
        um_buf_printf(b, "%d", (int)value);
}

/* Where the run of equal verdicts that begins at i ends; words are named one by one. */
static int run_end(const um_attr *a, const um_truth *verdicts, int i, int n)
{
    int end = i;
    while (a->type == UM_A_INT && end + 1 < n && verdicts[end + 1] == verdicts[i])
        end++;
    return end;
}

/* "1, 2: legal; 3 to 8: illegal"; nothing if no value decides. With another value a log may be read
 * otherwise, and what is illegal then may be so by words alone: as it is read now it is. */
static void put_verdicts(um_buf *out, const um_attr *a, int32_t first, const um_truth *verdicts, int n,
                         bool of_log)
{
    const char *const words[] = {[UM_NO] = of_log ? UM_N("illegal as the log is read now") : UM_N("illegal"),
                                 [UM_MAYBE] = UM_N("undetermined"),
                                 [UM_YES] = UM_N("legal")};
    bool decided = false;
    for (int i = 0; i < n; i++)
        decided |= verdicts[i] != UM_MAYBE;
    for (int t = UM_YES; decided && t >= UM_NO; t--) {
        bool any = false;
        for (int i = 0; i < n; i++) {
            if ((int)verdicts[i] != t)
                continue;
            int end = run_end(a, verdicts, i, n);
            um_buf_str(out, any ? ", " : out->n ? um_tr("; ") : "");
            put_value(out, a, first + i);
            if (end > i) {
                um_buf_str(out, end == i + 1 ? ", " : um_tr(" to "));
                put_value(out, a, first + end);
            }
            i = end;
            any = true;
        }
        if (any)
            um_buf_printf(out, um_tr(": %s"), um_tr(words[t]));
    }
}

void um_words_more_data(const um_finding *f, int shown, um_buf *out)
{
    if (f->ndata > shown)
        um_buf_printf(out, um_tr("and %d more"), f->ndata - shown);
    else if (f->verdict == UM_UNDETERMINED && f->cause == UM_WHY_UNSURE && f->ndata == 0)
        um_buf_str(out, um_tr("no few data decide it: explain -v lists those that were read"));
}

void um_words_decides(const um_view *v, const um_finding *f, um_datum_id id, um_buf *out)
{
    const um_item *it = um_step_item(v, f->step);
    um_truth verdicts[VALUES_MAX];
    um_pack *p;
    um_datum *datum;
    int32_t first;
    int kind = um_datum_kind(id), attr = um_datum_attr(id);
    if (f->claim || f->at_close || !it || attr >= v->game->kinds[kind].nattrs ||
        um_datum_row(id) == UM_ROW_LIST)
        return;
    const um_attr *a = &v->game->kinds[kind].attrs[attr];
    const void *state = um_replay_state_at(v->run->replay, f->step - 1);
    int n = values_of(a, &first);
    if (!state || n == 0 || um_pack_vary(v->pack, id, &p, &datum) != UM_OK)
        return;
    for (int i = 0; i < n; i++)
        verdicts[i] = judge_with(v, state, &it->action, p, datum, first + i, f->step);
    put_verdicts(out, a, first, verdicts, n, it->at.entry > 0);
    um_pack_free(p);
}
