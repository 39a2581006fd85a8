/* Three modules of one game, each with habits of its own, and the bindings that go with them. */
#include <stdio.h>
#include <string.h>

#include "tests/logs/logs.h"

static const char main_map[] = "Main Map";
static const char *const hand_map[2] = {"US Hand", "British Hand"};
static const char *const side_word[2] = {"us", "br"};
static const char *const side_name[2] = {"US", "British"};

const char *lg_module_name(lg_habit h)
{
    static const char *const name[] = {"Regions", "Points", "Chat"};
    return name[h];
}

static int box_role(const um_pack *p, int row)
{
    return um_datum_at(p, um_datum_of(MK_BOX, row, MAD_BOX_ROLE))->lo;
}

static int box_side(const um_pack *p, int row)
{
    return um_datum_at(p, um_datum_of(MK_BOX, row, MAD_BOX_SIDE))->lo;
}

static bool is_hand(const um_pack *p, um_ref place)
{
    return um_ref_kind(place) == MK_BOX && box_role(p, um_ref_row(place)) == MAD_BOX_HAND;
}

/* Places lie in rows of twenty: spaces, then lakes, then boxes. */
lg_spot lg_spot_of(const um_pack *p, um_ref place)
{
    int kind = um_ref_kind(place), i = um_ref_row(place);
    if (kind != MK_SPACE && kind != MK_LAKE && kind != MK_BOX)
        return (lg_spot){0};
    if (is_hand(p, place))
        return (lg_spot){hand_map[box_side(p, i) == MAD_BR], 100, 100};
    if (kind != MK_SPACE)
        i += um_rows(p, MK_SPACE);
    if (kind == MK_BOX)
        i += um_rows(p, MK_LAKE);
    return (lg_spot){main_map, 100 + 90 * (i % 20), 100 + 90 * (i / 20)};
}

lg_spot lg_vp_spot(int net)
{
    int i = net + LG_TRACK;
    return (lg_spot){main_map, 40 + 30 * (i % 61), 1500 + 40 * (i / 61)};
}

lg_spot lg_turn_spot(int turn)
{
    return (lg_spot){main_map, 100 + 60 * (turn + 1), 1650};
}

static int kind_base(const um_pack *p, int kind)
{
    static const int order[] = {MK_UNIT, MK_LEADER, MK_SHIP, MK_CARD};
    int base = LG_FIRST_SLOT;
    for (size_t k = 0; k < UM_COUNT(order); k++) {
        if (order[k] == kind)
            return base;
        base += um_rows(p, order[k]);
    }
    return 0;
}

int lg_gpid(const um_pack *p, um_ref piece)
{
    return kind_base(p, um_ref_kind(piece)) + um_ref_row(piece);
}

void lg_name(const um_pack *p, lg_habit h, um_ref piece, um_buf *out)
{
    if (h == LG_CHAT && um_ref_kind(piece) == MK_CARD)
        um_buf_str(out, "A card");
    else
        um_buf_text(out, um_ref_name(p, piece));
}

/* As a field of a command: a slash in it is no separator. */
void lg_escaped_name(const um_pack *p, lg_habit h, um_ref piece, um_buf *out)
{
    um_buf name = {0};
    lg_name(p, h, piece, &name);
    for (size_t i = 0; i < name.n; i++) {
        if (name.p[i] == '/')
            um_buf_char(out, '\\');
        um_buf_char(out, name.p[i]);
    }
    um_buf_free(&name);
}

void lg_image(const um_pack *p, lg_habit h, um_ref piece, um_buf *out)
{
    um_text name = um_ref_name(p, piece);
    int32_t number;
    if (h != LG_CHAT || um_ref_kind(piece) != MK_CARD) {
        um_buf_printf(out, "p%d.png", lg_gpid(p, piece));
    } else if (um_text_int(um_ref_id(p, piece), &number) == UM_OK) {
        um_buf_printf(out, "card-%03d_front.png", (int)number);
    } else {
        for (size_t i = 0; i < name.n; i++)
            um_buf_char(out, name.p[i] == ' ' ? '_' : name.p[i]);
        um_buf_str(out, ".jpg");
    }
}

