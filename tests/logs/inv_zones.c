/* A module of full size: the map of the pack where the pack says that its areas lie, each area a zone whose
 * border runs midway to its neighbours; boxes and turns are zones below. */
#include <criterion/criterion.h>

#include "tests/logs/inv.h"

#define MAPGRID "VASSAL.build.module.map.boardPicker.board.mapgrid."

enum {
    WIDE = 6600,
    MAP_HIGH = 4600,
    BOX_TOP = 4650,
    TURN_TOP = 4950,
    HIGH = 5200,
    BOX_WIDE = 300,
    CORNERS = 80
};

typedef struct corners {
    double x[CORNERS], y[CORNERS];
    int n;
} corners;

/* Hundredths of a degree, to pixels. */
static lg_spot area_spot(const um_pack *p, int area)
{
    int x = um_datum_at(p, um_datum_of(IK_AREA, area, INV_AREA_X))->lo;
    int y = um_datum_at(p, um_datum_of(IK_AREA, area, INV_AREA_Y))->lo;
    return (lg_spot){"Main Map", 150 + (x + 8365) * 6, MAP_HIGH - 150 - (y - 4040) * 8};
}

lg_spot li_zone_spot(const um_pack *p, um_ref place)
{
    if (um_ref_kind(place) == IK_AREA)
        return area_spot(p, um_ref_row(place));
    return (lg_spot){"Main Map", BOX_WIDE * um_ref_row(place) + BOX_WIDE / 2, BOX_TOP + 125};
}

lg_spot li_zone_turn(int turn)
{
    return (lg_spot){"Main Map", BOX_WIDE * turn + BOX_WIDE / 2, TURN_TOP + 100};
}

/* What of a polygon lies nearer to `a` than to `b`. */
static void cut_midway(corners *c, lg_spot a, lg_spot b)
{
    corners was = *c;
    double nx = b.x - a.x, ny = b.y - a.y, mid = nx * (a.x + b.x) / 2 + ny * (a.y + b.y) / 2;
    c->n = 0;
    for (int i = 0; i < was.n; i++) {
        int k = (i + 1) % was.n;
        double d = nx * was.x[i] + ny * was.y[i] - mid, e = nx * was.x[k] + ny * was.y[k] - mid;
        cr_assert_lt(c->n + 2, CORNERS);
        if (d <= 0) {
            c->x[c->n] = was.x[i];
            c->y[c->n++] = was.y[i];
        }
        if ((d < 0 && e > 0) || (d > 0 && e < 0)) {
            c->x[c->n] = was.x[i] + (was.x[k] - was.x[i]) * d / (d - e);
            c->y[c->n++] = was.y[i] + (was.y[k] - was.y[i]) * d / (d - e);
        }
    }
}

static corners rectangle(int x, int y, int wide, int high)
{
    return (corners){.x = {x, x + wide, x + wide, x}, .y = {y, y, y + high, y + high}, .n = 4};
}

static void zone(um_buf *out, um_text name, const corners *c)
{
    um_buf_str(out, "<" MAPGRID "Zone name=\"");
    li_xml(out, name);
    um_buf_str(out, "\" locationFormat=\"$name$\" useParentGrid=\"false\" path=\"");
    for (int i = 0; i < c->n; i++)
        um_buf_printf(out, "%s%d,%d", i ? ";" : "", (int)c->x[i], (int)c->y[i]);
    um_buf_str(out, "\"/>\n");
}

void li_zones_board(const um_pack *p, um_buf *out)
{
    um_buf_printf(out,
                  "<" LI_BOARD "Board name=\"Theatre\" width=\"%d\" height=\"%d\" reversible=\"false\">\n"
                  "<" LI_BOARD "board.ZonedGrid>\n",
                  WIDE, HIGH);
    for (int i = 0; i < um_rows(p, IK_AREA); i++) {
        corners c = rectangle(0, 0, WIDE, MAP_HIGH);
        for (int k = 0; k < um_rows(p, IK_AREA); k++)
            if (k != i)
                cut_midway(&c, area_spot(p, i), area_spot(p, k));
        zone(out, um_ref_name(p, um_ref_of(IK_AREA, i)), &c);
    }
    for (int i = 0; i < um_rows(p, IK_BOX); i++) {
        corners c = rectangle(BOX_WIDE * i, BOX_TOP, BOX_WIDE - 10, 250);
        zone(out, um_ref_name(p, um_ref_of(IK_BOX, i)), &c);
    }
    for (int turn = 1; turn <= INV_LAST_TURN; turn++) {
        char name[16];
        corners c = rectangle(BOX_WIDE * turn, TURN_TOP, BOX_WIDE - 10, 200);
        snprintf(name, sizeof name, "Turn %d", turn);
        zone(out, um_text_of(name), &c);
    }
    um_buf_str(out, "</" LI_BOARD "board.ZonedGrid>\n</" LI_BOARD "Board>");
}
