/* The built-in pack of Mr. Madison's War, and the packs for cases, hold what the sources force on them and
 * claim no more. */
#include "tests/test_pack_support.h"

#include "core/madison/kinds.h"

static um_pack *pack;

static void open_madison(void)
{
    pack = must_builtin("madison");
}

static void close_madison(void)
{
    um_pack_free(pack);
}

static int space(const char *id)
{
    um_ref r = um_row_by_id(pack, MK_SPACE, um_text_of(id));
    cr_assert_neq(r, UM_NONE, "no space %s", id);
    return um_ref_row(r);
}

static const um_datum *at(int kind, int row, int attr)
{
    return um_datum_at(pack, um_datum_of(kind, row, attr));
}

static um_ref lake_of(int i)
{
    return at(MK_SPACE, i, MAD_SPACE_LAKE)->lo;
}

static um_ref lake(const char *id)
{
    return um_row_by_id(pack, MK_LAKE, um_text_of(id));
}

static bool joined(const char *a, const char *b)
{
    return um_row_by_keys(pack, MK_LINK, um_ref_of(MK_SPACE, space(a)), um_ref_of(MK_SPACE, space(b))) !=
           UM_NONE;
}

static int degree(const char *id)
{
    int n = 0;
    um_ref s = um_ref_of(MK_SPACE, space(id));
    for (int k = 0; k < um_rows(pack, MK_LINK); k++)
        n += at(MK_LINK, k, MAD_LINK_A)->lo == s || at(MK_LINK, k, MAD_LINK_B)->lo == s;
    return n;
}

enum { ANY = -1, FAR = 10000 };

/* The cheapest way by links within a territory (or ANY), not through `shut` (or -1); `unit` counts links. */
static int way(const char *from, const char *to, int territory, int shut, bool unit)
{
    int cost[128], n = um_rows(pack, MK_SPACE);
    for (int i = 0; i < n; i++)
        cost[i] = FAR;
    cost[space(from)] = 0;
    for (int round = 0; round < n; round++)
        for (int k = 0; k < um_rows(pack, MK_LINK); k++)
            for (int turn = 0; turn < 2; turn++) {
                int a = um_ref_row(at(MK_LINK, k, turn ? MAD_LINK_B : MAD_LINK_A)->lo);
                int b = um_ref_row(at(MK_LINK, k, turn ? MAD_LINK_A : MAD_LINK_B)->lo);
                int step = unit ? 1 : at(MK_LINK, k, MAD_LINK_PATH)->lo;
                bool open =
                    b != shut && (territory == ANY || at(MK_SPACE, b, MAD_SPACE_TERRITORY)->lo == territory);
                if (open && cost[a] + step < cost[b])
                    cost[b] = cost[a] + step;
            }
    return cost[space(to)];
}

static int links_between(const char *a, const char *b)
{
    return way(a, b, ANY, -1, true);
}

/* Whether holding `shut` cuts `to` off from Quebec by land. */
static bool cuts_british(const char *shut, const char *to)
{
    return way("quebec", to, MAD_BR, space(shut), true) >= FAR;
}

TestSuite(madison_pack, .init = open_madison, .fini = close_madison);

/* ---- what the sources force on the map ---- */

Test(madison_pack, distances_from_montreal)
{
    cr_expect_eq(links_between("montreal", "cornwall"), 2);
    cr_expect_eq(links_between("montreal", "johnsons"), 2);
    int west = at(MK_SPACE, space("cornwall"), MAD_SPACE_X)->lo,
        south = at(MK_SPACE, space("johnsons"), MAD_SPACE_Y)->lo;
    for (int i = 0; i < um_rows(pack, MK_SPACE); i++) {
        const um_row *row = um_row_at(pack, um_ref_of(MK_SPACE, i));
        if (at(MK_SPACE, i, MAD_SPACE_TERRITORY)->lo != MAD_BR || links_between("montreal", row->id.p) > 2)
            continue;
        cr_expect_geq(at(MK_SPACE, i, MAD_SPACE_X)->lo, west, "%s", row->id.p);
        cr_expect_geq(at(MK_SPACE, i, MAD_SPACE_Y)->lo, south, "%s", row->id.p);
    }
}

