internal import Foundation
internal import LeakDetector
internal import Testing

@Suite("The availability of the object recorder")
struct AvailabilityTests {
    // Without a recorder every leak check passes, so this must not happen by accident.
    @Test("The recorder is available on Linux with glibc without a sanitizer")
    func availability() {
        #if os(Linux) && canImport(Glibc)
            let sanitizer = dlsym(nil, "__asan_init") ?? dlsym(nil, "__tsan_init")
            #expect(ObjectRecorder.isAvailable == (sanitizer == nil))
        #else
            #expect(!ObjectRecorder.isAvailable)
        #endif
    }
}
