internal import Foundation
internal import LeakDetector
internal import Testing

@Suite("Whether living objects can be seen")
struct AvailabilityTests {
    // Where they cannot, every check for leaks passes, so that must not come about by accident.
    @Test("They can on Linux with glibc, unless a sanitizer is at work")
    func availability() {
        #if os(Linux) && canImport(Glibc)
            let sanitizer = dlsym(nil, "__asan_init") ?? dlsym(nil, "__tsan_init")
            #expect(ObjectRecorder.isAvailable == (sanitizer == nil))
        #else
            #expect(!ObjectRecorder.isAvailable)
        #endif
    }
}
