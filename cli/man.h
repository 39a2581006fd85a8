/* man.h - running text for the pages of the manual, as mdoc. */
#ifndef UMPIRE_CLI_MAN_H
#define UMPIRE_CLI_MAN_H

#include "cli/commands.h"
#include "cli/output.h"

/* Running text, broken at blanks, and after a full stop as manuals want it; ends with a newline. NULL:
 * nothing. */
void um_man_text(um_output *out, const char *words);
/* A word or line within a request: backslashes, quotes and hyphens written so that they stand as they are. */
void um_man_literal(um_buf *b, const char *words);
/* The page of a command, without its date: what --help tells. */
void um_man_page(um_output *out, const um_command *c);

#endif