static void xml_text(um_buf *out, um_text t)
{
    for (size_t i = 0; i < t.n; i++) {
        const char *s = t.p[i] == '&'   ? "&amp;"
                        : t.p[i] == '<' ? "&lt;"
                        : t.p[i] == '>' ? "&gt;"
                        : t.p[i] == '"' ? "&quot;"
                                        : NULL;
        if (s)
            um_buf_str(out, s);
        else
            um_buf_char(out, t.p[i]);
    }
}

/* ---- the module ---- */

#define BOARD "VASSAL.build.module.map.boardPicker."

static void region(um_buf *out, um_text name, lg_spot s)
{
    um_buf_str(out, "<" BOARD "board.Region name=\"");
    xml_text(out, name);
    um_buf_printf(out, "\" originx=\"%d\" originy=\"%d\"/>\n", s.x, s.y);
}

static void place_regions(const um_pack *p, um_buf *out)
{
    static const int kinds[] = {MK_SPACE, MK_LAKE, MK_BOX};
    for (size_t k = 0; k < UM_COUNT(kinds); k++)
        for (int i = 0; i < um_rows(p, kinds[k]); i++) {
            um_ref r = um_ref_of(kinds[k], i);
            if (!is_hand(p, r))
                region(out, um_ref_name(p, r), lg_spot_of(p, r));
        }
}

/* Without a grid nothing has a name but the piles and what stands in their row. */
static void pile(um_buf *out, um_text name, lg_spot s)
{
    um_buf_str(out, "<VASSAL.build.module.map.DrawPile owningBoard=\"Theatre\" name=\"");
    xml_text(out, name);
    um_buf_printf(out,
                  "\" x=\"%d\" y=\"%d\" useGridLocation=\"false\" faceDown=\"Never\" shuffle=\"Never\"/>\n",
                  s.x, s.y);
}

static bool is_pile(const um_pack *p, um_ref place)
{
    int role = um_ref_kind(place) == MK_BOX ? box_role(p, um_ref_row(place)) : MAD_BOX_PLAIN;
    return role == MAD_BOX_DECK || role == MAD_BOX_PREWAR_DECK;
}

static void piles(const um_pack *p, um_buf *out)
{
    char name[32];
    for (int i = 0; i < um_rows(p, MK_BOX); i++)
        if (is_pile(p, um_ref_of(MK_BOX, i)))
            pile(out, um_ref_name(p, um_ref_of(MK_BOX, i)), lg_spot_of(p, um_ref_of(MK_BOX, i)));
    for (int turn = -1; turn < MAD_TURNS; turn++) {
        snprintf(name, sizeof name, "Turn %d", turn);
        pile(out, um_text_of(name), lg_turn_spot(turn));
    }
}

static void vp_name(int net, char out[32])
{
    if (net == 0)
        snprintf(out, 32, "VP 0");
    else
        snprintf(out, 32, "VP %s %d", side_name[net < 0], net < 0 ? -net : net);
}

static void tracks(um_buf *out)
{
    char name[32];
    for (int net = -LG_TRACK; net <= LG_TRACK; net++) {
        vp_name(net, name);
        region(out, um_text_of(name), lg_vp_spot(net));
    }
    for (int turn = -1; turn < MAD_TURNS; turn++) {
        snprintf(name, sizeof name, "Turn %d", turn);
        region(out, um_text_of(name), lg_turn_spot(turn));
    }
}

static const char grid_open[] =
    "<" BOARD "board.RegionGrid fontsize=\"9\" snapto=\"true\" visible=\"false\">\n";
static const char grid_close[] = "</" BOARD "board.RegionGrid>\n";

