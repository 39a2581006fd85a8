#include "parser/view/words.h"

#include "core/unicode.h"
#include "parser/language/language.h"

#include <string.h>

/* The words of a report. They name what was played and what the rules say,
 * never a fault of a person. */

/* What stands between the ends of a range: "2 or 3", "2 to 6". */
static const char *joint_of(int32_t lo, int32_t hi)
{
    return um_tr(hi - lo == 1 ? UM_N(" or ") : UM_N(" to "));
}

/* A range for people, or as machines read it: "2..6". */
static void put_range(um_range r, bool plain, um_buf *out)
{
    if (r.lo <= -UM_NEVER && r.hi >= UM_NEVER)
        um_buf_str(out, um_tr("unknown"));
    else if (um_known(r))
        um_buf_printf(out, "%d", (int)r.lo);
    else
        um_buf_printf(out, "%d%s%d", (int)r.lo, plain ? ".." : joint_of(r.lo, r.hi), (int)r.hi);
}

void um_words_range(um_range r, um_buf *out)
{
    put_range(r, false, out);
}

/* The length of a number at p, with its sign; 0: there is none. */
static size_t number_at(um_text t, size_t p)
{
    size_t n = p < t.n && (t.p[p] == '-' || t.p[p] == '+'), first = n;
    while (p + n < t.n && t.p[p + n] >= '0' && t.p[p + n] <= '9')
        n++;
    return n > first ? n : 0;
}

/* The length of a range "2..6" at p, and its ends; 0: there is none. */
static size_t range_at(um_text t, size_t p, um_range *r)
{
    size_t n = number_at(t, p), m = n ? number_at(t, p + n + 2) : 0;
    bool good = m && t.p[p + n] == '.' && t.p[p + n + 1] == '.' &&
                um_text_int((um_text){t.p + p, n}, &r->lo) == UM_OK &&
                um_text_int((um_text){t.p + p + n + 2, m}, &r->hi) == UM_OK;
    return good ? n + 2 + m : 0;
}

void um_words_value(um_text value, um_buf *out)
{
    um_buf words = {0};
    um_tr_made(value, &words);
    um_text t = um_buf_view(&words);
    size_t put = 0; /* so much of it */
    for (size_t i = 0; i < t.n;) {
        um_range r;
        size_t number = number_at(t, i), n = number ? range_at(t, i, &r) : 0;
        if (n) {
            um_buf_add(out, t.p + put, i - put);
            um_words_range(r, out);
            put = i + n;
        }
        i += n ? n : number ? number : 1;
    }
    um_buf_add(out, t.p + put, t.n - put);
    if (words.failed)
        out->failed = words.failed;
    um_buf_free(&words);
}

void um_words_tally(const um_tally *t, um_buf *out)
{
    if (!t->words)
        um_words_range(t->value, out);
    else
        um_buf_str(out, um_tr(um_known(t->value) && um_word_of(t->words, t->value.lo) ? t->words[t->value.lo]
                                                                                      : UM_N("not known")));
}

void um_words_dice(const um_view *v, um_buf *out)
{
    if (!v->rolls && !v->undos)
        return;
    um_buf_printf(out, um_trn("%d roll", "%d rolls", v->rolls), v->rolls);
    um_buf_printf(out, um_trn(", %d undo", ", %d undos", v->undos), v->undos);
    if (v->undos_after_roll)
        um_buf_printf(out, um_trn(" (%d after a roll)", " (%d after a roll)", v->undos_after_roll),
                      v->undos_after_roll);
}

