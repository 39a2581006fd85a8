/* The first stage of a build: reads and validates the packs embedded and writes them to standard output as C,
 * one constant um_pack each, and the table of them. Ends with 1, having said why, if a pack is not sound. */
#include <stdio.h>

#include "core/core.h"
#include "core/names.h"
#include "parser/pack/loader.h"

const struct um_compiled um_compiled[] = {{NULL, NULL, NULL}}; /* this stage has the XML alone */

typedef struct writer {
    um_buf tables, texts; /* C; the bytes of all texts, each with a closing NUL */
    const um_pack *p;
    int pack; /* its number, which makes names its own */
} writer;

/* A um_text as an initializer. Texts are kept as one array of bytes, for C limits a literal's length. */
static void put_text(writer *w, um_text t)
{
    if (!t.p) {
        um_buf_str(&w->tables, "{NULL, 0}");
        return;
    }
    um_buf_printf(&w->tables, "{text + %zu, %zu}", w->texts.n, t.n);
    um_buf_text(&w->texts, t);
    um_buf_char(&w->texts, '\0');
}

static void put_texts(writer *w, const char *name, const um_text *t, int n)
{
    um_buf_printf(&w->tables, "static const um_text %s_%d[] = {", name, w->pack);
    for (int i = 0; i < n; i++) {
        put_text(w, t[i]);
        um_buf_str(&w->tables, ",\n");
    }
    um_buf_str(&w->tables, "{NULL, 0}};\n");
}

static void put_datum(writer *w, const um_datum *d)
{
    um_buf_printf(&w->tables, "{%d, %d, %u, %u, %u}", (int)d->lo, (int)d->hi, (unsigned)d->sure,
                  (unsigned)d->stated, (unsigned)d->source);
}

static void put_aliases(writer *w, int kind, int row)
{
    const um_row *r = &w->p->tables[kind].rows[row];
    char name[40];
    snprintf(name, sizeof name, "alias_%d_%d", kind, row);
    if (r->naliases)
        put_texts(w, name, r->aliases, r->naliases);
}

static void put_row(writer *w, int kind, int row)
{
    const um_row *r = &w->p->tables[kind].rows[row];
    um_buf_str(&w->tables, "{");
    put_text(w, r->id);
    um_buf_str(&w->tables, ", ");
    put_text(w, r->name);
    if (r->naliases)
        um_buf_printf(&w->tables, ", alias_%d_%d_%d, %d, ", kind, row, w->pack, r->naliases);
    else
        um_buf_str(&w->tables, ", NULL, 0, ");
    put_datum(w, &r->exists);
    um_buf_str(&w->tables, ", ");
    put_text(w, r->note);
    um_buf_str(&w->tables, "},\n");
}

static void put_kind(writer *w, int kind)
{
    const um_table *t = &w->p->tables[kind];
    int ndata = t->nrows * w->p->game->kinds[kind].nattrs;
    if (!t->nrows)
        return;
    for (int i = 0; i < t->nrows; i++)
        put_aliases(w, kind, i);
    um_buf_printf(&w->tables, "static const um_row rows_%d_%d[] = {", kind, w->pack);
    for (int i = 0; i < t->nrows; i++)
        put_row(w, kind, i);
    um_buf_printf(&w->tables, "};\nstatic const um_datum data_%d_%d[] = {", kind, w->pack);
    for (int i = 0; i < ndata; i++) {
        put_datum(w, &t->data[i]);
        um_buf_str(&w->tables, ",\n");
    }
    um_buf_str(&w->tables, ndata ? "};\n" : "{0}};\n");
}

static void put_names(writer *w)
{
    const struct um_names *x = w->p->names;
    um_buf_printf(&w->tables, "static const uint32_t bucket_%d[] = {", w->pack);
    for (uint32_t i = 0; i < x->buckets; i++)
        um_buf_printf(&w->tables, "%u,\n", (unsigned)x->bucket[i]);
    um_buf_printf(&w->tables, "};\nstatic const um_name_entry entry_%d[] = {", w->pack);
    for (uint32_t i = 0; i < x->n; i++) {
        um_buf_char(&w->tables, '{');
        put_text(w, x->entry[i].folded);
        um_buf_printf(&w->tables, ", %d, %u, %s},\n", (int)x->entry[i].ref, (unsigned)x->entry[i].next,
                      x->entry[i].is_id ? "true" : "false");
    }
    um_buf_printf(&w->tables,
                  "{{NULL, 0}, UM_NONE, 0, false}};\nstatic const struct um_names names_%d = "
                  "{(uint32_t *)bucket_%d, (um_name_entry *)entry_%d, %u, %u, %u};\n",
                  w->pack, w->pack, w->pack, (unsigned)x->buckets, (unsigned)x->n, (unsigned)x->n);
}

