/// How a target hangs together with others, after Martin (OO Design Quality Metrics, 1994), who
/// measures packages; here a cell's target is the package.
///
/// Types are classes, structs, enums and protocols. A type depends on another if it, one of its
/// extensions in its own module or a type inside it refers to the other or to a member of it.
/// Outside are all other targets of this package, tests left out: a cell knows its contract, the
/// model and the kit, and the catalogue knows the cell. The standard library and Foundation are left
/// out, since every type would depend on them.
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

    /// I = Ce ÷ (Ca + Ce): 0 for a target that only others depend on, 1 for one that only depends
    /// on others; 0 without any coupling.
    package var instability: Double {
        let all = afferent + efferent
        return all == 0 ? 0 : Double(efferent) / Double(all)
    }

    /// D = |A + I − 1|: how far the target is from a balance of the two, which is 0 to 1. A target
    /// that nobody but the outermost layer depends on is instable, and so near the balance without
    /// any protocol.
    package var distance: Double { abs(abstractness + instability - 1) }
}
