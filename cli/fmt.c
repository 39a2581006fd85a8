/* umpire fmt: lay records out. */
#include "cli/open.h"

#include <string.h>

typedef struct laying {
    const um_options *o;
    const um_setup *setup;
    um_output *out; /* standard output or -o */
    const um_sink *sink;
} laying;

static bool same_bytes(const um_buf *a, const um_buf *b)
{
    return um_text_eq(um_buf_view(a), um_buf_view(b));
}

/* Put the text in the file's place: a temporary file beside it, renamed. */
static int write_back(const laying *l, const char *path, const um_buf *text)
{
    um_options there = *l->o;
    um_output out;
    there.output = path;
    um_status s = um_output_open(&out, &there);
    if (s != UM_OK)
        return um_exit_of(s);
    um_out_bytes(&out, um_buf_view(text));
    return um_output_close(&out, UM_EXIT_LEGAL);
}

/* Print the record laid out, write it back, or say that it would change. */
static int give(const laying *l, const char *path, const um_input *in, const um_buf *text)
{
    if (l->o->check) {
        if (same_bytes(&in->bytes, text))
            return UM_EXIT_LEGAL;
        um_out_text(l->out, um_text_of(in->file));
        um_out(l->out, "%s%s\n", um_tr(": "), um_tr("would be laid out anew"));
        return UM_EXIT_ILLEGAL;
    }
    if (l->o->in_place)
        return same_bytes(&in->bytes, text) ? UM_EXIT_LEGAL : write_back(l, path, text);
    um_out_bytes(l->out, um_buf_view(text));
    return UM_EXIT_LEGAL;
}

/* A record that could be read only in part is left alone. */
static um_status lay_out(um_input *in, um_buf *text)
{
    const um_place at = {.file = in->file};
    int bad = in->opened.record->nbad;
    if (bad)
        return um_say(&in->sink, UM_ERROR, UM_FORMAT, at, "fmt",
                      bad == 1 ? UM_N("%d line could not be read: nothing is laid out")
                               : UM_N("%d lines could not be read: nothing is laid out"),
                      bad);
    um_buf plain = {0};
    um_status s = um_record_write(in->opened.record, &plain);
    if (s == UM_OK)
        um_harmless_lines(text, um_buf_view(&plain));
    um_buf_free(&plain);
    s = s == UM_OK ? text->failed : s;
    return s ? um_say(&in->sink, UM_ERROR, s, at, "fmt", "cannot be laid out: %s", um_status_text(s)) : UM_OK;
}

static int fmt_one(const laying *l, const char *path)
{
    um_input in;
    um_buf text = {0};
    um_status s = um_input_open(&in, l->setup, path, l->sink);
    if (s == UM_OK)
        s = lay_out(&in, &text);
    int status = s == UM_OK ? give(l, path, &in, &text) : um_exit_of(s);
    um_buf_free(&text);
    um_input_close(&in);
    return status;
}

/* What does not go together in a call. */
static int look_at_call(const um_options *o)
{
    if (o->in_place && (o->check || o->output))
        return um_call_error("fmt", "--in-place goes with neither --check nor --output");
    for (int i = 0; o->in_place && i < o->nfiles; i++)
        if (strcmp(o->files[i], "-") == 0)
            return um_call_error("fmt", "standard input cannot be written in place");
    return UM_EXIT_LEGAL;
}

static int fmt_all(const um_options *o, const um_setup *setup, const um_inputs *inputs, const um_sink *sink)
{
    um_output out;
    um_status s = um_output_open(&out, o);
    if (s != UM_OK)
        return um_exit_of(s);
    const laying l = {o, setup, &out, sink};
    int status = UM_EXIT_LEGAL;
    for (size_t i = 0; i < inputs->n; i++)
        status = um_exit_worse(status, fmt_one(&l, inputs->paths[i]));
    if (o->output && um_exit_worse(status, UM_EXIT_ILLEGAL) != UM_EXIT_ILLEGAL) {
        um_output_drop(&out); /* what is there is better than half of what was asked */
        return status;
    }
    return um_output_close(&out, status);
}

int um_cmd_fmt(int argc, char **argv)
{
    static const char *const suffixes[] = {".ump", NULL};
    um_options o;
    um_setup setup;
    um_inputs inputs;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "fmt", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    status = look_at_call(&o);
    um_status s = status ? UM_CALL : um_setup_ready(&setup, &o);
    setup.no_logs =
        UM_N("not a record, but a log or another ZIP archive: umpire convert makes records of logs");
    if (s == UM_OK)
        s = um_inputs_find(&inputs, o.files, o.nfiles, suffixes, &sink);
    status = um_exit_of(s);
    if (s == UM_OK) {
        status = fmt_all(&o, &setup, &inputs, &sink);
        um_inputs_free(&inputs);
    }
    um_options_free(&o);
    return status;
}
