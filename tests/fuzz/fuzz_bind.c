/* Any bytes as a binding: read, and tied to a pack. */
// seeds: fixtures/vassal/*.bind.xml fixtures/vassal/full/*.bind.xml
#include <string.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_xml)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static um_pack *pack;
    um_binding *b;
    if (!pack && um_pack_builtin(um_games[0], UM_TEXT(""), NULL, &pack) != UM_OK)
        return 0;
    if (size > 262144 ||
        um_bind_read(UM_TEXT("fuzz"), (um_text){(const char *)data, size}, NULL, &b) != UM_OK)
        return 0;
    if (um_bind_resolve(b, pack, NULL) == UM_OK)
        um_bind_fits(b, UM_TEXT("Madison Sample"), UM_TEXT("1.0"), NULL);
    for (size_t i = 0; i < b->says; i++)
        for (size_t k = 0; k < b->say[i].heads; k++)
            um_pattern_find(b->say[i].head[k].pattern, UM_TEXT("last card, DOW for 3 ops: activate Brock"));
    um_bind_free(b);
    return 0;
}
