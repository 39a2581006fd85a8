/* Modules of the second game: boards, boxes, cubes without names, cards, dice, markers; and their bindings.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/inv.h"

const char *const li_faction[INV_FACTIONS] = {"ar", "am", "br", "cm", "na"};
const char *const li_faces[INV_FACTIONS] = {
    "hit hit hit flee command command", "hit hit flee flee flee command", "hit hit hit flee command command",
    "hit hit flee flee flee command", "hit hit flee flee command command"};
/* What a module in French calls them. */
static const char *const cube_name[2][INV_FACTIONS] = {
    {"US Regulars", "American Militia", "British Regulars", "Canadian Militia", "Native Americans"},
    {"Cube bleu", "Cube blanc", "Cube rouge", "Cube jaune", "Cube vert"}};

bool li_french(lg_habit h)
{
    return h == LG_INV_FRENCH;
}

bool li_has_reserve(lg_habit h)
{
    return h != LG_INV_POINTS;
}

bool li_has_bag(lg_habit h)
{
    return h != LG_INV_POINTS;
}

const char *li_module_name(lg_habit h)
{
    static const char *const name[] = {"Invasion by Regions", "Invasion by Points",
                                       "1812 l'invasion du Canada", "Invasion Full"};
    return name[h - LG_INV_REGIONS];
}

const char *li_cube_name(lg_habit h, int f)
{
    return cube_name[li_french(h)][f];
}

/* What the module writes for a place of the pack. */
void li_place_name(const um_pack *p, lg_habit h, um_ref place, um_buf *out)
{
    if (li_french(h))
        um_buf_str(out, um_ref_kind(place) == IK_AREA ? "Région : " : "Boîte « ");
    um_buf_text(out, um_ref_name(p, place));
    if (li_french(h) && um_ref_kind(place) != IK_AREA)
        um_buf_str(out, " »");
}

void li_card_name(const um_pack *p, lg_habit h, int card, um_buf *out)
{
    if (li_french(h))
        um_buf_str(out, "Carte");
    else
        um_buf_text(out, um_ref_name(p, inv_card_ref(card)));
}

lg_spot li_spot(const um_pack *p, lg_habit h, um_ref place)
{
    int i = um_ref_row(place), role = -1;
    if (um_ref_kind(place) == IK_AREA)
        return h == LG_INV_FULL ? li_zone_spot(p, place)
                                : (lg_spot){"Main Map", 80 + i % 12 * 160, 80 + i / 12 * 160};
    if (um_ref_kind(place) != IK_BOX)
        return (lg_spot){NULL, 0, 0};
    role = um_datum_at(p, um_datum_of(IK_BOX, i, INV_BOX_ROLE))->lo;
    if (role == INV_BOX_HAND) {
        static const char *const hand[] = {"Hand ar", "Hand am", "Hand br", "Hand cm", "Hand na"};
        return (lg_spot){hand[um_ref_row(um_datum_at(p, um_datum_of(IK_BOX, i, INV_BOX_FACTION))->lo)], 50,
                         50};
    }
    return h == LG_INV_FULL ? li_zone_spot(p, place) : (lg_spot){"Main Map", 80 + i * 120, 1400};
}

lg_spot li_turn_spot(lg_habit h, int turn)
{
    return h == LG_INV_FULL ? li_zone_turn(turn) : (lg_spot){"Main Map", 80 + turn * 120, 1600};
}

void li_xml(um_buf *out, um_text t)
{
    for (size_t i = 0; i < t.n; i++)
        if (t.p[i] == '&')
            um_buf_str(out, "&amp;");
        else if (t.p[i] == '<')
            um_buf_str(out, "&lt;");
        else if (t.p[i] == '"')
            um_buf_str(out, "&quot;");
        else
            um_buf_char(out, t.p[i]);
}

static void region(um_buf *out, um_text name, lg_spot s)
{
    um_buf_str(out, "<" LI_BOARD "board.Region name=\"");
    li_xml(out, name);
    um_buf_printf(out, "\" originx=\"%d\" originy=\"%d\"/>\n", s.x, s.y);
}

