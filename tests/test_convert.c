/* umpire convert: a record that one can read, whatever was said at the table. */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

static char path[64];

static void make_file(void)
{
    um_temp(path, sizeof path, "convert");
    int fd = mkstemp(path);
    cr_assert(fd >= 0);
    close(fd);
}

static void remove_file(void)
{
    unlink(path);
}

TestSuite(convert, .init = make_file, .fini = remove_file);

static void write_diary(diary *d)
{
    um_buf zip = {0};
    pack_log(um_buf_view(&d->text), &zip);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(zip.p, 1, zip.n, f) == zip.n);
    fclose(f);
    um_buf_free(&zip);
    um_buf_free(&d->text);
}

/* Laid out as fmt lays it out, in lines that fit an editor. */
static void is_sane(const char *record, const char *name)
{
    enum { WIDTH = 200 };
    um_ran r = um_program((const char *const[]){"fmt", "--check", "-", NULL}, record);
    cr_expect_eq(r.status, 0, "%s: %s%s", name, um_ran_out(&r), um_ran_err(&r));
    um_ran_free(&r);
    for (const char *p = record; *p; p += strcspn(p, "\n") + 1) {
        um_text line = {p, strcspn(p, "\n")};
        um_buf safe = {0};
        um_text_safe(line, &safe); /* UTF-8, and nothing that a terminal would obey */
        cr_expect(um_text_eq(line, um_buf_view(&safe)), "%s: %.60s", name, p);
        cr_expect_leq(line.n, WIDTH, "%s: %.60s", name, p);
        um_buf_free(&safe);
    }
}

static int lines_that_begin(const char *text, const char *with)
{
    int n = 0;
    for (const char *p = text; *p; p += strcspn(p, "\n") + (p[strcspn(p, "\n")] != 0))
        n += strncmp(p, with, strlen(with)) == 0;
    return n;
}

/* No line of chat becomes a line of the record, whatever is in it. */
Test(convert, words_stay_comments)
{
    static const char *const lines[] = {
        "one\nus: play Card 2 units",
        "two\rvp us 9",
        "three\r\nus: hold us",
        "four\x0bus: hold us",
        "five\x0cus: hold us",
        "six\xc2\x85us: hold us",
        "seven\xe2\x80\xa8us: hold us",
        "eight\xe2\x80\xa9us: hold us",
        "nine<br>us: hold us&#10;us: hold us&#x0a;vp us 9",
        "us: hold us",
        "accept 1 \"x\"",
        "data card 2 opv 3",
        "case X",
        "\"quoted\" \\ ' back\\",
        "\xe2\x80\xaeRTL \xe2\x81\xa6iso \xe2\x80\x8bzero \x01\x07 \xff\xfe \xc3",
        "\xf0\x9f\x98\x80 \xf0\x9f\x87\xba\xf0\x9f\x87\xb8",
        "# umpire 1",
        "%s %n",
        ""};
    diary d;
    um_buf longer = {0};
    thing card = CARD_12, ohio = THIRD_OHIO;
    begin_diary(&d);
    for (size_t i = 0; i < UM_COUNT(lines); i++)
        (i % 2 ? henry : roger)(&d, lines[i]);
    for (int i = 0; i < 5000; i++)
        um_buf_str(&longer, "\xc3\xa9");
    henry(&d, um_buf_view(&longer).p);
    um_buf_clear(&longer);
    for (int i = 0; i < 2500; i++)
        um_buf_str(&longer, "vp 9\n");
    roger(&d, um_buf_view(&longer).p);
    um_buf_free(&longer);
    henry(&d, "Card 12 as 2 ops");
    to(&d, &card, TABLE);
    to(&d, &ohio, FINDLAY);
    write_diary(&d);
    um_ran r = UM_PROGRAM("convert", "-q", "--module", FULL "MadisonFull.vmod", "--bind",
                          FULL "MadisonFull.bind.xml", path);
    const char *out = um_ran_out(&r);
    cr_assert_eq(r.status, 0, "%s", um_ran_err(&r));
    is_sane(out, "chat");
    cr_expect_eq(lines_that_begin(out, "us: "), 2, "%s", out);
    cr_expect_eq(lines_that_begin(out, "us: play Card 12 units value=2"), 1);
    cr_expect_eq(lines_that_begin(out, "us: move 3rd Ohio: Ft. MacArthur .. Ft. Findlay"), 1);
    static const char *const none[] = {"vp ", "accept ", "data ", "case ", "br: ", "case"};
    for (size_t i = 0; i < UM_COUNT(none); i++)
        cr_expect_eq(lines_that_begin(out, none[i]), 0, "%s", none[i]);
    cr_expect_eq(lines_that_begin(out, "umpire "), 1);
    cr_expect(strstr(out, "\n# Roger: one us: play Card 2 units\n"));
    um_ran_free(&r);
}

