/* set_up.h - where a pack takes pieces to begin a scenario, beside what a position says of them. */
#ifndef UMPIRE_CLI_SET_UP_H
#define UMPIRE_CLI_SET_UP_H

#include "parser/umpire.h"

typedef void um_set_up_fn(void *user, um_ref piece, um_text place);
/* Each piece that the pack takes to begin a scenario somewhere, in the order of its list. */
void um_set_up_each(const um_pack *p, um_text scenario, um_set_up_fn *fn, void *user);

/* The first `position` of a record that leaves pieces out which the pack takes to begin somewhere, and which
 * nothing before the first step places. */
typedef struct um_left_out {
    const um_item *position;
    um_text name;
    int pieces;
} um_left_out;
/* False: there is none. */
bool um_left_out_of(const um_case *c, um_left_out *out);

#endif
