/* limits.h - every bound on what reading a log may ask of us. Each has its own diagnostic code. */
#ifndef UMPIRE_PARSER_READING_LIMITS_H
#define UMPIRE_PARSER_READING_LIMITS_H

#define UM_READING_EVENTS_MAX 1000000 /* moves, rolls, declarations ... of one play */

#endif
