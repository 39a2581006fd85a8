/* The index of a folder of pages: the table of all games, the worst first, each with a link to its page. */
#include "cli/report_html.h"
#include "cli/summary.h"

static const char *const columns[] = {UM_N("file"),         UM_N("game"),    UM_N("players"),
                                      UM_N("turns"),        UM_N("steps"),   UM_N("illegal"),
                                      UM_N("undetermined"), UM_N("claimed"), UM_N("computed")};

static void number(um_page *p, const char *class, int n)
{
    char words[16];
    snprintf(words, sizeof words, "%d", n);
    um_page_element(p, "td", n ? class : NULL, um_text_of(words));
}

static void counts(um_page *p, int turns, int steps, int illegal, int undetermined)
{
    number(p, NULL, turns);
    number(p, NULL, steps);
    number(p, "illegal", illegal);
    number(p, "undetermined", undetermined);
}

static void game_cells(um_page *p, const um_standing *r)
{
    um_page_element(p, "td", NULL, um_text_of(um_tr(r->game)));
    um_page_element(p, "td", NULL, um_text_of(r->players));
    counts(p, r->turns, r->steps, r->illegal, r->undetermined);
    um_page_element(p, "td", NULL, um_text_of(r->claimed));
    um_page_element(p, "td", NULL, um_text_of(r->computed));
}

static void open_row(um_page *p)
{
    um_page_open(p, "tr", NULL);
    um_page_open(p, "th", NULL);
    um_page_attr(p, "scope", "row");
}

static void row_line(um_page *p, const um_standing *r)
{
    open_row(p);
    if (r->page) {
        um_page_open(p, "a", NULL);
        um_page_attr(p, "href", r->page);
    }
    um_page_text(p, um_text_of(r->label));
    if (r->page)
        um_page_close(p);
    um_page_close(p);
    if (r->unread) {
        um_page_open(p, "td", "illegal");
        um_page_attr(p, "colspan", "8");
        um_page_text(p, um_text_of(um_tr("could not be read")));
        um_page_close(p);
    } else {
        game_cells(p, r);
    }
    um_page_close(p);
}

/* What is another input once more. */
static void again_lines(um_page *p, const um_standings *t)
{
    for (size_t i = 0; i < t->nagain; i++) {
        um_buf words = {0};
        um_buf_printf(&words, "%s %s %s", t->again[i].file, um_tr(t->again[i].words), t->again[i].of);
        um_page_element(p, "p", NULL, um_buf_view(&words));
        um_buf_free(&words);
    }
}

static void total_line(um_page *p, const um_standings *t)
{
    open_row(p);
    um_page_text(p, um_text_of(um_tr("total")));
    um_page_close(p);
    um_page_element(p, "td", NULL, UM_TEXT(""));
    um_page_element(p, "td", NULL, UM_TEXT(""));
    counts(p, t->turns, t->steps, t->illegal, t->undetermined);
    um_page_element(p, "td", NULL, UM_TEXT(""));
    um_page_element(p, "td", NULL, UM_TEXT(""));
    um_page_close(p);
}

static void body(um_page *p, const um_standings *t)
{
    um_page_open(p, "tbody", NULL);
    for (size_t i = 0; i < t->n; i++) {
        row_line(p, &t->rows[i]);
        um_page_flush(p);
    }
    um_page_close(p);
    if (!um_standings_wanted(t, p->o))
        return;
    um_page_open(p, "tfoot", NULL);
    total_line(p, t);
    um_page_close(p);
}

void um_page_index(um_output *out, const um_options *o, const um_standings *t)
{
    if (!um_output_in_folder(o))
        return;
    um_page p = {.bytes = xmlBufferCreate(), .out = out, .o = o};
    p.w = p.bytes ? xmlNewTextWriterMemory(p.bytes, 0) : NULL;
    if (p.w) {
        um_out(out,
               "<div class=\"index\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">\n<table>\n"
               "<thead>\n<tr>",
               um_tr("games"));
        for (size_t i = 0; i < UM_COUNT(columns); i++)
            um_out(out, "<th scope=\"col\">%s</th>", um_tr(columns[i]));
        um_out(out, "</tr>\n</thead>\n");
        body(&p, t);
        um_page_flush(&p);
        um_out(out, "\n</table>\n</div>\n");
        again_lines(&p, t);
        um_page_flush(&p);
        xmlFreeTextWriter(p.w);
    } else {
        um_complain("out of memory");
    }
    xmlBufferFree(p.bytes);
}
