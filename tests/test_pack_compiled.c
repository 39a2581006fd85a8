/* A built-in pack as the tables made of it when umpire was built is the same as read from its XML. */
#include "tests/test_pack_support.h"

#include "core/names.h"

static void same_text(um_text a, um_text b, const char *what)
{
    cr_expect(um_text_eq(a, b), "%s: '%.*s', '%.*s'", what, UM_FMT(a), UM_FMT(b));
}

static void same_datum(const um_pack *p, const um_datum *a, const um_datum *b, um_datum_id id)
{
    if (a->lo == b->lo && a->hi == b->hi && a->sure == b->sure && a->stated == b->stated &&
        a->source == b->source)
        return;
    um_buf name = {0};
    um_datum_name(p, id, &name);
    cr_expect_fail("%s: %d..%d, %d..%d", name.p, (int)a->lo, (int)a->hi, (int)b->lo, (int)b->hi);
    um_buf_free(&name);
}

static void same_row(const um_pack *a, const um_pack *b, um_ref r)
{
    const um_row *x = um_row_at(a, r), *y = um_row_at(b, r);
    same_text(x->id, y->id, "id");
    same_text(x->name, y->name, "name");
    same_text(x->note, y->note, "note");
    cr_assert_eq(x->naliases, y->naliases);
    for (int i = 0; i < x->naliases; i++)
        same_text(x->aliases[i], y->aliases[i], "alias");
    for (int i = -1; i < a->game->kinds[um_ref_kind(r)].nattrs; i++) {
        um_datum_id id = um_datum_of(um_ref_kind(r), um_ref_row(r), i < 0 ? UM_ATTR_EXISTS : i);
        same_datum(a, um_datum_at(a, id), um_datum_at(b, id), id);
    }
}

static void same_texts(const um_text *a, const um_text *b, int n, int other, const char *what)
{
    cr_assert_eq(n, other, "%s", what);
    for (int i = 0; i < n; i++)
        same_text(a[i], b[i], what);
}

static void same_pack(const um_pack *a, const um_pack *b)
{
    cr_assert_eq(a->game, b->game);
    cr_expect_str_eq(a->digest, b->digest);
    same_text(a->name, b->name, "name");
    same_text(a->title, b->title, "title");
    same_text(a->version, b->version, "version");
    same_text(a->base, b->base, "base");
    same_texts(a->sources, b->sources, a->nsources, b->nsources, "source");
    same_texts(a->texts, b->texts, a->ntexts, b->ntexts, "text");
    cr_assert_eq(a->npositions, b->npositions);
    for (int i = 0; i < a->npositions; i++) {
        same_text(a->positions[i].name, b->positions[i].name, "position");
        same_text(a->positions[i].text, b->positions[i].text, "position");
    }
    for (int k = 0; k < a->game->nkinds; k++) {
        cr_assert_eq(um_rows(a, k), um_rows(b, k));
        same_datum(a, &a->tables[k].complete, &b->tables[k].complete,
                   um_datum_of(k, UM_ROW_LIST, UM_ATTR_EXISTS));
        for (int i = 0; i < um_rows(a, k); i++)
            same_row(a, b, um_ref_of(k, i));
    }
    cr_assert_eq(a->names->n, b->names->n);
    for (uint32_t i = 0; i < a->names->n; i++) {
        um_found x = um_find_name(a, UINT32_MAX, -1, a->names->entry[i].folded);
        um_found y = um_find_name(b, UINT32_MAX, -1, b->names->entry[i].folded);
        cr_expect(x.matches > 0 && x.ref == y.ref && x.matches == y.matches);
    }
}

static um_pack *from_xml(um_text name)
{
    um_pack *p;
    cr_assert_eq(um_pack_load(name, um_pack_builtin_xml(name), NULL, NULL, NULL, &p), UM_OK);
    return p;
}

/* Each built-in pack, as it is compiled, read from XML, and copied. */
Test(pack_compiled, same_as_xml)
{
    for (int i = 0; um_pack_builtin_name(i).n; i++) {
        um_text name = um_pack_builtin_name(i);
        um_pack *xml = from_xml(name), *compiled, *copy, *copied;
        cr_assert_eq(um_pack_builtin(NULL, name, NULL, &compiled), UM_OK);
        cr_expect(compiled->constant && !xml->constant, "%.*s", UM_FMT(name));
        same_pack(xml, compiled);
        cr_assert_eq(um_pack_copy(compiled, &copy, NULL), UM_OK);
        cr_assert_eq(um_pack_copy(copy, &copied, NULL), UM_OK);
        cr_expect(!copy->constant && !copied->constant);
        same_pack(xml, copy);
        um_pack_free(copy);
        same_pack(xml, copied);
        um_pack_free(copied);
        um_pack_free(compiled);
        um_pack_free(xml);
    }
}

/* What is a part of the program takes no change; what lies on it is nobody else's. */
Test(pack_compiled, constant)
{
    um_pack *p = must_builtin("madison"), *copy;
    um_datum_id value = um_datum_of(0, um_ref_row(row_of(p, "space", "albany")), 1);
    um_ref r;
    uint16_t source;
    int32_t text;
    cr_expect_null(um_datum_edit(p, value));
    cr_expect_eq(um_pack_add_row(p, 0, UM_TEXT("new"), UM_TEXT("New"), &r), UM_CALL);
    cr_expect_eq(um_pack_add_source(p, UM_TEXT("new"), &source), UM_CALL);
    cr_expect_eq(um_pack_add_text(p, UM_TEXT("new"), &text), UM_CALL);
    cr_assert_eq(um_pack_copy(p, &copy, NULL), UM_OK);
    cr_expect_eq(um_pack_add_row(copy, 0, UM_TEXT("new"), UM_TEXT("New"), &r), UM_OK);
    cr_expect_eq(um_pack_add_source(copy, UM_TEXT("new"), &source), UM_OK);
    cr_expect_eq(um_pack_add_text(copy, UM_TEXT("new"), &text), UM_OK);
    um_datum_edit(copy, value)->lo = 1;
    cr_expect_eq(um_find_name(copy, UINT32_MAX, -1, UM_TEXT("new")).ref, r);
    um_pack_free(copy);
    um_pack *xml = from_xml(UM_TEXT("madison"));
    same_pack(xml, p);
    um_pack_free(xml);
    um_pack_free(p);
}
