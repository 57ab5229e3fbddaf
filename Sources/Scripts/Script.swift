/// What a person does on one screen, from opening to the end.
package struct Script: Hashable, Sendable {
    package var opening: Opening
    package var events: [ScriptEvent]

    package init(opening: Opening, events: [ScriptEvent]) {
        self.opening = opening
        self.events = events
    }
}
