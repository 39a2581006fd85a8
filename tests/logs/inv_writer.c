/* A record of the second game played on a table: which cubes go where is all that the board shows. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/inv.h"

enum { CUBES = 60, CARDS_MAX = 80 };

typedef struct writer {
    const um_case *c;
    const um_pack *p;
    um_ctx *ctx;
    lg_habit h;
    lg_log *log;
    const inv_state *state; /* after each step; 0: the first position */
    int steps;
    um_ref cube[INV_FACTIONS][CUBES], card[CARDS_MAX], drawn[INV_FACTIONS]; /* where they lie */
    bool there[INV_FACTIONS][CUBES], shown[CARDS_MAX], on_table[CARDS_MAX], cards_kept[INV_FACTIONS];
    int mark[INV_AREAS]; /* the marker that lies there, INV_NOBODY: none */
    int turn;
    um_buf e; /* the entry under way */
    int leaves;
    bool rolled[INV_FACTIONS];
} writer;

static const char *const player[2] = {"Henry", "Roger"}, *const word[2] = {"zq71henry", "zq72roger"};

bool li_is_beside(int verb)
{
    return (inv_verbs[verb].flags & UM_V_POSITION) && verb != IV_AT && verb != IV_FLED && verb != IV_HAND;
}

/* ---- entries ---- */

static void leaff(writer *w, const char *fmt, ...) UM_PRINTF(2, 3);
static void leaff(writer *w, const char *fmt, ...)
{
    char line[2000];
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(line, sizeof line, fmt, ap);
    va_end(ap);
    cr_assert(n >= 0 && n < (int)sizeof line);
    um_buf_str(&w->e, w->leaves++ ? "\\\033LOG\t" : "LOG\t");
    um_buf_str(&w->e, line);
}

static void close_entry(writer *w)
{
    if (w->leaves) {
        w->log->steps = 0; /* its marks are set when all is written */
        lg_add_entry(w->log, w->log->n, w->e.p);
    }
    um_buf_clear(&w->e);
    w->leaves = 0;
}

/* ---- places ---- */

static um_ref box(const writer *w, int role, int f)
{
    for (int i = 0; i < um_rows(w->p, IK_BOX); i++) {
        um_ref of = um_datum_at(w->p, um_datum_of(IK_BOX, i, INV_BOX_FACTION))->lo;
        if (um_datum_at(w->p, um_datum_of(IK_BOX, i, INV_BOX_ROLE))->lo == role &&
            (f < 0 || inv_faction_of(w->ctx, of) == f))
            return um_ref_of(IK_BOX, i);
    }
    return UM_NONE;
}

static um_ref reserve(const writer *w)
{
    return li_has_reserve(w->h) ? box(w, INV_BOX_RESERVE, -1) : UM_NONE;
}

/* ---- pieces ---- */

static long long cube_id(int f, int i)
{
    return 1795000000000LL + f * 100 + i;
}

static void add_cube(const writer *w, int f, long long id, um_ref at, um_buf *out)
{
    lg_spot s = li_spot(w->p, w->h, at);
    um_buf_printf(out, "+/%lld/piece;;;cube.png;%s/%s;%d;%d;%d;0", id, li_cube_name(w->h, f), s.map, s.x, s.y,
                  LI_CUBE_SLOT + f);
}

static void drag(writer *w, long long id, um_ref from, um_ref to, int side)
{
    lg_spot a = li_spot(w->p, w->h, from), b = li_spot(w->p, w->h, to);
    leaff(w, "M/%lld/%s/%d/%d/null/%s/%d/%d/null/%s", id, b.map, b.x, b.y, a.map, a.x, a.y, word[side]);
}

/* One cube of a faction goes from one place to another. */
static void move_cube(writer *w, int f, um_ref from, um_ref to)
{
    int i = 0;
    while (i < CUBES && !(w->there[f][i] ? w->cube[f][i] == from : from == UM_NONE))
        i++;
    if (i == CUBES) {
        w->log->unfit = "more cubes than the box holds";
        return;
    }
    if (from == UM_NONE) {
        um_buf b = {0};
        add_cube(w, f, cube_id(f, i), to, &b);
        leaff(w, "%s", b.p);
        um_buf_free(&b);
    } else if (to == UM_NONE) {
        leaff(w, "-/%lld", cube_id(f, i));
    } else {
        drag(w, cube_id(f, i), from, to, inv_side_of(f));
    }
    w->there[f][i] = to != UM_NONE;
    w->cube[f][i] = to;
    if (w->h == LG_INV_POINTS)
        close_entry(w);
}

