/* name_list.h - a list of games by the names of their files, read a part at a time: a game a line, and
 * between the logs of one game a tab. */
#ifndef UMPIRE_CLI_NAME_LIST_H
#define UMPIRE_CLI_NAME_LIST_H

#include "cli/output.h"

typedef struct um_name_list {
    FILE *f;
    size_t games; /* in the whole list */
    um_buf bytes; /* of the part at hand */
    char **lines; /* likewise */
    size_t nlines, lines_cap;
} um_name_list;

/* "-": standard input, which is kept in a temporary file, so that its games can be counted first. Says what
 * is wrong; um_name_list_close is due if it succeeds. */
um_status um_name_list_open(um_name_list *l, const char *path);
/* The same of what is written in a file already, which the list takes over. */
um_status um_name_list_of(um_name_list *l, FILE *f);
/* The next `most` games, in place of those before; none is the end. Lines with nothing in them are none. */
um_status um_name_list_next(um_name_list *l, size_t most);
void um_name_list_close(um_name_list *l);
/* Cut a line at its tabs; how many names it has, at most `cap`. */
size_t um_name_list_cut(char *line, const char **names, size_t cap);

#endif
