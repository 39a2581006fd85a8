/* What has no effect: a piece dragged away and put back, cards shuffled about in one place. */
#include "parser/reading/log_reader.h"

static bool is_move(const um_log_event *e)
{
    return (e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD || e->kind == UM_LOG_REMOVE) && !e->gone &&
           !e->put;
}

static bool back_again(const um_log_event *first, const um_log_event *last)
{
    return first->from.place == last->to.place && first->from.hand == last->to.hand &&
           first->from.on_table == last->to.on_table;
}

/* Whether an event is the other side's act, or opens something new. */
static bool interrupts(const um_log_event *e, int side)
{
    if (e->gone)
        return false;
    if (is_move(e) && e->side >= 0 && side >= 0 && e->side != side)
        return true;
    return e->kind == UM_LOG_ROLL || e->kind == UM_LOG_TURN || e->kind == UM_LOG_SCORE || e->said ||
           (e->kind == UM_LOG_MOVE && e->from.hand >= 0 && e->to.hand < 0);
}

static bool speaks_of(const um_action *a, um_ref what)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == what)
                return true;
    return false;
}

/* Whether the player has just said what the piece does: that is no slip. */
static bool announced(const um_log_reader *r, size_t i)
{
    for (size_t k = i, seen = 1; k-- > 0 && seen < UM_LOG_BACK;) {
        const um_log_event *e = &r->ev.p[k];
        if (e->said)
            return !e->said->opens && speaks_of(e->action, r->ev.p[i].what);
        if (e->kind == UM_LOG_ROLL || e->kind == UM_LOG_TURN)
            return false;
        seen += !e->quiet;
    }
    return false;
}

/* What it does is put back: it is as good as undone, if it was not meant. */
static void drop(um_log_event *e, bool so)
{
    so &= !e->meant;
    e->put_back |= so && !e->gone;
    e->gone |= so;
}

/* The piece's next move after event i, or n. */
static size_t next_move(const um_log_reader *r, size_t i, size_t n)
{
    size_t k = i + 1;
    while (k < n && !(is_move(&r->ev.p[k]) && um_log_same_piece(&r->ev.p[k], &r->ev.p[i])))
        k++;
    return k;
}

static bool of_entry(const um_log_event *e, const um_log_event *o)
{
    return o->log == e->log && o->entry == e->entry;
}

/* The events of the entry that follows those up to i, past what is quiet: where it begins; n: nothing does.
 */
static size_t next_entry(const um_log_reader *r, size_t i, size_t n)
{
    const um_log_event *e = r->ev.p;
    size_t k = i + 1;
    while (k < n && (of_entry(&e[i], &e[k]) || e[k].gone || e[k].quiet))
        k++;
    return k;
}

static bool put_back_in(const um_log_reader *r, const um_log_event *moved, size_t from, size_t n)
{
    const um_log_event *e = r->ev.p;
    for (size_t k = from; k < n && of_entry(&e[from], &e[k]); k++)
        if (is_move(&e[k]) && um_log_same_piece(&e[k], moved))
            return e[k].side == moved->side && back_again(moved, &e[k]);
    return false;
}

/* How many moves the entry at i has, if it has nothing else; 0: it has. */
static size_t moves_alone(const um_log_reader *r, size_t i, size_t n)
{
    const um_log_event *e = r->ev.p;
    size_t moves = 0;
    for (size_t k = i; k < n && of_entry(&e[i], &e[k]); k++) {
        if (e[k].quiet || e[k].gone)
            continue;
        if (!is_move(&e[k]) || e[k].from.hand >= 0 || e[k].to.hand >= 0)
            return 0;
        moves++;
    }
    return moves;
}

/* Whether the entry at `next` puts back all that the one at i has moved, and does nothing else. */
static bool puts_back(const um_log_reader *r, size_t i, size_t next, size_t n)
{
    const um_log_event *e = r->ev.p;
    size_t moves = moves_alone(r, i, next);
    if (next == n || !moves || moves_alone(r, next, n) != moves)
        return false;
    for (size_t k = i; k < next; k++)
        if (of_entry(&e[i], &e[k]) && is_move(&e[k]) && !put_back_in(r, &e[k], next, n))
            return false;
    return true;
}

/* Everything that an entry moved is put back by the next one and moved again by the one behind it: the first
 * two are as good as undone. False: what comes behind the n events may show it. */
