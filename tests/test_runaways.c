/* Small files that once took minutes or all memory: each within ten seconds of processor time and 2 GiB, and
 * many times the size of such a file, too. `make bench` prints how the time grows. */
#include "tests/program.h"
#include "tests/test_reading_support.h"

#include <sys/resource.h>
#include <unistd.h>

#define ATTACKS "tests/attacks/"
#define SAMPLE                                                                                               \
    "--module", "fixtures/vassal/MadisonSample.vmod", "--bind", "fixtures/vassal/MadisonSample.bind.xml"
#define KIT "--module", FULL "MadisonFull.vmod", "--bind", FULL "MadisonFull.bind.xml"

static char path[64];

/* The program inherits the limits; a sanitizer reserves more than there is, and takes several times as long.
 */
#if defined(__SANITIZE_ADDRESS__)
enum { SECONDS = 60 };
#else
enum { SECONDS = 10 };
#endif

static void begin(void)
{
    const struct rlimit seconds = {SECONDS, SECONDS}, bytes = {2ul << 30, 2ul << 30};
    um_temp(path, sizeof path, "runaway");
    int fd = mkstemp(path);
    cr_assert(fd >= 0 && close(fd) == 0);
    cr_assert_eq(setrlimit(RLIMIT_CPU, &seconds), 0);
#if !defined(__SANITIZE_ADDRESS__)
    cr_assert_eq(setrlimit(RLIMIT_AS, &bytes), 0);
#else
    (void)bytes;
#endif
}

static void end(void)
{
    rename(path, "build/kept.vlog");
    unlink(path);
}

TestSuite(runaways, .init = begin, .fini = end, .timeout = 900);

static void ends(const char *const *args, int least, int most)
{
    um_ran r = um_program(args, NULL);
    cr_expect(r.status >= least && r.status <= most, "%s %s: %d %.300s", args[0], args[1], r.status,
              um_ran_err(&r));
    um_ran_free(&r);
}

#define ENDS(least, most, ...) ends((const char *const[]){__VA_ARGS__, NULL}, least, most)

Test(runaways, what_once_did_not_end)
{
    ENDS(0, 3, "bind", ATTACKS "modules/prototypes.vmod");
    ENDS(0, 3, "dump", ATTACKS "modules/prototypes.vmod");
    ENDS(0, 3, "check", SAMPLE, ATTACKS "names-in-a-report.vlog");
    ENDS(0, 3, "dump", "--module", "fixtures/vassal/MadisonSample.vmod", ATTACKS "long-id.vlog");
    ENDS(0, 3, "check", KIT, ATTACKS "blanks.vlog");
    ENDS(0, 3, "score", ATTACKS "vp-6000.ump");
}

static void write_bytes(um_text t)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(t.p, 1, t.n, f) == t.n && fclose(f) == 0);
}

static void write_log(const um_buf *text)
{
    um_buf zip = {0};
    pack_log(um_buf_view(text), &zip);
    write_bytes(um_buf_view(&zip));
    um_buf_free(&zip);
}

/* Forty thousand findings: in 24 s a tenth of them could be judged once. */
Test(runaways, findings)
{
    static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html"};
    um_buf b = {0};
    um_buf_str(&b, "game madison\nnow 1812 spring-summer phase=action\n");
    for (int i = 0; i < 20000; i++)
        um_buf_printf(&b, "vp us %d\n", i % 3);
    write_bytes(um_buf_view(&b));
    um_buf_free(&b);
    for (size_t i = 0; i < UM_COUNT(formats); i++)
        ENDS(1, 2, "check", "-q", "-v", "--format", formats[i], path);
    ENDS(1, 2, "score", "-q", "-v", path);
    um_ran r = UM_PROGRAM("check", path);
    cr_expect(strstr(um_ran_err(&r), "more than 4096 findings"), "%.300s", um_ran_err(&r));
    um_ran_free(&r);
}

