/* No output shows a character that changes how others look or is not seen, whatever the text; the formats for
 * machines are well-formed for any text. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parser/umpire.h"
#include "tests/program.h"
#include "tests/test_reading_support.h"

static char folder[64];

static void make_folder(void)
{
    um_temp(folder, sizeof folder, "escaping");
    cr_assert(mkdtemp(folder));
}

static void remove_folder(void)
{
    const char *const args[] = {"rm", "-r", folder, NULL};
    if (fork() == 0)
        execvp("rm", (char *const *)(uintptr_t)args);
}

TestSuite(escaping, .init = make_folder, .fini = remove_folder, .timeout = 300);

static void put_code(um_buf *b, uint32_t c)
{
    if (c < 0x80) {
        um_buf_char(b, (char)c);
    } else if (c < 0x800) {
        um_buf_char(b, (char)(0xc0 | c >> 6));
        um_buf_char(b, (char)(0x80 | (c & 0x3f)));
    } else {
        if (c < 0x10000) {
            um_buf_char(b, (char)(0xe0 | c >> 12));
        } else {
            um_buf_char(b, (char)(0xf0 | c >> 18));
            um_buf_char(b, (char)(0x80 | (c >> 12 & 0x3f)));
        }
        um_buf_char(b, (char)(0x80 | (c >> 6 & 0x3f)));
        um_buf_char(b, (char)(0x80 | (c & 0x3f)));
    }
}

/* One of each kind; NUL apart, which ends a line of arguments. */
static const uint32_t bad[] = {
    0x1,     0x7,     0x8,     0xb,     0xc,     0x1b,    0x1f,    0x7f,     0x80,    0x85,   0x9b,
    0xad,    0x34f,   0x61c,   0x115f,  0x180e,  0x200b,  0x200d,  0x200f,   0x2028,  0x202e, 0x2060,
    0x2066,  0x3164,  0xe000,  0xf8ff,  0xfdd0,  0xfe0f,  0xfeff,  0xffa0,   0xfff9,  0xfffe, 0xffff,
    0x1bca0, 0x1d173, 0x1fffe, 0xe0001, 0xe0041, 0xe0100, 0xf0000, 0x10fffd, 0x10ffff};

/* All of them between letters, and bytes that are no UTF-8; or those that a record may hold. */
static void put_bad(um_buf *b, bool broken)
{
    for (size_t i = 0; i < UM_COUNT(bad); i++) {
        if (!broken && (bad[i] < 0x80 || bad[i] == 0x85))
            continue;
        um_buf_char(b, 'x');
        put_code(b, bad[i]);
    }
    um_buf_str(b, broken ? "y\xff\xc3(\xed\xa0\x80\xf8z&<>\"'" : "z&<>'");
}

/* The first place where a text shows what may not be shown, or NULL. Line ends (of CSV, too) and tabs may. */
static const char *shows(um_text t)
{
    for (size_t i = 0; i < t.n;) {
        uint32_t c = 0;
        size_t n = um_code_take(t.p + i, t.n - i, &c);
        bool line_end = c == '\n' || (c == '\r' && i + 1 < t.n && t.p[i + 1] == '\n');
        if (!n || (um_code_unsafe(c) && !line_end && c != '\t'))
            return t.p + i;
        i += n;
    }
    return NULL;
}

static void is_clean(const um_ran *r, const char *what)
{
    const char *out = shows(um_buf_view(&r->out)), *err = shows(um_buf_view(&r->err));
    cr_expect(r->status >= 0 && r->status <= 4, "%s: %d", what, r->status);
    cr_expect(!out, "%s: byte %02x of %.60s", what, out ? (unsigned char)*out : 0, out);
    cr_expect(!err, "%s: byte %02x of %.60s", what, err ? (unsigned char)*err : 0, err);
}

static void write_file(const char *path, const um_buf *b)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(b->p, 1, b->n, f) == b->n && fclose(f) == 0, "%s", path);
}

/* Records that say it in every part: headers, ids, names, comments, words that nobody knows. */
static size_t write_records(char path[][200], bool broken)
{
    static const char *const shapes[][2] = {
        {"game madison\ntitle ", "\nnow 1812 winter\n"},
        {"game madison\ntitle \"", "\"\nnow 1812 winter\n"},
        {"game madison\nplayer us \"", "\"\nnow 1812 winter\nphase action\n"},
        {"game madison\ncase \"", "\" \"title\"\n now 1812 winter\n phase action\n expect legal\n"},
        {"game madison\ncase X \"", "\"\n now 1812 winter\n phase action\n expect illegal 9.2\n"},
        {"game madison\nnow 1812 winter\nphase action # ", "\n"},
        {"game madison\nnow 1812 winter\n# ", "\nphase action\n"},
        {"game madison\nnow 1812 winter\n", " us\n"},
        {"game madison\nnow 1812 winter\nus: move \"", "\": York - Niagara\n"},
        {"game madison\nnow 1812 winter\nus: play \"", "\" value=3\n"},
        {"game madison\nsource ", "\nnow 1812 winter\n"},
        {"game madison\nfrom \"", "\"\nnow 1812 winter\n"},
        {"game madison\npack \"", "\"\nnow 1812 winter\n"},
        {"game ", "\nnow 1812 winter\n"},
        {"game madison\nruling ", " x\nnow 1812 winter\n"},
        {"game madison\nnow 1812 winter\naccept 1 \"", "\"\nphase action\n"},
    };
    for (size_t i = 0; i < UM_COUNT(shapes); i++) {
        um_buf b = {0};
        um_buf_str(&b, shapes[i][0]);
        put_bad(&b, broken);
        um_buf_str(&b, shapes[i][1]);
        snprintf(path[i], 200, "%s/%zu.ump", folder, i);
        write_file(path[i], &b);
        um_buf_free(&b);
    }
    return UM_COUNT(shapes);
}

