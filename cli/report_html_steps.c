/* The steps of a game as a list: what was played, what was said, the dice, and how each was judged. */
#include "cli/report_html.h"

#include <string.h>

typedef struct listing {
    um_page *p;
    int step;    /* told so far */
    int finding; /* the next one, by step */
    um_buf turn; /* the heading that stands above */
} listing;

/* What only shows how a record was read from its log. */
enum { ABOUT_THE_READING = UM_V_READINGS | UM_V_DOUBT | UM_V_UNCLEAR | UM_V_HIDDEN };

static um_text first_part(um_text t)
{
    const char *comma = t.n ? memchr(t.p, ',', t.n) : NULL;
    return comma ? (um_text){t.p, (size_t)(comma - t.p)} : t;
}

/* A heading wherever another turn begins. */
static void turn(listing *l, int step)
{
    const um_view *v = l->p->v;
    const void *state = um_replay_state_at(v->run->replay, step);
    um_buf now = {0};
    if (state)
        um_words_when(v, state, &now);
    um_text words = first_part(um_buf_view(&now));
    if (words.n && !um_text_eq(words, um_buf_view(&l->turn))) {
        um_buf_clear(&l->turn);
        um_buf_text(&l->turn, words);
        um_page_open(l->p, "li", "turn");
        um_page_element(l->p, "h4", NULL, words);
        um_page_close(l->p);
    }
    um_buf_free(&now);
}

static void talk(listing *l, um_text words)
{
    words = um_text_trim(words);
    if (words.n)
        um_page_element(l->p, "li", "talk", words);
}

/* Dice of six sides as people know them; others as numbers. They stand in the line in words, too. */
static void dice(listing *l, const um_action *a)
{
    static const char *const face[] = {"\u2680", "\u2681", "\u2682", "\u2683", "\u2684", "\u2685"};
    const um_verb *verb = &l->p->v->game->verbs[a->verb];
    um_buf b = {0};
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; verb->params[a->args[i].param].type == UM_P_DICE && k < a->args[i].count; k++) {
            int32_t n = a->values[a->args[i].first + k].num;
            if (n >= 1 && n <= 6)
                um_buf_str(&b, face[n - 1]);
            else
                um_buf_printf(&b, " %d", (int)n);
        }
    if (b.n) {
        um_page_open(l->p, "span", "dice");
        um_page_attr(l->p, "aria-hidden", "true");
        um_page_text(l->p, um_buf_view(&b));
        um_page_close(l->p);
    }
    um_buf_free(&b);
}

/* Links to what was found at a step. */
static void why(listing *l, int step)
{
    const um_view *v = l->p->v;
    for (; l->finding < v->nfindings && um_view_finding(v, l->finding)->step <= step; l->finding++) {
        const um_finding *f = um_view_finding(v, l->finding);
        char id[UM_PAGE_ID], class[UM_PAGE_ID];
        um_buf words = {0};
        if (f->step < step)
            continue;
        um_page_finding_id(l->p, l->finding, id);
        snprintf(class, sizeof class, "why %s", um_page_class(f));
        um_words_verdict(f, &words);
        um_buf_str(&words, um_tr(": "));
        um_words_message(v, f, &words);
        um_page_link(l->p, class, id, um_buf_view(&words));
        um_buf_free(&words);
    }
}

/* What a step's own verdict looks like: of an illegal one whose findings the players agreed on, agreed. */
static const char *class_of(const listing *l, int step)
{
    const um_view *v = l->p->v;
    um_verdict verdict = um_replay_verdict(v->run->replay, step);
    bool agreed = verdict != UM_LEGAL && verdict != UM_NOTED;
    for (int i = l->finding; i < v->nfindings && um_view_finding(v, i)->step <= step; i++)
        if (um_view_finding(v, i)->step == step && um_view_finding(v, i)->verdict != UM_NOTED)
            agreed &= um_view_finding(v, i)->accepted;
    return agreed ? "accepted" : verdict == UM_NOTED ? "legal" : um_verdict_text(verdict);
}

