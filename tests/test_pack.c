/* Names find their rows, data are written as they are read, and a copy of a pack is as good as the pack. */
#include "tests/test_pack_support.h"

/* ---- names ---- */

static void folds_to(const char *name, const char *folded)
{
    char out[64];
    cr_assert(um_fold(um_text_of(name), out, sizeof out));
    cr_expect_str_eq(out, folded, "'%s' folds to '%s'", name, out);
}

Test(names, fold)
{
    folds_to("Ft. St. Joseph", "ftstjoseph");
    folds_to("Isle-aux-Noix", "isleauxnoix");
    folds_to("Brant's Ford", "brantsford");
    folds_to("Brant\xe2\x80\x99s Ford", "brantsford");
    folds_to("Brant\xc2\xa0"
             "Ford",
             "brantford");
    folds_to("Zo\xc3\xab", "zoe");
    folds_to("Zoe\xcc\x88", "zoe");
    folds_to("\xc3\x89t\xc3\xa9 \xc5\x81\xc3\xb3"
             "d\xc5\xba",
             "etelodz");
    folds_to("\xce\xa9\xc3\x97", "\xce\xa9\xc3\x97");
    folds_to("\xe2\x82\xac`5\t\r\n", "\xe2\x82\xac"
                                     "5");
    folds_to("sackets_harbour", "sacketsharbour");
    folds_to("1/R. Scots", "1/rscots");
    folds_to("-1", "-1");
    folds_to("A4-13b", "a413b");
    folds_to("- . _", "");
}

Test(names, fold_has_a_limit)
{
    char out[4];
    cr_expect(um_fold(UM_TEXT("abc"), out, sizeof out));
    cr_expect_not(um_fold(UM_TEXT("abcd"), out, sizeof out));
    cr_expect(um_fold(UM_TEXT("a b-c."), out, sizeof out), "what does not count takes no room");
    cr_expect_not(um_fold(UM_TEXT(""), out, 0));
}

Test(names, distance)
{
    cr_expect_eq(um_distance(UM_TEXT("Utica"), UM_TEXT("utica"), 9), 0);
    cr_expect_eq(um_distance(UM_TEXT("Utica"), UM_TEXT("Utcia"), 9), 1, "neighbours swapped");
    cr_expect_eq(um_distance(UM_TEXT("Utica"), UM_TEXT("Uticas"), 9), 1);
    cr_expect_eq(um_distance(UM_TEXT("Utica"), UM_TEXT("Albany"), 9), 6);
    cr_expect_eq(um_distance(UM_TEXT("Utica"), UM_TEXT("Albany"), 3), 3, "no more than the cap");
    cr_expect_eq(um_distance(UM_TEXT(""), UM_TEXT(""), 3), 0);
}

Test(names, nearest_word)
{
    static const char *const words[] = {"clear", "forest", NULL};
    cr_expect_str_eq(um_nearest_word(words, UM_TEXT("forrest")), "forest");
    cr_expect_str_eq(um_nearest_word(words, UM_TEXT("Claer")), "clear");
    cr_expect_null(um_nearest_word(words, UM_TEXT("swamp")));
    cr_expect_null(um_nearest_word(words, UM_TEXT("")));
}

Test(names, find)
{
    um_pack *p = must_builtin("madison");
    uint32_t units = UM_KIND_BIT(um_kind_named(p->game, UM_TEXT("unit")));
    uint32_t all = UINT32_MAX;
    cr_expect_eq(um_find_name(p, units, -1, UM_TEXT("13th")).matches, 2);
    cr_expect_eq(um_find_name(p, units, 0, UM_TEXT("13th")).ref, um_row_by_id(p, 4, UM_TEXT("a_13")));
    cr_expect_eq(um_find_name(p, units, 1, UM_TEXT("13th")).ref, um_row_by_id(p, 4, UM_TEXT("b_13")));
    cr_expect_eq(um_find_name(p, units, -1, UM_TEXT("14th")).matches, 1);
    cr_expect_eq(um_find_name(p, all, -1, UM_TEXT("no such thing")).matches, 0);
    cr_expect_eq(um_find_name(p, all, -1, UM_TEXT("no such thing")).ref, UM_NONE);
    cr_expect_eq(um_find_name(p, all, -1, UM_TEXT("")).matches, 0);
    /* an id beats a name: the leader's id is brock, the ship is only called so */
    um_found brock = um_find_name(p, all, -1, UM_TEXT("Brock"));
    cr_expect_eq(brock.matches, 1);
    cr_expect_str_eq(um_ref_id(p, brock.ref).p, "brock");
    um_pack_free(p);
}

