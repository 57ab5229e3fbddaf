/// A scenario: the opening and the events of one screen.
package struct Script: Hashable, Sendable {
    package var opening: Opening
    package var events: [ScriptEvent]

    package init(opening: Opening, events: [ScriptEvent]) {
        self.opening = opening
        self.events = events
    }
}
