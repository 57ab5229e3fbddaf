internal import HeadlessKit
internal import Model
internal import Scenarios

extension FeatureContract {
    /// A contract with a key of every type, for a feature that is never built.
    static let sample = FeatureContract(
        name: "sample",
        title: "Sample",
        openingKeys: [
            ScriptKey("name", .text, "any text"),
            ScriptKey("count", .integer(0...9), "any digit"),
            ScriptKey("loud", .flag, "whether it is loud"),
            ScriptKey("mode", .choice(["slow", "fast"]), "how fast"),
            ScriptKey("fail", .choices(["user", "like"]), "what fails"),
            ScriptKey("digits", .integers(0...9), "any digits"),
            ScriptKey("due", .day, "any day"),
        ],
        settableKeys: [ScriptKey("name", .text, "any text"), ScriptKey("loud", .flag, "loud")],
        events: [
            ScriptKey("post", .affirmation, "somebody publishes"),
            ScriptKey("player", .choice(["ready", "ended"]), "what the player says"),
            ScriptKey(
                "profile",
                .object([ScriptKey("name", .text, "any text"), ScriptKey("loud", .flag, "loud")]),
                "somebody changes the profile"
            ),
        ],
        counts: ["heights": "heights that were computed"],
        operations: [.user, .like],
        lists: ["list"],
        scripts: [],
        latencyScripts: [],
        randomOpening: { _ in [:] }
    )

    /// A contract in which nothing can be set and nothing can fail.
    static let bare = FeatureContract(
        name: "bare",
        title: "Bare",
        openingKeys: [],
        settableKeys: [],
        scripts: [],
        latencyScripts: [],
        randomOpening: { _ in [:] }
    )
}

extension ScriptParser {
    /// Why the source is not a script, with the line; empty where it is one.
    func complaint(about source: String) -> String {
        do {
            _ = try script(from: source)
            return ""
        } catch {
            return error.description
        }
    }
}
