#include "parser/record/reader.h"

#include <string.h>

/* claim, expect, accept: what a record says about the judgement. */

static const char *const verdict_words[] = {"legal", "illegal", "undetermined", "note", NULL};

/* A query with its answer, behind `claim` or `expect`. */
static bool read_query(um_record_reader *r, int player, um_item *item)
{
    const um_game *g = r->c.game;
    const char *names[200];
    int n = 0;
    const um_token *t = um_now(r);
    if (t->kind != UM_T_WORD)
        return um_expected(r, item->kind == UM_I_EXPECT ? "a verdict or a query" : "a query");
    for (int i = 0; i < g->nqueries; i++)
        if (um_word_is(t->text, g->queries[i].name)) {
            r->line.at++;
            return um_read_action(r, &g->queries[i], i, true, player, &item->action);
        }
    for (int i = 0; i < g->nqueries && n < 190; i++)
        names[n++] = g->queries[i].name;
    for (int i = 0; item->kind == UM_I_EXPECT && verdict_words[i]; i++)
        names[n++] = verdict_words[i];
    names[n] = NULL;
    const char *near = um_nearest_word(names, t->text);
    um_choices_of(r, UM_L_QUERIES, near,
                  item->kind == UM_I_EXPECT ? "verdicts and queries are:" : "the queries are:", names);
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-query", near, "%s has no query '%.*s'",
                  g->name, (int)(t->text.n > 60 ? 60 : t->text.n), t->text.p);
}

bool um_read_claim(um_record_reader *r, int player, um_item *item)
{
    item->kind = UM_I_CLAIM;
    r->line.at++;
    return um_need_pack(r) && read_query(r, player, item);
}

/* A cause by its word; 0: none. */
static int cause_named(um_text t)
{
    for (int i = 1; i < UM_CAUSES; i++)
        if (um_word_is(t, um_cause_text((um_cause)i)))
            return i;
    return 0;
}

/* The id of a rule that differs in at most three letters; an empty text: none. */
static um_text nearest_rule(const um_game *g, um_text t)
{
    int best = 4;
    um_text found = {"", 0};
    for (int i = 0; i < g->nrules; i++) {
        int d = um_distance(um_text_of(g->rules[i].id), t, 4);
        if (d < best) {
            best = d;
            found = um_text_of(g->rules[i].id);
        }
    }
    return found;
}

enum { RULES_MAX = 64 }; /* as many as a word of bits has */

/* A section that has no entry of its own stands by the first of its parts. */
static int section_named(const um_game *g, um_text t)
{
    for (int i = 0; i < g->nrules; i++)
        if (um_rule_within(g, i, t))
            return i;
    return -1;
}

um_text um_expected_rule(const um_case *c, const um_item *e, int i)
{
    return e->sections >> i & 1 ? um_section_of(c->game, e->rules[i])
                                : um_text_of(c->game->rules[e->rules[i]].id);
}

/* The rules that an expected finding has to cite, up to the end of the line; none is allowed. */
static bool read_rules(um_record_reader *r, um_item *item)
{
    int16_t rules[RULES_MAX];
    int n = 0;
    for (; um_now(r)->kind != UM_T_END; r->line.at++) {
        const um_token *t = um_now(r);
        if (t->kind == UM_T_COMMA)
            continue;
        int rule = t->kind == UM_T_WORD ? um_rule_named(r->c.game, t->text) : -1;
        bool section = rule < 0 && t->kind == UM_T_WORD;
        if (section)
            rule = section_named(r->c.game, t->text);
        if (rule < 0) {
            um_text near = nearest_rule(r->c.game, t->text);
            return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-rule", near.n ? near.p : NULL,
                          "%s has no rule '%.*s'", r->c.game->name, (int)(t->text.n > 60 ? 60 : t->text.n),
                          t->text.p);
        }
        if (n == (int)UM_COUNT(rules))
            return um_cry(r, r->line.at, r->line.at, UM_ERROR, "many-values", NULL, "more than %d rules", n);
        item->sections |= (uint64_t)section << n;
        rules[n++] = (int16_t)rule;
    }
    if (n == 0)
        return true;
    int16_t *kept = um_arena_alloc(&r->rec->arena, (size_t)n * sizeof *kept);
    if (!kept) {
        r->fatal = UM_MEMORY;
        return false;
    }
    memcpy(kept, rules, (size_t)n * sizeof *kept);
    item->rules = kept;
    item->nrules = n;
    return true;
}