static void put_points(const um_game *g, um_range net, bool plain, um_buf *out)
{
    if (net.lo == 0 && net.hi == 0) {
        um_buf_char(out, '0');
    } else if (net.lo <= -UM_NEVER || net.hi >= UM_NEVER) {
        um_buf_str(out, um_tr("unknown"));
    } else if (net.lo >= 0) {
        um_buf_printf(out, "%s ", um_tr(g->side_names[0]));
        put_range(net, plain, out);
    } else if (net.hi <= 0) {
        um_buf_printf(out, "%s ", um_tr(g->side_names[1]));
        put_range(um_span(-net.hi, -net.lo), plain, out);
    } else {
        /* a net score between both sides */
        um_buf_printf(out, um_tr("%s %d to %s %d"), um_tr(g->side_names[1]), -(int)net.lo,
                      um_tr(g->side_names[0]), (int)net.hi);
    }
}

void um_words_points(const um_game *g, um_range net, um_buf *out)
{
    put_points(g, net, false, out);
}

void um_words_net(const um_game *g, um_range net, um_buf *out)
{
    const char *side = g->sides[net.lo < 0];
    if (net.lo <= -UM_NEVER || net.hi >= UM_NEVER)
        um_buf_char(out, '?');
    else if (net.lo == 0 && net.hi == 0)
        um_buf_char(out, '0');
    else if (net.lo < 0 && net.hi > 0)
        um_buf_printf(out, "%s %d..%s %d", side, -(int)net.lo, g->sides[0], (int)net.hi);
    else {
        um_range r = net.lo < 0 ? um_span(-net.hi, -net.lo) : net;
        um_buf_printf(out, um_known(r) ? "%s %d" : "%s %d..%d", side, (int)r.lo, (int)r.hi);
    }
}

void um_words_players(const um_view *v, um_buf *out)
{
    for (int side = 0; side < 2; side++)
        if (v->c->players[side].n) {
            um_buf_printf(out, "%s%s ", out->n ? ", " : "", v->game->sides[side]);
            um_buf_text(out, v->c->players[side]);
        }
}

void um_words_since(const um_view *v, um_buf *out)
{
    if (um_range_same(v->since, um_exactly(0)))
        return;
    um_buf points = {0};
    um_words_points(v->game, v->since, &points);
    um_buf_printf(out, um_tr("then booked %s, "), um_buf_view(&points).p);
    um_buf_free(&points);
}

void um_words_place(const um_place *at, um_buf *out)
{
    if (at->entry && at->entry_end > at->entry)
        um_buf_printf(out, um_tr("entries %u-%u"), (unsigned)at->entry, (unsigned)at->entry_end);
    else if (at->entry)
        um_buf_printf(out, um_tr("entry %u"), (unsigned)at->entry);
    else if (at->line)
        um_buf_printf(out, um_tr("line %u"), (unsigned)at->line);
}

void um_words_verdict(const um_finding *f, um_buf *out)
{
    um_buf_str(out, um_tr(um_verdict_text(f->verdict)));
    if (f->verdict == UM_UNDETERMINED)
        um_buf_printf(out, um_tr(" (%s)"), um_tr(um_cause_text(f->cause)));
}

void um_words_rules(const um_view *v, const um_finding *f, um_buf *out)
{
    for (int i = 0; i < f->nrules; i++)
        um_buf_printf(out, "%s%s", i ? ", " : "", v->game->rules[f->rules[i]].id);
}

const char *um_option_name(const um_view *v, int ruling, int option)
{
    const um_ruling *r = &v->game->rulings[ruling];
    return option >= 0 && option < r->noptions ? r->options[option].name : "none";
}

void um_words_step(const um_view *v, int step, um_buf *out)
{
    const um_item *it = um_step_item(v, step);
    if (it)
        um_action_write(v->game, v->pack, &v->game->verbs[it->action.verb], &it->action, out);
}

/* ---- messages ---- */

/* The fact of a key, or NULL. */
static const um_fact *fact_named(const um_finding *f, um_text key)
{
    for (int i = 0; i < f->nfacts; i++)
        if (um_text_is(key, f->facts[i].key))
            return &f->facts[i];
    return NULL;
}

