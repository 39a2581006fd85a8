/* input.h - reading what the operands name: files, directories, standard input. */
#ifndef UMPIRE_CLI_INPUT_H
#define UMPIRE_CLI_INPUT_H

#include "cli/options.h"

enum { UM_INPUT_MAX = 64 * 1024 * 1024 }; /* bytes of a text file that is read whole */

/* Read a whole file, "-" for standard input, appending to `out`; says what went wrong to the sink:
 * UM_IO, UM_LIMIT if there is more than `max` bytes (0: UM_INPUT_MAX), UM_MEMORY. */
um_status um_input_read(const char *path, size_t max, um_buf *out, const um_sink *sink);
/* The same of a file that the program came upon by itself, or that an input names: a regular file only. */
um_status um_input_read_found(const char *path, size_t max, um_buf *out, const um_sink *sink);
/* The name to show for an operand: "-" is "<stdin>". */
const char *um_input_name(const char *path);
/* Whether a name that somebody gives is a file's whole path, or its name alone. */
bool um_input_called(um_text named, const char *path);

/* Files named by the operands, directories opened up: every file below them whose name ends in one
 * of `suffixes` (NULL-terminated), in the order of their names' bytes; files whose own name was given
 * are taken whatever they end in. Names starting with '.' are passed over, and
 * the file that standard output goes to; so are, and that is told, links that lead nowhere or back to a
 * folder above, folders that may not be read, and what is called as a file but is none. */
typedef struct um_inputs {
    um_arena arena;
    const char **paths;
    size_t n, cap;
} um_inputs;
um_status um_inputs_find(um_inputs *in, char **operands, int n, const char *const *suffixes,
                         const um_sink *sink);
/* Leave a file out that was found in a folder, for it is given for something else, as with --with; NULL:
 * none. One that an operand names itself stays. */
void um_inputs_leave(um_inputs *in, const char *path, char **operands, int n);
void um_inputs_free(um_inputs *in);

#endif
