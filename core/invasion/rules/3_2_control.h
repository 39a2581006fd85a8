/* 3_2_control.h - markers and points (3.2.8). */
#ifndef UMPIRE_INVASION_RULES_3_2_CONTROL_H
#define UMPIRE_INVASION_RULES_3_2_CONTROL_H

#include "core/invasion/board/board.h"

void inv_settle_markers(um_ctx *c, inv_state *s);
/* 3.2.8e: what a side holds; `ends`: as if the phase under way ended now. */
um_range inv_points(um_ctx *c, const inv_state *s, int side, bool ends);
void inv_note_early_markers(inv_state *s);
/* Whether lines have counted the markers of an area in this phase (3.2.8d). */
bool inv_markers_counted(const inv_state *s);
void inv_close_markers(um_ctx *c, const inv_state *s);

#endif
