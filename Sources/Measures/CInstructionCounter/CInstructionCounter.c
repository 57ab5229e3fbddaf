// Counts the instructions of a function in a forked child, by the processor's own counter or by
// single-stepping.

#define _GNU_SOURCE
#include "CInstructionCounter.h"

#include <stddef.h>

#if defined(__linux__) && defined(__x86_64__)

#include <link.h>
#include <linux/perf_event.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
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

// Brings the allocator into the same state before each count, because the instructions of a call would
// otherwise depend on everything that the process allocated before. The heap gets enough room that no call
// asks the kernel for more. Free blocks of small sizes are used up, and then four of the at most seven
// blocks that glibc's cache (tcache) keeps of each size are freed. The process ends after the count, so
// nothing else has to be freed.
#ifdef __GLIBC__
// Not malloc and free, which this program may replace by functions with a lock: another thread may hold it
// when the child is forked, and then the child would wait for ever.
extern void *__libc_malloc(size_t);
extern void __libc_free(void *);

static void level_free_blocks(void) {
    enum { sizes = 64, used = 64, kept = 4 };
    // The kernel provides this memory only when it is used.
    mallopt(M_TOP_PAD, 1 << 26);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    // Large blocks first, so that the heap grows and no small block is cut from a free large one.
    for (size_t size = 1 << 16; size > 24 + 16 * sizes; size /= 2)
        for (int block = 0; block < used / 4; block++) (void)!__libc_malloc(size);
    // Sizes as glibc rounds them: multiples of 16, less the 8 bytes of its header.
    for (int index = sizes - 1; index >= 0; index--) {
        void *blocks[used];
        for (int block = 0; block < used; block++) blocks[block] = __libc_malloc(24 + 16 * (size_t)index);
        for (int block = 0; block < kept; block++) __libc_free(blocks[block]);
    }
}
#else
static void level_free_blocks(void) {}
#endif

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
        level_free_blocks();
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

// Breakpoints at the beginning and at the end of a count. They are written in assembly, so that their
// addresses are known and the compiler does not inline them.
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
                        MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
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

// While this bit of the flags is set, the processor traps after each instruction.
enum { trap_flag = 0x100 };

// The result of a count, in memory that the child shares with its parent.
static volatile int64_t *shared_result = NULL;

// The state of a count in the child.
static struct {
    int64_t limit;
    int64_t count;
    // The next instruction.
    cic_step next;
    int is_counting;
    int is_at_system_call;
} stepping;

static _Noreturn void finish(int64_t result) {
    *shared_result = result;
    _exit(0);
}

static void begin_next(uint64_t place, uint64_t stack) {
    stepping.next.place = place;
    stepping.next.stack = stack;
    if (stepping.count < kept_capacity) kept_steps[stepping.count] = stepping.next;
}

static void count_step(uint64_t place, uint64_t stack) {
    if (++stepping.count > stepping.limit) finish(cic_too_many);
    begin_next(place, stack);
}

static int is_system_call(uint64_t place) {
    // The instruction is 0F 05. The second byte may be on a page that cannot be read if the first
    // byte is another instruction.
    const uint8_t *code = (const uint8_t *)place;
    return code[0] == 0x0f && code[1] == 0x05;
}

// Whether a system call makes a process or a thread, of which the steps would be counted as well, or
// changes a signal handler, so that steps could be missed.
static int is_allowed(const greg_t *registers) {
    switch (registers[REG_RAX]) {
    case SYS_clone:
    case SYS_clone3:
    case SYS_fork:
    case SYS_vfork: return 0;
    // Without an action the call only reads the present one.
    case SYS_rt_sigaction: return registers[REG_RSI] == 0;
    default: return 1;
    }
}

// Handles the begin mark, the trap after each instruction, and the end mark.
//
// A trap after an instruction has the code TRAP_TRACE. On some virtual machines the debug status of the
// processor sometimes lacks the bit for a single step, and the code is TRAP_BRKPT. The instruction is
// counted all the same. A breakpoint has the code SI_KERNEL, so the marks are known by their addresses.
static void on_trap(int signal, siginfo_t *information, void *context) {
    (void)signal;
    greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
    uint64_t place = (uint64_t)registers[REG_RIP];
    uint64_t stack = (uint64_t)registers[REG_RSP];
    if (!stepping.is_counting) {
        if (place != (uintptr_t)cic_begin_mark + 1) finish(cic_died);
        stepping.is_counting = 1;
        begin_next(place, stack);
    } else if (place == (uintptr_t)cic_end_mark + 1) {
        // The instruction before it was reported, unless the trap flag was lost on the way.
        finish(stepping.next.place == (uintptr_t)cic_end_mark ? stepping.count : cic_lost);
    } else {
        int code = information->si_code;
        if (lost_flag_interval > 0 && code == TRAP_TRACE && stepping.count % lost_flag_interval == 0)
            code = TRAP_BRKPT;
        if (code != TRAP_TRACE && code != TRAP_BRKPT) finish(cic_died);
        // The processor clears the trap flag for a system call, and the kernel sets it again: the next
        // trap comes after the instruction that follows the call.
        uint64_t following = stepping.next.place + 2;
        if (stepping.is_at_system_call && place != following)
            count_step(following, stepping.next.stack);
        count_step(place, stack);
    }
    stepping.is_at_system_call = is_system_call(place);
    if (stepping.is_at_system_call && !is_allowed(registers)) finish(cic_not_alone);
    // Also where the instruction has cleared it.
    registers[REG_EFL] |= trap_flag;
}

// Makes single steps of this process call the handler.
static int install_handler(void) {
    // The kernel stores all registers on it, which can take more than 10 KB.
    static char stack[1 << 16];
    stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    if (sigaltstack(&alternate, NULL) < 0) return -1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_trap;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    if (sigaction(SIGTRAP, &action, NULL) < 0) return -1;
    // No other handler may run, because its instructions would not be counted.
    sigset_t others;
    sigfillset(&others);
    sigdelset(&others, SIGTRAP);
    return sigprocmask(SIG_SETMASK, &others, NULL);
}

// Counts the instructions between the two marks. The trap flag is set in the child alone, and the child
// counts its own steps.
static int64_t count_by_stepping(void (*body)(void *), void *context, int64_t limit) {
    if (shared_result == NULL) {
        void *memory = mmap(NULL, sizeof *shared_result, PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) return cic_no_child;
        shared_result = memory;
    }
    // A child that dies leaves this result.
    *shared_result = cic_died;
    stepping.limit = limit;
    pid_t child = fork();
    if (child < 0) return cic_no_child;
    if (child == 0) {
        // Other signals are blocked, and the body may be long.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (install_handler() < 0) finish(cic_refused);
        level_free_blocks();
        cic_begin_mark();
        body(context);
        cic_end_mark();
        _exit(0);
    }
    if (waitpid(child, NULL, 0) < 0) return cic_no_child;
    return *shared_result;
}

int64_t cic_count(cic_method method, void (*body)(void *), void *context, int64_t limit) {
    return method == cic_hardware ? count_by_hardware(body, context, limit)
                                  : count_by_stepping(body, context, limit);
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
void cic_fix_addresses(char *const arguments[]) {}

#endif

#if defined(__x86_64__)

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

void cic_thousands(void *context) {}

#endif
