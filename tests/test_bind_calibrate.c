/* On a map without names places are found from a set-up; what lies between two of them is never taken for
 * certain. */
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "parser/reading/bind_calibrate.h"
#include "tests/program.h"
#include "tests/test_reading_support.h"

/* ---- fitting ---- */

typedef struct setting { /* the set-up of 1812 on a map of our own */
    um_pack *pack;
    um_seen seen[400];
    size_t n;
} setting;

static void on_paper(double u, double v, int32_t *x, int32_t *y)
{
    *x = (int32_t)lround(4000 + 2.0 * u - 0.05 * v);
    *y = (int32_t)lround(3000 + 0.02 * u - 1.8 * v);
}

static int attr(const um_pack *p, int kind, const char *name)
{
    for (int a = 0; a < p->game->kinds[kind].nattrs; a++)
        if (strcmp(p->game->kinds[kind].attrs[a].name, name) == 0)
            return a;
    return -1;
}

static int32_t value(const um_pack *p, um_ref r, const char *name)
{
    int kind = um_ref_kind(r), a = attr(p, kind, name);
    return a < 0 ? 0 : um_datum_at(p, um_datum_of(kind, um_ref_row(r), a))->lo;
}

static void set_up(setting *s)
{
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &(um_sink){0}, &s->pack),
                 UM_OK);
    int kind = um_kind_named(s->pack->game, UM_TEXT("setup")),
        space = um_kind_named(s->pack->game, UM_TEXT("space"));
    for (int row = 0; row < um_rows(s->pack, kind); row++) {
        um_ref r = um_ref_of(kind, row), at = value(s->pack, r, "place");
        if (value(s->pack, r, "scenario") != 0 || um_ref_kind(at) != space || s->n == UM_COUNT(s->seen))
            continue;
        um_seen *one = &s->seen[s->n++];
        *one = (um_seen){.piece = value(s->pack, r, "piece"), .map = UM_TEXT("Paper")};
        on_paper(value(s->pack, at, "x"), value(s->pack, at, "y"), &one->x, &one->y);
    }
    cr_assert_gt(s->n, 30);
}

/* How far off the places of the pack are found. */
static double worst_of(const setting *s, const um_calibration *c)
{
    double worst = 0, x, y, error;
    int space = um_kind_named(s->pack->game, UM_TEXT("space"));
    for (int row = 0; row < um_rows(s->pack, space); row++) {
        int32_t a, b;
        um_ref r = um_ref_of(space, row);
        cr_assert(um_calibrated(c, s->pack, r, &x, &y, &error));
        on_paper(value(s->pack, r, "x"), value(s->pack, r, "y"), &a, &b);
        worst = fmax(worst, hypot(x - a, y - b));
    }
    return worst;
}

Test(calibrate, a_map_is_found_from_where_units_start)
{
    static setting s;
    um_calibration c;
    um_arena a = {0};
    set_up(&s);
    cr_assert_eq(um_calibrate(s.pack, s.seen, s.n, &a, &c), UM_OK);
    cr_expect_eq(c.scenario, 0, "the set-up of 1812 is taken for scenario %d", c.scenario);
    cr_expect_lt(c.rms, 2);
    cr_expect_lt(worst_of(&s, &c), 2);
    um_arena_free(&a);
    um_pack_free(s.pack);
}

