/* rulings.h - the switchable readings of 1812: The Invasion of Canada; see
 * rulings.def. ORDER: each enum lists the options of one ruling in the order of
 * rulings.def. */
#ifndef UMPIRE_INVASION_RULINGS_H
#define UMPIRE_INVASION_RULINGS_H

#include "core/context.h"

typedef enum inv_ruling {
#define OPTIONS(...)
#define RULING(ident, id, rules, question, options, chosen, heavy, reason) ident,
#define NOTE(ident, id, rules, question, settled) ident,
#include "core/invasion/rulings.def"
#undef NOTE
#undef RULING
#undef OPTIONS
    INV_RULINGS
} inv_ruling;

enum { INV_O_ENGLISH_USE, INV_O_ENGLISH_UNKNOWN };                         /* */
enum { INV_O_COLOURS_ANY, INV_O_COLOURS_REGULARS, INV_O_COLOURS_MILITIA }; /* */
enum { INV_O_LENGTH_8, INV_O_LENGTH_OPEN };                                /* */
enum { INV_O_GREEN_HOMELAND, INV_O_GREEN_ANYWHERE };                       /* */
enum { INV_O_AMBUSH_ANY, INV_O_AMBUSH_THAT };                              /* */
enum { INV_O_SHORT_OWNER, INV_O_SHORT_LARGEST };                           /* */
enum { INV_O_RECRUITS_DUE, INV_O_RECRUITS_OPTIONAL };                      /* */
enum { INV_O_BAN_ROME, INV_O_BAN_ALBANY };                                 /* */
enum { INV_O_HANDS_FULL, INV_O_HANDS_ANY };                                /* */
enum { INV_O_GROUPS_ONE, INV_O_GROUPS_TWO };                               /* */
enum { INV_O_MARCH_GOES_ON, INV_O_MARCH_SECOND };                          /* */
enum { INV_O_BOAT_ONLY, INV_O_BOAT_LAND };                                 /* */
enum { INV_O_BATEAUX_ONE_AREA, INV_O_BATEAUX_TWO_AREAS };                  /* */
enum { INV_O_BONUS_LAND, INV_O_BONUS_BOATS };                              /* */
enum { INV_O_CONTACT_LEAVE, INV_O_CONTACT_PINNED };                        /* */
enum { INV_O_ADD_BEFORE_BATTLES, INV_O_ADD_AT_START };                     /* */
enum { INV_O_SPECIALS_FACTION, INV_O_SPECIALS_PLAYER };                    /* */
enum { INV_O_HARRISON_AT_ONCE, INV_O_HARRISON_LAST };                      /* */
enum { INV_O_CARD_MOVES_ANY, INV_O_CARD_MOVES_UNMOVED };                   /* */
enum { INV_O_MARKERS_SETUP, INV_O_MARKERS_LATER };                         /* */
enum { INV_O_MARKERS_FREE, INV_O_MARKERS_TWENTY };                         /* */
enum { INV_O_STARS_NAMED, INV_O_STARS_PROVEN };                            /* */
enum { INV_O_RESULTS_ANY, INV_O_RESULTS_ORDER };                           /* */
enum { INV_O_FRIENDLY_LITERAL, INV_O_FRIENDLY_UNCONTESTED };               /* */
enum { INV_O_BROCK_PHASE, INV_O_BROCK_BATTLE };                            /* */
enum { INV_O_RESERVE_CARDS, INV_O_RESERVE_ALL, INV_O_RESERVE_LEFT };       /* */
enum { INV_O_RED_FLEE_NO, INV_O_RED_FLEE_YES };                            /* */
enum { INV_O_BLANK_FACTION, INV_O_BLANK_PLAYER };                          /* */
enum { INV_O_PRESCOTT_LINK, INV_O_PRESCOTT_WATER };                        /* */
enum { INV_O_LAWRENCE_LINK, INV_O_LAWRENCE_WATER };                        /* */
enum { INV_O_NO_CARD_OPEN, INV_O_NO_CARD_SKIP };                           /* */

extern const um_ruling inv_rulings[INV_RULINGS];

#endif
