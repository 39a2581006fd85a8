#include "cli/policy.h"
#include "cli/summary.h"

#include <string.h>

/* The report for people. The first line of each finding stands alone; the rest
 * is for who wants to know why. Steps that wait for the same thing are told
 * together. */

enum {
    SETTLE_MAX = 5,
    RULES_SHOWN = 6,
    USED_SHOWN = 4,
    GROUP_SHOWN = 5,
    LINE_MAX = 400,
    NAME_WIDTH = 9 /* a blank follows */
};

/* How many digits a number has. */
static int digits(int n)
{
    int d = 1;
    for (; n > 9; n /= 10)
        d++;
    return d;
}

void um_text_rules(um_buf *b, const um_view *v, const um_finding *f, bool full)
{
    int shown = f->ndecided + USED_SHOWN < f->nrules && !full ? f->ndecided + USED_SHOWN : f->nrules;
    for (int i = 0; i < shown; i++) {
        um_buf_str(b, i ? ", " : " [");
        um_buf_str(b, v->game->rules[f->rules[i]].id);
    }
    if (shown < f->nrules)
        um_buf_printf(b, um_tr(" and %d more"), f->nrules - shown);
    um_buf_str(b, shown ? "]" : "");
}

/* Verdict, message and rules. */
static void head_line(um_output *out, const um_view *v, const um_finding *f, bool full)
{
    um_buf words = {0}, step = {0};
    um_buf_str(&step, um_tr("before the first step: "));
    if (f->step) {
        um_buf_clear(&step);
        um_words_at_step(v, f, &step);
    }
    um_out_styled(out, UM_BOLD, "%s", um_buf_view(&step).p);
    um_words_verdict(f, &words);
    um_out_styled(out,
                  f->verdict == UM_ILLEGAL ? UM_RED
                  : f->verdict == UM_NOTED ? UM_BLUE
                                           : UM_YELLOW,
                  "%s", um_buf_view(&words).p);
    size_t column = um_columns(um_buf_view(&step)) + um_columns(um_buf_view(&words));
    um_buf_clear(&words);
    um_buf_str(&words, um_tr(": "));
    um_words_message(v, f, &words);
    um_text_rules(&words, v, f, full);
    um_text_hang(out, column, UM_TEXT_HANG, um_buf_view(&words));
    um_buf_free(&words);
    um_buf_free(&step);
}

/* ---- where it happened ---- */

/* Whose act it was, behind "..., play 4, US": ": Ann", or "; done by British: Bob" where it was the other
 * side's. */
static void put_player(const um_view *v, const um_finding *f, um_buf *when)
{
    if (f->side < 0 || f->side > 1 || !v->c->players[f->side].n)
        return;
    um_text side = um_text_of(um_tr(v->game->side_names[f->side])), w = um_buf_view(when);
    if (w.n < side.n || memcmp(w.p + w.n - side.n, side.p, side.n) != 0)
        um_buf_printf(when, um_tr("; done by %s"), side.p);
    um_buf_str(when, um_tr(": "));
    um_harmless(when, v->c->players[f->side]);
}

/* Where it is: file, line or entries. */
static void place_line(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    um_buf where = {0}, when = {0};
    um_words_place(&f->at, &where);
    bool other = f->at.file && f->at.entry && strcmp(f->at.file, v->file) != 0; /* a later log of a chain */
    um_buf words = {0};
    um_out(out, "%*s-->", gutter, "");
    if (other)
        um_buf_printf(&words, " %s", f->at.file);
    if (f->step) {
        um_buf_str(&words, words.n ? ", " : " ");
        um_buf_printf(&words, um_tr("step %d of %d"), f->step, v->counts.steps);
    }
    if (where.n)
        um_buf_printf(&words, "%s %s", words.n ? "," : "", um_buf_view(&where).p);
    if (f->step)
        um_words_when_of(v, f->step, &when);
    if (when.n)
        put_player(v, f, &when);
    if (when.n)
        um_buf_printf(&words, " (%s)", um_buf_view(&when).p);
    um_text_hang(out, (size_t)gutter + 3, gutter + UM_TEXT_HANG, um_buf_view(&words));
    um_buf_free(&words);
    um_buf_free(&where);
    um_buf_free(&when);
}

