#include "parser/view/words.h"

#include "core/unicode.h"

#include <string.h>

/* The words of a report. They name what was played and what the rules say,
 * never a fault of a person. */

void um_words_range(um_range r, um_buf *out)
{
    if (r.lo <= -UM_NEVER && r.hi >= UM_NEVER)
        um_buf_str(out, "unknown");
    else if (um_known(r))
        um_buf_printf(out, "%d", (int)r.lo);
    else
        um_buf_printf(out, "%d..%d", (int)r.lo, (int)r.hi);
}

void um_words_tally(const um_tally *t, um_buf *out)
{
    if (!t->words)
        um_words_range(t->value, out);
    else
        um_buf_str(out, um_known(t->value) && um_word_of(t->words, t->value.lo) ? t->words[t->value.lo]
                                                                                : "not known");
}

void um_words_dice(const um_view *v, um_buf *out)
{
    if (!v->rolls && !v->undos)
        return;
    um_buf_printf(out, "%d roll%s, %d undo%s", v->rolls, v->rolls == 1 ? "" : "s", v->undos,
                  v->undos == 1 ? "" : "s");
    if (v->undos_after_roll)
        um_buf_printf(out, " (%d after a roll)", v->undos_after_roll);
}

void um_words_points(const um_game *g, um_range net, um_buf *out)
{
    if (net.lo == 0 && net.hi == 0) {
        um_buf_char(out, '0');
    } else if (net.lo <= -UM_NEVER || net.hi >= UM_NEVER) {
        um_buf_str(out, "unknown");
    } else if (net.lo >= 0) {
        um_buf_printf(out, "%s ", g->side_names[0]);
        um_words_range(net, out);
    } else if (net.hi <= 0) {
        um_buf_printf(out, "%s ", g->side_names[1]);
        um_words_range(um_span(-net.hi, -net.lo), out);
    } else {
        um_buf_printf(out, "%s %d to %s %d", g->side_names[1], -(int)net.lo, g->side_names[0], (int)net.hi);
    }
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
        um_buf_printf(out, "%s ", side);
        um_words_range(net.lo < 0 ? um_span(-net.hi, -net.lo) : net, out);
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
    um_buf_str(out, "then booked ");
    um_words_points(v->game, v->since, out);
    um_buf_str(out, ", ");
}

void um_words_place(const um_place *at, um_buf *out)
{
    if (at->entry && at->entry_end > at->entry)
        um_buf_printf(out, "entries %u-%u", (unsigned)at->entry, (unsigned)at->entry_end);
    else if (at->entry)
        um_buf_printf(out, "entry %u", (unsigned)at->entry);
    else if (at->line)
        um_buf_printf(out, "line %u", (unsigned)at->line);
}

void um_words_verdict(const um_finding *f, um_buf *out)
{
    um_buf_str(out, um_verdict_text(f->verdict));
    if (f->verdict == UM_UNDETERMINED)
        um_buf_printf(out, " (%s)", um_cause_text(f->cause));
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

/* Put facts in the place of {names}; false if one is not there, or is not known where that is wanted. */
static bool fill_one(um_text form, const um_finding *f, bool known, um_buf *out)
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
        um_buf_text(out, fact->value);
        form = (um_text){close + 1, (size_t)(end - close - 1)};
    }
    return true;
}

/* The first of several forms, " | " between them, whose facts are all there: of those that say what is
 * broken, or of those behind "? ", which say what may be. A range in these would say nothing. */
static bool fill_first(const char *forms, const um_finding *f, bool maybe, um_buf *out)
{
    for (const char *end; forms; forms = end ? end + 3 : NULL) {
        end = strstr(forms, " | ");
        um_text form = {forms, end ? (size_t)(end - forms) : strlen(forms)};
        bool asks = form.n > 2 && memcmp(form.p, "? ", 2) == 0;
        um_buf words = {0};
        if (asks)
            form = (um_text){form.p + 2, form.n - 2};
        bool good = asks == maybe && fill_one(form, f, maybe, &words);
        if (good)
            um_buf_text(out, um_buf_view(&words));
        um_buf_free(&words);
        if (good)
            return true;
    }
    return false;
}

/* The first form that the facts of the breach itself fill; else with those of what was broken beside it. */
static bool fill(const char *forms, const um_finding *f, bool maybe, um_buf *out)
{
    um_finding own = *f;
    own.nfacts = f->nown;
    return fill_first(forms, &own, maybe, out) || fill_first(forms, f, maybe, out);
}

/* A rule's words without the full stop, as the end of a sentence of ours; the first clause of long ones. */
static void put_rule_text(um_buf *out, const um_rule *r)
{
    um_text t = um_text_of(r->text && *r->text ? r->text : r->title);
    const char *clause = t.n > 60 ? memchr(t.p + 20, ';', t.n - 20) : NULL;
    if (clause)
        t.n = (size_t)(clause - t.p);
    while (t.n && t.p[t.n - 1] == '.')
        t.n--;
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
                um_buf_printf(out, " and %d more", it->action.args[i].count - 3);
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
            um_buf_printf(out, "%s ", f->facts[i].key);
        um_buf_text(out, f->facts[i].value);
    }
}