/* Whether a fact is told as what it may be: "1..3", "4 or more". */
static bool is_open(um_text value)
{
    um_buf words = {0};
    um_buf_text(&words, value);
    const char *t = um_buf_view(&words).p;
    bool open = strstr(t, "..") || strstr(t, " or more") || strstr(t, " or less");
    um_buf_free(&words);
    return open;
}

/* Put facts in the place of {names}, in this language or as they are; false if one is not there, or is not
 * known where that is wanted. */
static bool fill_one(um_text form, const um_finding *f, bool known, bool translated, um_buf *out)
{
    while (form.n) {
        const char *open = memchr(form.p, '{', form.n), *end = form.p + form.n;
        const char *close = open ? memchr(open, '}', (size_t)(end - open)) : NULL;
        if (!close) {
            um_buf_text(out, form);
            return true;
        }
        const um_fact *fact = fact_named(f, (um_text){open + 1, (size_t)(close - open - 1)});
        if (!fact || (known && is_open(fact->value)))
            return false;
        um_buf_add(out, form.p, (size_t)(open - form.p));
        if (translated)
            um_words_value(fact->value, out);
        else
            um_buf_text(out, fact->value);
        form = (um_text){close + 1, (size_t)(end - close - 1)};
    }
    return true;
}

/* The first of several forms, " | " between them, whose facts are all there: of those that say what is
 * broken, or of those behind "? ", which say what may be. A range in these would say nothing. Forms in
 * another language have as many. */
static bool fill_first(const char *forms, const um_finding *f, bool maybe, bool translated, um_buf *out)
{
    for (const char *end; forms; forms = end ? end + 3 : NULL) {
        end = strstr(forms, " | ");
        um_text form = {forms, end ? (size_t)(end - forms) : strlen(forms)};
        bool asks = form.n > 2 && memcmp(form.p, "? ", 2) == 0;
        um_buf words = {0};
        if (asks)
            form = (um_text){form.p + 2, form.n - 2};
        bool good = asks == maybe && fill_one(form, f, maybe, translated, &words);
        if (good)
            um_buf_text(out, um_buf_view(&words));
        um_buf_free(&words);
        if (good)
            return true;
    }
    return false;
}

/* The first form that the facts of the breach itself fill; else with those of what was broken beside it. */
static bool fill(const char *forms, const um_finding *f, bool maybe, bool translated, um_buf *out)
{
    um_finding own = *f;
    own.nfacts = f->nown;
    return fill_first(forms, &own, maybe, translated, out) || fill_first(forms, f, maybe, translated, out);
}

/* A rule's words without the full stop, as the end of a sentence of ours; the first clause of long ones. */
static void put_rule_text(um_buf *out, const um_rule *r)
{
    um_text t = um_text_of(um_tr(r->text && *r->text ? r->text : r->title));
    const char *clause = t.n > 60 ? memchr(t.p + 20, ';', t.n - 20) : NULL;
    if (clause)
        t.n = (size_t)(clause - t.p);
    um_text stop = um_text_of(um_tr("."));
    while (t.n >= stop.n && stop.n && memcmp(t.p + t.n - stop.n, stop.p, stop.n) == 0)
        t.n -= stop.n;
    um_buf_text(out, t);
}

/* The pieces or cards that a step is about: what its first argument of such names. */
static void put_actors(const um_view *v, int step, um_buf *out)
{
    const um_item *it = um_step_item(v, step);
    for (int i = 0; it && i < it->action.nargs && out->n == 0; i++)
        for (int k = 0; k < it->action.args[i].count; k++) {
            um_ref r = it->action.values[it->action.args[i].first + k].ref;
            if (r == UM_NONE || !v->game->kinds[um_ref_kind(r)].is_piece)
                break;
            if (k == 3) {
                um_buf_printf(out, um_tr(" and %d more"), it->action.args[i].count - 3);
                break;
            }
            um_buf_str(out, k ? ", " : "");
            um_ref_label(v->pack, r, out);
        }
}