/* What began at every fourth place has moved on: these points are set aside, the map stays. */
Test(calibrate, pieces_that_have_moved_do_not_bend_it)
{
    static setting s;
    um_calibration c;
    um_arena a = {0};
    set_up(&s);
    size_t gone = 0;
    int32_t at[400][2];
    for (size_t i = 0; i < s.n; i++) {
        at[i][0] = s.seen[i].x;
        at[i][1] = s.seen[i].y;
    }
    for (size_t i = 0, places = 0; i < s.n; i++) {
        size_t first = 0;
        while (at[first][0] != at[i][0] || at[first][1] != at[i][1])
            first++;
        places += first == i;
        if (first == i && places % 4 == 0)
            for (size_t k = i; k < s.n; k++)
                if (at[k][0] == at[i][0] && at[k][1] == at[i][1]) {
                    s.seen[k].x += 300 + 31 * (int32_t)places;
                    s.seen[k].y -= 200 + 57 * (int32_t)places;
                }
    }
    cr_assert_eq(um_calibrate(s.pack, s.seen, s.n, &a, &c), UM_OK);
    for (size_t i = 0; i < c.n; i++)
        gone += c.fix[i].out;
    cr_expect_gt(gone, 2);
    cr_expect_geq(c.fitted, UM_FIT_MIN);
    cr_expect_lt(worst_of(&s, &c), 2);
    um_arena_free(&a);
    um_pack_free(s.pack);
}

/* Before the game everything may lie in one box: that is no map. */
Test(calibrate, a_pool_is_no_map)
{
    static setting s;
    um_calibration c;
    um_arena a = {0};
    set_up(&s);
    for (size_t i = 0; i < s.n; i++)
        s.seen[i].x = s.seen[i].y = 50;
    cr_assert_eq(um_calibrate(s.pack, s.seen, s.n, &a, &c), UM_OK);
    cr_expect_eq(c.fitted, 0);
    um_arena_free(&a);
    um_pack_free(s.pack);
}

Test(calibrate, few_points_tell_themselves_and_nothing_else)
{
    static setting s;
    um_calibration c;
    um_arena a = {0};
    double x, y, error;
    set_up(&s);
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++)
        if (s.seen[i].x == s.seen[0].x && s.seen[i].y == s.seen[0].y)
            s.seen[n++] = s.seen[i];
    cr_assert_eq(um_calibrate(s.pack, s.seen, n, &a, &c), UM_OK);
    cr_expect_eq(c.fitted, 0);
    cr_expect_eq(c.n, 1);
    cr_expect(um_calibrated(&c, s.pack, c.fix[0].place, &x, &y, &error));
    cr_expect_eq((int)x, s.seen[0].x);
    int space = um_kind_named(s.pack->game, UM_TEXT("space"));
    for (int row = 0; row < um_rows(s.pack, space); row++)
        if (um_ref_of(space, row) != c.fix[0].place)
            cr_assert_not(um_calibrated(&c, s.pack, um_ref_of(space, row), &x, &y, &error));
    um_arena_free(&a);
    um_pack_free(s.pack);
}

/* ---- the module of the sessions, its places without names ---- */

static char folder[64], module[128], binding[128], record[128];

static void blank_names(um_buf *xml, const char *from)
{
    static const char region[] = "Region name=\"";
    um_buf out = {0};
    um_buf_char(xml, '\0');
    const char *p = xml->p, *begin = strstr(p, from);
    cr_assert(begin);
    for (const char *r; (r = strstr(begin, region)) != NULL;) {
        r += sizeof region - 1;
        um_buf_add(&out, p, (size_t)(r - p));
        p = begin = strchr(r, '"');
    }
    um_buf_str(&out, p);
    um_buf_free(xml);
    *xml = out;
}

static void write_module(const char *from)
{
    um_varchive *a;
    um_buf xml = {0}, meta = {0};
    cr_assert_eq(um_varchive_open(&a, FULL "MadisonFull.vmod", &(um_sink){0}), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "buildFile.xml", 64u << 20, &xml), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "moduledata", 1u << 20, &meta), UM_OK);
    um_varchive_close(a);
    blank_names(&xml, from);
    const um_zipped entry[] = {{"buildFile.xml", um_buf_view(&xml), false},
                               {"moduledata", um_buf_view(&meta), false}};
    um_zip_file(module, entry, UM_COUNT(entry));
    um_buf_free(&xml);
    um_buf_free(&meta);
}

static void setup(void)
{
    um_temp(folder, sizeof folder, "calibrate");
    cr_assert(mkdtemp(folder));
    snprintf(module, sizeof module, "%s/Bare.vmod", folder);
    snprintf(binding, sizeof binding, "%s/Bare.bind.xml", folder);
    snprintf(record, sizeof record, "%s/game.ump", folder);
}

