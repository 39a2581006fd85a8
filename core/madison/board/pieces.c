/* Pieces: what they are (3.1, 3.2, 3.3) and where they stand. */
#include "core/madison/board/pieces.h"

#include "core/madison/board/map.h"

#include <string.h>

bool mad_next_kind(const um_ctx *c, uint32_t kinds, um_ref *r)
{
    int kind = *r == UM_NONE ? MK_UNIT : um_ref_kind(*r) + 1;
    for (; kind <= MK_SHIP; kind++)
        if ((kinds & UM_KIND_BIT(kind)) && mad_map_of(c)->rows[kind] > 0) {
            *r = um_ref_of(kind, 0);
            return true;
        }
    return false;
}

const mad_piece mad_no_piece = {
    .at = UM_NONE, .origin = UM_NONE, .last = UM_NONE, .before = UM_NONE, .group = -1, .due = MAD_NEVER};

mad_piece *mad_piece_of(mad_state *s, um_ref r)
{
    if (mad_is_piece(r))
        return (mad_piece *)mad_piece_at(s, r);
    s->no_piece = mad_no_piece;
    return &s->no_piece;
}

static int object_of(um_ref r)
{
    static const int base[MK_KINDS] = {[MK_UNIT] = MAD_OBJ_UNIT,
                                       [MK_LEADER] = MAD_OBJ_LEADER,
                                       [MK_SHIP] = MAD_OBJ_SHIP,
                                       [MK_CARD] = MAD_OBJ_CARD};
    int kind = um_ref_kind(r);
    return kind < 0 ? -1 : base[kind] + um_ref_row(r);
}

um_truth mad_here(um_ctx *c, const mad_state *s, um_ref piece, um_ref place)
{
    if (mad_place(s, piece) != place)
        return UM_NO;
    return um_clean(c, object_of(piece));
}

um_truth mad_is_indian(um_ctx *c, int unit)
{
    const mad_chart *chart = mad_unit_chart(c, unit);
    return chart ? (um_truth)chart->indian[unit] : um_is(c, MK_UNIT, unit, MAD_UNIT_TYPE, MAD_INDIAN);
}

um_truth mad_is_militia(um_ctx *c, int unit)
{
    return um_is(c, MK_UNIT, unit, MAD_UNIT_TYPE, MAD_MILITIA);
}

/* 3.11: neither Indian nor militia, whatever the class. */
um_truth mad_is_regular(um_ctx *c, int unit)
{
    return um_is(c, MK_UNIT, unit, MAD_UNIT_TYPE, MAD_REGULAR);
}

um_truth mad_is_dragoon(um_ctx *c, int unit)
{
    return um_is(c, MK_UNIT, unit, MAD_UNIT_DRAGOON, 1);
}

um_truth mad_has_reverse(um_ctx *c, int unit)
{
    return um_ge(um_int(c, MK_UNIT, unit, MAD_UNIT_STEPS), um_exactly(2));
}

um_range mad_cf(um_ctx *c, const mad_state *s, int unit)
{
    const mad_chart *chart = mad_chart_of(c);
    bool reduced = s->unit[unit].face;
    return chart ? chart->cf[unit][reduced]
                 : um_int(c, MK_UNIT, unit, reduced ? MAD_UNIT_REDUCED_CF : MAD_UNIT_CF);
}

/* 3.14, with R-detachment-reduced: the side showing, or the printed front. */
um_truth mad_is_detachment(um_ctx *c, const mad_state *s, int unit)
{
    bool front =
        s->unit[unit].face && um_ruled(c, MAD_RUL_DETACHMENT_REDUCED, MAD_O_DETACHMENT_REDUCED_PRINTED_FRONT);
    return um_le(front ? um_int(c, MK_UNIT, unit, MAD_UNIT_CF) : mad_cf(c, s, unit), um_exactly(2));
}

um_range mad_class_of(um_ctx *c, int unit)
{
    um_range r = um_word(c, MK_UNIT, unit, MAD_UNIT_CLASS);
    return um_most(r, um_exactly(MAD_CLASS_C));
}

/* 3.16 six for land units, ten for dragoons; 3.34 ten for land leaders; 3.24 six for ships and
 * naval leaders. */
um_range mad_allowance(um_ctx *c, um_ref piece)
{
    int row = um_ref_row(piece);
    switch (um_ref_kind(piece)) {
    case MK_UNIT:
        return um_either(mad_is_dragoon(c, row), um_exactly(10), um_exactly(6));
    case MK_LEADER:
        return um_either(mad_is_naval(c, row), um_exactly(6), um_exactly(10));
    default:
        return um_exactly(6);
    }
}