/* The columns of the line that the finding is about: where its last telling
 * fact stands in it. */
static bool point_at(const um_finding *f, um_text line, size_t *from, size_t *n)
{
    static const char *const keys[] = {"where", "to", "space", "card", "who"};
    for (size_t k = 0; k < UM_COUNT(keys); k++)
        for (int i = 0; i < f->nfacts; i++) {
            um_text value = f->facts[i].value;
            if (strcmp(f->facts[i].key, keys[k]) != 0 || value.n == 0)
                continue;
            for (size_t at = line.n >= value.n ? line.n - value.n + 1 : 0; at-- > 0;)
                if (memcmp(line.p + at, value.p, value.n) == 0) {
                    *from = at;
                    *n = value.n;
                    return true;
                }
        }
    return false;
}

/* How many bytes of a line from `at` on fit so many columns: broken at a blank if one is near, and never
 * within a character. */
static size_t part_that_fits(um_text line, size_t at, size_t room)
{
    size_t take = line.n - at;
    if (take <= room)
        return take;
    take = room;
    while (take > room / 2 && line.p[at + take] != ' ')
        take--;
    while (take > 1 && ((unsigned char)line.p[at + take] & 0xc0) == 0x80)
        take--;
    return take;
}

/* Below the part at..at+take of a line: a mark under the n bytes from `from` on, so far as they lie in it. */
static void underline(um_output *out, int gutter, um_text line, size_t at, size_t take, size_t from, size_t n)
{
    um_out(out, "%*s | %*s", gutter, "", (int)um_columns((um_text){line.p + at, from - at}), "");
    size_t wide = um_columns((um_text){line.p + from, from + n > at + take ? at + take - from : n});
    for (size_t i = 0; i < wide; i++)
        um_out_styled(out, UM_RED, i ? "~" : "^");
    um_out(out, "\n");
}

/* One line of the record behind a gutter, broken where the terminal ends, with a mark below what the finding
 * is about. */
static void quote_line(um_output *out, const char *number, int gutter, um_text line, const um_finding *f)
{
    size_t room = (size_t)out->width > (size_t)gutter + 23 ? (size_t)out->width - (size_t)gutter - 3 : 20;
    size_t from = 0, n = 0, at = 0;
    bool mark = f && point_at(f, line, &from, &n);
    for (bool first = true; first || at < line.n; first = false) {
        size_t take = part_that_fits(line, at, room);
        um_out(out, "%*s | ", gutter, first ? number : "");
        um_out_bytes(out, (um_text){line.p + at, take});
        um_out(out, "\n");
        if (mark && from >= at && from < at + take)
            underline(out, gutter, line, at, take, from, n);
        at += take;
        while (at < line.n && line.p[at] == ' ')
            at++;
    }
}

/* A step as a line of a record, quoted. */
static void quote_step(um_output *out, const um_view *v, int step, int gutter, const um_finding *f)
{
    char number[16];
    um_buf raw = {.max = LINE_MAX * 8}, line = {0};
    um_words_step(v, step, &raw);
    um_harmless(&line, um_buf_view(&raw));
    snprintf(number, sizeof number, "%d", step);
    if (line.n)
        quote_line(out, number, gutter, um_buf_view(&line), f);
    um_buf_free(&raw);
    um_buf_free(&line);
}

/* The step of a finding, with the one before it. */
static void quote(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    if (!f->step)
        return;
    um_out(out, "%*s |\n", gutter, "");
    if (f->step > 1)
        quote_step(out, v, f->step - 1, gutter, NULL);
    quote_step(out, v, f->step, gutter, f);
    const um_item *it = um_step_item(v, f->step);
    if (it && f->at.line && it->at.line != f->at.line) /* a claim behind the step */
        for (int i = 0; i < v->c->nitems; i++) {
            const um_item *claim = &v->c->items[i];
            if (claim->kind != UM_I_CLAIM || claim->at.line != f->at.line || claim->at.file != f->at.file)
                continue;
            um_buf line = {0};
            um_buf_str(&line, "claim ");
            um_action_write(v->game, v->pack, &v->game->queries[claim->action.verb], &claim->action, &line);
            quote_line(out, "", gutter, um_buf_view(&line), NULL);
            um_buf_free(&line);
        }
    um_out(out, "%*s |\n", gutter, "");
}

