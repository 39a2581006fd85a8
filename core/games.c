/* The table of games: the one place where a game's name stands. */
#include "core/game.h"
#include "core/invasion/um_invasion.h"
#include "core/madison/madison.h"
#include "core/nearest.h"
#include "core/niagara/um_niagara.h"

#include <string.h>

const um_game *const um_games[] = {&um_madison, &um_invasion, &um_niagara};
const int um_ngames = (int)UM_COUNT(um_games);

const um_game *um_game_named(um_text name)
{
    for (int i = 0; i < um_ngames; i++)
        if (um_word_is(name, um_games[i]->name))
            return um_games[i];
    return NULL;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Whether a name, folded, may begin with a letter: speed dictates that most need not be folded. */
static bool may_begin(const char *name, char folded)
{
    return !is_letter(*name) || um_small(*name) == folded;
}

/* What players call the sides of those games that call them so. */
static const struct side_words {
    const char *side, *words[8];
} said[] = {{"us", {"american", "americans", "america", "usa", "yankee", "yankees", NULL}},
            {"br", {"british", "brit", "brits", "britain", "english", "uk", NULL}}};

/* Whether a word may name a side, by how it begins: speed dictates that, too, for it is asked of each line.
 */
static bool may_be_side(const um_game *g, um_text word)
{
    if (word.n == 0 || !is_letter(*word.p))
        return true;
    const char first = um_small(*word.p);
    for (int side = 0; g->sides[side]; side++)
        if (may_begin(g->side_names[side], first))
            return true;
    for (size_t i = 0; i < UM_COUNT(said); i++)
        for (int k = 0; said[i].words[k]; k++)
            if (*said[i].words[k] == first)
                return true;
    return false;
}

int um_side_named(const um_game *g, um_text word)
{
    char folded[16], name[16];
    const int id = g ? um_word_in(g->sides, word) : -1;
    if (id >= 0 || !g || !may_be_side(g, word) || !um_fold(word, folded, sizeof folded) || !folded[0])
        return id;
    const um_text t = um_text_of(folded);
    for (int side = 0; g->sides[side]; side++) {
        bool is = may_begin(g->side_names[side], *t.p) &&
                  um_fold(um_text_of(g->side_names[side]), name, sizeof name) && um_text_is(t, name);
        for (size_t i = 0; i < UM_COUNT(said) && !is; i++)
            for (int k = 0; strcmp(said[i].side, g->sides[side]) == 0 && said[i].words[k] && !is; k++)
                is = *t.p == *said[i].words[k] && um_text_is(t, said[i].words[k]);
        if (is)
            return side;
    }
    return -1;
}

int um_rule_named(const um_game *g, um_text id)
{
    for (int i = 0; i < g->nrules; i++)
        if (um_text_is(id, g->rules[i].id))
            return i;
    return -1;
}

bool um_rule_within(const um_game *g, int rule, um_text section)
{
    um_text id = um_text_of(g->rules[rule].id);
    if (um_text_eq(id, section))
        return true;
    if (section.n == 0 || id.n <= section.n || section.p[section.n - 1] < '0' ||
        section.p[section.n - 1] > '9' || memcmp(id.p, section.p, section.n) != 0)
        return false;
    char next = id.p[section.n];
    return next == '(' || (is_letter(next) && id.n == section.n + 1);
}

um_text um_section_of(const um_game *g, int rule)
{
    um_text id = um_text_of(g->rules[rule].id), section = id;
    const char *bracket = memchr(id.p, '(', id.n);
    section.n = bracket ? (size_t)(bracket - id.p) : id.n - 1;
    return id.n > 0 && um_rule_within(g, rule, section) ? section : id;
}

bool um_game_is_nameless(const um_game *g)
{
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].is_counted)
            return true;
    return false;
}

int um_ruling_named(const um_game *g, um_text id)
{
    for (int i = 0; i < g->nrulings; i++)
        if (um_word_is(id, g->rulings[i].id))
            return i;
    return -1;
}

const char *um_nearest_ruling(const um_game *g, um_text id)
{
    um_near near;
    um_near_begin(&near, id);
    for (int k = 0; k < (g ? 1 : um_ngames); k++) {
        const um_game *of = g ? g : um_games[k];
        for (int i = 0; i < of->nrulings; i++)
            um_near_offer(&near, um_text_of(of->rulings[i].id));
    }
    return near.found.p;
}

int um_option_named(const um_ruling *r, um_text name)
{
    for (int i = 0; i < r->noptions; i++)
        if (um_word_is(name, r->options[i].name))
            return i;
    return -1;
}

int um_verb_named(const um_verb *v, int n, um_text name)
{
    for (int i = 0; i < n; i++)
        if (um_text_is(name, v[i].name))
            return i;
    return -1;
}

int um_param_named(const um_verb *v, um_text name)
{
    for (int i = 0; i < v->nparams; i++)
        if (um_text_is(name, v->params[i].name))
            return i;
    return -1;
}

int um_kind_named(const um_game *g, um_text name)
{
    for (int i = 0; i < g->nkinds; i++)
        if (um_word_is(name, g->kinds[i].name) || um_word_is(name, g->kinds[i].plural))
            return i;
    return -1;
}

uint32_t um_piece_kinds(const um_game *g, bool cards_only)
{
    uint32_t pieces = 0, cards = 0;
    for (int k = 0; k < g->nkinds; k++) {
        if (g->kinds[k].is_card)
            cards |= UM_KIND_BIT(k);
        else if (g->kinds[k].is_piece || g->kinds[k].is_counted)
            pieces |= UM_KIND_BIT(k);
    }
    return cards_only ? cards : pieces;
}

uint32_t um_place_kinds(const um_game *g)
{
    uint32_t places = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].is_place && !g->kinds[k].is_piece)
            places |= UM_KIND_BIT(k);
    return places;
}
