/* logs.h - records turned into VASSAL logs, for modules of several habits, and read back to be compared.
 *
 * A writer plays a record on a table of its own making: what the referee's state changes from step to step is
 * dragged, turned, rolled and said, entry by entry. What it cannot show it does not show. */
#ifndef UMPIRE_TESTS_LOGS_H
#define UMPIRE_TESTS_LOGS_H

#include "core/madison/board/07_play.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/madison.h"
#include "parser/umpire.h"

/* ---- modules (module.c) ------------------------------------------------------------------------------- */
typedef enum lg_habit {
    LG_REGIONS, /* one grid of regions; dice keep properties; score and turn are markers */
    LG_POINTS,  /* no grid: the binding says where places lie; the score is a property */
    LG_CHAT,    /* zones and regions; dice in chat only; cards without names; a turn tracker */
    LG_HABITS,
    LG_INV_REGIONS = LG_HABITS, /* of the second game: regions, boxes, a bag; hands are masked */
    LG_INV_POINTS,              /* no grid, no bag, no reserve; dice in words, in chat alone; cube by cube */
    LG_INV_FRENCH, /* regions with French names; markers with two sides; cards by their picture */
    LG_INV_FULL,   /* full size: each area a zone where the pack says it lies; special dice */
    LG_ALL_HABITS
} lg_habit;

enum { LG_ID = 24, LG_TRACK = 60 };

typedef struct lg_spot {
    const char *map;
    int x, y;
} lg_spot;

lg_spot lg_spot_of(const um_pack *p, um_ref place); /* where pieces at a place lie; map NULL: nowhere */
lg_spot lg_vp_spot(int net);
lg_spot lg_turn_spot(int turn);
int lg_gpid(const um_pack *p, um_ref piece); /* its slot in the module */
enum {
    LG_VP_SLOT = 1,
    LG_TURN_SLOT,
    LG_DEPOT_US,
    LG_DEPOT_BR,
    LG_TOWN_GONE,
    LG_BASE_GONE,
    LG_MARK_US,
    LG_MARK_BR,
    LG_FIRST_SLOT
};
bool lg_says(int verb);    /* whether players announce such a step in chat, whatever else it leaves */
bool lg_can_say(int verb); /* whether the binding knows the words for it */
/* The piece's basic name in the module. */
void lg_name(const um_pack *p, lg_habit h, um_ref piece, um_buf *out);
void lg_escaped_name(const um_pack *p, lg_habit h, um_ref piece, um_buf *out); /* in a command */
/* The file of its picture: of LG_CHAT's cards all there is to tell them apart, by number or title. */
void lg_image(const um_pack *p, lg_habit h, um_ref piece, um_buf *out);
void lg_module_xml(const um_pack *p, lg_habit h, um_buf *out);  /* its buildFile.xml */
void lg_binding_xml(const um_pack *p, lg_habit h, um_buf *out); /* and the binding */

/* ---- writing (writer.c) ------------------------------------------------------------------------------- */
typedef struct lg_mark { /* what a step of the record left in the log */
    int first, last;     /* entries, 1-based; 0: no trace */
} lg_mark;

typedef struct lg_log {
    um_buf start;  /* begin_save to end_save */
    um_buf *entry; /* one a log entry, without the separator before it */
    size_t n, cap;
    lg_mark *mark; /* mark[k] of step k + 1 */
    int steps;
    um_buf middle;     /* the position where the log was cut, begin_save to end_save; empty: nowhere */
    size_t cut;        /* entries before it */
    const char *unfit; /* why it cannot be a log, or NULL */
} lg_log;

/* With `cut` it also takes the position down before the first play behind another. */
void lg_write(const um_case *c, const um_run *run, lg_habit h, bool cut, lg_log *out);
void lg_log_free(lg_log *l);
void lg_add_entry(lg_log *l, size_t at, const char *text); /* marks move along */
/* The whole text of the stream, entries from..to (to excluded). */
void lg_text(const lg_log *l, um_buf *out);

/* ---- noise (noise.c) ---------------------------------------------------------------------------------- */
#define LG_NOISE(X)                                                                                          \
    X(CHAT_NOISE, "chat between entries")                                                                    \
    X(UNDO, "moves taken back and made again")                                                               \
    X(BACK, "a piece moved away and moved back")                                                             \
    X(NUDGE, "nudges within a space")                                                                        \
    X(RESTACK, "pieces stacked anew")                                                                        \
    X(MARKER, "a marker of no account")                                                                      \
    X(DICE, "dice rolled and rolled again before the game")                                                  \
    X(AGAIN, "moves and turns put back by hand and made again")                                              \
    X(REROLL, "dice taken back, and rolled again alike")                                                     \
    X(ALL, "all of these, anywhere")
