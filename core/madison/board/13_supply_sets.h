/* 13_supply_sets.h - the lines of supply again (13), over sets of spaces: where nobody asks what an answer
 * rests on. The functions of 13_supply.h are the rule; these give the same answers ten times as fast, and a
 * test holds them to that. */
#ifndef UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H
#define UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H

#include "core/madison/board/pieces.h"

/* What bars the lines of a side or lets them through, wherever they begin. */
typedef struct mad_passage {
    um_bits pass[3];   /* by truth: spaces that a line may run through (13.32 to 13.34) */
    um_bits garrisons; /* spaces on a lake in which the side's units surely stand, and no line may pass */
} mad_passage;
/* Of both sides, by who stands where. */
void mad_find_passages(um_ctx *c, const mad_chart *chart, const mad_state *s, const mad_manning *who,
                       mad_passage out[2]);

/* Whether a line runs from a space to a source, or to a depot as far as `depots`; mad_chart_of(c) is there.
 */
um_truth mad_line_by_sets(um_ctx *c, const mad_state *s, int space, int side, um_truth depots);
/* The same where the passage is known, by any chart. */
um_truth mad_line_through(um_ctx *c, const mad_chart *chart, const mad_state *s, int space, int side,
                          um_truth depots, const mad_passage *passage);

/* What is asked for the lines of a side in a position, wherever they begin, each once: um_truth + 1, or 1 for
 * no and 2 for yes; 0: not asked yet. Where somebody asks what an answer rests on, it was noted then. */
typedef struct mad_asked {
    uint8_t holds[MAD_SPACES];          /* whether it controls a space */
    uint8_t fort[MAD_SPACES];           /* a fort of Lake Huron */
    uint8_t manned[MAD_SPACES];         /* its units stand there for sure */
    uint8_t on_lake[MAD_SPACES];        /* on the lake that the data name */
    uint8_t link[MAD_LINKS];            /* the link is there */
    uint8_t over[MAD_LAKES][MAD_LAKES]; /* a line goes from lake to lake */
    um_bits looked, leads;    /* whether a missing link may lead to a space: known of these, to those */
    um_bits ports[MAD_LAKES]; /* what the data put on a lake, */
    bool ported;              /* once it was looked for */
} mad_asked;

/* The spaces from which a side's lines lead on to a source, of which many are asked in positions that differ
 * by where one force stands. Begin it in the position without that force. */
typedef struct mad_leading {
    bool found[2][3]; /* with depots or without, at least so surely */
    mad_passage passage;
    um_bits to[2][3];
    mad_asked asked; /* where there is no chart */
} mad_leading;
/* Where no chart is drawn nothing is looked for yet. */
void mad_begin_leading(um_ctx *c, const mad_state *s, int side, mad_leading *l);

/* The same as mad_line_by_sets of the space where the force stands now: who stands at the beginning of a line
 * bars nothing of the rest. */
um_truth mad_line_of_force(um_ctx *c, const mad_state *s, int space, int side, um_truth depots,
                           mad_leading *l);

/* Of the spaces wanted, those in supply from a printed source, by how surely. */
void mad_fed_by_sets(um_ctx *c, const mad_chart *chart, const mad_state *s, int side,
                     const mad_passage *passage, const um_bits *wanted, um_bits fed[3]);

#endif
