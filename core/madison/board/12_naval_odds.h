/* 12_naval_odds.h - the roll for a lake box (12.2, 12.3): who fights, its modifiers, and what the table says
 * of it. */
#ifndef UMPIRE_MADISON_BOARD_12_NAVAL_ODDS_H
#define UMPIRE_MADISON_BOARD_12_NAVAL_ODDS_H

#include "core/madison/board/state.h"

/* A modifier of the naval fight by family (DRM_...), MAD_DRM_TOTAL for the sum. */
um_range mad_naval_drm(um_ctx *c, const mad_state *s, int family);

/* The winner as mad_side by the table; MAD_US..MAD_BR while it may be either. */
um_range mad_naval_winner(um_ctx *c, const mad_state *s);
bool mad_sea_in_fight(const mad_state *s, int ship);
bool mad_sea_leader_in_fight(const mad_state *s, int leader);
um_range mad_sea_suffers(um_ctx *c, const mad_state *s, int side);    /* as mad_naval_result */
um_truth mad_sea_all_struck(um_ctx *c, const mad_state *s, int side); /* no ship of it is left (12.41) */
um_range mad_sea_ships_due(um_ctx *c, const mad_state *s, int side);  /* ships it has to turn over */
um_range mad_sea_lead_class(um_ctx *c, const mad_state *s, int side);
int mad_sea_fighters(um_ctx *c, const mad_state *s, int side, um_ref *ships);
um_range mad_sea_table_word(um_ctx *c, const mad_state *s, int attr, int words);
um_truth mad_sea_strikes(um_range result, int what);

#endif
