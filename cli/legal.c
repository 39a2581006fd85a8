/* umpire legal: what the player could have done at a step. */
#include "cli/open.h"
#include "cli/report_json.h"

#include <string.h>

typedef struct offers {
    um_single *s;
    const void *state;
    um_recorder *rec;
    um_arena scratch;
    const um_action *of; /* the step, or NULL */
    int n, verb, step;
    int pass; /* which of those below are wanted */
    bool json;
} offers;

/* What is nearest to the step comes first: what is about the same, then what is of its kind. */
enum { SAME_SUBJECT, SAME_VERB, OTHERS, PASSES };

static int pass_of(const offers *w, const um_action *a)
{
    if (!w->of || a->verb != w->of->verb)
        return OTHERS;
    return um_same_subject(w->of, a) ? SAME_SUBJECT : SAME_VERB;
}

/* The facts of an offered action that a player counts with: "cost 3, allowance
 * 6". */
static um_truth put_facts(offers *w, const um_action *a, um_buf *out, json_t *object)
{
    static const char *const keys[] = {"cost", "allowance", "units", "limit", "points"};
    um_ctx c = *um_replay_ctx(w->s->run->replay);
    c.step = w->step;
    memset(w->rec, 0, sizeof *w->rec);
    um_arena_reset(&w->scratch);
    w->rec->arena = &w->scratch;
    c.rec = w->rec;
    c.verdict = UM_YES;
    w->s->v.game->judge(&c, w->state, a);
    for (size_t k = 0; k < UM_COUNT(keys); k++)
        for (int i = 0; i < w->rec->nfacts; i++) {
            if (strcmp(w->rec->facts[i].key, keys[k]) != 0)
                continue;
            um_buf_printf(out, "%s%s ", out->n ? ", " : "", um_tr(keys[k]));
            um_words_value(w->rec->facts[i].value, out);
            if (object)
                um_json_set(object, keys[k], um_json_text(w->rec->facts[i].value));
            break;
        }
    if (c.verdict == UM_MAYBE)
        um_buf_printf(out, "%s%s", out->n ? ", " : "", um_tr("undetermined"));
    if (object)
        um_json_set(object, "verdict",
                    json_string(c.verdict == UM_YES  ? "legal"
                                : c.verdict == UM_NO ? "illegal"
                                                     : "undetermined"));
    return c.verdict;
}

/* Write one open action as a line, if it is of those wanted. */
static bool put_offer(void *user, const um_action *a)
{
    offers *w = user;
    const um_view *v = &w->s->v;
    um_output *out = &w->s->out;
    um_buf line = {0}, facts = {0};
    if (pass_of(w, a) != w->pass)
        return true;
    json_t *o = w->json ? json_object() : NULL;
    um_action_write(v->game, v->pack, &v->game->verbs[a->verb], a, &line);
    if (o) {
        um_json_set(o, "type", json_string("offer"));
        um_json_set(o, "line", um_json_text(um_buf_view(&line)));
    }
    bool open = put_facts(w, a, &facts, o) != UM_NO; /* never what would be called illegal */
    w->n += open;
    if (o && open) {
        um_json_line(out, o);
    } else if (o) {
        json_decref(o);
    } else if (open) {
        if (w->verb >= 0 && w->verb != a->verb)
            um_out(out, "\n");
        um_out_text(out, um_buf_view(&line));
        if (facts.n)
            um_out(out, "  # %s", um_buf_view(&facts).p);
        um_out(out, "\n");
    }
    w->verb = open ? a->verb : w->verb;
    um_buf_free(&line);
    um_buf_free(&facts);
    return true;
}

/* The actions open at a step. */
static int show(um_single *s, int step)
{
    const um_item *it = um_step_item(&s->v, step);
    offers w = {.s = s, .verb = -1, .step = step, .json = s->o.format == UM_FORMAT_JSONL};
    w.of = it ? &it->action : NULL;
    w.state = um_replay_state_at(s->run->replay, step - 1);
    w.rec = um_realloc(NULL, 0, sizeof *w.rec);
    if (!w.state || !w.rec) {
        um_free(w.rec, sizeof *w.rec);
        return UM_EXIT_FAULT;
    }
    if (!w.json) {
        um_buf when = {0};
        um_words_when(&s->v, w.state, &when);
        if (step > s->v.counts.steps)
            um_out(&s->out, um_tr("# %s, behind its last step (%s)"), s->v.label, um_buf_view(&when).p);
        else
            um_out(&s->out, um_tr("# %s, before step %d of %d (%s)"), s->v.label, step, s->v.counts.steps,
                   um_buf_view(&when).p);
        um_out(&s->out, "\n");
        um_buf_free(&when);
    }
    um_ctx c = *um_replay_ctx(s->run->replay);
    c.step = step;
    um_offer_lesser(s, step, &c, put_offer, &w);
    for (w.pass = 0; s->v.game->offer && w.pass < PASSES; w.pass++)
        s->v.game->offer(&c, w.state, put_offer, &w);
    if (w.n == 0)
        um_complain("%s: umpire knows of nothing to offer before step %d", s->v.label, step);
    um_free(w.rec, sizeof *w.rec);
    um_arena_free(&w.scratch);
    return UM_EXIT_LEGAL;
}

int um_cmd_legal(int argc, char **argv)
{
    const um_play play = {.history = true, .vary_ruling = -1};
    um_single s;
    int status;
    if (!um_single_open(&s, "legal", argc, argv, &play, &status))
        return status;
    int step = um_find_step(&s, s.o.files[s.o.nfiles - 1], true);
    return um_single_close(&s, step ? show(&s, step) : UM_EXIT_CALL);
}
