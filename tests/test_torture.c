/* Whole readers with every allocation failing in turn: the failure is told, nothing leaks. */
#include "parser/umpire.h"
#include "tests/torture.h"

#include <criterion/criterion.h>

static const um_sink silence = {0};

static um_status replay(um_varchive *a)
{
    um_vstream *stream = NULL;
    um_vgame *game = NULL;
    um_status s = um_vstream_open(&stream, a);
    if (!s)
        s = um_vgame_new(&game, NULL, &silence);
    for (bool got = true; !s && got;) {
        um_vleaf leaf;
        s = um_vstream_next(stream, &leaf, &got);
        if (!s && got)
            s = um_vgame_step(game, stream, &leaf);
    }
    um_vgame_free(game);
    um_vstream_close(stream);
    return s;
}

static um_status read_log(void *user)
{
    const char *path = *(const char **)user;
    um_varchive *a = NULL;
    um_status s = um_varchive_open(&a, path, &silence);
    if (!s)
        s = replay(a);
    um_varchive_close(a);
    return s;
}

static um_status read_module(void *user)
{
    const char *path = *(const char **)user;
    um_vmodule *m = NULL;
    um_status s = um_vmodule_open(&m, path, &silence);
    um_vmodule_free(m);
    return s;
}

Test(torture, logs)
{
    const char *paths[] = {"fixtures/vassal/york-1812.vlog", "fixtures/vassal/undo-1813.vlog",
                           "fixtures/vassal/odd-text.vlog", "fixtures/vassal/cards-1812.vlog"};
    for (size_t i = 0; i < UM_COUNT(paths); i++)
        cr_expect_gt(um_torture(read_log, &paths[i], 400), 10, "%s", paths[i]);
}

Test(torture, a_long_log)
{
    const char *path = "fixtures/vassal/full/dev-1812-opening-1.vlog";
    cr_expect_gt(um_torture(read_log, &path, 100), 10);
}

Test(torture, modules)
{
    const char *paths[] = {"fixtures/vassal/MadisonSample.vmod", "fixtures/vassal/full/MadisonFull.vmod"};
    for (size_t i = 0; i < UM_COUNT(paths); i++)
        cr_expect_gt(um_torture(read_module, &paths[i], 300), 5, "%s", paths[i]);
}
