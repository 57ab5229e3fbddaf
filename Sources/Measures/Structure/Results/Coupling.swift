/// The coupling of a target, after Martin (OO Design Quality Metrics, 1994), who measures packages;
/// here the target of an implementation is the package.
///
/// Types are classes, structs, enums and protocols. A type depends on another if it, one of its
/// extensions in its own module or a nested type refers to the other or to a member of it. Outside
/// are all other targets of this package without tests: an implementation depends on its contract,
/// the model and the kit, and the registry depends on the implementation. The standard library and
/// Foundation are excluded, because every type would depend on them.
package struct Coupling: Hashable, Sendable, Codable {
    /// Ca: the types outside that depend on types inside.
    package let afferent: Int
    /// Ce: the types inside that depend on types outside.
    package let efferent: Int
    /// A: the share of protocols in all types inside, which is 0 to 1. Nested types are counted.
    package let abstractness: Double

    package init(afferent: Int, efferent: Int, abstractness: Double) {
        self.afferent = afferent
        self.efferent = efferent
        self.abstractness = abstractness
    }

    /// I = Ce ÷ (Ca + Ce): 0 for a target on which others depend and that depends on none, 1 for
    /// one that only depends on others; 0 without any coupling.
    package var instability: Double {
        let all = afferent + efferent
        return all == 0 ? 0 : Double(efferent) / Double(all)
    }

    /// D = |A + I − 1|: the distance of the target from the balance of both, from 0 to 1. A target
    /// on which only the outermost layer depends is instable, and therefore near the balance
    /// without any protocol.
    package var distance: Double { abs(abstractness + instability - 1) }
}
