internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// A card with the profile of a user, and an editor: a form with validation, which opens on top of
    /// the card and returns its result. Blanks around name and address are ignored: neither is saved
    /// with them. Only edited values are saved. A change that is made elsewhere is a whole profile, so the
    /// card shows it at once, also instead of a reply that is out of date.
    package static let profile = FeatureContract(
        name: "profile",
        title: "Profile",
        openingKeys: [
            ScenarioKey("user", .integer(1...1_000_000), "number of the user (default 1)")
        ] + profileKeys + [.scheduler, .failing(profileOperations), .recorded],
        settableKeys: [],
        events: [
            ScenarioKey("profile", .object(profileKeys), "the profile is changed on another device")
        ],
        operations: profileOperations,
        elements: ProfileElement.names,
        scenarios: profileCardScenarios + profileFormScenarios + profileSavingScenarios
            + profileElsewhereScenarios,
        latencyScenarios: profileLatencyScenarios,
        scalingScenarios: profileScalingScenarios,
        typedTexts: profileTexts,
        randomOpening: { random in
            var opening = randomProfile(&random)
            opening["fail"] = .list(random.happens(onceIn: 8) ? [.text("profile")] : [])
            opening["scheduler"] = .text(random.happens(onceIn: 8) ? "immediate" : "manual")
            return opening
        },
        randomEvent: { .own("profile", .object(randomProfile(&$0))) },
        eventsPerOwn: 12
    )

    private static let profileKeys = [
        ScenarioKey("name", .text, "the name"),
        ScenarioKey("mail", .text, "the e-mail address"),
        ScenarioKey("bio", .text, "the biography"),
        ScenarioKey("newsletter", .flag, "whether the user receives the newsletter"),
    ]

    private static let profileOperations: [Model.Operation] = [.profile, .save]

    /// The texts that random scenarios type: blank, valid and invalid names and addresses, and
    /// biographies at the limit.
    private static let profileTexts = [
        "", "  ", "\u{200B}", "Ada", " Ada ", "ada@example.com", " ada@example.com ", "ada@example",
        "@b.c",
        "a@b@c.d", "a b@c.d", "a@.c", "a@b.", "a@b..c", "👩‍👩‍👧 é", String(repeating: "é", count: 160),
        String(repeating: "é", count: 161),
    ]

    /// Returns some values of a profile.
    private static func randomProfile(_ random: inout SplitMix64) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        for key in ["name", "mail", "bio"] where random.happens(onceIn: 2) {
            values[key] = .text(random.element(of: profileTexts))
        }
        if random.happens(onceIn: 2) { values["newsletter"] = .flag(random.happens(onceIn: 2)) }
        return values
    }
}