/* "Card 7" needs no "card" before it. */
static bool tells_itself(const um_fact *f)
{
    size_t n = strlen(f->key);
    if (f->value.n < n)
        return false;
    for (size_t i = 0; i < n; i++)
        if ((f->value.p[i] | 0x20) != (f->key[i] | 0x20))
            return false;
    return true;
}

static void put_facts(um_buf *out, const um_finding *f, um_text subject)
{
    for (int i = 0; i < f->nfacts; i++) {
        bool again = um_text_eq(f->facts[i].value, subject) || strcmp(f->facts[i].key, UM_FACT_TOLD) == 0;
        for (int k = 0; k < i; k++)
            again |= strcmp(f->facts[i].key, f->facts[k].key) == 0;
        if (again || f->facts[i].value.n > 60)
            continue;
        um_buf_str(out, out->n ? ", " : "");
        if (!tells_itself(&f->facts[i]))
            um_buf_printf(out, "%s ", um_tr(f->facts[i].key));
        um_words_value(f->facts[i].value, out);
    }
}

/* "13th (where York): what the rule says": for a rule that has no words of its own for a breach. */
static void put_breach(const um_view *v, const um_finding *f, const um_rule *r, um_buf *out)
{
    const um_fact *who = fact_named(f, UM_TEXT("who"));
    um_buf subject = {0}, facts = {0};
    if (who)
        um_tr_made(who->value, &subject);
    else if (!f->claim)
        put_actors(v, f->step, &subject);
    put_facts(&facts, f, um_buf_view(&subject));
    bool shown = facts.n > 0 && facts.n < 60;
    um_buf_text(out, um_buf_view(&subject));
    if (shown)
        um_buf_printf(out, subject.n ? " (%s)" : "%s", um_buf_view(&facts).p);
    if (shown || subject.n)
        um_buf_str(out, um_tr(": "));
    put_rule_text(out, r);
    um_buf_free(&subject);
    um_buf_free(&facts);
}

/* A row by its name. */
static void put_row(const um_view *v, um_ref r, um_buf *out)
{
    if (r < 0)
        um_buf_str(out, um_tr("none"));
    else
        um_ref_label(v->pack, r, out);
}

/* A number as a value of a parameter: a side, a word, the name of a row. */
static void put_coded(const um_view *v, const um_param *p, um_range r, bool plain, um_buf *out)
{
    const char *const *words = p->type == UM_P_WORD ? p->words : p->type == UM_P_SIDE ? v->game->sides : NULL;
    bool rows = p->type == UM_P_REF && r.lo >= 0 && um_ref_kind(r.lo) < v->game->nkinds &&
                um_ref_kind(r.lo) == um_ref_kind(r.hi) &&
                um_ref_row(r.hi) < um_rows(v->pack, um_ref_kind(r.lo));
    if (p->type == UM_P_REF && um_known(r)) {
        put_row(v, r.lo, out);
    } else if (rows) {
        put_row(v, r.lo, out);
        um_buf_str(out, plain ? ".." : joint_of(r.lo, r.hi));
        put_row(v, r.hi, out);
    } else if (p->type == UM_P_VP)
        put_points(v->game, r, plain, out);
    else if (um_word_of(words, r.lo) && um_word_of(words, r.hi))
        um_buf_printf(out, um_known(r) ? "%s" : "%s%s%s", words[r.lo], plain ? ".." : joint_of(r.lo, r.hi),
                      words[r.hi]);
    else if (words && um_known(r) && p->type == UM_P_SIDE)
        um_buf_str(out, um_tr("none"));
    else
        put_range(r, plain, out);
}

/* Read "3" or "3..4". */
static bool parse_range(um_text t, um_range *out)
{
    if (um_text_int(t, &out->lo) == UM_OK) {
        out->hi = out->lo;
        return true;
    }
    for (size_t i = 1; i + 2 < t.n; i++)
        if (t.p[i] == '.' && t.p[i + 1] == '.')
            return um_text_int((um_text){t.p, i}, &out->lo) == UM_OK &&
                   um_text_int((um_text){t.p + i + 2, t.n - i - 2}, &out->hi) == UM_OK;
    return false;
}

