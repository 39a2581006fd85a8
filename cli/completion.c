/* umpire completion: scripts for shells, all of which ask the program itself (`umpire completion words --
 * WORD...`), and what the manual has of the table of options. */
#include "cli/candidates.h"
#include "cli/man.h"

static void words(um_output *out, const um_options *o)
{
    um_candidates(o->files + 1, o->nfiles - 1, out);
}

static void man(um_output *out, const um_options *o)
{
    const um_command *c = o->nfiles > 1 ? um_command_named(o->files[1]) : NULL;
    if (c)
        um_man_page(out, c);
    else
        um_options_man(out->f, NULL);
}

/* bash cuts words at = and :, so they are put together again, and what stands before the cut is taken off. */
static void bash(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "# bash completion for umpire; source it, or put it where bash-completion looks\n"
                "_umpire() {\n"
                "    local word words=() glue= typed= line i\n"
                "    for ((i = 1; i <= COMP_CWORD; i++)); do\n"
                "        word=${COMP_WORDS[i]} typed=$word\n"
                "        word=${word//\\\\/} word=${word#[\\\"\\']}\n"
                "        if [[ $word == [=:]* || $glue ]] && ((${#words[@]})); then words[-1]+=$word\n"
                "        else words+=(\"$word\"); fi\n"
                "        glue=; [[ $word == [=:] ]] && glue=1 typed=\n"
                "    done\n"
                "    typed=${typed//\\\\/} typed=${typed#[\\\"\\']}\n"
                "    local before=${words[-1]%%\"$typed\"}\n"
                "    COMPREPLY=()\n"
                "    while IFS= read -r line; do COMPREPLY+=(\"${line#\"$before\"}\"); done \\\n"
                "        < <(umpire completion words -- \"${words[@]}\" 2>/dev/null)\n"
                "    ((${#COMPREPLY[@]})) && return\n"
                "    while IFS= read -r line; do COMPREPLY+=(\"$line\"); done < <(compgen -f -- \"$typed\")\n"
                "}\n"
                "complete -o filenames -F _umpire umpire\n");
}

static void zsh(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out,
           "#compdef umpire\n"
           "# zsh completion for umpire; put it as _umpire into a folder of $fpath\n"
           "_umpire() {\n"
           "    local -a found\n"
           "    found=(\"${(@f)$(umpire completion words -- \"${(@Q)words[2,CURRENT]}\" 2>/dev/null)}\")\n"
           "    found=(${found:#})\n"
           "    if (( $#found )); then compadd -S '' -a found; else _files; fi\n"
           "}\n"
           "if [[ $funcstack[1] == _umpire ]]; then _umpire \"$@\"; else compdef _umpire umpire; fi\n");
}

static void fish(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "# fish completion for umpire; put it into ~/.config/fish/completions\n"
                "function __umpire_words\n"
                "    set -l typed (commandline -opc)\n"
                "    set -l last (commandline -ct)\n"
                "    set -l plain (string unescape -- $last); or set plain $last\n"
                "    umpire completion words -- $typed[2..-1] \"$plain\" 2>/dev/null\n"
                "end\n"
                "complete -c umpire -a '(__umpire_words)'\n");
}

int um_cmd_completion(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*print)(um_output *out, const um_options *o);
        int max; /* operands; -1: any number */
    } kinds[] = {
        {"bash", bash, 1}, {"zsh", zsh, 1}, {"fish", fish, 1}, {"man", man, 2}, {"words", words, -1}};
    um_options o;
    um_output out;
    int status;
    if (!um_options_parse(&o, "completion", argc, argv, &status))
        return status;
    size_t i = 0;
    while (i < UM_COUNT(kinds) && !um_text_is(um_text_of(o.files[0]), kinds[i].name))
        i++;
    um_status s = UM_OK;
    if (i == UM_COUNT(kinds)) {
        status = um_call_error("completion", "takes bash, zsh, fish or man, not '%s'", o.files[0]);
    } else if (kinds[i].max > 0 && o.nfiles > kinds[i].max) {
        status = um_call_error("completion", "one operand too many: '%s'", o.files[kinds[i].max]);
    } else if (kinds[i].print == man && o.nfiles > 1 && !um_command_named(o.files[1])) {
        status = um_call_error("completion", "no command is called '%s'", o.files[1]);
    } else if ((s = um_output_open(&out, &o)) != UM_OK) {
        status = um_exit_of(s);
    } else {
        kinds[i].print(&out, &o);
        status = um_output_close(&out, UM_EXIT_LEGAL);
    }
    um_options_free(&o);
    return status;
}