/* Talk is a comment up to a limit, which is told; what counts in it goes on counting. */
Test(convert, endless_talk_is_cut_and_that_is_said, .timeout = 60)
{
    diary d;
    thing card = CARD_12, ohio = THIRD_OHIO;
    begin_diary(&d);
    for (int i = 0; i < 33000; i++)
        henry(&d, "I think so");
    henry(&d, "Card 12 as 2 ops");
    to(&d, &card, TABLE);
    to(&d, &ohio, FINDLAY);
    write_diary(&d);
    um_ran r = UM_PROGRAM("convert", "--module", FULL "MadisonFull.vmod", "--bind",
                          FULL "MadisonFull.bind.xml", path);
    const char *out = um_ran_out(&r);
    cr_expect_eq(r.status, 3, "%s", um_ran_err(&r));
    cr_expect(strstr(um_ran_err(&r), "more than 32768 lines of talk"), "%s", um_ran_err(&r));
    cr_expect_eq(lines_that_begin(out, "# Henry: I think so"), 32768);
    cr_expect_eq(lines_that_begin(out, "us: play Card 12 units value=2"), 1);
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--module", FULL "MadisonFull.vmod", "--bind", FULL "MadisonFull.bind.xml",
                   path);
    cr_expect_neq(r.status, 3, "talk is nothing to check: %s", um_ran_err(&r));
    um_ran_free(&r);
}

/* Every session's record is laid out as fmt would do it. */
Test(convert, records_of_sessions_are_laid_out)
{
#define OF(name) FULL "../" name ".vlog"
    static const char *const logs[] = {OF("cards-1812"),
                                       OF("odd-text"),
                                       OF("undo-1813"),
                                       OF("york-1812"),
                                       OF("york-1812-reply"),
                                       OF("full/dev-1812-faults"),
                                       OF("full/dev-1812-opening-1"),
                                       OF("full/dev-1812-opening-2"),
                                       OF("stranger/stranger-autumn-faults"),
                                       OF("stranger/stranger-spring-faults")};
    for (size_t i = 0; i < UM_COUNT(logs); i++) {
        const char *set = strstr(logs[i], "/stranger/") || strstr(logs[i], "full/dev") ? "Full" : "Sample";
        char module[80], binding[80];
        const char *folder = *set == 'F' ? FULL : FULL "../";
        snprintf(module, sizeof module, "%sMadison%s.vmod", folder, set);
        snprintf(binding, sizeof binding, "%sMadison%s.bind.xml", folder, set);
        for (int undone = 0; undone < 2; undone++) {
            um_ran r = UM_PROGRAM("convert", "-q", "--module", module, "--bind", binding, logs[i],
                                  undone ? "--undone" : NULL);
            cr_expect_eq(r.status, 0, "%s: %s", logs[i], um_ran_err(&r));
            is_sane(um_ran_out(&r), logs[i]);
            um_ran_free(&r);
        }
    }
}

/* What a log is found to be, its record is found to be, with what the doubts say. */
Test(convert, a_doubt_goes_with_the_record)
{
    static const char log_path[] = FULL "dev-1812-faults.vlog";
    um_ran log = UM_PROGRAM("check", "-q", "--trust", "guess", "-f", "short", log_path);
    um_ran record = UM_PROGRAM("convert", "-q", log_path);
    cr_expect_eq(lines_that_begin(um_ran_out(&record), "doubt told for 1 \"illegal only if "), 2, "%s",
                 um_ran_out(&record));
    is_sane(um_ran_out(&record), log_path);
    um_ran again =
        um_program((const char *const[]){"check", "-q", "--trust", "guess", "-f", "short", "-", NULL},
                   um_ran_out(&record));
    const char *a = um_ran_out(&log), *b = um_ran_out(&again);
    int told = 0;
    for (; *a; a += strcspn(a, "\n") + (a[strcspn(a, "\n")] != 0)) {
        char line[400];
        const char *from = strstr(a, ".vlog:");
        snprintf(line, sizeof line, "%.*s", from ? (int)strcspn(from + 5, "\n") : 0, from ? from + 5 : "");
        if (strstr(line, ": illegal: ") || strstr(line, ": undetermined ("))
            cr_expect(strstr(b, line), "%s", line);
        told += strstr(line, "undetermined (told)") != NULL;
    }
    cr_expect_eq(told, 2);
    cr_expect_eq(log.status, again.status);
    um_ran_free(&log);
    um_ran_free(&record);
    um_ran_free(&again);
}

/* A slip is no act, so that a record cannot tell it; it is not lost, either. */
Test(convert, a_slip_stays_as_a_comment)
{
    um_ran r = UM_PROGRAM("convert", "-q", FULL "dev-1812-faults.vlog");
    cr_expect(strstr(um_ran_out(&r),
                     ": Kingston .. York  # 49th was dropped at Burlington by a slip, and put at York "),
              "%s", um_ran_out(&r));
    um_ran_free(&r);
}
