/* logs.h - records turned into VASSAL logs, for modules of several habits, and read back to be compared.
 *
 * A writer plays a record on a table of its own making: what the referee's state changes from step to step is
 * dragged, turned, rolled and said, entry by entry. What it cannot show it does not show. */
#ifndef UMPIRE_TESTS_LOGS_H
#define UMPIRE_TESTS_LOGS_H

#include "core/madison/madison.h"
#include "parser/umpire.h"

/* ---- modules (module.c) ------------------------------------------------------------------------------- */
typedef enum lg_habit {
    LG_REGIONS, /* one grid of regions; dice keep properties; score and turn are markers */
    LG_POINTS,  /* no grid: the binding says where places lie; the score is a property */
    LG_CHAT,    /* zones and regions; dice in chat only; cards without names; a turn tracker */
    LG_HABITS
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
bool lg_says(int verb); /* whether players announce such a step in chat */
/* The piece's basic name in the module. */
void lg_name(const um_pack *p, lg_habit h, um_ref piece, um_buf *out);
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
    const char *unfit; /* why it cannot be a log, or NULL */
} lg_log;

void lg_write(const um_case *c, const um_run *run, lg_habit h, lg_log *out);
void lg_log_free(lg_log *l);
void lg_add_entry(lg_log *l, size_t at, const char *text); /* marks move along */
/* The whole text of the stream, entries from..to (to excluded). */
void lg_text(const lg_log *l, um_buf *out);

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

typedef struct lg_verdicts { /* what checking found, by the step it is about */
    um_buf text;             /* a line a finding: "3 illegal 9.1 9.2" */
    int findings;
} lg_verdicts;

typedef struct lg_outcome {
    const char *skipped; /* why it was not compared, or NULL */
    bool equal;
    int steps, traced; /* of the record; with a trace on the table */
    int beside;        /* facts of the position that no table shows, given beside the log */
    um_buf said;       /* how they differ */
} lg_outcome;
void lg_compare(const um_case *c, lg_habit h, const lg_wrap *w, lg_outcome *out);
um_reading *lg_read(const lg_kit *k, um_pack *p, const um_reading_input *logs, size_t n);

#endif