static int count_of(const inv_state *s, int f, int place, int areas)
{
    return place < areas ? s->area[place].n[f] : s->fled[f];
}

/* What a faction has less in some places it has more in others, or in reserve. */
static void move_faction(writer *w, const inv_state *was, const inv_state *now, int f)
{
    int areas = inv_map_of(w->ctx)->nareas, more[INV_AREAS + 1];
    um_ref fled = box(w, INV_BOX_FLED, -1);
    for (int i = 0; i <= areas; i++)
        more[i] = count_of(now, f, i, areas) - count_of(was, f, i, areas);
    for (int i = 0; i <= areas; i++)
        for (int k = 0; k <= areas && more[i] < 0; k++)
            for (; more[k] > 0 && more[i] < 0; more[i]++, more[k]--)
                move_cube(w, f, i < areas ? inv_area_ref(i) : fled, k < areas ? inv_area_ref(k) : fled);
    for (int i = 0; i <= areas && !w->log->unfit; i++) {
        um_ref place = i < areas ? inv_area_ref(i) : fled;
        for (; more[i] > 0 && !w->log->unfit; more[i]--)
            move_cube(w, f, reserve(w), place);
        for (; more[i] < 0 && !w->log->unfit; more[i]++)
            move_cube(w, f, place, reserve(w));
    }
}

/* ---- cards ---- */

static void card_state(const writer *w, int k, char out[200])
{
    lg_spot s = li_spot(w->p, w->h, w->card[k]);
    int side = inv_side_of(inv_map_of(w->ctx)->card_faction[k]);
    snprintf(out, 200, "%s;%s\t%s;%d;%d;%d;0", w->shown[k] ? "null" : word[side],
             w->shown[k] ? "" : "false|0", s.map, s.x, s.y, LI_CARD_SLOT + k);
}

static void add_card(const writer *w, int k, um_buf *out)
{
    um_buf name = {0};
    char state[200];
    card_state(w, k, state);
    li_card_name(w->p, w->h, k, &name);
    um_buf_printf(
        out,
        "+/%lld/obs;72,130;cardback.png;Mask;B;Hidden card;player:;Peek;;false;;\tpiece;;;card%d.png;%s/%s",
        1795000001000LL + k, k, name.p, state);
    um_buf_free(&name);
}

static void move_card(writer *w, int k, um_ref to, bool show)
{
    int side = inv_side_of(inv_map_of(w->ctx)->card_faction[k]);
    um_ref from = w->card[k];
    char before[200], after[200];
    if (w->on_table[k] && from == to)
        return;
    w->card[k] = to;
    if (!w->on_table[k]) {
        um_buf b = {0};
        w->on_table[k] = w->shown[k] = true;
        add_card(w, k, &b);
        leaff(w, "%s", b.p);
        um_buf_free(&b);
    } else {
        drag(w, 1795000001000LL + k, from, to, side);
        if (show && !w->shown[k]) {
            card_state(w, k, before);
            w->shown[k] = true;
            card_state(w, k, after);
            leaff(w, "D/%lld/%s/%s", 1795000001000LL + k, after, before);
        }
    }
    close_entry(w);
}

/* A card that the record does not name before it is played, or never. */
static int card_for_hand(const writer *w, int f, int step)
{
    int found = -1;
    for (int k = 0; k < inv_map_of(w->ctx)->ncards; k++) {
        if (inv_map_of(w->ctx)->card_faction[k] != f || w->card[k] != box(w, INV_BOX_DECK, f) ||
            !w->on_table[k])
            continue;
        int j = step;
        while (j < w->steps && w->state[j].card[k].at == INV_CARD_DECK)
            j++;
        bool leaves = w->state[j].card[k].at == INV_CARD_GONE || w->state[j].card[k].at == INV_CARD_LAID;
        if (leaves)
            return k;
        if (w->state[j].card[k].at == INV_CARD_DECK && found < 0)
            found = k; /* the specials come last: a hand of them alone would be drawn anew */
    }
    return found;
}

