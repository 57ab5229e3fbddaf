package import Scenarios

/// Shrinks a failing scenario.
///
/// Source: the "ddmin" algorithm of A. Zeller and R. Hildebrandt, "Simplifying and Isolating
/// Failure-Inducing Input", IEEE TSE 28(2), 2002. Afterwards values of the opening are removed if
/// their defaults fail, too, which may make further events unnecessary; both steps are repeated.
@MainActor
package struct ScenarioReduction {
    /// Plays a candidate and returns its difference.
    private let play: @MainActor (Scenario) -> Difference?
    /// The kind of difference that the shrunk scenario must show.
    private let kind: Difference.Kind
    private let variant: String

    package init(difference: Difference, play: @escaping @MainActor (Scenario) -> Difference?) {
        self.play = play
        kind = difference.kind
        variant = difference.variant
    }

    /// Returns the shrunk scenario and its difference.
    package func reduce(_ scenario: Scenario) -> (scenario: Scenario, difference: Difference?) {
        // An expectation depends on the events before it.
        if kind == .expectation { return (scenario, play(scenario)) }
        var best = scenario
        var previous: Scenario
        repeat {
            previous = best
            best.events = reducedEvents(of: best)
            best.opening = reducedOpening(of: best)
        } while best != previous
        return (best, play(best))
    }

    private func reducedOpening(of scenario: Scenario) -> Opening {
        var best = scenario
        for key in scenario.opening.values.keys.sorted() {
            var candidate = best
            candidate.opening.values[key] = nil
            if fails(candidate) { best = candidate }
        }
        return best.opening
    }

    private func reducedEvents(of scenario: Scenario) -> [ScenarioEvent] {
        var events = scenario.events
        var chunkCount = 2
        while events.count >= 2 {
            let chunkSize = (events.count + chunkCount - 1) / chunkCount
            let candidates = stride(from: 0, to: events.count, by: chunkSize).map { start in
                Array(events[..<start] + events[min(start + chunkSize, events.count)...])
            }
            let smaller = candidates.first { candidate in
                fails(Scenario(opening: scenario.opening, events: candidate))
            }
            if let smaller {
                events = smaller
                chunkCount = max(chunkCount - 1, 2)
            } else if chunkSize == 1 {
                break
            } else {
                chunkCount = min(chunkCount * 2, events.count)
            }
        }
        if events.count == 1, fails(Scenario(opening: scenario.opening, events: [])) { return [] }
        return events
    }

    private func fails(_ scenario: Scenario) -> Bool {
        guard let difference = play(scenario) else { return false }
        return difference.kind == kind && difference.variant == variant
    }
}
