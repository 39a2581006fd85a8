/* The last lines of a game's report as text: the sums of its steps, its points, and what else it counts. */
#include "cli/policy.h"
#include "cli/report.h"

enum { STEPS_SHOWN = 6 };

/* "3 illegal", with a comma before it if it is not the first. */
static void put_count(um_buf *b, int n, const char *what)
{
    if (!n)
        return;
    um_buf_str(b, b->n ? ", " : "");
    um_buf_printf(b, um_tr("%d %s"), n, what);
}

static void causes(um_buf *b, const um_view *v)
{
    um_buf list = {0};
    for (int c = 0; c < UM_CAUSES; c++)
        put_count(&list, v->counts.by_cause[c], um_tr(um_cause_text((um_cause)c)));
    if (list.n)
        um_buf_printf(b, um_tr(" (%s)"), um_buf_view(&list).p);
    um_buf_free(&list);
}

static void steps_line(um_output *out, const um_view *v)
{
    um_buf b = {0};
    um_buf_printf(&b,
                  um_trn("%d step: %d legal, %d illegal, %d undetermined",
                         "%d steps: %d legal, %d illegal, %d undetermined", v->counts.steps),
                  v->counts.steps, v->counts.legal, v->counts.illegal, v->counts.undetermined);
    causes(&b, v);
    put_count(&b, v->counts.accepted, um_tr("accepted"));
    if (v->counts.notes) {
        um_buf_str(&b, ", ");
        um_buf_printf(&b, um_trn("%d note", "%d notes", v->counts.notes), v->counts.notes);
    }
    um_words_claims(v, &b);
    if (v->counts.steps == 0 && v->nfindings == 0)
        um_buf_str(&b, um_tr("; nothing to judge"));
    um_text_line(out, v, &b);
    if (v->run->nbad) {
        um_buf_printf(&b,
                      um_trn("%d line could not be read or carried out",
                             "%d lines could not be read or carried out", v->run->nbad),
                      v->run->nbad);
        um_text_line(out, v, &b);
    }
    um_words_endless(v, &b);
    if (b.n)
        um_text_line(out, v, &b);
}

/* " (depends on steps 3, 8)": where points were booked that are not known exactly. */
static void put_unsure_steps(um_buf *b, const um_view *v)
{
    int n, last = 0, shown = 0;
    um_buf steps = {0};
    const um_book_entry *book = um_replay_book(v->run->replay, &n);
    for (int i = 0; i < n && shown < STEPS_SHOWN && !um_known(v->score.net); i++) {
        if (um_known(book[i].points) || book[i].step == last || book[i].step == 0)
            continue;
        last = book[i].step;
        um_buf_printf(&steps, "%s%d", shown++ ? ", " : "", last);
    }
    if (shown)
        um_buf_printf(b, um_trn(" (depends on step %s%s)", " (depends on steps %s%s)", shown),
                      um_buf_view(&steps).p, shown == STEPS_SHOWN ? " ..." : "");
    um_buf_free(&steps);
}

void um_text_points(um_output *out, const um_view *v)
{
    um_buf b = {0}, points = {0};
    if (!um_has_points(v->game)) {
        um_buf_str(&b, v->score.level ? um_tr(v->score.level) : "");
        if (b.n)
            um_text_line(out, v, &b);
        return;
    }
    um_buf_str(&b, um_tr("victory points: "));
    if (v->has_claim) {
        um_words_points(v->game, v->claimed, &points);
        um_buf_printf(&b, um_tr("claimed %s, "), um_buf_view(&points).p);
        um_buf_clear(&points);
        um_words_since(v, &b);
    }
    um_words_points(v->game, v->score.net, &points);
    um_buf_printf(&b, um_tr("computed %s"), um_buf_view(&points).p);
    um_buf_free(&points);
    if (v->score.level)
        um_buf_printf(&b, um_tr(" (%s)"), um_tr(v->score.level));
    put_unsure_steps(&b, v);
    um_text_line(out, v, &b);
}

typedef struct tally_lines {
    um_output *out;
    const um_view *v;
    um_buf line;
    um_text who;
} tally_lines;

/* Whom or what a tally is about, which may be words of ours. */
static void put_who(um_text who, um_buf *out)
{
    um_buf words = {0};
    um_tr_made(who, &words);
    um_harmless(out, um_buf_view(&words));
    um_buf_free(&words);
}

static void put_tally(void *user, const um_tally *t)
{
    tally_lines *l = user;
    bool same = um_text_eq(l->who, t->who);
    if (l->who.n && !same)
        um_text_line(l->out, l->v, &l->line);
    if (!same)
        put_who(t->who, &l->line);
    um_buf_printf(&l->line, "%s%s ", same ? ", " : um_tr(": "), um_tr(t->what));
    um_words_tally(t, &l->line);
    l->who = t->who;
}

/* What the game counts beside its points, a line for each that it is about. */
static void tally(um_output *out, const um_view *v)
{
    tally_lines l = {.out = out, .v = v};
    um_replay_tally(v->run->replay, put_tally, &l);
    if (l.who.n)
        um_text_line(out, v, &l.line);
}

/* What a tournament's policy makes of the errors. */
static void policy_line(um_output *out, const um_options *o, const um_view *v)
{
    um_buf b = {0};
    um_policy_words(o, v, &b);
    um_buf line = {0};
    um_buf_printf(&line, um_tr("policy: %s"), um_buf_view(&b).p);
    if (b.n)
        um_text_line(out, v, &line);
    um_buf_free(&line);
    um_buf_free(&b);
}

void um_text_summary(um_output *out, const um_options *o, const um_view *v)
{
    steps_line(out, v);
    um_text_points(out, v);
    tally(out, v);
    um_buf dice = {0};
    um_words_dice(v, &dice);
    if (dice.n)
        um_text_line(out, v, &dice);
    um_buf_free(&dice);
    policy_line(out, o, v);
}
