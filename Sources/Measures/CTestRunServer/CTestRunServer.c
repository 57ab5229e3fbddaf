#define _GNU_SOURCE
#include "CTestRunServer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// What Swift Testing prints before what it has to say of a failure: "✘".
static const unsigned char failure_mark[] = {0xE2, 0x9C, 0x98};

// How often it is asked what a run has used of a processor, in milliseconds.
enum { look_interval = 100 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// In seconds; 0 where the system does not tell.
static double processor_time(pid_t run) {
#ifdef __linux__
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(run, &clock) == 0 && clock_gettime(clock, &time) == 0)
        return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
#else
    (void)run;
#endif
    return 0;
}

// Whether what was read has the mark. It may come in pieces, so `matched` counts what came of it.
static int has_mark(const unsigned char *bytes, ssize_t count, size_t *matched) {
    for (ssize_t i = 0; i < count; i++) {
        if (bytes[i] == failure_mark[*matched]) {
            if (++*matched == sizeof failure_mark) return 1;
        } else {
            *matched = bytes[i] == failure_mark[0];
        }
    }
    return 0;
}

// Follows a run to its end; what it prints is read from `output`.
static const char *answer(pid_t run, int output, double limit, double processor_limit) {
    const double end = now() + limit;
    const char *reason = NULL;
    unsigned char bytes[4096];
    size_t matched = 0;
    for (;;) {
        struct pollfd readable = {.fd = output, .events = POLLIN};
        // What a run that is being ended still prints is of no interest, but its end is.
        int ready = poll(&readable, 1, reason ? -1 : look_interval);
        if (ready > 0) {
            ssize_t count = read(output, bytes, sizeof bytes);
            if (count == 0 || (count < 0 && errno != EINTR)) break;
            if (!reason && has_mark(bytes, count, &matched)) reason = "failed";
        }
        if (!reason && (now() >= end || processor_time(run) >= processor_limit))
            reason = "timedOut";
        // The run leads a group, in which is what it has started.
        if (reason) kill(-run, SIGKILL);
    }
    int status = 0;
    while (waitpid(run, &status, 0) < 0 && errno == EINTR) {}
    if (reason) return reason;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "passed" : "failed";
}

// Makes this process the run that a line asks for; what is left of the line are variables.
static void begin(int output, char **fields) {
    setpgid(0, 0);
    int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    close(nothing);
    close(output);
    for (char *field; (field = strsep(fields, "\t"));) {
        char *value = strchr(field, '=');
        if (!value) continue;
        *value = '\0';
        setenv(field, value + 1, 1);
    }
}

void ctr_serve(void) {
    if (!getenv("TEST_RUN_SERVER")) return;
    unsetenv("TEST_RUN_SERVER");
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        char *fields = line;
        const char *limit = strsep(&fields, "\t");
        const char *processor_limit = strsep(&fields, "\t");
        int ends[2];
        if (!processor_limit || pipe(ends) != 0) exit(EXIT_FAILURE);
        pid_t run = fork();
        if (run < 0) exit(EXIT_FAILURE);
        if (run == 0) {
            close(ends[0]);
            begin(ends[1], &fields);
            free(line);
            return;
        }
        // Whoever comes first of the two does it, so that the group is there when it is ended.
        setpgid(run, run);
        close(ends[1]);
        puts(answer(run, ends[0], atof(limit), atof(processor_limit)));
        fflush(stdout);
        close(ends[0]);
    }
    exit(EXIT_SUCCESS);
}
