#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include <signal.h>
#include <sys/types.h>

/// Whether the environment asks for a platform that can measure as little as possible, to try every
/// path of a system that lacks something: ARCHBENCH_PLATFORM=none.
int cpl_is_none(void);

/// The exit status of a child process, or the signal that ended it. Swift sees the field under another
/// name on each system.
int cpl_exit_status(const siginfo_t *information);

/// Whether this process ignores a signal. Swift sees the handler under another name on each system.
int cpl_ignores(int signal_number);

#ifdef __APPLE__

/// Writes the children of a process, at most so many, and returns how many were written; -1 if the system
/// does not answer.
int cpl_children(pid_t parent, pid_t *children, int capacity);

#endif

#endif
