/* A judged game looked over: what it states, what its undetermined steps wait for, in which order it is told.
 */
#include "parser/view/words.h"

#include <string.h>

/* ---- what a record states beside its moves ---- */

static int param_of_type(const um_verb *v, um_param_type type)
{
    for (int i = 0; i < v->nparams; i++)
        if (v->params[i].type == type)
            return i;
    return -1;
}

static void note_score(um_view *v, const um_action *a, int param)
{
    int n;
    const um_value *value = param < 0 ? NULL : um_values_of(a, param, &n);
    if (!value)
        return;
    v->has_claim = true;
    v->claimed = um_span(value[0].num, value[0].hi);
}

static void look_at(um_view *v, const um_item *it)
{
    const um_action *a = &it->action;
    if (it->kind == UM_I_CLAIM) {
        const um_verb *q = &v->game->queries[a->verb];
        if (q->nparams && q->params[q->nparams - 1].type == UM_P_VP)
            note_score(v, a, q->nparams - 1);
    }
    if (it->kind != UM_I_ACTION)
        return;
    const um_verb *verb = &v->game->verbs[a->verb];
    if (a->undone) {
        v->undos++;
        return;
    }
    if (verb->flags & UM_V_CLAIM)
        note_score(v, a, param_of_type(verb, UM_P_VP));
    int dice = param_of_type(verb, UM_P_DICE);
    v->rolls += dice >= 0 && um_has_arg(a, dice);
}

/* The last score stated may have been right when it was, and more booked after it, as at a game's end. */
static void note_since(um_view *v, int step)
{
    int n;
    um_range sum = um_exactly(0);
    const um_book_entry *book = um_replay_book(v->run->replay, &n);
    for (int i = 0; i < n; i++)
        if (book[i].step > step)
            sum = um_add(sum, um_times(book[i].points, book[i].side == 1 ? -1 : 1));
    bool adds_up = v->has_claim && um_range_same(um_add(v->claimed, sum), v->score.net);
    v->since = adds_up ? sum : um_exactly(0);
}

static void look_over(um_view *v)
{
    int step = 0, claim_step = 0;
    for (int i = 0; i < v->c->nitems; i++) {
        const um_item *it = &v->c->items[i];
        step += step < v->counts.steps && um_step_item(v, step + 1) == it;
        bool had = v->has_claim;
        v->has_claim = false;
        look_at(v, it);
        if (v->has_claim)
            claim_step = step;
        v->has_claim |= had;
    }
    note_since(v, claim_step);
}

/* ---- groups: what undetermined findings wait for ---- */

static um_wanted *wanted_of(const um_view *v, um_datum_id d)
{
    for (int i = 0; i < v->nwanted; i++)
        if (v->wanted[i].datum == d)
            return &v->wanted[i];
    return NULL;
}

/* How many findings wait for a datum. */
static int waiting_for(const um_view *v, um_datum_id d)
{
    const um_wanted *w = wanted_of(v, d);
    return w ? w->n : 0;
}

const um_wanted *um_most_wanted(const um_view *v, int rank)
{
    const um_wanted *last = NULL, *best = NULL;
    for (int r = 0; r <= rank; r++) {
        best = NULL;
        for (int i = 0; i < v->nwanted; i++) {
            const um_wanted *w = &v->wanted[i];
            bool shown = last && (w->n > last->n || (w->n == last->n && w <= last));
            if (!shown && (!best || w->n > best->n))
                best = w;
        }
        if (!best)
            return NULL;
        last = best;
    }
    return best;
}

/* Count for how many findings each datum is awaited. */
static um_status count_wanted(um_view *v)
{
    size_t most = 0;
    for (int i = 0; i < v->nfindings; i++)
        most += (size_t)um_view_finding(v, i)->ndata;
    v->wanted = um_arena_alloc(&v->arena, (most + 1) * sizeof *v->wanted);
    if (!v->wanted)
        return UM_MEMORY;
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        for (int k = 0; k < f->ndata && f->verdict == UM_UNDETERMINED && !f->accepted; k++) {
            um_wanted *w = wanted_of(v, f->data[k]);
            if (!w) {
                w = &v->wanted[v->nwanted++];
                w->datum = f->data[k];
            }
            w->n++;
        }
    }
    return UM_OK;
}

/* Of the data a finding waits for, the one for which most findings wait. */
static um_datum_id datum_of(const um_view *v, const um_finding *f)
{
    um_datum_id best = 0;
    int most = 0;
    for (int i = 0; i < f->ndata; i++) {
        int n = waiting_for(v, f->data[i]);
        if (n > most) {
            most = n;
            best = f->data[i];
        }
    }
    return best;
}

int um_view_open_ruling(const um_view *v, const um_finding *f)
{
    for (int i = 0; i < f->nrulings; i++)
        if (v->game->rulings[f->rulings[i].ruling].open && f->rulings[i].flips)
            return f->rulings[i].ruling;
    return -1;
}

static um_open open_of(const um_view *v, const um_finding *f)
{
    um_open o = {.cause = f->cause, .number = -1};
    switch (f->cause) {
    case UM_WHY_UNSURE:
        o.datum = datum_of(v, f);
        break;
    case UM_WHY_TAINTED:
        o.number = f->tainted_by;
        break;
    case UM_WHY_UNRULED:
        o.number = um_view_open_ruling(v, f);
        o.what = f->nmissing ? f->missing[0] : NULL;
        break;
    default:
        o.what = f->nmissing ? f->missing[0] : NULL;
        o.datum = o.what ? 0 : datum_of(v, f);
        break;
    }
    if (!o.datum && !o.what && o.number < 0)
        o.number = f->nrules ? f->rules[0] : -1;
    return o;
}

