/* umpire convert: a record from a log. */
#include "cli/report_open.h"

static int give(um_input *in, um_output *out)
{
    um_buf text = {0};
    if (!in->opened.is_log)
        return um_exit_of(um_say(&in->sink, UM_ERROR, UM_UNSUPPORTED, (um_place){.file = in->file}, "convert",
                                 "a record already: umpire fmt lays it out"));
    um_status s = um_record_write(in->opened.record, &text);
    if (s == UM_OK)
        um_out_bytes(out, um_buf_view(&text));
    um_buf_free(&text);
    return um_exit_of(s);
}

int um_cmd_convert(int argc, char **argv)
{
    um_options o;
    um_bench bench;
    um_printer printer;
    um_output out;
    int status;
    if (!um_options_parse(&o, "convert", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_bench_ready(&bench, &o);
    status = um_exit_of(s);
    if (s == UM_OK && (s = um_output_open(&out, &o)) == UM_OK) {
        for (int i = 0; i < o.nfiles; i++) {
            um_input in;
            s = um_input_open(&in, &bench, o.files[i], &sink);
            status = um_exit_worse(status, s == UM_OK ? give(&in, &out) : um_exit_of(s));
            um_input_close(&in);
        }
        status = um_output_close(&out, status);
    }
    um_options_free(&o);
    return status;
}
