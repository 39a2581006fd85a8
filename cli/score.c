/* umpire score: the victory point ledger, beside what the players noted. */
#include "cli/open.h"
#include "cli/report_json.h"

/* ---- the ledger ---- */

static um_range score_at(const um_view *v, int step)
{
    um_score score = v->score;
    const void *state = um_replay_state_at(v->run->replay, step);
    um_ctx c = *um_replay_ctx(v->run->replay);
    if (state)
        v->game->score(&c, state, &score);
    return score.net;
}

/* The cells of a row but for the last. */
static void put_cells(um_buf *b, const char *const cells[4])
{
    um_buf_printf(b, "  %*s%s", um_pad(cells[0], 5), "", cells[0]);
    um_buf_printf(b, "  %s%*s", cells[1], um_pad(cells[1], 9), "");
    um_buf_printf(b, " %s%*s", cells[2], um_pad(cells[2], 18), "");
    um_buf_printf(b, " %s%*s", cells[3], um_pad(cells[3], 9), "");
}

static void put_row(um_output *out, int step, const char *what, um_text points, um_text rule, um_text words)
{
    char number[16];
    um_buf lead = {0};
    snprintf(number, sizeof number, "%d", step);
    const char *cells[] = {step ? number : um_tr("start"), um_tr(what), points.p, rule.n ? rule.p : ""};
    put_cells(&lead, cells);
    um_out_wrapped(out, um_buf_view(&lead).p, words);
    um_buf_free(&lead);
}

static void put_booking(um_output *out, const um_view *v, const um_book_entry *e)
{
    um_buf points = {0};
    int sign = e->side == 1 ? -1 : 1;
    um_range net = um_times(e->points, sign);
    um_words_points(v->game, net, &points);
    um_text rule = e->rule >= 0 ? um_text_of(v->game->rules[e->rule].id) : (um_text){"", 0};
    um_buf what = {0};
    um_tr_made(e->what, &what);
    if (e->points.hi <= 0 && e->points.lo < 0)
        um_buf_printf(&what, um_tr(", lost by %s"), um_tr(v->game->side_names[e->side]));
    put_row(out, e->step, UM_N("booked"), um_buf_view(&points), rule, um_buf_view(&what));
    um_buf_free(&points);
    um_buf_free(&what);
}

/* The score that an item states, if it states one. */
static const um_value *stated_score(const um_view *v, const um_item *it)
{
    int n;
    if (it->kind != UM_I_ACTION && it->kind != UM_I_CLAIM)
        return NULL;
    bool claim = it->kind == UM_I_CLAIM;
    const um_verb *verb = claim ? &v->game->queries[it->action.verb] : &v->game->verbs[it->action.verb];
    if (it->action.undone || (!claim && !(verb->flags & UM_V_CLAIM)))
        return NULL;
    for (int i = 0; i < verb->nparams; i++)
        if (verb->params[i].type == UM_P_VP)
            return um_values_of(&it->action, i, &n);
    return NULL;
}

/* A stated score beside the ledger's, as a row. */
static void put_claim(um_output *out, const um_view *v, const um_item *it, um_range said, um_range net,
                      int step)
{
    um_buf points = {0}, words = {0};
    const um_finding *f = um_view_finding_at(v, it);
    um_words_points(v->game, said, &points);
    if (f) {
        um_words_verdict(f, &words);
        um_buf_str(&words, um_tr(": "));
        um_words_message(v, f, &words);
    } else {
        um_buf stands = {0};
        um_words_points(v->game, net, &stands);
        if (said.lo < net.lo || said.hi > net.hi)
            um_buf_printf(&words, um_tr("agrees in its change; the ledger stands at %s"),
                          um_buf_view(&stands).p);
        else
            um_buf_str(&words, um_tr("agrees"));
        um_buf_free(&stands);
    }
    put_row(out, step, UM_N("stated"), um_buf_view(&points), (um_text){"", 0}, um_buf_view(&words));
    um_buf_free(&points);
    um_buf_free(&words);
}

/* The rows of the ledger up to a step, added to the net score. */
typedef struct ledger {
    const um_book_entry *book;
    int n, next;
    um_range net;
} ledger;

static void put_bookings(um_output *out, const um_view *v, ledger *l, int step)
{
    for (; l->next < l->n && l->book[l->next].step <= step; l->next++) {
        const um_book_entry *e = &l->book[l->next];
        put_booking(out, v, e);
        l->net = um_add(l->net, um_times(e->points, e->side == 1 ? -1 : 1));
    }
}

