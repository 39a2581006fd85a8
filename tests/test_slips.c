/* Slips of the hand in logs: told as notes, and of no account. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <string.h>

#include "tests/program.h"

#define FULL "fixtures/vassal/full/"

/* The notes of a check in JSONL, "ENTRY CODE MESSAGE" a line. */
static void notes_of(const um_ran *r, um_buf *out)
{
    for (const char *p = um_ran_out(r); *p;) {
        const char *end = strchr(p, '\n');
        json_t *o = json_loadb(p, end ? (size_t)(end - p) : strlen(p), 0, NULL);
        const char *verdict = json_string_value(json_object_get(o, "verdict"));
        if (verdict && strcmp(verdict, "note") == 0)
            um_buf_printf(out, "%d %s %s\n",
                          (int)json_integer_value(
                              json_array_get(json_object_get(json_object_get(o, "at"), "entries"), 0)),
                          json_string_value(json_object_get(o, "code")),
                          json_string_value(json_object_get(o, "message")));
        json_decref(o);
        p = end ? end + 1 : p + strlen(p);
    }
    um_buf_char(out, '\0');
}

static void expect_notes(const um_ran *r, const char *want)
{
    um_buf got = {0};
    notes_of(r, &got);
    cr_expect_str_eq(got.p, want, "%s", got.p);
    um_buf_free(&got);
}

Test(slips, who_was_dropped_where_and_put_where_is_noted)
{
    um_ran faults = UM_PROGRAM("check", "-q", "-f", "jsonl", FULL "dev-1812-faults.vlog"),
           first = UM_PROGRAM("check", "-q", "-f", "jsonl", FULL "dev-1812-opening-1.vlog"),
           second = UM_PROGRAM("check", "-q", "-f", "jsonl", FULL "dev-1812-opening-2.vlog");
    expect_notes(&faults,
                 "76 slip 49th was dropped at Burlington by a slip, and put at York before anybody else "
                 "acted\n");
    expect_notes(&first,
                 "36 slip 49th was dropped at Burlington by a slip, and put at York before anybody else "
                 "acted\n"
                 "83 slip us:13th was dropped at Oswego by a slip, and put at Sackets Harbour before "
                 "anybody else acted\n");
    expect_notes(&second, "");
    um_ran_free(&faults);
    um_ran_free(&first);
    um_ran_free(&second);
}

/* A session in order stays in order, and the step of a slip is a legal one. */
Test(slips, a_note_counts_for_nothing)
{
    um_ran r = UM_PROGRAM("check", "-q", "-v", "-t", "guess", "--undetermined=ok",
                          FULL "dev-1812-opening-1.vlog", FULL "dev-1812-opening-2.vlog"),
           e = UM_PROGRAM("explain", "-q", "-t", "guess", FULL "dev-1812-opening-1.vlog", "entry:37");
    cr_expect_eq(r.status, 0, "%d\n%s", r.status, um_ran_out(&r));
    cr_expect_not_null(strstr(um_ran_out(&r), "2 notes"));
    cr_expect_not_null(strstr(um_ran_out(&r), "step 14: legal"));
    cr_expect_not_null(strstr(um_ran_out(&r), "step 14: note: 49th was dropped at"));
    cr_expect_eq(e.status, 0, "%d", e.status);
    cr_expect_not_null(strstr(um_ran_out(&e), "step 14: legal"), "%s", um_ran_out(&e));
    cr_expect_not_null(strstr(um_ran_out(&e), "step 14: note: "), "%s", um_ran_out(&e));
    um_ran_free(&r);
    um_ran_free(&e);
}
