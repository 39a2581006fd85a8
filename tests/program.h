/* program.h - run the umpire program as a user would, and see what came of it. */
#ifndef UMPIRE_TESTS_PROGRAM_H
#define UMPIRE_TESTS_PROGRAM_H

#include "core/base.h"

typedef struct um_ran {
    int status;      /* the exit status; minus the signal that ended it */
    um_buf out, err; /* NUL-terminated when not empty; see um_ran_out */
} um_ran;

/* Run $UMPIRE (build/umpire if unset) with the arguments, a NULL-terminated list, and `input` on
 * standard input (NULL: none). Fails the current test if it cannot be run. */
um_ran um_program(const char *const *args, const char *input);
#define UM_PROGRAM(...) um_program((const char *const[]){__VA_ARGS__, NULL}, NULL)
const char *um_ran_out(const um_ran *r); /* never NULL */
const char *um_ran_err(const um_ran *r);
void um_ran_free(um_ran *r);

/* As above with standard output going to a file, such as /dev/full. */
um_ran um_program_into(const char *const *args, const char *path);

/* A folder of a suite's own in $TMPDIR, one at a time, and the paths of files in it, 32 of which are kept. */
void um_folder_make(const char *name);
const char *um_in_folder(const char *name); /* "" gives the folder itself */
void um_put_text(const char *path, const char *text);
void um_folder_remove(void); /* with all that lies in it */

/* A pattern for mkstemp or mkdtemp in $TMPDIR, where what a killed test leaves is found and removed. */
void um_temp(char *path, size_t size, const char *name);

#endif