Test(madison_pack, neighbours)
{
    cr_expect(joined("kingston", "smiths_creek"));
    cr_expect(joined("kingston", "gananoque"));
    cr_expect(joined("london", "oxford") && joined("london", "thamesville") &&
              joined("london", "port_talbot"));
    cr_expect_eq(degree("london"), 3);
    cr_expect(joined("st_regis", "cornwall"));
    cr_expect_eq(degree("ft_mackinac") + degree("ft_st_joseph"), 0);
}

Test(madison_pack, cuts)
{
    cr_expect_not(cuts_british("kingston", "gananoque"));
    cr_expect(cuts_british("kingston", "smiths_creek") && cuts_british("kingston", "ft_malden"));
    cr_expect_not(cuts_british("london", "oxford"));
    cr_expect(cuts_british("london", "thamesville") && cuts_british("london", "port_talbot") &&
              cuts_british("london", "ft_malden"));
    cr_expect(cuts_british("york", "burlington"));
    cr_expect_not(cuts_british("york", "kingston"));
    cr_expect(cuts_british("cornwall", "kingston"));
    static const char *const sources[] = {"albany", "pittsburgh", "mansfield", "ft_macarthur"};
    for (size_t i = 0; i < UM_COUNT(sources); i++)
        cr_expect_geq(way(sources[i], "detroit", MAD_US, space("frenchtown"), true), FAR);
    cr_expect_leq(way("sackets_harbour", "french_mills", MAD_US, -1, false), 6);
}

Test(madison_pack, values_and_sources)
{
    static const char *const sources[] = {"quebec", "albany", "pittsburgh", "mansfield", "ft_macarthur"};
    int n = 0;
    for (int i = 0; i < um_rows(pack, MK_SPACE); i++)
        n += at(MK_SPACE, i, MAD_SPACE_SOURCE)->lo;
    cr_expect_eq(n, 5);
    for (size_t i = 0; i < UM_COUNT(sources); i++) {
        cr_expect_eq(at(MK_SPACE, space(sources[i]), MAD_SPACE_SOURCE)->lo, 1);
        cr_expect_eq(at(MK_SPACE, space(sources[i]), MAD_SPACE_TERRITORY)->lo, i ? MAD_US : MAD_BR);
    }
    cr_expect_eq(at(MK_SPACE, space("london"), MAD_SPACE_VALUE)->lo, 3);
    cr_expect_eq(at(MK_SPACE, space("cleveland"), MAD_SPACE_VALUE)->lo, 1);
    cr_expect_eq(at(MK_SPACE, space("smiths_creek"), MAD_SPACE_VALUE)->lo, 0);
    cr_expect_eq(at(MK_SPACE, space("london"), MAD_SPACE_VALUE)->sure, UM_CERTAIN);
}

Test(madison_pack, water)
{
    static const char *const ontario[] = {"oswego",       "ogdensburg", "ft_niagara", "sackets_harbour",
                                          "smiths_creek", "kingston",   "york"};
    static const char *const erie[] = {"frenchtown", "buffalo", "erie_pa", "ft_malden", "port_dover"};
    for (size_t i = 0; i < UM_COUNT(ontario); i++)
        cr_expect_eq(lake_of(space(ontario[i])), lake("lake_ontario"), "%s", ontario[i]);
    for (size_t i = 0; i < UM_COUNT(erie); i++)
        cr_expect_eq(lake_of(space(erie[i])), lake("lake_erie"), "%s", erie[i]);
    cr_expect_eq(lake_of(space("queenston")), UM_NONE);
    cr_expect_eq(lake_of(space("st_jean")), lake("lake_champlain"));
    cr_expect_eq(lake_of(space("isle_aux_noix")), lake("lake_champlain"));
    for (int i = 0; i < um_rows(pack, MK_SPACE); i++)
        if (lake_of(i) == lake("lake_ontario"))
            cr_expect_leq(at(MK_SPACE, i, MAD_SPACE_X)->lo,
                          at(MK_SPACE, space("ogdensburg"), MAD_SPACE_X)->lo, "east of Ogdensburg");
    for (int i = 0; i < um_rows(pack, MK_LAKE); i++)
        cr_expect_eq(at(MK_LAKE, i, MAD_LAKE_TRANSIT)->lo,
                     at(MK_LAKE, i, MAD_LAKE_ROLE)->lo != MAD_LAKE_PLAIN);
}

