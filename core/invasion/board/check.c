/* What the rule book forces on any data of the game. Where the datum at fault is certain the pack is
 * wrong; where it is not, the guess is. */
#include "core/invasion/board/board.h"

typedef struct inspector {
    const um_pack *p;
    const um_sink *sink;
} inspector;

static const um_datum *at(const inspector *in, int kind, int row, int attr)
{
    return um_datum_at(in->p, um_datum_of(kind, row, attr));
}

static int value(const inspector *in, int kind, int row, int attr)
{
    const um_datum *d = at(in, kind, row, attr);
    return d->sure == UM_UNKNOWN || d->lo != d->hi ? -1 : d->lo;
}

static void fault(const inspector *in, int kind, int row, int attr, const char *rule, const char *what)
{
    bool certain = at(in, kind, row, attr)->sure == UM_CERTAIN;
    um_buf name = {.max = 300};
    um_datum_name(in->p, um_datum_of(kind, row, attr), &name);
    um_say(in->sink, certain ? UM_ERROR : UM_WARNING, UM_VALUE, (um_place){0}, "pack-rule", "%s: %s [%s]",
           name.p ? name.p : "?", what, rule);
    um_buf_free(&name);
}

/* A die has six faces, and shows a face just when it has one. */
static void check_dice(const inspector *in)
{
    for (int f = 0; f < um_rows(in->p, IK_FACTION); f++) {
        int sum = 0;
        bool all = true;
        for (int k = 0; k < INV_FACES; k++) {
            int n = value(in, IK_FACTION, f, INV_FAC_HIT + k),
                shows = value(in, IK_FACTION, f, INV_FAC_SHOWS_HIT + k);
            all = all && n >= 0;
            sum += n;
            if (n >= 0 && shows >= 0 && (n > 0) != (shows > 0))
                fault(in, IK_FACTION, f, INV_FAC_HIT + k, "3.3g",
                      "its number and whether the die shows it do not agree");
        }
        if (all && sum != 6)
            fault(in, IK_FACTION, f, INV_FAC_HIT, "3.3g", "a die has six faces");
    }
}

/* What a scenario's list gives out fits the box, and the colours read fit the numbers printed. */
static void check_lists(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, IK_SETUP); i++) {
        int printed = 0, read = 0;
        bool all = true;
        for (int k = 0; k < 3; k++) {
            all = all && value(in, IK_SETUP, i, INV_SETUP_N + k) >= 0;
            printed += value(in, IK_SETUP, i, INV_SETUP_N + k);
        }
        for (int f = 0; f < INV_FACTIONS; f++) {
            all = all && value(in, IK_SETUP, i, INV_SETUP_COLOUR + f) >= 0;
            read += value(in, IK_SETUP, i, INV_SETUP_COLOUR + f);
        }
        if (all && printed != read)
            fault(in, IK_SETUP, i, INV_SETUP_N, "1.3", "the colours do not add up to the printed numbers");
    }
}

static void check_pools(const inspector *in)
{
    const inv_map *m = in->p->map;
    for (int f = 0; f < INV_FACTIONS; f++)
        for (int sc = 0; sc < INV_SC_NONE; sc++) {
            int sum = 0, pool = value(in, IK_FACTION, m->faction[f], INV_FAC_POOL);
            for (int i = 0; sc != INV_SC_1813 && i < um_rows(in->p, IK_AREA); i++)
                sum += at(in, IK_AREA, i, INV_AREA_PRINTED + f)->sure == UM_UNKNOWN
                           ? 0
                           : value(in, IK_AREA, i, INV_AREA_PRINTED + f);
            for (int i = 0; i < um_rows(in->p, IK_SETUP); i++)
                if (value(in, IK_SETUP, i, INV_SETUP_SCENARIO) == sc &&
                    value(in, IK_SETUP, i, INV_SETUP_COLOUR + f) > 0)
                    sum += value(in, IK_SETUP, i, INV_SETUP_COLOUR + f);
            if (pool >= 0 && sum > pool)
                fault(in, IK_FACTION, m->faction[f], INV_FAC_POOL, "1.4", "a set-up asks for more units");
        }
}

static void check_cards(const inspector *in)
{
    for (int i = 0; i < um_rows(in->p, IK_CARD); i++) {
        int kind = value(in, IK_CARD, i, INV_CARD_KIND), effect = value(in, IK_CARD, i, INV_CARD_EFFECT);
        if (kind >= 0 && effect >= 0 && (kind == INV_CK_SPECIAL) != (effect > INV_FX_NONE))
            fault(in, IK_CARD, i, INV_CARD_EFFECT, "3.2.7", "special cards have an effect, and no others");
        if (kind == INV_CK_TRUCE && value(in, IK_CARD, i, INV_CARD_INTRO) == 1)
            fault(in, IK_CARD, i, INV_CARD_INTRO, "SC-INTRO-b", "the introduction has no truces");
    }
}

void inv_check(const um_pack *p, const um_sink *sink)
{
    const inspector in = {p, sink};
    check_dice(&in);
    check_lists(&in);
    check_pools(&in);
    check_cards(&in);
}
