/* 09_combat.h - close combat (N9). */
#ifndef UMPIRE_NIAGARA_RULES_09_COMBAT_H
#define UMPIRE_NIAGARA_RULES_09_COMBAT_H

#include "core/niagara/board/board.h"
#include "core/niagara/rules.h"
#include "core/niagara/rulings.h"

typedef struct nia_fight {
    um_range total[2], difference, half; /* attackers, defenders */
    um_range own[2][4];                  /* each unit's own factors, before halving */
    int n[2], unit[2][4];
    uint32_t used[NIA_RULE_WORDS];
} nia_fight;

/* 09_strength.c */
um_range nia_strength(um_ctx *c, const nia_state *s, int unit); /* N9.17 */
um_range nia_outnumbered_by(um_range mine, um_range theirs);    /* N9.13 - N9.16 */
int nia_outnumbered_rule(int drm);
um_range nia_halved(um_ctx *c, um_range sum); /* N9.18, NR45 */

/* 09_bands.c */
int nia_band_of(int difference);
um_range nia_bands_of(um_range difference);
int nia_band_rule(int band);
/* What a unit that fared so takes: D-points and casualties. `spared`: see nia_unit. */
void nia_band_losses(um_range band, const int32_t *spared, um_range *dp, um_range *cas);
int nia_owed_by(um_ctx *c, int band, int unit, bool horse);
bool nia_foot_or_guns(um_ctx *c, int unit);
bool nia_horse_goes_back(um_ctx *c, int unit, int foe);
void nia_decide_held(um_ctx *c, const nia_state *s, int unit);
void nia_decide_pursuit_told(um_ctx *c, const nia_state *s);
void nia_close_standoff(um_ctx *c, const nia_state *s, int unit);

/* 09_combat.c */
/* Add the fight up; false if the text does not tell how (too many units). */
bool nia_add_up(um_ctx *c, const nia_state *s, const um_action *a, nia_fight *f);
void nia_close_contact(um_ctx *c, const nia_state *s, int unit, bool last);

#endif
