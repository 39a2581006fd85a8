/* view.h - one judged game, or one case of a suite, looked over for whoever tells of it. */
#ifndef UMPIRE_PARSER_VIEW_VIEW_H
#define UMPIRE_PARSER_VIEW_VIEW_H

#include "parser/judge.h"

typedef struct um_view_spot { /* a finding, and how manieth it is by step */
    const um_finding *finding;
    int order;
} um_view_spot;

/* One judged game, or one case of a suite, as the reports see it. */
typedef struct um_view {
    const char *file;  /* as shown */
    const char *label; /* the file, and the case if it has an id; what lines begin with */
    const um_opened *from;
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
    int illegal, undetermined;     /* findings that count, claims included */
    int claimed_findings;          /* of these, about what was stated */
    int claims_false, claims_open; /* the same, by verdict */
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

/* Puts claims and findings in the order of their places; part of um_view_make. */
um_status um_view_index(um_view *v);
/* The claim that stands at a finding's place, or NULL; the first finding at an item's line or entry that is
 * no note, or NULL. */
const um_item *um_view_claim(const um_view *v, const um_finding *f);
const um_finding *um_view_finding_at(const um_view *v, const um_item *it);
/* The i-th finding in the order of steps. */
const um_finding *um_view_finding(const um_view *v, int i);
/* The ruling on which an undetermined finding hangs, and of which nobody chose an option; -1: none. */
int um_view_open_ruling(const um_view *v, const um_finding *f);
/* Look over a run. `file`, what was opened and the run outlive the view. */
um_status um_view_make(um_view *v, const char *file, const um_opened *from, const um_case *c, um_run *run);
void um_view_free(um_view *v);
/* The item of a step, or NULL. */
const um_item *um_step_item(const um_view *v, int step);
/* How many later findings build on an illegal step. */
int um_tainted_later(const um_view *v, int step);
/* The datum that is next in how many findings wait for it, `rank` from 0; NULL: there are no more. */
const um_wanted *um_most_wanted(const um_view *v, int rank);

#endif
