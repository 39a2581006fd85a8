/* bind_calibrate.h - a map without names found out from pieces whose starting places are known. Internal to
 * parser/reading. */
#ifndef UMPIRE_PARSER_READING_BIND_CALIBRATE_H
#define UMPIRE_PARSER_READING_BIND_CALIBRATE_H

#include "parser/reading/bind.h"

typedef struct um_seen { /* a piece of the pack, lying on a map of the module */
    um_ref piece;
    um_text map;
    int32_t x, y;
} um_seen;

typedef struct um_fix { /* a place whose starting pieces were seen: a fix point */
    um_ref place;
    double u, v;     /* the pack's coordinates */
    double x, y;     /* where its pieces lie */
    double spread;   /* how far they lie from there */
    double residual; /* how far the other fix points would have put it from there; -1: not fitted */
    int pieces;
    bool fitted; /* it has coordinates and agrees with the others */
    bool out;    /* it lies where no map would have it: its pieces have moved */
} um_fix;

typedef struct um_calibration {
    um_text map;
    um_fix *fix;
    size_t n, fitted;
    double cx[3], cy[3]; /* x = cx[0] + cx[1] u + cx[2] v; y likewise */
    bool no_map;         /* the points lie as on no map like the pack's */
    bool bent;           /* what is left is shared out by nearness */
    double rms, worst;   /* of the residuals */
    double error;        /* what a place without a fix point may be off by; 0: none can be told */
    int scenario;        /* the word of the set-ups' scenario that fits best, -1: they have none */
} um_calibration;

enum { UM_FIT_MIN = 6 }; /* fix points below which nothing is fitted */

um_status um_calibrate(const um_pack *p, const um_seen *seen, size_t n, um_arena *a, um_calibration *out);
/* Where a place lies, and how far off that may be. False: nothing can be told. */
bool um_calibrated(const um_calibration *c, const um_pack *p, um_ref place, double *x, double *y,
                   double *error);
/* How near a fix point nothing can be but what is there: no two of them lie nearer to each other than twice
 * that, and a bit. */
double um_fix_room(const um_calibration *c);
/* The fix point of a place, or NULL. */
const um_fix *um_fix_of(const um_calibration *c, um_ref place);

#endif