Test(madison_pack, bases_and_forts)
{
    static const struct {
        const char *id;
        int base;
    } rows[] = {{"kingston", MAD_BASE_PRIMARY},  {"york", MAD_BASE_BACKUP},
                {"oswego", MAD_BASE_BACKUP},     {"buffalo", MAD_BASE_PRIMARY},
                {"erie_pa", MAD_BASE_PRIMARY},   {"ft_malden", MAD_BASE_PRIMARY},
                {"port_dover", MAD_BASE_BACKUP}, {"sackets_harbour", MAD_BASE_PRIMARY}};
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        cr_expect_eq(at(MK_SPACE, space(rows[i].id), MAD_SPACE_BASE)->lo, rows[i].base, "%s", rows[i].id);
    cr_expect_eq(at(MK_SPACE, space("erie_pa"), MAD_SPACE_BASE_FROM)->lo, 3);
    cr_expect_eq(at(MK_SPACE, space("buffalo"), MAD_SPACE_BASE_FROM)->lo, 0);
    cr_expect_eq(at(MK_SPACE, space("kingston"), MAD_SPACE_FORT_WHEN)->lo, MAD_FORT_1812B);
    cr_expect_eq(at(MK_SPACE, space("sackets_harbour"), MAD_SPACE_FORT_WHEN)->lo, MAD_FORT_1812B);
    cr_expect_eq(at(MK_SPACE, space("york"), MAD_SPACE_FORT_WHEN)->lo, MAD_FORT_EVENT);
    cr_expect_eq(at(MK_SPACE, space("york"), MAD_SPACE_FORT)->sure, UM_UNKNOWN,
                 "nobody tells the number of an event's fort");
}

/* ---- pieces and cards ---- */

static int row(int kind, const char *id)
{
    um_ref r = um_row_by_id(pack, kind, um_text_of(id));
    cr_assert_neq(r, UM_NONE, "no %s", id);
    return um_ref_row(r);
}

Test(madison_pack, units)
{
    for (int i = 0; i < um_rows(pack, MK_UNIT); i++) {
        const char *id = um_ref_id(pack, um_ref_of(MK_UNIT, i)).p;
        bool c = at(MK_UNIT, i, MAD_UNIT_CLASS)->lo == MAD_CLASS_C;
        if (at(MK_UNIT, i, MAD_UNIT_TYPE)->lo == MAD_REGULAR)
            cr_expect_eq(c, strncmp(id, "a_det_", 6) == 0, "%s: two Regulars are C", id);
        if (at(MK_UNIT, i, MAD_UNIT_TYPE)->lo == MAD_MILITIA)
            cr_expect_eq(c, strcmp(id, "a_5pa") != 0, "%s: one militia unit is not C", id);
    }
    int mohawk = row(MK_UNIT, "b_mohawk");
    cr_expect_eq(at(MK_UNIT, mohawk, MAD_UNIT_ARRIVAL)->lo, MAD_BY_EVENT);
    cr_expect_eq(at(MK_UNIT, mohawk, MAD_UNIT_CARD)->lo, um_row_by_id(pack, MK_CARD, UM_TEXT("56")));
    cr_expect_eq(at(MK_UNIT, mohawk, MAD_UNIT_CF)->lo, 2);
    cr_expect_eq(at(MK_UNIT, row(MK_UNIT, "b_shawnee"), MAD_UNIT_STEPS)->lo, 2);
    cr_expect_eq(at(MK_UNIT, row(MK_UNIT, "b_nwc"), MAD_UNIT_STEPS)->lo, 1);
    cr_expect_eq(at(MK_UNIT, row(MK_UNIT, "b_19ld"), MAD_UNIT_DRAGOON)->lo, 1);
    int ways_in = 1;
    for (int i = 0; i < um_rows(pack, MK_ENTRY); i++)
        ways_in += at(MK_ENTRY, i, MAD_ENTRY_PIECE)->lo == um_ref_of(MK_UNIT, mohawk);
    cr_expect_eq(ways_in, 5, "the card names five spaces");
}