static void put_positions(writer *w)
{
    um_buf_printf(&w->tables, "static const um_named_text position_%d[] = {", w->pack);
    for (int i = 0; i < w->p->npositions; i++) {
        um_buf_char(&w->tables, '{');
        put_text(w, w->p->positions[i].name);
        um_buf_str(&w->tables, ", ");
        put_text(w, w->p->positions[i].text);
        um_buf_str(&w->tables, "},\n");
    }
    um_buf_str(&w->tables, "{{NULL, 0}, {NULL, 0}}};\n");
}

static void put_head(writer *w)
{
    const um_text heads[] = {w->p->name, w->p->title, w->p->version, w->p->base};
    static const char *const names[] = {"name", "title", "version", "base"};
    for (size_t i = 0; i < UM_COUNT(heads); i++) {
        um_buf_printf(&w->tables, ".%s = ", names[i]);
        put_text(w, heads[i]);
        um_buf_str(&w->tables, ", ");
    }
}

static void put_pack(writer *w)
{
    const um_pack *p = w->p;
    for (int k = 0; k < p->game->nkinds; k++)
        put_kind(w, k);
    put_texts(w, "sources", p->sources, p->nsources);
    put_texts(w, "texts", p->texts, p->ntexts);
    put_positions(w);
    put_names(w);
    um_buf_printf(&w->tables, "static const um_pack pack_%d = {", w->pack);
    put_head(w);
    um_buf_str(&w->tables, ".tables = {\n");
    for (int k = 0; k < p->game->nkinds; k++) {
        if (p->tables[k].nrows)
            um_buf_printf(&w->tables, "{(um_row *)rows_%d_%d, (um_datum *)data_%d_%d, %d, ", k, w->pack, k,
                          w->pack, p->tables[k].nrows);
        else
            um_buf_str(&w->tables, "{NULL, NULL, 0, ");
        put_datum(w, &p->tables[k].complete);
        um_buf_str(&w->tables, "},\n");
    }
    um_buf_printf(
        &w->tables,
        "}, .sources = (um_text *)sources_%d, .texts = (um_text *)texts_%d, .nsources = %d, .ntexts = %d, "
        ".positions = (um_named_text *)position_%d, .npositions = %d, .digest = \"%s\", "
        ".names = (struct um_names *)&names_%d, .constant = true};\n",
        w->pack, w->pack, p->nsources, p->ntexts, w->pack, p->npositions, p->digest, w->pack);
}

static void say(void *user, const um_diag *d)
{
    (void)user;
    fprintf(stderr, "%s:%d: %s\n", d->at.file ? d->at.file : "pack", (int)d->at.line, d->message);
}

static bool write_all(const writer *w, const um_buf *list)
{
    printf("#include \"core/core.h\"\n#include \"core/names.h\"\n#include \"parser/pack/loader.h\"\n");
    printf("static const char text[] = {");
    for (size_t i = 0; i < w->texts.n; i++)
        printf("%d,%s", w->texts.p[i], i % 32 == 31 ? "\n" : "");
    printf("0};\n%s", w->tables.p);
    printf("const struct um_compiled um_compiled[] = {%s{NULL, NULL, NULL}};\n", list->p ? list->p : "");
    return w->tables.failed == UM_OK && w->texts.failed == UM_OK && list->failed == UM_OK &&
           fflush(stdout) == 0 && !ferror(stdout);
}

int main(void)
{
    writer w = {.pack = 0};
    um_buf list = {0};
    const um_sink sink = {say, NULL};
    bool ok = true;
    for (um_text name = um_pack_builtin_name(0); ok && name.n; name = um_pack_builtin_name(w.pack)) {
        um_pack *p;
        ok = um_pack_builtin(NULL, name, &sink, &p) == UM_OK;
        if (!ok)
            break;
        w.p = p;
        put_pack(&w);
        um_buf_printf(&list, "{\"%.*s\", \"%s\", &pack_%d},\n", UM_FMT(name), p->game->name, w.pack++);
        um_pack_free(p);
    }
    ok = ok && write_all(&w, &list);
    um_buf_free(&w.tables);
    um_buf_free(&w.texts);
    um_buf_free(&list);
    return ok ? 0 : 1;
}
