/* Bindings proposed for modules as strangers make them: what is told, what is left, and what is never
 * guessed. */
#include "parser/reading/log_reader.h"
#include "tests/logs/logs.h"
#include "tests/test_reading_support.h"

typedef struct made { /* a module, and the binding proposed for it */
    um_pack *pack;
    um_vmodule *module;
    um_binding *bind;
    um_buf xml, said;
    um_bind_tally tally;
    um_sink sink;
} made;

static void read_proposal(made *m)
{
    cr_assert_eq(um_bind_propose(m->module, m->pack, NULL, &m->xml, NULL, &m->tally), UM_OK);
    cr_assert_eq(um_bind_read(UM_TEXT("made.bind.xml"), um_buf_view(&m->xml), &m->sink, &m->bind), UM_OK,
                 "%s", m->said.p);
    cr_assert_eq(um_bind_resolve(m->bind, m->pack, &m->sink), UM_OK, "%s", m->said.p);
    um_buf_char(&m->xml, '\0');
}

static void propose(made *m, const char *inside)
{
    um_buf build = {0};
    *m = (made){.sink = {take_down, &m->said}};
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &m->sink, &m->pack), UM_OK);
    um_buf_printf(&build, "<VASSAL.build.GameModule name=\"M\" version=\"1\">%s</VASSAL.build.GameModule>",
                  inside);
    cr_assert_eq(um_vmodule_parse(&m->module, um_buf_view(&build), "made", &m->sink), UM_OK, "%s", m->said.p);
    read_proposal(m);
    um_buf_free(&build);
}

static void done(made *m)
{
    um_bind_free(m->bind);
    um_vmodule_free(m->module);
    um_pack_free(m->pack);
    um_buf_free(&m->xml);
    um_buf_free(&m->said);
}

static const um_bind_piece *bound_piece(const made *m, const char *name, const char *gpid)
{
    for (size_t i = 0; i < m->bind->pieces; i++)
        if (um_text_is(m->bind->piece[i].name, name) && (!gpid || um_text_is(m->bind->piece[i].gpid, gpid)))
            return &m->bind->piece[i];
    return NULL;
}

static const um_bind_place *bound_place(const made *m, const char *name)
{
    for (size_t i = 0; i < m->bind->places; i++)
        if (um_text_is(m->bind->place[i].name, name) || um_text_is(m->bind->place[i].map, name))
            return &m->bind->place[i];
    return NULL;
}

/* "<PieceSlot ...>" of a name, with a picture; in a palette. */
static void put_slot(um_buf *b, bool card, const char *name, const char *image, int gpid)
{
    const char *tag = card ? "VASSAL.build.widget.CardSlot" : "VASSAL.build.widget.PieceSlot";
    um_buf_printf(b, "<%s entryName=\"%s\" gpid=\"%d\">+/null/", tag, name, gpid);
    um_buf_printf(b,
                  card ? "obs;72,130;back.png;Mask;B;?;player:\tpiece;;;%s;%s/null\tnull;0;0;%d;0</%s>"
                       : "piece;;;%s;%s/null;0;0;%d;0</%s>",
                  image, name, gpid, tag);
}

static const char *palette(const char *name, um_buf *b)
{
    um_buf whole = {0};
    static char out[20000];
    um_buf_printf(&whole,
                  "<VASSAL.build.module.PieceWindow><VASSAL.build.widget.ListWidget entryName=\"%s\">%.*s"
                  "</VASSAL.build.widget.ListWidget></VASSAL.build.module.PieceWindow>",
                  name, (int)b->n, b->p);
    cr_assert_lt(whole.n, sizeof out);
    memcpy(out, whole.p, whole.n);
    out[whole.n] = '\0';
    um_buf_free(&whole);
    um_buf_free(b);
    return out;
}

