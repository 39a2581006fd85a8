/* Who may follow a leader, and how many (3.3, 3.5): his command, those below him, Tecumseh. */
#include "core/madison/rules/03_leaders.h"

#include "core/madison/board/03_command.h"
#include "core/madison/board/pieces.h"

/* ---- the command limit (3.33, 8.43, 8.44) ---- */

typedef struct force { /* who goes with a leader in one movement */
    um_range units, indians;
    um_range juniors;    /* what leaders of lower rank add to the limit */
    um_truth detachment; /* a Regular detachment is among them, as Tecumseh may command (3.53) */
    bool tecumseh;
} force;

/* 3.53: the one Regular that Tecumseh may command. */
static um_truth tecumseh_regular(um_ctx *c, const mad_state *s, int unit)
{
    return um_and(um_and(mad_is_regular(c, unit), mad_is_detachment(c, s, unit)),
                  um_not(mad_is_dragoon(c, unit)));
}

static void add_member(um_ctx *c, const mad_state *s, int leader, um_ref who, force *f)
{
    int kind = um_ref_kind(who), row = um_ref_row(who); /* 3.36: ships come beside what he commands on land */
    if (kind == MK_UNIT) {
        f->units = um_add(f->units, um_exactly(1));
        f->indians = um_add(f->indians, um_either(mad_is_indian(c, row), um_exactly(1), um_exactly(0)));
        f->detachment = um_or(f->detachment, tecumseh_regular(c, s, row));
    } else if (kind == MK_LEADER && mad_is_tecumseh(c, row)) {
        f->tecumseh |= row != leader;
    } else if (kind == MK_LEADER && row != leader) {
        um_truth junior = um_lt(mad_stars(c, s, row), mad_stars(c, s, leader));
        um_range more = um_either(junior, mad_star_limit(mad_stars(c, s, row)), um_exactly(0));
        f->juniors = um_add(f->juniors, more);
    }
}

bool mad_named_among(const um_value *v, int n, um_ref r)
{
    for (int i = 0; i < n; i++)
        if (v[i].ref == r)
            return true;
    return false;
}

/* The movers of the action, and those of the same activation who made the same leg before: units
 * recorded one by one still march together (R-command-count). */
static force gather(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n, um_ref to)
{
    force f = {.detachment = UM_NO};
    bool total = um_ruled(c, MAD_RUL_COMMAND_COUNT, MAD_O_COMMAND_COUNT_TOTAL);
    for (int i = 0; i < n; i++)
        add_member(c, s, leader, v[i].ref, &f);
    um_ref from = n ? mad_place(s, v[0].ref) : UM_NONE;
    /* a leader who has been where they go and comes for more took the others there before */
    bool again = mad_named_among(v, n, mad_leader_ref(leader)) && um_ref_kind(to) == MK_SPACE &&
                 um_bit(&s->play.visited[group], um_ref_row(to));
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_TROOPS, &r);) {
        const mad_piece *m = mad_piece_at(s, r);
        bool with = m->group == group && (m->flags & MF_MOVED) && !(m->flags & MF_CARRIED);
        bool same = total || (!again && m->at == to && (m->origin == from || m->last == from));
        if (with && same && !mad_named_among(v, n, r))
            add_member(c, s, leader, r, &f);
    }
    return f;
}

/* 3.33 with 8.43 (strictly lower leaders lend their limit) and 8.44 (Tecumseh's Indians are extra). */
void mad_decide_limit(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n,
                      um_ref to)
{
    const force f = gather(c, s, leader, group, v, n, to);
    um_range limit = um_add(mad_command_limit(c, s, leader), f.juniors);
    um_range units = f.tecumseh ? um_sub(f.units, f.indians) : f.units;
    if (f.tecumseh && f.detachment != UM_NO &&
        um_ruled(c, MAD_RUL_TECUMSEH_LIMITS, MAD_O_TECUMSEH_LIMITS_INDIANS_AND_DETACHMENT))
        units = um_sub(units, um_either(f.detachment, um_exactly(1), um_exactly(0)));
    if (f.tecumseh)
        um_use(c, MR_8_44);
    if (f.juniors.hi)
        um_use(c, MR_8_43);
    um_use(c, MR_8_41);
    um_use(c, MR_3_31_rank);
    um_use(c, MR_3_31);
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_fact_range(c, "units", units);
    um_fact_range(c, "limit", limit);
    um_decide(c, MR_3_33, um_le(units, limit));
}

/* 3.53: Tecumseh leads Indians and one Regular detachment of strength 1 or 2, never dragoons; nor other
 * leaders, who are all above him (3.51). */
