internal import Scripts

extension FeatureContract {
    static let voiceLatencyScripts = [
        LatencyScript(
            "open",
            "Opening the list, until 20 messages have come and 12 are shown.",
            setup: #"{"open": "voice", "voices": 20, "scheduler": "immediate", "recorded": false}"#,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScript(
            "pause",
            "One tap on the message that plays, which pauses it or goes on.",
            setup: #"""
                {"open": "voice", "voices": 20, "scheduler": "immediate", "recorded": false}
                {"tap": "voice.3"}
                {"player": "ready"}
                """#,
            measured: .events(#"{"tap": "voice.3"}"#)
        ),
        LatencyScript(
            "next",
            "A message ends, and the next one begins.",
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
