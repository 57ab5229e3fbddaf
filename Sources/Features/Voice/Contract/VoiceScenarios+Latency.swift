internal import Scenarios

extension FeatureContract {
    static let voiceLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the list, until 20 messages have loaded and 12 are shown.",
            setup: #"{"open": "voice", "voices": 20, "scheduler": "immediate", "recorded": false}"#,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScenario(
            "pause",
            "One tap on the current message, which pauses or resumes it.",
            setup: #"""
                {"open": "voice", "voices": 20, "scheduler": "immediate", "recorded": false}
                {"tap": "voice.3"}
                {"player": "ready"}
                """#,
            measured: .events(#"{"tap": "voice.3"}"#)
        ),
        LatencyScenario(
            "next",
            "A message ends, and the next one starts.",
            setup: #"""
                {"open": "voice", "voices": 20, "scheduler": "immediate", "recorded": false}
                {"tap": "voice.3"}
                {"player": "ready"}
                """#,
            measured: .events(#"{"player": "ended"}"#),
            opensAnew: true,
            screenCount: 16
        ),
    ]
}
