/* The rows of one game: its counts, steps, rolls, claims and findings. */
#include "cli/store.h"

#include <string.h>

/* ---- findings ---- */

static um_status put_rules(um_store *s, int64_t id, const um_view *v, const um_finding *f)
{
    um_status st = UM_OK;
    for (int i = 0; i < f->nrules && st == UM_OK; i++)
        st = um_store_put(s, "INSERT INTO finding_rule VALUES (?,?,?,?)", "lisi", id, i,
                          v->game->rules[f->rules[i]].id, i < f->ndecided);
    for (int i = 0; i < f->nrulings && st == UM_OK; i++) {
        const um_cited_ruling *r = &f->rulings[i];
        st = um_store_put(s, "INSERT INTO finding_ruling VALUES (?,?,?,?)", "lssi", id,
                          v->game->rulings[r->ruling].id, um_option_name(v, r->ruling, r->option), r->flips);
    }
    return st;
}

/* A datum that a finding relies on, with its value and how sure that is, as judged. */
static um_status put_datum(um_store *s, int64_t id, int seq, const um_pack *p, um_datum_id d)
{
    um_buf name = {0}, value = {0};
    um_datum_name(p, d, &name);
    um_datum_value(p, d, &value);
    const char *sure = um_sure_text((um_sure_level)um_datum_at(p, d)->sure);
    um_status st = um_store_put(s, "INSERT INTO finding_datum VALUES (?,?,?,?,?,?)", "liBlBs", id, seq, &name,
                                (int64_t)d, &value, sure);
    um_buf_free(&name);
    um_buf_free(&value);
    return st;
}

static um_status put_grounds(um_store *s, int64_t id, const um_view *v, const um_finding *f)
{
    um_status st = UM_OK;
    for (int i = 0; i < f->ndata && st == UM_OK; i++)
        st = put_datum(s, id, i, v->pack, f->data[i]);
    for (int i = 0; i < f->nfacts && st == UM_OK; i++) {
        um_buf value = {0};
        um_plain_fact(v, f, &f->facts[i], &value);
        st = um_store_put(s, "INSERT INTO finding_fact VALUES (?,?,?,?)", "lisB", id, i, f->facts[i].key,
                          &value);
        um_buf_free(&value);
    }
    for (int i = 0; i < f->nmissing && st == UM_OK; i++)
        st = um_store_put(s, "INSERT INTO finding_missing VALUES (?,?,?)", "lis", id, i, f->missing[i]);
    return st;
}

static um_status put_finding(um_store *s, int64_t game, int seq, const um_view *v, const um_finding *f)
{
    um_buf message = {0}, words = {0}, legal = {0};
    um_text player = f->side >= 0 ? v->c->players[f->side] : UM_TEXT("");
    um_words_message(v, f, &message);
    um_words_step(v, f->step, &words);
    um_words_legal(v, f, &legal);
    um_status st = um_store_put(
        s,
        "INSERT INTO finding "
        "(game,seq,step,kind,side,player,verdict,cause,code,message,words,legal,line,entry,"
        "entry_end,sealed,tainted_by,accepted,accepted_why) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        "liisntsssBbbnnnnnis", game, seq, f->step, f->claim ? "claim" : "step", f->side, player,
        um_verdict_text(f->verdict), f->verdict == UM_UNDETERMINED ? um_cause_text(f->cause) : NULL, f->code,
        &message, &words, &legal, f->at.line ? (int)f->at.line : -1, f->at.entry ? (int)f->at.entry : -1,
        f->at.entry_end ? (int)f->at.entry_end : -1, f->sealed ? f->sealed : -1,
        f->tainted_by > 0 ? f->tainted_by : -1, f->accepted, f->accepted ? f->accepted_why : NULL);
    int64_t id = sqlite3_last_insert_rowid(s->db);
    um_buf_free(&message);
    um_buf_free(&words);
    um_buf_free(&legal);
    if (st == UM_OK)
        st = put_rules(s, id, v, f);
    return st == UM_OK ? put_grounds(s, id, v, f) : st;
}

/* ---- steps, rolls, claims ---- */

static um_status put_steps(um_store *s, int64_t game, const um_view *v)
{
    um_status st = UM_OK;
    for (int k = 1; k <= v->counts.steps && st == UM_OK; k++) {
        const um_item *it = um_step_item(v, k);
        bool known = it && it->kind == UM_I_ACTION;
        st = um_store_put(
            s, "INSERT INTO step VALUES (?,?,?,?,?,?,?)", "linssnn", game, k,
            um_replay_actor(v->run->replay, k), um_verdict_text(um_replay_verdict(v->run->replay, k)),
            known ? v->game->verbs[it->action.verb].name : NULL, it && it->at.line ? (int)it->at.line : -1,
            it && it->at.entry ? (int)it->at.entry : -1);
    }
    return st;
}

