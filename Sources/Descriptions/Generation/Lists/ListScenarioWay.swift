/// The events with which a scenario shows a list: the values at its opening, the requests of other
/// parts, and the user's events.
struct ListScenarioWay {
    /// The JSON pairs that the scenario sets when it opens.
    var values: [String] = []
    /// The requests of other parts before and after the first request of the list.
    var earlier: [String] = []
    var later: [String] = []
    /// The events that make the list visible.
    var events: [String] = []
}
