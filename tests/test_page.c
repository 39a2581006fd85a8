/* The HTML report as a page: well-formed, every step on it, its data that of the game, nothing in a text able
 * to break out of where it stands, no card named in its positions, nothing asked of any network. How the page
 * acts is seen in a browser by tests/page/run.py. */
#include "tests/program.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <jansson.h>
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MADISON "fixtures/madison/games/1812-1814-illegal.ump"
#define INVASION "fixtures/invasion/games/faults-intro1812.ump"
#define NIAGARA "fixtures/niagara/games/street-creek.ump"
#define LOG "fixtures/vassal/full/dev-1812-faults.vlog"

/* ---- a page, read as XML ---- */

typedef struct page {
    um_ran ran;
    xmlDocPtr doc;
    json_t *data; /* of its first game */
} page;

static xmlDocPtr as_xml(const char *text)
{
    xmlDocPtr doc = xmlReadMemory(text, (int)strlen(text), "page", NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
    cr_assert(doc, "the page is not well-formed");
    return doc;
}

/* How many nodes an XPath finds. */
static int found(xmlDocPtr doc, const char *path)
{
    xmlXPathContextPtr c = xmlXPathNewContext(doc);
    xmlXPathObjectPtr o = xmlXPathEvalExpression(BAD_CAST path, c);
    int n = o && o->nodesetval ? o->nodesetval->nodeNr : 0;
    xmlXPathFreeObject(o);
    xmlXPathFreeContext(c);
    return n;
}

static json_t *data_of(xmlDocPtr doc)
{
    xmlXPathContextPtr c = xmlXPathNewContext(doc);
    xmlXPathObjectPtr o = xmlXPathEvalExpression(BAD_CAST "string(//script[@class='data'][1])", c);
    json_t *data = json_loads((const char *)o->stringval, JSON_REJECT_DUPLICATES, NULL);
    xmlXPathFreeObject(o);
    xmlXPathFreeContext(c);
    cr_assert(data, "the data are no JSON");
    return data;
}

static page take(const char *const *args, const char *input)
{
    page p = {.ran = um_program(args, input)};
    p.doc = as_xml(um_ran_out(&p.ran));
    p.data = data_of(p.doc);
    return p;
}

static page page_of(const char *file)
{
    return take((const char *const[]){"check", "-q", "-f", "html", file, NULL}, NULL);
}

static void drop(page *p)
{
    json_decref(p->data);
    xmlFreeDoc(p->doc);
    um_ran_free(&p->ran);
}

/* Of the last object of a game's JSON: "steps" and so on. */
static int summed(const char *file, const char *key)
{
    um_ran r = UM_PROGRAM("check", "-q", "-f", "jsonl", file);
    const char *last = strstr(um_ran_out(&r), "{\"type\":\"summary\"");
    json_t *o = last ? json_loads(last, JSON_DISABLE_EOF_CHECK, NULL) : NULL;
    int n = (int)json_integer_value(json_object_get(o, key));
    cr_assert(o);
    json_decref(o);
    um_ran_free(&r);
    return n;
}

static size_t size_of(const json_t *data, const char *key)
{
    return json_array_size(json_object_get(data, key));
}

/* ---- its structure ---- */

Test(page, has_every_step_and_leads_to_every_finding)
{
    static const char *const games[] = {MADISON, INVASION, NIAGARA, LOG};
    for (size_t i = 0; i < UM_COUNT(games); i++) {
        page p = page_of(games[i]);
        size_t steps = (size_t)summed(games[i], "steps");
        cr_expect_gt(steps, 20);
        cr_expect_eq(found(p.doc, "//ol[@class='steps']/li/a[@class='step']"), (int)steps, "%s", games[i]);
        cr_expect_eq(size_of(p.data, "steps"), steps, "%s", games[i]);
        cr_expect_eq(size_of(p.data, "positions"), steps + 1, "%s", games[i]);
        cr_expect_eq((size_t)found(p.doc, "//article"), size_of(p.data, "findings"), "%s", games[i]);
        cr_expect_eq(found(p.doc, "//li[@class='illegal']"), summed(games[i], "illegal"), "%s", games[i]);
        /* every link within the page leads somewhere, and nothing bears another's id */
        cr_expect_eq(found(p.doc, "//a[starts-with(@href, '#')][not(substring(@href, 2) = //@id)]"), 0);
        cr_expect_eq(found(p.doc, "//*[@id = preceding::*/@id]"), 0, "%s", games[i]);
        drop(&p);
    }
}

Test(page, asks_nothing_of_a_network)
{
    page p = page_of(LOG);
    const char *at = um_ran_out(&p.ran);
    cr_expect_eq(found(p.doc, "//*[@src or @xlink or self::link or self::iframe or self::object]"), 0);
    for (at = strstr(at, "http"); at; at = strstr(at + 1, "http"))
        cr_expect_eq(strncmp(at, "http://www.w3.org/2000/svg", 26), 0, "%.40s", at);
    cr_expect_null(strstr(um_ran_out(&p.ran), "@import"));
    drop(&p);
}

Test(page, has_the_talk_and_the_dice_of_a_log)
{
    page p = page_of(LOG);
    cr_expect_eq(found(p.doc, "//li[@class='talk'][contains(., 'Roger: Lake Ontario is ours')]"), 1);
    drop(&p);
    p = page_of(NIAGARA);
    cr_expect_gt(found(p.doc, "//span[@class='dice']"), 20);
    drop(&p);
}

/* ---- its data ---- */

/* A game that is told in several logs names each. */
Test(page, of_a_chain_names_each_log)
{
    page p = take((const char *const[]){"check", "-q", "-f", "html",
                                        "fixtures/vassal/full/dev-1812-opening-1.vlog",
                                        "fixtures/vassal/full/dev-1812-opening-2.vlog", NULL},
                  NULL);
    cr_expect_eq(found(p.doc, "//section[@class='game']"), 1);
    cr_expect_eq(
        found(p.doc, "//tr[th='logs'][contains(td, 'opening-1.vlog')][contains(td, 'opening-2.vlog')]"), 1);
    drop(&p);
}

/* Thousands of findings stay under two megabytes: what is alike is told once, and each finding is still led
 * to. */
Test(page, of_thousands_of_findings_is_small_and_leads_to_each)
{
    um_buf game = {0};
    um_buf_str(&game, "game madison\npack \"fixtures/packs/tmap.xml\"\nposition P-land\n");
    for (int i = 0; i < 1200; i++)
        um_buf_printf(&game, "play c%d units US2\nmove us:A4: US2 - US4 - US2 - US4 - US6 - US4 - US2\n%s",
                      i % 3 + 1, i % 100 ? "" : "mvoe us:A4: US2 - US4\n");
    page p = take((const char *const[]){"check", "-q", "-f", "html", "-", NULL}, um_buf_view(&game).p);
    cr_expect_lt(p.ran.out.n, 2 * 1024 * 1024, "%zu bytes", p.ran.out.n);
    cr_expect_gt(size_of(p.data, "findings"), 2000);
    cr_expect_lt(found(p.doc, "//article"), 100);
    cr_expect_eq((size_t)found(p.doc, "//*[starts-with(@id, 'f1-1-')]"), size_of(p.data, "findings"));
    cr_expect_eq(found(p.doc, "//a[contains(@class, 'why')][not(substring(@href, 2) = //@id)]"), 0);
    um_buf_free(&game);
    drop(&p);
}

/* The values of the slots after a step; to be freed. */
static json_t **position(const json_t *data, size_t step)
{
    json_t **now = calloc(size_of(data, "slots") + 1, sizeof *now);
    for (size_t k = 0; k <= step; k++) {
        json_t *delta = json_array_get(json_object_get(data, "positions"), k);
        for (size_t i = 0; i + 1 < json_array_size(delta); i += 2)
            now[json_integer_value(json_array_get(delta, i))] = json_array_get(delta, i + 1);
    }
    return now;
}

static const char *row_name(const json_t *data, int row)
{
    const json_t *r = json_array_get(json_object_get(data, "rows"), (size_t)row);
    return json_string_value(json_array_get(r, 0));
}

/* How many pieces stand at a place, or how many numbers of counted ones. */
static int standing(const json_t *data, json_t *const *now, const char *place)
{
    int n = 0;
    for (size_t i = 0; i < size_of(data, "slots"); i++) {
        const json_t *slot = json_array_get(json_object_get(data, "slots"), i);
        json_int_t sort = json_integer_value(json_array_get(slot, 0));
        if (!json_is_string(now[i]) || sort > 1 ||
            strcmp(json_string_value(json_array_get(slot, 1)), "at") != 0)
            continue;
        int row =
            sort == 0 ? atoi(json_string_value(now[i])) : (int)json_integer_value(json_array_get(slot, 2));
        n += strcmp(row_name(data, row), place) == 0;
    }
    return n;
}

static int commas(const char *from, const char *end)
{
    int n = 1;
    for (; from < end; from++)
        n += *from == ',';
    return n;
}

/* Compare with the `at` lines that `umpire replay` writes; gives how many there were. */
static int agree(const page *p, const char *file, int step)
{
    char to[16];
    int lines = 0;
    snprintf(to, sizeof to, "%d", step);
    um_ran r = UM_PROGRAM("replay", "-q", file, "--to", to);
    json_t **now = position(p->data, (size_t)step);
    for (const char *at = strstr(um_ran_out(&r), "\nat "); at; at = strstr(at + 1, "\nat "), lines++) {
        char place[80] = "";
        const char *colon = strstr(at, ": "), *end = strchr(at + 1, '\n');
        snprintf(place, sizeof place, "%.*s", (int)(colon - at - 4), at + 4);
        cr_expect_eq(standing(p->data, now, place), commas(colon, end), "%s, step %d: %s", file, step, place);
    }
    free(now);
    um_ran_free(&r);
    return lines;
}

Test(page, positions_are_those_of_replay)
{
    static const char *const games[] = {MADISON, INVASION, LOG};
    for (size_t i = 0; i < UM_COUNT(games); i++) {
        page p = page_of(games[i]);
        int steps = (int)size_of(p.data, "steps"), lines = 0;
        for (int step = 1; step <= steps; step += steps / 7)
            lines += agree(&p, games[i], step);
        cr_expect_gt(lines, 100, "%s: %d", games[i], lines);
        drop(&p);
    }
}

/* A card is counted where it lies and never named there, even if the record names it. */
Test(page, positions_name_no_card)
{
    static const char record[] =
        "game madison\nnow 1812 spring-summer us phase=action\nscore 0\n"
        "hand us 3: Card 14, Card 15\nhand br 2\nat Albany: us:13th\nnote one\nnote two\n";
    page p = take((const char *const[]){"check", "-q", "-f", "html", "-", NULL}, record);
    char *text = json_dumps(p.data, 0);
    cr_expect_null(strstr(text, "Card 1"));
    cr_expect_not_null(strstr(text, "\"hand\""));
    free(text);
    drop(&p);
    p = page_of(MADISON);
    const json_t *rows = json_object_get(p.data, "rows"), *kinds = json_object_get(p.data, "kinds");
    for (size_t i = 0; i < json_array_size(rows); i++) {
        json_int_t kind = json_integer_value(json_array_get(json_array_get(rows, i), 1));
        cr_expect_str_neq(json_string_value(json_array_get(kinds, (size_t)kind)), "card");
    }
    drop(&p);
}

/* The net score is that of the summary at the last step. */
Test(page, points_end_where_the_score_does)
{
    page p = page_of(MADISON);
    const json_t *list = json_object_get(p.data, "computed");
    const json_t *last = json_array_get(list, json_array_size(list) - 1);
    cr_expect_eq(json_integer_value(json_array_get(last, 1)), -1);
    cr_expect_eq(json_integer_value(json_array_get(last, 2)), -1);
    cr_expect_gt(size_of(p.data, "claimed"), 10);
    drop(&p);
}

/* ---- texts that would like to be more ---- */

static int times(const char *text, const char *word)
{
    int n = 0;
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        n++;
    return n;
}

Test(page, no_text_breaks_out_of_its_place)
{
    static const char record[] =
        "game niagara\ndeclare unit \"</script><script>alert(1)//\" side=us type=infantry class=1 figures=24 "
        "formation=line\ndeclare unit \"<!--]]>\" side=br type=infantry class=1 figures=24 formation=line\n"
        "now 1 3\nset \"</script><script>alert(1)//\" dp=1\nset \"<!--]]>\" dp=1\n"
        "# </ol><img src=x onerror=alert(1)>\nnote \"</script><b>&amp; ]]> --> \\\"\"\n";
    page p = take((const char *const[]){"check", "-q", "-f", "html", "-", NULL}, record),
         plain = take((const char *const[]){"check", "-q", "-f", "html", "-", NULL},
                      "game niagara\nnow 1 3\nnote x\n");
    const char *out = um_ran_out(&p.ran);
    cr_expect_eq(times(out, "<script"), times(um_ran_out(&plain.ran), "<script"));
    cr_expect_eq(times(out, "</script"), times(um_ran_out(&plain.ran), "</script"));
    cr_expect_eq(times(out, "<img") + times(out, "<b>&"), 0);
    cr_expect_eq(times(out, "]]>"), times(um_ran_out(&plain.ran), "]]>"));
    cr_expect_eq(found(p.doc, "//li[@class='talk'][contains(., '<img src=x')]"), 1);
    char *text = json_dumps(p.data, 0);
    cr_expect_not_null(strstr(text, "<script>alert(1)"), "%s", text); /* as a name it is there */
    free(text);
    drop(&plain);
    drop(&p);
}

/* ---- a folder of pages ---- */

static char folder[64];

static void begin(void)
{
    um_temp(folder, sizeof folder, "pages");
    cr_assert(mkdtemp(folder));
}

static void each(void (*fn)(const char *path, void *user), void *user)
{
    DIR *d = opendir(folder);
    cr_assert(d);
    for (const struct dirent *e; (e = readdir(d));) {
        char path[400];
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (e->d_name[0] != '.')
            fn(path, user);
    }
    closedir(d);
}

static void forget(const char *path, void *user)
{
    (void)user;
    unlink(path);
}

static void end(void)
{
    each(forget, NULL);
    rmdir(folder);
}

static void slurp(const char *path, um_buf *out)
{
    char bytes[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    while ((n = fread(bytes, 1, sizeof bytes, f)) > 0)
        um_buf_add(out, bytes, n);
    fclose(f);
}

static void add_size(const char *path, void *user)
{
    um_buf b = {0}, *all = user;
    slurp(path, &b);
    um_buf_printf(all, "%zu ", b.n);
    xmlFreeDoc(as_xml(b.p));
    um_buf_free(&b);
}

static int write_pages(const char *jobs)
{
    um_ran r = UM_PROGRAM("check", "-q", "-f", "html", jobs, "-o", folder, INVASION, "tests/golden/cases.ump",
                          "tests/golden/no-such-file.ump");
    int status = r.status;
    cr_expect_str_eq(um_ran_out(&r), "");
    um_ran_free(&r);
    return status;
}

Test(page, a_folder_has_a_page_an_input_and_an_index_with_a_line_a_game, .init = begin, .fini = end)
{
    char index[100];
    um_buf one = {0}, four = {0}, text = {0};
    cr_expect_eq(write_pages("-j1"), 3);
    each(add_size, &one);
    cr_expect_eq(write_pages("-j4"), 3, "its own pages are replaced");
    each(add_size, &four);
    cr_expect_str_eq(one.p, four.p);
    snprintf(index, sizeof index, "%s/index.html", folder);
    slurp(index, &text);
    xmlDocPtr doc = as_xml(text.p);
    int lines = found(doc, "//tbody/tr"), links = found(doc, "//tbody/tr/th/a");
    cr_expect_gt(lines, 3);
    cr_expect_eq(lines, links);
    cr_expect_eq(found(doc, "//tbody/tr[td = 'could not be read']"), 1);
    cr_expect_eq(found(doc, "//tbody/tr/th/a[starts-with(@href, '001-faults-intro1812-ump.html#g1-1')]"), 1);
    xmlFreeDoc(doc);
    um_buf_free(&text);
    um_buf_free(&one);
    um_buf_free(&four);
}

Test(page, in_a_folder_nothing_but_pages_is_replaced, .init = begin, .fini = end)
{
    static const char *const names[] = {"index.html", "001-faults-intro1812-ump.html"};
    for (size_t i = 0; i < UM_COUNT(names); i++) {
        char path[120];
        um_buf now = {0};
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        FILE *f = fopen(path, "w");
        fputs("mine", f);
        fclose(f);
        um_ran r = UM_PROGRAM("check", "-q", "-f", "html", "-o", folder, INVASION);
        cr_expect_eq(r.status, 4, "%s: %d", names[i], r.status);
        cr_expect_not_null(strstr(um_ran_err(&r), "no page of a report"), "%s", um_ran_err(&r));
        slurp(path, &now);
        cr_expect_str_eq(now.p, "mine");
        um_buf_free(&now);
        um_ran_free(&r);
        unlink(path);
    }
}