static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html"};

static void is_xml(const um_ran *r, const char *what)
{
    xmlDocPtr d = xmlReadMemory(r->out.p, (int)r->out.n, "out.xml", NULL,
                                XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET);
    cr_expect(d, "%s is not well-formed: %.400s", what, um_ran_out(r));
    xmlFreeDoc(d);
}

/* A value a line, or one value. */
static void is_json(const um_ran *r, bool lines, const char *what)
{
    json_error_t e;
    for (const char *at = um_ran_out(r); *at;) {
        size_t n = lines ? strcspn(at, "\n") : strlen(at);
        json_t *j = json_loadb(at, n, JSON_REJECT_DUPLICATES, &e);
        cr_expect(j, "%s: %s in %.200s", what, e.text, at);
        json_decref(j);
        at += n + (at[n] == '\n');
    }
}

static void is_sound(const um_ran *r, const char *format, const char *what)
{
    is_clean(r, what);
    cr_expect_not(strstr(um_ran_err(r), "output error"), "%s: %s", what, um_ran_err(r));
    if (strcmp(format, "junit") == 0 || strcmp(format, "html") == 0)
        is_xml(r, what);
    else if (strcmp(format, "jsonl") == 0 || strcmp(format, "sarif") == 0)
        is_json(r, format[0] == 'j', what);
}

Test(escaping, of_records)
{
    static char path[32][200];
    for (int broken = 0; broken <= 1; broken++) {
        size_t n = write_records(path, broken);
        for (size_t i = 0; i < n; i++) {
            for (size_t f = 0; f < UM_COUNT(formats); f++) {
                um_ran r = UM_PROGRAM("check", "-v", "--format", formats[f], path[i]);
                is_sound(&r, formats[f], path[i]);
                um_ran_free(&r);
            }
            static const char *const calls[][4] = {{"fmt"},
                                                   {"test"},
                                                   {"test", "--format", "tap"},
                                                   {"test", "--format", "junit"},
                                                   {"test", "--format", "jsonl"},
                                                   {"score"},
                                                   {"dice"},
                                                   {"replay"},
                                                   {"check", "--color=always", "-v"}};
            for (size_t c = 0; c < UM_COUNT(calls); c++) {
                const char *args[8] = {NULL};
                for (size_t k = 0; k < 4 && calls[c][k]; k++)
                    args[k] = calls[c][k];
                for (size_t k = 0; k < 7; k++)
                    if (!args[k]) {
                        args[k] = path[i];
                        break;
                    }
                um_ran r = um_program(args, NULL);
                if (c + 1 < UM_COUNT(calls))
                    is_sound(&r, calls[c][1] ? calls[c][2] : "text", calls[c][0]);
                um_ran_free(&r);
            }
            um_ran r = UM_PROGRAM("explain", path[i], "1");
            is_clean(&r, "explain");
            um_ran_free(&r);
            r = UM_PROGRAM("legal", path[i], "1");
            is_clean(&r, "legal");
            um_ran_free(&r);
        }
    }
}

/* What fmt wrote once it does not change again. */
Test(escaping, fmt_is_stable)
{
    static char path[32][200];
    size_t n = write_records(path, false), laid = 0;
    for (size_t i = 0; i < n; i++) {
        um_ran once = UM_PROGRAM("fmt", path[i]);
        if (once.status == 0 && once.out.n) {
            laid++;
            write_file(path[i], &once.out);
            um_ran again = UM_PROGRAM("fmt", path[i]);
            cr_expect_str_eq(um_ran_out(&again), um_ran_out(&once));
            um_ran_free(&again);
        }
        um_ran_free(&once);
    }
    cr_expect_gt(laid, 4, "%zu", laid);
}