static int held(const writer *w, int f)
{
    int n = 0;
    for (int k = 0; k < inv_map_of(w->ctx)->ncards; k++)
        n += w->on_table[k] && w->card[k] == box(w, INV_BOX_HAND, f);
    return n;
}

static void move_cards(writer *w, const inv_state *was, const inv_state *now, int step)
{
    for (int k = 0; k < inv_map_of(w->ctx)->ncards; k++) {
        int f = inv_map_of(w->ctx)->card_faction[k], at = now->card[k].at;
        bool gone = at == INV_CARD_GONE || at == INV_CARD_LAID,
             was_gone = was->card[k].at == INV_CARD_GONE || was->card[k].at == INV_CARD_LAID;
        if (f < 0)
            continue;
        if (gone && !was_gone)
            move_card(w, k, box(w, INV_BOX_PLAYED, -1), true);
        else if (w->cards_kept[f] && at == INV_CARD_HAND && was->card[k].at == INV_CARD_DECK)
            move_card(w, k, box(w, INV_BOX_HAND, f), false);
    }
    for (int f = 0; f < INV_FACTIONS; f++)
        for (int k; w->cards_kept[f] && held(w, f) < now->hand[f] && (k = card_for_hand(w, f, step)) >= 0;)
            move_card(w, k, box(w, INV_BOX_HAND, f), false);
}

/* ---- the rest of the table ---- */

static void move_turn(writer *w, int turn)
{
    lg_spot a = li_turn_spot(w->h, w->turn), b = li_turn_spot(w->h, turn);
    if (turn == w->turn)
        return;
    if (turn < 1 || turn > INV_LAST_TURN)
        return;
    leaff(w, "M/1001/%s/%d/%d/null/%s/%d/%d/null/%s", b.map, b.x, b.y, a.map, a.x, a.y, word[0]);
    w->turn = turn;
    close_entry(w);
    for (int f = 0; f < INV_FACTIONS && li_has_bag(w->h); f++)
        if (w->drawn[f] != box(w, INV_BOX_BAG, -1)) {
            drag(w, 2000 + f, w->drawn[f], box(w, INV_BOX_BAG, -1), 0);
            w->drawn[f] = box(w, INV_BOX_BAG, -1);
        }
    close_entry(w);
}

static void draw_cube(writer *w, int f)
{
    um_ref to = box(w, INV_BOX_DRAWN, -1);
    if (!li_has_bag(w->h) || f < 0)
        return;
    if (w->drawn[f] == to) {
        w->log->unfit = "a phase whose cube is not in the bag";
        return;
    }
    drag(w, 2000 + f, w->drawn[f], to, 0);
    w->drawn[f] = to;
    close_entry(w);
}

static void marker_state(const writer *w, int area, char out[200])
{
    lg_spot s = li_spot(w->p, w->h, inv_area_ref(area));
    if (li_french(w->h))
        snprintf(out, 200, "%d\t%s;%d;%d;%d;0", w->mark[area] + 1, s.map, s.x, s.y, LI_MARK_SLOT);
    else
        snprintf(out, 200, "%s;%d;%d;%d;0", s.map, s.x, s.y, LI_MARK_SLOT + w->mark[area]);
}

static void add_marker(const writer *w, int area, um_buf *out)
{
    char state[200];
    marker_state(w, area, state);
    if (li_french(w->h))
        um_buf_printf(
            out,
            "+/%d/emb2;;128;;Flip;128;;;128;;;;1;false;0;0;a.png,b.png;,;true;Face;;;false;;1;1;true;;70,"
            "130;;two sides;1.0;;true\tpiece;;;us.png;Contrôle/%s",
            3000 + area, state);
    else
        um_buf_printf(out, "+/%d/piece;;;%s.png;%s Control/%s", 3000 + area + w->mark[area] * 100,
                      w->mark[area] ? "br" : "us", w->mark[area] ? "British" : "US", state);
}

