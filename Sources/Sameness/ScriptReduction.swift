package import Scripts

/// Makes a failing script as small as it gets while it still fails.
///
/// Source: the "ddmin" algorithm of A. Zeller and R. Hildebrandt, "Simplifying and Isolating
/// Failure-Inducing Input", IEEE TSE 28(2), 2002; then values of the opening are left out where
/// their defaults fail too, which can make further events needless, and so on in turn.
@MainActor
package struct ScriptReduction {
    private let player: Player
    /// A difference of another kind is another failure.
    private let kind: Difference.Kind
    private let variant: String

    package init(player: Player, difference: Difference) {
        self.player = player
        kind = difference.kind
        variant = difference.variant
    }

    /// The smallest script found that fails in the same way, and how it fails.
    package func reduce(_ script: Script) -> (script: Script, difference: Difference?) {
        // An expectation belongs to the events before it; without them it fails for other reasons.
        if kind == .expectation { return (script, player.play(script)) }
        var best = script
        var previous: Script
        repeat {
            previous = best
            best.events = reducedEvents(of: best)
            best.opening = reducedOpening(of: best)
        } while best != previous
        return (best, player.play(best))
    }

    private func reducedOpening(of script: Script) -> Opening {
        var best = script
        for key in script.opening.values.keys.sorted() {
            var candidate = best
            candidate.opening.values[key] = nil
            if fails(candidate) { best = candidate }
        }
        return best.opening
    }

    private func reducedEvents(of script: Script) -> [ScriptEvent] {
        var events = script.events
        var chunkCount = 2
        while events.count >= 2 {
            let chunkSize = (events.count + chunkCount - 1) / chunkCount
            let candidates = stride(from: 0, to: events.count, by: chunkSize).map { start in
                Array(events[..<start] + events[min(start + chunkSize, events.count)...])
            }
            let smaller = candidates.first { candidate in
                fails(Script(opening: script.opening, events: candidate))
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
        if events.count == 1, fails(Script(opening: script.opening, events: [])) { return [] }
        return events
    }

    private func fails(_ script: Script) -> Bool {
        guard let difference = player.play(script) else { return false }
        return difference.kind == kind && difference.variant == variant
    }
}