/* "3 5", or the words that the dice show. */
static void put_dice(const um_roll *r, um_buf *out)
{
    for (int i = 0; i < r->ndice; i++) {
        const char *word = um_word_of(r->words, r->dice[i]);
        um_buf_printf(out, i ? " " : "");
        if (word)
            um_buf_str(out, word);
        else
            um_buf_printf(out, "%d", (int)r->dice[i]);
    }
}

static um_status put_rolls(um_store *s, int64_t game, const um_reading *log)
{
    um_status st = UM_OK;
    for (size_t i = 0; log && i < log->nrolls && st == UM_OK; i++) {
        const um_roll *r = &log->rolls[i];
        um_buf dice = {0};
        put_dice(r, &dice);
        st = um_store_put(s, "INSERT INTO roll VALUES (?,?,?,?,?,?,?,?,?,?)", "linnnBtnii", game, (int)i,
                          r->side, r->step ? r->step : -1, r->sides ? r->sides : -1, &dice, r->purpose,
                          r->at.entry ? (int)r->at.entry : -1, r->undone, r->repeated);
        um_buf_free(&dice);
    }
    return st;
}

static um_status put_claims(um_store *s, int64_t game, const um_view *v)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < v->nclaims && st == UM_OK; i++) {
        const um_item *it = v->claims[i];
        const um_finding *f = um_view_finding_at(v, it);
        um_buf words = {0};
        um_action_write(v->game, v->pack, &v->game->queries[it->action.verb], &it->action, &words);
        st = um_store_put(s, "INSERT INTO claim VALUES (?,?,?,?,?,?)", "linnBs", game, (int)i,
                          it->at.line ? (int)it->at.line : -1, it->at.entry ? (int)it->at.entry : -1, &words,
                          um_verdict_text(f ? f->verdict : UM_LEGAL));
        um_buf_free(&words);
    }
    return st;
}

/* ---- the game ---- */

static um_status put_game(um_store *s, int64_t chain, int seq, const um_view *v)
{
    static const char sql[] =
        "INSERT INTO game (chain,seq,name,game,pack,trust,side_1,side_2,player_1,player_2,turns,steps,legal,"
        "illegal,undetermined,accepted,notes,claims,unread,claimed,computed,victory,rolls,undos,"
        "undos_after_roll) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";
    um_buf claimed = {0}, computed = {0};
    if (v->has_claim)
        um_words_net(v->game, v->claimed, &claimed);
    if (um_has_points(v->game))
        um_words_net(v->game, v->score.net, &computed);
    um_status st = um_store_put(s, sql, "litsTsssttiiiiiiiiibBsiii", chain, seq, v->c->id, v->game->name,
                                v->pack->name, um_sure_text(v->run->trust), v->game->sides[0],
                                v->game->sides[1], v->c->players[0], v->c->players[1], v->counts.turns,
                                v->counts.steps, v->counts.legal, v->counts.illegal, v->counts.undetermined,
                                v->counts.accepted, v->counts.notes, v->claimed_findings, v->run->nbad,
                                &claimed, &computed, v->score.level, v->rolls, v->undos, v->undos_after_roll);
    um_buf_free(&claimed);
    um_buf_free(&computed);
    return st;
}

static um_status keep(um_store *s, int64_t chain, int seq, const um_view *v, const um_opened *from)
{
    um_status st = put_game(s, chain, seq, v);
    int64_t id = sqlite3_last_insert_rowid(s->db);
    if (st == UM_OK)
        st = put_steps(s, id, v);
    if (st == UM_OK)
        st = put_rolls(s, id, from->reading);
    if (st == UM_OK)
        st = put_claims(s, id, v);
    for (int i = 0; i < v->nfindings && st == UM_OK; i++)
        st = put_finding(s, id, i, v, um_view_finding(v, i));
    return st;
}

/* What a store holds is English, whoever fills it. */
um_status um_store_game(um_store *s, int64_t chain, int seq, const um_view *v, const um_opened *from)
{
    const char *before = um_language();
    um_language_use("en");
    um_status st = keep(s, chain, seq, v, from);
    um_language_use(before);
    return st;
}
