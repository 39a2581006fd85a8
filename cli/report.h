/* report.h - how judged games are shown: one set of functions a format, and the
 * words they share.
 *
 * A finding's message is made here, at the very end, from its rule and its
 * facts. */
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

/* One judged game, or one case of a suite, as the reports see it. */
typedef struct um_view_spot { /* a finding, and how manieth it is by step */
    const um_finding *finding;
    int order;
} um_view_spot;

typedef struct um_view {
    const char *file;  /* as shown */
    const char *label; /* the file, and the case if it has an id; what lines begin with */
    const um_case *c;
    um_run *run;
    const um_game *game;
    const um_pack *pack;
    um_counts counts;
    um_score score;
    um_range claimed; /* the last score that the record states */
    um_range since;   /* what was booked after it and makes it the score; exactly 0: nothing */
    bool has_claim;
    int rolls, undos, undos_after_roll;
    int illegal, undetermined; /* findings that count, claims included */
    int nfindings;
    const um_item **claims; /* by where they stand */
    size_t nclaims;
    struct um_view_spot *spots; /* findings that are no notes, likewise */
    size_t nspots;
    int *order;           /* findings by step */
    int *gravest;         /* those in order: what is illegal, what is told, the rest */
    int *tainted;         /* per step: how many findings build on it */
    int *open_of;         /* per finding: its group below, or -1 */
    struct um_open *open; /* undetermined findings, grouped by what would decide them */
    int nopen;
    struct um_wanted *wanted; /* data that undetermined findings wait for, in the order of steps */
    int nwanted;
    const char *digest, *binding_digest; /* of the input's bytes and of its binding, or NULL */
    um_arena arena;
} um_view;

/* What several undetermined steps wait for. */
typedef struct um_open {
    um_cause cause;
    um_datum_id datum; /* UM_WHY_UNSURE: the datum; else 0 */
    const char *what;  /* a missing fact, in words, or NULL */
    int number;        /* the rule, ruling or step it is about, or -1 */
    int first, n;      /* its first finding; how many */
} um_open;

typedef struct um_wanted {
    um_datum_id datum;
    int n; /* findings that wait for it, whatever else they wait for */
} um_wanted;

/* The i-th finding in the order of steps. */
/* Puts claims and findings in the order of their places; part of um_view_make. */
um_status um_view_index(um_view *v);
/* The claim that stands at a finding's place, or NULL; the first finding at an item's line or entry that is
 * no note, or NULL. */
const um_item *um_view_claim(const um_view *v, const um_finding *f);
const um_finding *um_view_finding_at(const um_view *v, const um_item *it);
const um_finding *um_view_finding(const um_view *v, int i);
/* Look over a run. `file`, what was opened and the run outlive the view. */
um_status um_view_make(um_view *v, const char *file, const um_opened *from, const um_case *c, um_run *run);
void um_view_free(um_view *v);
/* 0, 1, 2 or 3 for this game alone. */
int um_view_status(const um_view *v, const um_options *o);

/* ---- words ---- */
/* What is the matter, in one line without the rules. */
void um_words_message(const um_view *v, const um_finding *f, um_buf *out);
/* "illegal", "undetermined (unsure)", "note". */
void um_words_verdict(const um_finding *f, um_buf *out);
/* "9.1, 9.2", or nothing. */
void um_words_rules(const um_view *v, const um_finding *f, um_buf *out);
/* A net score: "US 3", "British 1..2", "0". */
void um_words_points(const um_game *g, um_range net, um_buf *out);
/* "then booked British 1, ": what was booked after the last score stated, if that makes the score. */
void um_words_since(const um_view *v, um_buf *out);
/* What to type for the game: the file, and the case if it has an id. */
void um_words_operand(const um_view *v, um_buf *out);
/* Where the game stands: "Spring-Summer 1812, play 4, US". */
void um_words_when(const um_view *v, const void *state, um_buf *out);
/* A fact's value; what a claim states is told in the words of its question. */
void um_words_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out);
/* A tally's value: a number, or the word for it. */
void um_words_tally(const um_tally *t, um_buf *out);
/* "13 rolls, 2 undos (1 after a roll)"; nothing if there were none. */
void um_words_dice(const um_view *v, um_buf *out);
/* "2", "3..4"; "unknown" for what may be anything. */
void um_words_range(um_range r, um_buf *out);
/* A step as a line of a record; empty if there is none. */
void um_words_step(const um_view *v, int step, um_buf *out);
/* "line 40", "entries 402-405", or nothing. */
void um_words_place(const um_place *at, um_buf *out);
/* What a group of undetermined findings waits for: "link Albany - Utica path
 * road (guess)". */
void um_words_open(const um_view *v, const um_open *o, um_buf *out);
/* What would have been legal: the rule's words, the likest actions that were open, how many others. */
void um_words_legal(const um_view *v, const um_finding *f, um_buf *out);
/* How the table can be put right: "put 49th back to York"; nothing where the step is no march or voyage. */
void um_words_mend(const um_view *v, const um_finding *f, um_buf *out);
/* What each value of a datum would make of a finding's step: "1, 2: legal; 3: illegal". Nothing if there are
 * many values, or none decides. Needs the run's history. */
void um_words_decides(const um_view *v, const um_finding *f, um_datum_id id, um_buf *out);
/* "constraint", "definition" ... */
const char *um_words_rule_kind(um_rule_kind k);
/* "12, 15, 18-22": the steps of a group, each once. */
void um_words_steps(const um_view *v, int group, um_buf *out);
/* The item of a step, or NULL. */
const um_item *um_step_item(const um_view *v, int step);
/* The ruling's option as judged: its name. */
const char *um_option_name(const um_view *v, int ruling, int option);
/* How many later findings build on an illegal step. */
int um_tainted_later(const um_view *v, int step);
/* The datum that is next in how many findings wait for it, `rank` from 0; NULL: there are no more. */
const um_wanted *um_most_wanted(const um_view *v, int rank);
/* A datum as a line to put into the record. */
void um_words_data_line(const um_view *v, um_datum_id id, um_buf *out);

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
} um_reporter;
const um_reporter *um_reporter_of(int format); /* never NULL */
extern const um_reporter um_report_text, um_report_short, um_report_jsonl, um_report_junit, um_report_tap,
    um_report_sarif, um_report_html, um_report_csv;

/* Whether --only prints a finding; notes are printed if it is not given. */
bool um_finding_wanted(const um_options *o, const um_finding *f);
/* Whether it prints anything of a game. */
bool um_view_wanted(const um_options *o, const um_view *v);
/* "us Alice, br Bob": the players that are known. */
void um_words_players(const um_view *v, um_buf *out);
/* A net score in the words of records, as short as it can be: "us 3", "br 2..us 12", "0", "?". */
void um_words_net(const um_game *g, um_range net, um_buf *out);

/* " [9.1, 9.2]": those decided, and of many that these used the first, all with `full`. */
void um_text_rules(um_buf *b, const um_view *v, const um_finding *f, bool full);
/* The summary lines of a game, what a tournament's policy makes of it among them: the last of its report. */
void um_text_summary(um_output *out, const um_options *o, const um_view *v);
/* What stands before the games of an input: which logs it is of. */
void um_text_file(um_reporting *r, const um_view *v);
void um_text_points(um_output *out, const um_view *v);          /* its line of victory points */
void um_text_legal(um_output *out, const um_view *v, int step); /* a step without finding */
/* A finding as the text report shows it; `full`: with every rule that it cites. */
void um_text_finding(um_output *out, const um_view *v, const um_finding *f, bool full);

#endif
