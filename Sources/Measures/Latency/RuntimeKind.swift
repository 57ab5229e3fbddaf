/// What Swift's runtime, its library and the compiler's own functions do for whoever calls them.
package enum RuntimeKind: String, Hashable, Sendable, Codable, CaseIterable {
    case referenceCounting = "reference counting"
    /// Making and freeing objects, and the C library, which allocates and copies.
    case memory
    /// Casts, metadata, and what is checked at run time: exclusive access, and that the main actor calls.
    case types = "types and checks"
    case strings
    case collections
    /// Functions of the package that nobody wrote: thunks that lead from a protocol to its conformer,
    /// closures' forwarders, copies of values.
    case glue = "thunks and copies"
    case other

    /// What a function does that stands in no source of the package, by the name that the linker knows.
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
            // A module with a name of its own: the library's is the letter that follows.
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
    /// Generic functions of sequences and collections, by the letters of their protocols.
    private static let sequencing = ["$sSl", "$sST", "$sSM", "$sSm", "$sSK", "$sSk"]
    private static let typing = [
        "swift_dynamicCast", "swift_conforms", "swift_getGeneric", "swift_getAssoc",
        "swift_checkMeta", "swift_getWitness", "swift_instantiate", "swift_getTypeBy",
        "swift_getMetatype", "swift_getSuperclass", "Metadata", "swift_once", "swift_beginAccess",
        "swift_endAccess", "AccessSet", "SwiftTLSContext", "Executor",
    ]
}
