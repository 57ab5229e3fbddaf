package import Matrix
package import Scenarios

/// The record of the scenarios that were played before measuring, to verify that the variants of a
/// feature are behaviourally equivalent.
package struct EquivalenceRecord: Hashable, Sendable, Codable {
    /// The interruptions of scenarios of one variant, each followed by a screen that was built from
    /// the encoded state of the closed one.
    package struct Restoration: Hashable, Sendable, Codable {
        package let variant: Variant
        package let interruptions: Int
        /// The number of interruptions after which the new screen continued like one that was not
        /// closed.
        package let restored: Int

        package init(variant: Variant, interruptions: Int, restored: Int) {
            self.variant = variant
            self.interruptions = interruptions
            self.restored = restored
        }
    }

    package let feature: Feature
    package let namedScenarios: Int
    package let randomScenarios: Int
    /// The number of events in all scenarios.
    package let events: Int
    /// The seed of the random scenarios.
    package let seed: UInt64
    /// Indicates whether leak detection was available, and so was performed.
    package let seesLivingObjects: Bool
    /// The counters of the named scenarios that state one.
    package let counts: [ScenarioCount]
    /// The variants that can restore their screens; `nil` in reports of earlier versions.
    package let restorations: [Restoration]?

    package init(
        feature: Feature,
        namedScenarios: Int,
        randomScenarios: Int,
        events: Int,
        seed: UInt64,
        seesLivingObjects: Bool,
        counts: [ScenarioCount] = [],
        restorations: [Restoration]? = nil
    ) {
        self.feature = feature
        self.namedScenarios = namedScenarios
        self.randomScenarios = randomScenarios
        self.events = events
        self.seed = seed
        self.seesLivingObjects = seesLivingObjects
        self.counts = counts
        self.restorations = restorations
    }
}