Test(madison_pack, leaders)
{
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "brock"), MAD_LEADER_STARS)->lo, 2);
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "procter"), MAD_LEADER_STARS)->lo, 1);
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "brock"), MAD_LEADER_REVERSE)->lo,
                 um_row_by_id(pack, MK_LEADER, UM_TEXT("sheaffe")));
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "sheaffe"), MAD_LEADER_ARRIVAL)->lo, MAD_BY_REPLACEMENT);
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "perry"), MAD_LEADER_LAKE2)->lo, lake("lake_huron"));
    cr_expect_eq(at(MK_LEADER, row(MK_LEADER, "chauncey"), MAD_LEADER_LAKE)->lo, lake("lake_ontario"));
    for (int i = 0; i < um_rows(pack, MK_LEADER); i++)
        cr_expect_lt(at(MK_LEADER, i, MAD_LEADER_COMMAND)->sure, UM_LIKELY, "no command value is known");
}

Test(madison_pack, ships)
{
    int built_at_york = 0;
    for (int i = 0; i < um_rows(pack, MK_SHIP); i++)
        built_at_york += at(MK_SHIP, i, MAD_SHIP_BASE)->lo == um_ref_of(MK_SPACE, space("york"));
    cr_expect_eq(built_at_york, 1);
    cr_expect_eq(at(MK_SHIP, row(MK_SHIP, "brock_v"), MAD_SHIP_YORK)->lo, 1);
    cr_expect_eq(at(MK_SHIP, row(MK_SHIP, "brock_v"), MAD_SHIP_TYPE)->lo, MAD_CORVETTE);
    cr_expect_eq(at(MK_SHIP, row(MK_SHIP, "oneida"), MAD_SHIP_TYPE)->lo, MAD_BRIG);
    static const char *const schooners[] = {"conquest", "scourge",       "julia",
                                            "hamilton", "fair_american", "gov_tompkins"};
    for (size_t i = 0; i < UM_COUNT(schooners); i++) {
        cr_expect_eq(at(MK_SHIP, row(MK_SHIP, schooners[i]), MAD_SHIP_TURN)->lo, 1);
        cr_expect_eq(at(MK_SHIP, row(MK_SHIP, schooners[i]), MAD_SHIP_FREE)->lo, 1);
    }
}

Test(madison_pack, cards)
{
    for (int n = 1; n <= 110; n++) {
        char id[12];
        snprintf(id, sizeof id, "%d", n);
        int i = row(MK_CARD, id);
        cr_expect_eq(at(MK_CARD, i, MAD_CARD_OPV)->sure, UM_UNKNOWN, "card %d: no value of a card is known",
                     n);
        const um_datum *year = at(MK_CARD, i, MAD_CARD_YEAR);
        cr_expect_eq(year->lo, n <= 42 ? 0 : n <= 74 ? 1 : 2, "card %d", n);
        cr_expect_eq(year->hi, n <= 28 ? 0 : n <= 60 ? 1 : 2, "card %d", n);
    }
    cr_expect_eq(row(MK_CARD, "9"), um_ref_row(row_of(pack, "card", "Brock and Tecumseh")));
    cr_expect_eq(row(MK_CARD, "56"), um_ref_row(row_of(pack, "card", "#56 Grand River Indians")));
    cr_expect_eq(at(MK_CARD, row(MK_CARD, "heavy_rains"), MAD_CARD_ROLE)->lo, MAD_CARD_HEAVY_RAINS);
    cr_expect_eq(at(MK_CARD, row(MK_CARD, "treaty_of_ghent"), MAD_CARD_ROLE)->lo, MAD_CARD_GHENT);
    cr_expect_eq(pack->tables[MK_CARD].complete.sure, UM_CERTAIN);
}

/* ---- what must not be claimed ---- */

Test(madison_pack, the_tables_are_guesses)
{
    static const int kinds[] = {MK_LAND_CRT, MK_NAVAL_CRT, MK_ODDS, MK_NAVAL_LOSS};
    for (size_t k = 0; k < UM_COUNT(kinds); k++) {
        cr_expect_gt(um_rows(pack, kinds[k]), 0);
        for (int i = 0; i < um_rows(pack, kinds[k]); i++)
            cr_expect_eq(at(kinds[k], i, 0)->sure, UM_GUESS);
    }
}