/* Words as people write them, and the row that is meant; NULL: nobody can tell. */
Test(bind_propose, names_of_pieces)
{
    static const struct {
        const char *name, *is;
    } row[] = {
        {"49th Foot", "b_49"},
        {"13th US Rgt", "a_13"},
        {"Br. 13th", "b_13"},
        {"York Mil.", "b_york_militia"},
        {"RNR", "b_rnr"},
        {"Glengary", "b_glengarry"},
        {"Voltigeures", "b_voltigeurs"},
        {"Can. Fencibles", "b_canfen"},
        {"1 Ohio Miliz", "a_m01"},
        {"Gen. Hull", "hull"},
        {"Sir G. Prevost", "prevost"},
        {"HMS Royal George", "royal_george"},
        {"Upper Can. Militia", "b_uc_militia"},
        {"1st New York Militia", "a_m09"},
        {"1st Kent. Mil", "a_m05"},
        {"Vermt Mil", "a_m13"},
        {"Cdre. MacDonough", "macdonough"},
        {"Card 103", "103"},    /* and no 103rd */
        {"13th", NULL},         /* whose? */
        {"Reinforce", NULL},    /* no R.N.R. */
        {"CEN", NULL},          /* no Caledonia */
        {"BR_R1", NULL},        /* no 1st of Royal Marines */
        {"48th Foot", NULL},    /* a number is never a slip of the pen */
        {"Fort York", NULL},    /* a marker */
        {"Out of Supply", NULL} /* another */
    };
    um_buf b = {0};
    made m;
    for (size_t i = 0; i < UM_COUNT(row); i++)
        put_slot(&b, false, row[i].name, "x.png", (int)i + 1);
    propose(&m, palette("Counters", &b));
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        const um_bind_piece *p = bound_piece(&m, row[i].name, NULL);
        cr_expect_eq(p != NULL, row[i].is != NULL, "%s: %.*s", row[i].name, p ? (int)p->is.n : 0,
                     p ? p->is.p : "");
        cr_expect(!p || !row[i].is || um_text_is(p->is, row[i].is), "%s: %.*s", row[i].name,
                  p ? (int)p->is.n : 0, p ? p->is.p : "");
    }
    cr_expect(strstr(m.xml.p, "name=\"Glengary\" gpid=\"6\"/> <!-- alike: Glengarry -->"), "%s", m.xml.p);
    cr_expect_gt(m.tally.alike, 5);
    done(&m);
}

/* The side may be the palette's, or that of the prototype. */
Test(bind_propose, sides_that_go_without_saying)
{
    made m;
    um_buf b = {0};
    put_slot(&b, false, "13th", "x.png", 1);
    propose(&m, palette("British Army", &b));
    cr_expect(bound_piece(&m, "13th", NULL) && um_text_is(bound_piece(&m, "13th", NULL)->is, "b_13"));
    done(&m);
    propose(&m,
            "<VASSAL.build.module.PrototypesContainer><VASSAL.build.module.PrototypeDefinition "
            "name=\"US Regular\">+/null/mark;Kind\tpiece;;;;/Unit\tnull;0;0;"
            "</VASSAL.build.module.PrototypeDefinition></VASSAL.build.module.PrototypesContainer>"
            "<VASSAL.build.module.PieceWindow><VASSAL.build.widget.PieceSlot entryName=\"13th\" gpid=\"7\">"
            "+/null/prototype;US Regular\tpiece;;;a.png;13th/\tnull;0;0;7;0"
            "</VASSAL.build.widget.PieceSlot></VASSAL.build.module.PieceWindow>");
    cr_expect(bound_piece(&m, "13th", NULL) && um_text_is(bound_piece(&m, "13th", NULL)->is, "a_13"));
    done(&m);
}

/* ---- cards ---- */

static void expect_cards(const char *deck, const char *const *image, const char *const *is, size_t n)
{
    um_buf b = {0};
    made m;
    char gpid[12];
    um_buf_printf(&b,
                  "<VASSAL.build.module.Map mapName=\"Map\"><VASSAL.build.module.map.DrawPile name=\"%s\" "
                  "x=\"1\" y=\"1\">",
                  deck);
    for (size_t i = 0; i < n; i++)
        put_slot(&b, true, "Strategy Card", image[i], (int)i + 1);
    um_buf_str(&b, "</VASSAL.build.module.map.DrawPile></VASSAL.build.module.Map>");
    um_buf_char(&b, '\0');
    propose(&m, b.p);
    for (size_t i = 0; i < n; i++) {
        snprintf(gpid, sizeof gpid, "%zu", i + 1);
        const um_bind_piece *p = bound_piece(&m, "Strategy Card", gpid);
        cr_expect_eq(p != NULL, is[i] != NULL, "%s", image[i]);
        cr_expect(!p || !is[i] || (um_text_is(p->is, is[i]) && um_text_is(p->image, image[i])), "%s is %.*s",
                  image[i], p ? (int)p->is.n : 0, p ? p->is.p : "");
    }
    um_buf_free(&b);
    done(&m);
}

