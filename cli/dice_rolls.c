/* The rolls of a game: those of a log as they were thrown, those of a record as its steps state them. */
#include "cli/dice.h"

/* A roll that a parameter of an action states. */
static um_roll *add_roll(um_dice_table *t, const um_action *a, int param, int step, int side)
{
    if (um_grow((void **)&t->roll, &t->cap, t->n + 1, sizeof *t->roll) != UM_OK)
        return NULL;
    const um_verb *v = &t->game->verbs[a->verb];
    um_roll *r = &t->roll[t->n++];
    *r = (um_roll){.at = a->at,
                   .side = side,
                   .player = UM_TEXT(""),
                   .button = UM_TEXT(""),
                   .sides = v->params[param].flags & UM_UNEVEN ? 0 : 6,
                   .used = true,
                   .step = step,
                   .purpose = um_text_of(v->name)};
    return r;
}

static um_status add_numbers(um_dice_table *t, const um_action *a, int param, int step, int side)
{
    int n;
    const um_value *dice = um_values_of(a, param, &n);
    um_roll *r = n ? add_roll(t, a, param, step, side) : NULL;
    for (int i = 0; r && i < n && i < UM_DICE_MAX; i++)
        r->dice[r->ndice++] = dice[i].num;
    return r || n == 0 ? UM_OK : UM_MEMORY;
}

/* A word may be written short: the first of its letter is meant. */
static int32_t whole_word(const char *const *words, int32_t w)
{
    int32_t k = 0;
    while (k < w && words[k][0] != words[w][0])
        k++;
    return k;
}

/* Each name is followed by the faces that its dice showed. */
static um_status add_words(um_dice_table *t, const um_action *a, int param, int step, int side)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    const um_param *p = &t->game->verbs[a->verb].params[param];
    um_roll *r = NULL;
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE) {
            if (!(r = add_roll(t, a, param, step, side)))
                return UM_MEMORY;
            r->words = p->words;
            r->sides = 0;
            r->button = um_ref_name(t->pack, v[i].ref);
        } else if (r && r->ndice < UM_DICE_MAX) {
            r->dice[r->ndice++] = whole_word(p->words, v[i].num);
        }
    }
    return UM_OK;
}

/* Whether a parameter states dice. */
static bool is_rolled(const um_param *p)
{
    return p->type == UM_P_DICE || (p->flags & UM_FACES);
}

/* One step: its rolls, if they are wanted, and whether it calls for some. */
static um_status look_at_step(um_dice_table *t, const um_action *a, int step, int side)
{
    const um_verb *v = &t->game->verbs[a->verb];
    bool has = false, wants = false;
    um_status s = UM_OK;
    for (int p = 0; p < v->nparams && s == UM_OK; p++) {
        int n = 0;
        if (!is_rolled(&v->params[p]))
            continue;
        um_values_of(a, p, &n);
        has |= n > 0;
        wants |= !(v->params[p].flags & UM_KEYED);
        if (t->own)
            s = (v->params[p].type == UM_P_DICE ? add_numbers : add_words)(t, a, p, step, side);
    }
    t->called += has || wants;
    t->wanting += wants && !has;
    if (wants && !has && !t->first_wanted)
        t->first_wanted = step;
    return s;
}

/* The rolls of one case of a record. */
static um_status look_at_case(um_dice_table *t, um_input *in, const um_case *c)
{
    um_run *run;
    const um_play play = {.vary_ruling = -1};
    um_status s = um_input_run(in, c, &play, &run);
    if (s != UM_OK)
        return s;
    size_t first = t->n;
    for (int k = 0; k < run->nsteps && s == UM_OK; k++)
        if (run->step_item[k] >= 0)
            s = look_at_step(t, &c->items[run->step_item[k]].action, k + 1,
                             um_replay_actor(run->replay, k + 1));
    for (size_t i = first; t->own && i < t->n; i++)
        if (t->roll[i].side >= 0 && t->roll[i].side < 2 && c->players[t->roll[i].side].n)
            t->roll[i].player = c->players[t->roll[i].side];
    um_run_free(run);
    return s;
}

um_status um_dice_gather(um_dice_table *t, um_input *in)
{
    const um_record *rec = in->opened.record;
    um_status s = UM_OK;
    *t = (um_dice_table){.file = in->file, .own = !in->opened.reading};
    if (!t->own) {
        t->roll = in->opened.reading->rolls;
        t->n = in->opened.reading->nrolls;
    }
    for (int c = 0; c < rec->ncases && s == UM_OK; c++) {
        t->game = rec->cases[c].game;
        t->pack = rec->cases[c].pack;
        if (um_input_wants(in, &rec->cases[c]))
            s = look_at_case(t, in, &rec->cases[c]);
    }
    return s;
}

void um_dice_free(um_dice_table *t)
{
    if (t->own)
        um_free(t->roll, t->cap * sizeof *t->roll);
}

um_text um_dice_who(const um_dice_table *t, const um_roll *r)
{
    if (r->player.n)
        return r->player;
    return r->side >= 0 ? um_text_of(t->game->side_names[r->side]) : um_text_of(um_tr("not told"));
}

void um_dice_faces(const um_roll *r, um_buf *out)
{
    for (int i = 0; i < r->ndice; i++) {
        um_buf_str(out, i ? "," : "");
        if (r->words)
            um_buf_str(out, r->words[r->dice[i]]);
        else
            um_buf_printf(out, "%d", (int)r->dice[i]);
    }
}
