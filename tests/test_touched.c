/* What a result rests on: which data and rulings were read, and whether two packs differ in some data alone.
 */
#include "parser/umpire.h"

#include <criterion/criterion.h>

static const um_sink silent;
static um_pack *pack;

static void begin(void)
{
    cr_assert_eq(um_pack_builtin(NULL, UM_TEXT("madison"), &silent, &pack), UM_OK);
}

static void end(void)
{
    um_pack_free(pack);
}

TestSuite(touched, .init = begin, .fini = end);

/* The first number of a pack that is so sure, or not certain. */
static um_datum_id a_number(const um_pack *p, bool certain)
{
    for (um_datum_id id = 0; (id = um_datum_next(p, id));) {
        int kind = um_datum_kind(id), attr = um_datum_attr(id);
        bool number = attr != UM_ATTR_EXISTS && p->game->kinds[kind].attrs[attr].type == UM_A_INT;
        if (number && (um_datum_at(p, id)->sure == UM_CERTAIN) == certain)
            return id;
    }
    return 0;
}

static void read_it(const um_pack *p, um_datum_id id)
{
    um_ctx c;
    um_ctx_init(&c, p->game, p, UM_LIKELY);
    um_int(&c, um_datum_kind(id), um_datum_row(id), um_datum_attr(id));
}

Test(touched, what_is_not_certain_is_noted_where_it_is_read)
{
    um_datum_id unsure = a_number(pack, false), certain = a_number(pack, true);
    cr_assert(unsure && certain);
    read_it(pack, unsure); /* nobody asked yet */
    cr_assert_eq(um_touched_begin(pack), UM_OK);
    cr_expect_not(um_touched_has(pack, unsure));
    read_it(pack, certain);
    cr_expect_not(um_touched_has(pack, certain));
    read_it(pack, unsure);
    cr_expect(um_touched_has(pack, unsure));
    cr_assert_eq(um_touched_begin(pack), UM_OK);
    cr_expect_not(um_touched_has(pack, unsure), "it begins with nothing");
    um_datum_at(pack, certain);
    cr_expect(um_touched_has(pack, certain), "whoever takes a datum itself has read it");
}

Test(touched, a_copy_is_noted_where_it_came_from)
{
    um_pack *copy;
    um_ref row;
    um_datum_id unsure = a_number(pack, false);
    cr_assert_eq(um_touched_begin(pack), UM_OK);
    cr_assert_eq(um_pack_copy(pack, &copy, &silent), UM_OK);
    cr_assert_eq(um_touched_begin(pack), UM_OK); /* what its map is made of was read */
    read_it(copy, unsure);
    cr_expect(um_touched_has(pack, unsure));
    cr_assert_eq(um_pack_add_row(copy, um_datum_kind(unsure), UM_TEXT("declared"), UM_TEXT("Declared"), &row),
                 UM_OK);
    um_datum_id own = um_datum_of(um_ref_kind(row), um_ref_row(row), um_datum_attr(unsure));
    read_it(copy, own);
    cr_expect_not(um_touched_has(copy, own), "a row that the pack itself has not");
    um_pack_free(copy);
}

Test(touched, rulings_are_noted)
{
    um_ctx c;
    um_ctx_init(&c, pack->game, pack, UM_LIKELY);
    cr_assert_eq(um_touched_begin(pack), UM_OK);
    um_option(&c, 5);
    for (int i = 0; i < pack->game->nrulings; i++)
        cr_expect_eq(um_touched_has_ruling(pack, i), i == 5);
}

Test(touched, every_datum_comes_once)
{
    size_t n = 0, want = 0;
    um_datum_id before = 0;
    for (um_datum_id id = 0; (id = um_datum_next(pack, id)); before = id, n++) {
        cr_assert_gt(id, before);
        cr_assert(um_datum_there(pack, id));
    }
    for (int k = 0; k < pack->game->nkinds; k++)
        want += (size_t)um_rows(pack, k) * ((size_t)pack->game->kinds[k].nattrs + 1) + 1;
    cr_expect_eq(n, want);
}

/* Two packs have the same skeleton if they differ in the data left out alone. */
Test(touched, a_skeleton_is_all_but_some_data)
{
    char a[65], b[65];
    um_pack *copy;
    um_datum_id unsure = a_number(pack, false), certain = a_number(pack, true);
    cr_assert_eq(um_pack_copy(pack, &copy, &silent), UM_OK);
    um_pack_skeleton(pack, NULL, 0, a);
    um_pack_skeleton(copy, NULL, 0, b);
    cr_expect_str_eq(a, b);
    um_datum_edit(copy, unsure)->lo++;
    um_datum_edit(copy, unsure)->sure = UM_CERTAIN;
    um_pack_skeleton(copy, NULL, 0, b);
    cr_expect_str_neq(a, b);
    um_pack_skeleton(pack, &unsure, 1, a);
    um_pack_skeleton(copy, &unsure, 1, b);
    cr_expect_str_eq(a, b);
    um_datum_edit(copy, certain)->lo++;
    um_pack_skeleton(copy, &unsure, 1, b);
    cr_expect_str_neq(a, b);
    um_pack_free(copy);
}
