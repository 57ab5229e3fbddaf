#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

/// Whether the environment asks for a platform that can measure as little as possible, to try every
/// path of a system that lacks something: ARCHBENCH_PLATFORM=none.
int cpl_is_none(void);

/// The exit status of a child process, or the signal that ended it. Swift sees the field under another
/// name on each system.
int cpl_exit_status(const siginfo_t *information);

/// Whether this process ignores a signal. Swift sees the handler under another name on each system.
int cpl_ignores(int signal_number);

/// Writes the SHA-1 by which git names a blob with these bytes: 40 hexadecimal digits and a zero.
void cpl_blob_digest(const void *bytes, size_t count, char digest[41]);

/// Sends a signal to a process and all its descendants, which are found by the parent of each process, even
/// in their own process group.
void cpl_end_tree(pid_t root, int signal_number);

/// Starts a process that waits for the end of this one, which is needed after `kill -9`. It then ends the
/// commands that still run, and restores the terminal. Nothing happens if it was started before, or cannot
/// be started.
void cpl_guard_start(void);

/// Tells the guard that a command begins or has ended. A command that began a moment before the end of this
/// process may be missed.
void cpl_guard_command(pid_t command, int is_running);

/// Tells the guard the settings of the terminal and the text that is written after they are restored, or with
/// NULL that the terminal is restored.
void cpl_guard_terminal(const struct termios *settings, const char *ending);

#endif
