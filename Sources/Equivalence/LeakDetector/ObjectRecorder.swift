internal import CLeakDetector
internal import CPlatform

/// Records the living objects of this thread.
///
/// It observes allocations, so classes need no changes, and objects that only a closure retains are
/// found, too. Instances of generic classes are not found. There is one recorder per process,
/// because there is one allocator.
@MainActor
package enum ObjectRecorder {
    /// Indicates whether objects can be recorded: on Linux with glibc, without a sanitizer.
    package nonisolated static var isAvailable: Bool {
        clo_available() != 0 && cpl_is_none() == 0
    }

    /// The reason why objects cannot be recorded.
    package nonisolated static let unavailableReason =
        "leak detection works only on Linux with glibc, and not with a sanitizer"

    /// Starts a new recording.
    package static func begin() {
        clo_begin()
    }

    /// Stops recording.
    package static func end() {
        clo_end()
    }

    /// Returns the number and the requested bytes of the memory blocks that were allocated during
    /// the recording and are not freed: objects, closures, buffers of arrays and strings.
    package static func blocks() -> (count: Int, bytes: Int) {
        clo_pause()
        defer { clo_resume() }
        var bytes = 0
        let count = clo_blocks(&bytes)
        return (count, bytes)
    }

    /// Returns the living objects of the given modules.
    package static func living(inModules modules: Set<String>) -> [LivingObject] {
        living().filter { modules.contains(String($0.moduleName)) }
    }

    /// Returns the living objects of all modules of this program.
    package static func living() -> [LivingObject] {
        clo_pause()
        defer { clo_resume() }
        var objects = [clo_object](repeating: clo_object(), count: 256)
        var count = clo_living(&objects, objects.count)
        while count > objects.count {
            objects = [clo_object](repeating: clo_object(), count: count)
            count = clo_living(&objects, objects.count)
        }
        return objects.prefix(count).compactMap { object in
            guard let metadata = object.metadata else { return nil }
            return LivingObject(
                typeName: typeName(of: metadata),
                bytes: object.size,
                isDeinitialised: object.deinitialised != 0
            )
        }
    }

    private static var typeNames: [UnsafeRawPointer: String] = [:]

    private static func typeName(of metadata: UnsafeRawPointer) -> String {
        if let known = typeNames[metadata] { return known }
        // The recorder has checked that this is the metadata of a class.
        let name = _typeName(unsafeBitCast(metadata, to: AnyClass.self), qualified: true)
        typeNames[metadata] = name
        return name
    }
}
