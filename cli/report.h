/* report.h - how judged games are shown: one set of functions a format. */
#ifndef UMPIRE_CLI_REPORT_H
#define UMPIRE_CLI_REPORT_H

#include "cli/output.h"

/* Something said while an input was read; texts live in the arena of its
 * um_said_list. */
typedef struct um_said {
    um_level level;
    um_status status;
    um_place at;
    const char *code, *message, *quote; /* the quote is the line that was refused, or NULL */
} um_said;

/* A sink that keeps what is said and passes it on. */
typedef struct um_said_list {
    um_said *items;
    size_t n, cap;
    const um_sink *next;
    um_arena arena;
} um_said_list;
um_sink um_said_sink(um_said_list *l, const um_sink *next);
void um_said_free(um_said_list *l);
/* How many of these are errors. */
size_t um_said_errors(const um_said_list *l);

/* 0, 1, 2 or 3 for this game alone. */
int um_view_status(const um_view *v, const um_options *o);

/* What to type for the game: the file, and the case if it has an id. */
void um_words_operand(const um_view *v, um_buf *out);

/* um_words_message in the language that the call's --lang names: all else of a format for machines is
 * English. */
void um_words_message_asked(const um_view *v, const um_finding *f, um_buf *out);

/* ---- formats ---- */
/* A log of a chain. */
typedef struct um_link {
    const char *file;
    char digest[65];
} um_link;

enum { UM_PAGE_ADDRESS = 120 };

/* One input being reported. What is written for it depends on nothing else, so that inputs can be worked
 * on in any order. */
typedef struct um_reporting {
    um_output *out;
    const um_options *o;
    size_t i;                 /* which input, from 0 */
    const char *file;         /* as shown */
    const um_said_list *said; /* what was said when it was opened */
    const um_link *chain;     /* the logs of one game, in order; links 1 or none: no chain */
    size_t links;
    int games;                  /* reported so far */
    void *state;                /* the format's own, between file and file_end */
    size_t told;                /* the same: so many results so far */
    size_t points;              /* told beside the games, for who counts what was told */
    size_t said_told;           /* of what was said, so much was told */
    int status;                 /* of what the format itself has written elsewhere */
    char page[UM_PAGE_ADDRESS]; /* where a page of its own tells of what was told last, or empty */
} um_reporting;

struct um_standings;

typedef struct um_reporter {
    void (*begin)(um_output *out, const um_options *o);
    /* before the games of an input; `v` is its first game, or NULL if it could not be opened */
    void (*file)(um_reporting *r, const um_view *v);
    void (*game)(um_reporting *r, const um_view *v);
    void (*file_end)(um_reporting *r);
    /* all games, behind what was told of each; NULL: the format has no place for it */
    void (*table)(um_output *out, const um_options *o, const struct um_standings *t);
    void (*end)(um_output *out, const um_options *o, size_t games);
    bool grounds; /* it tells of findings what they rest on, or counts it */
} um_reporter;
const um_reporter *um_reporter_of(int format); /* never NULL */
extern const um_reporter um_report_text, um_report_short, um_report_jsonl, um_report_junit, um_report_tap,
    um_report_sarif, um_report_html, um_report_csv;

/* Whether --only prints a finding; notes are printed if it is not given. */
bool um_finding_wanted(const um_options *o, const um_finding *f);
/* Whether it prints anything of a game. */
bool um_view_wanted(const um_options *o, const um_view *v);
/* " [9.1, 9.2]": those decided, and of many that these used the first, all with `full`. */
void um_text_rules(um_buf *b, const um_view *v, const um_finding *f, bool full);
/* The summary lines of a game, what a tournament's policy makes of it among them: the last of its report. */
void um_text_summary(um_output *out, const um_options *o, const um_view *v);
enum { UM_TEXT_HANG = 4 };
/* Go on from `column`, breaking at blanks; further lines hang by `margin`. */
void um_text_hang(um_output *out, size_t column, int margin, um_text t);
/* "LABEL: words", hanging, and behind the heading of a game the words alone; these are freed. */
void um_text_line(um_output *out, const um_view *v, um_buf *words);
/* What stands before the games of an input: which logs it is of. */
void um_text_file(um_reporting *r, const um_view *v);
void um_text_points(um_output *out, const um_view *v);          /* its line of victory points */
void um_text_legal(um_output *out, const um_view *v, int step); /* a step without finding */
/* A finding as the text report shows it; `full`: with every rule that it cites. */
void um_text_finding(um_output *out, const um_view *v, const um_finding *f, bool full);

#endif
