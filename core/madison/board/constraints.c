/* What the rule book forces on any data of the game, printed or made up. Where the datum at fault is
 * certain the pack is wrong; where it is not, the guess is. */
#include "core/madison/board/constraints.h"

#include "core/madison/board/state.h"

#include <string.h>

typedef struct inspector {
    const um_pack *p;
    const um_sink *sink;
    const char *rule;
} inspector;

static const um_datum *at(const inspector *in, int kind, int row, int attr)
{
    return um_datum_at(in->p, um_datum_of(kind, row, attr));
}

/* Whether a datum is known and has this value. */
static bool has(const inspector *in, int kind, int row, int attr, int32_t value)
{
    const um_datum *d = at(in, kind, row, attr);
    return d->sure != UM_UNKNOWN && d->lo == value && d->hi == value;
}

static bool may_be(const inspector *in, int kind, int row, int attr, int32_t value)
{
    const um_datum *d = at(in, kind, row, attr);
    return d->sure == UM_UNKNOWN || (d->lo <= value && value <= d->hi);
}

static bool known(const inspector *in, int kind, int row, int attr)
{
    const um_datum *d = at(in, kind, row, attr);
    return d->sure != UM_UNKNOWN && d->lo == d->hi;
}

/* Whether two data are known and are not the same. */
static bool differ(const inspector *in, um_datum_id a, um_datum_id b)
{
    const um_datum *x = um_datum_at(in->p, a), *y = um_datum_at(in->p, b);
    return x->sure != UM_UNKNOWN && y->sure != UM_UNKNOWN && (x->lo > y->hi || y->lo > x->hi);
}

static void fault(const inspector *in, int kind, int row, int attr, const char *what)
{
    const um_datum *d = at(in, kind, row, attr);
    bool certain = d->sure == UM_CERTAIN;
    um_buf name = {.max = 300};
    um_datum_name(in->p, um_datum_of(kind, row, attr), &name);
    um_say(in->sink, certain ? UM_ERROR : UM_WARNING, UM_VALUE, (um_place){0}, "pack-rule",
           "%s (%s): %s [%s]", name.p ? name.p : "?", um_sure_text((um_sure_level)d->sure), what, in->rule);
    um_buf_free(&name);
}

/* ---- the map ---- */

static void base_by_water(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_SPACE); i++)
        if (known(in, MK_SPACE, i, MAD_SPACE_BASE) && !has(in, MK_SPACE, i, MAD_SPACE_BASE, MAD_BASE_NONE) &&
            has(in, MK_SPACE, i, MAD_SPACE_LAKE, UM_NONE))
            fault(in, MK_SPACE, i, MAD_SPACE_BASE, "a naval base lies on a lake");
}

static void source_and_entry(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_SPACE); i++)
        if (differ(in, um_datum_of(MK_SPACE, i, MAD_SPACE_SOURCE),
                   um_datum_of(MK_SPACE, i, MAD_SPACE_REINFORCEMENT)))
            fault(in, MK_SPACE, i, MAD_SPACE_SOURCE, "supply sources are the reinforcement spaces");
}

static void fort_parts(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_SPACE); i++) {
        if (!known(in, MK_SPACE, i, MAD_SPACE_FORT_WHEN))
            continue;
        bool none = has(in, MK_SPACE, i, MAD_SPACE_FORT_WHEN, MAD_FORT_NONE);
        if (known(in, MK_SPACE, i, MAD_SPACE_FORT_CLASS) &&
            has(in, MK_SPACE, i, MAD_SPACE_FORT_CLASS, MAD_CLASS_NONE) != none)
            fault(in, MK_SPACE, i, MAD_SPACE_FORT_CLASS,
                  none ? "a space without a fort has no class of fort" : "a fort has a class");
        if (none && known(in, MK_SPACE, i, MAD_SPACE_FORT) && !has(in, MK_SPACE, i, MAD_SPACE_FORT, 0))
            fault(in, MK_SPACE, i, MAD_SPACE_FORT, "a space without a fort has no number of a fort");
    }
}