static void put_fact(const um_view *v, const um_finding *f, const um_fact *fact, bool plain, um_buf *out)
{
    bool value = strcmp(fact->key, "claimed") == 0 || strcmp(fact->key, "by the rules") == 0;
    const um_item *it = value && f->claim ? um_view_claim(v, f) : NULL;
    um_range r;
    if (it && parse_range(fact->value, &r)) {
        const um_verb *query = &v->game->queries[it->action.verb];
        put_coded(v, &query->params[query->nparams - 1], r, plain, out);
    } else if (plain) {
        um_tr_made(fact->value, out);
    } else {
        um_words_value(fact->value, out);
    }
}

void um_words_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out)
{
    put_fact(v, f, fact, false, out);
}

void um_plain_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out)
{
    put_fact(v, f, fact, true, out);
}

/* "control of York stated us, by the rules br" */
static bool put_claim(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_fact *said = fact_named(f, UM_TEXT("claimed")), *found = fact_named(f, UM_TEXT("by the rules"));
    if (!said)
        return false;
    const um_item *it = um_view_claim(v, f);
    if (!found && !it && said + 1 < f->facts + f->nfacts)
        found = said + 1;
    if (it) {
        um_buf_str(out, v->game->queries[it->action.verb].name);
        um_buf_char(out, ' ');
    } else if (f->nrules) {
        um_buf_printf(out, "%s%s", um_tr(v->game->rules[f->rules[0]].title), um_tr(": "));
    }
    um_buf stated = {0}, right = {0};
    bool open = found && f->verdict == UM_UNDETERMINED && is_open(found->value);
    um_words_fact(v, f, said, &stated);
    if (found)
        um_words_fact(v, f, found, &right);
    um_buf_printf(out,
                  open    ? um_tr("stated %s, which may not be so")
                  : found ? um_tr("stated %s, by the rules %s")
                          : um_tr("stated %s"),
                  um_buf_view(&stated).p, um_buf_view(&right).p);
    um_buf_free(&stated);
    um_buf_free(&right);
    return true;
}

bool um_stated_behind(const um_view *v, const um_finding *f)
{
    return f->claim && um_view_claim(v, f);
}

void um_words_at_step(const um_view *v, const um_finding *f, um_buf *out)
{
    um_buf_printf(out, um_stated_behind(v, f) ? um_tr("claim at step %d: ") : um_tr("step %d: "), f->step);
}

void um_words_claims(const um_view *v, um_buf *out)
{
    if (v->claims_false || v->claims_open)
        um_buf_printf(out, um_tr("; claims: %d false, %d undetermined"), v->claims_false, v->claims_open);
}

void um_words_endless(const um_view *v, um_buf *out)
{
    um_buf at = {0};
    um_words_place(&v->c->endless_at, &at);
    if (v->c->endless)
        um_buf_printf(
            out,
            um_trn("hardly judged: %d play has no end (%s), and nothing in it is called illegal",
                   "hardly judged: %d plays have no end (%s first), and nothing in them is called illegal",
                   v->c->endless),
            v->c->endless, um_buf_view(&at).p);
    um_buf_free(&at);
}

/* The words of an illegal finding: the rule's, with its facts. */
static void put_illegal(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    um_buf words = {0};
    if (r && r->broken && fill(um_tr(r->broken), f, false, true, &words))
        um_buf_text(out, um_buf_view(&words));
    else if (f->claim && put_claim(v, f, out))
        ;
    else if (r)
        put_breach(v, f, r, out);
    else
        um_buf_str(out, um_tr("against the rules"));
    um_buf_free(&words);
}

/* What stands open, as the subject of "... cannot be checked". */
static void put_subject(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    if (r)
        um_buf_printf(out, um_tr("rule %s (%s)"), r->id, um_tr(r->title));
    else
        um_buf_str(out, um_tr("this step"));
}

