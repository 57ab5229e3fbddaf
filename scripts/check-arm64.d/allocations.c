// Counts a known number of blocks and bytes.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "CAllocationCounter.h"

int main(void) {
    void *blocks[1000];
    void *aligned = NULL;
    cac_begin();
    for (int i = 0; i < 1000; i++) blocks[i] = malloc(24 + (size_t)i);
    cac_counts counts = cac_end();
    for (int i = 0; i < 1000; i++) free(blocks[i]);
    int status = posix_memalign(&aligned, 64, 100);
    printf("available %d, %d blocks, %d bytes, aligned %d\n", cac_available(), (int)counts.allocations,
           (int)counts.bytes, status == 0 && (uintptr_t)aligned % 64 == 0);
    free(aligned);
}