static void teardown(void)
{
    unlink(module);
    unlink(binding);
    unlink(record);
    rmdir(folder);
}

static void bind_with(const char *save)
{
    um_ran r = UM_PROGRAM("bind", module, "--save", save, "-o", binding);
    cr_assert_eq(r.status, 0, "%s", um_ran_err(&r));
    cr_expect(strstr(um_ran_err(&r), "fix points"), "%s", um_ran_err(&r));
    cr_expect(strstr(um_ran_err(&r), "Kingston: 8 at 1766,737; residual "), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* The rules that are cited first in what is illegal, or is if words were meant so, each followed by its
 * entry: "9.1@19 ". */
static void illegal_in(const char *log, const char *trust, um_buf *out)
{
    um_ran r = UM_PROGRAM("check", "--format", "jsonl", "--trust", trust, "--module", module, "--bind",
                          binding, log);
    cr_assert(r.status == 0 || r.status == 1 || r.status == 2, "%s", um_ran_err(&r));
    for (const char *p = um_ran_out(&r); p && *p; p = strchr(p, '\n') ? strchr(p, '\n') + 1 : NULL) {
        const char *end = strchr(p, '\n'), *rule = strstr(p, "\"rules\":[\""),
                   *at = strstr(p, "\"entries\":["), *bad = strstr(p, "\"verdict\":\"illegal\""),
                   *told = strstr(p, "\"cause\":\"told\"");
        if (!end || ((!bad || bad > end) && (!told || told > end)) || !rule || !at)
            continue;
        rule += strlen("\"rules\":[\"");
        um_buf_printf(out, "%.*s@%d ", (int)strcspn(rule, "\""), rule,
                      (int)strtol(at + strlen("\"entries\":["), NULL, 10));
    }
    um_buf_char(out, '\0');
    um_ran_free(&r);
}

static void finds(const char *log, const char *trust, const char *want)
{
    um_buf got = {0};
    illegal_in(log, trust, &got);
    cr_expect_str_eq(got.p, want, "%s at trust %s: %s", log, trust, got.p);
    um_buf_free(&got);
}

#define OPENING FULL "dev-1812-opening-1.vlog"
#define FAULTS FULL "dev-1812-faults.vlog"

/* The faults whose places are found are found, and nothing else is illegal: at the likely trust the march on
 * guessed paths is undetermined, at the certain one so is what rests on the Wyandot's being Indians. */
Test(calibrated, sessions_on_a_map_without_names, .init = setup, .fini = teardown)
{
    write_module("name=\"Map\" path");
    bind_with(OPENING);
    finds(FAULTS, "guess", "9.1@19 4.12@27 8.61@41 3.33@52 11.33@69 7.34@72 ");
    finds(FAULTS, "likely", "4.12@27 8.61@41 3.33@52 11.33@69 7.34@72 ");
    finds(FAULTS, "certain", "4.12@27 8.61@41 3.33@52 7.34@72 ");
    for (int i = 0; i < 3; i++) {
        static const char *const trust[] = {"guess", "likely", "certain"};
        finds(OPENING, trust[i], "");
        finds(FULL "dev-1812-opening-2.vlog", trust[i], "");
    }
}

/* Without the names of the tracks score and turn are not told either. */
Test(calibrated, sessions_without_any_name, .init = setup, .fini = teardown)
{
    write_module("<");
    bind_with(FAULTS);
    finds(FAULTS, "guess", "9.1@19 8.61@41 3.33@52 11.33@69 7.34@72 ");
    for (int i = 0; i < 3; i++) {
        static const char *const trust[] = {"guess", "likely", "certain"};
        finds(OPENING, trust[i], "");
        finds(FULL "dev-1812-opening-2.vlog", trust[i], "");
    }
}

/* What is said of places that are not certain is in the record, which is judged like the log. */
Test(calibrated, its_record_is_judged_alike, .init = setup, .fini = teardown)
{
    write_module("name=\"Map\" path");
    bind_with(OPENING);
    um_ran made = UM_PROGRAM("convert", "--module", module, "--bind", binding, "-o", record, FAULTS);
    cr_assert_eq(made.status, 0, "%s", um_ran_err(&made));
    um_ran log = UM_PROGRAM("check", "--format", "short", "--module", module, "--bind", binding, FAULTS),
           rec = UM_PROGRAM("check", "--format", "short", record);
    cr_expect_eq(log.status, rec.status);
    const char *a = strstr(um_ran_out(&log), "27 steps"), *b = strstr(um_ran_out(&rec), "27 steps");
    cr_assert(a && b, "%s%s", um_ran_out(&log), um_ran_out(&rec));
    cr_expect_eq(strncmp(a, b, strcspn(a, "(")), 0, "%.60s / %.60s", a, b);
    um_ran_free(&made);
    um_ran_free(&log);
    um_ran_free(&rec);
}

/* ---- a drop between two points ---- */

static desk k;

static void lay(void)
{
    um_buf xml = {0}, changed = {0};
    open_desk(&k);
    slurp_file(FULL "MadisonFull.bind.xml", &xml);
    um_buf_char(&xml, '\0');
    static const char utica[] = "<place is=\"utica\" name=\"Utica\"/>",
                      rome[] = "<place is=\"rome\" name=\"Rome\"/>";
    const char *a = strstr(xml.p, rome), *b = strstr(xml.p, utica);
    cr_assert(a && b);
    const char *first = a < b ? a : b, *second = a < b ? b : a;
    um_buf_add(&changed, xml.p, (size_t)(first - xml.p));
    um_buf_str(&changed,
               "<spot is=\"utica\" map=\"Main Map\" x=\"2051\" y=\"1050\" error=\"15\" sure=\"10\"/>"
               "<spot is=\"rome\" map=\"Main Map\" x=\"1988\" y=\"1012\" error=\"15\"/>");
    first += strcspn(first, ">") + 1;
    um_buf_add(&changed, first, (size_t)(second - first));
    um_buf_str(&changed, second + strcspn(second, ">") + 1);
    um_binding *bind;
    cr_assert_eq(um_bind_read(UM_TEXT("spots"), um_buf_view(&changed), &k.sink, &bind), UM_OK, "%s",
                 k.said.p);
    cr_assert_eq(um_bind_resolve(bind, k.pack, &k.sink), UM_OK);
    um_bind_free(k.kit.binding);
    k.kit.binding = bind;
    um_buf_free(&xml);
    um_buf_free(&changed);
}

static void clear(void)
{
    close_desk(&k);
}

#define PLAY "us: play Card 32 leader Dearborn value=3\n"

static diary dearborn_goes(int x, int y)
{
    diary d;
    thing card = CARD_32, leader = DEARBORN;
    begin_diary(&d);
    henry(&d, "Card 32 as 3 ops, activate Dearborn");
    to(&d, &card, TABLE);
    to(&d, &leader, x, y);
    return d;
}

Test(between, a_drop_between_two_points_is_said_to_be_unclear, .init = lay, .fini = clear)
{
    diary d = dearborn_goes(2025, 1034); /* 30 from the one, 43 from the other */
    comes_out(&k, &d, "unclear Dearborn: Utica, Rome\n" PLAY "us: move Dearborn: Albany .. Utica\n");
    d = dearborn_goes(2051, 1050);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Utica\n");
    d = dearborn_goes(1980, 1008);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Rome\n");
}

Test(between, what_goes_on_from_there_was_only_passing, .init = lay, .fini = clear)
{
    diary d = dearborn_goes(2025, 1034);
    thing leader = {"1795221490981", "Main Map", "dearborn-pw", 2025, 1034};
    to(&d, &leader, SACKETS);
    comes_out(&k, &d, PLAY "us: move Dearborn: Albany .. Sackets Harbour\n");
}
