/* test_pack_support.h - what the tests of packs share. Tests run in the project's root. */
#ifndef UMPIRE_TESTS_PACK_SUPPORT_H
#define UMPIRE_TESTS_PACK_SUPPORT_H

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "parser/umpire.h"

typedef struct said { /* what a sink heard: the first error, and how many there were */
    char code[40], text[400], nearest[80];
    um_place at;
    uint32_t width;
    char quote[200];
    int errors, warnings;
} said;

static inline void remember(void *user, const um_diag *d)
{
    said *s = user;
    if (d->level != UM_ERROR) {
        s->warnings++;
        return;
    }
    if (s->errors++)
        return;
    snprintf(s->code, sizeof s->code, "%s", d->code);
    snprintf(s->text, sizeof s->text, "%s", d->message);
    snprintf(s->nearest, sizeof s->nearest, "%s", d->nearest ? d->nearest : "");
    snprintf(s->quote, sizeof s->quote, "%.*s", (int)(d->quote.n < 199 ? d->quote.n : 199),
             d->quote.n ? d->quote.p : "");
    s->at = d->at;
    s->width = d->width;
}

static inline um_pack *must_load(const char *xml)
{
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack *p = NULL;
    um_status st = um_pack_load(UM_TEXT("test"), um_text_of(xml), NULL, NULL, &sink, &p);
    cr_assert_eq(st, UM_OK, "%s: line %u: %s", s.code, s.at.line, s.text);
    return p;
}

static inline void must_read(const char *path, um_buf *out)
{
    char block[4096];
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;)
        um_buf_add(out, block, n);
    fclose(f);
}

static inline um_pack *must_load_file(const char *path)
{
    um_buf b = {0};
    must_read(path, &b);
    um_pack *p = must_load(b.p);
    um_buf_free(&b);
    return p;
}

static inline um_pack *must_builtin(const char *name)
{
    um_pack *p = NULL;
    cr_assert_eq(um_pack_builtin(NULL, um_text_of(name), NULL, &p), UM_OK);
    return p;
}

/* The same as a pack that a test may change. */
static inline um_pack *must_copy(const char *name)
{
    um_pack *p = must_builtin(name), *copy = NULL;
    cr_assert_eq(um_pack_copy(p, &copy, NULL), UM_OK);
    um_pack_free(p);
    return copy;
}

/* The row of a name, which must be one. */
static inline um_ref row_of(const um_pack *p, const char *kind, const char *name)
{
    int k = um_kind_named(p->game, um_text_of(kind));
    cr_assert_geq(k, 0, "no kind %s", kind);
    um_found f = um_find_name(p, UM_KIND_BIT(k), -1, um_text_of(name));
    cr_assert_eq(f.matches, 1, "%s '%s' is %d rows", kind, name, f.matches);
    return f.ref;
}

static inline const um_datum *datum_of(const um_pack *p, um_ref r, const char *attr)
{
    const um_kind *k = &p->game->kinds[um_ref_kind(r)];
    for (int i = 0; i < k->nattrs; i++)
        if (strcmp(k->attrs[i].name, attr) == 0)
            return um_datum_at(p, um_datum_of(um_ref_kind(r), um_ref_row(r), i));
    cr_assert(false, "no attribute %s", attr);
    return NULL;
}

#endif
