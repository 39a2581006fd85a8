#include "parser/record/reader.h"

#include <string.h>

/* Reading the arguments of one verb. Positional parameters come in the table's order; one with a
 * lead may be given wherever its lead stands; key=value goes anywhere. */
typedef struct filling {
    const um_verb *v;
    um_action *a;
    uint32_t have;   /* parameters given */
    uint32_t passed; /* optional ones that the present word did not fit */
    int next;        /* the first positional parameter not yet tried */
    bool query;
} filling;

static bool fill(um_record_reader *r, filling *f, int p)
{
    const um_param *param = &f->v->params[p];
    if (f->a->nargs == UM_ARGS_MAX)
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "many-values", NULL, "more than %d arguments",
                      UM_ARGS_MAX);
    int first = r->nvalues;
    r->ranges = f->query && p == f->v->nparams - 1;
    bool ok = um_read_values(r, param);
    r->ranges = false;
    if (!ok)
        return false;
    f->a->args[f->a->nargs++] =
        (um_arg){.param = (uint8_t)p, .first = (uint16_t)first, .count = (uint16_t)(r->nvalues - first)};
    f->have |= 1u << p;
    f->passed = 0;
    return true;
}

static const char *nearest_param(const um_verb *v, um_text t)
{
    const char *names[33];
    int n = 0;
    for (int i = 0; i < v->nparams && n < 32; i++)
        names[n++] = v->params[i].name;
    names[n] = NULL;
    return um_nearest_word(names, t);
}

static bool fill_keyed(um_record_reader *r, filling *f)
{
    um_text key = um_now(r)->text;
    int at = r->line.at;
    for (int i = 0; i < f->v->nparams; i++) {
        if (!um_word_is(key, f->v->params[i].name))
            continue;
        if (f->have & (1u << i))
            return um_cry(r, at, at, UM_ERROR, "twice", NULL, "'%s' is given twice", f->v->params[i].name);
        r->line.at += 2;
        return fill(r, f, i);
    }
    return um_cry(r, at, at, UM_ERROR, "unknown-key", nearest_param(f->v, key), "%s has no '%.*s='",
                  f->v->name, (int)(key.n > 60 ? 60 : key.n), key.p);
}

static bool at_lead(const um_record_reader *r, const char *lead)
{
    const um_token *t = &r->line.tok[r->line.at];
    switch (t->kind) {
    case UM_T_COLON:
        return strcmp(lead, ":") == 0;
    case UM_T_DASH:
        return strcmp(lead, "-") == 0;
    case UM_T_WORD:
        return um_word_is(t->text, lead);
    default:
        return false;
    }
}

/* A word that a parameter takes and that is near to the one that stands there, or NULL. */
static const char *near_word(const um_record_reader *r, const um_param *p, um_text word)
{
    const char *near = NULL;
    if (p->words && p->type == UM_P_WORD)
        near = um_nearest_word(p->words, word);
    if (p->type == UM_P_SIDE && !near)
        near = um_nearest_word(r->c.game->sides, word);
    if (p->lead && !near && um_distance(um_text_of(p->lead), word, 2) < 2 && word.n > 1)
        near = p->lead;
    return near;
}

/* Append "'to' space" to what could stand there. */
static void add_param(um_buf *could, const um_param *p)
{
    um_buf_str(could, could->n ? ", " : "");
    if (p->lead)
        um_buf_printf(could, "'%s' ", p->lead);
    um_buf_str(could, p->name);
}

/* Whether what stands here was meant for a name of these kinds: it is near to one, or begins as some do. */
static bool looks_like_name(const um_record_reader *r, uint32_t kinds)
{
    um_text t = r->line.tok[r->line.at].text;
    return t.n &&
           (um_nearest_name(r->c.pack, kinds, t).n || um_find_beginning(r->c.pack, kinds, -1, t).matches);
}

/* The parameter that has to come next, if a word leads to it and none other may come before; NULL: there is
 * none. */
static const um_param *led(const filling *f)
{
    const um_param *only = NULL;
    for (int i = 0; i < f->v->nparams; i++)
        if (f->passed & (1u << i)) {
            if (only || !f->v->params[i].lead || (f->v->params[i].flags & UM_OPTIONAL))
                return NULL;
            only = &f->v->params[i];
        }
    return only;
}

/* Says that a word which no parameter takes stands behind a list: what joins its parts, or may stand behind
 * them. False, and nothing said: there is no list, or the word does not look like its next part. */
