// Finds living objects of a class: blocks that begin as instances of a Swift class do.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "CLeakDetector.h"

// The lower five bits are the kind of a type; 16 is a class.
static uint32_t descriptor = 80;
static uintptr_t metadata[6];

int main(void) {
    // The kind of a class is 0, and its sixth word is the address of the descriptor.
    metadata[5] = (uintptr_t)&descriptor;
    clo_begin();
    volatile uint64_t *objects[3];
    for (int i = 0; i < 3; i++) {
        objects[i] = malloc(32);
        objects[i][0] = (uintptr_t)metadata;
        objects[i][1] = 3;
    }
    // Deinitialised, but not freed.
    objects[2][1] |= UINT64_C(1) << 32;
    uint64_t *other = malloc(32);
    other[0] = 1;
    free((void *)objects[0]);
    clo_pause();
    clo_object found[8];
    size_t count = clo_living(found, 8);
    printf("available %d, %zu living, %d of them deinitialised\n", clo_available(), count,
           found[0].deinitialised + found[1].deinitialised);
    clo_end();
}
