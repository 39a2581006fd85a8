/* umpire replay: the position at a step, as a record, and how each piece came
 * there. */
#include "cli/open.h"

#include <string.h>

typedef struct writing {
    um_single *s;
    int step;
    bool placed; /* the lines that name places have begun */
} writing;

static bool names(const um_action *a, um_ref r)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == r)
                return true;
    return false;
}

/* The last step up to `step` that names a piece; 0: none did. */
static int last_named(const um_view *v, um_ref r, int step)
{
    for (; step > 0; step--) {
        const um_item *it = um_step_item(v, step);
        if (it && names(&it->action, r))
            return step;
    }
    return 0;
}

/* "# 13th: step 118: move 13th: Albany .. Utica" for every piece of a line. */
static void put_histories(writing *w, const um_action *a)
{
    const um_view *v = &w->s->v;
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref r = a->values[a->args[i].first + k].ref;
            if (r == UM_NONE || !v->game->kinds[um_ref_kind(r)].is_piece)
                continue;
            um_buf line = {0};
            int step = last_named(v, r, w->step);
            um_buf_str(&line, "# ");
            um_ref_label(v->pack, r, &line);
            if (step) {
                um_buf_str(&line, um_tr(": "));
                um_buf_printf(&line, um_tr("step %d: "), step);
                um_words_step(v, step, &line);
            } else {
                um_buf_str(&line, um_tr(": since the first position"));
            }
            um_out(&w->s->out, "  ");
            um_out_text(&w->s->out, um_buf_view(&line));
            um_out(&w->s->out, "\n");
            um_buf_free(&line);
        }
}

static bool names_place(const um_view *v, const um_action *a)
{
    um_ref r = um_ref_arg(a, 0);
    return r != UM_NONE && v->game->kinds[um_ref_kind(r)].is_place;
}

/* Where the game stands, a blank line, then what stands where. */
static bool put_line(void *user, const um_action *a)
{
    writing *w = user;
    um_view *v = &w->s->v;
    um_buf line = {0};
    if (!w->placed && names_place(v, a)) {
        um_out(&w->s->out, "\n");
        w->placed = true;
    }
    um_action_write(v->game, v->pack, &v->game->verbs[a->verb], a, &line);
    um_out_text(&w->s->out, um_buf_view(&line));
    um_out(&w->s->out, "\n");
    um_buf_free(&line);
    if (w->s->o.verbose)
        put_histories(w, a);
    return true;
}

/* What a record says of its data, its pieces and its rulings: the position may need it. */
static void put_headers(um_output *out, const um_case *c)
{
    static const char *const kept[] = {"data ", "declare ", "ruling ", "trust "};
    for (int i = 0; c && i < c->nitems; i++) {
        um_text t = um_text_trim(c->items[i].text);
        for (size_t k = 0; k < UM_COUNT(kept); k++)
            if (c->items[i].kind == UM_I_HEADER && um_text_starts(t, kept[k])) {
                um_out_text(out, t);
                um_out(out, "\n");
            }
    }
}

static void put_head(um_single *s, int step, const void *state)
{
    um_buf when = {0}, line = {0};
    s->v.game->when(um_replay_ctx(s->run->replay), state, &when);
    um_out(&s->out, "game %s\n", s->v.game->name);
    um_text pack = s->o.pack ? um_text_of(s->o.pack) : s->v.c->pack_name;
    if (pack.n && !um_text_is(pack, s->v.game->builtin_pack)) {
        um_out(&s->out, "pack \"");
        um_out_text(&s->out, pack);
        um_out(&s->out, "\"\n");
    }
    put_headers(&s->out, s->v.c->head);
    put_headers(&s->out, s->v.c);
    um_out(&s->out, step ? um_tr("# %s, after step %d of %d") : um_tr("# %s, before step %d of %d"),
           s->v.label, step ? step : 1, s->v.counts.steps);
    if (when.n)
        um_out(&s->out, " (%s)", um_buf_view(&when).p);
    um_out(&s->out, "\n");
    um_words_step(&s->v, step, &line);
    if (line.n) {
        um_out(&s->out, "# ");
        um_out_text(&s->out, um_buf_view(&line));
        um_out(&s->out, "\n");
    }
    um_buf_free(&when);
    um_buf_free(&line);
}

int um_cmd_replay(int argc, char **argv)
{
    const um_play play = {.history = true, .vary_ruling = -1};
    um_single s;
    int status;
    if (!um_single_open(&s, "replay", argc, argv, &play, &status))
        return status;
    const char *to = s.o.to;
    int step = !to ? s.v.counts.steps : strcmp(to, "0") == 0 ? 0 : um_find_step(&s, to, false);
    const void *state = um_replay_state_at(s.run->replay, step);
    if (to && step == 0 && strcmp(to, "0") != 0) {
        status = UM_EXIT_CALL;
    } else if (!state) {
        um_complain("%s: there is no position at step %d", s.v.label, step);
        status = UM_EXIT_INPUT;
    } else if (!s.v.game->position) {
        um_complain("umpire cannot write down positions of %s", s.v.game->title);
        status = UM_EXIT_INPUT;
    } else {
        writing w = {&s, step, false};
        put_head(&s, step, state);
        s.v.game->position(um_replay_ctx(s.run->replay), state, put_line, &w);
    }
    return um_single_close(&s, status);
}
