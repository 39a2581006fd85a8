/* umpire convert: a record from a log, or from logs that go on from each other. */
#include "cli/open.h"

typedef struct converting {
    const um_setup *setup;
    const um_inputs *inputs;
    const um_chains *chains;
    um_output *out;
    const um_sink *sink;
} converting;

/* What of a log could not be read is missing from its record: that is said, and stands in it. */
static int say_missing(const um_input *in, um_buf *text)
{
    int n = in->opened.record->nbad;
    if (n == 0)
        return UM_EXIT_LEGAL;
    um_buf_str(text, "\n# ");
    um_buf_printf(text,
                  um_trn("%d line of the log could not be read or kept",
                         "%d lines of the log could not be read or kept", n),
                  n);
    um_buf_char(text, '\n');
    um_say(&in->sink, UM_WARNING, UM_OK, (um_place){.file = in->file}, "convert",
           n == 1 ? UM_N("read only in part: %d line could not be read or kept")
                  : UM_N("read only in part: %d lines could not be read or kept"),
           n);
    return UM_EXIT_INPUT;
}

static int give(um_input *in, um_output *out, bool *given)
{
    um_buf text = {0};
    int status = UM_EXIT_LEGAL;
    if (!in->opened.is_log)
        return um_exit_of(um_say(&in->sink, UM_ERROR, UM_UNSUPPORTED, (um_place){.file = in->file}, "convert",
                                 "a record already: umpire fmt lays it out"));
    um_status s = in->opened.reading ? um_reading_comment_misdrops(in->opened.reading) : UM_OK;
    if (s == UM_OK)
        s = um_record_write(in->opened.record, &text);
    if (s == UM_OK) {
        status = say_missing(in, &text);
        s = um_out_lines(out, um_buf_view(&text));
        *given = true;
    }
    um_buf_free(&text);
    return um_exit_worse(status, um_exit_of(s));
}

/* `given`: whether there is a record, be it of a part. */
static int convert_one(const converting *k, size_t i, bool *given)
{
    um_input in;
    const char *paths[UM_CHAIN_MAX];
    size_t n = um_chains_paths(k->chains, k->inputs, i, paths, UM_COUNT(paths));
    um_status s = um_input_open_chain(&in, k->setup, paths, n, k->sink);
    um_buf_free(&in.bytes); /* nobody asks for them any more: what was read lies elsewhere */
    int status = s == UM_OK ? give(&in, k->out, given) : um_exit_of(s);
    um_input_close(&in);
    return status;
}

/* A record holds one game: two that do not go on from each other would make none. */
static int one_game(const um_chains *chains, const um_inputs *inputs)
{
    size_t games = 0, other = 0;
    for (size_t i = 0; i < inputs->n; i++)
        if (!chains->follows[i] && games++ == 1)
            other = i;
    if (games <= 1)
        return UM_EXIT_LEGAL;
    return um_call_error("convert",
                         "a record holds one game, and %s does not go on from what comes before it",
                         inputs->paths[other]);
}

static int convert_all(const um_options *o, const um_setup *setup, const um_inputs *inputs,
                       const um_sink *sink)
{
    um_output out;
    um_chains chains;
    um_status s = um_chains_find(&chains, setup, inputs);
    if (s == UM_OK && (s = um_output_open(&out, o)) != UM_OK)
        um_chains_free(&chains);
    if (s != UM_OK)
        return um_exit_of(s);
    const converting k = {setup, inputs, &chains, &out, sink};
    bool given = false;
    int status = one_game(&chains, inputs);
    for (size_t i = 0; i < inputs->n && status != UM_EXIT_CALL; i++)
        if (!chains.follows[i])
            status = um_exit_worse(status, convert_one(&k, i, &given));
    um_chains_free(&chains);
    if (status == UM_EXIT_CALL || (o->output && !given)) {
        um_output_drop(&out); /* what is there is better than half of what was asked */
        return status;
    }
    return um_output_close(&out, status);
}

int um_cmd_convert(int argc, char **argv)
{
    static const char *const suffixes[] = {".vlog", ".vsav", NULL};
    um_options o;
    um_setup setup;
    um_inputs inputs;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "convert", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_setup_ready(&setup, &o);
    setup.whole = true;
    if (s == UM_OK)
        s = um_inputs_find(&inputs, o.files, o.nfiles, suffixes, &sink);
    status = um_exit_of(s);
    if (s == UM_OK) {
        status = convert_all(&o, &setup, &inputs, &sink);
        um_inputs_free(&inputs);
    }
    um_options_free(&o);
    return status;
}
