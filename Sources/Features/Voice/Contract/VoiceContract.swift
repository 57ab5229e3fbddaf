internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// Voice messages, of which one plays at a time, and none while the screen is covered or closed. A
    /// row has the sender, the length and the state. A tap on a row that is buffering does nothing.
    package static let voice = FeatureContract(
        name: "voice",
        title: "Voice",
        openingKeys: [
            ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default 7)"),
            ScenarioKey("voices", .integer(0...100_000), "number of messages (default 5)"),
            .scheduler,
            .failing([.voices]),
            .recorded,
        ],
        settableKeys: [],
        events: [
            ScenarioKey(
                "player",
                .choice(VoicePlayerEvent.allCases.map(\.rawValue)),
                "an event of the player for the message that was played last"
            ),
            ScenarioKey(
                "late",
                .choice(VoicePlayerEvent.allCases.map(\.rawValue)),
                "an event of the player for the message that was played before the last one"
            ),
            ScenarioKey("leave", .affirmation, "a new message arrives at the end of the list"),
            ScenarioKey("withdraw", .integer(1...100_000), "the sender withdraws the message"),
            ScenarioKey(
                "cover",
                .affirmation,
                "another page covers the screen, as after a tap on a notification"
            ),
        ],
        operations: [.voices],
        elements: VoiceElement.names,
        lists: [VoiceElement.list],
        scenarios: voiceLoadingScenarios + voicePlayingScenarios + voiceCoveringScenarios,
        latencyScenarios: voiceLatencyScenarios,
        randomOpening: { random in
            [
                "seed": .integer(random.integer(in: 0...999)),
                "voices": .integer(random.element(of: [0, 1, 3, 5, 12, 14])),
                "fail": .list(random.happens(onceIn: 8) ? [.text("voices")] : []),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomEvent: { random in
            let word = JSONValue.text(random.element(of: VoicePlayerEvent.allCases).rawValue)
            switch random.index(below: 8) {
            case 0: return .own("withdraw", .integer(random.integer(in: 1...6)))
            case 1: return .own("late", word)
            case 2:
                return .own(random.happens(onceIn: 2) ? "leave" : "cover", .flag(true))
            default: return .own("player", word)
            }
        },
        eventsPerOwn: 3
    )
}