static void zone_open(um_buf *out, const char *name, int y0, int y1)
{
    um_buf_printf(
        out,
        "<" BOARD
        "board.mapgrid.Zone locationFormat=\"$gridLocation$\" name=\"%s\" path=\"0,%d;2000,%d;2000,%d;0,%d\" "
        "useParentGrid=\"false\">\n%s",
        name, y0, y0, y1, y1, grid_open);
}

static void main_board(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_str(out,
               "<" BOARD "Board name=\"Theatre\" width=\"2000\" height=\"1800\" reversible=\"false\">\n");
    if (h == LG_REGIONS) {
        um_buf_str(out, grid_open);
        place_regions(p, out);
        tracks(out);
        um_buf_str(out, grid_close);
    } else if (h == LG_CHAT) {
        um_buf_str(out, "<" BOARD "board.ZonedGrid>\n");
        zone_open(out, "Map", 0, 1450);
        place_regions(p, out);
        um_buf_printf(out, "%s</" BOARD "board.mapgrid.Zone>\n", grid_close);
        zone_open(out, "Tracks", 1450, 1800);
        tracks(out);
        um_buf_printf(out, "%s</" BOARD "board.mapgrid.Zone>\n</" BOARD "board.ZonedGrid>\n", grid_close);
    }
    um_buf_str(out, "</" BOARD "Board>\n");
}

static void maps(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_printf(out,
                  "<VASSAL.build.module.Map mapName=\"%s\" edgeWidth=\"0\" "
                  "edgeHeight=\"0\">\n<VASSAL.build.module.map.BoardPicker>\n"
                  "<setup>%sBoardPicker\tTheatre\t0\t0</setup>\n",
                  main_map, main_map);
    main_board(p, h, out);
    um_buf_str(out, "</VASSAL.build.module.map.BoardPicker>\n");
    if (h == LG_POINTS)
        piles(p, out);
    um_buf_str(out, "\n<VASSAL.build.module.map.StackMetrics "
                    "disabled=\"false\"/>\n</VASSAL.build.module.Map>\n");
    for (int side = 0; side < 2; side++)
        um_buf_printf(out,
                      "<VASSAL.build.module.PlayerHand mapName=\"%s\" side=\"%s\" visible=\"false\" "
                      "edgeWidth=\"0\" edgeHeight=\"0\">\n"
                      "<VASSAL.build.module.map.BoardPicker><setup>%sBoardPicker\t%s board\t0\t0</setup>\n"
                      "<" BOARD "Board name=\"%s board\" width=\"800\" height=\"300\" "
                      "reversible=\"false\"/></VASSAL.build.module.map.BoardPicker>\n"
                      "</VASSAL.build.module.PlayerHand>\n",
                      hand_map[side], side_name[side], hand_map[side], hand_map[side], hand_map[side]);
}

static void slot(um_buf *out, um_text name, um_text image, int gpid)
{
    um_buf_str(out, "<VASSAL.build.widget.PieceSlot entryName=\"");
    xml_text(out, name);
    um_buf_printf(out, "\" gpid=\"%d\">+/null/piece;;;%.*s;", gpid, UM_FMT(image));
    for (size_t i = 0; i < name.n; i++) {
        um_buf_str(out, name.p[i] == '/' ? "\\" : "");
        xml_text(out, (um_text){name.p + i, 1});
    }
    um_buf_printf(out, "/null;0;0;%d;0</VASSAL.build.widget.PieceSlot>\n", gpid);
}

