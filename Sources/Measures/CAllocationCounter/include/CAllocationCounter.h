#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// What one thread allocated.
typedef struct {
    /// Blocks, whichever function of the C library gave them; a block that grew counts once more.
    uint64_t allocations;
    /// The bytes that were asked for.
    uint64_t bytes;
} cac_counts;

/// Whether allocations can be counted here: on Linux with glibc, without a sanitizer.
int cac_available(void);

/// Counts what the calling thread allocates from now on, from zero.
void cac_begin(void);

/// Stops counting, and returns what was counted.
cac_counts cac_end(void);

#endif
