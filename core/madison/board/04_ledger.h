/* 04_ledger.h - the ledger of victory points (4.13 to 4.17): what spaces and lakes are booked at, and what
 * changed since the marker was last stated. */
#ifndef UMPIRE_MADISON_BOARD_04_LEDGER_H
#define UMPIRE_MADISON_BOARD_04_LEDGER_H

#include "core/madison/board/state.h"

void mad_adopt(um_ctx *c, mad_state *s);       /* take the first position as given */
void mad_book_spaces(um_ctx *c, mad_state *s); /* bring the ledger up to the position: spaces, at once */
void mad_book_lakes(um_ctx *c, mad_state *s);  /* lakes, when a play ends */
void mad_book_play(um_ctx *c, mad_state *s);   /* both, when a play ends */
void mad_book_boxes(um_ctx *c, mad_state *s);  /* R-vp-timing=instant: lakes by the ships in their boxes */
/* 4.16: one lake, whose players say whose it is, as they do when all its moves and fights are made; with
 * R-vp-timing=end-of-play it waits. */
void mad_book_told_lake(um_ctx *c, mad_state *s, int lake);
um_range mad_ledger_change(const um_ctx *c, const mad_state *s); /* since the marker was last stated */
um_range mad_net(const mad_state *s);                            /* the ledger's net score */
void mad_take_marker(mad_state *s); /* it counts all that is booked, whatever that is worth */
void mad_mark_claimed(mad_state *s);

#endif