static bool cry_list(um_record_reader *r, const filling *f)
{
    const um_action *a = f->a;
    const um_param *p = a->nargs ? &f->v->params[a->args[a->nargs - 1].param] : NULL;
    bool list = p && (p->type == UM_P_REFS || p->type == UM_P_GROUPS || p->type == UM_P_COUNTS);
    bool path = p && p->type == UM_P_PATH;
    const um_token *t = um_now(r);
    const char *const *words = list ? p->type == UM_P_GROUPS ? p->words : p->marks : NULL;
    um_text word = {r->line.raw.p + t->start, t->end - t->start};
    int at = r->line.at, n = (int)(word.n > 60 ? 60 : word.n);
    um_hit hit;
    if (list && um_name_at(r, p->kinds, at, p->type == UM_P_COUNTS, &hit)) {
        um_cry(r, at, at, UM_ERROR, "expected", NULL, "a comma should stand before '%.*s'", n, word.p);
    } else if (path &&
               (um_name_at(r, p->kinds, at, false, &hit) || um_name_at(r, p->kinds, at + 1, false, &hit))) {
        um_cry(r, at, at, UM_ERROR, "expected", NULL, "'%.*s' stands where ' - ' should join two spaces", n,
               word.p);
    } else if (words && f->passed == 0) {
        const char *near = um_nearest_word(words, word);
        um_choices_of(r, UM_L_OPTIONS, near, "behind a name may stand:", words);
        um_cry(r, at, at, UM_ERROR, "unknown-word", near,
               "'%.*s' is nothing that may stand behind a name in '%s'", n, word.p, f->v->name);
    } else {
        return false;
    }
    return true;
}

/* What is wrong with a word that no parameter takes: name what could have stood there. */
static bool cry_misfit(um_record_reader *r, const filling *f)
{
    const um_token *t = um_now(r);
    uint32_t kinds = 0;
    const char *near = NULL;
    um_buf could = {.max = 400};
    if (cry_list(r, f))
        return false;
    for (int i = 0; i < f->v->nparams; i++) {
        const um_param *p = &f->v->params[i];
        if (!(f->passed & (1u << i)))
            continue;
        add_param(&could, p);
        if (!near)
            near = near_word(r, p, t->text);
        if (!p->lead)
            kinds |= p->kinds;
    }
    if (kinds && !near && looks_like_name(r, kinds)) {
        um_reader_drop(r, &could);
        return um_cry_name(r, kinds, r->line.at);
    }
    um_text word = {r->line.raw.p + t->start, t->end - t->start};
    int n = (int)(word.n > 60 ? 60 : word.n);
    const um_param *due = near ? NULL : led(f);
    if (f->v->example && um_choices(r, UM_L_OPTIONS, near, "as in:"))
        um_choice(r, um_text_of(f->v->example));
    if (due)
        um_cry(r, r->line.at, r->line.at, UM_ERROR, "expected", NULL,
               "'%.*s' stands where '%s' and %s should be (%s)", n, word.p, due->lead, due->name,
               due->help ? due->help : "");
    else if (could.n)
        um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-word", near,
               "'%.*s' is nothing that may stand here in '%s': %s", n, word.p, f->v->name, could.p);
    else
        um_cry(r, r->line.at, r->line.at, UM_ERROR, "unexpected", NULL,
               "'%.*s': nothing more may follow in '%s'", n, word.p, f->v->name);
    um_reader_drop(r, &could);
    return false;
}

static bool positional(const um_param *p)
{
    return !(p->flags & UM_KEYED);
}

static int by_lead(const um_record_reader *r, const filling *f)
{
    for (int i = 0; i < f->v->nparams; i++) {
        const um_param *p = &f->v->params[i];
        if (p->lead && positional(p) && !(f->have & (1u << i)) && at_lead(r, p->lead))
            return i;
    }
    return -1;
}

/* Whether nothing without a lead that must be there is still to come before parameter `end`. */
static bool none_due(const filling *f, int end)
{
    for (int i = 0; i < end; i++) {
        const um_param *p = &f->v->params[i];
        if (positional(p) && !p->lead && !(p->flags & UM_OPTIONAL) && !(f->have & (1u << i)))
            return false;
    }
    return true;
}

static bool fill_positional(um_record_reader *r, filling *f)
{
    int lead = by_lead(r, f);
    if (lead >= 0) {
        r->line.at++;
        f->next = none_due(f, lead) && lead >= f->next ? lead + 1 : f->next;
        return fill(r, f, lead);
    }
    for (int i = f->next; i < f->v->nparams; i++) {
        const um_param *p = &f->v->params[i];
        if (!positional(p) || (f->have & (1u << i)))
            continue;
        if (!p->lead && um_could_start(r, p, r->line.at)) {
            f->next = i + 1;
            return fill(r, f, i);
        }
        bool required = !(p->flags & UM_OPTIONAL);
        if (required && !p->lead && f->passed == 0)
            return fill(r, f, i); /* says what is wrong with it */
        f->passed |= 1u << i;
        if (required)
            break;
    }
    return cry_misfit(r, f);
}

static bool all_there(um_record_reader *r, const filling *f)
{
    for (int i = 0; i < f->v->nparams; i++) {
        const um_param *p = &f->v->params[i];
        if ((f->have & (1u << i)) || (p->flags & UM_OPTIONAL))
            continue;
        const char *help = p->help ? p->help : "";
        return p->lead ? um_cry(r, r->line.n, r->line.n, UM_ERROR, "expected", NULL,
                                "%s needs '%s' and %s (%s)", f->v->name, p->lead, p->name, help)
                       : um_cry(r, r->line.n, r->line.n, UM_ERROR, "expected", NULL, "%s needs %s (%s)",
                                f->v->name, p->name, help);
    }
    return true;
}

