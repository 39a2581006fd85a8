#include "cli/policy.h"
#include "cli/summary.h"

#include <string.h>

/* One line a finding, for editors. */

/* "game.ump:12: step 3: ": the line, where the file has lines; what is printed is harmless already. */
static void short_place(const um_view *v, const um_finding *f, um_buf *out)
{
    um_buf_str(out, v->file);
    if (f->at.line && !f->at.entry)
        um_buf_printf(out, ":%u", (unsigned)f->at.line);
    um_buf_str(out, ": ");
    um_buf_str(out, v->label + strlen(v->file)); /* #CASE */
    um_buf_str(out, v->c->id.n ? ": " : "");
    if (f->step)
        um_buf_printf(out, um_stated_behind(v, f) ? "claim at step %d: " : "step %d: ", f->step);
}

static void short_game(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    if (r->o->summary || !um_view_wanted(r->o, v))
        return;
    int width = out->width;
    out->width = 1 << 20; /* whatever it is, it is one line */
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, v->gravest[i]);
        um_buf b = {0};
        if (!um_finding_wanted(r->o, f))
            continue;
        short_place(v, f, &b);
        um_words_verdict(f, &b);
        um_buf_str(&b, ": ");
        um_words_message_asked(v, f, &b);
        um_text_rules(&b, v, f, r->o->verbose);
        um_buf_char(&b, '\n');
        um_out_bytes(out, um_buf_view(&b));
        um_buf_free(&b);
    }
    um_text_summary(out, r->o, v);
    out->width = width;
}

static void begin(um_output *out, const um_options *o)
{
    (void)out;
    (void)o;
}

static void file_end(um_reporting *r)
{
    (void)r;
}

static void end(um_output *out, const um_options *o, size_t games)
{
    (void)out;
    (void)o;
    (void)games;
}

const um_reporter um_report_short = {begin, um_text_file, short_game, file_end, um_standings_text,
                                     end,   false};
