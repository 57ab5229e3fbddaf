package import Matrix
package import Scenarios

/// The record of the scenarios that were played before measuring, to verify that the variants of a
/// feature are behaviourally equivalent.
package struct EquivalenceRecord: Hashable, Sendable, Codable {
    package let feature: Feature
    package let namedScripts: Int
    package let randomScripts: Int
    /// The number of events in all scenarios.
    package let events: Int
    /// The seed of the random scenarios.
    package let seed: UInt64
    /// Indicates whether leak detection was available, and so was performed.
    package let seesLivingObjects: Bool
    /// The counters of the named scenarios that state one.
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