/* What is open about the subject, and "for 13th", if the finding is about one: `plain` takes the subject,
 * `about` whom, too. */
static void put_open(const um_view *v, const um_finding *f, const char *plain, const char *about, um_buf *out)
{
    const um_fact *who = f->nrules ? fact_named(f, UM_TEXT("who")) : NULL;
    um_buf subject = {0}, whom = {0};
    put_subject(v, f, &subject);
    if (who)
        um_tr_made(who->value, &whom);
    um_buf_printf(out, um_tr(who ? about : plain), um_buf_view(&subject).p, um_buf_view(&whom).p);
    um_buf_free(&subject);
    um_buf_free(&whom);
}

/* What may be against a rule: its words for that; else those of a breach if a fact in them is a range, "cost
 * 4..9", or what was claimed. */
static bool put_maybe(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    um_buf words = {0};
    if (r && r->broken && fill(um_tr(r->broken), f, true, true, out))
        return true;
    bool good = r && r->broken && fill(r->broken, f, false, false, &words) && is_open(um_buf_view(&words));
    if (good)
        fill(um_tr(r->broken), f, false, true, out);
    um_buf_free(&words);
    if (!good && f->claim && um_view_claim(v, f) && fact_named(f, UM_TEXT("claimed")))
        good = put_claim(v, f, out);
    return good;
}

/* ": the record does not tell who led" */
static void put_untold(const char *missing, um_buf *out)
{
    um_buf what = {0};
    um_words_value(um_text_of(missing), &what);
    um_buf_printf(out, um_tr(": the record does not tell %s"), um_buf_view(&what).p);
    um_buf_free(&what);
}

static void put_unruled(const um_view *v, const um_finding *f, um_buf *out)
{
    int i = um_view_open_ruling(v, f);
    const um_ruling *r = i < 0 ? NULL : &v->game->rulings[i];
    if (r)
        um_buf_printf(out, um_tr("the rule book leaves this open: %s (%s)"), um_tr(r->question), r->id);
    else
        put_open(v, f, UM_N("%s: the rule book leaves this open"),
                 UM_N("%s for %s: the rule book leaves this open"), out);
}

/* The words of an undetermined finding: its cause, and what would settle it. One that is a breach as it is
 * stated reads as the breach does, and then says what it hangs on. */
static void put_undetermined(const um_view *v, const um_finding *f, um_buf *out)
{
    if (f->doubted) {
        put_illegal(v, f, out);
        um_buf_str(out, um_tr(": "));
        um_words_value(um_text_of(f->missing[0]), out);
        return;
    }
    switch (f->cause) {
    case UM_WHY_TAINTED:
        if (f->tainted_by > 0)
            um_buf_printf(out, um_tr("builds on step %d, which is illegal"), f->tainted_by);
        else
            um_buf_str(out, um_tr("builds on an illegal step"));
        return;
    case UM_WHY_UNRULED:
        put_unruled(v, f, out);
        return;
    case UM_WHY_AMBIGUOUS:
        put_open(v, f, UM_N("%s: can be read in more than one way"),
                 UM_N("%s for %s: can be read in more than one way"), out);
        um_buf_str(out, f->nmissing ? um_tr(": ") : "");
        break;
    default:
        if (!put_maybe(v, f, out))
            put_open(v, f, UM_N("%s cannot be checked"), UM_N("%s cannot be checked for %s"), out);
        if (f->nmissing)
            put_untold(f->missing[0], out);
        return;
    }
    if (f->nmissing)
        um_words_value(um_text_of(f->missing[0]), out);
}

