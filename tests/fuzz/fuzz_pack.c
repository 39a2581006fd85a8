/* Any bytes as a game pack: read, copied, checked, asked. Nothing may crash, hang or leak. */
// seeds: tests/fuzz/corpus/pack
#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_xml)

typedef struct asked {
    const um_pack *p;
    um_buf words;
} asked;

static void say(void *user, um_datum_id id)
{
    asked *a = user;
    um_datum_name(a->p, id, &a->words);
    um_datum_value(a->p, id, &a->words);
    um_buf_clear(&a->words);
}

static void hear(void *user, const um_diag *d)
{
    *(size_t *)user += d->quote.n + d->at.column;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t heard = 0;
    const um_sink sink = {hear, &heard};
    um_pack *p, *copy;
    um_pack_report r;
    if (um_pack_load(UM_TEXT("fuzz"), (um_text){(const char *)data, size}, NULL, NULL, &sink, &p) != UM_OK)
        return 0;
    if (um_pack_copy(p, &copy, &sink) == UM_OK) {
        asked a = {.p = copy};
        for (int k = 0; k < p->game->nkinds; k++)
            um_pack_look(copy, um_text_of(p->game->kinds[k].plural), say, &a, NULL);
        um_buf_free(&a.words);
        um_pack_free(copy);
    }
    um_pack_check(p, &sink, &r);
    um_pack_report_free(&r);
    um_pack_free(p);
    return 0;
}
