/* How a page of the HTML report is marked up: ids, elements, texts made harmless and escaped. */
#include "cli/report_html.h"

/* ---- ids ---- */

void um_page_game_id(const um_page *p, char out[UM_PAGE_ID])
{
    snprintf(out, UM_PAGE_ID, "g%zu-%d", p->input + 1, p->nth + 1);
}

void um_page_step_id(const um_page *p, int step, char out[UM_PAGE_ID])
{
    snprintf(out, UM_PAGE_ID, "s%zu-%d-%d", p->input + 1, p->nth + 1, step);
}

void um_page_finding_id(const um_page *p, int i, char out[UM_PAGE_ID])
{
    snprintf(out, UM_PAGE_ID, "f%zu-%d-%d", p->input + 1, p->nth + 1, i + 1);
}

const char *um_page_class(const um_finding *f)
{
    static const char *const classes[] = {[UM_LEGAL] = "note",
                                          [UM_ILLEGAL] = "illegal",
                                          [UM_UNDETERMINED] = "undetermined",
                                          [UM_NOTED] = "note"};
    return f->accepted ? "accepted" : classes[f->verdict];
}

/* ---- markup ---- */

void um_page_open(um_page *p, const char *tag, const char *class)
{
    xmlTextWriterStartElement(p->w, BAD_CAST tag);
    if (class)
        xmlTextWriterWriteAttribute(p->w, BAD_CAST "class", BAD_CAST class);
}

void um_page_attr(um_page *p, const char *name, const char *value)
{
    xmlTextWriterWriteAttribute(p->w, BAD_CAST name, BAD_CAST value);
}

void um_page_close(um_page *p)
{
    xmlTextWriterFullEndElement(p->w);
    xmlTextWriterWriteRaw(p->w, BAD_CAST "\n");
}

void um_page_flush(um_page *p)
{
    xmlTextWriterFlush(p->w);
    um_out_bytes(p->out, um_text_of((const char *)xmlBufferContent(p->bytes)));
    xmlBufferEmpty(p->bytes);
}

void um_page_text(um_page *p, um_text t)
{
    um_buf plain = {0};
    um_harmless(&plain, t);
    if (plain.n)
        xmlTextWriterWriteString(p->w, BAD_CAST plain.p);
    um_buf_free(&plain);
}

void um_page_element(um_page *p, const char *tag, const char *class, um_text t)
{
    um_page_open(p, tag, class);
    um_page_text(p, t);
    um_page_close(p);
}

void um_page_link(um_page *p, const char *class, const char *id, um_text t)
{
    char href[UM_PAGE_ID + 1];
    snprintf(href, sizeof href, "#%s", id);
    um_page_open(p, "a", class);
    um_page_attr(p, "href", href);
    um_page_text(p, t);
    um_page_close(p);
}

void um_page_pre(um_page *p, um_text lines)
{
    if (!lines.n)
        return;
    um_page_open(p, "pre", NULL);
    um_page_attr(p, "tabindex", "0"); /* a keyboard can scroll it */
    xmlTextWriterWriteString(p->w, BAD_CAST lines.p);
    um_page_close(p);
}
