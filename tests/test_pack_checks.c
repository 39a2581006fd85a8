/* What a game's rules force on its data: each breach is told, and no datum that is unknown, or one of
 * several, breaks anything. */
#include "tests/test_pack_support.h"

#include <string.h>

#include "core/invasion/kinds.h"
#include "core/madison/kinds.h"

typedef struct count {
    int n;
    const char *rule; /* or NULL: any */
    char last[300];
} count;

static void add(void *user, const um_diag *d)
{
    count *k = user;
    if (k->rule && !strstr(d->message, k->rule))
        return;
    k->n++;
    snprintf(k->last, sizeof k->last, "%s", d->message);
}

static count found(const um_pack *p, const char *rule)
{
    count k = {.rule = rule};
    p->game->check(p, &(um_sink){add, &k});
    return k;
}

static void try_instead(um_pack *p, um_datum_id id, um_datum other, int before)
{
    um_datum *d = um_datum_edit(p, id), was = *d;
    *d = other;
    count k = found(p, NULL);
    um_buf name = {.max = 200};
    um_datum_name(p, id, &name);
    cr_expect_leq(k.n, before, "%s as %d..%d: %s", name.p, (int)other.lo, (int)other.hi, k.last);
    um_buf_free(&name);
    *d = was;
}

static void check_unknown(const char *game)
{
    um_pack *p = must_copy(game);
    int before = found(p, NULL).n, tried = 0;
    int boxes = um_kind_named(p->game, UM_TEXT("box")); /* the game needs each of its boxes */
    for (int kind = 0; kind < p->game->nkinds; kind++)
        for (int row = 0; kind != boxes && row < um_rows(p, kind); row++)
            for (int attr = 0; attr < p->game->kinds[kind].nattrs; attr++, tried++) {
                um_datum_id id = um_datum_of(kind, row, attr);
                const um_datum *d = um_datum_at(p, id);
                bool ref = p->game->kinds[kind].attrs[attr].type == UM_A_REF;
                int32_t nothing = ref ? UM_NONE : 0;
                try_instead(p, id, (um_datum){.lo = nothing, .hi = nothing, .sure = UM_UNKNOWN}, before);
                if (!ref)
                    try_instead(p, id, (um_datum){.lo = d->lo, .hi = d->lo + 1, .sure = UM_GUESS}, before);
            }
    cr_expect_gt(tried, 100);
    um_pack_free(p);
}

Test(pack_checks, what_is_not_known_breaks_nothing)
{
    check_unknown("madison");
    check_unknown("invasion");
}

typedef struct breach {
    int kind, row, attr;
    int32_t value;
    const char *rule;
} breach;

/* One datum made another one, as certain. */
static void check_breach(const char *game, const breach *b)
{
    um_pack *p = must_copy(game);
    int before = found(p, b->rule).n;
    um_datum *d = um_datum_edit(p, um_datum_of(b->kind, b->row, b->attr));
    *d = (um_datum){.lo = b->value, .hi = b->value, .sure = UM_CERTAIN};
    cr_expect_gt(found(p, b->rule).n, before, "%s", b->rule);
    um_pack_free(p);
}

/* The first row of a kind with such a value. */
static int row_with(const um_pack *p, int kind, int attr, int32_t value)
{
    for (int i = 0; i < um_rows(p, kind); i++) {
        const um_datum *d = um_datum_at(p, um_datum_of(kind, i, attr));
        if (d->sure != UM_UNKNOWN && d->lo == value)
            return i;
    }
    cr_assert_fail("no row");
    return 0;
}

