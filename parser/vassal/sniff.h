/* sniff.h - what a file that is not what was wanted looks like, for a message. */
#ifndef UMPIRE_PARSER_VASSAL_SNIFF_H
#define UMPIRE_PARSER_VASSAL_SNIFF_H

#include "core/base.h"

typedef enum um_look {
    UM_LOOK_EMPTY,
    UM_LOOK_ZIP,    /* begins like a ZIP archive */
    UM_LOOK_OTHER,  /* begins like a kind of file that umpire has no use for */
    UM_LOOK_MARKUP, /* XML or HTML */
    UM_LOOK_TEXT,   /* no zero byte in it */
    UM_LOOK_BINARY
} um_look;

/* The kind of a file by its bytes; its first 512 are enough, fewer will do. If `words` is not NULL it
 * becomes a noun for people ("a PNG image"), never NULL. */
um_look um_sniff(um_text bytes, const char **words);

#endif
