/* The table of all games for a spreadsheet: a line a game, the worst first, as RFC 4180 has it. */
#include "cli/summary.h"

static void csv_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "file,case,game,players,turns,steps,legal,illegal,undetermined,claims,unread,claimed,"
                "computed,same_as,endless\r\n");
}

static void nothing_of_input(um_reporting *r, const um_view *v)
{
    (void)r;
    (void)v;
}

static void nothing_behind(um_reporting *r)
{
    (void)r;
}

static void text_field(um_output *out, const char *words, bool last)
{
    um_out_csv(out, um_text_of(words ? words : ""), last);
}

/* Of an input that could not be read there is nothing but its name. */
static void csv_row(um_output *out, const um_standing *r)
{
    const int counts[] = {r->turns, r->steps, r->legal, r->illegal, r->undetermined, r->claims, r->bad};
    text_field(out, r->file, false);
    text_field(out, json_string_value(json_object_get(r->o, "case")), false);
    text_field(out, r->game, false);
    text_field(out, r->players, false);
    for (size_t i = 0; i < UM_COUNT(counts); i++)
        if (r->unread)
            um_out(out, ",");
        else
            um_out(out, "%d,", counts[i]);
    text_field(out, r->claimed, false);
    text_field(out, r->computed, false);
    um_out(out, r->unread ? ",\r\n" : ",%d\r\n", r->endless);
}

static void csv_table(um_output *out, const um_options *o, const um_standings *t)
{
    (void)o;
    for (size_t i = 0; i < t->n; i++)
        csv_row(out, &t->rows[i]);
    for (size_t i = 0; i < t->nagain; i++) {
        if (t->again[i].how == UM_SAME_PART)
            continue; /* it has a row */
        text_field(out, t->again[i].file, false);
        um_out(out, ",,,,,,,,,,,,");
        text_field(out, t->again[i].of, false);
        um_out(out, "\r\n");
    }
}

static void csv_end(um_output *out, const um_options *o, size_t games)
{
    (void)out;
    (void)o;
    (void)games;
}

const um_reporter um_report_csv = {
    csv_begin, nothing_of_input, nothing_of_input, nothing_behind, csv_table, csv_end, false};
