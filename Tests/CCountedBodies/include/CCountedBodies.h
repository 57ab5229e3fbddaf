#ifndef C_COUNTED_BODIES_H
#define C_COUNTED_BODIES_H

#include <stdint.h>

/// Executes a breakpoint.
void ccb_break(void *context);

/// Ends the process.
void ccb_exit(void *context);

/// Executes an invalid instruction.
void ccb_crash(void *context);

/// Makes a child process, which ends at once.
void ccb_fork(void *context);

/// Installs a handler for the signal of single steps.
void ccb_handle_traps(void *context);

/// Blocks all signals.
void ccb_block_signals(void *context);

/// Sends this process the signal of single steps.
void ccb_raise(void *context);

/// Runs a signal handler that clears the trap flag.
void ccb_lose_trap_flag(void *context);

/// Installs the handler that `ccb_lose_trap_flag` needs.
void ccb_prepare_to_lose_trap_flag(void);

/// Repeats a system call as often as the int64_t that the context points to says. One repetition takes
/// four instructions.
void ccb_call_system(void *context);

/// Clears the trap flag as often as the int64_t that the context points to says. One repetition takes
/// five instructions.
void ccb_clear_trap_flag(void *context);

/// Writes as many bytes as the int64_t that the context points to says, up to 4,096, by one instruction
/// with a repeat prefix. The processor traps after each byte.
void ccb_fill(void *context);

#endif
