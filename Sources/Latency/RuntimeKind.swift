/// What Swift's runtime and libraries do for whoever calls them.
package enum RuntimeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case referenceCounting = "reference counting"
    /// Making and freeing objects, and the C library, which allocates and copies.
    case memory
    /// Casts, metadata, access checks.
    case types
    case strings
    case collections
    case other

    /// What a function of the runtime or of a library does, by the name that the linker knows.
    init(function: String) {
        func holds(_ words: [String]) -> Bool { words.contains { function.contains($0) } }
        if holds(Self.counting) {
            self = .referenceCounting
        } else if holds(Self.allocating) {
            self = .memory
        } else if holds(Self.typing) {
            self = .types
        } else if holds(["SS", "String", "Unicode", "Character"]) {
            self = .strings
        } else if holds(["Dictionary", "Array", "Set", "Hasher", "_Native", "$sSa", "$sSD", "$sSh"]) {
            self = .collections
        } else {
            self = .other
        }
    }

    private static let counting = [
        "swift_retain", "swift_release", "swift_bridgeObject", "swift_weak", "swift_unowned",
        "swift_strong", "swift_isUnique", "swift_nonatomic", "RefCount", "swift_setDealloc",
    ]
    private static let allocating = [
        "swift_alloc", "swift_dealloc", "swift_slow", "swift_initStack", "swift_object", "malloc",
        "free", "memcpy", "memmove", "memset",
    ]
    private static let typing = [
        "swift_dynamicCast", "swift_conforms", "swift_getGeneric", "swift_getAssoc",
        "swift_checkMeta", "swift_getWitness", "swift_instantiate", "swift_getTypeBy",
        "swift_getMetatype", "swift_getSuperclass", "Metadata", "swift_once", "swift_beginAccess",
        "swift_endAccess",
    ]
}
