/* A module bound as a newcomer would bind it judges its logs as the finished binding does, and what is left
 * over convicts nobody. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

#define FULL "fixtures/vassal/full/"

static const char *const logs[] = {FULL "dev-1812-faults.vlog", FULL "dev-1812-opening-1.vlog",
                                   FULL "dev-1812-opening-2.vlog"};

static void write_down(char path[64], const char *text)
{
    um_temp(path, 64, "bind");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    FILE *f = fdopen(fd, "w");
    cr_assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

/* The proposal without the line that holds a text, which is put at its end as one left over. */
static char *left_over(const char *xml, const char *line, const char *instead)
{
    const char *at = strstr(xml, line), *from = at, *end = strstr(xml, "</binding>");
    cr_assert(at && end, "%s", line);
    while (from > xml && from[-1] != '\n')
        from--;
    const char *to = strchr(at, '\n') + 1;
    size_t size = strlen(xml) + strlen(instead) + 1;
    char *out = malloc(size);
    cr_assert(out);
    snprintf(out, size, "%.*s%.*s%s</binding>\n", (int)(from - xml), xml, (int)(end - to), to, instead);
    return out;
}

static um_ran check(const char *binding, const char *log)
{
    return UM_PROGRAM("check", "-q", "--trust", "guess", "--format", "short", "--bind", binding, log);
}

/* What the program proposes alone reads the logs as the binding does that was finished by hand. */
Test(bind_cli, a_proposal_reads_as_well_as_the_finished_one)
{
    char path[64];
    um_ran bind = UM_PROGRAM("bind", FULL "MadisonFull.vmod");
    cr_assert_eq(bind.status, 0);
    write_down(path, um_ran_out(&bind));
    for (size_t i = 0; i < sizeof logs / sizeof *logs; i++) {
        um_ran own = check(path, logs[i]), finished = check(FULL "MadisonFull.bind.xml", logs[i]);
        cr_expect_eq(own.status, finished.status);
        cr_expect_str_eq(um_ran_out(&own), um_ran_out(&finished));
        um_ran_free(&own);
        um_ran_free(&finished);
    }
    unlink(path);
    um_ran_free(&bind);
}

/* Every fault in `out` is one of those in `known`, wherever it stands. */
static void expect_no_other_fault(const char *out, const char *known, const char *what)
{
    for (const char *p = strstr(out, ": illegal: "); p; p = strstr(p + 1, ": illegal: ")) {
        char fault[400];
        snprintf(fault, sizeof fault, "%.*s", (int)strcspn(p, "\n"), p);
        cr_expect(strstr(known, fault), "%s: %s", what, fault);
    }
}

/* A town or a box that nobody bound may be any place, a piece any that is not bound, and it may have done
 * what the record lacks: nothing is illegal that is not so with it. */
Test(bind_cli, what_is_left_over_convicts_nobody)
{
    static const struct {
        const char *line, *instead;
    } row[] = {
        {"is=\"sandwich\"", "<unbound what=\"place\" name=\"Sandwich\" is=\"\"/>\n"},
        {"is=\"lake_ontario\"", "<unbound what=\"place\" name=\"Lake Ontario Control Box\" is=\"\"/>\n"},
        {"is=\"captured\"", "<unbound what=\"place\" name=\"Captured\" is=\"\"/>\n"},
        {"is=\"detroit\" name=\"Detroit\"/>", "<unbound what=\"place\" name=\"Detroit\" is=\"\"/>\n"},
        {"is=\"york\" name=\"York\"/>", "<unbound what=\"place\" name=\"York\" is=\"\"/>\n"},
        {"is=\"hull\"", "<unbound what=\"piece\" name=\"Hull\" is=\"\"/>\n"},
        {"is=\"brock\"", "<unbound what=\"piece\" name=\"Brock / Sheaffe\" is=\"\"/>\n"},
        {"is=\"a_4\"", "<unbound what=\"piece\" name=\"4th\" gpid=\"58\" is=\"\"/>\n"},
        {"is=\"b_nwc\"", "<unbound what=\"piece\" name=\"Northwest Co.\" is=\"\"/>\n"},
    };
    um_ran bind = UM_PROGRAM("bind", FULL "MadisonFull.vmod");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char path[64], *xml = left_over(um_ran_out(&bind), row[i].line, row[i].instead);
        write_down(path, xml);
        for (size_t k = 0; k < sizeof logs / sizeof *logs; k++) {
            um_ran left = check(path, logs[k]), known = check(FULL "MadisonFull.bind.xml", logs[k]);
            expect_no_other_fault(um_ran_out(&left), um_ran_out(&known), row[i].line);
            um_ran_free(&left);
            um_ran_free(&known);
        }
        unlink(path);
        free(xml);
    }
    um_ran_free(&bind);
}

/* A piece that nobody bound may be any that the binding does not name; the record says so. */
Test(bind_cli, a_piece_left_over_may_be_any)
{
    char path[64];
    um_ran bind = UM_PROGRAM("bind", FULL "MadisonFull.vmod");
    char *xml = left_over(um_ran_out(&bind), "is=\"van_rensselaer\"",
                          "<unbound what=\"piece\" name=\"Van Rensselaer\" is=\"\"/>\n");
    write_down(path, xml);
    um_ran r = UM_PROGRAM("convert", "-q", "--bind", path, logs[1]);
    const char *line = strstr(um_ran_out(&r), "\nunclear ");
    cr_assert(line, "%s", um_ran_err(&r));
    const char *name = strstr(line, "Van Rensselaer");
    cr_expect(name && name < strchr(line + 1, '\n'), "%.200s", line);
    um_ran_free(&r);
    unlink(path);
    free(xml);
    um_ran_free(&bind);
}

Test(bind_cli, a_save_of_another_module_and_a_module_of_another_game)
{
    um_ran r = UM_PROGRAM("bind", FULL "MadisonFull.vmod", "--save", "fixtures/vassal/york-1812-end.vsav");
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "a save of the module 'Madison Sample', not of 'Madison Full'"), "%s",
              um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("bind", "--game", "niagara", FULL "MadisonFull.vmod");
    cr_expect_eq(r.status, 0);
    cr_expect(strstr(um_ran_err(&r), "none of its names is one of the game niagara"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* Without --game it is the game whose names the module has; what is proposed may need nothing more. */
Test(bind_cli, the_game_is_found_from_the_names)
{
    static const char module[] = "fixtures/vassal/invasion/InvasionFull.vmod";
    um_ran bare = UM_PROGRAM("bind", module), pack = UM_PROGRAM("bind", "--pack", "invasion", module);
    um_ran kept = UM_PROGRAM("bind", "--game", "invasion", module);
    um_buf finished = {0};
    slurp_file("fixtures/vassal/invasion/InvasionFull.bind.xml", &finished);
    cr_expect_str_eq(um_ran_out(&bare), finished.p);
    cr_expect_str_eq(um_ran_out(&pack), finished.p);
    cr_expect_str_eq(um_ran_out(&kept), finished.p);
    um_ran_free(&bare);
    um_ran_free(&pack);
    um_ran_free(&kept);
    um_buf_free(&finished);
    um_ran r = UM_PROGRAM("bind", "--game", "madison", "--pack", "invasion", module);
    cr_expect(strstr(um_ran_err(&r), "the pack 'invasion' is not of the game madison"), "%s", um_ran_err(&r));
    cr_expect_neq(r.status, 0);
    um_ran_free(&r);
}
