package import Scenarios

/// Plays complete scenarios on all subjects of a feature in lockstep.
@MainActor
package struct Player {
    private let subjects: [Subject]

    /// - Parameter subjects: the first one is the baseline of the comparison.
    package init(subjects: [Subject]) {
        self.subjects = subjects
    }

    /// Plays a scenario to its end, or to the first difference.
    package func play(_ scenario: Scenario) -> Difference? {
        digestAndDifference(of: scenario).difference
    }

    /// Plays a scenario to its end, or to the first difference.
    ///
    /// - Returns: the digest of the screens, and the first difference.
    func digestAndDifference(of scenario: Scenario) -> (digest: UInt64, difference: Difference?) {
        let play = StepPlay(subjects: subjects, opening: scenario.opening)
        var difference = play.compareOpenings()
        for event in scenario.events where difference == nil { difference = play.perform(event) }
        difference = difference ?? play.close()
        return (play.digest, difference)
    }

    /// Plays a scenario on each implementation alone.
    ///
    /// - Returns: the final values of the counters, in the order of the implementations.
    func counts(after scenario: Scenario) -> [[String: Int]] {
        subjects.filter { !$0.isDescription }.map { subject in
            let stage = subject.open(scenario.opening)
            for event in scenario.events { _ = stage.perform(event) }
            return stage.observation.counts
        }
    }

    /// Plays a random scenario that depends on the screens of the first subject.
    ///
    /// - Returns: the scenario as far as it was played, the digest of the screens, and the first
    ///   difference.
    package func playRandomly(
        _ generator: RandomScenario
    ) -> (scenario: Scenario, digest: UInt64, difference: Difference?) {
        var generator = generator
        var scenario = Scenario(opening: generator.opening, events: [])
        let play = StepPlay(subjects: subjects, opening: scenario.opening)
        var difference = play.compareOpenings()
        while difference == nil {
            let event = generator.nextEvent(
                on: play.baseline.screen,
                lists: play.visibleLists(of: generator.lists),
                waitingReplies: play.waitingReplies
            )
            guard let event else { break }
            scenario.events.append(event)
            difference = play.perform(event)
        }
        difference = difference ?? play.close()
        return (scenario, play.digest, difference)
    }
}