int mad_leader_row(um_ctx *c, const mad_state *s, int leader)
{
    if (!s->leader[leader].face)
        return leader;
    um_ref back = um_datum_at(c->pack, um_datum_of(MK_LEADER, leader, MAD_LEADER_REVERSE))->lo;
    return back == UM_NONE ? leader : um_ref_row(back);
}

um_range mad_command(um_ctx *c, const mad_state *s, int leader)
{
    return um_int(c, MK_LEADER, mad_leader_row(c, s, leader), MAD_LEADER_COMMAND);
}

um_range mad_modifier(um_ctx *c, const mad_state *s, int leader)
{
    um_range m = um_int(c, MK_LEADER, mad_leader_row(c, s, leader), MAD_LEADER_MODIFIER);
    if (m.lo < 0 && um_ruled(c, MAD_RUL_LEADER_MINUS, MAD_O_LEADER_MINUS_PLUS_ONLY))
        return um_most(m, um_exactly(0));
    return m;
}

um_range mad_stars(um_ctx *c, const mad_state *s, int leader)
{
    return um_int(c, MK_LEADER, mad_leader_row(c, s, leader), MAD_LEADER_STARS);
}

um_truth mad_is_naval(um_ctx *c, int leader)
{
    return um_is(c, MK_LEADER, leader, MAD_LEADER_NAVAL, 1);
}

bool mad_is_tecumseh(um_ctx *c, int leader)
{
    return um_is(c, MK_LEADER, leader, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) != UM_NO;
}

bool mad_on_map(const um_ctx *c, const mad_state *s, um_ref piece)
{
    (void)c;
    int kind = um_ref_kind(mad_place(s, piece));
    return kind == MK_SPACE || kind == MK_LAKE;
}

um_truth mad_has_units(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth any = UM_NO;
    for (int u = -1; (u = mad_next_unit_of(c, s, space, side, u)) >= 0;)
        any = um_or(any, mad_here(c, s, mad_unit_ref(u), mad_space_ref(space)));
    return any;
}

um_bits mad_manned(const um_ctx *c, const mad_state *s, const um_bits *spaces, int side)
{
    const uint64_t *units = mad_map_of(c)->units_of[side];
    const uint64_t leaders = mad_map_of(c)->leaders_of[side], aboard = s->aboard.leaders & leaders;
    um_bits in = {{0, 0}}, asked = um_bits_shared(spaces, &s->peopled);
    for (int i = -1; (i = um_next_bit(asked.w, 2, i)) >= 0;) {
        uint64_t any = s->here[i].leaders & leaders;
        for (int k = 0; k < MAD_UNIT_WORDS; k++)
            any |= s->here[i].units[k] & units[k];
        if (any)
            um_bit_set(&in, i);
    }
    for (int l = -1; (l = um_next_bit(&aboard, 1, l)) >= 0;) {
        um_ref at = mad_place(s, mad_leader_ref(l));
        if (um_ref_kind(at) == MK_SPACE && um_bit(spaces, um_ref_row(at)))
            um_bit_set(&in, um_ref_row(at));
    }
    return in;
}

/* Adds the space that a piece aboard lies in, if it lies in one. */
static void add_port(const mad_state *s, um_ref piece, um_bits *spaces)
{
    um_ref at = mad_place(s, piece);
    if (um_ref_kind(at) == MK_SPACE)
        um_bit_set(spaces, um_ref_row(at));
}

mad_manning mad_find_manning(const um_ctx *c, const mad_state *s)
{
    const mad_map *m = mad_map_of(c);
    mad_manning in = {.units = {{{0, 0}}}};
    for (int i = -1; (i = um_next_bit(s->peopled.w, 2, i)) >= 0;)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            bool units = mad_units_stand(c, s, i, side);
            if (units)
                um_bit_set(&in.units[side], i);
            if (units || (s->here[i].leaders & m->leaders_of[side]))
                um_bit_set(&in.anybody[side], i);
        }
    for (int u = -1; (u = um_next_bit(s->aboard.units, MAD_UNIT_WORDS, u)) >= 0;)
        add_port(s, mad_unit_ref(u), &in.units[m->unit_side[u]]);
    for (int l = -1; (l = um_next_bit(&s->aboard.leaders, 1, l)) >= 0;)
        add_port(s, mad_leader_ref(l), &in.anybody[m->leader_side[l]]);
    return in;
}