static void who(listing *l, int side)
{
    const um_game *g = l->p->v->game;
    char class[UM_PAGE_ID];
    if (side < 0 || side > 1)
        return;
    snprintf(class, sizeof class, "who side-%d", side);
    um_page_element(l->p, "span", class, um_text_of(um_tr(g->side_names[side])));
}

static void step(listing *l, const um_item *it)
{
    const um_view *v = l->p->v;
    int n = ++l->step;
    const char *class = class_of(l, n);
    um_buf line = {0}, number = {0};
    char id[UM_PAGE_ID];
    turn(l, n);
    um_page_step_id(l->p, n, id);
    um_words_step(v, n, &line);
    um_text words = um_buf_view(&line);
    int side = um_replay_actor(v->run->replay, n);
    size_t prefix = side >= 0 ? strlen(v->game->sides[side]) : 0; /* "us: ", which the chip tells */
    if (side >= 0 && um_text_starts(words, v->game->sides[side]) && words.n > prefix + 2 &&
        words.p[prefix] == ':' && words.p[prefix + 1] == ' ')
        words = (um_text){words.p + prefix + 2, words.n - prefix - 2};
    um_buf_printf(&number, "%d", n);
    um_page_open(l->p, "li", class);
    um_page_attr(l->p, "id", id);
    um_page_open(l->p, "a", "step");
    char href[UM_PAGE_ID + 1] = "#";
    memcpy(href + 1, id, strlen(id) + 1);
    um_page_attr(l->p, "href", href);
    um_page_element(l->p, "span", "n", um_buf_view(&number));
    um_page_element(l->p, "span", "verdict", um_text_of(um_tr(class)));
    who(l, side);
    um_page_element(l->p, "span", "line", words);
    if (it)
        dice(l, &it->action);
    um_page_close(l->p);
    why(l, n);
    um_page_close(l->p);
    um_buf_free(&number);
    um_buf_free(&line);
}

/* A line beside the steps: a position stated in the course of the game, a claim, a move taken back. */
static void beside(listing *l, const um_item *it)
{
    const um_view *v = l->p->v;
    const um_action *a = &it->action;
    const um_verb *verb = it->kind == UM_I_CLAIM ? &v->game->queries[a->verb] : &v->game->verbs[a->verb];
    um_buf b = {0};
    bool stated = it->kind == UM_I_ACTION && (verb->flags & UM_V_POSITION) && !a->undone;
    if (stated && (l->step == 0 || (verb->flags & ABOUT_THE_READING)))
        return;
    um_buf_str(&b, it->kind == UM_I_CLAIM ? "claim " : a->undone ? um_tr("taken back: ") : "");
    um_action_write(v->game, v->pack, verb, a, &b);
    um_page_element(l->p, "li", a->undone ? "undone" : "stated", um_buf_view(&b));
    um_buf_free(&b);
}

static void item(listing *l, const um_item *it)
{
    const um_view *v = l->p->v;
    bool acted = it->kind == UM_I_ACTION || it->kind == UM_I_CLAIM;
    bool stepped = false;
    while (l->step < v->counts.steps && um_step_item(v, l->step + 1) == it) {
        step(l, it);
        stepped = true;
    }
    if (acted && !stepped)
        beside(l, it);
    if (it->kind == UM_I_COMMENT || (acted && it->comment.p))
        talk(l, it->comment);
}

void um_page_steps(um_page *p)
{
    const um_view *v = p->v;
    listing l = {.p = p};
    um_page_open(p, "div", "list");
    um_page_element(p, "h3", NULL, um_text_of(um_tr("Steps")));
    um_page_open(p, "ol", "steps");
    um_page_attr(p, "tabindex", "-1");
    while (l.step < v->counts.steps && !um_step_item(v, l.step + 1)) /* those of a head */
        step(&l, NULL);
    for (int i = 0; i < v->c->nitems; i++) {
        item(&l, &v->c->items[i]);
        um_page_flush(p);
    }
    um_page_close(p);
    um_page_close(p);
    um_buf_free(&l.turn);
}