/* A beginning is whole words of one name, however they are written. */
Test(names, beginning)
{
    um_pack *p = must_builtin("madison");
    uint32_t spaces = UM_KIND_BIT(um_kind_named(p->game, UM_TEXT("space")));
    static const char *const stoney[] = {"Stoney", "stoney", "STO-NEY", "sto ney.", "Stoney "};
    for (size_t i = 0; i < UM_COUNT(stoney); i++) {
        um_found f = um_find_beginning(p, spaces, -1, um_text_of(stoney[i]));
        cr_expect_eq(f.matches, 1, "'%s': %d", stoney[i], f.matches);
        cr_expect_eq(f.ref,
                     um_row_by_id(p, um_kind_named(p->game, UM_TEXT("space")), UM_TEXT("stoney_creek")));
    }
    static const char *const none[] = {"Stone", "Stoney Creek", "Stoneyx", "to", "", "Stoney Creeks"};
    for (size_t i = 0; i < UM_COUNT(none); i++)
        cr_expect_eq(um_find_beginning(p, spaces, -1, um_text_of(none[i])).matches, 0, "'%s'", none[i]);
    um_pack_free(p);
}

Test(names, nearest)
{
    um_pack *p = must_builtin("madison");
    uint32_t spaces = UM_KIND_BIT(um_kind_named(p->game, UM_TEXT("space")));
    cr_expect(um_text_is(um_nearest_name(p, spaces, UM_TEXT("Utcia")), "Utica"));
    cr_expect(um_text_is(um_nearest_name(p, spaces, UM_TEXT("Sackets Harbur")), "Sackets Harbour"));
    cr_expect_eq(um_nearest_name(p, spaces, UM_TEXT("zzzzzzzz")).n, 0);
    um_pack_free(p);
}

/* ---- references as a record writes them ---- */

static void writes(const um_pack *p, um_ref r, const char *want)
{
    um_buf b = {0};
    um_ref_write(p, r, &b);
    cr_expect(um_text_is(um_buf_view(&b), want), "wrote %s, not %s", b.p, want);
    um_buf_free(&b);
}

Test(references, write)
{
    um_pack *p = must_builtin("madison");
    writes(p, UM_NONE, "none");
    writes(p, row_of(p, "space", "albany"), "Albany");
    writes(p, row_of(p, "space", "detroit"), "Detroit");
    writes(p, row_of(p, "space", "erie_pa"), "Erie");
    writes(p, row_of(p, "lake", "lake_erie"), "Lake Erie");
    writes(p, row_of(p, "ship", "detroit_v"), "br:Detroit");
    writes(p, row_of(p, "unit", "a_13"), "us:13th");
    writes(p, row_of(p, "ship", "brock_v"), "brock_v");
    writes(p, row_of(p, "leader", "brock"), "Brock");
    writes(p, um_row_by_keys(p, 3, row_of(p, "space", "albany"), row_of(p, "space", "utica")),
           "Utica - Albany");
    um_pack_free(p);
}

Test(references, what_is_written_is_found_again)
{
    static const char *const packs[] = {"fixtures/packs/tmap.xml", "fixtures/packs/closed.xml"};
    for (size_t f = 0; f < UM_COUNT(packs); f++) {
        um_pack *p = must_load_file(packs[f]);
        uint32_t mixed = 0;
        for (int k = 0; k < p->game->nkinds; k++)
            mixed |= p->game->kinds[k].is_piece || p->game->kinds[k].is_place ? UM_KIND_BIT(k) : 0;
        for (int k = 0; k < p->game->nkinds; k++)
            for (int i = 0; (mixed >> k) & 1 && i < um_rows(p, k); i++) {
                um_buf b = {0};
                um_ref_write(p, um_ref_of(k, i), &b);
                um_text t = um_buf_view(&b);
                int side = um_text_starts(t, "us:") ? 0 : um_text_starts(t, "br:") ? 1 : -1;
                if (side >= 0)
                    t.p += 3, t.n -= 3;
                um_found found = um_find_name(p, mixed, side, t);
                cr_expect(found.matches == 1 && found.ref == um_ref_of(k, i), "%s", b.p);
                um_buf_free(&b);
            }
        um_pack_free(p);
    }
}