/* ---- the lines that say why ---- */

/* A named line behind the gutter, wrapped; the name in English. */
static void detail(um_output *out, int gutter, const char *name, um_text t)
{
    char lead[64];
    name = um_tr(name);
    snprintf(lead, sizeof lead, "%*s %c %s%*s ", gutter, "", *name ? '=' : ' ', name,
             um_pad(name, NAME_WIDTH), "");
    if (t.n)
        um_out_wrapped(out, lead, t);
}

/* The same from a buffer, which is freed. */
static void detail_buf(um_output *out, int gutter, const char *name, um_buf *b)
{
    detail(out, gutter, name, um_buf_view(b));
    um_buf_free(b);
}

static void rule_lines(um_output *out, const um_view *v, const um_finding *f, int gutter, bool full)
{
    const char *name = um_tr("rule");
    int wide = 0, shown = f->nrules < RULES_SHOWN || full ? f->nrules : RULES_SHOWN;
    for (int i = 0; i < shown; i++) {
        int n = (int)strlen(v->game->rules[f->rules[i]].id);
        wide = n > wide ? n : wide;
    }
    for (int i = 0; i < shown; i++) {
        const um_rule *r = &v->game->rules[f->rules[i]];
        char lead[96];
        snprintf(lead, sizeof lead, "%*s %s %s%*s %-*s  ", gutter, "", i ? " " : "=", i ? "" : name,
                 i ? NAME_WIDTH : um_pad(name, NAME_WIDTH), "", wide, r->id);
        um_out_wrapped(out, lead, um_text_of(um_tr(r->text && *r->text ? r->text : r->title)));
    }
}

static void fact_line(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    um_buf b = {0};
    um_words_facts(v, f, &b);
    detail_buf(out, gutter, UM_N("facts"), &b);
}

/* What an illegal verdict rests on. */
static void rests_line(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    static const char *const above[] = {[UM_GUESS] = "likely", [UM_LIKELY] = "certain"};
    um_sure_level least = UM_CERTAIN;
    um_buf b = {0};
    for (int i = 0; i < f->ndata; i++) {
        const um_datum *d = um_datum_at(v->pack, f->data[i]);
        if (!d)
            continue;
        um_buf_str(&b, b.n ? um_tr("; ") : "");
        um_datum_name(v->pack, f->data[i], &b);
        um_buf_char(&b, ' ');
        um_datum_value(v->pack, f->data[i], &b);
        um_buf_printf(&b, um_tr(" (%s)"), um_tr(um_sure_text((um_sure_level)d->sure)));
        if ((um_sure_level)d->sure < least)
            least = (um_sure_level)d->sure;
    }
    if (least == UM_GUESS || least == UM_LIKELY)
        um_buf_printf(&b, um_tr(": with --trust %s this is undetermined"), above[least]);
    detail_buf(out, gutter, UM_N("rests on"), &b);
}

/* What would have been legal. */
static void legal_line(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    um_buf b = {0};
    if (f->claim || !f->step)
        return;
    um_words_legal(v, f, &b);
    detail_buf(out, gutter, UM_N("legal"), &b);
    um_buf mend = {0};
    um_words_mend(v, f, &mend);
    detail_buf(out, gutter, UM_N("to mend"), &mend);
}

static void ruling_line(um_output *out, const um_view *v, const um_finding *f, int gutter, bool full)
{
    um_buf b = {0};
    for (int i = 0; i < f->nrulings; i++)
        if (f->rulings[i].flips)
            um_buf_printf(&b, "%s%s=%s", b.n ? ", " : "", v->game->rulings[f->rulings[i].ruling].id,
                          um_option_name(v, f->rulings[i].ruling, f->rulings[i].option));
    if (b.n || full)
        um_buf_str(&b, um_tr(b.n ? UM_N(": another option gives another verdict") : UM_N("none changes it")));
    detail_buf(out, gutter, UM_N("ruling"), &b);
}

