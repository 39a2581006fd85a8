/* Any bytes as a module's build file: what is proposed for it is a binding that can be read and tied to the
 * pack. */
// seeds: tests/fuzz/corpus/archive/buildFile.xml
#include <stdlib.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_xml)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static um_pack *pack;
    um_vmodule *m;
    um_binding *b;
    um_bind_tally tally;
    um_buf xml = {0}, report = {0};
    if (!pack && um_pack_builtin(um_games[0], UM_TEXT(""), NULL, &pack) != UM_OK)
        return 0;
    if (size > 65536 || um_vmodule_parse(&m, (um_text){(const char *)data, size}, "fuzz", NULL) != UM_OK)
        return 0;
    if (um_bind_propose(m, pack, NULL, &xml, &report, &tally) == UM_OK) {
        if (um_bind_read(UM_TEXT("proposal"), um_buf_view(&xml), NULL, &b) != UM_OK ||
            um_bind_resolve(b, pack, NULL) != UM_OK || um_bind_fits(b, m->name, m->version, NULL) != UM_OK)
            abort();
        um_bind_free(b);
    }
    um_buf_free(&xml);
    um_buf_free(&report);
    um_vmodule_free(m);
    return 0;
}