static bool drop_put_back(um_log_reader *r, size_t i, size_t n, bool last)
{
    um_log_event *e = r->ev.p;
    size_t next = next_entry(r, i, n), again = next < n ? next_entry(r, next, n) : n,
           behind = again < n ? next_entry(r, again, n) : n;
    if (!moves_alone(r, i, next) || (i > 0 && of_entry(&e[i], &e[i - 1]) && !e[i - 1].quiet))
        return true;
    if (behind == n && !last)
        return false;
    if (!puts_back(r, i, next, n) || !puts_back(r, next, again, n))
        return true;
    for (size_t k = i; k < n && (k < next || of_entry(&e[next], &e[k])); k++)
        drop(&e[k], is_move(&e[k]));
    return true;
}

static bool goes_back_to_deck(const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && !e->gone && e->from.hand >= 0 && e->to.draws;
}

/* A whole hand goes back to the deck: another card of it does, right before or behind event k. */
static bool hand_goes_back(const um_log_reader *r, size_t k, size_t n)
{
    const um_log_event *e = r->ev.p;
    size_t before = k, behind = k + 1;
    while (before > 0 && (e[before - 1].gone || e[before - 1].quiet))
        before--;
    while (behind < n && (e[behind].gone || e[behind].quiet))
        behind++;
    return goes_back_to_deck(&e[k]) &&
           ((before > 0 && goes_back_to_deck(&e[before - 1]) && e[before - 1].from.hand == e[k].from.hand) ||
            (behind < n && goes_back_to_deck(&e[behind]) && e[behind].from.hand == e[k].from.hand));
}

/* A way that leads back to where it began is dropped whole, so long as nobody else acted meanwhile. False:
 * what comes behind the n events may show it. */
static bool drop_round_trip(um_log_reader *r, size_t i, size_t n)
{
    um_log_event *e = r->ev.p;
    for (size_t k = i + 1; k < n; k++) {
        bool its = is_move(&e[k]) && um_log_same_piece(&e[k], &e[i]);
        bool made = e[i].kind == UM_LOG_ADD && e[k].kind == UM_LOG_REMOVE; /* whoever took it off */
        if (its && ((e[k].side != e[i].side && !made) || hand_goes_back(r, k, n)))
            return true;
        if (its && back_again(&e[i], &e[k])) {
            for (size_t d = i; d <= k; d = next_move(r, d, n)) {
                e[d].misdrop = !e[d].meant && !made;
                drop(&e[d], true);
            }
            return true;
        }
        if (interrupts(&e[k], e[i].side))
            return true;
    }
    return false;
}

/* Turned there, back and there again: the two that follow at once upon each other are the ones of no effect,
 * so the first stays where it is. */
static bool turns_again_at_once(const um_log_event *e, size_t i, size_t k, size_t next)
{
    bool at_once = true;
    for (size_t d = i + 1; d < k; d++)
        at_once &= e[d].gone || e[d].quiet;
    return !at_once && e[next].kind == UM_LOG_FACE && um_log_same_piece(&e[next], &e[i]) &&
           e[next].value == e[i].value;
}

/* False: what comes behind the n events may show it; `last`: nothing does. */
static bool drop_flip_and_back(um_log_reader *r, size_t i, size_t n, bool last)
{
    um_log_event *e = r->ev.p;
    for (size_t k = i + 1; k < n; k++) {
        if (e[k].gone)
            continue;
        bool card = e[k].kind == UM_LOG_MOVE && e[k].from.hand >= 0 && e[k].to.hand < 0;
        if (e[k].kind == UM_LOG_TURN || e[k].kind == UM_LOG_ROLL || e[k].said || card ||
            (is_move(&e[k]) && um_log_same_piece(&e[k], &e[i])))
            return true;
        if (e[k].kind == UM_LOG_FACE && um_log_same_piece(&e[k], &e[i])) {
            size_t next = k + 1;
            while (next < n && (e[next].gone || e[next].quiet))
                next++;
            if (e[k].value != e[i].was)
                return true;
            if (next == n && !last)
                return false;
            size_t with = next < n && turns_again_at_once(e, i, k, next) ? next : i;
            drop(&e[k], true);
            drop(&e[with], true);
            if (with == i)
                return true;
        }
    }
    return false;
}

