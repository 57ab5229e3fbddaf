#ifndef C_CALL_RECORDER_H
#define C_CALL_RECORDER_H

#include <stddef.h>
#include <stdint.h>

/// One entry of a function that was compiled with -sanitize-coverage=func,trace-pc-guard.
typedef struct {
    /// Where in the executable the function begins to run, counted from its first byte in memory,
    /// so that it is the same in every run.
    uintptr_t offset;
    /// Which recorded call it was made from, counted from 0; -1 where from none that was recorded.
    int64_t caller;
} ccr_call;

/// Whether calls can be recorded here: on Linux and macOS, on x86-64 and arm64.
int ccr_available(void);

/// Runs body(context) and records the calls that it makes on this thread.
///
/// Returns how many it made. Of more than ccr_capacity() only the first were recorded.
size_t ccr_record(void (*body)(void *), void *context);

/// How many calls can be recorded.
size_t ccr_capacity(void);

/// A call of the last recording, in order. The index must be below both what ccr_record returned
/// and ccr_capacity().
ccr_call ccr_recorded(size_t index);

/// The symbol of the function at an offset, if the system names addresses itself, as macOS does; NULL
/// otherwise.
const char *ccr_symbol(uintptr_t offset);

/// The name that a person reads for a symbol of the Swift compiler, to be freed; NULL for any other
/// symbol.
char *ccr_demangled(const char *symbol);

#endif
