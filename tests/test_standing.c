/* The sets of who stands where are at each step of a game what the places of its pieces tell. */
#include "core/madison/board/pieces.h"
#include "core/madison/madison.h"
#include "tests/test_pack_support.h"

static um_status give_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    (void)g;
    (void)name;
    *out = user;
    return UM_OK;
}

/* The sets, made anew. */
static void gather(const um_pack *p, const mad_state *s, mad_standing *here, mad_standing *aboard)
{
    const mad_map *m = p->map;
    memset(here, 0, MAD_SPACES * sizeof *here);
    memset(aboard, 0, sizeof *aboard);
    for (int i = 0; i < m->nunits + m->nleaders; i++) {
        bool unit = i < m->nunits;
        int row = unit ? i : i - m->nunits;
        um_ref at = unit ? s->unit[row].at : s->leader[row].at;
        mad_standing *to = um_ref_kind(at) == MK_SPACE  ? &here[um_ref_row(at)]
                           : um_ref_kind(at) == MK_SHIP ? aboard
                                                        : NULL;
        if (to)
            um_set_bit(unit ? to->units : &to->leaders, row);
    }
}

/* The ships in each lake's box; how many. */
static int check_afloat(const um_pack *p, const mad_state *s)
{
    const mad_map *m = p->map;
    int n = 0;
    for (int lake = 0; lake < m->nlakes; lake++)
        for (int i = 0; i < MAD_SHIPS; i++) {
            bool there = i < m->nships && s->ship[i].at == mad_lake_ref(lake);
            cr_assert_eq(um_has_bit(s->afloat[lake], i), there, "ship %d, lake %d", i, lake);
            n += there;
        }
    return n;
}

static void agrees(const char *pack, const char *game)
{
    um_pack *p = must_load_file(pack);
    um_buf bytes = {0};
    um_record *r;
    um_run *run;
    must_read(game, &bytes);
    um_read_options o = {.find_pack = give_pack, .find_pack_user = p};
    const um_run_settings how = {.history = true};
    cr_assert_eq(um_record_read(UM_TEXT("game"), um_buf_view(&bytes), &o, &r), UM_OK);
    cr_assert_eq(um_run_case(&r->cases[0], &how, &(um_sink){NULL, NULL}, &run), UM_OK);
    int steps = um_replay_steps(run->replay), standing = 0, afloat = 0;
    cr_assert_gt(steps, 100);
    for (int k = 0; k <= steps; k++) {
        mad_standing here[MAD_SPACES], aboard;
        const mad_state *s = um_replay_state_at(run->replay, k);
        gather(p, s, here, &aboard);
        cr_assert_eq(memcmp(here, s->here, sizeof here), 0, "%s: step %d", game, k);
        cr_assert_eq(memcmp(&aboard, &s->aboard, sizeof aboard), 0, "%s: step %d", game, k);
        for (int i = 0; i < MAD_SPACES; i++)
            standing += mad_next_unit_of(um_replay_ctx(run->replay), s, i, MAD_US, -1) >= 0;
        afloat += check_afloat(p, s);
    }
    cr_expect_gt(standing, steps);
    cr_expect_gt(afloat, 0);
    um_run_free(run);
    um_record_free(r);
    um_buf_free(&bytes);
    um_pack_free(p);
}

Test(standing, at_each_step)
{
    agrees("fixtures/packs/closed.xml", "fixtures/madison/games/1812-1814-legal.ump");
    agrees("fixtures/packs/closed.xml", "fixtures/madison/games/1812-1814-illegal.ump");
}

Test(standing, next_bit)
{
    const uint64_t words[3] = {1, 0, UINT64_C(1) << 63 | 2};
    cr_expect_eq(um_next_bit(words, 3, -1), 0);
    cr_expect_eq(um_next_bit(words, 3, 0), 129);
    cr_expect_eq(um_next_bit(words, 3, 129), 191);
    cr_expect_eq(um_next_bit(words, 3, 191), -1);
    cr_expect_eq(um_next_bit(words, 2, 0), -1);
    cr_expect_eq(um_next_bit(words + 1, 1, -1), -1);
}
