/* umpire explain: every rule that was decided on a step, and what else could
 * have been done. */
#include "cli/explain_tried.h"
#include "cli/open.h"
#include "cli/report_json.h"

#include <string.h>

enum { ALTERNATIVES = 12, DATA_SHOWN = 8 };

/* ---- decisions ---- */

/* A datum, ruling or doubt that a decision read. */
static void put_read(um_buf *b, const um_view *v, const um_read *r)
{
    const um_datum *d = r->doubt == UM_D_DATUM ? um_datum_at(v->pack, r->datum) : NULL;
    um_buf_str(b, b->n ? um_tr("; ") : "");
    switch (r->doubt) {
    case UM_D_DATUM:
        um_datum_name(v->pack, r->datum, b);
        if (d && d->sure != UM_UNKNOWN) {
            um_buf_char(b, ' ');
            um_datum_value(v->pack, r->datum, b);
        }
        um_buf_printf(b, um_tr(" (%s)"), um_tr(um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN)));
        break;
    case UM_D_RULING: {
        int chosen = v->run->options && v->run->options[r->num] >= 0 ? v->run->options[r->num]
                                                                     : v->game->rulings[r->num].chosen;
        um_buf_printf(b, "%s=%s", v->game->rulings[r->num].id, um_option_name(v, r->num, chosen));
        break;
    }
    case UM_D_TAINT:
        um_buf_str(b, um_tr("what an illegal step changed"));
        break;
    default:
        um_tr_made(r->what ? um_text_of(r->what) : UM_TEXT("?"), b);
        break;
    }
}

/* What a doubt is called. */
static const char *read_label(int doubt)
{
    switch (doubt) {
    case UM_D_DATUM:
        return UM_N("data");
    case UM_D_RULING:
        return UM_N("ruling");
    case UM_D_MISSING:
        return UM_N("missing");
    case UM_D_UNRULED:
        return UM_N("silent");
    case UM_D_AMBIGUOUS:
        return UM_N("readings");
    default:
        return UM_N("open");
    }
}

static void wrapped(um_output *out, const char *name, um_buf *b)
{
    char lead[40];
    name = um_tr(name);
    snprintf(lead, sizeof lead, "           %s%*s", name, um_pad(name, 9), "");
    if (b->n)
        um_out_wrapped(out, lead, um_buf_view(b));
    um_buf_free(b);
}

/* Whether a datum that was read is below the trust. */
static bool below_trust(const um_view *v, const um_read *r)
{
    const um_datum *d = r->doubt == UM_D_DATUM ? um_datum_at(v->pack, r->datum) : NULL;
    return d && (um_sure_level)d->sure < v->run->trust;
}

/* `all`: with every datum that was read, not the first few. */
static void put_decision(um_output *out, const um_view *v, const um_recorder *rec, const um_decision *d,
                         bool all)
{
    static const struct {
        const char *word;
        um_style style;
    } holds[] = {[UM_NO] = {UM_N("no"), UM_RED},
                 [UM_MAYBE] = {UM_N("maybe"), UM_YELLOW},
                 [UM_YES] = {UM_N("yes"), UM_GREEN}};
    static const int doubts[] = {UM_D_DATUM,   UM_D_RULING,    UM_D_MISSING,
                                 UM_D_UNRULED, UM_D_AMBIGUOUS, UM_D_TAINT};
    um_buf facts = {0}, uses = {0};
    const um_rule *rule = &v->game->rules[d->rule];
    um_out(out, "    ");
    const char *word = um_tr(holds[d->holds].word);
    um_out_styled(out, holds[d->holds].style, "%s%*s", word, um_pad(word, 5), "");
    um_out(out, "  %s  %s%s\n", rule->id, um_tr(rule->title), d->claim ? um_tr(" (of what is stated)") : "");
    for (int i = 0; i < d->facts; i++) {
        const um_fact *f = &rec->facts[d->fact_first + i];
        um_buf_printf(&facts, "%s%s ", i ? ", " : "", um_tr(f->key));
        um_words_value(f->value, &facts);
    }
    wrapped(out, UM_N("facts"), &facts);
    for (int i = 0; i < d->uses; i++)
        um_buf_printf(&uses, "%s%s", i ? ", " : "", v->game->rules[rec->uses[d->use_first + i]].id);
    wrapped(out, UM_N("by"), &uses);
    for (size_t k = 0; k < UM_COUNT(doubts); k++) {
        um_buf b = {0};
        int most = all || doubts[k] != UM_D_DATUM ? UM_READS_MAX : DATA_SHOWN, n = 0;
        for (int pass = 0; pass < 2; pass++) /* those below trust first */
            for (int i = 0; i < d->reads; i++) {
                const um_read *r = &rec->reads[d->read_first + i];
                if (r->doubt == doubts[k] && below_trust(v, r) == (pass == 0) && n++ < most)
                    put_read(&b, v, r);
            }
        if (n > most)
            um_buf_printf(&b, um_tr("; and %d more (-v lists them)"), n - most);
        wrapped(out, read_label(doubts[k]), &b);
    }
}

/* ---- alternatives ---- */

typedef struct offering {
    const um_single *s;
    um_output *out;
    const um_action *of; /* the step */
    bool same;           /* those that begin as the step does are wanted, or the others */
    int shown, more, others;
} offering;