/* When it was sealed, and how many later steps build on it. */
static void after_line(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    um_buf b = {0};
    int later = f->verdict == UM_ILLEGAL ? um_tainted_later(v, f->step) : 0;
    if (f->sealed) {
        um_buf step = {0};
        um_words_step(v, f->sealed, &step);
        um_buf_printf(&b, um_tr("sealed at step %d"), f->sealed);
        if (step.n && step.n < 60) {
            um_buf_str(&b, " (");
            um_buf_text(&b, um_buf_view(&step));
            um_buf_str(&b, ")");
        }
        um_buf_free(&step);
    } else if (f->side >= 0) { /* what is nobody's act, nobody seals */
        um_buf_str(&b, um_tr("not sealed: the other side has not acted since"));
    }
    if (later) {
        um_buf_str(&b, b.n ? um_tr("; ") : "");
        um_buf_printf(&b,
                      um_trn("%d later step builds on it and is marked tainted",
                             "%d later steps build on it and are marked tainted", later),
                      later);
    }
    detail_buf(out, gutter, UM_N("after"), &b);
}

static void data_line(um_output *out, const um_view *v, um_datum_id id, int gutter, const char *name)
{
    um_buf b = {0};
    um_words_data_line(v, id, &b);
    detail_buf(out, gutter, name, &b);
}

/* What would decide an undetermined finding. */
static void open_lines(um_output *out, const um_view *v, const um_finding *f, int gutter)
{
    um_buf b = {0};
    for (int i = 0; i < f->nmissing; i++) {
        um_buf_str(&b, i ? um_tr("; ") : "");
        um_words_value(um_text_of(f->missing[i]), &b);
    }
    detail_buf(out, gutter,
               f->cause == UM_WHY_AMBIGUOUS ? UM_N("readings")
               : f->cause == UM_WHY_TOLD    ? UM_N("told")
               : f->cause == UM_WHY_UNRULED ? UM_N("silent")
                                            : UM_N("missing"),
               &b);
    um_buf decides = {0};
    if (f->ndata == 1)
        um_words_decides(v, f, f->data[0], &decides);
    detail_buf(out, gutter, UM_N("decides"), &decides);
    for (int i = 0; i < f->ndata && i < SETTLE_MAX; i++)
        data_line(out, v, f->data[i], gutter, i ? "" : UM_N("settle"));
    um_words_more_data(f, SETTLE_MAX, &b);
    detail_buf(out, gutter, f->ndata ? "" : UM_N("settle"), &b);
}

void um_text_finding(um_output *out, const um_view *v, const um_finding *f, bool full)
{
    int gutter = digits(v->counts.steps) + 1;
    head_line(out, v, f, full);
    place_line(out, v, f, gutter);
    quote(out, v, f, gutter);
    rule_lines(out, v, f, gutter, full);
    fact_line(out, v, f, gutter);
    if (f->verdict == UM_UNDETERMINED) {
        open_lines(out, v, f, gutter);
        if (um_view_open_ruling(v, f) >= 0)
            ruling_line(out, v, f, gutter, false);
        if (f->doubted)
            legal_line(out, v, f, gutter);
    } else if (f->verdict == UM_ILLEGAL) {
        rests_line(out, v, f, gutter);
        legal_line(out, v, f, gutter);
        ruling_line(out, v, f, gutter, full);
        after_line(out, v, f, gutter);
    }
    if (f->accepted)
        detail(out, gutter, UM_N("accepted"), um_text_of(um_tr(f->accepted_why)));
    um_out(out, "\n");
}

/* ---- undetermined steps, told together ---- */

/* The steps of a group: each with its message if they are few, else their numbers. */
static void group_steps(um_output *out, const um_view *v, int k, int gutter)
{
    const um_open *o = &v->open[k];
    bool each = o->n <= GROUP_SHOWN && o->cause != UM_WHY_TAINTED;
    um_buf steps = {0};
    if (!each) {
        um_words_steps(v, k, &steps);
        detail_buf(out, gutter, o->n == 1 ? UM_N("step") : UM_N("steps"), &steps);
        return;
    }
    for (int i = 0, shown = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf words = {0};
        if (v->open_of[v->order[i]] != k)
            continue;
        um_buf_printf(&words, um_tr("%d: "), f->step);
        um_words_message(v, f, &words);
        detail_buf(out, gutter, shown++ ? "" : UM_N("steps"), &words);
    }
}