static void regions(const um_pack *p, lg_habit h, um_buf *out)
{
    static const int kinds[] = {IK_AREA, IK_BOX};
    um_buf name = {0};
    for (size_t k = 0; k < UM_COUNT(kinds); k++)
        for (int i = 0; i < um_rows(p, kinds[k]); i++) {
            lg_spot s = li_spot(p, h, um_ref_of(kinds[k], i));
            um_buf_clear(&name);
            li_place_name(p, h, um_ref_of(kinds[k], i), &name);
            if (strcmp(s.map, "Main Map") == 0)
                region(out, um_buf_view(&name), s);
        }
    for (int turn = 1; turn <= INV_LAST_TURN; turn++) {
        um_buf_clear(&name);
        um_buf_printf(&name, li_french(h) ? "Tour n° %d" : "Turn %d", turn);
        region(out, um_buf_view(&name), li_turn_spot(h, turn));
    }
    um_buf_free(&name);
}

static void small_board(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_str(out,
               "<" LI_BOARD "Board name=\"Theatre\" width=\"2400\" height=\"1800\" reversible=\"false\">\n");
    if (h != LG_INV_POINTS) {
        um_buf_str(out, "<" LI_BOARD "board.RegionGrid fontsize=\"9\" snapto=\"true\" visible=\"false\">\n");
        regions(p, h, out);
        um_buf_str(out, "</" LI_BOARD "board.RegionGrid>\n");
    }
    um_buf_str(out, "</" LI_BOARD "Board>");
}

static void maps(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf_str(out,
               "<VASSAL.build.module.Map mapName=\"Main Map\" edgeWidth=\"0\" edgeHeight=\"0\">\n"
               "<VASSAL.build.module.map.BoardPicker>\n<setup>Main MapBoardPicker\tTheatre\t0\t0</setup>\n");
    if (h == LG_INV_FULL)
        li_zones_board(p, out);
    else
        small_board(p, h, out);
    um_buf_str(out,
               "</VASSAL.build.module.map.BoardPicker>\n"
               "<VASSAL.build.module.map.StackMetrics disabled=\"false\"/>\n</VASSAL.build.module.Map>\n");
    for (int f = 0; f < INV_FACTIONS; f++)
        um_buf_printf(out,
                      "<VASSAL.build.module.PlayerHand mapName=\"Hand %s\" side=\"%s\" visible=\"false\" "
                      "edgeWidth=\"0\" edgeHeight=\"0\">\n<VASSAL.build.module.map.BoardPicker>"
                      "<setup>Hand %sBoardPicker\tHand %s board\t0\t0</setup>\n<" LI_BOARD
                      "Board name=\"Hand %s board\" width=\"800\" height=\"300\" reversible=\"false\"/>"
                      "</VASSAL.build.module.map.BoardPicker>\n</VASSAL.build.module.PlayerHand>\n",
                      li_faction[f], f < INV_F_BR ? "US" : "British", li_faction[f], li_faction[f],
                      li_faction[f]);
}

static void slot(um_buf *out, bool card, const char *name, const char *image, int gpid)
{
    um_buf_printf(out, "<VASSAL.build.widget.%sSlot entryName=\"", card ? "Card" : "Piece");
    li_xml(out, um_text_of(name));
    um_buf_printf(out, "\" gpid=\"%d\">+/null/piece;;;%s;", gpid, image);
    for (const char *c = name; *c; c++) {
        um_buf_str(out, *c == '/' ? "\\" : "");
        li_xml(out, (um_text){c, 1});
    }
    um_buf_printf(out, "/null;0;0;%d;0</VASSAL.build.widget.%sSlot>\n", gpid, card ? "Card" : "Piece");
}

