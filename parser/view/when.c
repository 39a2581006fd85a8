/* When a step was made, in words: the turn and the phase, and whose. */
#include <string.h>

#include "parser/language/language.h"
#include "parser/view/view.h"
#include "parser/view/words.h"

/* Whether words end with the name of a side, whose play or phase it then is. */
static bool ends_with_side(const um_view *v, um_text words)
{
    bool ends = false;
    for (int side = 0; side < 2; side++) {
        um_text name = um_text_of(um_tr(v->game->side_names[side]));
        ends |= words.n >= name.n && memcmp(words.p + words.n - name.n, name.p, name.n) == 0;
    }
    return ends;
}

void um_words_when_of(const um_view *v, int step, um_buf *out)
{
    const um_item *it = um_step_item(v, step);
    bool frame = it && it->kind == UM_I_ACTION && (v->game->verbs[it->action.verb].flags & UM_V_FRAME);
    um_buf was = {0}, now = {0};
    const void *state = um_replay_state_at(v->run->replay, step - 1);
    if (state)
        um_words_when(v, state, &was);
    state = frame ? NULL : um_replay_state_at(v->run->replay, step); /* in the place of the one before */
    if (state)
        um_words_when(v, state, &now);
    bool opens = !um_text_eq(um_buf_view(&was), um_buf_view(&now)) && ends_with_side(v, um_buf_view(&now));
    um_buf_text(out, um_buf_view(opens ? &now : &was));
    um_buf_free(&was);
    um_buf_free(&now);
}
