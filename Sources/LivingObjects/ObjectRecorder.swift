internal import CLivingObjects

/// Sees which objects are alive, of all that were made on this thread since it began to look.
///
/// It works by watching allocations, so the classes need no line for it, and objects that only a
/// closure holds are seen too. Instances of generic classes are not seen. There is one recorder a
/// process, since there is one allocator.
@MainActor
package enum ObjectRecorder {
    /// Whether objects can be seen here: on Linux with glibc, without a sanitizer.
    package nonisolated static var isAvailable: Bool { clo_available() != 0 }

    /// Why objects cannot be seen, where they cannot.
    package nonisolated static let unavailableReason =
        "leak detection works only on Linux with glibc, and not with a sanitizer"

    /// Begins to look, forgetting what was seen before.
    package static func begin() {
        clo_begin()
    }

    /// Stops looking.
    package static func end() {
        clo_end()
    }

    /// The objects that are alive now, of the given modules.
    package static func living(inModules modules: Set<String>) -> [LivingObject] {
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
            let living = LivingObject(
                typeName: typeName(of: metadata),
                isDeinitialised: object.deinitialised != 0
            )
            return modules.contains(String(living.moduleName)) ? living : nil
        }
    }

    private static var typeNames: [UnsafeRawPointer: String] = [:]

    private static func typeName(of metadata: UnsafeRawPointer) -> String {
        if let known = typeNames[metadata] { return known }
        // The recorder has checked that a class's metadata stands here.
        let name = _typeName(unsafeBitCast(metadata, to: AnyClass.self), qualified: true)
        typeNames[metadata] = name
        return name
    }
}
