/* inv.h - modules and logs of the second game. */
#ifndef UMPIRE_TESTS_LOGS_INV_H
#define UMPIRE_TESTS_LOGS_INV_H

#include "core/invasion/board/board.h"
#include "core/invasion/um_invasion.h"
#include "tests/logs/logs.h"

#define LI_BOARD "VASSAL.build.module.map.boardPicker."

enum { LI_CUBE_SLOT = 10, LI_TURN_SLOT = 20, LI_MARK_SLOT = 21, LI_CARD_SLOT = 100 };

extern const char *const li_faction[INV_FACTIONS], *const li_faces[INV_FACTIONS];
bool li_french(lg_habit h);
bool li_has_reserve(lg_habit h); /* cubes that are not on the board lie in a box */
bool li_has_bag(lg_habit h);     /* a cube is drawn for each phase */
const char *li_module_name(lg_habit h);
const char *li_cube_name(lg_habit h, int f);
void li_place_name(const um_pack *p, lg_habit h, um_ref place, um_buf *out);
void li_card_name(const um_pack *p, lg_habit h, int card, um_buf *out);
lg_spot li_spot(const um_pack *p, lg_habit h, um_ref place);
lg_spot li_turn_spot(lg_habit h, int turn);
void li_xml(um_buf *out, um_text t); /* escaped for XML */
/* inv_zones.c: of a module of full size, where each area is a zone */
lg_spot li_zone_spot(const um_pack *p, um_ref place);
lg_spot li_zone_turn(int turn);
void li_zones_board(const um_pack *p, um_buf *out);
void li_module_xml(const um_pack *p, lg_habit h, um_buf *out);
void li_binding_xml(const um_pack *p, lg_habit h, um_buf *out);
/* inv_words.c */
bool li_says(lg_habit h, int verb); /* whether players say it, whatever else it leaves */
void li_words(const um_pack *p, const um_action *a, um_buf *out);
void li_bind_words(lg_habit h, um_buf *out);
bool li_is_beside(int verb); /* of a position: no table shows it */
/* The table is taken down behind step `cut`, too; 0: nowhere. */
void li_write(const um_case *c, const um_run *run, lg_habit h, int cut, lg_log *out);

#endif