static void set_marker(writer *w, int area, int side)
{
    char before[200], after[200];
    um_buf b = {0};
    int was = w->mark[area];
    if (was == side)
        return;
    if (li_french(w->h) && was != INV_NOBODY && side != INV_NOBODY) {
        marker_state(w, area, before);
        w->mark[area] = side;
        marker_state(w, area, after);
        leaff(w, "D/%d/%s/%s", 3000 + area, after, before);
    } else {
        if (was != INV_NOBODY)
            leaff(w, "-/%d", 3000 + area + (li_french(w->h) ? 0 : was * 100));
        w->mark[area] = side;
        if (side != INV_NOBODY) {
            add_marker(w, area, &b);
            leaff(w, "%s", b.p);
        }
    }
    um_buf_free(&b);
    close_entry(w);
}

/* A face's number on a die of the faction. */
static int number_of(int f, int face)
{
    static const char *const name[] = {"hit", "flee", "command"};
    const char *at = li_faces[f];
    for (int n = 1; *at; n++) {
        size_t len = strcspn(at, " ");
        if (strlen(name[face]) == len && strncmp(at, name[face], len) == 0)
            return n;
        at += len + (at[len] == ' ');
    }
    return 0;
}

static void roll_one(writer *w, int f, const int *face, int n)
{
    static const char *const name[] = {"hit", "flee", "command"};
    char number[100] = "", words[200] = "", sides[100] = "";
    for (int i = 0; i < n; i++) {
        if (!number_of(f, face[i]))
            w->log->unfit = "a face that the die does not have";
        snprintf(number + strlen(number), sizeof number - strlen(number), "%s%d", i ? "," : "",
                 number_of(f, face[i]));
        snprintf(words + strlen(words), sizeof words - strlen(words), "%s%s", i ? "," : "", name[face[i]]);
        snprintf(sides + strlen(sides), sizeof sides - strlen(sides), "\t%d", number_of(f, face[i]) - 1);
    }
    bool in_words = w->h == LG_INV_POINTS || w->h == LG_INV_FULL;
    leaff(w, "CHAT*** %s dice = %s *** <%s>", li_cube_name(w->h, f), in_words ? words : number,
          player[inv_side_of(f)]);
    if (w->h == LG_INV_FULL)
        leaff(w, "SHOW_RESULTS\t%s dice%s", li_cube_name(w->h, f), sides);
    else if (!in_words)
        leaff(w, "MutableProperty\t%s dice_result\t\t%s\tModule", li_cube_name(w->h, f), number);
    close_entry(w);
}

static void roll(writer *w, const um_action *a)
{
    int n, face[30], nface = 0, f = -1;
    const um_value *v = NULL;
    if (a->verb == IV_ROLL)
        v = um_values_of(a, IP_ROLL_FACES, &n);
    else if (a->verb == IV_PRE_ROLL)
        v = um_values_of(a, IP_PRE_FACES, &n);
    for (int i = 0; v && i <= n; i++)
        if (i == n || v[i].ref != UM_NONE) {
            if (f >= 0 && nface)
                roll_one(w, f, face, nface);
            nface = 0;
            f = i < n ? inv_faction_of(w->ctx, v[i].ref) : -1;
        } else if (nface < 30) {
            face[nface++] = v[i].num % INV_FACES;
        }
}

/* ---- the start ---- */

static void command(um_buf *b, const um_buf *add)
{
    um_buf_str(b, "\033");
    um_buf_text(b, um_buf_view(add));
}

static void lay_cubes(writer *w)
{
    const inv_state *s = &w->state[0];
    for (int f = 0; f < INV_FACTIONS; f++) {
        int pool =
                um_datum_at(w->p, um_datum_of(IK_FACTION, inv_map_of(w->ctx)->faction[f], INV_FAC_POOL))->lo,
            i = 0;
        pool = pool < CUBES ? pool : CUBES;
        for (int area = 0; area <= inv_map_of(w->ctx)->nareas; area++) {
            int n = count_of(s, f, area, inv_map_of(w->ctx)->nareas);
            for (int k = 0; k < n && i < CUBES; k++, i++) {
                w->there[f][i] = true;
                w->cube[f][i] =
                    area < inv_map_of(w->ctx)->nareas ? inv_area_ref(area) : box(w, INV_BOX_FLED, -1);
            }
        }
        for (; i < pool - s->elsewhere[f] && reserve(w) != UM_NONE; i++) {
            w->there[f][i] = true;
            w->cube[f][i] = reserve(w);
        }
        w->drawn[f] =
            (s->done >> f) & 1 || s->active == f ? box(w, INV_BOX_DRAWN, -1) : box(w, INV_BOX_BAG, -1);
    }
}

