/* limits.h - the bounds on what is held of a log while it is read: with them memory does not follow its
 * length. */
#ifndef UMPIRE_PARSER_READING_LIMITS_H
#define UMPIRE_PARSER_READING_LIMITS_H

/* Whether a move had an effect is looked for so many events ahead; a piece is put back sooner than that.
 */
#define UM_READING_LOOK_MAX 4096u
/* Moves, rolls and declarations of one play; a longer one is read in parts, which is said. */
#define UM_READING_PLAY_MAX 32768u

/* Events of a log that are kept, so that it can be read otherwise; a longer log is read in one way. */
#define UM_READING_TAPE_MAX 16384u
/* Typed lines that counted and are told of, so that the log can be read without each. */
#define UM_READING_HEARD_MAX 4096u
/* Lines of talk that are kept as comments, where comments are wanted. */
#define UM_READING_TALK_MAX 32768
/* Entries of which it is told what they did. */
#define UM_READING_ACTS_MAX 65536u

#endif
