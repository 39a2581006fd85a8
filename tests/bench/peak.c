/* peak COMMAND...: runs it, its output thrown away, and prints what it took: seconds of the processor and the
 * most memory in KiB. A process started by an interpreter inherits that one's mark; by this one, next to
 * none. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int n, char **command)
{
    struct rusage used;
    if (n < 2)
        return 127;
    pid_t pid = fork();
    if (pid == 0) {
        int null = open("/dev/null", O_RDWR);
        dup2(null, 0);
        dup2(null, 1);
        dup2(null, 2);
        execvp(command[1], command + 1);
        _exit(127);
    }
    int status = 127;
    waitpid(pid, &status, 0);
    getrusage(RUSAGE_CHILDREN, &used);
    double cpu = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                 (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    printf("%.4f %ld\n", cpu, used.ru_maxrss);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
}
