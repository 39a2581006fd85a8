/* report_html.h - what the parts of the HTML report share. Internal to it.
 *
 * The page holds every game as plain markup: summary, steps, findings, what is to settle. What moves on it is
 * made by cli/page/ from one element of JSON a game: the map, and each position as what changed. */
#ifndef UMPIRE_CLI_REPORT_HTML_H
#define UMPIRE_CLI_REPORT_HTML_H

#include "cli/report_json.h"

#include <libxml/xmlwriter.h>

typedef struct um_page {
    xmlTextWriterPtr w;
    xmlBufferPtr bytes; /* what it wrote that has not gone to `out` */
    um_output *out;
    const um_view *v;
    const um_options *o;
    size_t input; /* which input and which of its games this is: for ids */
    int nth;
    const um_link *chain; /* the logs that the game is told in; links 1 or none: one */
    size_t links;
} um_page;

/* A part of the page that is built in from cli/page/: the sources, in the order in which they are used. */
extern const struct um_page_part {
    const char *name;
    const unsigned char *bytes;
    size_t n;
} um_page_parts[]; /* made by the Makefile; ends with name NULL */

/* One of them, wherever it belongs. */
void um_page_source(um_output *out, const char *name);
/* The texts that scripts ask for by tr("..."), in the language of the page, as a script. */
void um_page_texts(um_output *out);
/* Data as JSON that neither ends the element that holds it nor begins another; releases them. */
void um_page_json(json_t *data, um_buf *out);

enum { UM_PAGE_ID = 40 };
void um_page_game_id(const um_page *p, char out[UM_PAGE_ID]);
void um_page_step_id(const um_page *p, int step, char out[UM_PAGE_ID]);
void um_page_finding_id(const um_page *p, int i, char out[UM_PAGE_ID]);

/* ---- markup; texts are made harmless and escaped (report_html_markup.c) ---- */
void um_page_open(um_page *p, const char *tag, const char *class);
void um_page_attr(um_page *p, const char *name, const char *value);
void um_page_text(um_page *p, um_text t);
void um_page_close(um_page *p);
void um_page_element(um_page *p, const char *tag, const char *class, um_text t);
void um_page_link(um_page *p, const char *class, const char *id, um_text t); /* to an id of this page */
void um_page_pre(um_page *p, um_text lines); /* made harmless already, but for the ends of lines */

/* Let go of what is written so far; to be called now and then. */
void um_page_flush(um_page *p);

/* "illegal", "undetermined", "note", "accepted": what a finding looks like. */
const char *um_page_class(const um_finding *f);

/* ---- the parts of a game ---- */
void um_page_findings(um_page *p); /* report_html_findings.c */
void um_page_steps(um_page *p);    /* report_html_steps.c */
void um_page_data(um_page *p);     /* report_html_data.c */

/* ---- the data ---- */
/* Rows named on the page, counted as they are first named. */
typedef struct um_page_rows {
    const um_pack *pack;
    int *number[UM_KINDS_MAX]; /* per row 1 + its number; 0: not named yet */
    um_ref *row;
    size_t n, cap;
    um_arena arena;
} um_page_rows;
/* The number of a row; -1: no row, or no memory (report_html_rows.c). */
int um_page_row(um_page_rows *rows, um_ref r);

/* The table of all games, in a folder of pages (report_html_index.c). */
void um_page_index(um_output *out, const um_options *o, const struct um_standings *t);

/* Members of the data: what lies where, which links join them (report_html_map.c); how each position differs
 * from the one before (report_html_positions.c). */
void um_page_map(const um_view *v, um_page_rows *rows, json_t *data);
void um_page_positions(const um_view *v, um_page_rows *rows, json_t *data);

#endif