Test(references, quotes)
{
    um_pack *p = must_copy("madison");
    um_ref r;
    cr_assert_eq(um_pack_add_row(p, 0, UM_TEXT("odd"), UM_TEXT("a, \"b\" = c"), &r), UM_OK);
    writes(p, r, "\"a, \\\"b\\\" = c\"");
    cr_assert_eq(um_pack_add_row(p, 0, UM_TEXT("odd2"), UM_TEXT("a - b"), &r), UM_OK);
    writes(p, r, "\"a - b\"");
    um_pack_free(p);
}

/* ---- data ---- */

static void datum_reads(const um_pack *p, um_datum_id id, const char *name, const char *value)
{
    um_buf n = {0}, v = {0};
    um_datum_name(p, id, &n);
    um_datum_value(p, id, &v);
    cr_expect(um_text_is(um_buf_view(&n), name), "name is '%s', not '%s'", n.p, name);
    cr_expect(um_text_is(um_buf_view(&v), value), "value of %s is '%s', not '%s'", name, v.p ? v.p : "",
              value);
    um_buf_free(&n);
    um_buf_free(&v);
}

Test(data, as_written)
{
    um_pack *p = must_builtin("madison");
    um_ref link = um_row_by_keys(p, 3, row_of(p, "space", "utica"), row_of(p, "space", "albany"));
    um_ref york = row_of(p, "space", "york"), card = row_of(p, "card", "37");
    datum_reads(p, um_datum_of(3, um_ref_row(link), 2), "link Utica - Albany path", "road");
    datum_reads(p, um_datum_of(3, um_ref_row(link), UM_ATTR_EXISTS), "link Utica - Albany exists", "yes");
    datum_reads(p, um_datum_of(3, UM_ROW_LIST, UM_ATTR_EXISTS), "links complete", "");
    datum_reads(p, um_datum_of(0, um_ref_row(york), 1), "space York value", "4");
    datum_reads(p, um_datum_of(0, um_ref_row(york), 3), "space York lake", "Lake Ontario");
    datum_reads(p, um_datum_of(0, um_ref_row(york), 6), "space York fort", "unknown");
    datum_reads(p, um_datum_of(0, um_ref_row(york), 11), "space York role", "york");
    datum_reads(p, um_datum_of(7, um_ref_row(card), 0), "card Card 37 year", "1812..1813");
    datum_reads(p, um_datum_of(8, 6, 0), "land-combat 9 result", "9");
    datum_reads(p, um_datum_of(10, 0, 0), "odds 1:4 drm", "-4");
    datum_reads(p, um_datum_of(23, 0, 0), "?", "");
    um_pack_free(p);
}

Test(data, out_of_range_is_null)
{
    um_pack *p = must_builtin("madison");
    cr_expect_not(um_datum_there(p, 0));
    cr_expect_eq(um_datum_at(p, 0)->sure, UM_UNKNOWN, "what is not there is not known");
    cr_expect_not(um_datum_there(p, um_datum_of(0, um_rows(p, 0), 0)));
    cr_expect_not(um_datum_there(p, um_datum_of(0, 0, p->game->kinds[0].nattrs)));
    cr_expect_null(um_row_at(p, UM_NONE));
    cr_expect_eq(um_rows(p, -1), 0);
    cr_expect(um_text_is(um_ref_name(p, UM_NONE), "?"));
    um_pack_free(p);
}

/* ---- changing ---- */

Test(rows, added)
{
    um_pack *p = must_copy("madison");
    int unit = um_kind_named(p->game, UM_TEXT("unit")), n = um_rows(p, unit);
    um_ref r = UM_NONE;
    for (int i = 0; i < 70; i++) {
        char id[20];
        snprintf(id, sizeof id, "new-%d", i);
        cr_assert_eq(um_pack_add_row(p, unit, um_text_of(id), UM_TEXT("Newcomer"), &r), UM_OK);
        cr_expect_eq(um_ref_row(r), n + i);
        cr_expect_eq(row_of(p, "unit", id), r, "found at once");
    }
    cr_expect_eq(datum_of(p, r, "cf")->sure, UM_UNKNOWN);
    cr_expect_eq(datum_of(p, r, "dragoon")->sure, UM_CERTAIN, "a default");
    cr_expect_eq(datum_of(p, r, "entry")->lo, UM_NONE);
    cr_expect_eq(datum_of(p, row_of(p, "unit", "b_49"), "cf")->lo, 4, "the others are as they were");
    cr_expect_eq(um_pack_add_row(p, unit, UM_TEXT("new-3"), UM_TEXT("x"), &r), UM_VALUE,
                 "an id is given once");
    cr_expect_eq(um_pack_add_row(p, 99, UM_TEXT("x"), UM_TEXT("x"), &r), UM_CALL);
    um_pack_free(p);
}