typedef enum lg_noise {
#define X(id, text) LG_##id,
    LG_NOISE(X)
#undef X
        LG_NOISES
} lg_noise;
extern const char *const lg_noise_text[LG_NOISES];
/* How often it was put in; 0: the log has no place for it. A seed of 0 puts it where it always is. */
int lg_disturb(lg_log *l, lg_noise kind, unsigned seed);
/* An entry that takes entry `at` back is put behind the last; false: it is not of pieces alone. */
bool lg_take_back(lg_log *l, size_t at);
/* A piece moved away to stay: no noise. False: the log has none to move. */
bool lg_mislay(lg_log *l);
void lg_parse(um_text stream, lg_log *out);      /* a log's text, as a start and entries */
void lg_veiled(um_text saved_game, um_buf *out); /* the text behind !VCSK */

/* ---- archives (archive.c) ----------------------------------------------------------------------------- */
typedef enum lg_form { LG_VCSK, LG_VOBS, LG_PLAIN } lg_form;
typedef struct lg_wrap {
    lg_form form;
    unsigned key;
    bool stored, meta_first, no_meta, upper;
} lg_wrap;
void lg_pack(um_text text, const char *module, const lg_wrap *w, um_buf *out); /* a .vlog */
void lg_pack_module(um_text build_file, const char *module, um_buf *out);      /* a .vmod */

/* ---- comparing (compare.c) ---------------------------------------------------------------------------- */
typedef struct lg_kit { /* a module, ready for a pack */
    lg_habit habit;
    um_vmodule *module;
    um_binding *binding;
    um_buf build_file, bind;
} lg_kit;
void lg_kit_open(lg_kit *k, const um_pack *p, lg_habit h);
void lg_kit_close(lg_kit *k);
const char *lg_module_name(lg_habit h);

/* The kit for a case's pack; kept for the pack as long as it stays the same. */
const lg_kit *lg_kit_for(const um_case *c, lg_habit h);
void lg_kit_forget(void);
/* What judging a reading finds, a line a finding: "3 illegal 9.1 9.2"; the number of steps at the end.
 * `like`: whose rulings and trust, or NULL. */
void lg_judge(const um_reading *r, const um_run *like, um_buf *out);
void lg_write_steps(const um_case *c, um_buf *out); /* as lines of a record, each behind its entries */
um_run *lg_judge_case(const um_case *c, const um_run *like);
const char *lg_cannot(const um_case *c); /* why the case is no log, or NULL */

/* Whether a case is in a sample of one in `stride`: by its id alone, so that other cases do not change it. */
bool lg_sampled(const um_case *c, int stride);

/* ---- why they differ (reasons.c) ---- */
enum { LG_GROUPS = 20000 };
typedef struct lg_two { /* the two ways to judge a case */
    const um_run *record, *log;
    const um_case *logged;
    const lg_log *l;
    int group[LG_GROUPS]; /* entries that a step of either covers belong together */
} lg_two;
int lg_group_of_entry(lg_two *t, int entry);
int lg_group_of_record(lg_two *t, int step);
int lg_group_of_log(lg_two *t, int step);

/* The later, the graver; but for the last, the log says less than the record. */
#define LG_REASONS(X)                                                                                        \
    X(OTHER_RULES, "the same steps are found, by other rules: what an act was called is not on the table")   \
    X(ELSEWHERE, "as many steps are found, another of the play is named")                                    \
    X(ANOTHER_WAY, "another way between the same ends is in order")                                          \
    X(BACK_AGAIN, "what was moved and moved back is taken for nothing")                                      \
    X(ONLY_SAID, "it is only said: nothing on the table bears it out")                                       \
    X(LEFT_OPEN, "it depends on what the log does not tell, and is left open")                               \
    X(ANOTHER_ACT, "another act with the same traces, or in another order, is in order")                     \
    X(STATED, "taken for a position put right: no act accounts for it")                                      \
    X(ACCUSED, "something is found in the log alone")
typedef enum lg_reason {
#define X(id, text) LG_##id,
    LG_REASONS(X)
#undef X
        LG_REASONS_END
} lg_reason;
extern const char *const lg_reason_text[LG_REASONS_END];
lg_reason lg_reason_of(lg_two *t, const um_case *c);

typedef struct lg_outcome {
    const char *skipped; /* why it was not compared, or NULL */
    bool equal;
    int steps, traced; /* of the record; with a trace on the table */
    lg_reason reason;  /* why it is not equal */
    int beside;        /* facts of the position that no table shows, given beside the log */
    um_buf said;       /* how they differ */
} lg_outcome;
void lg_compare(const um_case *c, lg_habit h, const lg_wrap *w, lg_outcome *out);

/* ---- suites (suite.c) ---- */
typedef void lg_case_fn(void *user, const um_case *c);
um_status lg_slurp(void *user, const char *path, um_buf *out, const um_sink *sink); /* a um_fetch_fn */
void lg_each_case(const char *folder, lg_case_fn *fn, void *user);
um_reading *lg_read(const lg_kit *k, um_pack *p, const um_reading_input *logs, size_t n);

#endif
