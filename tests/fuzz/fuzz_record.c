/* Any bytes as a record: read, laid out, read again, laid out the same, and played. */
// seeds: fixtures/*/*.ump fixtures/records/*.ump
#include <stdlib.h>
#include <string.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_record)

static um_status find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    static um_pack *own[8];
    (void)user;
    for (int i = 0; i < um_ngames && i < 8; i++) {
        if (um_games[i] != g || (name.n && !um_text_is(name, g->builtin_pack)))
            continue;
        um_status s = own[i] ? UM_OK : um_pack_builtin(g, (um_text){"", 0}, NULL, &own[i]);
        if (s == UM_OK)
            *out = own[i];
        return s;
    }
    return UM_NAME;
}

static void play(const um_record *r)
{
    const um_run_settings s = {.expectations = true};
    for (int i = 0; i < r->ncases && i < 20; i++) {
        um_run *run;
        if (um_run_case(&r->cases[i], &s, NULL, &run) == UM_OK)
            um_run_free(run);
    }
}

/* What was laid out reads as it did, and is laid out the same. */
static void again(const um_record *r, const um_read_options *o)
{
    um_buf once = {0}, twice = {0};
    um_record *back;
    if (um_record_write(r, &once) == UM_OK && once.n < (1u << 20)) {
        if (um_record_read(UM_TEXT("again"), um_buf_view(&once), o, &back) != UM_OK)
            abort();
        if (back->nbad != r->nbad || um_record_write(back, &twice) != UM_OK ||
            !um_text_eq(um_buf_view(&once), um_buf_view(&twice)))
            abort();
        um_record_free(back);
    }
    um_buf_free(&once);
    um_buf_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const um_read_options o = {.game = um_games[0], .find_pack = find_pack};
    um_record *r;
    if (size > 65536 || um_record_read(UM_TEXT("fuzz"), (um_text){(const char *)data, size}, &o, &r) != UM_OK)
        return 0;
    again(r, &o);
    play(r);
    um_record_free(r);
    return 0;
}