void mad_decide_tecumseh(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n)
{
    um_range others = um_exactly(0);
    um_truth fit = UM_YES;
    for (int i = 0; i < n; i++) {
        if (um_ref_kind(v[i].ref) == MK_LEADER && um_ref_row(v[i].ref) != leader) {
            um_fact_ref(c, "who", v[i].ref);
            um_use(c, MR_3_51);
            um_decide(c, MR_3_53, UM_NO);
        }
        if (um_ref_kind(v[i].ref) != MK_UNIT)
            continue;
        int u = um_ref_row(v[i].ref);
        um_truth indian = mad_is_indian(c, u);
        um_truth ok = tecumseh_regular(c, s, u);
        fit = um_and(fit, um_or(indian, ok));
        others = um_add(others, um_either(indian, um_exactly(0), um_exactly(1)));
    }
    bool at_once = !um_ruled(c, MAD_RUL_COMMAND_COUNT, MAD_O_COMMAND_COUNT_TOTAL);
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_UNITS, &r);) { /* who has gone with him before */
        const mad_piece *m = mad_piece_at(s, r);
        bool gone = m->group == group && (m->flags & MF_MOVED) && !(at_once && (m->flags & MF_DROPPED));
        if (gone && !mad_named_among(v, n, r))
            others = um_add(others, um_either(mad_is_indian(c, um_ref_row(r)), um_exactly(0), um_exactly(1)));
    }
    um_use(c, MR_3_14);
    um_fact_range(c, "others", others);
    um_decide(c, MR_3_53, um_and(fit, um_le(others, um_exactly(1))));
}

/* ---- Tecumseh and the Shawnee (3.54) ---- */

static bool was_on_map(const mad_piece *m)
{
    return um_ref_kind(m->origin) == MK_SPACE;
}

/* 3.54: of two that have been on the map since `origin` both are there, or neither; about the step in which
 * the one was lost, if that is noted with it. */
static void decide_both(um_ctx *c, const mad_state *s, um_ref chief, um_ref people)
{
    bool here = mad_on_map(c, s, chief), there = mad_on_map(c, s, people);
    if (!was_on_map(mad_piece_at(s, chief)) || !was_on_map(mad_piece_at(s, people)) || (here && there))
        return;
    um_ref gone = here ? people : chief; /* if by rights, the other goes too */
    um_fact_ref(c, "removed", gone);
    um_fact_ref(c, "on the map", here ? chief : people);
    um_about(c, s->play.open ? 0 : mad_piece_at(s, gone)->step);
    um_fault(c, mad_side_of(c, people));
    um_decide(c, MR_3_54, here == there ? UM_YES : um_not(mad_here(c, s, gone, mad_place(s, gone))));
    um_fault(c, -1);
    um_about(c, 0);
}

/* The next unit behind row u that may be the Shawnee. Where somebody asks what is read, every unit: whether
 * the leader is Tecumseh is then read behind each decision. */
static int next_who_may_be_shawnee(const um_ctx *c, int u)
{
    const mad_map *m = mad_map_of(c);
    if (c->rec)
        return u + 1 < m->nunits ? u + 1 : -1;
    return um_next_bit(m->shawnee, MAD_UNIT_WORDS, u);
}

void mad_decide_partners(um_ctx *c, const mad_state *s)
{
    const uint64_t *chiefs = &mad_map_of(c)->tecumseh;
    for (int l = -1; (l = um_next_bit(chiefs, 1, l)) >= 0;)
        for (int u = -1; (u = next_who_may_be_shawnee(c, u)) >= 0;) {
            if (um_is(c, MK_LEADER, l, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) != UM_YES)
                break; /* and so for every unit */
            if (um_is(c, MK_UNIT, u, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE) == UM_YES)
                decide_both(c, s, mad_leader_ref(l), mad_unit_ref(u));
        }
}

/* ---- rank ---- */

/* 3.35: a leader takes along those of his rank or below, never his senior. */
void mad_decide_rank(um_ctx *c, const mad_state *s, int leader, const um_value *v, int n)
{
    for (int i = 0; i < n; i++) {
        int row = um_ref_row(v[i].ref);
        if (um_ref_kind(v[i].ref) != MK_LEADER || row == leader || mad_is_tecumseh(c, row) ||
            mad_is_naval(c, row) != UM_NO || mad_is_naval(c, leader) != UM_NO)
            continue;
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_3_35, um_ge(mad_stars(c, s, leader), mad_stars(c, s, row)));
    }
}