/* The marker of the score or of the turn set on and put back by the same hand, before anything else happens
 * that it may be for. False: what comes behind the n events may show it. */
static bool drop_count_and_back(um_log_reader *r, size_t i, size_t n)
{
    um_log_event *e = r->ev.p;
    for (size_t k = i + 1; k < n; k++) {
        bool opens = e[k].kind == UM_LOG_MOVE && e[k].from.hand >= 0 && e[k].to.hand < 0;
        if (e[k].gone || e[k].quiet)
            continue;
        if (e[k].kind != e[i].kind) {
            if (e[k].kind == UM_LOG_ROLL || e[k].kind == UM_LOG_TURN || e[k].said || opens)
                return true;
            continue;
        }
        if (e[k].side != e[i].side)
            return true;
        if (e[k].value != e[i].was)
            continue;
        for (size_t d = i; d <= k; d++)
            drop(&e[d], e[d].kind == e[i].kind);
        return true;
    }
    return false;
}

/* As far as it is known; returns to where. */
static size_t drop_all_put_back(um_log_reader *r, size_t n, bool last)
{
    for (; r->put_back < n; r->put_back++) {
        size_t end = um_log_look_end(r->put_back, n);
        if (is_move(&r->ev.p[r->put_back]) && !drop_put_back(r, r->put_back, end, last || end < n))
            break;
    }
    return r->put_back;
}

void um_log_drop_idle(um_log_reader *r, size_t all, bool last)
{
    size_t n = drop_all_put_back(r, all, last);
    for (bool known = true; r->still < n; r->still++) {
        size_t i = r->still, end = um_log_look_end(i, n);
        um_log_event *e = &r->ev.p[i];
        if (is_move(e) && back_again(e, e))
            e->gone = true; /* from one spot without a meaning to another */
        if (is_move(e) && !announced(r, i))
            known = drop_round_trip(r, i, end);
        else if (e->kind == UM_LOG_FACE && !e->gone)
            known = drop_flip_and_back(r, i, end, last || end < n);
        else if ((e->kind == UM_LOG_SCORE || e->kind == UM_LOG_TURN) && !e->gone && !e->put)
            known = drop_count_and_back(r, i, end);
        if (!known && end == n && !last)
            return;
    }
}

/* The marker's statement before event i or behind it (`step`), if nothing but talk and other markers lies
 * between; NULL: none. */
static const um_log_event *of_same_marker(const um_log_reader *r, size_t i, int step)
{
    for (size_t k = i + (size_t)step; k < r->ev.n; k += (size_t)step) {
        const um_log_event *o = &r->ev.p[k];
        if (o->put ||
            !(o->gone || o->kind == UM_LOG_CHAT || o->kind == UM_LOG_SHOW || o->kind == UM_LOG_STATED))
            return NULL;
        if (!o->gone && o->kind == UM_LOG_STATED && um_log_same_piece(o, &r->ev.p[i]))
            return o;
    }
    return NULL;
}

bool um_log_is_passed_over(const um_log_reader *r, size_t i)
{
    const um_log_event *e = &r->ev.p[i], *before = of_same_marker(r, i, -1),
                       *behind = of_same_marker(r, i, 1);
    bool back = before && before->from.place == UM_NONE && e->to.place == UM_NONE;
    bool on = behind && e->to.place != UM_NONE && (behind->to.place != UM_NONE || e->from.place == UM_NONE);
    return !e->put && (on || back);
}

void um_log_mark_looks(um_log_reader *tape)
{
    um_log_event *e = tape->ev.p, *before = NULL;
    um_log_drop_idle(tape, tape->ev.n, true);
    for (size_t i = 0; i < tape->ev.n; i++) {
        if (e[i].quiet || (e[i].gone && !e[i].put_back))
            continue;
        if (before && before->put_back && e[i].put_back && um_log_same_piece(before, &e[i]))
            before->looked = e[i].looked = true;
        before = &e[i];
    }
    size_t n = 0;
    for (size_t i = 0; i < tape->ev.n; i++) {
        e[i].returned = e[i].put_back;
        if (e[i].put_back)
            e[i].gone = e[i].misdrop = e[i].put_back = false;
        if (!e[i].gone || e[i].put || e[i].kind == UM_LOG_CHAT) /* nothing is in the way of what was undone */
            e[n++] = e[i];
    }
    tape->ev.n = n;
}
