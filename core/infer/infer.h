/* infer.h - changes on a table to actions, by the traces that the verbs of a game leave there. No game in it.
 *
 * Each verb declares by rows what its trace is: what moves, from which kinds of place to which, a roll, a
 * card. What a row cannot say its hook does, which also makes the action. Changes are taken in their order;
 * each action that a row makes of the next one, and as many more as belong to it, leads to another world. The
 * game's own judge weighs them: what it finds illegal is dear, but kept, so that a fault has an explanation,
 * too. Few worlds are followed, the cheapest; what no row explains is stated as it lies.
 *
 * What players say of an act, in front of it or behind, tells what the table does not: which verb it was, its
 * way. Words count only with an act that bears them out; but those of verbs that leave no trace, which have
 * rows of their own. */
#ifndef UMPIRE_CORE_INFER_H
#define UMPIRE_CORE_INFER_H

#include "core/game.h"

enum {
    UM_INFER_AHEAD = 256, /* changes behind the next one that may belong to it */
    UM_INFER_WORLDS = 8,  /* followed at a time */
    UM_INFER_HEARD = 24 /* changes before or behind an act between which and the words of it lie no others */
};

/* What an explanation weighs. One fault is dearer than any number of ways in which a log may have left out
 * what leaves no trace; a position that nobody made is dearer still, for else nobody would make faults. */
enum {
    UM_WEIGHS_ILLEGAL = 1000,
    UM_WEIGHS_STATED = 1500,
    UM_WEIGHS_PASSED_OVER = 20, /* words that no act bears out */
    UM_WEIGHS_OPEN = 1,         /* it cannot be decided */
    UM_WEIGHS_LOST = 2000,      /* a world so much dearer than another at its change goes no further */
    UM_WEIGHS_MARGIN = 500      /* worlds that are no dearer than that may be the true one */
};

typedef struct um_guess { /* a world, as the hooks of a row see it */
    const struct um_traces *t;
    um_ctx *c;         /* records nothing */
    const void *state; /* as the actions so far leave it */
    const um_change *ch;
    int n, at;             /* changes; the first one without an explanation */
    int now;               /* the one that the row explains; another only if words stand at `at` */
    const um_action *said; /* words of the act, or NULL */
    uint32_t supposed;     /* parameters of the action that a hook could only guess, as bits */
    uint64_t used[UM_INFER_AHEAD / 64]; /* bit k: at + k has one */
    um_maker *m;                        /* the action under way */
    int last;                           /* the last change that it explains */
    int extra;                          /* a hook may make its guess dearer */
} um_guess;

/* Makes the action of a row out of the next change: false, it does not fit. The maker has the verb already,
 * and the change counts as explained. */
typedef bool um_trace_fn(um_guess *g);

typedef struct um_trace_row {
    int verb;                /* -1: explained, and no action */
    unsigned kinds;          /* of change, as bits */
    uint32_t what, from, to; /* classes of things and places, as bits that the game gives them */
    um_trace_fn *make;
} um_trace_row;

typedef struct um_traces { /* of a game */
    const um_trace_row *row;
    int rows;
    uint32_t (*class_of)(const um_ctx *c, um_ref r);     /* one bit; of UM_NONE, too */
    uint32_t ends;                                       /* what leaves such a place ends a breath */
    bool (*allied)(const um_ctx *c, um_ref a, um_ref b); /* two pieces may go together */
    /* The k-th action without a trace that may have come before the next change; false: no more. */
    bool (*silent)(um_guess *g, int k);
    /* The k-th statement of how the next change leaves things, where nothing explains it; false: no more. */
    bool (*lies)(um_guess *g, int k);
} um_traces;

/* Send the actions that the changes come to, best explanation first to last. */
void um_infer(const um_traces *t, um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn,
              void *user);

/* ---- for hooks ---- */
const um_change *um_guess_now(const um_guess *g);
/* A row's hook: the words are the act, for the verb leaves no trace. */
bool um_guess_as_said(um_guess *g);
/* The next change behind i without an explanation that can be told of in one breath with it, -1: none. Dice,
 * cards and turns end a breath. */
int um_guess_next(const um_guess *g, int i);
void um_guess_take(um_guess *g, int i);
/* Takes all that goes the same way in one breath, and gives the numbers as a parameter of counts; `alike`: of
 * one row alone. */
void um_guess_company(um_guess *g, int param, bool alike);
/* Takes all such pieces that go out of, or into, one place in one breath, and gives for each place at the
 * other end, which is of such a class, how many. */
void um_guess_fan(um_guess *g, bool out, uint32_t ends, int param);

#endif
