/* Bindings proposed for modules of the second game: cubes by their colours, the turns by their numbers, the
 * markers, whose dice a button rolls. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/inv.h"
#include "tests/test_pack_support.h"

typedef struct proposal {
    um_pack *pack;
    lg_kit kit;
    um_buf xml;
    um_binding *bind;
} proposal;

static void propose(proposal *p, lg_habit h)
{
    um_bind_tally tally;
    um_sink silent = {0};
    *p = (proposal){.pack = must_builtin("invasion")};
    lg_kit_open(&p->kit, p->pack, h);
    cr_assert_eq(um_bind_propose(p->kit.module, p->pack, NULL, &p->xml, NULL, &tally), UM_OK);
    cr_assert_eq(um_bind_read(UM_TEXT("made.bind.xml"), um_buf_view(&p->xml), &silent, &p->bind), UM_OK);
    cr_assert_eq(um_bind_resolve(p->bind, p->pack, &silent), UM_OK);
}

/* The nth of the words between blanks. */
static const char *nth_word(const char *words, int n)
{
    static char word[20];
    for (; n > 0; n--)
        words += strcspn(words, " ") + 1;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(words, " "), words);
    return word;
}

static void done(proposal *p)
{
    um_bind_free(p->bind);
    lg_kit_close(&p->kit);
    um_buf_free(&p->xml);
    um_pack_free(p->pack);
}

Test(bind_invasion, cubes_are_known_by_name_or_colour)
{
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++) {
        proposal p;
        int cubes = 0;
        propose(&p, (lg_habit)h);
        for (size_t i = 0; i < p.bind->pieces; i++)
            for (int f = 0; f < INV_FACTIONS; f++)
                if (um_text_is(p.bind->piece[i].name, li_cube_name((lg_habit)h, f))) {
                    cubes++;
                    cr_expect(um_text_is(um_ref_id(p.pack, p.bind->piece[i].ref), li_faction[f]));
                }
        cr_expect_eq(cubes, INV_FACTIONS, "%s: %d", li_module_name((lg_habit)h), cubes);
        done(&p);
    }
}

/* "Turn 3", "Tour n° 3". */
Test(bind_invasion, turns_are_told_by_their_numbers)
{
    static const lg_habit named[] = {LG_INV_REGIONS, LG_INV_FRENCH, LG_INV_FULL};
    for (size_t k = 0; k < UM_COUNT(named); k++) {
        proposal p;
        propose(&p, named[k]);
        cr_expect(p.bind->has_turn && um_text_is(p.bind->turn_marker, "Turn Marker"));
        cr_expect_eq(p.bind->turns, (size_t)INV_LAST_TURN);
        for (size_t i = 0; i < p.bind->turns; i++)
            cr_expect_eq(p.bind->turn[i].turn, (int)i + 1);
        done(&p);
    }
}

Test(bind_invasion, control_markers_of_a_side_are_statements)
{
    proposal p;
    propose(&p, LG_INV_POINTS);
    cr_assert_eq(p.bind->markers, 2);
    for (int side = 0; side < 2; side++) {
        cr_expect_eq(p.bind->marker[side].verb, IV_MARKER);
        cr_expect_eq(p.bind->marker[side].position, IV_CONTROL);
        cr_expect(um_text_is(p.bind->marker[side].side, inv_sides[side]));
    }
    done(&p);
}

/* What their sides show special dice tell; of others no module does: until somebody adds it, a roll is
 * nobody's. */
Test(bind_invasion, buttons_bear_the_name_of_whose_dice_they_roll)
{
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++) {
        proposal p;
        propose(&p, (lg_habit)h);
        cr_assert_eq(p.bind->dice, (size_t)INV_FACTIONS);
        for (int f = 0; f < INV_FACTIONS; f++) {
            cr_expect(um_text_is(um_ref_id(p.pack, p.bind->die[f].ref), li_faction[f]));
            if (h != LG_INV_FULL) {
                cr_expect_eq(p.bind->die[f].faces, 0);
                continue;
            }
            cr_assert_eq(p.bind->die[f].faces, 6);
            for (int k = 0; k < 6; k++)
                cr_expect(um_text_is(p.bind->die[f].face[k], nth_word(li_faces[f], k)), "%d %d", f, k);
        }
        done(&p);
    }
}
