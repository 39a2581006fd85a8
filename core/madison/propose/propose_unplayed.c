/* What was moved while the other side played: a correction, a move out of turn, or neither
 * for certain. */
#include "core/madison/board/09_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"
#include "core/unplayed.h"

static bool is_part(const mad_trail *t, const um_change *ch)
{
    return ch->what == t->piece && (ch->kind == UM_C_MOVE || ch->kind == UM_C_ADD || ch->kind == UM_C_REMOVE);
}

/* Who dragged it all the way; -1: not told, or not one alone. */
static int mover(const mad_proposal *p, const mad_trail *t)
{
    int side = p->ch[t->first].side;
    for (int i = t->first; i <= t->last; i++)
        if (is_part(t, &p->ch[i]) && p->ch[i].side != side)
            return -1;
    return side;
}

static bool called_correction(const mad_proposal *p, const mad_trail *t)
{
    for (int i = t->first; i <= t->last; i++)
        if (is_part(t, &p->ch[i]) && p->ch[i].correction)
            return true;
    return false;
}

/* It lies nearer to where its last move began than that move had left it, or may. */
static bool goes_back(mad_proposal *p, const mad_trail *t)
{
    um_ref before = mad_piece_at(&p->s, t->piece)->before;
    if (before == UM_NONE || t->to == before)
        return before != UM_NONE;
    if (!mad_prop_is_space(before) || !mad_prop_is_space(t->from) || !mad_prop_is_space(t->to))
        return false;
    int row = um_ref_row(before);
    um_range was = mad_way(&p->c, &p->s, t->side, row, um_ref_row(t->from), NULL, NULL),
             is = mad_way(&p->c, &p->s, t->side, row, um_ref_row(t->to), NULL, NULL);
    return um_lt(is, was) != UM_NO;
}

static bool went_so(mad_proposal *p, const mad_trail *t, int kind, int rows)
{
    for (int i = 0; i < rows; i++) {
        um_ref r = um_ref_of(kind, i);
        const mad_piece *m = mad_piece_at(&p->s, r);
        if (r != t->piece && m->at == t->to && m->before == t->from && mad_side_of(&p->c, r) == t->side)
            return true;
    }
    return false;
}

/* Those whom it was with have gone that way in their own play: it was left behind by oversight. */
static bool comes_after(mad_proposal *p, const mad_trail *t)
{
    const mad_map *map = mad_map_of(&p->c);
    return went_so(p, t, MK_UNIT, map->nunits) || went_so(p, t, MK_LEADER, map->nleaders) ||
           went_so(p, t, MK_SHIP, map->nships);
}

static bool is_correction(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_is_space_or_lake(t->to) &&
           (called_correction(p, t) || goes_back(p, t) || comes_after(p, t));
}

/* Something of the play itself may have moved it: a fight where it was or went, a card's effect. */
static bool may_have_cause(mad_proposal *p, const mad_trail *t)
{
    const mad_play *play = &p->s.play;
    const mad_combat *k = &p->s.combat;
    if (play->mode == MAD_MODE_EVENT || play->reactions || play->effect_unknown || play->nbefore)
        return true;
    if (k->space == t->from || k->space == t->to || p->s.sea.lake == t->from || p->s.sea.lake == t->to)
        return true;
    um_ref ends[] = {t->from, t->to};
    for (size_t i = 0; i < UM_COUNT(ends); i++)
        if (mad_prop_is_space(ends[i]) &&
            mad_has_units(&p->c, &p->s, um_ref_row(ends[i]), mad_other(t->side)) != UM_NO)
            return true;
    return false;
}

/* Whether the side acts again in what is left of its play. */
static bool goes_on_playing(const mad_proposal *p, int after, int side)
{
    for (int i = after + 1; i < p->n; i++) {
        um_change_kind k = p->ch[i].kind;
        if (p->ch[i].side == side && (k == UM_C_ROLL || (k == UM_C_MOVE && mad_prop_counts(p, i))))
            return true;
    }
    return false;
}

bool mad_prop_puts_right(mad_proposal *p, const mad_trail *t)
{
    return p->ch[t->first].mended && goes_back(p, t);
}

bool mad_prop_out_of_turn(mad_proposal *p, const mad_trail *t)
{
    int side = mad_prop_side_in_play(p);
    return side != MAD_NOBODY && side == mad_other(t->side) && mover(p, t) == t->side &&
           goes_on_playing(p, t->last, side) && !may_have_cause(p, t) && !is_correction(p, t);
}

void mad_prop_put_unplayed(mad_proposal *p, const mad_trail *t, int unplayed, int correction)
{
    int by = mover(p, t);
    if (!mad_prop_is_space_or_lake(t->from) && !mad_prop_is_space_or_lake(t->to))
        return;
    um_make_int(&p->m, is_correction(p, t) ? correction : unplayed, by >= 0 ? by : MAD_PROP_SOMEBODY);
}
