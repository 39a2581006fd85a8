/* limits.h - the bounds on what is held of a log while it is read: with them memory does not follow its
 * length. */
#ifndef UMPIRE_PARSER_READING_LIMITS_H
#define UMPIRE_PARSER_READING_LIMITS_H

/* Whether a move had an effect is looked for so many events ahead; a piece is put back sooner than that. Of
 * events that nothing interrupts each looks over all of these. */
#define UM_READING_LOOK_MAX 512u
/* Things of one play. Of a longer one only what has come of it is read, which is said: no play of the logs
 * that were seen has a tenth of them. */
#define UM_READING_PLAY_MAX 512u
/* Once the readings of its plays have looked at so many changes, fewer are tried of each play that comes: a
 * few seconds. All the ways in which a log that was seen was read took less together. */
#define UM_READING_LOOKED_MAX 500000
/* Once a record has so many steps, nothing more is made of a log, which is said. */
#define UM_READING_STEPS_MAX 20000

/* Events of a log that are kept, so that it can be read otherwise; of a longer log each play is taken
 * in the first way, and nothing in it is called illegal. */
#define UM_READING_TAPE_MAX 16384u
/* Typed lines that counted and are told of, so that the log can be read without each. */
#define UM_READING_HEARD_MAX 4096u
/* Bytes of such a line that are quoted. */
#define UM_READING_QUOTE_MAX 60u
/* Lines of talk that are kept as comments, where comments are wanted. */
#define UM_READING_TALK_MAX 32768
/* Entries of which it is told what they did. */
#define UM_READING_ACTS_MAX 65536u
/* Conditions of one piece in a binding: the schema takes time by their square. */
#define UM_READING_WHERE_MAX 256u

#endif
