/* umpire completion: what other programs want to know about the options, made from their table. */
#include "cli/output.h"

int um_cmd_completion(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*print)(FILE *f);
    } kinds[] = {{"bash", um_options_bash}, {"man", um_options_man}};
    um_options o;
    um_output out;
    int status;
    if (!um_options_parse(&o, "completion", argc, argv, &status))
        return status;
    status = UM_EXIT_CALL;
    for (size_t i = 0; i < UM_COUNT(kinds); i++) {
        if (!um_text_is(um_text_of(o.files[0]), kinds[i].name))
            continue;
        um_status s = um_output_open(&out, &o);
        if (s) {
            um_options_free(&o);
            return um_exit_of(s);
        }
        kinds[i].print(out.f);
        status = um_output_close(&out, UM_EXIT_LEGAL);
    }
    if (status == UM_EXIT_CALL)
        um_call_error("completion", "takes bash or man, not '%s'", o.files[0]);
    um_options_free(&o);
    return status;
}