static void lay_cards(writer *w)
{
    const inv_state *s = &w->state[0];
    for (int f = 0; f < INV_FACTIONS; f++)
        w->cards_kept[f] = s->hand[f] >= 0 && s->deck[f] >= 0;
    for (int k = 0; k < inv_map_of(w->ctx)->ncards; k++) {
        int f = inv_map_of(w->ctx)->card_faction[k], at = s->card[k].at;
        bool gone = at == INV_CARD_GONE || at == INV_CARD_LAID;
        if (f < 0 || (!gone && !w->cards_kept[f]))
            continue;
        w->on_table[k] = true;
        w->shown[k] = gone;
        w->card[k] =
            gone ? box(w, INV_BOX_PLAYED, -1) : box(w, at == INV_CARD_HAND ? INV_BOX_HAND : INV_BOX_DECK, f);
    }
    for (int f = 0; f < INV_FACTIONS; f++) {
        int n = 0;
        for (int k; w->cards_kept[f] && held(w, f) < s->hand[f] && (k = card_for_hand(w, f, 0)) >= 0;)
            w->card[k] = box(w, INV_BOX_HAND, f);
        /* of cards that are in no deck of the scenario none lies there */
        for (int k = 0; k < inv_map_of(w->ctx)->ncards && w->cards_kept[f]; k++) {
            if (inv_map_of(w->ctx)->card_faction[k] != f || w->card[k] != box(w, INV_BOX_DECK, f))
                continue;
            bool never = true;
            for (int j = 0; j <= w->steps; j++)
                never &= w->state[j].card[k].at == INV_CARD_DECK;
            w->on_table[k] = !never || n < s->deck[f];
            n += w->on_table[k];
        }
        if (w->cards_kept[f] && (n != s->deck[f] || held(w, f) != s->hand[f]))
            w->log->unfit = "a deck that has other cards than its number";
    }
}

/* The table as it is, as a log begins with it. */
static void take_down(const writer *w, um_buf *b)
{
    lg_spot s = li_turn_spot(w->h, w->turn);
    um_buf c = {0};
    um_buf_str(b, "begin_save");
    for (int f = 0; f < INV_FACTIONS; f++)
        for (int i = 0; i <= CUBES; i++) { /* the last of a colour is the one for the bag */
            bool lot = i == CUBES;
            if (!(lot ? li_has_bag(w->h) : w->there[f][i]))
                continue;
            um_buf_clear(&c);
            add_cube(w, f, lot ? 2000 + f : cube_id(f, i), lot ? w->drawn[f] : w->cube[f][i], &c);
            command(b, &c);
        }
    for (int k = 0; k < inv_map_of(w->ctx)->ncards; k++)
        if (w->on_table[k]) {
            um_buf_clear(&c);
            add_card(w, k, &c);
            command(b, &c);
        }
    um_buf_printf(b, "\033+/1001/piece;;;turn.png;Turn Marker/%s;%d;%d;%d;0", s.map, s.x, s.y, LI_TURN_SLOT);
    for (int i = 0; i < inv_map_of(w->ctx)->nareas; i++)
        if (w->mark[i] != INV_NOBODY) {
            um_buf_clear(&c);
            add_marker(w, i, &c);
            command(b, &c);
        }
    um_buf_free(&c);
    for (int side = 0; side < 2; side++)
        um_buf_printf(b, "\033PLAYER\t%s\t%s\t%s", word[side], player[side], side ? "British" : "US");
    um_buf_str(b, "\033Main MapBoardPicker\tTheatre\t0\t0\033SETUP_STACK\t\033end_save");
}

