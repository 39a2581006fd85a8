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

enum { O_ENGLISH_USE, O_ENGLISH_UNKNOWN };                     /* */
enum { O_COLOURS_ANY, O_COLOURS_REGULARS, O_COLOURS_MILITIA }; /* */
enum { O_LENGTH_8, O_LENGTH_OPEN };                            /* */
enum { O_GREEN_HOMELAND, O_GREEN_ANYWHERE };                   /* */
enum { O_AMBUSH_ANY, O_AMBUSH_THAT };                          /* */
enum { O_SHORT_OWNER, O_SHORT_LARGEST };                       /* */
enum { O_RECRUITS_DUE, O_RECRUITS_OPTIONAL };                  /* */
enum { O_BAN_ROME, O_BAN_ALBANY };                             /* */
enum { O_HANDS_FULL, O_HANDS_ANY };                            /* */
enum { O_GROUPS_ONE, O_GROUPS_TWO };                           /* */
enum { O_BOAT_ONLY, O_BOAT_LAND };                             /* */
enum { O_BATEAUX_ONE_AREA, O_BATEAUX_TWO_AREAS };              /* */
enum { O_BONUS_LAND, O_BONUS_BOATS };                          /* */
enum { O_CONTACT_LEAVE, O_CONTACT_PINNED };                    /* */
enum { O_ADD_BEFORE_BATTLES, O_ADD_AT_START };                 /* */
enum { O_SPECIALS_FACTION, O_SPECIALS_PLAYER };                /* */
enum { O_HARRISON_AT_ONCE, O_HARRISON_LAST };                  /* */
enum { O_CARD_MOVES_ANY, O_CARD_MOVES_UNMOVED };               /* */
enum { O_MARKERS_SETUP, O_MARKERS_LATER };                     /* */
enum { O_MARKERS_FREE, O_MARKERS_TWENTY };                     /* */
enum { O_STARS_NAMED, O_STARS_PROVEN };                        /* */
enum { O_RESULTS_ANY, O_RESULTS_ORDER };                       /* */
enum { O_FRIENDLY_LITERAL, O_FRIENDLY_UNCONTESTED };           /* */
enum { O_BROCK_PHASE, O_BROCK_BATTLE };                        /* */
enum { O_RESERVE_CARDS, O_RESERVE_ALL, O_RESERVE_LEFT };       /* */
enum { O_RED_FLEE_NO, O_RED_FLEE_YES };                        /* */
enum { O_BLANK_FACTION, O_BLANK_PLAYER };                      /* */
enum { O_PRESCOTT_LINK, O_PRESCOTT_WATER };                    /* */
enum { O_LAWRENCE_LINK, O_LAWRENCE_WATER };                    /* */
enum { O_NO_CARD_OPEN, O_NO_CARD_SKIP };                       /* */

extern const um_ruling inv_rulings[INV_RULINGS];

#endif
