/// How a script comes to a list: what it opens, what is asked beside the list, and what a person does to see
/// it.
struct ListScriptWay {
    /// What the script gives when it opens, in JSON, a pair each.
    var values: [String] = []
    /// What is asked when it opens before the list asks, and after that.
    var earlier: [String] = []
    var later: [String] = []
    /// What a person does then, an event each.
    var events: [String] = []
}