static void slots(const um_pack *p, lg_habit h, um_buf *out)
{
    static const int kinds[] = {MK_UNIT, MK_LEADER, MK_SHIP, MK_CARD};
    static const char *const marker[] = {"VP Marker",       "Game Turn",           "US Depot",
                                         "British Depot",   "Town Destroyed",      "Base Destroyed",
                                         "US Lake Control", "British Lake Control"};
    um_buf_str(out,
               "<VASSAL.build.module.PieceWindow>\n<VASSAL.build.widget.ListWidget entryName=\"All\">\n");
    for (size_t i = 0; i < UM_COUNT(marker); i++)
        slot(out, um_text_of(marker[i]), UM_TEXT("x.png"), LG_VP_SLOT + (int)i);
    for (size_t k = 0; k < UM_COUNT(kinds); k++)
        for (int i = 0; i < um_rows(p, kinds[k]); i++) {
            um_buf name = {0}, image = {0};
            um_ref r = um_ref_of(kinds[k], i);
            lg_name(p, h, r, &name);
            lg_image(p, h, r, &image);
            slot(out, um_buf_view(&name), um_buf_view(&image), lg_gpid(p, r));
            um_buf_free(&name);
            um_buf_free(&image);
        }
    um_buf_str(out, "</VASSAL.build.widget.ListWidget>\n</VASSAL.build.module.PieceWindow>\n");
}

static void buttons(lg_habit h, um_buf *out)
{
    static const char *const format[] = {"** $name$ = $result$ *** &lt;$PlayerName$&gt;",
                                         "$PlayerName$: $name$ $result$",
                                         "** $name$ = $result$ *** &lt;$PlayerName$&gt;"};
    for (int n = 1; n <= 2; n++)
        um_buf_printf(out,
                      "<VASSAL.build.module.DiceButton name=\"%dd6\" nDice=\"%d\" nSides=\"6\" plus=\"0\" "
                      "reportTotal=\"false\" reportFormat=\"%s\"/>\n",
                      n, n, format[h]);
    if (h == LG_POINTS)
        um_buf_str(
            out,
            "<VASSAL.build.module.properties.GlobalProperties><VASSAL.build.module.properties.GlobalProperty "
            "name=\"Score\" "
            "initialValue=\"0\" isNumeric=\"true\"/></VASSAL.build.module.properties.GlobalProperties>\n");
    if (h == LG_CHAT)
        um_buf_str(out, "<VASSAL.build.module.turn.TurnTracker name=\"Turn\" "
                        "turnFormat=\"$level1$\"><VASSAL.build.module.turn.ListTurnLevel "
                        "property=\"turn\" list=\"Turn -1,Turn 0,Turn 1,Turn 2,Turn 3,Turn 4,Turn 5,Turn "
                        "6,Turn 7,Turn 8\" turnFormat=\"$value$\"/>"
                        "</VASSAL.build.module.turn.TurnTracker>\n");
}

void lg_module_xml(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<VASSAL.build.GameModule "
                  "VassalVersion=\"3.7.0\" "
                  "name=\"%s\" version=\"1.0\" nextPieceSlotId=\"5000\">\n"
                  "<VASSAL.build.module.PlayerRoster><entry>US</entry><entry>British</entry></"
                  "VASSAL.build.module.PlayerRoster>\n",
                  lg_module_name(h));
    maps(p, h, out);
    buttons(h, out);
    slots(p, h, out);
    um_buf_str(out, "</VASSAL.build.GameModule>\n");
}

/* ---- the binding ---- */

static const int said[] = {MV_PLAY,         MV_HOLD,      MV_DECLARE,    MV_BATTLE_CARD,     MV_REACTION,
                           MV_LEAD,         MV_COMMANDER, MV_STAND,      MV_NAVAL_LEAD,      MV_DOW,
                           MV_FIRST_PLAYER, MV_PHASE,     MV_GAME_END,   MV_INSTANT_VICTORY, MV_RESIGN,
                           MV_YEAR_END,     MV_HAND_ENDS, MV_COMBAT_END, MV_LAKE_CONTROL,    MV_GHENT,
                           MV_NEW_ORLEANS,  MV_DECK,      MV_STOP,       MV_DEPOT_LOST,      MV_PREWAR_PLAY,
                           MV_DISCARD};

/* What puts the position right in the middle of a game. */
static const int put_right[] = {MV_AT, MV_OUT, MV_DEPOT_ON};

bool lg_says(int verb)
{
    for (size_t i = 0; i < UM_COUNT(said); i++)
        if (said[i] == verb)
            return true;
    return false;
}

