package import Matrix
package import Scenarios

/// What was played before measuring, to prove that the variants of a feature behave the same.
package struct SamenessRecord: Hashable, Sendable, Codable {
    package let feature: Feature
    package let namedScripts: Int
    package let randomScripts: Int
    /// Over all scripts.
    package let events: Int
    /// Of the random scripts.
    package let seed: UInt64
    /// Whether objects that a closed screen leaves could be seen, and so were looked for.
    package let seesLivingObjects: Bool
    /// The counters of the named scripts that state one.
    package let counts: [ScenarioCount]

    package init(
        feature: Feature,
        namedScripts: Int,
        randomScripts: Int,
        events: Int,
        seed: UInt64,
        seesLivingObjects: Bool,
        counts: [ScenarioCount] = []
    ) {
        self.feature = feature
        self.namedScripts = namedScripts
        self.randomScripts = randomScripts
        self.events = events
        self.seed = seed
        self.seesLivingObjects = seesLivingObjects
        self.counts = counts
    }
}
