package import Matrix

/// What one process of the probe is asked to count.
package struct InstructionRequest: Hashable, Sendable, Codable {
    package var features: [Feature]
    package var variant: Variant
    /// The file that steps are written to; `nil` where nobody asks for them.
    package var steps: String?

    /// The variable of the environment that says that each so many steps one arrives without the flag
    /// of a single step, as on some virtual machines, to see whether it is counted all the same. It
    /// is no part of the request: whatever a process is told must have one length, since what it
    /// leaves in memory moves what is counted by some per mille.
    package static let lostFlagVariable = "ARCHBENCH_LOST_FLAG_INTERVAL"

    package init(features: [Feature], variant: Variant, steps: String? = nil) {
        self.features = features
        self.variant = variant
        self.steps = steps
    }
}

/// What one process of the probe counted.
package enum InstructionResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        package let count: InstructionCount
        /// `nil` where no steps were kept.
        package let kept: Kept?

        package init(
            feature: Feature,
            script: String,
            count: InstructionCount,
            kept: Kept? = nil
        ) {
            self.feature = feature
            self.script = script
            self.count = count
            self.kept = kept
        }
    }

    /// What the steps of a script are taken for.
    package struct Kept: Hashable, Sendable, Codable {
        /// Which of the bodies that were kept it is, counted from 0.
        package let body: Int
        /// How many calls it made.
        package let calls: Int
        /// Which of the bodies makes as many calls that do nothing.
        package let loop: Int

        package init(body: Int, calls: Int, loop: Int) {
            self.body = body
            self.calls = calls
            self.loop = loop
        }
    }

    /// What was kept of all bodies of a process.
    package struct Steps: Hashable, Sendable, Codable {
        /// How many steps each body has; 0 where they did not fit.
        package let lengths: [Int]
        /// Where they stand, each place once.
        package let places: [UInt64]

        package init(lengths: [Int], places: [UInt64]) {
            self.lengths = lengths
            self.places = places
        }
    }

    /// With the steps that were kept, where they were asked for.
    case counted(by: InstructionMethod, [OfScript], Steps?)
    /// No way to count passed its own test.
    case notAvailable(InstructionObstacle)
}