/* "13th (where York): what the rule says": for a rule that has no words of its own for a breach. */
static void put_breach(const um_view *v, const um_finding *f, const um_rule *r, um_buf *out)
{
    const um_fact *who = fact_named(f, UM_TEXT("who"));
    um_buf subject = {0}, facts = {0};
    if (who)
        um_buf_text(&subject, who->value);
    else if (!f->claim)
        put_actors(v, f->step, &subject);
    put_facts(&facts, f, um_buf_view(&subject));
    bool shown = facts.n > 0 && facts.n < 60;
    um_buf_text(out, um_buf_view(&subject));
    if (shown)
        um_buf_printf(out, subject.n ? " (%s)" : "%s", um_buf_view(&facts).p);
    if (shown || subject.n)
        um_buf_str(out, ": ");
    put_rule_text(out, r);
    um_buf_free(&subject);
    um_buf_free(&facts);
}

/* A row by its name. */
static void put_row(const um_view *v, um_ref r, um_buf *out)
{
    if (r < 0)
        um_buf_str(out, "none");
    else
        um_ref_label(v->pack, r, out);
}

/* A number as a value of a parameter: a side, a word, the name of a row. */
static void put_coded(const um_view *v, const um_param *p, um_range r, um_buf *out)
{
    const char *const *words = p->type == UM_P_WORD ? p->words : p->type == UM_P_SIDE ? v->game->sides : NULL;
    if (p->type == UM_P_REF && um_known(r))
        put_row(v, r.lo, out);
    else if (p->type == UM_P_VP)
        um_words_points(v->game, r, out);
    else if (um_word_of(words, r.lo) && um_word_of(words, r.hi))
        um_buf_printf(out, um_known(r) ? "%s" : "%s..%s", words[r.lo], words[r.hi]);
    else if (words && um_known(r) && p->type == UM_P_SIDE)
        um_buf_str(out, "none");
    else
        um_words_range(r, out);
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

void um_words_fact(const um_view *v, const um_finding *f, const um_fact *fact, um_buf *out)
{
    bool value = strcmp(fact->key, "claimed") == 0 || strcmp(fact->key, "by the rules") == 0;
    const um_item *it = value && f->claim ? um_view_claim(v, f) : NULL;
    um_range r;
    if (it && parse_range(fact->value, &r)) {
        const um_verb *query = &v->game->queries[it->action.verb];
        put_coded(v, &query->params[query->nparams - 1], r, out);
    } else {
        um_buf_text(out, fact->value);
    }
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
    }
    um_buf_str(out, "stated ");
    um_words_fact(v, f, said, out);
    if (found && f->verdict == UM_UNDETERMINED && is_open(found->value)) {
        um_buf_str(out, ", which may not be so");
    } else if (found) {
        um_buf_str(out, ", by the rules ");
        um_words_fact(v, f, found, out);
    }
    return true;
}

/* The words of an illegal finding: the rule's, with its facts. */
static void put_illegal(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    um_buf words = {0};
    if (r && r->broken && fill(r->broken, f, false, &words))
        um_buf_text(out, um_buf_view(&words));
    else if (f->claim && put_claim(v, f, out))
        ;
    else if (r)
        put_breach(v, f, r, out);
    else
        um_buf_str(out, "against the rules");
    um_buf_free(&words);
}

/* What stands open, as the subject of "... cannot be checked". */
static void put_subject(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    if (r)
        um_buf_printf(out, "rule %s (%s)", r->id, r->title);
    else
        um_buf_str(out, "this step");
}

/* "for 13th", if the finding is about one. */
static void put_about(const um_finding *f, um_buf *out)
{
    const um_fact *who = f->nrules ? fact_named(f, UM_TEXT("who")) : NULL;
    if (who) {
        um_buf_str(out, " for ");
        um_buf_text(out, who->value);
    }
}

/* What may be against a rule: its words for that; else those of a breach if a fact in them is a range, "cost
 * 4..9", or what was claimed. */
static bool put_maybe(const um_view *v, const um_finding *f, um_buf *out)
{
    const um_rule *r = f->nrules ? &v->game->rules[f->rules[0]] : NULL;
    um_buf words = {0};
    bool good = r && r->broken &&
                (fill(r->broken, f, true, &words) ||
                 (fill(r->broken, f, false, &words) && is_open(um_buf_view(&words))));
    if (good)
        um_buf_text(out, um_buf_view(&words));
    um_buf_free(&words);
    if (!good && f->claim && um_view_claim(v, f) && fact_named(f, UM_TEXT("claimed")))
        good = put_claim(v, f, out);
    return good;
}

/* The words of an undetermined finding: its cause, and what would settle it. One that is a breach as it is
 * stated reads as the breach does, and then says what it hangs on. */
