internal import HeadlessKitDriver
internal import Model
internal import Scenarios

extension FeatureContract {
    /// A contract with a key of every type, for a feature that is never built.
    static let sample = FeatureContract(
        name: "sample",
        title: "Sample",
        openingKeys: [
            ScenarioKey("name", .text, "any text"),
            ScenarioKey("count", .integer(0...9), "any digit"),
            ScenarioKey("loud", .flag, "whether it is loud"),
            ScenarioKey("mode", .choice(["slow", "fast"]), "how fast"),
            ScenarioKey("fail", .choices(["user", "like"]), "what fails"),
            ScenarioKey("digits", .integers(0...9), "any digits"),
            ScenarioKey("due", .day, "any day"),
        ],
        settableKeys: [ScenarioKey("name", .text, "any text"), ScenarioKey("loud", .flag, "loud")],
        events: [
            ScenarioKey("post", .affirmation, "somebody publishes"),
            ScenarioKey("player", .choice(["ready", "ended"]), "what the player says"),
            ScenarioKey(
                "profile",
                .object([
                    ScenarioKey("name", .text, "any text"), ScenarioKey("loud", .flag, "loud"),
                ]),
                "somebody changes the profile"
            ),
        ],
        counts: ["heights": "heights that were computed"],
        operations: [.user, .like],
        lists: ["list"],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    /// A contract in which nothing can be set and nothing can fail.
    static let bare = FeatureContract(
        name: "bare",
        title: "Bare",
        openingKeys: [],
        settableKeys: [],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )
}

extension ScenarioParser {
    /// Returns the error of parsing a source, or an empty string if it is valid.
    func complaint(about source: String) -> String {
        do {
            _ = try scenario(from: source)
            return ""
        } catch {
            return error.description
        }
    }
}