/* How many findings wait, and for what: takes their number and that. */
static const char *waits(const um_open *o, const um_finding *first)
{
    if (first->doubted)
        return um_trn("%d finding in doubt: %s", "%d findings in doubt: %s", o->n);
    if (o->cause == UM_WHY_TAINTED)
        return um_trn("%d finding built on %s", "%d findings built on %s", o->n);
    return o->datum || o->what ? um_trn("%d finding waiting for %s", "%d findings waiting for %s", o->n)
                               : um_trn("%d finding under %s", "%d findings under %s", o->n);
}

static void text_group(um_output *out, const um_view *v, int k)
{
    const um_open *o = &v->open[k];
    const um_finding *f = um_replay_finding(v->run->replay, o->first);
    int gutter = digits(v->counts.steps) + 1;
    if (o->n == 1 && o->cause != UM_WHY_TAINTED) {
        um_text_finding(out, v, f, false);
        return;
    }
    um_buf what = {0}, words = {0}, verdict = {0}, safe = {0};
    um_words_open(v, o, &what);
    um_words_verdict(f, &verdict);
    um_out_styled(out, UM_YELLOW, "%s", um_buf_view(&verdict).p);
    um_harmless(&safe, um_buf_view(&what));
    um_buf_str(&words, um_tr(": "));
    um_buf_printf(&words, waits(o, f), o->n, um_buf_view(&safe).p);
    um_text_hang(out, um_columns(um_buf_view(&verdict)), UM_TEXT_HANG, um_buf_view(&words));
    um_buf_free(&what);
    um_buf_free(&verdict);
    um_buf_free(&safe);
    um_buf_free(&words);
    group_steps(out, v, k, gutter);
    if (o->cause != UM_WHY_TAINTED) {
        rule_lines(out, v, f, gutter, false);
        if (o->datum)
            data_line(out, v, o->datum, gutter, UM_N("settle"));
    }
    um_out(out, "\n");
}

/* ---- to settle: the data that decide most ---- */

static void text_settle(um_output *out, const um_view *v)
{
    const um_wanted *w;
    for (int n = 0; n < SETTLE_MAX && (w = um_most_wanted(v, n)); n++) {
        const um_datum *d = um_datum_at(v->pack, w->datum);
        um_buf b = {0};
        if (n == 0)
            um_out(out, "%s\n", um_tr("to settle: look these up, and state them in the record"));
        um_words_data_line(v, w->datum, &b);
        um_buf_printf(&b, "  # %s; ", um_tr(um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN)));
        um_buf_printf(&b, um_trn("%d step", "%d steps", w->n), w->n);
        um_out(out, "    ");
        um_out_text(out, um_buf_view(&b));
        um_out(out, "\n");
        um_buf_free(&b);
    }
    um_out(out, v->nwanted ? "\n" : "");
}

/* How to ask on, once where something is illegal. */
static void text_more(um_output *out, const um_view *v)
{
    um_buf file = {0}, b = {0};
    if (v->illegal) {
        um_words_operand(v, &file);
        um_buf_printf(&b, um_tr("why, and what else was open: umpire explain %s STEP, umpire legal %s STEP"),
                      um_buf_view(&file).p, um_buf_view(&file).p);
        um_buf_str(&b, "\n\n");
        um_out_bytes(out, um_buf_view(&b));
    }
    um_buf_free(&file);
    um_buf_free(&b);
}

/* ---- the report ---- */

static void text_begin(um_output *out, const um_options *o)
{
    (void)out;
    (void)o;
}

