#ifndef C_INSTRUCTION_COUNTER_H
#define C_INSTRUCTION_COUNTER_H

#include <stdint.h>

/// How instructions can be counted here.
typedef enum {
    /// Not at all: another system or processor than Linux on x86-64.
    cic_none,
    /// By the processor's own counter, through perf_event_open.
    cic_hardware,
    /// By single-stepping a child process with ptrace.
    cic_stepping,
} cic_method;

/// Why nothing was counted; what cic_count returns instead of a count.
typedef enum {
    cic_unsupported = -1,
    /// No child process could be made, or what it found did not reach this process.
    cic_no_child = -2,
    /// Something forbids tracing, as a container or a security policy does.
    cic_refused = -3,
    /// The child ended before the body did.
    cic_died = -4,
    /// The body took more instructions than was allowed.
    cic_too_many = -5,
} cic_failure;

/// Which method cic_count uses. The processor's counter where it works, since it is faster.
cic_method cic_available(void);

/// Runs body(context) in a child that this process forks, so that nothing changes here, and counts
/// its instructions, with the few around it. The caller must be the only thread.
///
/// Returns the count, or a cic_failure.
int64_t cic_count(void (*body)(void *), void *context, int64_t limit);

/// A body of at least 1,000 instructions that is exactly 1,000 longer than cic_nothing.
void cic_thousand(void *context);
void cic_nothing(void *context);

/// Makes this process, and those it forks, run on one processor alone: parent and child of
/// single-stepping take turns, which is faster where they need not wake another processor.
/// `index` chooses among those that are allowed, counted round and round.
void cic_pin(int index);

/// Starts this program anew with memory at the same addresses in each run, unless it already runs
/// so, since tables that are keyed by addresses look further in one run than in another. Returns
/// only where that is not needed or not possible.
void cic_fix_addresses(char *const arguments[]);

#endif
