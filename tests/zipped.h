/* zipped.h - archives made for tests, by minizip. The same entries give the same bytes on any day. */
#ifndef UMPIRE_TESTS_ZIPPED_H
#define UMPIRE_TESTS_ZIPPED_H

#include "core/base.h"

typedef struct um_zipped {
    const char *name;
    um_text bytes;
    bool stored; /* else deflated */
} um_zipped;

/* An archive of these entries, added to a buffer, or put in a file in place of what was there. */
void um_zip(const um_zipped *entry, size_t n, um_buf *out);
void um_zip_file(const char *path, const um_zipped *entry, size_t n);

#endif
