/* unicode.h - characters of UTF-8, and which of them may be shown as they are. */
#ifndef UMPIRE_CORE_UNICODE_H
#define UMPIRE_CORE_UNICODE_H

#include "core/base.h"

/* The length of the sound sequence at p, n > 0 bytes long, its code in *code; 0: malformed. */
size_t um_code_take(const char *p, size_t n, uint32_t *code);
/* The small letter of the alphabet that a letter of Latin-1 or Latin Extended-A is but for its marks; 0:
 * none. */
char um_code_letter(uint32_t code);
/* Whether a character says nothing in a name: blanks that do not break, dashes, apostrophes, accents by
 * themselves. */
bool um_code_silent(uint32_t code);
/* Whether a character may change how others look, or is not seen itself: controls, marks of direction, what
 * Unicode calls default ignorable, private use, and noncharacters. */
bool um_code_unsafe(uint32_t code);
/* Append `t` to `b` without anything that acts on a terminal: \xNN and \u{...} for what is taken out;
 * tabs become a blank. */
void um_harmless(um_buf *b, um_text t);

/* Columns that a character takes on a terminal: 2 of the scripts of East Asia and what is as wide, 0 of marks
 * that join the one before, else 1. */
int um_code_columns(uint32_t code);
/* Whether a line may end between two characters without a blank: beside a wide one, but not before a mark
 * that closes, nor behind one that opens. */
bool um_code_may_break(uint32_t before, uint32_t code);

#endif
