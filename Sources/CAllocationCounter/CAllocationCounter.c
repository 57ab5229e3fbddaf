// Counts the allocations of one thread by standing in for the C library's functions. What it costs
// while it does not count is one test of a thread-local variable.

#define _GNU_SOURCE
#include "CAllocationCounter.h"

// Any header of the C library tells whether it is glibc.
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CAC_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(CAC_SANITIZED)

#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread int counting __attribute__((tls_model("initial-exec")));
static __thread cac_counts counts __attribute__((tls_model("initial-exec")));

static inline void count(size_t bytes) {
    if (__builtin_expect(counting, 0)) {
        counts.allocations++;
        counts.bytes += bytes;
    }
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *new = memalign(alignment, size);
    if (!new) return ENOMEM;
    *block = new;
    return 0;
}

int cac_available(void) { return 1; }

void cac_begin(void) {
    counts = (cac_counts){0};
    counting = 1;
}

cac_counts cac_end(void) {
    counting = 0;
    return counts;
}

#else

int cac_available(void) { return 0; }
void cac_begin(void) {}
cac_counts cac_end(void) { return (cac_counts){0}; }

#endif
