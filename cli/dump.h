/* dump.h - between the files of the dump command: a line under construction and what it is made from. */
#ifndef UMPIRE_CLI_DUMP_H
#define UMPIRE_CLI_DUMP_H

#include <jansson.h>

#include "cli/dump_sight.h"
#include "cli/input.h"
#include "cli/output.h"

/* Facts are added one by one; each text of the file is redacted and made harmless by um_dump_string alone,
 * then stands as `key=value` in a line for people, or as a member of an object for machines. */
typedef struct um_dump {
    um_output out;
    const um_options *o;
    bool json;
    um_buf line;
    json_t *object;
    const um_vgame *people; /* all player ids of the file; NULL: nothing to redact */
    const um_sight *sight;  /* what may be told of pieces; NULL: there are none */
    um_arena scratch;       /* for one line */
} um_dump;

void um_dump_begin(um_dump *d, const char *head, const char *type);
void um_dump_text(um_dump *d, const char *key, um_text value);    /* "" as key: the value alone, in a line */
void um_dump_word(um_dump *d, const char *key, const char *word); /* a word of ours; no text of a file */
void um_dump_int(um_dump *d, const char *key, long long value);
void um_dump_flag(um_dump *d, const char *key, bool value);      /* only said when true */
void um_dump_list(um_dump *d, const char *key, json_t *strings); /* takes over the array */
json_t *um_dump_string(um_dump *d, um_text value);               /* redacted, harmless */
void um_dump_end(um_dump *d);

um_status um_dump_module(um_dump *d, const um_vmodule *m, const char *name);

#endif
