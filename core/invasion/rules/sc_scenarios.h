/* sc_scenarios.h - what the scenarios ask for themselves. */
#ifndef UMPIRE_INVASION_RULES_SC_SCENARIOS_H
#define UMPIRE_INVASION_RULES_SC_SCENARIOS_H

#include "core/invasion/rules/decide.h"

/* SC-INTRO-a, SC-1813-a: the units of an area are those of the list; without `all`, as far as they are told.
 */
void inv_decide_list(um_ctx *c, int scenario, int area, const inv_units n, bool all);
void inv_decide_printed_off(um_ctx *c, int area);
void inv_decide_no_list(um_ctx *c); /* SC-1812-a: the campaign has no list */
/* SC-1812-a: the free units of the campaign: those placed now, and whether all are. */
void inv_decide_free_units(um_ctx *c, const inv_state *s, int area, const inv_units n);
void inv_decide_free_units_placed(um_ctx *c, const inv_state *s);
/* SC-...-b to -d: what is decided is the same rule in each scenario; there must be one. */
void inv_decide_scenario_deck(um_ctx *c, const inv_state *s, um_truth holds);
void inv_decide_scenario_start(um_ctx *c, const inv_state *s, um_truth holds);
void inv_decide_scenario_end(um_ctx *c, const inv_state *s, um_truth holds);

#endif
