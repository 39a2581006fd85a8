/* What is learnt as an overlay: each datum likely, with what it rests on as its source. */
#include "cli/learn.h"

#include <libxml/xmlwriter.h>

#include <string.h>

typedef struct writing {
    const um_pack *p;
    xmlTextWriterPtr w;
} writing;

static void attribute(const writing *x, const char *name, um_text t)
{
    um_buf plain = {0};
    um_harmless_xml(&plain, t);
    xmlTextWriterWriteAttribute(x->w, BAD_CAST name, BAD_CAST um_buf_view(&plain).p);
    um_buf_free(&plain);
}

static void put_pair(const writing *x, const um_weighed *w)
{
    um_buf from = {0};
    um_buf_str(&from, "games:");
    um_weighed_source(w, &from);
    attribute(x, "sure", UM_TEXT("likely"));
    attribute(x, "from", um_buf_view(&from));
    um_buf_free(&from);
}

/* The row by its id, or by what it joins; with its existence, if that was learnt. */
static void begin_row(const writing *x, const um_weighed *w)
{
    int kind = um_datum_kind(w->datum), row = um_datum_row(w->datum);
    const um_kind *k = &x->p->game->kinds[kind];
    xmlTextWriterStartElement(x->w, BAD_CAST k->name);
    for (int i = 0; i < k->keys; i++)
        attribute(x, k->attrs[i].name, um_ref_id(x->p, um_datum_at(x->p, um_datum_of(kind, row, i))->lo));
    if (k->keys == 0)
        attribute(x, "id", um_ref_id(x->p, um_ref_of(kind, row)));
}

static void put_value(const writing *x, const um_weighed *w)
{
    const um_attr *a = &x->p->game->kinds[um_datum_kind(w->datum)].attrs[um_datum_attr(w->datum)];
    um_buf value = {0};
    um_weighed_value_text(x->p, w, &value);
    xmlTextWriterStartElement(x->w, BAD_CAST a->name);
    put_pair(x, w);
    xmlTextWriterWriteString(x->w, BAD_CAST um_buf_view(&value).p);
    xmlTextWriterEndElement(x->w);
    um_buf_free(&value);
}

static bool same_row(const um_weighed *a, const um_weighed *b)
{
    return um_datum_kind(a->datum) == um_datum_kind(b->datum) &&
           um_datum_row(a->datum) == um_datum_row(b->datum);
}

/* What is learnt of the row that begins at w[at]; where the next one begins. */
static size_t put_row(const writing *x, const um_weighed *w, size_t n, size_t at)
{
    size_t end = at;
    begin_row(x, &w[at]);
    for (; end < n && same_row(&w[at], &w[end]); end++)
        if (w[end].proposed && um_datum_attr(w[end].datum) == UM_ATTR_EXISTS)
            put_pair(x, &w[end]);
    for (size_t i = at; i < end; i++)
        if (w[i].proposed && um_datum_attr(w[i].datum) != UM_ATTR_EXISTS)
            put_value(x, &w[i]);
    xmlTextWriterEndElement(x->w);
    return end;
}

static void put_kind(const writing *x, int kind, const um_weighed *w, size_t n)
{
    bool open = false;
    for (size_t i = 0; i < n;) {
        if (um_datum_kind(w[i].datum) != kind || !w[i].proposed) {
            i++;
            continue;
        }
        if (!open)
            xmlTextWriterStartElement(x->w, BAD_CAST x->p->game->kinds[kind].plural);
        open = true;
        i = put_row(x, w, n, i);
    }
    if (open)
        xmlTextWriterEndElement(x->w);
}

static void put_pack(const writing *x, const um_weighed *w, size_t n)
{
    xmlTextWriterSetIndent(x->w, 1);
    xmlTextWriterSetIndentString(x->w, BAD_CAST "  ");
    xmlTextWriterStartDocument(x->w, NULL, "UTF-8", NULL);
    xmlTextWriterStartElement(x->w, BAD_CAST "pack");
    attribute(x, "game", um_text_of(x->p->game->name));
    attribute(x, "name", UM_TEXT("learnt"));
    attribute(x, "version", UM_TEXT("1"));
    attribute(x, "base", x->p->base.n ? x->p->base : x->p->name);
    xmlTextWriterStartElement(x->w, BAD_CAST "source");
    attribute(x, "id", UM_TEXT("games"));
    xmlTextWriterWriteString(x->w, BAD_CAST "what played games say, weighed by umpire learn");
    xmlTextWriterEndElement(x->w);
    for (int kind = 0; kind < x->p->game->nkinds; kind++)
        put_kind(x, kind, w, n);
    xmlTextWriterEndDocument(x->w);
}

um_status um_learn_pack(const um_pack *p, const um_weighed *w, size_t n, um_output *out)
{
    const char *before = um_language();
    xmlBufferPtr bytes = xmlBufferCreate();
    writing x = {.p = p, .w = bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL};
    if (x.w) {
        um_language_use("en"); /* what a pack holds is English, whoever writes it */
        put_pack(&x, w, n);
        um_language_use(before);
        xmlFreeTextWriter(x.w); /* writes what is left */
        um_out_bytes(out, um_text_of((const char *)xmlBufferContent(bytes)));
    }
    xmlBufferFree(bytes);
    return x.w ? UM_OK : UM_MEMORY;
}
