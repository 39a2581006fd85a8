/* 08_cards.h - cards: the points of the one in play (8.21), and a card that leaves a hand. */
#ifndef UMPIRE_MADISON_BOARD_08_CARDS_H
#define UMPIRE_MADISON_BOARD_08_CARDS_H

#include "core/madison/board/state.h"

um_range mad_opv(um_ctx *c, const mad_play *p); /* operation points of the card in play */

/* A card leaves a hand (to be played, held or thrown away). */
void mad_use_card(um_ctx *c, mad_state *s, um_ref card, int side, um_ref to);

/* How New Orleans is used, as `new-orleans` says it. */
enum { MAD_NOLA_EVENT, MAD_NOLA_OPERATIONS, MAD_NOLA_DISCARDED };

/* Whether a `ghent` or `new-orleans` tells more of the play under way, which names that card for that use,
 * and is no play of its own (4.22, 4.23). */
bool mad_tells_of_end(const um_ctx *c, const mad_state *s, const um_action *a);

/* Whether a play of that use (mad_mode) has a place for a value of a parameter of `play` (MP_PLAY_WHO ...).
 */
bool mad_play_takes(int mode, int param, um_ref value);

#endif