Test(madison_pack, counts)
{
    static const struct {
        int kind, attr, certain, likely, guess;
    } rows[] = {{MK_SPACE, UM_ATTR_EXISTS, 42, 2, 30},     {MK_SPACE, MAD_SPACE_TERRITORY, 39, 35, 0},
                {MK_SPACE, MAD_SPACE_VALUE, 3, 0, 71},     {MK_SPACE, MAD_SPACE_TERRAIN, 0, 0, 74},
                {MK_SPACE, MAD_SPACE_LAKE, 16, 49, 9},     {MK_SPACE, MAD_SPACE_BASE, 7, 64, 3},
                {MK_LINK, UM_ATTR_EXISTS, 5, 14, 79},      {MK_LINK, MAD_LINK_PATH, 0, 5, 93},
                {MK_UNIT, UM_ATTR_EXISTS, 28, 4, 72},      {MK_UNIT, MAD_UNIT_CF, 3, 13, 88},
                {MK_UNIT, MAD_UNIT_CLASS, 37, 1, 66},      {MK_UNIT, MAD_UNIT_ARRIVAL, 3, 13, 88},
                {MK_LEADER, MAD_LEADER_COMMAND, 0, 0, 31}, {MK_LEADER, MAD_LEADER_ARRIVAL, 6, 4, 21},
                {MK_SHIP, MAD_SHIP_TYPE, 3, 58, 0},        {MK_SHIP, MAD_SHIP_CLASS, 0, 6, 55},
                {MK_SHIP, MAD_SHIP_LAKE, 17, 44, 0},       {MK_SHIP, MAD_SHIP_TURN, 0, 7, 54}};
    um_pack_report r;
    cr_assert_eq(um_pack_check(pack, NULL, &r), UM_OK);
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        for (size_t k = 0; k < r.ncounts; k++) {
            const um_pack_count *c = &r.counts[k];
            if (c->kind != rows[i].kind || c->attr != rows[i].attr)
                continue;
            cr_expect_eq(c->n[UM_CERTAIN], rows[i].certain, "row %zu: %d certain", i, c->n[UM_CERTAIN]);
            cr_expect_eq(c->n[UM_LIKELY], rows[i].likely, "row %zu: %d likely", i, c->n[UM_LIKELY]);
            cr_expect_eq(c->n[UM_GUESS], rows[i].guess, "row %zu: %d guesses", i, c->n[UM_GUESS]);
        }
    cr_expect_eq(r.problems + r.warnings, 0);
    um_pack_report_free(&r);
}

/* ---- names that logs use ---- */

