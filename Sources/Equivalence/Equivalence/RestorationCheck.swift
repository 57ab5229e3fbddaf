package import Scenarios
internal import StateManagement

/// Interrupts scenarios: verifies that a screen, built from the encoded state of a closed one,
/// continues like a screen that was not interrupted.
///
/// A scenario is interrupted only where the state determines the screen
/// (``Stage/isDeterminedByState``), and where closing the screen sends no request. A player that
/// plays, for example, is stopped by closing, and no state continues it. The navigation stack and the
/// services remain, because they do not belong to the screen. Counters are not compared, because a
/// new view computes its layout again.
@MainActor
package struct RestorationCheck {
    /// The result for one implementation.
    package struct Outcome: Hashable, Sendable, Codable {
        /// The name of the subject, such as `Store`.
        package let variant: String
        /// The number of interruptions in all scenarios.
        package var interruptionCount = 0
        /// The number of interruptions after which the restored screen continued alike.
        package var restoredCount = 0
        /// The first failure; `nil` if there is none.
        package var failure: Failure?

        static func += (sum: inout Outcome, other: Outcome) {
            sum.interruptionCount += other.interruptionCount
            sum.restoredCount += other.restoredCount
            sum.failure = sum.failure ?? other.failure
        }
    }

    private let name: String
    private let prepare: @MainActor (Opening) -> @MainActor (StateArchive) -> Stage

    /// - Returns: `nil` if the subject cannot restore its screen.
    package init?(_ subject: Subject) {
        guard let restoration = subject.restoration else { return nil }
        name = subject.name
        prepare = restoration
    }

    /// The state of a screen at the opening or after an event.
    @MainActor
    private struct Step {
        /// The reason why the event was not possible; `nil` if it happened.
        let obstacle: String?
        let observation: Observation
        let canBeInterrupted: Bool

        init(_ stage: Stage, obstacle: String? = nil) {
            self.obstacle = obstacle
            observation = stage.observation.withoutCounts
            canBeInterrupted = stage.isDeterminedByState
        }

        /// Returns the first difference from the same step of another screen.
        func difference(from expected: Step) -> (element: String?, explanation: String)? {
            guard obstacle == expected.obstacle else {
                let words = { (obstacle: String?) in
                    obstacle.map { "is ignored: \($0)" } ?? "happens"
                }
                return (
                    nil,
                    "expected that the event \(words(expected.obstacle)); it \(words(obstacle))"
                )
            }
            return observation.difference(from: expected.observation).map {
                ($0.element, $0.explanation)
            }
        }
    }

    /// Interrupts a scenario, each time from its beginning.
    ///
    /// - Parameter choose: returns the numbers of the events after which to interrupt, from the
    ///   possible ones; 0 is the opening.
    /// - Returns: the numbers of interruptions, and the first difference.
    package func interrupt(
        _ scenario: Scenario,
        choosing choose: ([Int]) -> [Int] = { $0 }
    ) -> (outcome: Outcome, difference: Difference?) {
        let stage = prepare(scenario.opening)(StateArchive())
        let steps =
            [Step(stage)]
            + scenario.events.map { event in
                let obstacle = stage.perform(event)
                return Step(stage, obstacle: obstacle)
            }
        let possible = steps.indices.filter { number in
            guard steps[number].canBeInterrupted else { return false }
            // An expectation changes nothing.
            if number > 0, case .expect = scenario.events[number - 1] { return false }
            return true
        }
        var outcome = Outcome(variant: name)
        var difference: Difference?
        for number in choose(possible) {
            guard let stage = restoredStage(of: scenario, after: number) else { continue }
            outcome.interruptionCount += 1
            if let found = self.difference(of: stage, scenario, after: number, from: steps) {
                difference = difference ?? found
            } else {
                outcome.restoredCount += 1
            }
        }
        return (outcome, difference)
    }

    /// Plays the beginning of a scenario, closes the screen, and builds it again in the same
    /// environment.
    ///
    /// - Returns: the new screen; `nil` if closing the earlier one sends a request.
    private func restoredStage(of scenario: Scenario, after number: Int) -> Stage? {
        let open = prepare(scenario.opening)
        let archive = StateArchive()
        let stage = open(archive)
        for event in scenario.events.prefix(number) { _ = stage.perform(event) }
        let requests = stage.observation.requests
        // Without its states the screen opens as if for the first time, which the comparison finds.
        let states = (try? archive.data()) ?? [:]
        _ = stage.perform(.close)
        return stage.observation.requests == requests ? open(StateArchive(states)) : nil
    }

    /// Plays the rest of a scenario on a restored screen.
    ///
    /// - Returns: the first difference from the screen that was not interrupted.
    private func difference(
        of stage: Stage,
        _ scenario: Scenario,
        after number: Int,
        from steps: [Step]
    ) -> Difference? {
        for event in number..<steps.count {
            let obstacle =
                event == number ? steps[event].obstacle : stage.perform(scenario.events[event - 1])
            let found = Step(stage, obstacle: obstacle)
            guard let (element, explanation) = found.difference(from: steps[event]) else {
                continue
            }
            return Difference(
                kind: .restoration,
                variant: name,
                eventNumber: event,
                event: event == 0 ? nil : ScenarioWriter.line(of: scenario.events[event - 1]),
                element: element,
                explanation: "interrupted after event \(number); \(explanation)"
            )
        }
        return nil
    }
}
