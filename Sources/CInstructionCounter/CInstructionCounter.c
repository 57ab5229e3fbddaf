// Counts the instructions of a function in a forked child, by the processor's own counter or by
// single-stepping.

#define _GNU_SOURCE
#include "CInstructionCounter.h"

#include <stddef.h>

#if defined(__linux__) && defined(__x86_64__)

#include <errno.h>
#include <link.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
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

int cic_has_counter(void) {
    int counter = open_counter();
    if (counter < 0) return 0;
    close(counter);
    return 1;
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

// Breakpoints that the tracing parent hears of. They are written out, so that the address of the one
// that ends the count is known and nothing is inlined.
__asm__(".text\n"
        ".p2align 4\n"
        "cic_begin_mark:\n\tint3\n\tret\n"
        ".p2align 4\n"
        "cic_end_mark:\n\tint3\n\tret\n");
void cic_begin_mark(void) __asm__("cic_begin_mark");
void cic_end_mark(void) __asm__("cic_end_mark");

static int64_t lost_flag_interval = 0;

void cic_lose_flags(int64_t interval) { lost_flag_interval = interval; }

static cic_step *kept_steps = NULL;
static int64_t kept_capacity = 0;

cic_step *cic_reserve_steps(int64_t capacity) {
    size_t size = (size_t)capacity * sizeof(cic_step);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    madvise(memory, size, MADV_DONTFORK);
    return memory;
}

void cic_keep_steps(cic_step *steps, int64_t capacity) {
    kept_steps = steps;
    kept_capacity = steps == NULL ? 0 : capacity;
}

typedef struct {
    uint64_t start;
    uint64_t size;
} program;

static int find_program(struct dl_phdr_info *info, size_t size, void *found) {
    (void)size;
    program *this = found;
    this->start = info->dlpi_addr;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
        uint64_t end = info->dlpi_phdr[index].p_vaddr + info->dlpi_phdr[index].p_memsz;
        if (end > this->size) this->size = end;
    }
    // The program itself is the first.
    return 1;
}

static program this_program(void) {
    program found = {0, 0};
    dl_iterate_phdr(find_program, &found);
    return found;
}

uint64_t cic_program_start(void) { return this_program().start; }
uint64_t cic_program_size(void) { return this_program().size; }

static int64_t stop(pid_t child, int64_t result) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return result;
}

// Whether a child that was stopped by a breakpoint has executed the end mark. The processor then
// points behind it.
static int is_at_end(pid_t child) {
    errno = 0;
    long next = ptrace(PTRACE_PEEKUSER, child, offsetof(struct user_regs_struct, rip), 0);
    return errno == 0 && next == (long)(uintptr_t)cic_end_mark + 1;
}

// Steps from the first mark to the second. A step arrives as TRAP_TRACE. On some virtual machines the
// processor's debug status now and then lacks the bit that says so, and the step arrives as
// TRAP_BRKPT; it is a step all the same. So the end is known by its address alone.
static int64_t count_by_stepping(void (*body)(void *), void *context, int64_t limit) {
    pid_t child = fork();
    if (child < 0) return cic_no_child;
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, 0, 0) < 0) _exit(1);
        cic_begin_mark();
        body(context);
        cic_end_mark();
        _exit(0);
    }
    int status;
    if (waitpid(child, &status, 0) < 0) return cic_no_child;
    if (WIFEXITED(status)) return cic_refused;
    if (WIFSIGNALED(status)) return cic_died;
    if (WSTOPSIG(status) != SIGTRAP) return stop(child, cic_died);
    for (int64_t count = 0; count <= limit; count++) {
        if (count < kept_capacity) {
            struct user_regs_struct registers;
            if (ptrace(PTRACE_GETREGS, child, 0, &registers) < 0) return stop(child, cic_refused);
            kept_steps[count].place = registers.rip;
            kept_steps[count].stack = registers.rsp;
        }
        if (ptrace(PTRACE_SINGLESTEP, child, 0, 0) < 0) return stop(child, cic_refused);
        if (waitpid(child, &status, 0) < 0) return stop(child, cic_no_child);
        if (!WIFSTOPPED(status)) return cic_died;
        if (WSTOPSIG(status) != SIGTRAP) return stop(child, cic_died);
        siginfo_t information;
        if (ptrace(PTRACE_GETSIGINFO, child, 0, &information) < 0) return stop(child, cic_refused);
        int code = information.si_code;
        if (lost_flag_interval > 0 && code == TRAP_TRACE && count % lost_flag_interval == 0)
            code = TRAP_BRKPT;
        if (code == TRAP_TRACE) continue;
        if (is_at_end(child)) return stop(child, count);
        if (code != TRAP_BRKPT) return stop(child, cic_died);
    }
    return stop(child, cic_too_many);
}

int64_t cic_count(cic_method method, void (*body)(void *), void *context, int64_t limit) {
    return method == cic_hardware ? count_by_hardware(body, context, limit)
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

// Whether the program, or what it is linked with, may listen to a variable of the environment.
static int is_kept(const char *variable) {
    const char *prefixes[] = {"ARCHBENCH_", "LD_", "SWIFT_"};
    for (int index = 0; index < 3; index++)
        if (strncmp(variable, prefixes[index], strlen(prefixes[index])) == 0) return 1;
    return 0;
}

void cic_fix_addresses(char *const arguments[]) {
    int now = personality(0xffffffff);
    if (now < 0 || (now & ADDR_NO_RANDOMIZE)) return;
    if (personality((unsigned long)(now | ADDR_NO_RANDOMIZE)) < 0) return;
    char *environment[64];
    int count = 0;
    for (char **variable = environ; *variable != NULL && count < 63; variable++)
        if (is_kept(*variable)) environment[count++] = *variable;
    environment[count] = NULL;
    execve("/proc/self/exe", arguments, environment);
}

int cic_is_supported(void) { return 1; }

#else

int cic_is_supported(void) { return 0; }
int cic_has_counter(void) { return 0; }
int64_t cic_count(cic_method method, void (*body)(void *), void *context, int64_t limit) {
    return cic_unsupported;
}
void cic_lose_flags(int64_t interval) {}
cic_step *cic_reserve_steps(int64_t capacity) { return NULL; }
void cic_keep_steps(cic_step *steps, int64_t capacity) {}
uint64_t cic_program_start(void) { return 0; }
uint64_t cic_program_size(void) { return 0; }
void cic_pin(int index) {}
void cic_fix_addresses(char *const arguments[]) {}

#endif

#if defined(__x86_64__)

void cic_break(void *context) { __asm__ volatile("int3" ::: "memory"); }

__attribute__((noinline)) void cic_thousands(void *context) {
    int64_t left = *(const int64_t *)context;
    // 998 that do nothing, and two that count the thousand.
    __asm__ volatile("test %0, %0\n\t"
                     "jz 2f\n"
                     "1:\n\t"
                     ".rept 998\n\tnop\n\t.endr\n\t"
                     "dec %0\n\t"
                     "jnz 1b\n"
                     "2:"
                     : "+r"(left)
                     :
                     : "memory", "cc");
}

#else

void cic_break(void *context) {}
void cic_thousands(void *context) {}

#endif