/* All bookings and stated scores, in order. */
static void put_ledger(um_output *out, const um_view *v)
{
    um_buf points = {0};
    int step = 0;
    ledger l = {.net = score_at(v, 0)};
    l.book = um_replay_book(v->run->replay, &l.n);
    const char *heads[] = {um_tr("step"), "", um_tr("points"), um_tr("rule")};
    um_buf head = {0};
    put_cells(&head, heads);
    um_out(out, "%s\n%s%s\n", v->label, um_buf_view(&head).p, um_tr("what"));
    um_buf_free(&head);
    out->headed = true;
    um_words_points(v->game, l.net, &points);
    put_row(out, 0, UM_N("given"), um_buf_view(&points), (um_text){"", 0},
            um_text_of(um_tr("the first position")));
    um_buf_free(&points);
    for (int i = 0; i < v->c->nitems; i++) {
        const um_item *it = &v->c->items[i];
        step += step < v->counts.steps && um_step_item(v, step + 1) == it;
        const um_value *value = stated_score(v, it);
        put_bookings(out, v, &l,
                     value ? step : step - 1); /* what a play's end books stands at its last step */
        if (value)
            put_claim(out, v, it, um_span(value->num, value->hi), l.net, step);
    }
    put_bookings(out, v, &l, v->counts.steps);
    um_out(out, "\n");
}

static void side_line(um_output *out, const um_view *v)
{
    um_buf b = {0};
    for (int side = 0; side < 2; side++) {
        um_buf_printf(&b, "%s%s ", side ? ", " : "", um_tr(v->game->side_names[side]));
        um_words_range(v->score.side[side], &b);
    }
    um_out(out, um_tr("points: %s"), um_buf_view(&b).p);
    um_out(out, "\n");
    um_buf_free(&b);
}

/* ---- the command ---- */

/* Whether a finding is about points: a claim, or a rule of scoring. */
static bool about_score(const um_view *v, const um_finding *f)
{
    if (f->claim)
        return true;
    for (int i = 0; i < f->nrules; i++)
        if (v->game->rules[f->rules[i]].kind == UM_R_SCORING)
            return true;
    return false;
}

/* The exit status that the findings about the score, and lines that could not be read, mean. */
static int verdict_of(const um_view *v, const um_options *o)
{
    int status = v->run->nbad ? UM_EXIT_INPUT : UM_EXIT_LEGAL;
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (f->accepted || !about_score(v, f))
            continue;
        if (f->verdict == UM_ILLEGAL)
            status = um_exit_worse(status, UM_EXIT_ILLEGAL);
        if (f->verdict == UM_UNDETERMINED && !o->undetermined_ok)
            status = um_exit_worse(status, UM_EXIT_UNDETERMINED);
    }
    return status;
}

/* The ledger of one game. */
static void put_game(const um_options *o, um_output *out, const um_view *v)
{
    if (o->format == UM_FORMAT_JSONL) {
        for (int i = 0; i < v->nfindings; i++)
            if (about_score(v, um_view_finding(v, i)))
                um_json_line(out, um_json_finding(v, um_view_finding(v, i)));
        um_json_line(out, um_json_score(v));
        return;
    }
    if (!um_has_points(v->game)) {
        um_out(out, "%s: %s\n", v->label, um_tr("the game has no victory points"));
        return;
    }
    put_ledger(out, v);
    side_line(out, v);
    um_text_points(out, v);
}

static int score_case(const um_many *k, um_input *in, const um_case *c, um_output *out)
{
    const um_play play = {.history = true, .vary_ruling = -1};
    um_view v;
    um_status s = um_input_judge(in, c, &play, &v);
    if (s != UM_OK)
        return um_exit_of(s);
    put_game(&k->o, out, &v);
    int status = verdict_of(&v, &k->o);
    um_judged_free(&v);
    return status;
}

static int score_one(void *user, size_t i, um_output *out, void *result)
{
    const um_many *k = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, &k->o);
    um_input in;
    (void)result;
    if (k->chains.follows[i])
        return UM_EXIT_LEGAL; /* told where its chain begins */
    um_status s = um_many_input(k, i, &in, &sink, NULL, NULL);
    int status = um_exit_of(s);
    for (int n = 0; s == UM_OK && n < in.opened.record->ncases; n++)
        if (um_input_wants(&in, &in.opened.record->cases[n]))
            status = um_exit_worse(status, score_case(k, &in, &in.opened.record->cases[n], out));
    um_input_close(&in);
    return status;
}

int um_cmd_score(int argc, char **argv)
{
    um_many all;
    int status;
    if (!um_many_open(&all, "score", argc, argv, &status))
        return status;
    const um_jobs jobs = {.n = all.inputs.n, .processes = all.o.jobs, .fn = score_one, .user = &all};
    status =
        um_setup_run(&all.setup, &jobs, all.o.format == UM_FORMAT_JSONL ? &um_report_jsonl : &um_report_text);
    um_many_close(&all);
    return status;
}
