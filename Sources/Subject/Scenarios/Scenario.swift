/// A scenario: the opening and the events of one screen.
package struct Scenario: Hashable, Sendable {
    package var opening: Opening
    package var events: [ScenarioEvent]

    package init(opening: Opening, events: [ScenarioEvent]) {
        self.opening = opening
        self.events = events
    }
}
