#ifndef C_INSTRUCTION_COUNTER_H
#define C_INSTRUCTION_COUNTER_H

#include <stdint.h>

/// How instructions can be counted.
typedef enum {
    /// By the processor's own counter, through perf_event_open.
    cic_hardware,
    /// By the processor's trap flag, which is set in a child process that counts its own steps.
    cic_stepping,
} cic_method;

/// Why nothing was counted; what cic_count returns instead of a count.
typedef enum {
    /// Another system or processor than Linux on x86-64.
    cic_unsupported = -1,
    /// No child process could be made, or no memory that it shares with this process.
    cic_no_child = -2,
    /// The counter could not be opened, or the handler of single steps could not be installed. A
    /// container or a security policy may forbid it.
    cic_refused = -3,
    /// The child ended before the body did.
    cic_died = -4,
    /// The body took more instructions than was allowed.
    cic_too_many = -5,
    /// The body makes a process or a thread, or changes a signal handler.
    cic_not_alone = -6,
    /// Some steps of the body were not reported.
    cic_lost = -7,
} cic_failure;

/// Whether instructions can be counted on this kind of system and processor: Linux on x86-64.
int cic_is_supported(void);

/// Whether this machine gives access to the processor's own counter.
int cic_has_counter(void);

/// Runs body(context) in a child that this process forks, so that nothing changes here, and counts
/// its instructions, with the few around it. The caller must be the only thread.
///
/// Returns the count, or a cic_failure.
int64_t cic_count(cic_method method, void (*body)(void *), void *context, int64_t limit);

/// Lets each step whose number is a multiple of `interval` arrive with the code of a breakpoint, as
/// some virtual machines do, so that it can be tried everywhere that these are counted right. 0, as
/// it is from the start, lets none.
void cic_lose_flags(int64_t interval);

/// One instruction: where it stands, and how low the stack reached before it.
typedef struct {
    uint64_t place;
    uint64_t stack;
} cic_step;

/// Returns memory for so many steps, which this process shares with forked children; NULL if there is
/// none. The system provides the memory when it is written to.
cic_step *cic_reserve_steps(int64_t capacity);

/// Lets each count by stepping write its steps to memory from `cic_reserve_steps`, up to so many; NULL
/// lets none be written.
void cic_keep_steps(cic_step *steps, int64_t capacity);

/// Where in memory this program begins, as its file counts places from 0, and how far its code and data
/// reach from there.
uint64_t cic_program_start(void);
uint64_t cic_program_size(void);

/// A body of as many thousand instructions as the int64_t says that the context points to, and some
/// that are the same for each number.
void cic_thousands(void *context);

/// Starts this program anew with memory at the same addresses in each run, unless it already runs
/// so, since tables that are keyed by addresses look further in one run than in another. Of the
/// environment, which takes memory, it keeps only what may concern the program. Returns only where
/// that is not needed or not possible.
void cic_fix_addresses(char *const arguments[]);

#endif
