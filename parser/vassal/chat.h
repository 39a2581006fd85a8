/* chat.h - what kind of line a chat text is, and text made safe to print. */
#ifndef UMPIRE_PARSER_VASSAL_CHAT_H
#define UMPIRE_PARSER_VASSAL_CHAT_H

#include "core/base.h"

typedef enum um_vchat_kind {
    UM_VCHAT_SAID,   /* typed by a player: <Name> - text */
    UM_VCHAT_REPORT, /* begins with *: the module speaks (or a player who imitates it) */
    UM_VCHAT_SYSTEM, /* begins with - */
    UM_VCHAT_OTHER
} um_vchat_kind;
typedef struct um_vchat {
    um_vchat_kind kind;
    int colour;      /* 0 none, 1..5 the colour class chosen by | ! ? ~ ` */
    um_text speaker; /* SAID: as written, entities undecoded */
    um_text body;    /* without prefix, name and colour mark */
    bool undo;       /* a report that echoes an undone line */
} um_vchat;
/* Views of `text`. `names`: known player names, tried first for "<Name> - "; may be NULL. */
um_vchat um_vchat_parse(um_text text, const um_text *names, size_t n);
/* HTML tags dropped, entities decoded (named: amp lt gt quot apos nbsp rarr larr ndash mdash; numeric). */
void um_vchat_plain(um_text html, um_buf *out);
/* A copy that is safe on a terminal: what um_code_unsafe names and malformed UTF-8 become U+FFFD; line breaks
 * and tabs become blanks. */
void um_text_safe(um_text t, um_buf *out);

#endif