bool mad_anybody_stands(const um_ctx *c, const mad_state *s, int space, int side)
{
    uint64_t leaders = mad_leaders_near(s, space) & mad_map_of(c)->leaders_of[side];
    for (int l = -1; (l = um_next_bit(&leaders, 1, l)) >= 0;)
        if (mad_place(s, mad_leader_ref(l)) == mad_space_ref(space))
            return true;
    return mad_units_stand(c, s, space, side);
}

um_truth mad_on_lake(um_ctx *c, int space, int lake)
{
    return um_is_ref(c, MK_SPACE, space, MAD_SPACE_LAKE, mad_lake_ref(lake));
}

um_truth mad_territory(um_ctx *c, int space, int side)
{
    const mad_chart *chart = side >= 0 && side < MAD_OWNERS ? mad_space_chart(c, space) : NULL;
    return chart ? mad_charted(chart->own[side], space)
                 : um_is(c, MK_SPACE, space, MAD_SPACE_TERRITORY, side);
}

/* The set in which a piece at such a place is kept; NULL: it is in none. */
static uint64_t *standing(mad_state *s, um_ref piece, um_ref at)
{
    int kind = um_ref_kind(at), row = um_ref_row(at);
    if (um_ref_kind(piece) == MK_SHIP)
        return kind == MK_LAKE ? s->afloat[row] : NULL;
    mad_standing *where = kind == MK_SPACE ? &s->here[row] : kind == MK_SHIP ? &s->aboard : NULL;
    if (!where)
        return NULL;
    return um_ref_kind(piece) == MK_UNIT     ? where->units
           : um_ref_kind(piece) == MK_LEADER ? &where->leaders
                                             : NULL;
}

static void note_peopled(mad_state *s, um_ref at)
{
    if (um_ref_kind(at) != MK_SPACE)
        return;
    const mad_standing *here = &s->here[um_ref_row(at)];
    uint64_t any = here->leaders;
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        any |= here->units[i];
    um_put_bit(s->peopled.w, um_ref_row(at), any != 0);
}

void mad_stand(mad_state *s, um_ref piece, um_ref at)
{
    if (!mad_is_piece(piece))
        return;
    mad_piece *m = mad_piece_of(s, piece);
    uint64_t *from = standing(s, piece, m->at), *to = standing(s, piece, at);
    if (from)
        um_clear_bit(from, um_ref_row(piece));
    if (to)
        um_set_bit(to, um_ref_row(piece));
    note_peopled(s, m->at);
    note_peopled(s, at);
    m->at = at;
}

void mad_put(mad_state *s, um_ref piece, um_ref place)
{
    if (um_ref_kind(piece) == MK_CARD) {
        s->card[um_ref_row(piece)].at = place;
        return;
    }
    if (!mad_is_piece(piece))
        return;
    mad_stand(s, piece, place);
}

/* ---- telling two apart ---- */

int mad_object(const um_ctx *c, um_ref r)
{
    (void)c;
    int row = um_ref_row(r);
    switch (um_ref_kind(r)) {
    case MK_UNIT:
        return MAD_OBJ_UNIT + row;
    case MK_LEADER:
        return MAD_OBJ_LEADER + row;
    case MK_SHIP:
        return MAD_OBJ_SHIP + row;
    case MK_CARD:
        return MAD_OBJ_CARD + row;
    default:
        return r == UM_NONE ? MAD_OBJ_SCORE : -1;
    }
}

/* ---- losses ---- */

void mad_remove(um_ctx *c, mad_state *s, um_ref piece)
{
    int role = um_ref_kind(piece) == MK_LEADER ? MAD_BOX_CAPTURED : MAD_BOX_ELIMINATED;
    um_ref box = mad_box(c, role, mad_side_of(c, piece));
    if (box == UM_NONE)
        box = mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, piece));
    mad_put(s, piece, box);
}

/* ---- movement points ---- */

void mad_spend(mad_piece *m, um_range cost)
{
    int32_t lo = m->spent_lo + cost.lo, hi = m->spent_hi + cost.hi;
    m->spent_lo = (uint8_t)(lo > MAD_SPENT_MOST ? MAD_SPENT_MOST : lo);
    m->spent_hi = (uint8_t)(hi > MAD_SPENT_MOST ? MAD_SPENT_MOST : hi);
}
