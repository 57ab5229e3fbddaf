// Bodies that a counter of instructions must count right or must refuse.

#define _GNU_SOURCE
#include "CCountedBodies.h"

#if defined(__linux__) && defined(__x86_64__)

#include <signal.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

void ccb_break(void *context) {
    (void)context;
    __asm__ volatile("int3" ::: "memory");
}

void ccb_exit(void *context) {
    (void)context;
    _exit(0);
}

void ccb_crash(void *context) {
    (void)context;
    __builtin_trap();
}

void ccb_fork(void *context) {
    (void)context;
    // Not by the C library: a sanitizer replaces its function by one that takes many instructions.
    long child = syscall(SYS_fork);
    if (child == 0) _exit(0);
    waitpid((pid_t)child, NULL, 0);
}

void ccb_handle_traps(void *context) {
    (void)context;
    // Only the attempt matters: the counter must stop the body before the call.
    const char action[64] = {0};
    syscall(SYS_rt_sigaction, SIGTRAP, action, NULL, 8L);
}

void ccb_block_signals(void *context) {
    (void)context;
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
}

void ccb_raise(void *context) {
    (void)context;
    raise(SIGTRAP);
}

static void clear_trap_flag(int signal, siginfo_t *information, void *context) {
    (void)signal;
    (void)information;
    ((ucontext_t *)context)->uc_mcontext.gregs[REG_EFL] &= ~0x100;
}

void ccb_prepare_to_lose_trap_flag(void) {
    struct sigaction action = {.sa_sigaction = clear_trap_flag, .sa_flags = SA_SIGINFO};
    sigaction(SIGUSR2, &action, NULL);
}

void ccb_lose_trap_flag(void *context) {
    (void)context;
    sigset_t used;
    sigemptyset(&used);
    sigaddset(&used, SIGUSR2);
    sigprocmask(SIG_UNBLOCK, &used, NULL);
    raise(SIGUSR2);
}

__attribute__((noinline)) void ccb_call_system(void *context) {
    int64_t left = *(const int64_t *)context;
    // getpid
    __asm__ volatile("test %0, %0\n\t"
                     "jz 2f\n"
                     "1:\n\t"
                     "mov $39, %%eax\n\t"
                     "syscall\n\t"
                     "dec %0\n\t"
                     "jnz 1b\n"
                     "2:"
                     : "+r"(left)
                     :
                     : "rax", "rcx", "r11", "memory", "cc");
}

__attribute__((noinline)) void ccb_clear_trap_flag(void *context) {
    int64_t left = *(const int64_t *)context;
    // Below the red zone, which may be in use.
    __asm__ volatile("sub $128, %%rsp\n\t"
                     "test %0, %0\n\t"
                     "jz 2f\n"
                     "1:\n\t"
                     "pushfq\n\t"
                     "andq $~0x100, (%%rsp)\n\t"
                     "popfq\n\t"
                     "dec %0\n\t"
                     "jnz 1b\n"
                     "2:\n\t"
                     "add $128, %%rsp"
                     : "+r"(left)
                     :
                     : "memory", "cc");
}

__attribute__((noinline)) void ccb_fill(void *context) {
    static char bytes[4096];
    int64_t left = *(const int64_t *)context;
    char *next = bytes;
    __asm__ volatile("rep stosb" : "+D"(next), "+c"(left) : "a"(0) : "memory");
}

#else

void ccb_break(void *context) {}
void ccb_exit(void *context) {}
void ccb_crash(void *context) {}
void ccb_fork(void *context) {}
void ccb_handle_traps(void *context) {}
void ccb_block_signals(void *context) {}
void ccb_raise(void *context) {}
void ccb_lose_trap_flag(void *context) {}
void ccb_prepare_to_lose_trap_flag(void) {}
void ccb_call_system(void *context) {}
void ccb_clear_trap_flag(void *context) {}
void ccb_fill(void *context) {}

#endif
