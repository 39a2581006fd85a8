/* Any text as the commands of a log: read as a record, which is written, read again and played: the log and
 * its record are judged alike. */
// seeds: tests/fuzz/corpus/reading/*
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_log)

static um_pack *pack;
static um_reading_kit kit;

static void slurp(const char *path, um_buf *out)
{
    char part[8192];
    size_t n;
    FILE *f = fopen(path, "rb");
    while (f && (n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    if (f)
        fclose(f);
}

/* The sample's module and binding, opened once. */
static bool ready(void)
{
    um_buf log = {0};
    if (kit.binding)
        return true;
    slurp("fixtures/vassal/york-1812.vlog", &log);
    bool ok = um_pack_builtin(um_games[0], UM_TEXT(""), NULL, &pack) == UM_OK &&
              um_reading_kit_open(UM_TEXT("fixtures/vassal/york-1812.vlog"), um_buf_view(&log), UM_TEXT(""),
                                  UM_TEXT(""), NULL, &kit) == UM_OK &&
              um_bind_resolve(kit.binding, pack, NULL) == UM_OK;
    um_buf_free(&log);
    return ok;
}

static um_status find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    (void)user, (void)g, (void)name;
    *out = pack;
    return UM_OK;
}

/* Steps, verdicts and score are those of the log itself. */
static void judge_alike(const um_record *back, const um_run *own)
{
    const um_run_settings s = {.trust = UM_GUESS};
    um_counts a, b;
    um_score x, y;
    um_run *run;
    if (back->ncases != 1 || um_run_case(&back->cases[0], &s, NULL, &run) != UM_OK)
        abort();
    um_replay_counts(own->replay, &a);
    um_replay_counts(run->replay, &b);
    um_replay_score(own->replay, &x);
    um_replay_score(run->replay, &y);
    if (a.steps != b.steps || a.illegal != b.illegal || a.undetermined != b.undetermined ||
        !um_range_same(x.net, y.net))
        abort();
    um_run_free(run);
}

/* What is written can be read, every line of it. */
static void again(const um_record *r, const um_run *own)
{
    const um_read_options o = {.game = um_games[0], .find_pack = find_pack};
    um_buf text = {0};
    um_record *back;
    if (um_record_write(r, &text) == UM_OK) {
        if (um_record_read(UM_TEXT("again"), um_buf_view(&text), &o, &back) != UM_OK || back->nbad)
            abort();
        judge_alike(back, own);
        um_record_free(back);
    }
    um_buf_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const um_run_settings s = {.trust = UM_GUESS};
    um_reading *r;
    um_run *run;
    if (!ready())
        abort();
    const um_reading_options o = {.module = kit.module, .binding = kit.binding, .pack = pack};
    const um_reading_input in = {UM_TEXT("fuzz"), {(const char *)data, size}};
    if (size > 262144 || um_reading_open(&in, 1, &o, &r) != UM_OK)
        return 0;
    if (um_run_case(&r->record->cases[0], &s, NULL, &run) == UM_OK) {
        again(r->record, run);
        um_run_free(run);
    }
    um_reading_free(r);
    return 0;
}
