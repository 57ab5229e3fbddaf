internal import Scenarios

extension FeatureContract {
    static let voiceCoveringScenarios = [
        NamedScenario(
            "covered-while-playing",
            "If a page covers the screen, the player stops; when the user returns, nothing plays until the next tap.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"player": "ready"}
                {"cover": true}
                {"expect": {"requests": ["voices", "play(2)", "stop"]}}
                {"player": "ended"}
                {"back": true}
                {"expect": {"voice.2.state": "Idle", "voice.3.state": "Idle", "requests": ["voices", "play(2)", "stop"]}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Buffering", "requests": ["voices", "play(2)", "stop", "play(2)"]}}
                """
        ),
        NamedScenario(
            "covered-while-buffering",
            "A message that is buffering when a page covers the screen does not play when it is ready.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"cover": true}
                {"player": "ready"}
                {"back": true}
                {"expect": {"voice.2.state": "Idle"}}
                {"player": "ready"}
                {"expect": {"voice.2.state": "Idle", "requests": ["voices", "play(2)", "stop"]}}
                """
        ),
        NamedScenario(
            "covered-while-paused",
            "A paused message stops, too; if it was played to its end before, it shows that again.",
            source: """
                {"open": "voice", "voices": 1}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"player": "ended"}
                {"tap": "voice.1"}
                {"player": "ready"}
                {"tap": "voice.1"}
                {"expect": {"voice.1.state": "Paused"}}
                {"cover": true}
                {"back": true}
                {"expect": {"voice.1.state": "Played", "requests": ["voices", "play(1)", "play(1)", "pause", "stop"]}}
                """
        ),
        NamedScenario(
            "covered-without-message",
            "If no message is started when a page covers the screen, the player is not stopped; the list loads meanwhile.",
            source: """
                {"open": "voice", "voices": 2}
                {"cover": true}
                {"deliver": "all"}
                {"back": true}
                {"expect": {"voices.loading": null, "voice.2.state": "Idle", "requests": ["voices"]}}
                {"tap": "voice.2"}
                {"player": "ended"}
                {"cover": true}
                {"back": true}
                {"expect": {"voice.2.state": "Played", "requests": ["voices", "play(2)"]}}
                """
        ),
    ]
}
