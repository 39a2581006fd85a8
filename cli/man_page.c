/* The manual's page of a command, from the tables that make its help. */
#include "cli/man.h"

#include <string.h>

/* "FILE | DIR ..." from "FILE|DIR..." */
static void put_operands(um_buf *b, const char *operands)
{
    for (const char *p = operands; *p; p++)
        if (*p == '|')
            um_buf_str(b, " | ");
        else if (*p == '.' && p > operands && p[-1] != '.' && p[-1] != ' ')
            um_buf_str(b, " .");
        else
            um_buf_char(b, *p);
}

void um_man_page(um_output *out, const um_command *c)
{
    um_buf title = {0}, operands = {0};
    for (const char *p = c->name; *p; p++)
        um_buf_char(&title, *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p);
    put_operands(&operands, c->operands);
    um_out(out, ".Dd November 21, 2026\n.Dt UMPIRE-%s 1\n.Os\n.Sh NAME\n.Nm umpire-%s\n.Nd %s\n", title.p,
           c->name, c->help);
    um_out(out, ".Sh SYNOPSIS\n.Nm umpire %s\n.Op Ar option ...\n", c->name);
    if (operands.n)
        um_out(out, ".Ar %s\n", operands.p);
    um_out(out,
           ".Sh DESCRIPTION\n"
           ".\\\" description\n"
           "What all commands share is told in\n"
           ".Xr umpire 1 :\n"
           "chains of logs, readings, what is hidden, policies, output for programs, and the exit status.\n"
           ".Sh OPTIONS\n");
    um_options_man(out->f, c);
    um_out(out, ".Sh SEE ALSO\n.Xr umpire 1\n");
    um_buf_free(&title);
    um_buf_free(&operands);
}