/* Whether something that gets a verdict stands before this line in the case. */
static bool follows_statement(const um_record_reader *r)
{
    for (size_t i = r->items.n; i-- > 0;) {
        um_item_kind k = r->items.p[i].kind;
        if (k == UM_I_ACTION || k == UM_I_CLAIM || k == UM_I_BAD || (k == UM_I_HEADER && r->items.p[i].nmade))
            return true;
    }
    return false;
}

bool um_read_expect(um_record_reader *r, um_item *item)
{
    item->kind = UM_I_EXPECT;
    r->line.at++;
    if (!um_need_pack(r))
        return false;
    const um_token *t = um_now(r);
    int verdict = t->kind == UM_T_WORD ? um_word_in(verdict_words, t->text) : -1;
    if (verdict < 0) {
        item->about_query = true;
        return read_query(r, -1, item);
    }
    if (!follows_statement(r))
        return um_cry(r, 0, r->line.at, UM_ERROR, "expect-first", NULL,
                      "there is no statement before this whose verdict could be expected");
    item->verdict = (um_verdict)verdict;
    r->line.at++;
    if (item->verdict == UM_UNDETERMINED && um_now(r)->kind == UM_T_WORD) {
        item->cause = (um_cause)cause_named(um_now(r)->text);
        r->line.at += item->cause != UM_WHY_NONE;
    }
    if (um_now(r)->kind == UM_T_WORD && um_word_is(um_now(r)->text, "by")) {
        r->line.at++;
        int side = um_now(r)->kind == UM_T_WORD ? um_word_in(r->c.game->sides, um_now(r)->text) : -1;
        bool nobody = um_now(r)->kind == UM_T_WORD && um_word_is(um_now(r)->text, "nobody");
        if (side < 0 && !nobody)
            return um_expected(r, "a side behind 'by'");
        item->whose = (int8_t)(nobody ? -1 : side + 1);
        r->line.at++;
    }
    item->only = um_now(r)->kind == UM_T_WORD && um_word_is(um_now(r)->text, "only");
    r->line.at += item->only;
    if (item->only && um_now(r)->kind == UM_T_END)
        return um_expected(r, "a rule behind 'only'");
    if (item->verdict == UM_LEGAL && um_now(r)->kind != UM_T_END)
        return um_expected(r, "the end of the line");
    return read_rules(r, item);
}

bool um_read_accept(um_record_reader *r, um_item *item)
{
    item->kind = UM_I_ACCEPT;
    r->line.at++;
    int32_t step, same;
    if (um_now(r)->kind != UM_T_WORD || !um_parse_range(um_now(r)->text, false, &step, &same) || step < 1)
        return um_expected(r, "the number of a step");
    item->number = step;
    r->line.at++;
    const um_token *t = um_now(r);
    if (t->kind != UM_T_QUOTED)
        return um_expected(r, "the reason, in quotes,");
    item->text = t->text;
    r->line.at++;
    return um_now(r)->kind == UM_T_END || um_expected(r, "the end of the line");
}

/* entry:N or line:N, if that stands here. */
static bool read_spot(um_record_reader *r, um_item *item)
{
    const um_token *t = um_now(r);
    int32_t n, same;
    bool entry = um_word_is(t->text, "entry"), line = um_word_is(t->text, "line");
    if (t->kind != UM_T_WORD || t[1].kind != UM_T_COLON || !(entry || line))
        return true;
    r->line.at += 2;
    if (um_now(r)->kind != UM_T_WORD || !um_parse_range(um_now(r)->text, false, &n, &same) || n < 1)
        return um_expected(r, "the number of an entry or a line");
    item->number = n;
    item->by_line = line;
    r->line.at++;
    return true;
}

bool um_read_of(um_record_reader *r, um_item *item)
{
    int player = -1;
    r->line.at++;
    const um_token *t = um_now(r);
    if (t->kind != UM_T_QUOTED && t->kind != UM_T_WORD)
        return um_expected(r, "the name of a file");
    um_text file = t->text;
    r->line.at++;
    if (!um_need_pack(r) || !read_spot(r, item))
        return false;
    t = um_now(r);
    if (t->kind == UM_T_WORD && t[1].kind == UM_T_COLON &&
        (player = um_word_in(r->c.game->sides, t->text)) >= 0)
        r->line.at += 2;
    if (!um_read_verb_line(r, player, item))
        return false;
    if (!item->number && !(r->c.game->verbs[item->action.verb].flags & UM_V_POSITION))
        return um_cry(r, 0, 0, UM_ERROR, "misplaced", NULL,
                      "a step is told with its place in the file: of FILE entry:N or line:N");
    item->kind = UM_I_OF;
    item->text = file;
    return true;
}