void um_text_file(um_reporting *r, const um_view *v)
{
    um_buf b = {0};
    if (r->o->summary || (v && !um_view_wanted(r->o, v)))
        return;
    for (size_t i = 0; i < r->links && r->links > 1; i++) {
        um_buf_str(&b, i ? ", " : "");
        um_harmless(&b, um_text_of(r->chain[i].file));
    }
    if (b.n) {
        um_out_text(r->out, um_text_of(r->file));
        um_out(r->out, um_tr(": %d logs of one game: %s"), (int)r->links, um_buf_view(&b).p);
        um_out(r->out, "\n");
    }
    um_buf_free(&b);
    for (size_t i = 0; r->said && i < r->said->n; i++)
        if (strcmp(r->said->items[i].code, "reading-chain") == 0) { /* what somebody moved between two logs */
            um_out_text(r->out, um_text_of(r->said->items[i].at.file));
            um_out(r->out, "%s", um_tr(": between two logs: "));
            um_buf words = {0};
            um_tr_made(um_text_of(r->said->items[i].message), &words);
            um_out_text(r->out, um_buf_view(&words));
            um_buf_free(&words);
            um_out(r->out, "\n");
        }
}

static void text_file_end(um_reporting *r)
{
    (void)r;
}

void um_text_legal(um_output *out, const um_view *v, int step)
{
    um_buf b = {0}, words = {0}, head = {0};
    um_words_step(v, step, &b);
    um_buf_printf(&head, um_tr("step %d: "), step);
    um_out_bytes(out, um_buf_view(&head));
    um_out_styled(out, UM_GREEN, "%s", um_tr("legal"));
    um_buf_str(&words, um_tr(": "));
    um_harmless(&words, um_buf_view(&b));
    um_text_hang(out, um_columns(um_buf_view(&head)) + um_columns(um_text_of(um_tr("legal"))), UM_TEXT_HANG,
                 um_buf_view(&words));
    um_buf_free(&head);
    um_buf_free(&words);
    um_buf_free(&b);
}

/* Every step, with its findings: these stand together. */
static void text_verbose(um_output *out, const um_view *v)
{
    int next = 0;
    for (int step = 0; step <= v->counts.steps; step++) {
        bool found = false;
        for (int i = next; i < v->nfindings && um_view_finding(v, i)->step == step; i++)
            found |= um_view_finding(v, i)->verdict != UM_NOTED;
        if (step && !found)
            um_text_legal(out, v, step);
        for (; next < v->nfindings && um_view_finding(v, next)->step <= step; next++)
            um_text_finding(out, v, um_view_finding(v, next), true);
    }
}

/* Every finding of one verdict. */
static void text_of(um_output *out, const um_view *v, um_verdict verdict)
{
    for (int i = 0; i < v->nfindings; i++)
        if (um_view_finding(v, i)->verdict == verdict)
            um_text_finding(out, v, um_view_finding(v, i), false);
}

/* What waits together: where only a player's words make a breach, or all else. */
static void text_groups(um_output *out, const um_view *v, bool told)
{
    for (int k = 0; k < v->nopen; k++)
        if ((v->open[k].cause == UM_WHY_TOLD) == told)
            text_group(out, v, k);
}

/* What --only asks for, each finding by itself. */
static void text_only(um_output *out, const um_options *o, const um_view *v)
{
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, v->gravest[i]);
        if (um_finding_wanted(o, f))
            um_text_finding(out, v, f, o->verbose > 0);
    }
}

static void text_game(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    if (r->o->summary || !um_view_wanted(r->o, v))
        return;
    um_out(out, r->i || r->games ? "\n" : "");
    um_out_styled(out, UM_BOLD, "%s", v->label);
    um_out(out, v->nfindings || r->o->verbose ? "\n\n" : "\n");
    out->headed = true;
    if (r->o->only) {
        text_only(out, r->o, v);
    } else if (r->o->verbose) {
        text_verbose(out, v);
    } else {
        text_of(out, v, UM_ILLEGAL);
        text_groups(out, v, true);
        text_of(out, v, UM_NOTED);
        text_groups(out, v, false);
    }
    text_settle(out, v);
    text_more(out, v);
    um_text_summary(out, r->o, v);
    out->headed = false;
}

static void text_end(um_output *out, const um_options *o, size_t games)
{
    (void)out;
    (void)o;
    (void)games;
}

const um_reporter um_report_text = {text_begin,        um_text_file, text_game,      text_file_end,
                                    um_standings_text, text_end,     .grounds = true};
