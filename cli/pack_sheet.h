/* pack_sheet.h - a whole pack as a form to fill in. */
#ifndef UMPIRE_CLI_PACK_SHEET_H
#define UMPIRE_CLI_PACK_SHEET_H

#include "cli/output.h"

/* A record, each datum below `trust` (UM_UNKNOWN: each) a line that is a comment; `defaults`: those that a
 * pack need not give, too. `named`: how the call names the pack. */
void um_pack_sheet_text(const um_pack *p, const char *named, um_sure_level trust, bool defaults,
                        um_output *out);
/* A page with the map, each datum coloured by how sure it is, which saves an overlay pack. */
void um_pack_sheet_html(const um_pack *p, um_output *out);

#endif
