// Counts the instructions of a function in a forked child, by the processor's own counter or by
// single-stepping.

#define _GNU_SOURCE
#include "CInstructionCounter.h"

#if defined(__linux__) && defined(__x86_64__)

#include <errno.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int open_counter(void) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

cic_method cic_available(void) {
    int counter = open_counter();
    if (counter < 0) return cic_stepping;
    close(counter);
    return cic_hardware;
}

// The child counts itself and sends the count through a pipe.
static int64_t count_by_hardware(void (*body)(void *), void *context, int64_t limit) {
    int ends[2];
    if (pipe(ends) < 0) return cic_no_child;
    pid_t child = fork();
    if (child < 0) {
        close(ends[0]);
        close(ends[1]);
        return cic_no_child;
    }
    if (child == 0) {
        int counter = open_counter();
        int64_t count = cic_refused;
        if (counter >= 0) {
            ioctl(counter, PERF_EVENT_IOC_RESET, 0);
            ioctl(counter, PERF_EVENT_IOC_ENABLE, 0);
            body(context);
            ioctl(counter, PERF_EVENT_IOC_DISABLE, 0);
            if (read(counter, &count, sizeof count) != sizeof count) count = cic_refused;
        }
        _exit(write(ends[1], &count, sizeof count) == sizeof count ? 0 : 1);
    }
    close(ends[1]);
    int64_t count;
    if (read(ends[0], &count, sizeof count) != sizeof count) count = cic_died;
    close(ends[0]);
    waitpid(child, NULL, 0);
    return count > limit ? cic_too_many : count;
}

// A breakpoint that the tracing parent hears of.
static inline void mark(void) { __asm__ volatile("int3" ::: "memory"); }

static int64_t stop(pid_t child, int64_t result) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return result;
}

// Steps from the first mark to the second. What a step ends with tells the two apart: a single step
// has a code of its own.
static int64_t count_by_stepping(void (*body)(void *), void *context, int64_t limit) {
    pid_t child = fork();
    if (child < 0) return cic_no_child;
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, 0, 0) < 0) _exit(1);
        mark();
        body(context);
        mark();
        _exit(0);
    }
    int status;
    if (waitpid(child, &status, 0) < 0) return cic_no_child;
    if (WIFEXITED(status)) return cic_refused;
    if (WIFSIGNALED(status)) return cic_died;
    if (WSTOPSIG(status) != SIGTRAP) return stop(child, cic_died);
    for (int64_t count = 0; count <= limit; count++) {
        if (ptrace(PTRACE_SINGLESTEP, child, 0, 0) < 0) return stop(child, cic_refused);
        if (waitpid(child, &status, 0) < 0) return stop(child, cic_no_child);
        if (!WIFSTOPPED(status)) return cic_died;
        if (WSTOPSIG(status) != SIGTRAP) return stop(child, cic_died);
        siginfo_t information;
        if (ptrace(PTRACE_GETSIGINFO, child, 0, &information) < 0) return stop(child, cic_refused);
        if (information.si_code != TRAP_TRACE) return stop(child, count);
    }
    return stop(child, cic_too_many);
}

int64_t cic_count(void (*body)(void *), void *context, int64_t limit) {
    return cic_available() == cic_hardware ? count_by_hardware(body, context, limit)
                                           : count_by_stepping(body, context, limit);
}

void cic_pin(int index) {
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) < 0) return;
    int wanted = index % CPU_COUNT(&allowed);
    for (int processor = 0; processor < CPU_SETSIZE; processor++) {
        if (!CPU_ISSET(processor, &allowed) || wanted-- > 0) continue;
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(processor, &one);
        sched_setaffinity(0, sizeof one, &one);
        return;
    }
}

void cic_fix_addresses(char *const arguments[]) {
    int now = personality(0xffffffff);
    if (now < 0 || (now & ADDR_NO_RANDOMIZE)) return;
    if (personality((unsigned long)(now | ADDR_NO_RANDOMIZE)) < 0) return;
    execv("/proc/self/exe", arguments);
}

#else

cic_method cic_available(void) { return cic_none; }
int64_t cic_count(void (*body)(void *), void *context, int64_t limit) { return cic_unsupported; }
void cic_pin(int index) {}
void cic_fix_addresses(char *const arguments[]) {}

#endif

__attribute__((noinline)) void cic_nothing(void *context) { __asm__ volatile("" ::: "memory"); }

__attribute__((noinline)) void cic_thousand(void *context) {
    __asm__ volatile(".rept 1000\n\tnop\n\t.endr" ::: "memory");
}