/* An illegal step is asked again with each of these in each of the places where it may lie. */
Test(runaways, pieces_that_may_lie_anywhere)
{
    static const char *const who =
        "us:6th, us:9th, 11th, 12th, us:13th, 14th, 15th, us:16th, 20th, 21st, 23rd, 25th";
    um_buf b = {0};
    um_buf_str(&b, "game madison\nnow 1813 spring-summer us phase=action\n");
    um_buf_printf(&b, "at Albany: %s\nunclear %s: Utica, Rome, Buffalo, Oswego, Erie, Plattsburg\n", who,
                  who);
    for (int i = 0; i < 15000; i++)
        um_buf_str(&b, "depot York side=us\n");
    write_bytes(um_buf_view(&b));
    um_buf_free(&b);
    ENDS(1, 2, "check", "-q", "--format", "short", path);
    um_ran r = UM_PROGRAM("check", "-q", "--format", "short", path);
    cr_expect(strstr(um_ran_out(&r), ": step 1: illegal: "), "%.300s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(runaways, ids_and_names)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    for (int i = 0; i < 900; i++) {
        um_buf_str(&text, "\033LOG\tPLAYER\t");
        for (int k = 0; k < 1000; k++)
            um_buf_char(&text, 'a');
        um_buf_printf(&text, "b%d\tNameeeeeeeeeeeeeeeeeeeeeeeeeee%d\tUS", i, i);
    }
    for (int i = 0; i < 100; i++) {
        um_buf_str(&text, "\033LOG\tCHAT*** 2d6 = 1,2 *** ");
        for (int k = 0; k < 3000; k++)
            um_buf_char(&text, k % 4 ? 'a' : 'N');
        for (int k = 0; k < 100; k++)
            um_buf_str(&text, "\\\033LOG\tMutableProperty\t2d6_result\t1,1\t1,2\tModule");
    }
    write_log(&text);
    um_buf_free(&text);
    ENDS(0, 3, "check", "-q", KIT, path);
    ENDS(0, 3, "dump", "-q", "--module", FULL "MadisonFull.vmod", path);
    ENDS(0, 3, "dice", "-q", KIT, path);
}

/* Lines on which patterns go back and forth: just short of what is read as words. */
Test(runaways, hard_lines)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    for (int i = 0; i < 300; i++) {
        um_buf_str(&text, "\033LOG\tCHAT&lt;Henry&gt; - a");
        for (int k = 0; k < 1900; k++)
            um_buf_char(&text, i % 3 == 0 ? ' ' : i % 3 == 1 ? "x "[k % 2] : "1 op"[k % 4]);
        um_buf_str(&text, " holds");
    }
    write_log(&text);
    um_buf_free(&text);
    ENDS(0, 3, "check", "-q", KIT, path);
}

/* Every piece unknown to the binding, and told of once. */
Test(runaways, pieces)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    text.n -= strlen("\033end_save");
    for (int i = 0; i < 60000; i++)
        um_buf_printf(&text, "\033+/9%d/piece;;;x.png;P%d/Main Map;%d;%d;1;0", i, i, i % 3000, i % 1700);
    um_buf_str(&text, "\033end_save");
    write_log(&text);
    um_buf_free(&text);
    ENDS(0, 3, "check", "-q", KIT, path);
    ENDS(0, 3, "dump", "-q", "--module", FULL "MadisonFull.vmod", path);
}

/* A module whose one element has more attributes than libxml2 compares in time, in two encodings. */
Test(runaways, attributes)
{
    for (int wide = 0; wide <= 1; wide++) {
        um_buf xml = {0}, all = {0};
        um_buf_str(&xml, "<VASSAL.build.GameModule name='M' version='1'");
        for (int i = 0; i < 400000; i++)
            um_buf_printf(&xml, " a%d='x'", i);
        um_buf_str(&xml, "></VASSAL.build.GameModule>");
        if (wide)
            um_buf_add(&all, "\xff\xfe", 2);
        for (size_t i = 0; i < xml.n; i++) {
            um_buf_char(&all, xml.p[i]);
            if (wide)
                um_buf_char(&all, '\0');
        }
        const um_zipped entry = {"buildFile.xml", um_buf_view(&all), false};
        um_zip_file(path, &entry, 1);
        um_ran r = UM_PROGRAM("dump", path);
        cr_expect_eq(r.status, 3, "%d", r.status);
        cr_expect(strstr(um_ran_err(&r), "attributes"), "%s", um_ran_err(&r));
        um_ran_free(&r);
        um_buf_free(&xml);
        um_buf_free(&all);
    }
}

