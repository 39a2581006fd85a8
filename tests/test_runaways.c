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