/* Where a log may say something. */
Test(escaping, of_logs)
{
    um_buf text = {0}, zip = {0};
    char path[200];
    position_of(FULL "dev-1812-faults.vlog", &text);
    static const char *const heads[] = {"CHAT&lt;Henry&gt; - ",
                                        "CHAT*** 2d6 = 1,2 *** &lt;",
                                        "CHAT",
                                        "PLAYER\tp\t",
                                        "NOTES\t",
                                        "EXT\t",
                                        "ZZZ",
                                        "TURN",
                                        "MutableProperty\tx\t0\t",
                                        "+/9/piece;;;a.png;",
                                        "AUDIO"};
    for (size_t i = 0; i < UM_COUNT(heads); i++) {
        um_buf_printf(&text, "\033LOG\t%s", heads[i]);
        um_buf b = {0};
        put_bad(&b, true);
        for (size_t k = 0; k < b.n; k++)
            if (b.p[k] != '\033' && b.p[k] != '/')
                um_buf_char(&text, b.p[k]);
        um_buf_free(&b);
        um_buf_str(&text, "/Main Map;5;6;1;0");
    }
    pack_log(um_buf_view(&text), &zip);
    snprintf(path, sizeof path, "%s/x.vlog", folder);
    write_file(path, &zip);
    um_buf_free(&text);
    um_buf_free(&zip);
    const char *const m = FULL "MadisonFull.vmod", *const bind = FULL "MadisonFull.bind.xml";
    for (size_t f = 0; f < UM_COUNT(formats); f++) {
        um_ran r = UM_PROGRAM("check", "-v", "--format", formats[f], "--module", m, "--bind", bind, path);
        is_sound(&r, formats[f], formats[f]);
        um_ran_free(&r);
    }
    static const char *const others[][3] = {
        {"convert"}, {"score"}, {"dice", "--format=csv"}, {"dice", "--format=jsonl"}, {"dice", "-v"}};
    for (size_t i = 0; i < UM_COUNT(others); i++) {
        const char *args[] = {others[i][0], "--module", m, "--bind", bind, path, others[i][1], NULL};
        um_ran r = um_program(args, NULL);
        is_clean(&r, others[i][0]);
        um_ran_free(&r);
    }
    for (int reveal = 0; reveal <= 1; reveal++) {
        um_ran r = UM_PROGRAM("dump", "--module", m, path, reveal ? "--reveal" : NULL);
        is_clean(&r, "dump");
        um_ran_free(&r);
        r = UM_PROGRAM("dump", "--format=jsonl", "--module", m, path, reveal ? "--reveal" : NULL);
        is_clean(&r, "dump");
        is_json(&r, true, "dump");
        um_ran_free(&r);
    }
}

/* Names of files, and arguments. */
Test(escaping, of_names)
{
    um_buf name = {0}, record = {0};
    um_buf_printf(&name, "%s/", folder);
    for (size_t i = 0; i < UM_COUNT(bad); i++)
        put_code(&name, bad[i]);
    um_buf_str(&name, "\xff&<>\"'.ump");
    um_buf_str(&record, "game madison\nnow 1812 winter\nphase action\n");
    write_file(um_buf_view(&name).p, &record);
    for (size_t f = 0; f < UM_COUNT(formats); f++)
        for (int what = 0; what < 2; what++) {
            um_ran r = UM_PROGRAM("check", "--format", formats[f], what ? folder : um_buf_view(&name).p);
            is_sound(&r, formats[f], formats[f]);
            um_ran_free(&r);
        }
    um_buf_str(&name, "none");
    static const char *const calls[] = {"check", "fmt", "dump", "test", "score", "bind"};
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        um_ran r = UM_PROGRAM(calls[i], um_buf_view(&name).p);
        is_clean(&r, calls[i]);
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("check", "--trust", um_buf_view(&name).p, "x");
    is_clean(&r, "an option's value");
    um_ran_free(&r);
    um_buf_free(&name);
    um_buf_free(&record);
}

/* Every character by itself in a title of a JUnit report. */
Test(escaping, every_character_is_well_formed_in_xml)
{
    char path[200];
    snprintf(path, sizeof path, "%s/all.ump", folder);
    um_buf b = {0};
    um_buf_str(&b, "game madison\n");
    for (uint32_t c = 0x80, n = 0; c < 0x110000; c += c < 0x3000 ? 1 : c > 0xffff ? 4095 : 7) {
        if (n++ % 400 == 0)
            um_buf_printf(&b, "%scase c%u \"", n > 1 ? "\"\n now 1812 winter\n phase action\n" : "", n);
        if (c < 0xd800 || c >= 0xe000)
            put_code(&b, c);
    }
    um_buf_str(&b, "\"\n now 1812 winter\n phase action\n");
    write_file(path, &b);
    um_buf_free(&b);
    static const char *const all[] = {"junit", "html", "sarif", "jsonl"};
    for (size_t i = 0; i < UM_COUNT(all); i++) {
        um_ran r = UM_PROGRAM("check", "--format", all[i], path);
        cr_expect_gt(r.out.n, 500, "%s", um_ran_err(&r));
        is_sound(&r, all[i], all[i]);
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("check", "--format", "junit", "tests/attacks/noncharacters.ump");
    is_sound(&r, "junit", "noncharacters");
    um_ran_free(&r);
    r = UM_PROGRAM("fmt", "tests/attacks/controls.ump");
    is_clean(&r, "controls");
    um_ran_free(&r);
}