bool lg_can_say(int verb)
{
    for (size_t i = 0; i < UM_COUNT(put_right); i++)
        if (put_right[i] == verb)
            return true;
    return !(mad_verbs[verb].flags & UM_V_POSITION);
}

/* "lead side us, unit us-a4": the verb, then its parameters by name. */
static void bind_say(um_buf *out, int verb)
{
    const um_verb *v = &mad_verbs[verb];
    bool opens = verb == MV_PLAY || verb == MV_HOLD || verb == MV_PREWAR_PLAY || verb == MV_NEW_ORLEANS;
    um_buf_printf(out, "<say verb=\"%s\"%s>\n<when><pattern>^%s(?: |$)</pattern></when>\n", v->name,
                  opens ? " opens=\"yes\"" : "", v->name);
    for (int i = 0; i < v->nparams; i++) {
        char group[32] = "";
        for (size_t k = 0; v->params[i].name[k] && k < sizeof group - 1; k++)
            group[k] = v->params[i].name[k] == '-' ? '_' : v->params[i].name[k];
        um_buf_printf(out,
                      "<also><pattern>(?:,|^%s) %s (?&lt;%s&gt;[^ ,]+(?: and [^ ,]+)*)</pattern></also>\n",
                      v->name, v->params[i].name, group);
    }
    um_buf_str(out, "</say>\n");
}

static void bind_piece(const um_pack *p, lg_habit h, um_ref r, um_buf *out)
{
    um_buf name = {0};
    um_buf_printf(out, "<piece is=\"%.*s\" ", UM_FMT(um_ref_id(p, r)));
    if (h == LG_CHAT && um_ref_kind(r) == MK_CARD) {
        um_buf_str(out, "image=\"");
        lg_image(p, h, r, &name);
        xml_text(out, um_buf_view(&name));
        um_buf_str(out, "\"/>\n");
    } else {
        um_buf_str(out, "name=\"");
        lg_name(p, h, r, &name);
        xml_text(out, um_buf_view(&name));
        um_buf_printf(out, "\" gpid=\"%d\"/>\n", lg_gpid(p, r));
    }
    um_buf_free(&name);
}

static void bind_pieces(const um_pack *p, lg_habit h, um_buf *out)
{
    static const struct {
        int kind;
        const char *word;
    } kinds[] = {
        {MK_UNIT, "unit"}, {MK_LEADER, "leader"}, {MK_SHIP, "ship"}, {MK_CARD, "card\" places=\"box"}};
    for (size_t k = 0; k < UM_COUNT(kinds); k++) {
        um_buf_printf(out, "<pieces kind=\"%s\">\n", kinds[k].word);
        for (int i = 0; i < um_rows(p, kinds[k].kind); i++) {
            um_ref r = um_ref_of(kinds[k].kind, i);
            bind_piece(p, h, r, out);
        }
        um_buf_str(out, "</pieces>\n");
    }
}

static void bind_place(const um_pack *p, lg_habit h, um_ref r, um_buf *out)
{
    bool box = um_ref_kind(r) == MK_BOX;
    int role = box ? box_role(p, um_ref_row(r)) : -1;
    lg_spot s = lg_spot_of(p, r);
    if (h == LG_POINTS && role != MAD_BOX_HAND && !is_pile(p, r)) {
        um_buf_printf(out, "<spot is=\"%.*s\" map=\"%s\" x=\"%d\" y=\"%d\" within=\"40\"/>\n",
                      UM_FMT(um_ref_id(p, r)), s.map, s.x, s.y);
        return;
    }
    um_buf_printf(out, "<place is=\"%.*s\"", UM_FMT(um_ref_id(p, r)));
    if (role == MAD_BOX_HAND) {
        um_buf_printf(out, " map=\"%s\" hand=\"%s\"/>\n", s.map,
                      side_word[box_side(p, um_ref_row(r)) == MAD_BR]);
        return;
    }
    um_buf_str(out, " name=\"");
    xml_text(out, um_ref_name(p, r));
    um_buf_str(out, "\"");
    um_buf_str(out, role == MAD_BOX_DECK || role == MAD_BOX_PREWAR_DECK ? " draws=\"yes\"/>\n" : "/>\n");
}