Test(bind_propose, cards_by_their_pictures)
{
    static const char *const plain[] = {"card-017.png",
                                        "c12_front.jpg",
                                        "cards\\/3.png",
                                        "DeathOfBrock.png",
                                        "011_brock_and_tecumseh.png",
                                        "1812_card_5.png",
                                        "treaty-of-ghent.jpg"};
    static const char *const is_plain[] = {"17", "12", "3", "death_of_brock", "9", "5", "treaty_of_ghent"};
    static const char *const madison[] = {"MadisonUS05.png", "MadisonUS06.png", "MadisonUS07.png",
                                          "MadisonUS08.png", "MadisonUS10.png", "MadisonUS11.png"};
    static const char *const is_madison[] = {"5", "6", "7", "8", "10", "11"};
    expect_cards("Deck", plain, is_plain, 2);
    expect_cards("Deck", plain + 3, is_plain + 3, 4);
    expect_cards("Deck", madison, is_madison, UM_COUNT(madison));
}

/* Numbers that count something else than the pack's cards bind nothing. */
Test(bind_propose, numbers_that_are_no_card_numbers)
{
    static const char *const none[8] = {NULL};
    static const char *const from_zero[] = {"card0.png", "card1.png", "card2.png", "card3.png"};
    static const char *const by_side[] = {"us1.png", "us2.png", "us3.png", "us4.png",
                                          "br1.png", "br2.png", "br3.png", "br4.png"};
    static const char *const few[] = {"ops2.png", "ops3.png", "ops4.png"};
    static const char *const other_year[] = {"card1.png", "card2.png", "card3.png"};
    static const char *const shared[] = {"face7.png", "face7.png"};
    expect_cards("Deck", from_zero, none, UM_COUNT(from_zero));
    expect_cards("Deck", by_side, none, UM_COUNT(by_side));
    expect_cards("Deck", few, none, UM_COUNT(few));
    expect_cards("1814 Deck", other_year, none, UM_COUNT(other_year));
    expect_cards("Deck", shared, none, UM_COUNT(shared));
}

/* A deck whose name says nothing is that of its cards' year. */
Test(bind_propose, decks_by_what_lies_in_them)
{
    um_buf b = {0};
    made m;
    char image[32];
    um_buf_str(&b, "<VASSAL.build.module.Map mapName=\"Map\"><VASSAL.build.module.map.DrawPile "
                   "name=\"Early War\" x=\"1\" y=\"1\">");
    for (int i = 1; i <= 8; i++) {
        snprintf(image, sizeof image, "card%02d.png", i);
        put_slot(&b, true, "Strategy Card", image, i);
    }
    um_buf_str(&b,
               "</VASSAL.build.module.map.DrawPile><VASSAL.build.module.map.DrawPile name=\"Ablagestapel\" "
               "x=\"9\" y=\"1\"/></VASSAL.build.module.Map>");
    um_buf_char(&b, '\0');
    propose(&m, b.p);
    const um_bind_place *deck = bound_place(&m, "Early War"), *discard = bound_place(&m, "Ablagestapel");
    cr_assert(deck && discard, "%s", m.xml.p);
    cr_expect(um_text_is(deck->is, "deck_1812") && deck->draws);
    cr_expect(um_text_is(discard->is, "discard") && !discard->draws);
    um_buf_free(&b);
    done(&m);
}

