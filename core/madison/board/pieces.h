/* pieces.h - pieces: what they are (3.1, 3.2, 3.3) and where they stand. */
#ifndef UMPIRE_MADISON_BOARD_PIECES_H
#define UMPIRE_MADISON_BOARD_PIECES_H

#include "core/madison/board/state.h"

enum { /* kinds of pieces, for masks */
       MAD_BIT_UNITS = 1 << MK_UNIT,
       MAD_BIT_LEADERS = 1 << MK_LEADER,
       MAD_BIT_SHIPS = 1 << MK_SHIP,
       MAD_BIT_TROOPS = MAD_BIT_UNITS | MAD_BIT_LEADERS,
       MAD_BIT_PIECES = MAD_BIT_TROOPS | MAD_BIT_SHIPS
};
/* The first piece of the next of these kinds behind that of *r. */
bool mad_next_kind(const um_ctx *c, uint32_t kinds, um_ref *r);
/* The next piece of these kinds behind *r: units, then leaders, then ships. Begin with UM_NONE; false when
 * there is none left. */
static inline bool mad_next_piece(const um_ctx *c, uint32_t kinds, um_ref *r)
{
    if (*r >= 0 && um_ref_row(*r) + 1 < mad_map_of(c)->rows[um_ref_kind(*r)]) {
        ++*r;
        return true;
    }
    return mad_next_kind(c, kinds, r);
}
/* What is read of a piece that there is not: it stands nowhere and has done nothing. */
extern const mad_piece mad_no_piece;

/* A unit, leader or ship of this game. */
static inline bool mad_is_piece(um_ref r)
{
    return r != UM_NONE && (MAD_BIT_PIECES >> um_ref_kind(r)) & 1;
}

/* What a state tells of a piece. Never NULL: of anything that is no piece (a card, a space, UM_NONE) it tells
 * that it stands nowhere, and what is written there is forgotten. */
static inline const mad_piece *mad_piece_at(const mad_state *s, um_ref r)
{
    if (!mad_is_piece(r))
        return &mad_no_piece;
    int row = um_ref_row(r);
    switch (um_ref_kind(r)) {
    case MK_UNIT:
        return &s->unit[row];
    case MK_LEADER:
        return &s->leader[row];
    default:
        return &s->ship[row];
    }
}
mad_piece *mad_piece_of(mad_state *s, um_ref r);

/* mad_side: of a piece US or BR, for mad_compile takes no pack that does not tell; of anything else
 * MAD_NOBODY. Arrays by side have MAD_OWNERS places. */
static inline int mad_side_of(const um_ctx *c, um_ref piece)
{
    const mad_map *m = mad_map_of(c);
    int row = um_ref_row(piece);
    switch (um_ref_kind(piece)) {
    case MK_UNIT:
        return m->unit_side[row];
    case MK_LEADER:
        return m->leader_side[row];
    case MK_SHIP:
        return m->ship_side[row];
    default:
        return MAD_NOBODY;
    }
}

/* The place a piece is in: the space or box of its ship if it is aboard. */
static inline um_ref mad_place(const mad_state *s, um_ref piece)
{
    const mad_piece *m = mad_piece_at(s, piece);
    return um_ref_kind(m->at) == MK_SHIP ? s->ship[um_ref_row(m->at)].at : m->at;
}

um_truth mad_here(um_ctx *c, const mad_state *s, um_ref piece, um_ref place); /* MAYBE if tainted */
um_truth mad_is_indian(um_ctx *c, int unit);
um_truth mad_is_militia(um_ctx *c, int unit);
um_truth mad_is_regular(um_ctx *c, int unit); /* 3.11(Regulars) */
um_truth mad_is_dragoon(um_ctx *c, int unit);
um_truth mad_is_detachment(um_ctx *c, const mad_state *s, int unit); /* 3.14 */
um_range mad_cf(um_ctx *c, const mad_state *s, int unit);            /* of the side showing (3.13) */
um_range mad_class_of(um_ctx *c, int unit);
um_truth mad_has_reverse(um_ctx *c, int unit);   /* 3.17 */
um_range mad_allowance(um_ctx *c, um_ref piece); /* 3.16, 3.24, 3.34, 3.62 */

/* A leader's own figures, of the side showing. */
int mad_leader_row(um_ctx *c, const mad_state *s, int leader);
um_range mad_command(um_ctx *c, const mad_state *s, int leader);
um_range mad_modifier(um_ctx *c, const mad_state *s, int leader);
um_range mad_stars(um_ctx *c, const mad_state *s, int leader);
um_truth mad_is_naval(um_ctx *c, int leader);
bool mad_is_tecumseh(um_ctx *c, int leader); /* 3.5: it is he, or may be */
bool mad_on_map(const um_ctx *c, const mad_state *s, um_ref piece);