static void bind_places(const um_pack *p, lg_habit h, um_buf *out)
{
    static const struct {
        int kind;
        const char *word;
    } kinds[] = {{MK_SPACE, "space"}, {MK_LAKE, "lake"}, {MK_BOX, "box"}};
    for (size_t k = 0; k < UM_COUNT(kinds); k++) {
        um_buf_printf(out, "<places kind=\"%s\">\n", kinds[k].word);
        for (int i = 0; i < um_rows(p, kinds[k].kind); i++)
            bind_place(p, h, um_ref_of(kinds[k].kind, i), out);
        um_buf_str(out, "</places>\n");
    }
}

static void bind_numbers(lg_habit h, um_buf *out)
{
    if (h == LG_POINTS)
        um_buf_str(out, "<score><property name=\"Score\" positive=\"us\"/></score>\n");
    else
        um_buf_printf(out,
                      "<score><marker name=\"VP Marker\" gpid=\"%d\"/><at>^VP (?:(?&lt;side&gt;US|British) "
                      ")?(?&lt;points&gt;\\d+)$</at></score>\n",
                      LG_VP_SLOT);
    um_buf_str(out, "<turn>\n");
    if (h == LG_CHAT)
        um_buf_str(out, "<tracker name=\"Turn\"/>\n");
    else
        um_buf_printf(out, "<marker name=\"Game Turn\" gpid=\"%d\"/>\n", LG_TURN_SLOT);
    for (int turn = -1; turn < MAD_TURNS; turn++)
        um_buf_printf(out, "<is at=\"Turn %d\" turn=\"%d\"/>\n", turn, turn);
    um_buf_str(out, "</turn>\n<dice><button name=\"2d6\" count=\"2\" sides=\"6\"/><button name=\"1d6\" "
                    "count=\"1\" sides=\"6\"/></dice>\n"
                    "<faces><layer name=\"Step\" back=\"2\"/></faces>\n");
}

static void bind_markers(um_buf *out)
{
    um_buf_printf(
        out,
        "<markers>\n<marker name=\"US Depot\" gpid=\"%d\" verb=\"depot\" position=\"depot-at\" "
        "param=\"space\" side=\"us\"/>\n"
        "<marker name=\"British Depot\" gpid=\"%d\" verb=\"depot\" position=\"depot-at\" param=\"space\" "
        "side=\"br\"/>\n"
        "<marker name=\"Town Destroyed\" gpid=\"%d\" verb=\"destroy-town\" param=\"space\"/>\n"
        "<marker name=\"Base Destroyed\" gpid=\"%d\" verb=\"destroy-base\" param=\"space\"/>\n"
        "<marker name=\"US Lake Control\" gpid=\"%d\" position=\"lake-marker\" param=\"lake\" side=\"us\"/>\n"
        "<marker name=\"British Lake Control\" gpid=\"%d\" position=\"lake-marker\" param=\"lake\" "
        "side=\"br\"/>\n</markers>\n",
        LG_DEPOT_US, LG_DEPOT_BR, LG_TOWN_GONE, LG_BASE_GONE, LG_MARK_US, LG_MARK_BR);
}

void lg_binding_xml(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<binding version=\"1\" "
                  "game=\"madison\">\n<module name=\"%s\" version=\"1.0\"/>\n"
                  "<side name=\"US\" is=\"us\"/>\n<side name=\"British\" is=\"br\"/>\n",
                  lg_module_name(h));
    bind_pieces(p, h, out);
    bind_places(p, h, out);
    bind_numbers(h, out);
    bind_markers(out);
    um_buf_str(out, "<chat>\n");
    for (int verb = 0; verb < MV_VERBS; verb++)
        if (lg_can_say(verb))
            bind_say(out, verb);
    um_buf_str(out, "</chat>\n</binding>\n");
}