/* Every piece and card of the modules that the writer of logs makes, cards by nothing but their pictures. */
Test(bind_propose, modules_of_three_habits)
{
    for (int h = 0; h < LG_HABITS; h++) {
        made m = {.sink = {take_down, &m.said}};
        um_buf build = {0};
        cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &m.sink, &m.pack),
                     UM_OK);
        lg_module_xml(m.pack, (lg_habit)h, &build);
        cr_assert_eq(um_vmodule_parse(&m.module, um_buf_view(&build), "made", &m.sink), UM_OK);
        read_proposal(&m);
        static const int kinds[] = {MK_UNIT, MK_LEADER, MK_SHIP, MK_CARD};
        int told = 0, all = 0;
        for (size_t k = 0; k < UM_COUNT(kinds); k++)
            for (int i = 0; i < um_rows(m.pack, kinds[k]); i++) {
                um_ref r = um_ref_of(kinds[k], i);
                char gpid[12];
                um_buf name = {0};
                snprintf(gpid, sizeof gpid, "%d", lg_gpid(m.pack, r));
                lg_name(m.pack, (lg_habit)h, r, &name);
                um_buf_char(&name, '\0');
                const um_bind_piece *p = bound_piece(&m, name.p, gpid);
                /* a name that two sides have and nothing tells apart may be left over, but not bound wrongly;
                 * nor is a title on a counter that may be a marker a card's */
                cr_expect(p ? p->ref == r : kinds[k] != MK_CARD || h != LG_CHAT,
                          "module %s: %s (%.*s) is %.*s", lg_module_name((lg_habit)h), name.p,
                          UM_FMT(um_ref_id(m.pack, r)), p ? (int)p->is.n : 0, p ? p->is.p : "");
                told += p != NULL;
                all++;
                um_buf_free(&name);
            }
        cr_expect_gt(told * 10, all * 8, "module %s: %d of %d", lg_module_name((lg_habit)h), told, all);
        um_buf_free(&build);
        done(&m);
    }
}

/* ---- places, score, markers ---- */

#define GRID "VASSAL.build.module.map.boardPicker.board."

static void put_board(um_buf *b, const char *const *region, size_t n)
{
    um_buf_str(b, "<VASSAL.build.module.PlayerRoster><entry>Americans</entry><entry>Great Britain</entry>"
                  "<entry>Solo</entry></VASSAL.build.module.PlayerRoster>"
                  "<VASSAL.build.module.Map mapName=\"Map\"><VASSAL.build.module.map.BoardPicker>"
                  "<VASSAL.build.module.map.boardPicker.Board name=\"B\"><" GRID "RegionGrid>");
    for (size_t i = 0; i < n; i++)
        um_buf_printf(b, "<" GRID "Region name=\"%s\" originx=\"%zu\" originy=\"5\"/>", region[i], 100 * i);
}

static void close_board(um_buf *b)
{
    um_buf_str(b,
               "</" GRID
               "RegionGrid></VASSAL.build.module.map.boardPicker.Board></VASSAL.build.module.map.BoardPicker>"
               "</VASSAL.build.module.Map>");
    um_buf_char(b, '\0');
}

Test(bind_propose, names_of_places)
{
    static const struct {
        const char *name, *is;
    } row[] = {{"Ft. Geo.", "ft_george"},
               {"Kingston (BR)", "kingston"},
               {"Plattsburgh", "plattsburg"},
               {"Montr\xc3\xa9"
                "al",
                "montreal"},
               {"Qu\xc3\xa9"
                "bec",
                "quebec"},
               {"Sackett's Harbor", "sackets_harbour"},
               {"Stony Crk.", "stoney_creek"},
               {"Eriesee", "lake_erie"},
               {"US Dead Pile", "us_eliminated"},
               {"Prisoners", "captured"},
               {"Verluste (Briten)", "br_eliminated"},
               {"Off Map (US)", "us_off_map"},
               {"1812", NULL}, /* a box of a track, no deck */
               {"Nowhere", NULL}};
    um_buf b = {0};
    made m;
    const char *name[UM_COUNT(row)];
    for (size_t i = 0; i < UM_COUNT(row); i++)
        name[i] = row[i].name;
    put_board(&b, name, UM_COUNT(row));
    close_board(&b);
    propose(&m, b.p);
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        const um_bind_place *p = bound_place(&m, row[i].name);
        cr_expect_eq(p != NULL, row[i].is != NULL, "%s", row[i].name);
        cr_expect(!p || !row[i].is || um_text_is(p->is, row[i].is), "%s: %.*s", row[i].name,
                  p ? (int)p->is.n : 0, p ? p->is.p : "");
    }
    cr_expect_eq(um_bind_side_of(m.bind, UM_TEXT("Americans")), MAD_US);
    cr_expect_eq(um_bind_side_of(m.bind, UM_TEXT("Great Britain")), MAD_BR);
    cr_expect(strstr(m.xml.p, "<unbound what=\"side\" name=\"Solo\" is=\"\"/>"), "%s", m.xml.p);
    um_buf_free(&b);
    done(&m);
}

