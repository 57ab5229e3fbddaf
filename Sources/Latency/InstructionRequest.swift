package import Catalogue

/// What one process of the probe is asked to count.
package struct InstructionRequest: Hashable, Sendable, Codable {
    package var features: [Feature]
    package var variant: Variant
    /// Which of several such processes this is, counted from 0: each may have a processor.
    package var process: Int
    /// Each so many steps one arrives without the flag of a single step, as on some virtual
    /// machines, to see whether it is counted all the same; `nil` for as the machine has it.
    package var lostFlagInterval: Int?

    package init(
        features: [Feature],
        variant: Variant,
        process: Int,
        lostFlagInterval: Int? = nil
    ) {
        self.features = features
        self.variant = variant
        self.process = process
        self.lostFlagInterval = lostFlagInterval
    }
}

/// What one process of the probe counted.
package enum InstructionResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        package let count: InstructionCount

        package init(feature: Feature, script: String, count: InstructionCount) {
            self.feature = feature
            self.script = script
            self.count = count
        }
    }

    case counted(by: InstructionMethod, [OfScript])
    /// No way to count passed its own test.
    case notAvailable(InstructionObstacle)
}
