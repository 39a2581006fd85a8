/* The readings of a play that were tried, when a step comes from a log. */
#include "cli/explain_tried.h"

enum { READINGS = 32, ACTIONS = 24 };

typedef struct one_action {
    um_buf words;
    um_truth verdict;
    um_tried_as as;
    int rule;
} one_action;

typedef struct one_reading {
    one_action action[ACTIONS];
    int actions, illegal, open;
    int unexplained, left, unfit; /* rolls, changes on the table, acts that cannot be carried out */
    bool ends_badly;
    const char *how;
    um_buf all; /* every action in words: two readings may come to the same */
} one_reading;

typedef struct readings {
    const um_view *v;
    one_reading *list; /* READINGS of them */
    int n, taken;
    bool bound;
} readings;

static void add_action(const um_view *v, one_reading *r, const um_tried *tried)
{
    um_buf words = {.max = 4096};
    um_action_write(v->game, v->pack, &v->game->verbs[tried->action->verb], tried->action, &words);
    um_buf_text(&r->all, um_buf_view(&words));
    um_buf_char(&r->all, '\n');
    r->illegal += tried->verdict == UM_NO;
    r->open += tried->verdict == UM_MAYBE;
    r->left += tried->as == UM_TRIED_AS_LEFT;
    r->unfit += tried->as == UM_TRIED_AS_UNFIT;
    if (r->actions < ACTIONS)
        r->action[r->actions] = (one_action){words, tried->verdict, tried->as, tried->rule};
    else
        um_buf_free(&words);
    r->actions++;
}

static void note(void *user, const um_tried *tried)
{
    readings *k = user;
    one_reading *r = k->n < READINGS ? &k->list[k->n] : NULL;
    if (tried->kind == UM_TRIED_ACTION && r) {
        add_action(k->v, r, tried);
    } else if (tried->kind == UM_TRIED_READING) {
        if (r) {
            r->how = tried->how;
            r->unexplained = tried->unexplained;
            r->ends_badly = tried->ends_badly;
        }
        k->n++;
    } else if (tried->kind == UM_TRIED_ALL) {
        k->taken = tried->taken;
        k->bound = tried->bound;
    }
}

static int same_as(const readings *k, int i)
{
    for (int j = 0; j < i; j++)
        if (um_text_eq(um_buf_view(&k->list[j].all), um_buf_view(&k->list[i].all)))
            return j + 1;
    return 0;
}

static void put_action(um_output *out, const um_view *v, const one_action *a)
{
    static const char *const why[] = {[UM_TRIED_AS_LEFT] =
                                          UM_N("nothing that is done in this reading explains it"),
                                      [UM_TRIED_AS_UNFIT] = UM_N("it cannot be carried out as things lie")};
    um_out_wrapped(out, "         ", um_buf_view(&a->words));
    if ((size_t)a->as < UM_COUNT(why) && why[a->as]) {
        um_out(out, "           ");
        um_out_styled(out, UM_RED, "%s", um_tr(why[a->as]));
        um_out(out, "\n");
    }
    if (a->verdict == UM_YES)
        return;
    um_out(out, "           ");
    um_out_styled(out, a->verdict == UM_NO ? UM_RED : UM_YELLOW, "%s",
                  a->verdict == UM_NO ? um_tr("illegal") : um_tr("undetermined"));
    if (a->rule >= 0)
        um_out(out, "  %s  %s", v->game->rules[a->rule].id, um_tr(v->game->rules[a->rule].title));
    um_out(out, "\n");
}

/* Whether a reading leaves something over, which weighs as much as a breach: it acquits nobody. */
static bool leaves_over(const one_reading *r)
{
    return r->unexplained || r->left || r->unfit || r->ends_badly;
}

static void put_left_over(um_buf *b, const one_reading *r)
{
    if (r->unexplained)
        um_buf_printf(b, um_trn("%d roll left unexplained, ", "%d rolls left unexplained, ", r->unexplained),
                      r->unexplained);
    if (r->left)
        um_buf_printf(b, um_trn("%d change left unexplained, ", "%d changes left unexplained, ", r->left),
                      r->left);
    if (r->unfit)
        um_buf_printf(
            b,
            um_trn("%d act that cannot be carried out, ", "%d acts that cannot be carried out, ", r->unfit),
            r->unfit);
    if (r->ends_badly)
        um_buf_str(b, um_tr("a play left as it may not be, "));
}

static void put_reading(um_output *out, const readings *k, int i)
{
    const one_reading *r = &k->list[i];
    int same = same_as(k, i);
    char lead[24];
    um_buf words = {0};
    um_tr_made(um_text_of(r->how), &words);
    um_buf_str(&words, um_tr(": "));
    if (same) {
        um_buf_printf(&words, um_tr("the same as %d"), same);
    } else {
        put_left_over(&words, r);
        um_buf_str(&words, r->illegal       ? um_tr("illegal")
                           : leaves_over(r) ? um_tr("which weighs as much as a breach")
                           : r->open        ? um_tr("undetermined")
                                            : um_tr("legal"));
    }
    um_buf_str(&words, i + 1 == k->taken ? um_tr(" (taken)") : "");
    snprintf(lead, sizeof lead, "    %-3d  ", i + 1);
    um_out_wrapped(out, lead, um_buf_view(&words));
    um_buf_free(&words);
    for (int a = 0; !same && a < r->actions && a < ACTIONS; a++)
        put_action(out, k->v, &r->action[a]);
    if (!same && r->actions > ACTIONS) {
        um_out(out, um_tr("         and %d more"), r->actions - ACTIONS);
        um_out(out, "\n");
    }
}

static void put_readings(um_output *out, const readings *k)
{
    const one_reading *t = k->taken && k->taken <= READINGS ? &k->list[k->taken - 1] : NULL;
    bool clean = t && !t->illegal && !t->open && !leaves_over(t);
    um_out(out, "\n");
    um_out(out, um_tr("readings tried: %d of the play that the step belongs to, guesses taken as true"),
           k->n);
    um_out(out, "\n");
    for (int i = 0; i < k->n && i < READINGS; i++)
        put_reading(out, k, i);
    if (k->n > READINGS) {
        um_out(out, um_tr("    and %d more"), k->n - READINGS);
        um_out(out, "\n");
    }
    um_out(out, "    %s\n",
           k->bound ? um_tr("the bound was hit: there may be others")
           : clean  ? um_tr("the first without a fault ends the search")
                    : um_tr("there are no others"));
}

um_status um_explain_tried(um_single *s, int step)
{
    size_t size = READINGS * sizeof(one_reading);
    readings k = {.v = &s->v};
    int index = s->run->step_item[step - 1];
    if (!s->in.opened.is_log || index < 0)
        return UM_OK;
    k.list = um_realloc(NULL, 0, size);
    if (!k.list)
        return UM_MEMORY;
    for (int i = 0; i < READINGS; i++)
        k.list[i] = (one_reading){.all = {.max = 1 << 16}};
    um_status st = um_input_trace(&s->in, index, &(um_tracer){note, &k});
    if (st == UM_OK && k.n)
        put_readings(&s->out, &k);
    for (int i = 0; i < READINGS; i++) {
        for (int a = 0; a < k.list[i].actions && a < ACTIONS; a++)
            um_buf_free(&k.list[i].action[a].words);
        um_buf_free(&k.list[i].all);
    }
    um_free(k.list, size);
    return st;
}