/* Whether combat units of a side stand in a space; MAYBE if all that do are tainted. */
um_truth mad_has_units(um_ctx *c, const mad_state *s, int space, int side);

/* The next unit of a side behind row u that stands in a space, and not on a ship there; begin with -1, which
 * ends it, too. */
static inline int mad_next_unit_of(const um_ctx *c, const mad_state *s, int space, int side, int u)
{
    const uint64_t *here = s->here[space].units, *of = mad_map_of(c)->units_of[side];
    for (int k = ++u >> 6, from = u & 63; k < MAD_UNIT_WORDS; k++, from = 0) {
        uint64_t w = (here[k] & of[k]) >> from << from;
        if (w)
            return (k << 6) + __builtin_ctzll(w);
    }
    return -1;
}
/* The next unit of a side behind row u that stands in a space or is aboard a ship, wherever it lies. */
static inline int mad_next_unit_near(const um_ctx *c, const mad_state *s, int space, int side, int u)
{
    const uint64_t *here = s->here[space].units, *of = mad_map_of(c)->units_of[side];
    for (int k = ++u >> 6, from = u & 63; k < MAD_UNIT_WORDS; k++, from = 0) {
        uint64_t w = ((here[k] | s->aboard.units[k]) & of[k]) >> from << from;
        if (w)
            return (k << 6) + __builtin_ctzll(w);
    }
    return -1;
}
/* The units and leaders who stand in a space or are aboard a ship, wherever it lies: those of whom any may be
 * in that space (mad_place). */
static inline mad_standing mad_near(const mad_state *s, int space)
{
    mad_standing near = {.leaders = s->here[space].leaders | s->aboard.leaders};
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        near.units[i] = s->here[space].units[i] | s->aboard.units[i];
    return near;
}
/* The next of these behind *r: units, then leaders. Begin with UM_NONE; false when there is none left. */
static inline bool mad_next_of(const mad_standing *some, um_ref *r)
{
    int row = um_ref_row(*r);
    if (um_ref_kind(*r) != MK_LEADER) {
        int unit = um_next_bit(some->units, MAD_UNIT_WORDS, row);
        *r = mad_unit_ref(unit);
        if (unit >= 0)
            return true;
        row = -1;
    }
    int leader = um_next_bit(&some->leaders, 1, row);
    *r = mad_leader_ref(leader);
    return leader >= 0;
}
/* The next ship behind row i in a lake's box. */
static inline int mad_next_ship_in(const mad_state *s, int lake, int i)
{
    return um_next_bit(s->afloat[lake], MAD_SHIP_WORDS, i);
}
/* The leaders who stand in a space or are aboard a ship, wherever it lies, as a set. */
static inline uint64_t mad_leaders_near(const mad_state *s, int space)
{
    return s->here[space].leaders | s->aboard.leaders;
}
/* Whether no unit or leader stands in a space, nor any leader aboard who might. */
static inline bool mad_deserted(const mad_state *s, int space)
{
    uint64_t any = mad_leaders_near(s, space);
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        any |= s->here[space].units[i];
    return any == 0;
}
/* Whether the record has units of a side in a space, tainted or not; units or leaders. */
static inline bool mad_units_stand(const um_ctx *c, const mad_state *s, int space, int side)
{
    uint64_t any = 0;
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        any |= s->here[space].units[i] & mad_map_of(c)->units_of[side][i];
    return any != 0;
}
bool mad_anybody_stands(const um_ctx *c, const mad_state *s, int space, int side);
/* The spaces of some that it has units or leaders of a side in, leaders on ships that lie there among them.
 */
um_bits mad_manned(const um_ctx *c, const mad_state *s, const um_bits *spaces, int side);
/* Who stands where, as sets of spaces by side. */
typedef struct mad_manning {
    um_bits units[2];   /* any unit, on a ship that lies there, too */
    um_bits anybody[2]; /* as of mad_manned */
} mad_manning;
mad_manning mad_find_manning(const um_ctx *c, const mad_state *s);
um_truth mad_on_lake(um_ctx *c, int space, int lake); /* lakeside on that lake (2.13, 2.3) */
um_truth mad_territory(um_ctx *c, int space, int side);
int mad_object(const um_ctx *c, um_ref r);

/* Where a piece is from now on: the one way in which mad_piece.at is changed. Cards and such are let be. */
void mad_stand(mad_state *s, um_ref piece, um_ref at);
/* Put a piece or card somewhere. */
void mad_put(mad_state *s, um_ref piece, um_ref place);
void mad_remove(um_ctx *c, mad_state *s, um_ref piece); /* off the map, as a loss */
void mad_spend(mad_piece *m, um_range cost);            /* movement points, up to MAD_SPENT_MOST */
static inline bool mad_sea_is_land_leader(um_ctx *c, um_ref r)
{
    return um_ref_kind(r) == MK_LEADER && mad_is_naval(c, um_ref_row(r)) == UM_NO;
}

#endif
