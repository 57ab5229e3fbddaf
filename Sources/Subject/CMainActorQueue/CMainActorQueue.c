#include "CMainActorQueue.h"

#include <stddef.h>
#include <stdlib.h>

#define SWIFT_CC __attribute__((swiftcall))

// The hooks of Swift's runtime, as stdlib/public/Concurrency in its sources declares them.

typedef struct {
    void *identity;
    uintptr_t implementation;
} serial_executor;

typedef SWIFT_CC serial_executor (*get_executor)(void);
typedef SWIFT_CC void (*enqueue)(void *job);

extern SWIFT_CC serial_executor (*swift_task_getMainExecutor_hook)(get_executor original);
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);

static serial_executor main_executor;

static SWIFT_CC serial_executor get_main_executor(get_executor original) {
    (void)original;
    return main_executor;
}

static SWIFT_CC void enqueue_global(void *job, enqueue original) {
    if (!cma_append(job)) original(job);
}

void cma_install(void *identity, uintptr_t implementation) {
    main_executor = (serial_executor){identity, implementation};
    swift_task_getMainExecutor_hook = get_main_executor;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

// Each thread has a queue of its own, so that no other thread can change the order of its jobs.
static _Thread_local bool keeping;
static _Thread_local void **jobs;
static _Thread_local size_t first, count, capacity;

bool cma_keep(bool keeps) {
    bool previous = keeping;
    keeping = keeps;
    return previous;
}

bool cma_append(void *job) {
    if (!keeping) return false;
    if (count == capacity) {
        size_t larger = capacity == 0 ? 16 : capacity * 2;
        void **grown = realloc(jobs, larger * sizeof *jobs);
        if (grown == NULL) abort();
        jobs = grown;
        capacity = larger;
    }
    jobs[count++] = job;
    return true;
}

void *cma_next(void) {
    if (first < count) return jobs[first++];
    first = count = 0;
    return NULL;
}
