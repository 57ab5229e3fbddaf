package import Scenarios
package import Tracing

/// The events of a demo with the screens after each. An event after going back replaces the later
/// ones.
package struct DemoTimeline {
    package let opening: Opening
    package private(set) var events: [ScenarioEvent]
    /// The number of events before the visible screen.
    package private(set) var position = 0
    /// The known steps after the opening and after each event: for each, one step per variant.
    private var moments: [[DemoStep]] = []

    package init(_ scenario: Scenario) {
        opening = scenario.opening
        events = scenario.events
    }

    /// The visible steps; `nil` if they are not known yet.
    package var moment: [DemoStep]? { moment(at: position) }

    /// The steps before the last event; `nil` for the opening.
    package var previous: [DemoStep]? { position > 0 ? moment(at: position - 1) : nil }

    /// The last event; `nil` for the opening.
    package var event: ScenarioEvent? { position > 0 ? events[position - 1] : nil }

    package var isAtEnd: Bool { position == events.count }

    /// The scenario up to the visible step, as JSON Lines.
    package var lines: [String] {
        ScenarioWriter.lines(of: Scenario(opening: opening, events: Array(events.prefix(position))))
    }

    /// The number of known steps, including the opening.
    package var knownCount: Int { moments.count }

    private func moment(at position: Int) -> [DemoStep]? {
        moments.indices.contains(position) ? moments[position] : nil
    }

    /// Adds an event after the visible step and removes the later ones.
    mutating func append(_ event: ScenarioEvent) {
        events.removeSubrange(position...)
        moments.removeSubrange(min(position + 1, moments.count)...)
        events.append(event)
        position += 1
    }

    /// Goes back one step.
    ///
    /// - Returns: `true` if there was one.
    mutating func goBack() -> Bool {
        guard position > 0 else { return false }
        position -= 1
        return true
    }

    /// Goes forward one step.
    ///
    /// - Returns: `true` if there was one.
    mutating func goOn() -> Bool {
        guard !isAtEnd else { return false }
        position += 1
        return true
    }

    /// Adds the steps after the known ones.
    mutating func learn(_ found: [[DemoStep]]) {
        moments += found
    }

    /// Removes events without known steps.
    mutating func forgetUnknown() {
        events.removeSubrange(max(moments.count - 1, 0)...)
        position = min(position, events.count)
    }
}