static int role_of(const inspector *in, int space)
{
    const um_datum *d = at(in, MK_SPACE, space, MAD_SPACE_ROLE);
    return d->sure == UM_UNKNOWN ? 0 : d->lo;
}

static void one_space_a_role(const inspector *in)
{
    int32_t seen = 0;
    for (int i = 0; i < um_rows(in->p, MK_SPACE); i++) {
        if (seen & role_of(in, i))
            fault(in, MK_SPACE, i, MAD_SPACE_ROLE, "another space has this role already");
        seen |= role_of(in, i);
    }
}

static void montreal_by_river(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_SPACE); i++) {
        bool crossed = false;
        if (!(role_of(in, i) & (1 << MAD_ROLE_MONTREAL)))
            continue;
        for (int k = 0; k < um_rows(in->p, MK_LINK); k++)
            if (at(in, MK_LINK, k, MAD_LINK_A)->lo == mad_space_ref(i) ||
                at(in, MK_LINK, k, MAD_LINK_B)->lo == mad_space_ref(i))
                crossed |= !known(in, MK_LINK, k, MAD_LINK_PATH) ||
                           has(in, MK_LINK, k, MAD_LINK_PATH, MAD_PATH_INVASION);
        if (!crossed)
            fault(in, MK_SPACE, i, MAD_SPACE_ROLE, "no invasion route ends at Montreal");
    }
}

/* Spread from a space over the links; the marks are those of spaces reached. */
static void spread(const inspector *in, uint8_t *reached, int from)
{
    reached[from] = 1;
    for (bool more = true; more;) {
        more = false;
        for (int k = 0; k < um_rows(in->p, MK_LINK); k++) {
            int a = um_ref_row(at(in, MK_LINK, k, MAD_LINK_A)->lo),
                b = um_ref_row(at(in, MK_LINK, k, MAD_LINK_B)->lo);
            if (a < 0 || b < 0) { /* it may join any two */
                memset(reached, 1, MAD_SPACES);
                return;
            }
            if (reached[a] == reached[b])
                continue;
            reached[a] = reached[b] = 1;
            more = true;
        }
    }
}

/* 10.72: only the two forts on Lake Huron lie off the roads; they have water. */
static void one_land(const inspector *in)
{
    uint8_t reached[MAD_SPACES] = {0};
    const int32_t islands = (1 << MAD_ROLE_MACKINAC) | (1 << MAD_ROLE_ST_JOSEPH);
    int n = um_rows(in->p, MK_SPACE), first = 0;
    while (first < n && (role_of(in, first) & islands))
        first++;
    if (first == n)
        return;
    spread(in, reached, first);
    for (int i = 0; i < n; i++) {
        if (!reached[i] && known(in, MK_SPACE, i, MAD_SPACE_ROLE) && !(role_of(in, i) & islands))
            fault(in, MK_SPACE, i, UM_ATTR_EXISTS, "no path joins it to the rest of the map");
        if (!reached[i] && has(in, MK_SPACE, i, MAD_SPACE_LAKE, UM_NONE))
            fault(in, MK_SPACE, i, MAD_SPACE_LAKE, "it has neither path nor water");
    }
}

static void both_on_each_lake(const inspector *in)
{
    for (int l = 0; l < um_rows(in->p, MK_LAKE); l++) {
        bool on[2] = {false, false};
        for (int i = 0; i < um_rows(in->p, MK_SPACE); i++)
            for (int side = 0; side < 2; side++)
                on[side] |= may_be(in, MK_SPACE, i, MAD_SPACE_LAKE, mad_lake_ref(l)) &&
                            may_be(in, MK_SPACE, i, MAD_SPACE_TERRITORY, side);
        if (!on[0] || !on[1])
            fault(in, MK_LAKE, l, UM_ATTR_EXISTS, "a side has no town on it");
    }
}

