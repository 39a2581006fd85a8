/* What the record tells and leaves out, and facts in words. */
#include "core/niagara/board/board.h"
#include "core/niagara/rules.h"
#include "core/niagara/rulings.h"

#include <stdio.h>
#include <stdlib.h>

um_truth nia_missing_roll(um_ctx *c, const nia_state *s, const char *what)
{
    if (s->complete && um_ruled(c, NIA_NR64, NIA_O_NR64_BY_HEADER)) {
        um_fact_text(c, "lacking", "%s", what);
        return UM_NO;
    }
    return um_missing(c, what);
}

bool nia_among(const um_action *a, int param, um_ref r)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    for (int i = 0; i < n; i++)
        if (v[i].ref == r)
            return true;
    return false;
}

void nia_use_marked(um_ctx *c, const uint32_t *used)
{
    for (int r = 0; r < NIA_RULES; r++)
        if ((used[r >> 5] >> (r & 31)) & 1)
            um_use(c, r);
}

void nia_note_roll(nia_state *s, um_ref brigade, const um_value *dice, int n)
{
    s->brigade = brigade;
    s->ndice = n < 8 ? n : 8;
    for (int i = 0; i < s->ndice; i++)
        s->brigade_dice[i] = nia_bear(dice[i].num);
}

enum { FACE_BITS = 3, FACES_MOST = 8 };

int32_t nia_faces(const um_action *a, int param)
{
    int n;
    int32_t faces = 0;
    const um_value *v = um_values_of(a, param, &n);
    for (int i = n - 1; i >= 0; i--) {
        if (n > FACES_MOST || v[i].num < 2 || v[i].num > 5)
            return 0;
        faces = faces << FACE_BITS | v[i].num;
    }
    return faces;
}

int nia_face(int32_t faces, int i)
{
    return i < FACES_MOST ? (faces >> (i * FACE_BITS)) & ((1 << FACE_BITS) - 1) : 0;
}

/* ---- facts in words ---- */

void nia_fact_inches(um_ctx *c, const char *key, int32_t v)
{
    if (v % NIA_INCH)
        um_fact_text(c, key, "%s%d.%02d", v < 0 ? "-" : "", abs(v) / NIA_INCH, abs(v) % NIA_INCH);
    else
        um_fact_int(c, key, v / NIA_INCH);
}

static void count_words(char *out, size_t room, const um_range *r, const char *one, const char *many)
{
    if (r && r->lo != r->hi)
        snprintf(out, room, "%d to %d %s", (int)r->lo, (int)r->hi, many);
    else if (r)
        snprintf(out, room, "%d %s", (int)r->lo, r->lo == 1 ? one : many);
}

/* "driven, 2 D-points, 1 casualty"; what is NULL is left out. */
void nia_fact_losses(um_ctx *c, const char *key, const char *band, const um_range *dp, const um_range *cas)
{
    char points[48] = "", casualties[48] = "";
    count_words(points, sizeof points, dp, "D-point", "D-points");
    count_words(casualties, sizeof casualties, cas, "casualty", "casualties");
    um_fact_text(c, key, "%s%s%s%s%s", band ? band : "", band && (dp || cas) ? ", " : "", points,
                 dp && cas ? ", " : "", casualties);
}