void um_words_message(const um_view *v, const um_finding *f, um_buf *out)
{
    um_buf words = {0};
    if (f->verdict == UM_UNDETERMINED)
        put_undetermined(v, f, &words);
    else if (f->verdict == UM_NOTED)
        um_words_value(f->note, &words);
    else
        put_illegal(v, f, &words);
    um_harmless(out, um_buf_view(&words));
    if (f->accepted)
        um_buf_str(out, f->stands ? um_tr(" (stands by the policy)") : um_tr(" (accepted by the players)"));
    um_buf_free(&words);
}

void um_words_when(const um_view *v, const void *state, um_buf *out)
{
    um_buf when = {0};
    v->game->when(um_replay_ctx(v->run->replay), state, &when);
    um_tr_made(um_buf_view(&when), out);
    um_buf_free(&when);
}

/* ---- what would decide ---- */

/* A datum and its value. */
static void put_datum(const um_view *v, um_datum_id id, um_buf *out)
{
    const um_datum *d = um_datum_at(v->pack, id);
    um_datum_name(v->pack, id, out);
    if (d && d->sure != UM_UNKNOWN) {
        um_buf_char(out, ' ');
        um_datum_value(v->pack, id, out);
    }
    um_buf_printf(out, um_tr(" (%s)"), um_tr(um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN)));
}

void um_words_data_line(const um_view *v, um_datum_id id, um_buf *out)
{
    const um_datum *d = um_datum_at(v->pack, id);
    um_buf_str(out, "data ");
    um_datum_name(v->pack, id, out);
    if (um_datum_row(id) == UM_ROW_LIST) /* "links complete" has no value */
        return;
    um_buf_char(out, ' ');
    if (d && d->sure != UM_UNKNOWN)
        um_datum_value(v->pack, id, out);
    else
        um_buf_str(out, "VALUE");
}

void um_words_open(const um_view *v, const um_open *o, um_buf *out)
{
    const um_rule *rule = NULL;
    if (o->datum) {
        put_datum(v, o->datum, out);
        return;
    }
    if (o->what) {
        um_tr_made(um_text_of(o->what), out);
        return;
    }
    if (o->cause == UM_WHY_TAINTED && o->number > 0) {
        um_buf_printf(out, um_tr("step %d, which is illegal"), o->number);
    } else if (o->cause == UM_WHY_UNRULED && o->number >= 0) {
        um_buf_printf(out, um_tr("ruling %s"), v->game->rulings[o->number].id);
    } else if (o->number >= 0 && o->number < v->game->nrules) {
        rule = &v->game->rules[o->number];
        um_buf_printf(out, um_tr("rule %s, %s"), rule->id, um_tr(rule->title));
    } else {
        um_buf_str(out, um_tr("what the step left open"));
    }
}

/* "3" or "3-5", with a comma before it if it is not the first. */
static void put_span(um_buf *out, int from, int to)
{
    if (!from)
        return;
    um_buf_printf(out, "%s%d", out->n ? ", " : "", from);
    if (to > from)
        um_buf_printf(out, to == from + 1 ? ", %d" : "-%d", to);
}

void um_words_steps(const um_view *v, int group, um_buf *out)
{
    int from = 0, to = 0;
    um_buf words = {0};
    for (int i = 0; i < v->nfindings; i++) {
        int step = um_view_finding(v, i)->step;
        if (v->open_of[v->order[i]] != group || (from && step >= from && step <= to))
            continue;
        if (from && step == to + 1) {
            to = step;
            continue;
        }
        put_span(&words, from, to);
        from = to = step;
    }
    put_span(&words, from, to);
    um_buf_text(out, um_buf_view(&words));
    um_buf_free(&words);
}

void um_words_legal(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_alternatives *open = f->instead;
    um_tr_made(f->legal, out);
    for (int i = 0; open && i < open->n; i++) {
        const um_action *a = &open->action[i];
        um_buf_str(out, out->n ? um_tr("; ") : "");
        um_action_write(v->game, v->pack, &v->game->verbs[a->verb], a, out);
        if (i + 1 == open->less && open->unsure)
            um_buf_str(out, um_tr(" (as far as is known)"));
    }
}