Test(madison_pack, spellings)
{
    static const struct {
        const char *kind, *name, *id;
    } rows[] = {{"space", "St-Jean", "st_jean"},
                {"space", "Ft. Mackinaw", "ft_mackinac"},
                {"space", "Quebec City", "quebec"},
                {"space", "Burlington VT", "burlington_vt"},
                {"space", "Burlington", "burlington"},
                {"space", "Erie PA", "erie_pa"},
                {"space", "Trois-Rivieres", "trois_rivieres"},
                {"space", "Champlain NY", "champlain_ny"},
                {"space", "Ft. Schlosser", "schlosser"},
                {"space", "Sackets Harbor", "sackets_harbour"},
                {"lake", "Lake Ontario Control Box", "lake_ontario"},
                {"box", "Lake Transit Box", "transit"},
                {"box", "British Eliminated", "br_eliminated"},
                {"leader", "Proctor", "procter"},
                {"leader", "Scheaffe", "sheaffe"},
                {"leader", "Brock / Sheaffe", "brock"},
                {"unit", "De Wattville", "b_dewatteville"},
                {"unit", "Northwest Co.", "b_nwc"},
                {"unit", "Essex & Kent Militia", "b_essex"},
                {"unit", "Det. 10th R.V.", "b_det_stjoseph"},
                {"unit", "Detachment (Mackinaw)", "a_det_mackinac"},
                {"card", "Card 37", "37"},
                {"card", "Heavy Rains", "heavy_rains"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ref r = row_of(pack, rows[i].kind, rows[i].name);
        cr_expect(um_text_is(um_ref_id(pack, r), rows[i].id), "%s is %s", rows[i].name, um_ref_id(pack, r).p);
    }
}

/* ---- looking up, constraints ---- */

static void count_seen(void *user, um_datum_id id)
{
    (void)id;
    ++*(int *)user;
}

static int looked(const char *name, int *seen)
{
    *seen = 0;
    return um_pack_look(pack, um_text_of(name), count_seen, seen, NULL);
}

Test(madison_pack, look)
{
    int seen;
    cr_expect_eq(looked("Albany", &seen), 1);
    cr_expect_eq(seen, 1 + MAD_SPACE_ATTRS);
    cr_expect_eq(looked("space Albany value", &seen), 1);
    cr_expect_eq(seen, 1);
    cr_expect_eq(looked("13th", &seen), 2);
    cr_expect_eq(looked("us:13th", &seen), 1);
    cr_expect_eq(looked("link albany - utica", &seen), 1);
    cr_expect_eq(seen, 2);
    cr_expect_eq(looked("Isle-aux-Noix - Lacolle path", &seen), 1);
    cr_expect_eq(seen, 1);
    cr_expect_eq(looked("odds 3:1 drm", &seen), 1);
    cr_expect_eq(looked("lakes", &seen), 5);
    cr_expect_eq(seen, 1 + 4 * (1 + MAD_LAKE_ATTRS));
    cr_expect_eq(looked("Detroit", &seen), 2, "a space and a ship");
    um_text near;
    cr_expect_eq(um_pack_look(pack, UM_TEXT("Alabny"), count_seen, &seen, &near), 0);
    cr_expect(um_text_is(near, "Albany"));
    cr_expect_eq(looked("", &seen), 0);
}

typedef struct wanted { /* how often a rule was cited, by level */
    const char *rule;
    int n[UM_ERROR + 1];
} wanted;

static void cited(void *user, const um_diag *d)
{
    wanted *w = user;
    w->n[d->level] += strstr(d->message, w->rule) != NULL;
}

/* Each breaks one constraint of the game: an error where the datum at fault is certain, else a warning. */
Test(madison_pack, constraints)
{
    static const struct {
        int kind;
        const char *id;
        int attr;
        int32_t value;
        const char *rule;
        bool own; /* the datum changed is the one at fault */
    } rows[] = {{MK_SPACE, "queenston", MAD_SPACE_BASE, MAD_BASE_BACKUP, "[2.15]", true},
                {MK_SPACE, "albany", MAD_SPACE_SOURCE, 0, "[2.16]", true},
                {MK_SPACE, "albany", MAD_SPACE_FORT_CLASS, MAD_CLASS_B, "[2.71]", true},
                {MK_SPACE, "albany", MAD_SPACE_FORT, 2, "[2.71]", true},
                {MK_SPACE, "albany", MAD_SPACE_ROLE, 1 << MAD_ROLE_YORK, "[2.14]", true},
                {MK_SPACE, "ft_mackinac", MAD_SPACE_LAKE, UM_NONE, "[10.72(5)]", true},
                {MK_UNIT, "b_100", MAD_UNIT_STEPS, 2, "[3.17]", true},
                {MK_UNIT, "b_49", MAD_UNIT_REDUCED_CF, 4, "[3.17]", true},
                {MK_UNIT, "b_frontenac", MAD_UNIT_CLASS, MAD_CLASS_B, "[3.11(Militia)]", false},
                {MK_LEADER, "yeo", MAD_LEADER_ARRIVAL, 0, "[3.37]", true},
                {MK_LEADER, "yeo", MAD_LEADER_LAKE, UM_NONE, "[3.37]", true},
                {MK_SHIP, "madison", MAD_SHIP_BASE, UM_NONE, "[15.31]", true},
                {MK_SHIP, "madison", MAD_SHIP_SIDE, MAD_BR, "[15.31]", false}};
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        for (int certain = 0; certain < 2; certain++) {
            um_pack *p;
            wanted w = {.rule = rows[i].rule};
            const um_sink sink = {cited, &w};
            um_pack_report r;
            cr_assert_eq(um_pack_copy(pack, &p, NULL), UM_OK);
            um_ref at_row = um_row_by_id(p, rows[i].kind, um_text_of(rows[i].id));
            um_datum *d = um_datum_edit(p, um_datum_of(rows[i].kind, um_ref_row(at_row), rows[i].attr));
            *d = (um_datum){rows[i].value, rows[i].value, certain ? UM_CERTAIN : UM_GUESS, 0, 0};
            cr_assert_eq(um_pack_check(p, &sink, &r), UM_OK);
            cr_expect_geq(w.n[UM_ERROR] + w.n[UM_WARNING], 1, "%s %zu is not seen", rows[i].rule, i);
            if (rows[i].own)
                cr_expect_geq(w.n[certain ? UM_ERROR : UM_WARNING], 1, "%s %zu certain %d", rows[i].rule, i,
                              certain);
            um_pack_report_free(&r);
            um_pack_free(p);
        }
}

Test(madison_pack, a_space_without_a_path)
{
    um_pack *p;
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack_report r;
    um_ref troy;
    cr_assert_eq(um_pack_copy(pack, &p, NULL), UM_OK);
    cr_assert_eq(um_pack_add_row(p, MK_SPACE, UM_TEXT("troy"), UM_TEXT("Troy"), &troy), UM_OK);
    cr_assert_eq(um_pack_check(p, &sink, &r), UM_OK);
    cr_expect_str_eq(s.text,
                     "space Troy exists (certain): no path joins it to the rest of the map [10.72(5)]");
    um_pack_report_free(&r);
    um_pack_free(p);
}

Test(madison_pack, names_that_nothing_tells_apart)
{
    um_pack *p;
    um_pack_report r;
    um_ref row_ref;
    cr_assert_eq(um_pack_copy(pack, &p, NULL), UM_OK);
    cr_assert_eq(um_pack_add_row(p, MK_CARD, UM_TEXT("x1"), UM_TEXT("Same"), &row_ref), UM_OK);
    cr_assert_eq(um_pack_add_row(p, MK_CARD, UM_TEXT("x2"), UM_TEXT("Same"), &row_ref), UM_OK);
    cr_assert_eq(um_pack_check(p, NULL, &r), UM_OK);
    cr_expect_eq(r.warnings, 1);
    um_pack_report_free(&r);
    um_pack_free(p);
}

/* ---- packs for cases ---- */

static void all_certain(const char *path, int unknown_commands)
{
    um_pack *p = must_load_file(path);
    um_pack_report r;
    cr_assert_eq(um_pack_check(p, NULL, &r), UM_OK);
    cr_expect_eq(r.problems + r.warnings, 0, "%s", path);
    for (size_t i = 0; i < r.ncounts; i++) {
        const um_pack_count *c = &r.counts[i];
        bool free_of_rules = (c->kind == MK_SPACE && (c->attr == MAD_SPACE_X || c->attr == MAD_SPACE_Y)) ||
                             (c->kind == MK_CARD && c->attr == MAD_CARD_TITLE) ||
                             (c->kind == MK_LEADER && c->attr == MAD_LEADER_STARS);
        int unsure = c->n[UM_UNKNOWN] + c->n[UM_GUESS] + c->n[UM_LIKELY];
        int allowed = c->kind == MK_LEADER && c->attr == MAD_LEADER_COMMAND ? unknown_commands : 0;
        if (!free_of_rules)
            cr_expect_eq(unsure, allowed, "%s: %s %d: %d unsure", path, p->game->kinds[c->kind].plural,
                         c->attr, unsure);
    }
    um_pack_report_free(&r);
    um_pack_free(p);
}

Test(packs_for_cases, are_certain)
{
    all_certain("fixtures/packs/tmap.xml", 2);
    all_certain("fixtures/packs/closed.xml", 0);
}

Test(packs_for_cases, tmap)
{
    pack = must_load_file("fixtures/packs/tmap.xml");
    cr_expect_eq(um_rows(pack, MK_SPACE), 18);
    cr_expect_eq(um_rows(pack, MK_LINK), 20);
    cr_expect_eq(way("US1", "BR1", ANY, -1, false), 7, "by US2, US5, BR5 and BR2");
    cr_expect_eq(way("US5", "BR9", ANY, -1, false), 3);
    cr_expect_eq(degree("US8") + degree("BR8"), 0);
    uint32_t units = UM_KIND_BIT(MK_UNIT);
    um_found a4 = um_find_name(pack, units, MAD_US, UM_TEXT("A4"));
    cr_expect_eq(a4.matches, 1);
    cr_expect_eq(at(MK_UNIT, um_ref_row(a4.ref), MAD_UNIT_CF)->lo, 4);
    cr_expect_eq(at(MK_UNIT, um_ref_row(a4.ref), MAD_UNIT_REDUCED_CF)->lo, 2);
    cr_expect_eq(um_find_name(pack, units, MAD_BR, UM_TEXT("IN B2")).matches, 1);
    cr_expect_eq(um_find_name(pack, units, -1, UM_TEXT("B3")).matches, 2);
    cr_expect_geq(pack->npositions, 12);
    um_pack_free(pack);
}