/* Whether two actions of one verb are about the same: their first argument begins with the same value. */
static bool begins_alike(const um_action *a, const um_action *b)
{
    int n, m;
    const um_value *x = a->nargs ? um_values_of(a, a->args[0].param, &n) : NULL;
    const um_value *y = x ? um_values_of(b, a->args[0].param, &m) : NULL;
    return x && y && n && m && x[0].ref == y[0].ref && x[0].num == y[0].num;
}

static bool put_alternative(void *user, const um_action *a)
{
    offering *w = user;
    const um_view *v = &w->s->v;
    if (a->verb != w->of->verb) {
        w->others += w->same;
        return true;
    }
    if (begins_alike(w->of, a) != w->same)
        return true;
    if (w->shown == ALTERNATIVES) {
        w->more++;
        return true;
    }
    um_buf line = {0};
    um_action_write(v->game, v->pack, &v->game->verbs[a->verb], a, &line);
    if (w->shown++ == 0)
        um_out(w->out, "\n%s\n", um_tr("legal there"));
    um_out_wrapped(w->out, "    ", um_buf_view(&line));
    um_buf_free(&line);
    return true;
}

static void put_alternatives(um_single *s, int step)
{
    const um_item *it = um_step_item(&s->v, step);
    const void *state = um_replay_state_at(s->run->replay, step - 1);
    if (!it || !state || !s->v.game->offer)
        return;
    offering w = {.s = s, .out = &s->out, .of = &it->action, .same = true};
    int lesser = 0;
    for (int pass = 0; pass < 2; pass++) {
        um_ctx c = *um_replay_ctx(s->run->replay);
        c.step = step;
        w.same = pass == 0;
        if (pass == 0)
            um_offer_lesser(s, step, &c, put_alternative, &w);
        lesser += pass == 0 ? w.shown : 0;
        s->v.game->offer(&c, state, put_alternative, &w);
    }
    um_buf operand = {0};
    um_words_operand(&s->v, &operand);
    for (size_t i = 0; i < s->logs.n; i++)
        if (strcmp(s->logs.paths[i], s->v.file) != 0)
            um_buf_printf(&operand, " %s", s->logs.paths[i]);
    if (w.shown == 0 && w.others) {
        um_out(&s->out, "\n");
        um_out(&s->out,
               um_trn("legal there: nothing of this kind; %d other action",
                      "legal there: nothing of this kind; %d other actions", w.others),
               w.others);
        um_out(&s->out, "\n");
    }
    if (w.more || (w.shown == lesser && w.others)) {
        if (w.more) {
            um_out(&s->out, um_tr("    and %d more"), w.more);
            um_out(&s->out, "\n");
        }
        um_out(&s->out, um_tr("    see: umpire legal %s %d"), um_buf_view(&operand).p, step);
        um_out(&s->out, "\n");
    }
    um_buf_free(&operand);
}

/* ---- the command ---- */

/* The findings of a step; the exit status that they mean. */
static int show_findings(um_single *s, int step)
{
    int shown = 0, status = UM_EXIT_LEGAL;
    for (int i = 0; i < s->v.nfindings; i++) {
        const um_finding *f = um_view_finding(&s->v, i);
        if (f->step != step)
            continue;
        shown += f->verdict != UM_NOTED;
        um_text_finding(&s->out, &s->v, f, true);
        if (f->verdict == UM_ILLEGAL && !f->accepted)
            status = um_exit_worse(status, UM_EXIT_ILLEGAL);
        if (f->verdict == UM_UNDETERMINED && !f->accepted && !s->o.undetermined_ok)
            status = um_exit_worse(status, UM_EXIT_UNDETERMINED);
    }
    if (!shown) {
        um_text_legal(&s->out, &s->v, step);
        um_out(&s->out, "\n");
    }
    return status;
}

/* Every decision that was recorded. */
static void show_recorder(um_single *s, const um_recorder *rec)
{
    if (!rec)
        return;
    um_out(&s->out, "%s\n", rec->ndecisions ? um_tr("rules decided") : um_tr("no rule had to be decided"));
    for (int i = 0; i < rec->ndecisions; i++)
        put_decision(&s->out, &s->v, rec, &rec->decisions[i], s->o.verbose);
}

/* What was decided when the step was judged: in a run of the record up to it, without the claims behind.
 */
static um_status show_decisions(um_single *s, int step)
{
    const um_play until = {.history = true, .explain = true, .stop_after = step, .vary_ruling = -1};
    um_case upto = *s->v.c;
    upto.nitems = s->run->step_item[step - 1] + 1;
    um_run *run;
    um_status st = um_input_run(&s->in, &upto, &until, &run);
    if (st != UM_OK)
        return st;
    show_recorder(s, um_replay_recorder(run->replay));
    um_run_free(run);
    return UM_OK;
}

int um_cmd_explain(int argc, char **argv)
{
    const um_play whole = {.history = true, .vary_ruling = -1};
    um_single s;
    int status;
    if (!um_single_open(&s, "explain", argc, argv, &whole, &status))
        return status;
    int step = um_find_step(&s, s.o.files[s.o.nfiles - 1], false);
    if (step == 0)
        return um_single_close(&s, UM_EXIT_CALL);
    um_out_styled(&s.out, UM_BOLD, "%s", s.v.label);
    um_out(&s.out, "\n\n");
    status = show_findings(&s, step);
    um_status st = show_decisions(&s, step);
    if (st == UM_OK)
        st = um_explain_tried(&s, step);
    if (st == UM_OK)
        put_alternatives(&s, step);
    return um_single_close(&s, um_exit_worse(status, um_exit_of(st)));
}
