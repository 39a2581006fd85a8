#include "cli/output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

/* The commands, a line each. */
static void usage(FILE *f)
{
    fprintf(f, "%s\n\n%s\n\n%s\n", um_tr("usage: umpire COMMAND [OPTION...] [FILE...]"),
            um_tr("umpire replays a recorded board wargame and says, step by step, whether what the\n"
                  "players did was legal."),
            um_tr("commands:"));
    for (int i = 0; i < um_ncommands; i++)
        fprintf(f, "  %-11s %s\n", um_commands[i].name, um_tr(um_commands[i].help));
    fprintf(f, "\n%s\n",
            um_tr("'umpire COMMAND --help' shows a command's options; umpire(1) tells all of it."));
}

/* Say that there is no such command, and which is near. */
static int unknown_command(const char *word)
{
    const char *names[64];
    size_t n = 0;
    for (int i = 0; i < um_ncommands && n < UM_COUNT(names); i++)
        names[n++] = um_commands[i].name;
    const char *near = um_nearest(word, names, n);
    if (strcmp(word, "-v") == 0 || strcmp(word, "-V") == 0 || strcmp(word, "version") == 0)
        near = "--version";
    if (near)
        return um_call_error(NULL, "no command '%s'; did you mean '%s'?", word, near);
    return um_call_error(NULL, "no command '%s'", word);
}

/* The program's version and those of its libraries, one a line. */
static void print_versions(void)
{
    char version[64];
    const char *name;
    puts("umpire " UMPIRE_VERSION);
    for (int i = 0; (name = um_library_version(i, version, sizeof version)); i++)
        printf("%s %s\n", name, version);
    printf("SQLite %s\n", sqlite3_libversion());
}

/* Run the command that the call names; its exit status. */
static int dispatch(int argc, char **argv)
{
    if (argc < 2)
        return um_call_error(NULL, "no command given");
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0) {
        bool named = argc > 2 && argv[2][0] != '-';
        const um_command *c = named ? um_command_named(argv[2]) : NULL;
        if (named && !c)
            return unknown_command(argv[2]);
        if (c)
            um_options_help(stdout, c);
        else
            usage(stdout);
        return UM_EXIT_LEGAL;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        print_versions();
        return UM_EXIT_LEGAL;
    }
    const um_command *c = um_command_named(word);
    return c ? c->run(argc - 1, argv + 1) : unknown_command(word);
}

/* A standard stream that is closed is opened on nothing, so that no file opened later gets its number and
 * what is said of an input never lands in a report: results then cannot be written, nor input read, as
 * before. */
static void fill_streams(void)
{
    static const int how[] = {O_WRONLY, O_RDONLY, O_WRONLY};
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", how[fd]) != fd)
            _exit(UM_EXIT_FAULT);
}

int main(int argc, char **argv)
{
    fill_streams();
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is a failed write, told by the exit status */
    signal(SIGXFSZ, SIG_IGN); /* and so is a file that has reached its limit */
    um_options_language(argc, argv);
    int status = dispatch(argc, argv);
    if (um_file_wanted())
        status = um_exit_worse(status, um_call_error(NULL, "the output would replace a file that is read"));
    errno = 0;
    if (fflush(stdout) != 0 || ferror(stdout)) {
        if (errno && errno != EPIPE)
            um_complain("standard output: cannot write: %s", um_tr(strerror(errno)));
        status = um_exit_worse(status, UM_EXIT_INPUT);
    }
    return status;
}