/* A track of numbers is the score's if its names say whose points they are. */
Test(bind_propose, tracks_without_a_zone)
{
    static const char *const sided[] = {"USA 3", "USA 2", "USA 1", "0", "GB 1", "GB 2", "GB 3"};
    static const char *const bare[] = {"0", "1", "2", "3", "4", "5", "6"};
    for (int plain = 0; plain < 2; plain++) {
        um_buf b = {0}, slots = {0};
        made m;
        put_slot(&slots, false, "Siegpunkte", "vp.png", 1);
        put_slot(&slots, false, "Depot (US)", "d.png", 2);
        put_board(&b, plain ? bare : sided, 7);
        close_board(&b);
        b.n--;
        um_buf_str(&b, palette("Markers", &slots));
        um_buf_char(&b, '\0');
        propose(&m, b.p);
        cr_expect_eq(m.bind->has_score, !plain, "%s", m.xml.p);
        cr_expect_eq(strstr(m.xml.p, "do not say whose points they are") != NULL, plain);
        cr_expect(m.bind->markers == 1 && um_text_is(m.bind->marker[0].side, "us"), "%s", m.xml.p);
        if (!plain) {
            um_text side;
            cr_assert_eq(m.bind->score.ats, 1);
            cr_expect(um_pattern_find(m.bind->score.at[0], UM_TEXT("GB 2")) &&
                      um_pattern_group(m.bind->score.at[0], "side", &side) &&
                      um_bind_side_of(m.bind, side) == MAD_BR);
            cr_expect(um_pattern_find(m.bind->score.at[0], UM_TEXT("0")));
        }
        um_buf_free(&b);
        done(&m);
    }
}

/* ---- lines left over and filled in ---- */

Test(bind_propose, a_line_filled_in_is_what_it_says)
{
    static const char xml[] =
        "<binding version=\"1\" game=\"madison\"><module name=\"M\"/>"
        "<pieces kind=\"card\" places=\"box\"/>"
        "<unbound what=\"side\" name=\"Blue\" is=\"us\"/><unbound what=\"side\" name=\"Solo\" is=\"none\"/>"
        "<unbound what=\"piece\" name=\"Foot\" gpid=\"3\" nearest=\"x\" is=\"49th\"/>"
        "<unbound what=\"piece\" name=\"6\" is=\"us:6th\"/>"
        "<unbound what=\"piece\" name=\"Dust\" is=\"none\"/><unbound what=\"piece\" name=\"?\" is=\"\"/>"
        "<unbound what=\"card\" name=\"A\" image=\"a.png\" is=\"17\"/>"
        "<unbound what=\"place\" name=\"Cards\" draws=\"yes\" is=\"1812 Deck\"/>"
        "<unbound what=\"map\" name=\"My cards\" hand=\"us\" is=\"us_hand\"/>"
        "<unbound what=\"spot\" name=\"York\" is=\"york\" map=\"Map\" x=\"40\" y=\"50\"/>"
        "<unbound what=\"spot\" name=\"Albany\" is=\"albany\" map=\"Map\" x=\"\" y=\"\"/>"
        "<unbound what=\"property\" name=\"VP\" positive=\"us\"/></binding>";
    made m = {.sink = {take_down, &m.said}};
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &m.sink, &m.pack), UM_OK);
    cr_assert_eq(um_bind_read(UM_TEXT("t"), um_text_of(xml), &m.sink, &m.bind), UM_OK, "%s", m.said.p);
    cr_assert_eq(um_bind_resolve(m.bind, m.pack, &m.sink), UM_OK, "%s", m.said.p);
    const um_binding *b = m.bind;
    cr_expect_eq(um_bind_side_of(b, UM_TEXT("Blue")), MAD_US);
    cr_expect_eq(um_bind_side_of(b, UM_TEXT("Solo")), -1);
    cr_assert_eq(b->pieces, 4);
    cr_expect(um_text_is(um_ref_id(m.pack, b->piece[1].ref), "a_6"));
    cr_expect(um_text_is(um_ref_id(m.pack, b->piece[0].ref), "b_49"));
    cr_expect_eq(b->piece[2].ref, UM_NONE);
    cr_expect(um_text_is(um_ref_id(m.pack, b->piece[3].ref), "17") && b->piece[3].group == 0);
    cr_assert_eq(b->places, 2);
    cr_expect(um_text_is(um_ref_id(m.pack, b->place[0].ref), "deck_1812") && b->place[0].draws);
    cr_expect(um_text_is(b->place[1].map, "My cards") && !b->place[1].name.n && b->place[1].hand == MAD_US);
    cr_assert_eq(b->spots, 1);
    cr_expect(b->spot[0].x == 40 && um_text_is(um_ref_id(m.pack, b->spot[0].ref), "york"));
    cr_expect(b->has_score && um_text_is(b->score.property, "VP") && um_text_is(b->score.positive, "us"));
    done(&m);
}

