/* A judged game as texts and numbers that stand by themselves. */
#include <string.h>

#include "parser/engine/inside.h"

static const char *side_of(const um_game *g, int side)
{
    return side < 0 ? "" : g->sides[side];
}

static const char *text_of(const char *s)
{
    return s ? s : "";
}

/* ---- a finding ---- */

static void tell_rules(const um_view *v, const um_finding *f, um_copier *c, um_engine_finding *out)
{
    const char **rules = um_copy_room(c, (size_t)f->nrules, sizeof *rules);
    for (int i = 0; rules && i < f->nrules; i++)
        rules[i] = v->game->rules[f->rules[i]].id;
    out->rules = rules;
    out->nrules = rules ? (size_t)f->nrules : 0;
}

static void tell_facts(const um_view *v, const um_finding *f, um_copier *c, um_engine_finding *out)
{
    const um_engine_fact **list = um_copy_room(c, (size_t)f->nfacts, sizeof *list);
    um_engine_fact *facts = um_copy_room(c, (size_t)f->nfacts, sizeof *facts);
    for (int i = 0; list && facts && i < f->nfacts; i++) {
        um_buf words = {0};
        um_plain_fact(v, f, &f->facts[i], &words);
        facts[i] = (um_engine_fact){f->facts[i].key, um_copy_buf(c, &words)};
        list[i] = &facts[i];
    }
    out->facts = list;
    out->nfacts = list && facts ? (size_t)f->nfacts : 0;
}

static void tell_rulings(const um_view *v, const um_finding *f, um_copier *c, um_engine_finding *out)
{
    const um_engine_ruling **list = um_copy_room(c, (size_t)f->nrulings, sizeof *list);
    um_engine_ruling *rulings = um_copy_room(c, (size_t)f->nrulings, sizeof *rulings);
    for (int i = 0; list && rulings && i < f->nrulings; i++) {
        const um_cited_ruling *r = &f->rulings[i];
        rulings[i] = (um_engine_ruling){v->game->rulings[r->ruling].id,
                                        um_option_name(v, r->ruling, r->option), r->flips};
        list[i] = &rulings[i];
    }
    out->rulings = list;
    out->nrulings = list && rulings ? (size_t)f->nrulings : 0;
}

static void tell_data(const um_view *v, const um_finding *f, um_copier *c, um_engine_finding *out)
{
    const char **data = um_copy_room(c, (size_t)f->ndata, sizeof *data);
    const char **missing = um_copy_room(c, (size_t)f->nmissing, sizeof *missing);
    for (int i = 0; data && i < f->ndata; i++) {
        um_buf words = {0};
        um_datum_name(v->pack, f->data[i], &words);
        data[i] = um_copy_buf(c, &words);
    }
    for (int i = 0; missing && i < f->nmissing; i++)
        missing[i] = um_copy_text(c, um_text_of(f->missing[i]));
    out->data = data;
    out->ndata = data ? (size_t)f->ndata : 0;
    out->missing = missing;
    out->nmissing = missing ? (size_t)f->nmissing : 0;
}

static void tell_words(const um_view *v, const um_finding *f, um_copier *c, um_engine_finding *out)
{
    um_buf text = {0}, action = {0}, where = {0}, legal = {0}, mend = {0};
    um_words_message(v, f, &text);
    um_words_step(v, f->step, &action);
    um_words_place(&f->at, &where);
    um_words_legal(v, f, &legal);
    um_words_mend(v, f, &mend);
    out->text = um_copy_buf(c, &text);
    out->action = um_copy_buf(c, &action);
    out->where = um_copy_buf(c, &where);
    out->legal = um_copy_buf(c, &legal);
    out->mend = um_copy_buf(c, &mend);
}

static const um_engine_finding *tell_finding(const um_view *v, const um_finding *f, um_copier *c)
{
    um_engine_finding *out = um_copy_room(c, 1, sizeof *out);
    if (!out)
        return NULL;
    *out = (um_engine_finding){.step = f->step,
                               .verdict = um_verdict_text(f->verdict),
                               .cause = f->verdict == UM_UNDETERMINED ? um_cause_text(f->cause) : "",
                               .code = text_of(f->code),
                               .side = side_of(v->game, f->side),
                               .line = f->at.line,
                               .column = f->at.column,
                               .entry = f->at.entry,
                               .entry_end = f->at.entry_end,
                               .claim = f->claim,
                               .accepted = f->accepted,
                               .accepted_why = um_copy_text(c, um_text_of(f->accepted_why)),
                               .sealed = f->sealed,
                               .tainted_by = f->tainted_by};
    tell_words(v, f, c, out);
    tell_rules(v, f, c, out);
    tell_facts(v, f, c, out);
    tell_rulings(v, f, c, out);
    tell_data(v, f, c, out);
    return out;
}

/* ---- a game ---- */

static const um_engine_step *tell_step(const um_view *v, int step, um_copier *c)
{
    const um_item *it = um_step_item(v, step);
    um_engine_step *out = um_copy_room(c, 1, sizeof *out);
    um_buf action = {0}, where = {0};
    if (!out)
        return NULL;
    um_words_step(v, step, &action);
    if (it)
        um_words_place(&it->at, &where);
    *out = (um_engine_step){.number = step,
                            .verdict = um_verdict_text(um_replay_verdict(v->run->replay, step)),
                            .side = side_of(v->game, um_replay_actor(v->run->replay, step)),
                            .action = um_copy_buf(c, &action),
                            .where = um_copy_buf(c, &where)};
    return out;
}

static void tell_lists(const um_view *v, um_copier *c, um_engine_game *out)
{
    size_t nsteps = (size_t)v->counts.steps, nfindings = (size_t)v->nfindings;
    const um_engine_step **steps = um_copy_room(c, nsteps, sizeof *steps);
    const um_engine_finding **findings = um_copy_room(c, nfindings, sizeof *findings);
    for (size_t i = 0; steps && i < nsteps; i++)
        steps[i] = tell_step(v, (int)i + 1, c);
    for (size_t i = 0; findings && i < nfindings; i++)
        findings[i] = tell_finding(v, um_view_finding(v, (int)i), c);
    out->steps = steps;
    out->nsteps = nsteps;
    out->findings = findings;
    out->nfindings = nfindings;
}

const um_engine_game *um_engine_tell(const um_view *v, um_copier *c)
{
    um_engine_game *out = um_copy_room(c, 1, sizeof *out);
    um_buf score = {0}, claimed = {0};
    if (!out)
        return NULL;
    um_words_points(v->game, v->score.net, &score);
    if (v->has_claim)
        um_words_points(v->game, v->claimed, &claimed);
    *out = (um_engine_game){.id = um_copy_text(c, v->c->id),
                            .title = um_copy_text(c, v->c->title),
                            .game = v->game->name,
                            .pack = um_copy_text(c, v->pack->name),
                            .scenario = um_copy_text(c, v->c->scenario),
                            .player = {um_copy_text(c, v->c->players[0]), um_copy_text(c, v->c->players[1])},
                            .legal = v->counts.legal,
                            .illegal = v->counts.illegal,
                            .undetermined = v->counts.undetermined,
                            .accepted = v->counts.accepted,
                            .unread = v->run->nbad,
                            .score = um_copy_buf(c, &score),
                            .claimed = um_copy_buf(c, &claimed),
                            .net_lo = v->score.net.lo,
                            .net_hi = v->score.net.hi};
    tell_lists(v, c, out);
    return out;
}
