package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// Two managers assign jobs to their own workers, and each celebrates the jobs that its worker
    /// has done. The screen shows a button for each manager, and then the log.
    package static let relay = FeatureContract(
        name: "relay",
        title: "Relay",
        openingKeys: [],
        settableKeys: [],
        events: [
            ScenarioKey("finish", .choice(RelayElement.managers), "this manager’s worker finishes")
        ],
        elements: ElementNames(
            RelayElement.managers.map { RelayElement.start(manager: $0) } + [RelayElement.log]
        ),
        scenarios: relayScenarios,
        latencyScenarios: [
            LatencyScenario(
                "finish",
                "A worker finishes, and its manager celebrates.",
                setup: #"""
                    {"open": "relay"}
                    {"tap": "a.start"}
                    """#,
                measured: .events(#"{"finish": "a"}"#),
                opensAnew: true,
                screenCount: 16
            )
        ],
        randomOpening: { _ in [:] },
        randomEvent: { random in
            .own("finish", .text(random.element(of: RelayElement.managers)))
        },
        eventsPerOwn: 3
    )
}