Test(bind_propose, a_line_filled_in_wrongly)
{
    static const struct {
        const char *line, *words;
    } row[] = {
        {"<unbound what=\"piece\" name=\"x\" is=\"49tj\"/>", "no piece or card '49tj'; the nearest is 49th"},
        {"<unbound what=\"piece\" name=\"x\" is=\"13th\"/>", "several, called '13th'"},
        {"<unbound what=\"place\" name=\"x\" is=\"49th\"/>", "no place '49th'"},
        {"<unbound what=\"side\" name=\"x\" is=\"blue\"/>", "no side 'blue'"},
    };
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_buf xml = {0};
        made m = {.sink = {take_down, &m.said}};
        um_buf_printf(&xml, "<binding version=\"1\" game=\"madison\"><module name=\"M\"/>%s</binding>",
                      row[i].line);
        cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &m.sink, &m.pack),
                     UM_OK);
        cr_assert_eq(um_bind_read(UM_TEXT("t"), um_buf_view(&xml), &m.sink, &m.bind), UM_OK);
        cr_expect_eq(um_bind_resolve(m.bind, m.pack, &m.sink), UM_NAME);
        cr_expect(m.said.n && strstr(m.said.p, row[i].words), "%s", m.said.p);
        um_buf_free(&xml);
        done(&m);
    }
}

/* ---- maps without names ---- */

Test(bind_propose, a_map_without_names_is_left_to_be_measured)
{
    static const char inside[] =
        "<VASSAL.build.module.Map mapName=\"Theatre\"><VASSAL.build.module.map.BoardPicker>"
        "<VASSAL.build.module.map.boardPicker.Board name=\"B\"><" GRID "HexGrid dx=\"50\" dy=\"60\"/>"
        "</VASSAL.build.module.map.boardPicker.Board></VASSAL.build.module.map.BoardPicker>"
        "<VASSAL.build.module.map.SetupStack name=\"s\" x=\"20\" y=\"30\">"
        "<VASSAL.build.widget.PieceSlot entryName=\"Hull\" gpid=\"1\">+/null/piece;;;h.png;Hull/null;0;0;1"
        "</VASSAL.build.widget.PieceSlot></VASSAL.build.module.map.SetupStack>"
        "<VASSAL.build.module.map.SetupStack name=\"t\" x=\"20\" y=\"90\">"
        "<VASSAL.build.widget.PieceSlot entryName=\"VP marker\" gpid=\"2\">+/null/piece;;;v.png;VP "
        "marker/null;0;0;2"
        "</VASSAL.build.widget.PieceSlot></VASSAL.build.module.map.SetupStack></VASSAL.build.module.Map>";
    made m;
    propose(&m, inside);
    cr_expect(m.tally.bare);
    cr_expect(strstr(m.xml.p, "<unbound what=\"score\" name=\"VP marker\" gpid=\"2\" map=\"Theatre\" x=\"\""),
              "%s", m.xml.p);
    cr_expect(strstr(m.xml.p, "<spot is=\"detroit\" map=\"Theatre\""), "%s", m.xml.p);
    done(&m);
}

