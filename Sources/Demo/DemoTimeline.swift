package import Scripts
package import Tracing

/// What was done in a demonstration, and what was seen after each step. One can go back in it; what is
/// done then takes the place of what came after.
package struct DemoTimeline {
    package let opening: Opening
    package private(set) var events: [ScriptEvent]
    /// After how many of the events the screen is shown.
    package private(set) var position = 0
    /// What was seen after the opening and after each event, as far as it is known: for each, a step of
    /// each variant.
    private var moments: [[DemoStep]] = []

    package init(_ script: Script) {
        opening = script.opening
        events = script.events
    }

    /// What is seen now; `nil` where it is not known yet.
    package var moment: [DemoStep]? { moment(at: position) }

    /// What was seen before the last event; `nil` for the opening.
    package var previous: [DemoStep]? { position > 0 ? moment(at: position - 1) : nil }

    /// The event that led here; `nil` for the opening.
    package var event: ScriptEvent? { position > 0 ? events[position - 1] : nil }

    package var isAtEnd: Bool { position == events.count }

    /// As JSON Lines, up to where it is shown.
    package var lines: [String] {
        ScriptWriter.lines(of: Script(opening: opening, events: Array(events.prefix(position))))
    }

    /// How many steps are known, the opening's among them.
    package var knownCount: Int { moments.count }

    private func moment(at position: Int) -> [DemoStep]? {
        moments.indices.contains(position) ? moments[position] : nil
    }

    /// Lets an event follow what is shown, in place of what followed it before.
    mutating func append(_ event: ScriptEvent) {
        events.removeSubrange(position...)
        moments.removeSubrange(min(position + 1, moments.count)...)
        events.append(event)
        position += 1
    }

    /// - Returns: whether there was a step to go back to.
    mutating func goBack() -> Bool {
        guard position > 0 else { return false }
        position -= 1
        return true
    }

    /// - Returns: whether there was a step to go on to.
    mutating func goOn() -> Bool {
        guard !isAtEnd else { return false }
        position += 1
        return true
    }

    /// What was found for the steps behind those that are known.
    mutating func learn(_ found: [[DemoStep]]) {
        moments += found
    }

    /// Takes back what could not be shown.
    mutating func forgetUnknown() {
        events.removeSubrange(max(moments.count - 1, 0)...)
        position = min(position, events.count)
    }
}
