// Finds the living instances of this program's Swift classes, without a line in those classes.
//
// While recording is on, the addresses of all blocks that one thread allocates are kept. A living
// block whose first word points into the executable, at the metadata of a class, is an object.
// Generic classes have their metadata on the heap and are not seen.

#define _GNU_SOURCE
#include "CLeakDetector.h"

// Any header of the C library tells whether it is glibc.
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CLO_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(CLO_SANITIZED)

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// An open-addressing set of addresses; 0 is a free slot. It stays at most half full.
static uintptr_t *slots;
// The requested size of the block in each slot.
static size_t *sizes;
static size_t capacity;
static size_t count;
static atomic_int active;
static atomic_flag lock = ATOMIC_FLAG_INIT;
// The thread that is recorded is known by the address of its own copy of this byte. Swift may serve
// the main actor from one thread after another, so a flag in each thread could stay on behind it.
static __thread char thread_mark __attribute__((tls_model("initial-exec")));
static _Atomic(char *) recorded;

static int is_recording(void) {
    return atomic_load_explicit(&recorded, memory_order_relaxed) == &thread_mark;
}

static void enter(void) {
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {}
}

static void leave(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static size_t home(uintptr_t block) {
    // Blocks are 16 bytes apart; Fibonacci hashing spreads what is left.
    return (size_t)(((block >> 4) * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & (capacity - 1);
}

static void insert(uintptr_t block, size_t size) {
    size_t i = home(block);
    while (slots[i] && slots[i] != block) i = (i + 1) & (capacity - 1);
    if (!slots[i]) count++;
    slots[i] = block;
    sizes[i] = size;
}

static void grow(void) {
    uintptr_t *old = slots;
    size_t *old_sizes = sizes;
    size_t old_capacity = capacity;
    capacity = old_capacity ? old_capacity * 2 : 1 << 14;
    slots = __libc_calloc(capacity, sizeof *slots);
    sizes = __libc_calloc(capacity, sizeof *sizes);
    if (!slots || !sizes) abort();
    count = 0;
    for (size_t i = 0; i < old_capacity; i++)
        if (old[i]) insert(old[i], old_sizes[i]);
    __libc_free(old);
    __libc_free(old_sizes);
}

static void *note(void *block, size_t size) {
    if (__builtin_expect(is_recording(), 0) && block) {
        enter();
        if (2 * count >= capacity) grow();
        insert((uintptr_t)block, size);
        leave();
    }
    return block;
}

static void forget(void *block) {
    if (!block || !__builtin_expect(atomic_load_explicit(&active, memory_order_relaxed), 0)) return;
    enter();
    size_t i = capacity ? home((uintptr_t)block) : 0;
    while (capacity && slots[i] && slots[i] != (uintptr_t)block) i = (i + 1) & (capacity - 1);
    if (capacity && slots[i]) {
        // Close the gap, so that every address stays reachable from its home.
        count--;
        slots[i] = 0;
        for (size_t j = (i + 1) & (capacity - 1); slots[j]; j = (j + 1) & (capacity - 1)) {
            size_t wanted = home(slots[j]);
            if (((j - wanted) & (capacity - 1)) >= ((j - i) & (capacity - 1))) {
                slots[i] = slots[j];
                sizes[i] = sizes[j];
                slots[j] = 0;
                i = j;
            }
        }
    }
    leave();
}

void *malloc(size_t size) { return note(__libc_malloc(size), size); }

void *calloc(size_t number, size_t size) { return note(__libc_calloc(number, size), number * size); }

void *realloc(void *block, size_t size) {
    forget(block);
    return note(__libc_realloc(block, size), size);
}

void *memalign(size_t alignment, size_t size) { return note(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *new = memalign(alignment, size);
    if (!new) return ENOMEM;
    *block = new;
    return 0;
}

void free(void *block) {
    forget(block);
    __libc_free(block);
}

int clo_available(void) { return 1; }

// Gives the sets back, because each search for objects would read a large one to its end.
static void clear(void) {
    enter();
    __libc_free(slots);
    __libc_free(sizes);
    slots = NULL;
    sizes = NULL;
    capacity = count = 0;
    leave();
}

void clo_begin(void) {
    clear();
    atomic_store(&active, 1);
    atomic_store(&recorded, &thread_mark);
}

void clo_pause(void) { atomic_store(&recorded, NULL); }

void clo_resume(void) { atomic_store(&recorded, atomic_load(&active) ? &thread_mark : NULL); }

void clo_end(void) {
    atomic_store(&recorded, NULL);
    atomic_store(&active, 0);
    clear();
}

// The parts of the executable in memory, between which nothing may be mapped.
static struct { uintptr_t low, high; } segments[16];
static size_t segment_count;

static int find_segments(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    (void)data;
    for (int i = 0; i < info->dlpi_phnum && segment_count < 16; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t low = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        segments[segment_count].low = low;
        segments[segment_count++].high = low + info->dlpi_phdr[i].p_memsz;
    }
    return 1; // The first object is the executable itself.
}

static int is_in_executable(uintptr_t address, size_t size) {
    for (size_t i = 0; i < segment_count; i++)
        if (address >= segments[i].low && address < segments[i].high)
            return size <= segments[i].high - address;
    return 0;
}

// Whether a class's metadata stands at an address: swift/include/swift/ABI/Metadata.h,
// TargetClassMetadata without Objective-C. The kind of a class is 0, which many other words are
// too; but the sixth word leads to a descriptor, whose lowest five bits are 16 for a class.
static int is_class(uintptr_t metadata) {
    if (metadata & 7 || !is_in_executable(metadata, 6 * sizeof(uintptr_t))) return 0;
    const uintptr_t *words = (const uintptr_t *)metadata;
    uintptr_t descriptor = words[5];
    if (words[0] != 0 || descriptor & 3 || !is_in_executable(descriptor, 4)) return 0;
    return (*(const uint32_t *)descriptor & 31) == 16;
}

// Reference counts: swift/stdlib/public/SwiftShims/RefCount.h, "RefCount layout". In an object of
// Swift, bit 0 is set, or bit 63, where the counts stand in a side table. The runtime's own memory,
// such as its cache of conformances, may begin with a class, too; but an address comes next.
static int has_reference_counts(const uint64_t *object) {
    return (object[1] & 1) || object[1] >> 63;
}

// Reads the reference counts of an object. Bit 32 says that deinitialising has begun. In a side
// table, whose address is in the lower bits, three to the right, the counts are 16 bytes in.
static int is_deinitialised(const uint64_t *object) {
    uint64_t bits = object[1];
    if (bits >> 63) {
        // All ones but the lowest are an immortal object, which has no side table.
        if ((bits & UINT64_C(0xFFFFFFFF)) == UINT64_C(0xFFFFFFFF)) return 0;
        const uint64_t *side_table = (const uint64_t *)(uintptr_t)((bits & ~(UINT64_C(3) << 62)) << 3);
        bits = side_table[2];
    }
    return (int)(bits >> 32 & 1);
}

size_t clo_living(clo_object *objects, size_t max) {
    if (!segment_count) dl_iterate_phdr(find_segments, NULL);
    size_t found = 0;
    enter();
    for (size_t i = 0; i < capacity; i++) {
        const uint64_t *block = (const uint64_t *)slots[i];
        if (!block || malloc_usable_size((void *)block) < 16) continue;
        uintptr_t metadata = (uintptr_t)block[0];
        if (!is_class(metadata) || !has_reference_counts(block)) continue;
        if (found < max) {
            objects[found].metadata = (const void *)metadata;
            objects[found].deinitialised = is_deinitialised(block);
            objects[found].size = sizes[i];
        }
        found++;
    }
    leave();
    return found;
}

size_t clo_blocks(size_t *bytes) {
    size_t blocks = 0;
    *bytes = 0;
    enter();
    for (size_t i = 0; i < capacity; i++) {
        if (!slots[i]) continue;
        blocks++;
        *bytes += sizes[i];
    }
    leave();
    return blocks;
}

#else

int clo_available(void) { return 0; }
void clo_begin(void) {}
void clo_pause(void) {}
void clo_resume(void) {}
void clo_end(void) {}
size_t clo_living(clo_object *objects, size_t max) {
    (void)objects;
    (void)max;
    return 0;
}
size_t clo_blocks(size_t *bytes) {
    *bytes = 0;
    return 0;
}

#endif