/* Dice whose sides say what they show. */
static void special_dice(int f, um_buf *out)
{
    um_buf_printf(out,
                  "<VASSAL.build.module.SpecialDiceButton name=\"%s dice\" format=\"** $name$ = "
                  "$result1$,$result2$ *** &lt;$PlayerName$&gt;\" resultWindow=\"false\">\n",
                  li_cube_name(LG_INV_FULL, f));
    for (int die = 0; die < 2; die++) {
        um_buf_printf(out, "<VASSAL.build.module.SpecialDie name=\"Die %d\" report=\"true\">", die + 1);
        const char *at = li_faces[f];
        for (int value = 1; *at; value++) {
            size_t n = strcspn(at, " ");
            um_buf_printf(out, "<VASSAL.build.module.SpecialDieFace text=\"%s\" value=\"%d\"/>",
                          *at == 'c'   ? "Command Decision"
                          : *at == 'h' ? "Hit!"
                                       : "Flee",
                          value);
            at += n + (at[n] == ' ');
        }
        um_buf_str(out, "</VASSAL.build.module.SpecialDie>\n");
    }
    um_buf_str(out, "</VASSAL.build.module.SpecialDiceButton>\n");
}

void li_module_xml(const um_pack *p, lg_habit h, um_buf *out)
{
    um_buf name = {0};
    um_buf_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<VASSAL.build.GameModule "
                  "VassalVersion=\"3.7.0\" name=\"%s\" version=\"1.0\" nextPieceSlotId=\"5000\">\n"
                  "<VASSAL.build.module.PlayerRoster><entry>US</entry><entry>British</entry>"
                  "</VASSAL.build.module.PlayerRoster>\n",
                  li_module_name(h));
    maps(p, h, out);
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (h == LG_INV_FULL) {
            special_dice(f, out);
            continue;
        }
        um_buf_printf(
            out,
            "<VASSAL.build.module.DiceButton name=\"%s dice\" nDice=\"2\" nSides=\"6\" plus=\"0\" "
            "reportTotal=\"false\" reportFormat=\"** $name$ = $result$ *** &lt;$PlayerName$&gt;\"/>\n",
            li_cube_name(h, f));
    }
    um_buf_str(out,
               "<VASSAL.build.module.PieceWindow>\n<VASSAL.build.widget.ListWidget entryName=\"All\">\n");
    for (int f = 0; f < INV_FACTIONS; f++)
        slot(out, false, li_cube_name(h, f), "cube.png", LI_CUBE_SLOT + f);
    slot(out, false, "Turn Marker", "turn.png", LI_TURN_SLOT);
    slot(out, false, li_french(h) ? "Contrôle" : "US Control", "us.png", LI_MARK_SLOT);
    slot(out, false, "British Control", "br.png", LI_MARK_SLOT + 1);
    for (int i = 0; i < um_rows(p, IK_CARD); i++) {
        char image[32];
        um_buf_clear(&name);
        li_card_name(p, h, i, &name);
        snprintf(image, sizeof image, "card%d.png", i);
        slot(out, true, name.p, image, LI_CARD_SLOT + i);
    }
    um_buf_str(out, "</VASSAL.build.widget.ListWidget>\n</VASSAL.build.module.PieceWindow>\n"
                    "</VASSAL.build.GameModule>\n");
    um_buf_free(&name);
}

/* ---- the binding ---- */

static void bind_place(const um_pack *p, lg_habit h, um_ref r, um_buf *out)
{
    lg_spot s = li_spot(p, h, r);
    bool box = um_ref_kind(r) == IK_BOX;
    int role = box ? um_datum_at(p, um_datum_of(IK_BOX, um_ref_row(r), INV_BOX_ROLE))->lo : -1;
    um_buf name = {0};
    if (role == INV_BOX_HAND) {
        um_buf_printf(out, "<place is=\"%.*s\" map=\"%s\" hand=\"%s\"/>\n", UM_FMT(um_ref_id(p, r)), s.map,
                      strcmp(s.map, "Hand br") < 0 ? "us" : "br");
    } else if (h == LG_INV_POINTS) {
        um_buf_printf(out, "<spot is=\"%.*s\" map=\"%s\" x=\"%d\" y=\"%d\" within=\"40\"/>\n",
                      UM_FMT(um_ref_id(p, r)), s.map, s.x, s.y);
    } else {
        li_place_name(p, h, r, &name);
        um_buf_printf(out, "<place is=\"%.*s\" name=\"", UM_FMT(um_ref_id(p, r)));
        li_xml(out, um_buf_view(&name));
        um_buf_printf(out, "\"%s/>\n", role == INV_BOX_DECK || role == INV_BOX_BAG ? " draws=\"yes\"" : "");
    }
    um_buf_free(&name);
}

