// Records which functions are called from where, without a line in those functions.
//
// With -sanitize-coverage=func,trace-pc-guard the compiler begins each function with a call of
// __sanitizer_cov_trace_pc_guard. Which call that function was made from is read off the stack: its
// frame pointers lead from each frame to the one of its caller. Comparing addresses alone would take
// a function that has returned for the caller of what runs in its place now.

#define _GNU_SOURCE
#include "CCallRecorder.h"

#include <string.h>

// swift/include/swift/Demangling/Demangle.h: a null buffer is allocated, and the flags must be 0.
extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

char *ccr_demangled(const char *symbol) {
    return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}

#if (defined(__linux__) || defined(__APPLE__)) && (defined(__x86_64__) || defined(__aarch64__))

#ifdef __APPLE__
#include <dlfcn.h>
#include <mach-o/dyld.h>
#else
#include <link.h>
#endif

enum { capacity = 1 << 17 };

// What a frame begins with on these processors.
typedef struct frame {
    struct frame *caller;
    const void *return_address;
} frame;

static struct {
    ccr_call call;
    const frame *frame;
    const void *return_address;
} calls[capacity];
static size_t made;
// The last call that was recorded and may not have returned.
static int64_t innermost;
static const frame *outermost;
static uintptr_t executable;
// On in the one thread that records.
static __thread int is_on __attribute__((tls_model("initial-exec")));

// A frame that has returned may have left its address to another one, but that one was called from
// elsewhere.
static int64_t call_of(const frame *frame, const void *return_address) {
    for (int64_t i = innermost; i >= 0; i = calls[i].call.caller) {
        if (calls[i].frame == frame && calls[i].return_address == return_address) return i;
        // Frames of callers are above those of callees.
        if (calls[i].frame > frame) break;
    }
    return -1;
}

static int64_t caller_of(const frame *own) {
    const frame *below = own;
    const frame *next = own->caller;
    for (; next > below && next < outermost && !((uintptr_t)next % sizeof(void *));
         below = next, next = next->caller) {
        int64_t found = call_of(next, next->return_address);
        if (found >= 0) return found;
    }
    if (next == outermost) return -1;
    // A function that keeps no frame pointer, as some in C++, breaks the chain. Then the nearest
    // call whose frame lies above is the best that can be said.
    int64_t i = innermost;
    while (i >= 0 && calls[i].frame <= below) i = calls[i].call.caller;
    return i;
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
    (void)start;
    (void)stop;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
    (void)guard;
    if (!is_on) return;
    const frame *own = __builtin_frame_address(1);
    if (made < capacity) {
        int64_t caller = caller_of(own);
        calls[made].call.offset = (uintptr_t)__builtin_return_address(0) - executable;
        calls[made].call.caller = caller;
        calls[made].frame = own;
        calls[made].return_address = own->return_address;
        innermost = (int64_t)made;
    }
    made++;
}

#ifdef __APPLE__

// The first image is the executable itself.
static void find_executable(void) { executable = (uintptr_t)_dyld_get_image_vmaddr_slide(0); }

const char *ccr_symbol(uintptr_t offset) {
    Dl_info info;
    return dladdr((const void *)(offset + executable), &info) ? info.dli_sname : NULL;
}

#else

static int take_executable(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    (void)data;
    executable = info->dlpi_addr;
    return 1; // The first object is the executable itself.
}

static void find_executable(void) { dl_iterate_phdr(take_executable, NULL); }

const char *ccr_symbol(uintptr_t offset) {
    (void)offset;
    return NULL;
}

#endif

int ccr_available(void) { return 1; }

__attribute__((noinline)) size_t ccr_record(void (*body)(void *), void *context) {
    find_executable();
    made = 0;
    innermost = -1;
    outermost = __builtin_frame_address(0);
    is_on = 1;
    body(context);
    is_on = 0;
    return made;
}

size_t ccr_capacity(void) { return capacity; }

ccr_call ccr_recorded(size_t index) { return calls[index].call; }

#else

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
    (void)start;
    (void)stop;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) { (void)guard; }

int ccr_available(void) { return 0; }
size_t ccr_record(void (*body)(void *), void *context) {
    body(context);
    return 0;
}
size_t ccr_capacity(void) { return 0; }
const char *ccr_symbol(uintptr_t offset) {
    (void)offset;
    return NULL;
}
ccr_call ccr_recorded(size_t index) {
    (void)index;
    ccr_call none = {0, -1};
    return none;
}

#endif
