/* 10_drm.h - modifiers of the land combat roll (10.3, 10.4, 2.72, 3.35, 3.5). */
#ifndef UMPIRE_MADISON_BOARD_10_DRM_H
#define UMPIRE_MADISON_BOARD_10_DRM_H

#include "core/madison/board/10_fight.h"

um_range mad_drm(const mad_fight *f, int family); /* MAD_DRM_TOTAL ...; notes the rules it rests on */

/* The leader whose modifier counts: the one named, or who must; *several: more than one may. */
int mad_commander(const mad_fight *f, int side, bool *several);

/* 3.51: whether Tecumseh may use his modifier beside the leaders who are there. */
um_truth mad_tecumseh_free(const mad_fight *f, int side, int tecumseh);

#endif