void li_binding_xml(const um_pack *p, lg_habit h, um_buf *out)
{
    static const char *const kinds[] = {"area", "box"};
    um_buf name = {0};
    um_buf_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<binding version=\"1\" game=\"invasion\">\n"
                  "<module name=\"%s\" version=\"1.0\"/>\n<side name=\"US\" is=\"us\"/>\n"
                  "<side name=\"British\" is=\"br\"/>\n<pieces kind=\"faction\">\n",
                  li_module_name(h));
    for (int f = 0; f < INV_FACTIONS; f++)
        um_buf_printf(out, "<piece is=\"%s\" name=\"%s\" gpid=\"%d\"/>\n", li_faction[f], li_cube_name(h, f),
                      LI_CUBE_SLOT + f);
    um_buf_str(out, "</pieces>\n<pieces kind=\"card\" places=\"box\">\n");
    for (int i = 0; i < um_rows(p, IK_CARD); i++) {
        um_buf_clear(&name);
        li_card_name(p, h, i, &name);
        um_buf_printf(out, "<piece is=\"%.*s\" ", UM_FMT(um_ref_id(p, inv_card_ref(i))));
        if (li_french(h)) {
            um_buf_printf(out, "image=\"card%d.png\"/>\n", i);
            continue;
        }
        um_buf_str(out, "name=\"");
        li_xml(out, um_buf_view(&name));
        um_buf_printf(out, "\" gpid=\"%d\"/>\n", LI_CARD_SLOT + i);
    }
    um_buf_str(out, "</pieces>\n");
    for (int k = 0; k < 2; k++) {
        int kind = k ? IK_BOX : IK_AREA;
        um_buf_printf(out, "<places kind=\"%s\">\n", kinds[k]);
        for (int i = 0; i < um_rows(p, kind); i++)
            bind_place(p, h, um_ref_of(kind, i), out);
        um_buf_str(out, "</places>\n");
    }
    um_buf_printf(out, "<turn>\n<marker name=\"Turn Marker\" gpid=\"%d\"/>\n", LI_TURN_SLOT);
    for (int turn = 1; turn <= INV_LAST_TURN && h != LG_INV_POINTS; turn++)
        um_buf_printf(out, "<is at=\"%s%d\" turn=\"%d\"/>\n", li_french(h) ? "Tour n° " : "Turn ", turn,
                      turn);
    if (h == LG_INV_POINTS)
        um_buf_printf(out,
                      "<line map=\"Main Map\" x=\"%d\" y=\"1600\" from=\"1\" to-x=\"%d\" to-y=\"1600\" "
                      "to=\"8\" within=\"40\"/>\n",
                      li_turn_spot(h, 1).x, li_turn_spot(h, 8).x);
    um_buf_str(out, "</turn>\n<dice>\n");
    for (int f = 0; f < INV_FACTIONS; f++)
        um_buf_printf(
            out,
            "<button name=\"%s dice\" count=\"2\" sides=\"6\" kind=\"faction\" is=\"%s\" faces=\"%s\"/>\n",
            li_cube_name(h, f), li_faction[f], li_faces[f]);
    um_buf_str(out, "</dice>\n<markers>\n");
    for (int side = 0; side < 2; side++)
        if (li_french(h))
            um_buf_printf(out,
                          "<marker name=\"Contrôle\" gpid=\"%d\" verb=\"marker\" position=\"control\" "
                          "param=\"area\" side=\"%s\" face=\"%s\"/>\n",
                          LI_MARK_SLOT, inv_sides[side], side ? "back" : "front");
        else
            um_buf_printf(out,
                          "<marker name=\"%s Control\" gpid=\"%d\" verb=\"marker\" position=\"control\" "
                          "param=\"area\" side=\"%s\"/>\n",
                          side ? "British" : "US", LI_MARK_SLOT + side, inv_sides[side]);
    um_buf_str(out, "</markers>\n<faces><layer name=\"Face\" back=\"2\"/></faces>\n");
    li_bind_words(h, out);
    um_buf_str(out, "</binding>\n");
    um_buf_free(&name);
}
