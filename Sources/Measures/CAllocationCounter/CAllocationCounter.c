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

// A Swift array grows into all that its block can hold, and glibc gives a block 16 bytes more than
// it asked for where a free one is only that much too large. So how often arrays grow would depend on
// what was freed before. Where every block's size is a multiple of 32 (8 of them are glibc's own),
// what is left over can always stand alone, and a block holds the same wherever it comes from.
static size_t rounded(size_t size) {
    return size > SIZE_MAX / 2 ? size : ((size + 8 + 31) & ~(size_t)31) - 8;
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(rounded(size));
}

void *calloc(size_t number, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(number, size, &bytes)) {
        errno = ENOMEM;
        return NULL;
    }
    count(bytes);
    return __libc_calloc(1, rounded(bytes));
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size ? rounded(size) : 0);
}

void *memalign(size_t alignment, size_t size) {
    // glibc's blocks begin at multiples of 16 anyway.
    if (alignment <= 16) return malloc(size);
    count(size);
    return __libc_memalign(alignment, rounded(size));
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
