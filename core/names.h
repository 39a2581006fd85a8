/* names.h - the index from folded names to rows. Internal to core: pack.c builds and feeds it, the
 * world asks um_find_name. It lives in the pack's arena. */
#ifndef UMPIRE_CORE_NAMES_H
#define UMPIRE_CORE_NAMES_H

#include "core/pack.h"

enum { UM_FOLD_MAX = 128 }; /* bytes of a folded name, NUL included; longer names are not found */

/* Index one row more: its id, name and aliases. */
um_status um_names_add(um_pack *p, um_ref r);

#endif
