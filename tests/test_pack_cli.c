/* umpire pack tells what is wrong with a pack, and what it holds, as a user calls it. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <string.h>

#include "tests/program.h"

static um_ran pack(const char *what, const char *file, const char *name, const char *input)
{
    const char *const args[] = {"pack", what, file, name, NULL};
    return um_program(args, input);
}

static void ends(um_ran *r, int status, const char *out, const char *err)
{
    cr_expect_eq(r->status, status, "status %d: %s", r->status, um_ran_err(r));
    cr_expect_not_null(strstr(um_ran_out(r), out), "no '%s' in: %s", out, um_ran_out(r));
    cr_expect_not_null(strstr(um_ran_err(r), err), "no '%s' in: %s", err, um_ran_err(r));
    um_ran_free(r);
}

Test(pack_cli, check)
{
    um_ran r = pack("check", "madison", NULL, NULL);
    ends(&r, 0, "0 problems, 0 warnings", "");
    r = pack("check", "fixtures/packs/tmap.xml", NULL, NULL);
    ends(&r, 0, "pack tmap of madison, version 1: 0 problems, 0 warnings", "");
}

Test(pack_cli, check_finds_a_problem)
{
    static const char xml[] =
        "<pack game='madison' name='bad' base='madison'><source id='me'/><spaces sure='certain' from='me'>"
        "<space id='queenston' base='backup'/></spaces></pack>";
    um_ran r = pack("check", "-", NULL, xml);
    ends(&r, 1, "1 problem", "space Queenston base (certain): a naval base lies on a lake [2.15]");
}

/* What is wrong with values is told beside what is wrong with the rows that others name, and nothing beside
 * it. */
Test(pack_cli, check_tells_all_that_is_wrong)
{
    static const char xml[] =
        "<pack game='madison' name='bad' base='madison'><source id='me'/><spaces sure='certain' from='me'>\n"
        "<space id='albany' value='80'/></spaces>\n<links sure='certain' from='me'>\n"
        "<link a='albany' b='utika' path='road'/>\n<link a='albany' b='utica' path='rode'/></links></pack>\n";
    um_ran r = pack("check", "-", NULL, xml);
    static const char *const told[] = {"found '80'", "found 'utika'", "found 'rode'"};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        cr_expect_not_null(strstr(um_ran_err(&r), told[i]), "%s: %s", told[i], um_ran_err(&r));
    ends(&r, 3, "", "");
    r = pack("check", "-", NULL, "<pack game='madison' name='bad' base='madisom'/>");
    cr_expect_null(strstr(um_ran_err(&r), "no such pack"), "%s", um_ran_err(&r));
    ends(&r, 3, "", "the base pack 'madisom' cannot be had");
}

Test(pack_cli, a_file_that_cannot_be_read)
{
    um_ran r = pack("check", "-", NULL, "<pack game='madison' name='t'><spacs/></pack>");
    ends(&r, 3, "", "did you mean 'spaces'");
    r = pack("check", "fixtures/packs/none.xml", NULL, NULL);
    ends(&r, 3, "", "none.xml");
}

Test(pack_cli, show)
{
    um_ran r = pack("show", "madison", "space London value", NULL);
    ends(&r, 0, "space London value 3", "");
    r = pack("show", "madison", "link albany - utica path", NULL);
    ends(&r, 0, "link Utica - Albany path road", "");
    r = pack("show", "madison", NULL, NULL);
    ends(&r, 0, "spaces", "");
    r = pack("show", "madison", "Alabny", NULL);
    ends(&r, 3, "", "did you mean 'Albany'");
}

Test(pack_cli, show_below_a_level)
{
    um_ran r = UM_PROGRAM("pack", "show", "madison", "Albany", "--trust", "likely");
    cr_expect_null(strstr(um_ran_out(&r), "certain"));
    cr_expect_null(strstr(um_ran_out(&r), "likely"));
    ends(&r, 0, "space Albany value 8", "");
}

Test(pack_cli, wrong_calls)
{
    um_ran r = pack("look", "madison", NULL, NULL);
    ends(&r, 4, "", "takes check, show or sheet");
    r = pack("check", "madison", "Albany", NULL);
    ends(&r, 4, "", "takes one pack");
}

Test(pack_cli, every_line_is_json)
{
    static const char *const what[] = {"check", "show"};
    for (int i = 0; i < 2; i++) {
        um_ran r = UM_PROGRAM("pack", what[i], "madison", "--format", "jsonl");
        int lines = 0;
        for (const char *p = um_ran_out(&r); *p; lines++) {
            size_t n = strcspn(p, "\n");
            json_error_t e;
            json_t *o = json_loadb(p, n, 0, &e);
            cr_assert_not_null(o, "%s: %.*s", e.text, (int)n, p);
            cr_expect(json_is_string(json_object_get(o, "type")));
            json_decref(o);
            p += n + (p[n] == '\n');
        }
        cr_expect_gt(lines, i ? 1000 : 80);
        cr_expect_eq(r.status, 0);
        um_ran_free(&r);
    }
}