/* A track of a map without names: numbers along a line, and none between two of them or beside it. */
Test(bind_propose, numbers_along_a_line)
{
    static const char xml[] =
        "<binding version=\"1\" game=\"madison\"><module name=\"M\"/>"
        "<unbound what=\"score\" name=\"VP\" gpid=\"2\" map=\"Map\" x=\"100\" y=\"50\" from=\"20\" "
        "to-x=\"500\" "
        "to-y=\"50\" to=\"-20\"/>"
        "<turn><tracker name=\"T\"/><line map=\"Map\" x=\"10\" y=\"100\" from=\"0\" to-x=\"10\" to-y=\"200\" "
        "to=\"5\" within=\"9\"/><line map=\"Map\" x=\"40\" y=\"300\" from=\"6\" to-x=\"40\" to-y=\"300\" "
        "to=\"6\"/>"
        "</turn></binding>";
    static const struct {
        bool turn;
        int x, y;
        bool on;
        int value;
    } row[] = {{false, 100, 50, true, 20}, {false, 302, 70, true, 0}, {false, 498, 50, true, -20},
               {false, 315, 50, false, 0}, {false, 80, 50, false, 0}, {false, 300, 120, false, 0},
               {true, 12, 161, true, 3},   {true, 25, 160, false, 0}, {true, 44, 290, true, 6},
               {true, 200, 300, false, 0}};
    made m = {.sink = {take_down, &m.said}};
    cr_assert_eq(um_bind_read(UM_TEXT("t"), um_text_of(xml), &m.sink, &m.bind), UM_OK, "%s", m.said.p);
    cr_assert(m.bind->has_score && um_text_is(m.bind->score.marker, "VP") && m.bind->score.lines == 1);
    cr_assert_eq(m.bind->turn_lines, 2);
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_vpiece p = {.map = UM_TEXT("Map"), .x = row[i].x, .y = row[i].y};
        int32_t value = 0;
        bool on = row[i].turn ? um_log_on_line(m.bind->turn_line, m.bind->turn_lines, &p, &value)
                              : um_log_on_line(m.bind->score.line, m.bind->score.lines, &p, &value);
        cr_expect_eq(on, row[i].on, "row %zu: %d", i, value);
        cr_expect(!on || value == row[i].value, "row %zu: %d", i, value);
    }
    done(&m);
}

/* More places than a statement can name: then none is ruled out. */
Test(bind_propose, a_drop_among_very_many_places)
{
    um_bind_spot spot[UM_LOG_OTHERS + 4];
    um_binding b = {.spot = spot};
    um_vpiece p = {.map = UM_TEXT("Map"), .x = 100, .y = 100};
    um_log_place at = {.place = UM_NONE};
    for (size_t i = 0; i < UM_COUNT(spot); i++)
        spot[i] = (um_bind_spot){.map = UM_TEXT("Map"),
                                 .x = 100 + (int)i,
                                 .y = 130,
                                 .within = 90,
                                 .error = 50,
                                 .ref = um_ref_of(0, (int)i)};
    b.spots = UM_LOG_OTHERS + 1;
    um_log_nearest_place(&b, &p, &at);
    cr_expect(at.vague && !at.anywhere && at.others == UM_LOG_OTHERS);
    b.spots = UM_LOG_OTHERS + 2;
    um_log_nearest_place(&b, &p, &at);
    cr_expect(at.vague && at.anywhere);
    /* a point out of whose reach it is, is no rival */
    spot[1].y = 400;
    b.spots = 2;
    at = (um_log_place){.place = UM_NONE};
    um_log_nearest_place(&b, &p, &at);
    cr_expect(!at.vague && at.others == 0);
}