/* Prototypes that each name the next twice: the first comes to 2^30 of the last. */
Test(runaways, prototypes)
{
    um_buf xml = {0};
    um_buf_str(&xml,
               "<VASSAL.build.GameModule name='M' version='1'><VASSAL.build.module.PrototypesContainer>");
    for (int i = 0; i < 19; i++)
        um_buf_printf(
            &xml,
            "<VASSAL.build.module.PrototypeDefinition name='p%d'>+/null/prototype;p%d\tprototype;p%d\\"
            "\tprototype;p%d\\\\\tpiece;;;;/\t\\\t\\\\\tnull;0;0;;0"
            "</VASSAL.build.module.PrototypeDefinition>",
            i, i + 1, i + 1, i + 1);
    um_buf_str(&xml,
               "</VASSAL.build.module.PrototypesContainer><VASSAL.build.module.PieceWindow name='w'>"
               "<VASSAL.build.widget.PieceSlot entryName='E' gpid='1'>+/null/prototype;p0\tpiece;;;e.png;E/"
               "\tnull;0;0;1;0</VASSAL.build.widget.PieceSlot></VASSAL.build.module.PieceWindow>"
               "</VASSAL.build.GameModule>");
    const um_zipped entry = {"buildFile.xml", um_buf_view(&xml), false};
    um_zip_file(path, &entry, 1);
    um_buf_free(&xml);
    um_ran r = UM_PROGRAM("dump", path);
    cr_expect_eq(r.status, 0, "%d", r.status);
    cr_expect(strstr(um_ran_out(&r), "its prototypes come to more than the limit"), "%.400s", um_ran_out(&r));
    um_ran_free(&r);
}

typedef struct drag_of {
    char id[32], who[32];
    int x, y, from_x, from_y;
} drag_of;

/* The drags on the map that a history tells of. */
static size_t drags_of(const char *history, drag_of *out, size_t cap)
{
    size_t n = 0;
    for (const char *p = history; n < cap && (p = strstr(p, "\tM/")) != NULL; p++) {
        drag_of *d = &out[n];
        n += sscanf(p, "\tM/%31[^/]/Main Map/%d/%d/%*[^/]/Main Map/%d/%d/%*[^/]/%31[a-z-]", d->id, &d->x,
                    &d->y, &d->from_x, &d->from_y, d->who) == 6;
    }
    return n;
}

static void drag_there(um_buf *text, const drag_of *d, bool back)
{
    um_buf_printf(text, "\033LOG\tM/%s/Main Map/%d/%d/null/Main Map/%d/%d/null/%s", d->id,
                  back ? d->from_x : d->x, back ? d->from_y : d->y, back ? d->x : d->from_x,
                  back ? d->y : d->from_y, d->who);
}

/* A game with faults told several times over, its plays grown long by what goes away and comes back and by
 * dice that nobody asked for. */
Test(runaways, long_plays_that_break_rules)
{
    static drag_of drags[400];
    um_buf text = {0}, history = {0};
    whole_text_of(FULL "dev-1812-faults.vlog", &text);
    um_buf_char(&text, '\0');
    text.n--;
    const char *from = strstr(text.p, "\033LOG\t");
    cr_assert(from);
    um_buf_text(&history, (um_text){from, text.n - (size_t)(from - text.p)});
    size_t n = drags_of(history.p, drags, UM_COUNT(drags));
    cr_assert_gt(n, 10, "%zu", n);
    for (unsigned round = 0; round < 5; round++) {
        for (unsigned i = 0; i < 200; i++) {
            const drag_of *d = &drags[(round * 977 + i * 7919) % n];
            drag_there(&text, d, false);
            drag_there(&text, d, true);
        }
        for (unsigned i = 0; i < 200; i++)
            um_buf_printf(
                &text,
                "\033LOG\tCHAT*** 2d6 = %u,%u *** &lt;Henry&gt;\\\033LOG\tMutableProperty\t2d6_result\t1"
                "\t%u,%u\tModule",
                i % 6 + 1, i / 6 % 6 + 1, i % 6 + 1, i / 6 % 6 + 1);
        um_buf_text(&text, um_buf_view(&history));
    }
    write_log(&text);
    um_buf_free(&text);
    um_buf_free(&history);
    ENDS(0, 3, "check", "-q", KIT, path);
}

/* ---- heaps ---- */

enum { CLONES = 4000 };

/* What adds the 13th US to the table, "/TYPE/STATE", its layers with it. */
static um_text clone_of(const um_buf *text)
{
    const char *at = strstr(text->p, "\033+/1795221490961/");
    cr_assert(at);
    at += strlen("\033+/1795221490961");
    return (um_text){at, strcspn(at, "\033")};
}