Test(copies, deep)
{
    um_pack *p = must_builtin("madison"), *c;
    um_ref albany = row_of(p, "space", "albany");
    um_datum_id value = um_datum_of(0, um_ref_row(albany), 1);
    cr_assert_eq(um_pack_copy(p, &c, NULL), UM_OK);
    um_datum_edit(c, value)->lo = 1;
    um_ref r;
    cr_assert_eq(um_pack_add_row(c, 0, UM_TEXT("new"), UM_TEXT("New"), &r), UM_OK);
    cr_expect_eq(um_datum_at(p, value)->lo, 8);
    cr_expect_eq(um_find_name(p, 1, -1, UM_TEXT("new")).matches, 0);
    cr_expect_neq(c->map, p->map);
    cr_expect_str_eq(c->digest, p->digest);
    cr_expect_eq(c->npositions, p->npositions);
    cr_expect_eq(c->nsources, p->nsources);
    um_pack_free(p); /* the copy stands alone */
    cr_expect_eq(row_of(c, "space", "Greenbush"), albany);
    cr_expect_eq(um_pack_recompile(c, NULL), UM_OK);
    datum_reads(c, value, "space Albany value", "1..8");
    um_pack_free(c);
}

/* Of a constant pack and of one that is not: one datum is another, all else is shared. */
Test(copies, vary)
{
    um_pack *p[2] = {must_builtin("madison"), must_copy("madison")}, *v;
    for (int i = 0; i < 2; i++) {
        um_ref albany = row_of(p[i], "space", "albany");
        um_datum_id value = um_datum_of(0, um_ref_row(albany), 1), none = um_datum_of(0, 30000, 1);
        um_datum *d;
        cr_assert_eq(um_pack_vary(p[i], value, &v, &d), UM_OK);
        cr_expect_eq(d->lo, 8);
        d->lo = 1;
        cr_expect_eq(um_pack_recompile(v, NULL), UM_OK);
        cr_expect_eq(um_datum_at(v, value)->lo, 1);
        cr_expect_eq(um_datum_at(p[i], value)->lo, 8, "the other is as it was");
        cr_expect_neq(v->map, p[i]->map);
        cr_expect_eq(row_of(v, "space", "Greenbush"), albany);
        cr_expect_null(um_datum_edit(v, value), "nothing else is written");
        um_pack_free(v);
        cr_expect_eq(um_pack_vary(p[i], none, &v, &d), UM_CALL);
        um_pack_free(p[i]);
    }
}

Test(texts, once)
{
    um_pack *p = must_copy("madison");
    int32_t a, b, c;
    cr_assert_eq(um_pack_add_text(p, UM_TEXT("one"), &a), UM_OK);
    cr_assert_eq(um_pack_add_text(p, UM_TEXT("two"), &b), UM_OK);
    cr_assert_eq(um_pack_add_text(p, UM_TEXT("one"), &c), UM_OK);
    cr_expect_eq(a, c);
    cr_expect_neq(a, b);
    cr_expect(um_text_is(p->texts[b], "two"));
    um_pack_free(p);
}

Test(sha256, vectors)
{
    static const struct {
        const char *bytes, *hex;
    } rows[] = {{"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
                {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
                {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                 "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}};
    char hex[65];
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_sha256(rows[i].bytes, strlen(rows[i].bytes), hex);
        cr_expect_str_eq(hex, rows[i].hex);
    }
    char *many = malloc(1000000);
    cr_assert_not_null(many);
    memset(many, 'a', 1000000);
    const um_text parts[] = {{many, 1}, {many, 0}, {many, 999999}};
    um_sha256_parts(parts, UM_COUNT(parts), hex);
    free(many);
    cr_expect_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
