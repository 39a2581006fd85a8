/* state.h - the position of a Niagara game.
 *
 * There is no board: a unit is somewhere on the table, or nobody said where. Numbers that the record
 * leaves open are ranges, and every later fact narrows them. Everything is int32_t, so that two
 * positions can be compared byte for byte. */
#ifndef UMPIRE_NIAGARA_BOARD_STATE_H
#define UMPIRE_NIAGARA_BOARD_STATE_H

#include "core/core.h"
#include "core/niagara/kinds.h"
#include "core/niagara/verbs.h"

enum {
    NIA_OBJECTS = NIA_UNITS + NIA_COMMANDERS + NIA_OBJECTIVES,
    NIA_DP_MOST = 5,
    NIA_INCH = 100,
    NIA_RULE_WORDS = 5
};

/* The row of a reference; 0 for none, so whether a parameter is stated is asked first. */
static inline int nia_row(um_ref r)
{
    return r < 0 ? 0 : r & 0xffff;
}

/* A number of the record, bounded so that sums of it cannot overflow; no rule tells numbers beyond that
 * apart. */
enum { NIA_MOST = 1000000, NIA_CAS_MOST = 200 };
static inline int32_t nia_bear(int32_t v)
{
    return v > NIA_MOST ? NIA_MOST : v < -NIA_MOST ? -NIA_MOST : v;
}
static inline int32_t nia_int(const um_action *a, int param, int32_t def)
{
    return nia_bear(um_int_arg(a, param, def));
}

/* The phases of a turn (N2.2), called steps in the book and in records. */
enum {
    NIA_PHASE_FLIGHTS = 1,
    NIA_PHASE_MORALE,
    NIA_PHASE_FIRE,
    NIA_PHASE_COMMAND,
    NIA_PHASE_MOVES,
    NIA_PHASE_COMBAT,
    NIA_PHASE_DRESSING
};
enum { NIA_NOT_SHOT, NIA_SHOT_AT, NIA_HURT };
enum {
    NIA_DONE_MOVED = 1,
    NIA_DONE_CHANGED = 2,
    NIA_DONE_FIRED = 4,
    NIA_DONE_FOUGHT = 8,
    NIA_DONE_ANNOUNCED = 16,
    NIA_DONE_STOP = 32,
    NIA_DONE_DECREED = 64,
    NIA_DONE_PURSUED = 128,
    NIA_DONE_BAYONET = 256,
    NIA_DONE_RALLIED = 512,
    NIA_DONE_WENT = 1024,
    NIA_DONE_ROUTED = 2048,
    NIA_DONE_WHEELED = 4096,
    NIA_DONE_ABOUT = 8192,  /* turned about, and has yet to move */
    NIA_DONE_HALTED = 16384 /* said to stand, which was judged there */
};
enum { NIA_NOT_LIMBERING, NIA_LIMBERING, NIA_UNLIMBERING };

typedef struct nia_aim {               /* what guns of a battery fired at */
    int32_t guns;                      /* how many; 0: all that fired at nothing else */
    int32_t target, band, range, turn; /* band, range: -1 if not known */
} nia_aim;

typedef struct nia_unit {
    um_range dp, cas;
    um_range set_off; /* D-points as it set off or said so this turn (N11.4); below 0: it did not */
    um_range fight_dp, fight_cas; /* as they were before its last fight */
    um_range band;                /* how it fared there */
    um_range began_cas;           /* casualties when an unfinished fight began (NR48) */
    int32_t formations;           /* mask of those it may be in */
    int32_t untold; /* turns that the record does not have may have left it D-points and casualties */
    int32_t cover, gone, ran; /* ran: routed, and has not moved, fired or fought since */
    int32_t placed, at[2];
    int32_t facing, looks_at[2];       /* a point it looks at, if told */
    int32_t fled_placed, fled_from[2]; /* where its flight began */
    int32_t done;                      /* DONE_... this turn */
    int32_t shot, shot_before;         /* this turn, last turn */
    int32_t rolled;            /* the faces it moved on by a roll of its own, see nia_faces; 0: none */
    int32_t last_dice, dice;   /* horse: -1 not known; this turn: -1 has not moved */
    int32_t hist_known;        /* what its guns fired at before is known */
    nia_aim before[2], now[2]; /* their last shots before this turn; those of this turn */
    int32_t scattered;         /* they fired at more targets in this turn than are kept */
    int32_t owes, owes_turn, owes_step, foe;
    int32_t limbering, limber_turn;
    int32_t contact, contact_step; /* to the nearest enemy as stated, -1: not said; by which step, or 0 */
    int32_t inspired, dressed;
    int32_t fired_with; /* guns or bases that fired this turn */
    int32_t decree_distance, decree_dp;
    int32_t morale_dp, morale_cas;
    int32_t spared[2];       /* um_truth: no casualty in its last fight by success, by a stand-off */
    int32_t why_dp, why_cas; /* the rules that changed them last */
} nia_unit;

typedef struct nia_commander {
    um_range cp;
    int32_t spent, spent_game, lost, wound_turn, gone, killed, attached;
    int32_t maybe_gone; /* he was hit, and nobody wrote whether he is off the field */
    int32_t placed, at[2];
    int32_t due_step, rolled; /* the step that made a roll due: 0 none, -1 not in the record */
    int32_t maybe_due;        /* what may have made one due happened */
    int32_t earlier;          /* that he acted from beside a unit was in an earlier turn */
    int32_t beside;           /* the unit whose command group he stands beside, or UM_NONE */
} nia_commander;

/* What the last dice meant; questions about it cite the rules it used. */
typedef struct nia_last {
    um_range allowance, dice, hits, modifier, difference, half;
    um_range total[NIA_UNITS]; /* of the last fight */
    int32_t where, off;
    uint32_t used[NIA_RULE_WORDS];
} nia_last;

typedef struct nia_state {
    int32_t turn, phase, started, over, winner;
    int32_t since; /* the first of the turns up to now that the record tells from their beginning */
    int32_t complete, announced; /* what the record says of itself */
    int32_t moved;               /* somebody moved in the phase of moves */
    int32_t fought;              /* the phase of combat began by a fight */
    int32_t skipped;
    int32_t brigade, ndice, brigade_dice[8];                 /* that rolled in this turn, and its roll */
    int32_t holder[NIA_OBJECTIVES], counted[NIA_OBJECTIVES]; /* now; when it counted */
    nia_last last;
    nia_unit unit[NIA_UNITS];
    nia_commander commander[NIA_COMMANDERS];
} nia_state;

#endif
