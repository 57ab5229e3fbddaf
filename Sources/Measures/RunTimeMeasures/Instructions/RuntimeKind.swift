/// The purpose of instructions in Swift's runtime, its library and the compiler's own functions.
package enum RuntimeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case referenceCounting = "reference counting"
    /// Creating and freeing objects, and the C library, which allocates and copies.
    case memory
    /// Casts, metadata, and run-time checks of exclusive access and of calls on the main actor.
    case types = "types and checks"
    case strings
    case collections
    /// Synthesized functions of the package: thunks from a protocol to its conformer, forwarders of
    /// closures, copies of values.
    case glue = "thunks and copies"
    case other

    /// Creates the purpose of a function outside of the package's sources, by its symbol name.
    init(function: String) {
        func holds(_ words: [String]) -> Bool { words.contains { function.contains($0) } }
        func begins(_ words: [String]) -> Bool { words.contains { function.hasPrefix($0) } }
        if holds(Self.counting) {
            self = .referenceCounting
        } else if holds(Self.allocating) {
            self = .memory
        } else if holds(Self.typing) {
            self = .types
        } else if begins(["$sSS", "$sSs", "$sSJ"]) {
            self = .strings
        } else if begins(["$sSa", "$sSD", "$sSh"])
            || holds(["Dictionary", "Array", "Hasher", "swift_array"])
        {
            self = .collections
        } else if holds(["String", "Unicode", "Character", "Grapheme", "ASCII", "_swift_stdlib_"]) {
            self = .strings
        } else if begins(Self.sequencing) {
            self = .collections
        } else if function.wholeMatch(of: /\$s[0-9].*/) != nil {
            // A symbol with a module name. Symbols of the library have a letter instead.
            self = .glue
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
    /// The prefixes of generic functions of sequences and collections, with the letters of their
    /// protocols.
    private static let sequencing = ["$sSl", "$sST", "$sSM", "$sSm", "$sSK", "$sSk"]
    private static let typing = [
        "swift_dynamicCast", "swift_conforms", "swift_getGeneric", "swift_getAssoc",
        "swift_checkMeta", "swift_getWitness", "swift_instantiate", "swift_getTypeBy",
        "swift_getMetatype", "swift_getSuperclass", "Metadata", "swift_once", "swift_beginAccess",
        "swift_endAccess", "AccessSet", "SwiftTLSContext", "Executor",
    ]
}
