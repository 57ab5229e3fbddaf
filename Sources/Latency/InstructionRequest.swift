package import Matrix

/// What one process of the probe is asked to count.
package struct InstructionRequest: Hashable, Sendable, Codable {
    package var features: [Feature]
    package var variant: Variant
    /// Which of several such processes this is, counted from 0: each may have a processor.
    package var process: Int

    /// The variable of the environment that says that each so many steps one arrives without the flag
    /// of a single step, as on some virtual machines, to see whether it is counted all the same. It
    /// is no part of the request: whatever a process is told must have one length, since what it
    /// leaves in memory moves what is counted by some per mille.
    package static let lostFlagVariable = "ARCHBENCH_LOST_FLAG_INTERVAL"

    package init(features: [Feature], variant: Variant, process: Int) {
        self.features = features
        self.variant = variant
        self.process = process
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