/* Keep the values in the arena: the action lives as long as the record. */
static bool keep(um_record_reader *r, um_action *a)
{
    a->values = r->values;
    if (um_action_keep(&r->rec->arena, a, a) == UM_OK)
        return true;
    r->fatal = r->rec->arena.limit ? UM_LIMIT : UM_MEMORY;
    return false;
}

bool um_read_action(um_record_reader *r, const um_verb *verb, int index, bool query, int player,
                    um_action *out)
{
    *out = (um_action){
        .verb = (uint16_t)index, .player = (int8_t)player, .at = um_reader_place(r, r->line.tok[0].start)};
    filling f = {.v = verb, .a = out, .query = query};
    r->nvalues = 0;
    while (um_now(r)->kind != UM_T_END)
        if (!(um_is_key(r, r->line.at) ? fill_keyed(r, &f) : fill_positional(r, &f)))
            return false;
    return all_there(r, &f) && keep(r, out);
}

/* ---- a line that begins with a verb ---- */

/* The names in the tables are written small. Speed dictates that a verb is first looked for where one like it
 * was found last: a record of hundreds of lines has but a dozen. */
int um_read_verb(um_record_reader *r, const um_game *g, um_text word)
{
    if (word.n == 0)
        return -1;
    if (r->lately.game != g)
        r->lately = (um_lately){.game = g};
    const char first = um_small(*word.p), last = um_small(word.p[word.n - 1]);
    int *found = &r->lately.verb[((unsigned char)first + 3u * (unsigned char)last + word.n) % UM_LATELY];
    if (*found > 0 && um_word_is(word, g->verbs[*found - 1].name))
        return *found - 1;
    for (int i = 0; i < g->nverbs; i++)
        if (*g->verbs[i].name == first && um_word_is(word, g->verbs[i].name)) {
            *found = i + 1;
            return i;
        }
    return -1;
}

/* The side whose player is called so, or begins with that word; -1: none. */
static int player_named(const um_record_reader *r, um_text word)
{
    for (int side = 0; side < 2; side++) {
        um_text name = r->c.players[side];
        for (size_t i = 0; i < name.n; i++)
            if (name.p[i] == ' ')
                name.n = i;
        if (name.n && um_text_eq(name, word))
            return side;
    }
    return -1;
}

/* A few words instead of some dozens: those that begin as the one at hand does, or the first. */
static void few_of(const char **names, um_text word)
{
    enum { FEW = 6 };
    int n = 0, alike = 0;
    for (int i = 0; names[i]; i++)
        alike += um_small(*names[i]) == um_small(*word.p);
    for (int i = 0; names[i] && n < FEW; i++)
        if (!alike || um_small(*names[i]) == um_small(*word.p))
            names[n++] = names[i];
    names[n++] = "... (umpire verbs)";
    names[n] = NULL;
}

/* Says that no line begins so; behind `of FILE PLACE` verbs alone may stand. */
static bool cry_unknown_verb(um_record_reader *r, um_text word, bool behind_of)
{
    static const char *const others[] = {"claim", "expect", "accept", "of"};
    enum { MOST = 300 };
    const char *names[MOST + 1];
    int n = 0;
    for (int i = 0; i < r->c.game->nverbs && n < MOST - 40; i++)
        names[n++] = r->c.game->verbs[i].name;
    for (int i = 0; !behind_of && um_header_word(i) && n < MOST - 4; i++)
        names[n++] = um_header_word(i);
    for (size_t i = 0; !behind_of && i < UM_COUNT(others); i++)
        names[n++] = others[i];
    names[n] = NULL;
    int side = behind_of ? -1 : player_named(r, word);
    if (side >= 0)
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-verb", NULL,
                      "no line of %s begins with '%.*s': what that player does begins with '%s:'",
                      r->c.game->name, (int)(word.n > 60 ? 60 : word.n), word.p, r->c.game->sides[side]);
    const char *near = um_nearest_word(names, word);
    if (!near)
        few_of(names, word);
    if (behind_of)
        um_choices_of(r, UM_L_VERBS, near, "the verbs are:", names);
    else
        um_choices_of(r, UM_L_VERBS, near, "lines begin with:", names);
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-verb", near,
                  behind_of ? "%s has no verb '%.*s'" : "no line of %s begins with '%.*s'", r->c.game->name,
                  (int)(word.n > 60 ? 60 : word.n), word.p);
}

bool um_read_verb_line(um_record_reader *r, int player, um_item *item)
{
    if (!um_need_pack(r))
        return false;
    const um_token *t = um_now(r);
    if (t->kind != UM_T_WORD)
        return um_expected(r, "a verb");
    int v = um_read_verb(r, r->c.game, t->text);
    if (v < 0)
        return cry_unknown_verb(r, t->text, r->line.at > 0 && um_word_is(r->line.tok->text, "of"));
    r->line.at++;
    item->kind = UM_I_ACTION;
    return um_read_action(r, &r->c.game->verbs[v], v, false, player, &item->action);
}