Test(pack_checks, of_the_second_game)
{
    um_pack *p = must_builtin("invasion");
    int special = row_with(p, IK_CARD, INV_CARD_KIND, INV_CK_SPECIAL),
        truce = row_with(p, IK_CARD, INV_CARD_KIND, INV_CK_TRUCE);
    um_pack_free(p);
    const breach all[] = {{IK_FACTION, 0, INV_FAC_HIT, 5, "a die has six faces"},
                          {IK_FACTION, 0, INV_FAC_HIT, 0, "do not agree"},
                          {IK_FACTION, 0, INV_FAC_SHOWS_HIT, 0, "do not agree"},
                          {IK_FACTION, 0, INV_FAC_POOL, 1, "asks for more units"},
                          {IK_SETUP, 0, INV_SETUP_N, 9, "do not add up"},
                          {IK_SETUP, 0, INV_SETUP_COLOUR, 9, "do not add up"},
                          {IK_CARD, special, INV_CARD_EFFECT, INV_FX_NONE, "special cards"},
                          {IK_CARD, truce, INV_CARD_EFFECT, INV_FX_NONE + 1, "special cards"},
                          {IK_CARD, truce, INV_CARD_INTRO, 1, "no truces"}};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        check_breach("invasion", &all[i]);
}

/* A row taken off its list, and one set up a second time. */
Test(pack_checks, rows_follow_each_other_and_a_piece_is_set_up_once)
{
    um_pack *p = must_copy("madison");
    um_ref r;
    cr_expect_eq(found(p, "without a gap").n, 0);
    cr_assert_eq(um_pack_add_row(p, MK_LAND_CRT, UM_TEXT("40"), UM_TEXT("40"), &r), UM_OK);
    cr_expect_eq(found(p, "without a gap").n, 1);
    cr_expect_eq(found(p, "the id of a row").n, 0);
    cr_assert_eq(um_pack_add_row(p, MK_LAND_CRT, UM_TEXT("much"), UM_TEXT("much"), &r), UM_OK);
    cr_assert_eq(um_pack_add_row(p, MK_LAND_CRT, UM_TEXT("41"), UM_TEXT("41"), &r), UM_OK);
    cr_expect_eq(found(p, "the id of a row").n, 1);
    cr_expect_eq(found(p, "without a gap").n, 1, "what the row before is nobody knows");
    cr_expect_eq(found(p, "set up twice").n, 0);
    *um_datum_edit(p, um_datum_of(MK_SETUP, 1, MAD_SETUP_PIECE)) =
        *um_datum_at(p, um_datum_of(MK_SETUP, 0, MAD_SETUP_PIECE));
    *um_datum_edit(p, um_datum_of(MK_SETUP, 1, MAD_SETUP_SCENARIO)) =
        *um_datum_at(p, um_datum_of(MK_SETUP, 0, MAD_SETUP_SCENARIO));
    cr_expect_eq(found(p, "set up twice").n, 1);
    um_pack_free(p);
}

Test(pack_checks, each_side_has_a_town_on_each_lake)
{
    for (int side = 0; side < 2; side++) {
        um_pack *p = must_copy("madison");
        cr_expect_eq(found(p, "no town on it").n, 0);
        for (int i = 0; i < um_rows(p, MK_SPACE); i++)
            *um_datum_edit(p, um_datum_of(MK_SPACE, i, MAD_SPACE_TERRITORY)) =
                (um_datum){.lo = side, .hi = side, .sure = UM_CERTAIN};
        cr_expect_eq(found(p, "no town on it").n, um_rows(p, MK_LAKE));
        um_pack_free(p);
    }
}

/* A map of nothing but the two forts on Lake Huron has no land that could fall apart. */
Test(pack_checks, islands_alone_are_one_land)
{
    um_pack *p = must_copy("madison");
    for (int i = 0; i < um_rows(p, MK_SPACE); i++)
        *um_datum_edit(p, um_datum_of(MK_SPACE, i, MAD_SPACE_ROLE)) =
            (um_datum){.lo = 1 << MAD_ROLE_MACKINAC, .hi = 1 << MAD_ROLE_MACKINAC, .sure = UM_CERTAIN};
    cr_expect_eq(found(p, "no path joins it").n, 0);
    um_pack_free(p);
}
