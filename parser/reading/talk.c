/* What was said, kept to stand in a record as comments. */
#include "parser/reading/limits.h"
#include "parser/reading/log_reader.h"

/* Whether one more line is kept as a comment; so many are, and that the rest is not is said. */
static bool keeps_talk(um_log_reader *r)
{
    if (r->o->bare || r->talk > UM_READING_TALK_MAX)
        return false;
    if (r->talk++ < UM_READING_TALK_MAX)
        return true;
    um_say(&r->o->sink, UM_WARNING, UM_LIMIT, (um_place){.file = r->file, .entry = r->entry}, "reading-talk",
           "more than %d lines of talk: from here on only what counts is kept of it", UM_READING_TALK_MAX);
    return false;
}

/* Whether a line of talk may stand in one event with the talk before it. */
static bool goes_with(const um_log_event *talk, const um_log_event *e)
{
    enum { TOGETHER = 4096 };
    return e->quiet && e->spoken && talk->quiet && talk->spoken && talk->log == e->log &&
           talk->text.n < TOGETHER;
}

/* A line of what was said, with its speaker; talk without end takes few events. */
static void keep_line(um_log_reader *r, um_log_event *e, um_text text, um_text speaker)
{
    bool with = r->ev.n > 1 && text.n && goes_with(e - 1, e);
    um_buf b = {.max = 32768};
    um_text name = um_text_part(speaker, 80);
    if (!text.n)
        return;
    if (with)
        um_buf_char(&b, '\n');
    if (name.n)
        um_buf_printf(&b, "%.*s: ", UM_FMT(name));
    um_buf_text(&b, text);
    if (with) {
        r->ev.n--;
        e--;
    }
    if (b.failed || um_text_append(&r->words, &e->text, um_buf_view(&b)) != UM_OK)
        r->failed = UM_MEMORY;
    um_buf_free(&b);
}

void um_log_keep_words(um_log_reader *r, um_text text, um_text speaker)
{
    um_log_event *e = &r->ev.p[r->ev.n - 1];
    e->text = UM_TEXT("");
    e->spoken = speaker.n > 0;
    if (keeps_talk(r))
        keep_line(r, e, text, speaker);
    else
        r->ev.n -= e->quiet;
}