static void write_start(writer *w)
{
    lay_cubes(w);
    lay_cards(w);
    w->turn = w->state[0].turn > 0 && w->state[0].turn <= INV_LAST_TURN ? w->state[0].turn : 1;
    for (int i = 0; i < INV_AREAS; i++)
        w->mark[i] = i < inv_map_of(w->ctx)->nareas ? w->state[0].area[i].marker : INV_NOBODY;
    take_down(w, &w->log->start);
}

/* ---- the whole ---- */

/* In front of the act, or behind it, as the habit is. */
static void say(writer *w, int k, const um_action *a)
{
    um_buf b = {0};
    int side = um_invasion.actor(w->ctx, &w->state[k - 1], a);
    if (li_says(w->h, a->verb)) {
        li_words(w->p, a, &b);
        leaff(w, "CHAT&lt;%s&gt; - %s", player[side == INV_BR], b.p);
        close_entry(w);
    }
    um_buf_free(&b);
}

static void write_step(writer *w, int k, const um_action *a)
{
    const inv_state *was = &w->state[k - 1], *now = &w->state[k];
    if (!now->over)
        move_turn(w, now->turn);
    if (w->h != LG_INV_POINTS)
        say(w, k, a);
    if (a->verb == IV_PHASE)
        draw_cube(w, inv_faction_of(w->ctx, um_ref_arg(a, IP_PHASE_FACTION)));
    move_cards(w, was, now, k);
    roll(w, a);
    for (int f = 0; f < INV_FACTIONS; f++)
        move_faction(w, was, now, f);
    close_entry(w);
    if (w->h == LG_INV_POINTS)
        say(w, k, a);
    for (int i = 0; i < inv_map_of(w->ctx)->nareas; i++)
        set_marker(w, i, now->area[i].marker);
}

static const um_item *item_of_step(const um_case *c, const um_run *run, int k)
{
    int i = run->step_item[k - 1];
    return i >= 0 && c->items[i].kind == UM_I_ACTION ? &c->items[i] : NULL;
}

/* What a record states in the middle of the game no table does. */
static bool stated_after(const writer *w, const um_run *run, int k)
{
    int to = k < run->nsteps ? run->step_item[k] : w->c->nitems;
    for (int i = run->step_item[k - 1] + 1; i < to; i++)
        if (w->c->items[i].kind == UM_I_ACTION &&
            (inv_verbs[w->c->items[i].action.verb].flags & UM_V_POSITION))
            return true;
    return false;
}

void li_write(const um_case *c, const um_run *run, lg_habit h, int cut, lg_log *out)
{
    writer *w = um_realloc(NULL, 0, sizeof *w);
    lg_mark *mark = um_realloc(NULL, 0, (size_t)(run->nsteps + 1) * sizeof *mark);
    inv_state *states = um_realloc(NULL, 0, (size_t)(run->nsteps + 1) * sizeof *states);
    cr_assert(w && mark && states);
    memset(w, 0, sizeof *w);
    memset(mark, 0, (size_t)(run->nsteps + 1) * sizeof *mark);
    *out = (lg_log){0};
    for (int k = 0; k <= run->nsteps; k++)
        states[k] = *(const inv_state *)um_replay_state_at(run->replay, k);
    *w = (writer){.c = c,
                  .p = c->pack,
                  .ctx = um_replay_ctx(run->replay),
                  .h = h,
                  .log = out,
                  .state = states,
                  .steps = run->nsteps};
    write_start(w);
    for (int k = 1; k <= run->nsteps && !out->unfit; k++) {
        const um_item *it = item_of_step(c, run, k);
        int before = (int)out->n;
        if (!it)
            out->unfit = "a step in the head of the suite";
        else
            write_step(w, k, &it->action);
        if (k == cut) {
            take_down(w, &out->middle);
            out->cut = out->n;
        }
        if ((int)out->n > before)
            mark[k - 1] = (lg_mark){before + 1, (int)out->n};
        if (stated_after(w, run, k))
            out->unfit = "a position stated in the middle";
    }
    out->mark = mark;
    out->steps = run->nsteps;
    um_free(states, (size_t)(run->nsteps + 1) * sizeof *states);
    um_buf_free(&w->e);
    um_free(w, sizeof *w);
}