/* ---- zones and turns ---- */

static void put_zone(um_buf *b, const char *name, const char *grid)
{
    um_buf_printf(b,
                  "<" GRID "mapgrid.Zone name=\"%s\" locationFormat=\"$gridLocation$\" path=\"0,0;9,0;9,9\" "
                  "useParentGrid=\"false\">%s</" GRID "mapgrid.Zone>",
                  name, grid);
}

Test(bind_propose, zones_with_places_within)
{
    um_buf b = {0};
    made m;
    um_buf_str(&b, "<VASSAL.build.module.Map mapName=\"Map\"><VASSAL.build.module.map.BoardPicker>"
                   "<VASSAL.build.module.map.boardPicker.Board name=\"B\"><" GRID "ZonedGrid>");
    put_zone(&b, "US Eliminated",
             "<" GRID "RegionGrid><" GRID "Region name=\"Grave 1\" originx=\"1\" originy=\"1\"/>"
             "<" GRID "Region name=\"Grave 2\" originx=\"5\" originy=\"5\"/></" GRID "RegionGrid>");
    put_zone(&b, "Prisoners", "<" GRID "SquareGrid dx=\"5\" dy=\"5\"/>");
    put_zone(&b, "Theatre of York",
             "<" GRID "RegionGrid><" GRID "Region name=\"Albany\" originx=\"1\" originy=\"1\"/></" GRID
             "RegionGrid>");
    put_zone(&b, "Points", "<" GRID "SquareGrid dx=\"5\" dy=\"5\"/>");
    um_buf_str(&b, "</" GRID "ZonedGrid></VASSAL.build.module.map.boardPicker.Board>"
                   "</VASSAL.build.module.map.BoardPicker></VASSAL.build.module.Map>");
    um_buf_char(&b, '\0');
    propose(&m, b.p);
    cr_expect(strstr(m.xml.p, "<place is=\"us_eliminated\" zone=\"US Eliminated\"/>"), "%s", m.xml.p);
    cr_expect(strstr(m.xml.p, "<place is=\"captured\" zone=\"Prisoners\"/>"), "%s", m.xml.p);
    cr_expect(strstr(m.xml.p, "<place is=\"albany\" name=\"Albany\"/>"), "%s", m.xml.p);
    cr_expect_not(strstr(m.xml.p, "Grave") || strstr(m.xml.p, "Theatre of York"), "%s", m.xml.p);
    cr_expect(strstr(m.xml.p, "<unbound what=\"grid\" name=\"Points\""), "%s", m.xml.p);
    um_buf_free(&b);
    done(&m);
}

Test(bind_propose, turns_by_season_and_by_number)
{
    static const char *const season[] = {"Fr\xc3\xbchjahr-Sommer 1812", "Su/Au 1812", "1813: Winter",
                                         "Off Track"};
    static const int is_season[] = {0, 1, 5, -1};
    static const char *const number[] = {"Turn 1", "Turn 2", "Turn 3", "Turn 4", "Turn 5",
                                         "Turn 6", "Turn 7", "Turn 8", "Turn 9"};
    for (int k = 0; k < 3; k++) { /* the last has eight numbers: which turns they are, nobody knows */
        um_buf b = {0}, slots = {0};
        made m;
        size_t n = k == 0 ? 4 : k == 1 ? 9 : 8;
        put_slot(&slots, false, "Game Turn", "t.png", 1);
        put_board(&b, k ? number : season, n);
        close_board(&b);
        b.n--;
        um_buf_str(&b, palette("Markers", &slots));
        um_buf_char(&b, '\0');
        propose(&m, b.p);
        cr_assert_eq(m.bind->turns, k == 2 ? 0 : n, "%s", m.xml.p);
        for (size_t i = 0; i < m.bind->turns; i++)
            cr_expect_eq(m.bind->turn[i].turn, k ? (int)i : is_season[i], "%s", m.xml.p);
        cr_expect_not(m.bind->has_score, "%s", m.xml.p);
        um_buf_free(&b);
        done(&m);
    }
}
