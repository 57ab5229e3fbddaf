// Records a known tree of calls.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CCallRecorder.h"

// A part of the Swift library, which is not built for this check.
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags) {
    (void)length;
    (void)buffer;
    (void)size;
    (void)flags;
    return strdup(name);
}

extern void body(void *);

int main(void) {
    size_t count = ccr_record(body, NULL);
    printf("available %d, %zu calls, callers", ccr_available(), count);
    for (size_t i = 0; i < count; i++) printf(" %d", (int)ccr_recorded(i).caller);
    printf("\n");
}
