/* 13_supply_sets.h - the lines of supply again (13), over sets of spaces: where nobody asks what an answer
 * rests on. The functions of 13_supply.h are the rule; these give the same answers ten times as fast, and a
 * test holds them to that. */
#ifndef UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H
#define UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H

#include "core/madison/board/state.h"

/* Whether a line runs from a space to a source, or to a depot as far as `depots`; mad_chart_of(c) is there.
 */
um_truth mad_line_by_sets(um_ctx *c, const mad_state *s, int space, int side, um_truth depots);

/* What lines of a side are asked of a position, wherever they begin, each once: um_truth + 1 (fort: 1 no, 2
 * yes), 0: not asked yet. Where somebody asks what an answer rests on, what is asked once was noted then. */
typedef struct mad_asked {
    uint8_t holds[MAD_SPACES], fort[MAD_SPACES], on_lake[MAD_SPACES], link[MAD_LINKS];
    uint8_t over[MAD_LAKES][MAD_LAKES]; /* whether a line goes from lake to lake */
    int16_t port[MAD_SPACES];           /* spaces that the data put on a lake, */
    int ports;
    bool ported; /* once they were looked for */
} mad_asked;

/* The spaces from which a side's lines lead on to a source, of which many are asked in positions that differ
 * by where one force stands. Begin it in the position without that force. */
typedef struct mad_leading {
    bool found[2][3]; /* with depots or without, at least so surely */
    um_bits pass[3], garrisons, to[2][3];
    mad_asked asked; /* where there is no chart */
} mad_leading;
/* Where no chart is drawn nothing is looked for yet. */
void mad_begin_leading(um_ctx *c, const mad_state *s, int side, mad_leading *l);

/* The same as mad_line_by_sets of the space where the force stands now: who stands at the beginning of a line
 * bars nothing of the rest. */
um_truth mad_line_of_force(um_ctx *c, const mad_state *s, int space, int side, um_truth depots,
                           mad_leading *l);

/* Of the spaces wanted, those in supply from a printed source, by how surely. */
void mad_fed_by_sets(um_ctx *c, const mad_chart *chart, const mad_state *s, int side, const um_bits *wanted,
                     um_bits fed[3]);

#endif