static void boxes_needed(const inspector *in)
{
    static const int each[] = {MAD_BOX_OFF_MAP, MAD_BOX_ELIMINATED, MAD_BOX_CAPTURED, MAD_BOX_DELAYED,
                               MAD_BOX_HELD,    MAD_BOX_HAND,       MAD_BOX_UNBUILT};
    static const int shared[] = {MAD_BOX_TRANSIT, MAD_BOX_DISCARD, MAD_BOX_DECK, MAD_BOX_REMOVED};
    uint32_t have[3] = {0, 0, 0};
    for (int i = 0; i < um_rows(in->p, MK_BOX); i++) {
        int side = at(in, MK_BOX, i, MAD_BOX_SIDE)->lo;
        have[side > MAD_BR ? MAD_NOBODY : side] |= 1u << at(in, MK_BOX, i, MAD_BOX_ROLE)->lo;
    }
    for (size_t k = 0; k < UM_COUNT(each); k++)
        for (int side = 0; side < 2; side++)
            if (!(((have[side] | have[MAD_NOBODY]) >> each[k]) & 1))
                um_say(in->sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-box",
                       "there is no box of role %d for %s", each[k], mad_side_names[side]);
    for (size_t k = 0; k < UM_COUNT(shared); k++)
        if (!((have[MAD_NOBODY] >> shared[k]) & 1))
            um_say(in->sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-box", "there is no box of role %d",
                   shared[k]);
}

/* ---- pieces ---- */

/* 3.17: detachments and Indians have one side, the Shawnee excepted. */
static void strengths(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_UNIT); i++) {
        if (!known(in, MK_UNIT, i, MAD_UNIT_STEPS) ||
            may_be(in, MK_UNIT, i, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE))
            continue;
        bool small = known(in, MK_UNIT, i, MAD_UNIT_CF) && at(in, MK_UNIT, i, MAD_UNIT_CF)->lo <= 2;
        if ((small || has(in, MK_UNIT, i, MAD_UNIT_TYPE, MAD_INDIAN)) &&
            !has(in, MK_UNIT, i, MAD_UNIT_STEPS, 1))
            fault(in, MK_UNIT, i, MAD_UNIT_STEPS, "detachments and Indians have no reduced side");
        if (has(in, MK_UNIT, i, MAD_UNIT_STEPS, 2) && known(in, MK_UNIT, i, MAD_UNIT_REDUCED_CF) &&
            known(in, MK_UNIT, i, MAD_UNIT_CF) &&
            at(in, MK_UNIT, i, MAD_UNIT_REDUCED_CF)->lo >= at(in, MK_UNIT, i, MAD_UNIT_CF)->lo)
            fault(in, MK_UNIT, i, MAD_UNIT_REDUCED_CF, "the reduced side is the weaker one");
    }
}

static void one_militia_b(const inspector *in)
{
    int better = 0;
    for (int i = 0; i < um_rows(in->p, MK_UNIT); i++)
        if (has(in, MK_UNIT, i, MAD_UNIT_TYPE, MAD_MILITIA) && known(in, MK_UNIT, i, MAD_UNIT_CLASS) &&
            !has(in, MK_UNIT, i, MAD_UNIT_CLASS, MAD_CLASS_C) && ++better > 1)
            fault(in, MK_UNIT, i, MAD_UNIT_CLASS, "only one militia unit is better than C");
}

static void naval_leaders(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_LEADER); i++) {
        if (!has(in, MK_LEADER, i, MAD_LEADER_NAVAL, 1))
            continue;
        if (has(in, MK_LEADER, i, MAD_LEADER_LAKE, UM_NONE))
            fault(in, MK_LEADER, i, MAD_LEADER_LAKE, "a naval leader has a lake");
        if (has(in, MK_LEADER, i, MAD_LEADER_ARRIVAL, 0))
            fault(in, MK_LEADER, i, MAD_LEADER_ARRIVAL, "no naval leader comes before Summer-Autumn 1812");
        um_ref entry = at(in, MK_LEADER, i, MAD_LEADER_ENTRY)->lo;
        if (um_ref_kind(entry) == MK_SPACE &&
            differ(in, um_datum_of(MK_SPACE, um_ref_row(entry), MAD_SPACE_LAKE),
                   um_datum_of(MK_LEADER, i, MAD_LEADER_LAKE)))
            fault(in, MK_LEADER, i, MAD_LEADER_ENTRY, "a naval leader arrives on his lake");
    }
}

