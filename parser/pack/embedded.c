/* What is built into the program, as bytes: packs, schemas, the games' ways of speaking. */
#include "parser/pack/loader.h"

um_text um_pack_builtin_xml(um_text name)
{
    for (const struct um_embedded *e = um_embedded; e->name; e++)
        if (um_text_is(name, e->name))
            return (um_text){(const char *)e->bytes, e->n};
    return (um_text){"", 0};
}
