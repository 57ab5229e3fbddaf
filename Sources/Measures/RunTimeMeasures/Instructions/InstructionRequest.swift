package import Matrix

/// The implementation whose instructions one process of the probe counts.
///
/// The state of the heap changes the count of a call: a request of another length is enough. So
/// each implementation is counted in a process of its own, and its request is the same in every
/// report.
package struct InstructionRequest: Hashable, Sendable, Codable {
    package var feature: Feature
    package var variant: Variant
    /// The name of the file for the steps, in the folder of the probe; `nil` if they are not
    /// needed. A path would make the request depend on where the package is.
    package var steps: String?

    package init(feature: Feature, variant: Variant, steps: String? = nil) {
        self.feature = feature
        self.variant = variant
        self.steps = steps
    }

    /// The request for a second count, whose steps are in another file. Its name is as long as the
    /// first.
    var repeated: InstructionRequest {
        var request = self
        request.steps = steps?.replacing("steps", with: "again")
        return request
    }
}

/// The counts of one process of the probe.
package enum InstructionResult: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let scenario: String
        package let count: InstructionCount
        /// The recorded steps; `nil` if none were recorded.
        package let kept: Kept?

        package init(
            scenario: String,
            count: InstructionCount,
            kept: Kept? = nil
        ) {
            self.scenario = scenario
            self.count = count
            self.kept = kept
        }
    }

    /// The use of the recorded steps for a scenario.
    package struct Kept: Hashable, Sendable, Codable {
        /// The index of the recorded body, from 0.
        package let body: Int
        /// The number of calls in the body.
        package let calls: Int
        /// The index of the body with the same number of empty calls.
        package let loop: Int

        package init(body: Int, calls: Int, loop: Int) {
            self.body = body
            self.calls = calls
            self.loop = loop
        }
    }

    /// The recorded steps of all bodies of a process.
    package struct Steps: Hashable, Sendable, Codable {
        /// The number of steps of each body; 0 if they did not fit.
        package let lengths: [Int]
        /// The distinct addresses of the steps.
        package let places: [UInt64]

        package init(lengths: [Int], places: [UInt64]) {
            self.lengths = lengths
            self.places = places
        }
    }

    /// The counts of the scenarios, with the recorded steps if they were requested.
    case counted(by: InstructionMethod, [OfScenario], Steps?)
    /// No method of counting passed its own test.
    case notAvailable(InstructionObstacle)
}

extension InstructionResult {
    /// Returns these counts, without those that a second process counted differently.
    func agreeing(with other: InstructionResult) -> InstructionResult {
        guard case .counted(let method, let scenarios, let steps) = self,
            case .counted(method, let others, _) = other
        else { return self }
        let agreed = zip(scenarios, others).map { first, second in
            guard let count = first.count.perCall, let again = second.count.perCall, count != again
            else { return first }
            let obstacle = InstructionObstacle("the same call was counted as \(count) and \(again)")
            return OfScenario(scenario: first.scenario, count: .notAvailable(obstacle))
        }
        return .counted(by: method, agreed, steps)
    }
}