static bool same_open(const um_open *a, const um_open *b)
{
    bool same = a->what == b->what || (a->what && b->what && strcmp(a->what, b->what) == 0);
    return same && a->cause == b->cause && a->datum == b->datum && a->number == b->number;
}

static void group(um_view *v, int finding)
{
    const um_finding *f = um_replay_finding(v->run->replay, finding);
    v->open_of[finding] = -1;
    if (f->accepted || f->verdict == UM_NOTED)
        return;
    v->illegal += f->verdict == UM_ILLEGAL;
    v->claimed_findings += f->claim;
    if (f->claim) {
        v->claims_false += f->verdict == UM_ILLEGAL;
        v->claims_open += f->verdict == UM_UNDETERMINED;
    }
    if (f->verdict != UM_UNDETERMINED)
        return;
    v->undetermined++;
    um_open o = open_of(v, f);
    int k = 0;
    while (k < v->nopen && !same_open(&v->open[k], &o))
        k++;
    if (k == v->nopen) {
        o.first = finding;
        v->open[v->nopen++] = o;
    }
    v->open[k].n++;
    v->open_of[finding] = k;
}

/* ---- the view ---- */

static um_status make_label(um_view *v)
{
    um_buf b = {0};
    um_text kept;
    um_harmless(&b, um_text_of(v->file));
    um_status s = um_text_dup(&v->arena, um_buf_view(&b), &kept);
    v->file = kept.p;
    if (s == UM_OK && v->c->id.n) {
        um_buf_char(&b, '#');
        um_harmless(&b, v->c->id);
        s = um_text_dup(&v->arena, um_buf_view(&b), &kept);
    }
    v->label = kept.p;
    s = s != UM_OK ? s : b.failed;
    um_buf_free(&b);
    return s;
}

/* A play's end finds fault with earlier steps: put findings where a reader looks for them. `first` is by
 * step, one more than there are steps, and zeroed. */
static void sort_findings(um_view *v, int *first)
{
    int steps = um_replay_steps(v->run->replay);
    for (int i = 0; i < v->nfindings; i++)
        first[um_replay_finding(v->run->replay, i)->step + 1]++;
    for (int step = 1; step <= steps + 1; step++)
        first[step] += first[step - 1];
    for (int i = 0; i < v->nfindings; i++)
        v->order[first[um_replay_finding(v->run->replay, i)->step]++] = i;
}

/* What is illegal stands first, then what only words make illegal; within these by step. */
static int gravity(const um_finding *f)
{
    if (f->verdict == UM_ILLEGAL)
        return 0;
    return f->verdict == UM_UNDETERMINED && f->cause == UM_WHY_TOLD ? 1 : 2;
}

static void sort_by_gravity(um_view *v)
{
    int n = 0;
    for (int rank = 0; rank <= 2; rank++)
        for (int i = 0; i < v->nfindings; i++)
            if (gravity(um_view_finding(v, i)) == rank)
                v->gravest[n++] = i;
}

static void count_tainted(um_view *v)
{
    for (int i = 0; i < v->nfindings; i++) {
        int by = um_replay_finding(v->run->replay, i)->tainted_by;
        if (by > 0)
            v->tainted[by]++;
    }
}

const um_finding *um_view_finding(const um_view *v, int i)
{
    return um_replay_finding(v->run->replay, v->order[i]);
}

um_status um_view_make(um_view *v, const char *file, const um_opened *from, const um_case *c, um_run *run)
{
    *v = (um_view){.file = file, .from = from, .c = c, .run = run, .game = c->game, .pack = c->pack};
    size_t n = (size_t)um_replay_findings(run->replay);
    v->open_of = um_arena_alloc(&v->arena, (n + 1) * sizeof *v->open_of);
    v->open = um_arena_alloc(&v->arena, (n + 1) * sizeof *v->open);
    v->order = um_arena_alloc(&v->arena, (n + 1) * sizeof *v->order);
    v->gravest = um_arena_alloc(&v->arena, (n + 1) * sizeof *v->gravest);
    v->tainted = um_arena_alloc(&v->arena, ((size_t)um_replay_steps(run->replay) + 1) * sizeof *v->tainted);
    int *first = um_arena_alloc(&v->arena, ((size_t)um_replay_steps(run->replay) + 2) * sizeof *first);
    v->nfindings = (int)n;
    um_status s =
        v->open && v->open_of && v->order && v->gravest && v->tainted && first ? make_label(v) : UM_MEMORY;
    if (s != UM_OK) {
        um_view_free(v);
        return s;
    }
    um_replay_counts(run->replay, &v->counts);
    um_replay_score(run->replay, &v->score);
    look_over(v);
    if (from->reading) {
        v->rolls = (int)(from->reading->rolls_left_out + from->reading->nrolls);
        v->undos = (int)from->reading->undos;
        v->undos_after_roll = (int)from->reading->undos_after_roll;
    }
    sort_findings(v, first);
    sort_by_gravity(v);
    count_tainted(v);
    if (um_view_index(v) != UM_OK || count_wanted(v) != UM_OK) {
        um_view_free(v);
        return UM_MEMORY;
    }
    for (int i = 0; i < v->nfindings; i++)
        group(v, v->order[i]);
    return UM_OK;
}

void um_view_free(um_view *v)
{
    um_arena_free(&v->arena);
    *v = (um_view){0};
}

int um_tainted_later(const um_view *v, int step)
{
    return step > 0 ? v->tainted[step] : 0;
}

const um_item *um_step_item(const um_view *v, int step)
{
    if (step < 1 || step > v->run->nsteps)
        return NULL;
    int i = v->run->step_item[step - 1];
    return i >= 0 && i < v->c->nitems ? &v->c->items[i] : NULL;
}