/* The value of the action's first path from its end (-1) or its beginning (0), or UM_NONE. */
static um_ref on_path(const um_view *v, const um_action *a, int at)
{
    for (int i = 0; i < a->nargs; i++)
        if (v->game->verbs[a->verb].params[a->args[i].param].type == UM_P_PATH && a->args[i].count > 0)
            return a->values[a->args[i].first + (at < 0 ? a->args[i].count - 1 : 0)].ref;
    return UM_NONE;
}

static bool has_ref(const um_action *a, int param, um_ref r)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    for (int k = 0; k < n; k++)
        if (v[k].ref == r)
            return true;
    return false;
}

/* "2nd Ohio, 49th": the pieces of a list, without those that `kept` (or NULL) still has in it. */
static void put_pieces(const um_view *v, const um_action *a, int arg, const um_action *kept, um_buf *out)
{
    const int before = (int)out->n;
    for (int k = 0; k < a->args[arg].count; k++) {
        um_ref r = a->values[a->args[arg].first + k].ref;
        if (r == UM_NONE || (kept && has_ref(kept, a->args[arg].param, r)))
            continue;
        um_buf_str(out, (int)out->n > before ? ", " : "");
        um_ref_label(v->pack, r, out);
    }
}

/* "move 49th back to York"; frees who it is. */
static void put_back(const um_view *v, um_buf *who, um_ref where, um_buf *out)
{
    um_buf place = {0};
    um_ref_label(v->pack, where, &place);
    um_buf_printf(out, um_tr("move %s back to %s"), um_buf_view(who).p, um_buf_view(&place).p);
    um_buf_free(&place);
    um_buf_free(who);
}

/* What the nearest legal act leaves out of a step: "move one of them back to York". */
static bool put_back_less(const um_view *v, const um_finding *f, const um_action *step, um_buf *out)
{
    const um_action *less = f->instead && f->instead->less ? &f->instead->action[0] : NULL;
    um_ref from = on_path(v, step, 0);
    um_buf who = {0};
    for (int i = 0; less && from != UM_NONE && i < step->nargs; i++) {
        const um_param *p = &v->game->verbs[step->verb].params[step->args[i].param];
        int left;
        um_values_of(less, step->args[i].param, &left);
        bool fewer = left < step->args[i].count;
        if (p->type == UM_P_PATH && fewer && step->nargs > 0) {
            put_pieces(v, step, 0, NULL, &who);
            from = on_path(v, less, -1);
        } else if (p->type == UM_P_REFS && fewer) {
            if (f->instead->any && step->args[i].count > 1)
                um_buf_str(&who, um_tr("one of them"));
            else
                put_pieces(v, step, i, less, &who);
        } else {
            continue;
        }
        put_back(v, &who, from, out);
        return true;
    }
    return false;
}

void um_words_mend(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_item *it = f->claim || f->at_close ? NULL : um_step_item(v, f->step);
    if (!it)
        return;
    const um_action *step = &it->action;
    um_ref from = on_path(v, step, 0);
    um_buf who = {0};
    if (put_back_less(v, f, step, out) || from == UM_NONE ||
        v->game->verbs[step->verb].params[step->args[0].param].type != UM_P_REFS)
        return;
    put_pieces(v, step, 0, NULL, &who);
    put_back(v, &who, from, out);
}

const char *um_words_rule_kind(um_rule_kind k)
{
    static const char *const words[] = {[UM_R_CONSTRAINT] = UM_N("constraint"),
                                        [UM_R_DEFINITION] = UM_N("definition"),
                                        [UM_R_EFFECT] = UM_N("effect"),
                                        [UM_R_PROCEDURE] = UM_N("procedure"),
                                        [UM_R_SCORING] = UM_N("scoring"),
                                        [UM_R_CHOICE] = UM_N("choice"),
                                        [UM_R_AID] = UM_N("aid")};
    return words[k];
}