static void put_undetermined(const um_view *v, const um_finding *f, um_buf *out)
{
    if (f->doubted) {
        put_illegal(v, f, out);
        um_buf_printf(out, ": %s", f->missing[0]);
        return;
    }
    switch (f->cause) {
    case UM_WHY_TAINTED:
        if (f->tainted_by > 0)
            um_buf_printf(out, "builds on step %d, which is illegal", f->tainted_by);
        else
            um_buf_str(out, "builds on an illegal step");
        return;
    case UM_WHY_UNRULED:
        put_subject(v, f, out);
        put_about(f, out);
        um_buf_str(out, ": the rule book leaves this open");
        return;
    case UM_WHY_AMBIGUOUS:
        put_subject(v, f, out);
        put_about(f, out);
        um_buf_str(out, f->nmissing ? ": can be read in more than one way: "
                                    : ": can be read in more than one way");
        break;
    default:
        if (!put_maybe(v, f, out)) {
            put_subject(v, f, out);
            um_buf_str(out, " cannot be checked");
            put_about(f, out);
        }
        if (f->nmissing)
            um_buf_str(out, ": the record does not tell ");
        break;
    }
    if (f->nmissing)
        um_buf_str(out, f->missing[0]);
}

void um_words_message(const um_view *v, const um_finding *f, um_buf *out)
{
    um_buf words = {0};
    if (f->verdict == UM_UNDETERMINED)
        put_undetermined(v, f, &words);
    else if (f->verdict == UM_NOTED)
        um_buf_text(&words, f->note);
    else
        put_illegal(v, f, &words);
    um_harmless(out, um_buf_view(&words));
    if (f->accepted)
        um_buf_str(out, f->stands ? " (stands by the policy)" : " (accepted by the players)");
    um_buf_free(&words);
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
    um_buf_printf(out, " (%s)", um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN));
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
        um_buf_str(out, o->what);
        return;
    }
    if (o->cause == UM_WHY_TAINTED && o->number > 0) {
        um_buf_printf(out, "step %d, which is illegal", o->number);
    } else if (o->cause == UM_WHY_UNRULED && o->number >= 0) {
        um_buf_printf(out, "ruling %s", v->game->rulings[o->number].id);
    } else if (o->number >= 0 && o->number < v->game->nrules) {
        rule = &v->game->rules[o->number];
        um_buf_printf(out, "rule %s, %s", rule->id, rule->title);
    } else {
        um_buf_str(out, "what the step left open");
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
    um_buf_text(out, f->legal);
    for (int i = 0; open && i < open->n; i++) {
        const um_action *a = &open->action[i];
        um_buf_str(out, out->n ? "; " : "");
        um_action_write(v->game, v->pack, &v->game->verbs[a->verb], a, out);
        if (i + 1 == open->less && open->unsure)
            um_buf_str(out, " (as far as is known)");
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

/* What the nearest legal act leaves out of a step: "one of 49th, 8th back to York". */
static bool put_back_less(const um_view *v, const um_finding *f, const um_action *step, um_buf *out)
{
    const um_action *less = f->instead && f->instead->less ? &f->instead->action[0] : NULL;
    um_ref from = on_path(v, step, 0);
    for (int i = 0; less && from != UM_NONE && i < step->nargs; i++) {
        const um_param *p = &v->game->verbs[step->verb].params[step->args[i].param];
        int left;
        um_values_of(less, step->args[i].param, &left);
        bool fewer = left < step->args[i].count;
        if (p->type == UM_P_PATH && fewer && step->nargs > 0) {
            put_pieces(v, step, 0, NULL, out);
            from = on_path(v, less, -1);
        } else if (p->type == UM_P_REFS && fewer) {
            if (f->instead->any && step->args[i].count > 1)
                um_buf_str(out, "one of them");
            else
                put_pieces(v, step, i, less, out);
        } else {
            continue;
        }
        um_buf_str(out, " back to ");
        um_ref_label(v->pack, from, out);
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
    um_buf words = {0};
    um_buf_str(&words, "put ");
    bool good = put_back_less(v, f, step, &words);
    if (!good && from != UM_NONE &&
        v->game->verbs[step->verb].params[step->args[0].param].type == UM_P_REFS) {
        put_pieces(v, step, 0, NULL, &words);
        um_buf_str(&words, " back to ");
        um_ref_label(v->pack, from, &words);
        good = true;
    }
    if (good)
        um_buf_text(out, um_buf_view(&words));
    um_buf_free(&words);
}

const char *um_words_rule_kind(um_rule_kind k)
{
    static const char *const words[] = {[UM_R_CONSTRAINT] = "constraint",
                                        [UM_R_DEFINITION] = "definition",
                                        [UM_R_EFFECT] = "effect",
                                        [UM_R_PROCEDURE] = "procedure",
                                        [UM_R_SCORING] = "scoring",
                                        [UM_R_CHOICE] = "choice",
                                        [UM_R_AID] = "aid"};
    return words[k];
}
