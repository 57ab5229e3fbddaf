#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__

#include <libproc.h>

static int children(pid_t parent, pid_t *found, int capacity) {
    int count = proc_listchildpids(parent, found, capacity * (int)sizeof *found);
    return count < 0 ? 0 : count > capacity ? capacity : count;
}

#else

#include <dirent.h>
#include <stdio.h>

/// The parent of a process; -1 if the process has ended.
static pid_t parent_of(const char *process) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%.20s/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return -1;
    text[count] = 0;
    // The name of the program, in parentheses, may contain any character.
    const char *end = strrchr(text, ')');
    int parent;
    return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : -1;
}

static int children(pid_t parent, pid_t *found, int capacity) {
    DIR *folder = opendir("/proc");
    if (!folder) return 0;
    int count = 0;
    struct dirent *entry;
    while (count < capacity && (entry = readdir(folder))) {
        if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
        if (parent_of(entry->d_name) == parent) found[count++] = atoi(entry->d_name);
    }
    closedir(folder);
    return count;
}

#endif

enum { capacity = 4096 };

void cpl_end_tree(pid_t root, int signal_number) {
    static _Thread_local pid_t found[capacity];
    int count = 1;
    found[0] = root;
    // They are stopped first, so that none starts a new process, and none ends and leaves its children
    // without a parent.
    for (int next = 0; next < count; next++) {
        kill(found[next], SIGSTOP);
        count += children(found[next], found + count, capacity - count);
    }
    for (int i = 0; i < count; i++) kill(found[i], signal_number);
    // Foundation gives each command its own process group; not every system reports parents.
    kill(-root, signal_number);
    for (int i = 0; i < count; i++) kill(found[i], SIGCONT);
    kill(-root, SIGCONT);
}

// MARK: - The guard

typedef struct {
    /// The running commands.
    pid_t commands[capacity];
    int count;
    /// The terminal to restore, if there is a text for its end.
    struct termios settings;
    char ending[64];
} guarded;

typedef struct {
    /// '+' and '-' for a command, 'T' and 't' for the terminal.
    char change;
    pid_t command;
    struct termios settings;
    char ending[64];
} message;

static void apply(const message *message, guarded *state) {
    switch (message->change) {
    case '+':
        if (state->count < capacity) state->commands[state->count++] = message->command;
        break;
    case '-':
        for (int i = 0; i < state->count; i++) {
            if (state->commands[i] != message->command) continue;
            state->commands[i] = state->commands[--state->count];
            break;
        }
        break;
    case 'T':
        state->settings = message->settings;
        memcpy(state->ending, message->ending, sizeof state->ending);
        break;
    case 't': state->ending[0] = 0; break;
    default: break;
    }
}

/// Waits for the end of the parent, and then ends its commands and restores its terminal.
static void run(int input, int terminal) {
    static guarded state;
    message message;
    while (true) {
        ssize_t count = read(input, &message, sizeof message);
        if (count == sizeof message) apply(&message, &state);
        else if (count == 0 || errno != EINTR) break;
    }
    for (int i = 0; i < state.count; i++) cpl_end_tree(state.commands[i], SIGKILL);
    if (state.ending[0] && terminal >= 0) {
        tcsetattr(terminal, TCSAFLUSH, &state.settings);
        (void)!write(terminal, state.ending, strnlen(state.ending, sizeof state.ending));
    }
    _exit(0);
}

/// The writing end of the pipe to the guard; -1 without a guard.
static int guard = -1;

void cpl_guard_start(void) {
    if (guard >= 0) return;
    int ends[2];
    if (pipe(ends) != 0) return;
    pid_t process = fork();
    if (process == 0) {
        // A signal of the terminal is for the parent.
        for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
        signal(SIGCHLD, SIG_DFL);
        const char *name = ttyname(STDIN_FILENO);
        int terminal = name ? open(name, O_RDWR | O_NOCTTY) : -1;
        // Open files of the parent would keep the other end of each pipe waiting.
        int limit = (int)sysconf(_SC_OPEN_MAX);
        if (limit < 0 || limit > 65536) limit = 65536;
        for (int file = 0; file < limit; file++) {
            if (file != ends[0] && file != terminal) close(file);
        }
        run(ends[0], terminal);
    }
    close(ends[0]);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    if (process > 0) guard = ends[1];
    else close(ends[1]);
}

static void tell(const message *message) {
    // A short message is written atomically or, to a full pipe, not at all.
    if (guard >= 0) (void)!write(guard, message, sizeof *message);
}

void cpl_guard_command(pid_t command, int is_running) {
    message message = {.change = is_running ? '+' : '-', .command = command};
    tell(&message);
}

void cpl_guard_terminal(const struct termios *settings, const char *ending) {
    message message = {.change = settings ? 'T' : 't'};
    if (settings) {
        message.settings = *settings;
        strncpy(message.ending, ending, sizeof message.ending - 1);
    }
    tell(&message);
}