static void ships_at_home(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, MK_SHIP); i++) {
        um_ref base = at(in, MK_SHIP, i, MAD_SHIP_BASE)->lo;
        if (base == UM_NONE) {
            if (at(in, MK_SHIP, i, MAD_SHIP_BASE)->sure != UM_UNKNOWN &&
                !may_be(in, MK_SHIP, i, MAD_SHIP_FREE, 1))
                fault(in, MK_SHIP, i, MAD_SHIP_BASE, "a ship has a base that builds it, or arrives free");
            continue;
        }
        int space = um_ref_row(base);
        if (differ(in, um_datum_of(MK_SPACE, space, MAD_SPACE_LAKE), um_datum_of(MK_SHIP, i, MAD_SHIP_LAKE)))
            fault(in, MK_SHIP, i, MAD_SHIP_BASE, "the base does not lie on the ship's lake");
        if (differ(in, um_datum_of(MK_SPACE, space, MAD_SPACE_TERRITORY),
                   um_datum_of(MK_SHIP, i, MAD_SHIP_SIDE)))
            fault(in, MK_SHIP, i, MAD_SHIP_BASE, "the base is the other side's");
        if (has(in, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE))
            fault(in, MK_SHIP, i, MAD_SHIP_BASE, "the space has no naval base");
    }
}

static void set_up_once(const inspector *in)
{
    int n = um_rows(in->p, MK_SETUP);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (at(in, MK_SETUP, i, MAD_SETUP_PIECE)->lo == at(in, MK_SETUP, k, MAD_SETUP_PIECE)->lo &&
                has(in, MK_SETUP, i, MAD_SETUP_SCENARIO, at(in, MK_SETUP, k, MAD_SETUP_SCENARIO)->lo))
                fault(in, MK_SETUP, i, MAD_SETUP_PIECE, "the piece is set up twice");
}

/* ---- tables ---- */

static void rolls(const inspector *in)
{
    static const int kinds[] = {MK_LAND_CRT, MK_NAVAL_CRT, MK_NAVAL_LOSS};
    for (size_t k = 0; k < UM_COUNT(kinds); k++)
        for (int i = 0; i < um_rows(in->p, kinds[k]); i++) {
            int32_t roll, before;
            if (um_text_int(um_ref_id(in->p, um_ref_of(kinds[k], i)), &roll) != UM_OK)
                fault(in, kinds[k], i, UM_ATTR_EXISTS, "the id of a row is its roll");
            else if (i > 0 && um_text_int(um_ref_id(in->p, um_ref_of(kinds[k], i - 1)), &before) == UM_OK &&
                     roll != before + 1)
                fault(in, kinds[k], i, UM_ATTR_EXISTS, "the rows follow each other without a gap");
        }
}

static const struct {
    const char *rule;
    void (*inspect)(const inspector *in);
} constraints[] = {{"2.15", base_by_water},
                   {"2.16", source_and_entry},
                   {"2.71", fort_parts},
                   {"2.14", one_space_a_role},
                   {"10.41(route)", montreal_by_river},
                   {"10.72(5)", one_land},
                   {"2.4", both_on_each_lake},
                   {"2.5", boxes_needed},
                   {"3.17", strengths},
                   {"3.11(Militia)", one_militia_b},
                   {"3.37", naval_leaders},
                   {"15.31", ships_at_home},
                   {"5.1", set_up_once},
                   {"10.21", rolls}};

void mad_check(const um_pack *p, const um_sink *sink)
{
    for (size_t i = 0; i < UM_COUNT(constraints); i++) {
        const inspector in = {p, sink, constraints[i].rule};
        constraints[i].inspect(&in);
    }
}
