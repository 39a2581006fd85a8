/* A module, a map, a place, a piece or a side that is called as a player's id is: no output tells that name.
 */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

#define SAMPLE "fixtures/vassal/"
#define ID "s3sam-q7"

TestSuite(secret_names, .timeout = 300);

/* Names of the sample that become the id, one at a time, wherever they stand. */
static const char *const names[] = {"Madison Sample", "Main Map", "Burlington", "Royal George", "British"};

static void replace_all(um_text in, const char *name, um_buf *out)
{
    size_t n = strlen(name);
    for (size_t i = 0; i < in.n;)
        if (i + n <= in.n && memcmp(in.p + i, name, n) == 0) {
            um_buf_str(out, ID);
            i += n;
        } else {
            um_buf_char(out, in.p[i++]);
        }
}

static void entry_of(const char *archive, const char *entry, um_buf *out)
{
    um_varchive *a;
    cr_assert_eq(um_varchive_open(&a, archive, &(um_sink){0}), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, entry, 64u << 20, out), UM_OK);
    um_varchive_close(a);
}

static void renamed_module(const char *path, const char *name)
{
    um_buf xml = {0}, meta = {0}, xml2 = {0}, meta2 = {0};
    entry_of(SAMPLE "MadisonSample.vmod", "buildFile.xml", &xml);
    entry_of(SAMPLE "MadisonSample.vmod", "moduledata", &meta);
    replace_all(um_buf_view(&xml), name, &xml2);
    replace_all(um_buf_view(&meta), name, &meta2);
    const um_zipped entry[] = {{"buildFile.xml", um_buf_view(&xml2), false},
                               {"moduledata", um_buf_view(&meta2), false}};
    um_zip_file(path, entry, UM_COUNT(entry));
    um_buf *all[] = {&xml, &meta, &xml2, &meta2};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        um_buf_free(all[i]);
}

static void renamed_binding(const char *path, const char *name)
{
    um_buf xml = {0}, out = {0};
    slurp_file(SAMPLE "MadisonSample.bind.xml", &xml);
    replace_all(um_buf_view(&xml), name, &out);
    um_buf_char(&out, '\0');
    um_put_text(path, out.p);
    um_buf_free(&xml);
    um_buf_free(&out);
}

/* A log, or with `save` the save that it begins with, in which a player has the id. */
static void renamed_log(const char *path, const char *name, bool save)
{
    um_buf text = {0}, meta = {0}, log = {0}, meta2 = {0};
    if (save)
        position_of(SAMPLE "york-1812.vlog", &text);
    else
        whole_text_of(SAMPLE "york-1812.vlog", &text);
    entry_of(SAMPLE "york-1812.vlog", "moduledata", &meta);
    replace_all(um_buf_view(&text), name, &log);
    replace_all(um_buf_view(&meta), name, &meta2);
    um_buf_str(&log, save ? "\033PLAYER\t" ID "\tSam\tUS" : "\033LOG\tPLAYER\t" ID "\tSam\tUS");
    const um_zipped entry[] = {{"savedGame", um_buf_view(&log), false},
                               {"moduledata", um_buf_view(&meta2), false}};
    um_zip_file(path, entry, UM_COUNT(entry));
    um_buf *all[] = {&text, &meta, &log, &meta2};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        um_buf_free(all[i]);
}

static const char *in(const char *name)
{
    return um_in_folder(name);
}

static void tells_it_not(const char *name, const char *const *args)
{
    um_ran r = um_program(args, NULL);
    cr_expect(r.status >= 0 && r.status <= 4, "%s, %s: %d %s", name, args[0], r.status, um_ran_err(&r));
    cr_expect_not(strstr(um_ran_out(&r), ID), "%s, %s: %.200s", name, args[0], strstr(um_ran_out(&r), ID));
    cr_expect_not(strstr(um_ran_err(&r), ID), "%s, %s: %.200s", name, args[0], strstr(um_ran_err(&r), ID));
    um_ran_free(&r);
}

#define TELLS_NOT(name, ...) tells_it_not(name, (const char *const[]){__VA_ARGS__, NULL})

static void ask_all(const char *name)
{
    static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html"};
    const char *log = in("L.vlog");
    for (size_t i = 0; i < UM_COUNT(formats); i++) /* with what lies beside it */
        TELLS_NOT(name, "check", "-v", "--trust", "guess", "--format", formats[i], log);
    TELLS_NOT(name, "convert", "--undone", log);
    TELLS_NOT(name, "score", "-v", log);
    TELLS_NOT(name, "dice", "-v", "--format", "jsonl", log);
    TELLS_NOT(name, "replay", "-v", log);
    TELLS_NOT(name, "explain", "-v", log, "1");
    TELLS_NOT(name, "legal", "-v", log, "1");
    TELLS_NOT(name, "settle", log);
    TELLS_NOT(name, "dump", log);
    TELLS_NOT(name, "dump", "--format", "jsonl", "--reveal", log);
    TELLS_NOT(name, "dump", "--stats", log);
    TELLS_NOT(name, "bind", "--save", in("S.vsav"), in("M.vmod"));
    TELLS_NOT(name, "check", "--store", in("store.db"), log);
    TELLS_NOT(name, "query", in("store.db"));
    TELLS_NOT(name, "query", "--format", "jsonl", in("store.db"));
    /* with what does not go with it */
    TELLS_NOT(name, "check", "--module", SAMPLE "full/MadisonFull.vmod", log);
    TELLS_NOT(name, "check", "--bind", SAMPLE "full/MadisonFull.bind.xml", log);
    TELLS_NOT(name, "convert", "--module", SAMPLE "MadisonSample.vmod", "--bind", in("M.bind.xml"), log);
    TELLS_NOT(name, "bind", "--save", in("S.vsav"), SAMPLE "MadisonSample.vmod");
    unlink(in("M.bind.xml"));
    TELLS_NOT(name, "check", log);
    unlink(in("M.vmod"));
    TELLS_NOT(name, "check", log);
    TELLS_NOT(name, "dump", log);
}

Test(secret_names, of_a_module_and_of_what_is_in_it)
{
    cr_assert_eq(setenv("XDG_DATA_HOME", "/nonexistent", 1), 0);
    for (size_t i = 0; i < UM_COUNT(names); i++) {
        um_folder_make("secretnames");
        renamed_module(in("M.vmod"), names[i]);
        renamed_binding(in("M.bind.xml"), names[i]);
        renamed_log(in("L.vlog"), names[i], false);
        renamed_log(in("S.vsav"), names[i], true);
        ask_all(names[i]);
        um_folder_remove();
    }
}