static um_text state_of(um_text clone)
{
    size_t i = 1;
    while (clone.p[i] != '/' || clone.p[i - 1] == '\\')
        i++;
    return (um_text){clone.p + i + 1, clone.n - i - 1};
}

static void ends_in_time(const um_buf *text)
{
    write_log(text);
    ENDS(0, 3, "check", "-q", KIT, path);
    ENDS(0, 3, "convert", "-q", KIT, path);
    ENDS(0, 3, "dump", "-q", "--module", FULL "MadisonFull.vmod", path);
}

/* One piece of the game thousands of times at one spot, from the first or in play; then moved, turned,
 * deleted. */
static void clones(bool early)
{
    um_buf text = {0}, clone = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    um_buf_text(&clone, clone_of(&text));
    um_text piece = um_buf_view(&clone), state = state_of(piece);
    text.n -= early ? strlen("\033end_save") : 0;
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033%s+/8%d%.*s", early ? "" : "LOG\t", i, UM_FMT(piece));
    um_buf_str(&text, early ? "\033end_save" : "");
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033LOG\tM/8%d/Main Map/2051/1050/null/Main Map/2352/1161/null/dearborn-pw", i);
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033LOG\tD/8%d/%.*s/%.*s", i, UM_FMT(state), UM_FMT(state));
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033LOG\t-/8%d", i);
    ends_in_time(&text);
    um_buf_free(&text);
    um_buf_free(&clone);
}

Test(runaways, clones_at_one_spot)
{
    clones(true);
    clones(false);
}

/* One stack of thousands goes back and forth; a small file may ask for any work, and is refused at a limit.
 */
Test(runaways, a_stack_that_goes_about)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    text.n -= strlen("\033end_save");
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033+/8%d/piece;;;x.png;P/Main Map;5;5;1;0", i);
    um_buf_str(&text, "\033+/77/stack/Main Map;5;5");
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, ";8%d", i);
    um_buf_str(&text, "\033end_save");
    for (int i = 0; i < 20000; i++)
        um_buf_printf(&text, "\033LOG\tM/77/Main Map/%d/7/null/Main Map/%d/7/null/dearborn-pw", i % 2,
                      1 - i % 2);
    ends_in_time(&text);
    um_ran r = UM_PROGRAM("check", "-q", KIT, path);
    cr_expect_eq(r.status, 3, "%d", r.status);
    cr_expect(strstr(um_ran_err(&r), "moved with their stack more often than the limit"), "%.300s",
              um_ran_err(&r));
    um_ran_free(&r);
    um_buf_free(&text);
}

/* Pieces that never stack, heaped at one spot, and others that come and go there. */
Test(runaways, a_heap_that_does_not_stack)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    text.n -= strlen("\033end_save");
    for (int i = 0; i < 20000; i++)
        um_buf_printf(&text, "\033+/8%d/immob;gV;N;;0,0\tpiece;;;x.png;P/\tMain Map;5;5;1;0", i);
    um_buf_str(&text, "\033end_save");
    for (int i = 0; i < 40000; i++)
        um_buf_printf(&text, "\033LOG\tM/8%d/Main Map/5/5/null/Main Map/5/5/null/dearborn-pw", i % 20000);
    ends_in_time(&text);
    um_buf_free(&text);
}

/* All pieces of a pile dealt off it, one by one, and laid on it again from below. */
Test(runaways, a_pile_dealt_and_gathered)
{
    um_buf text = {0};
    position_of(FULL "dev-1812-faults.vlog", &text);
    text.n -= strlen("\033end_save");
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033+/8%d/piece;;;x.png;P/Main Map;5;5;1;0", i);
    um_buf_str(&text, "\033end_save");
    for (int round = 0; round < 4; round++)
        for (int i = 0; i < CLONES; i++)
            um_buf_printf(&text, "\033LOG\tM/8%d/Main Map/%d/5/null/Main Map/%d/5/null/dearborn-pw", i,
                          round % 2 ? 5 : 9, round % 2 ? 9 : 5);
    for (int i = 0; i < CLONES; i++)
        um_buf_printf(&text, "\033LOG\t-/8%d", i);
    ends_in_time(&text);
    um_buf_free(&text);
}
