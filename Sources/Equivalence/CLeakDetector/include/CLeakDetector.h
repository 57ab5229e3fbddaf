#ifndef C_LIVING_OBJECTS_H
#define C_LIVING_OBJECTS_H

#include <stddef.h>

/// One block that is an instance of a Swift class compiled into this program.
typedef struct {
    /// The address of the class's metadata.
    const void *metadata;
    /// 1 where the object is deinitialised and only an unowned reference keeps its memory.
    int deinitialised;
    /// The requested size in bytes.
    size_t size;
} clo_object;

/// Whether blocks can be recorded here: on Linux with glibc, without a sanitizer.
int clo_available(void);

/// Forgets all blocks, and records those that the calling thread allocates from now on.
void clo_begin(void);

/// Records no more blocks; those that are freed are still forgotten.
void clo_pause(void);

/// Records blocks again after clo_pause.
void clo_resume(void);

/// Forgets all blocks and records none.
void clo_end(void);

/// Writes up to `max` objects that were recorded and live, and returns how many there are.
size_t clo_living(clo_object *objects, size_t max);

/// Returns the number of blocks that were recorded and live, and writes the sum of their requested sizes.
size_t clo_blocks(size_t *bytes);

#endif
