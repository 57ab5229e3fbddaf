internal import Scenarios

extension FeatureContract {
    static let voiceLoadingScenarios = [
        NamedScenario(
            "voices",
            "Messages load in one request; each has a sender, a length and a state.",
            source: """
                {"open": "voice", "voices": 3}
                {"expect": {"voices.loading": {}, "voice.1": null}}
                {"deliver": "all"}
                {"expect": {"voices.loading": null, "voice.1.length": "0:00", "voice.2.length": "0:37", "voice.3.length": "1:14", "voice.2.title": "Günther Lovelace", "voice.3.title": "Anonymous", "voice.1.state": "Idle"}}
                {"expect": {"requests": ["voices"]}}
                """
        ),
        NamedScenario(
            "no-messages",
            "If there are no messages, a message says so; a refresh can change that.",
            source: """
                {"open": "voice", "voices": 0}
                {"deliver": "all"}
                {"expect": {"voices.empty": "No messages", "voices.error": null, "voices.loading": null}}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voices.empty": "No messages"}}
                {"leave": true}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voices.empty": null, "voice.1.length": "0:00"}}
                """
        ),
        NamedScenario(
            "voices-fail",
            "If loading messages fails, an error replaces the list; its button and a pull load again.",
            source: """
                {"open": "voice", "voices": 2, "fail": ["voices"]}
                {"deliver": "all"}
                {"expect": {"voices.error": "Could not load messages", "voices.retry": {"text": "Retry", "enabled": true}, "voices.loading": null}}
                {"fail": "voices"}
                {"tap": "voices.retry"}
                {"expect": {"voices.loading": {}, "voices.error": null, "voices.retry": null}}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voices.error": "Could not load messages"}}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voices.error": null, "voice.2": {}, "requests": ["voices", "voices", "voices"]}}
                """
        ),
        NamedScenario(
            "refresh-control",
            "A pull starts the refresh control; the reply ends it, also during the first load and after a failure.",
            source: """
                {"open": "voice", "voices": 3}
                {"pull": "voices"}
                {"expect": {"voices.loading": {}, "voices.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"voices.loading": null, "voices.refreshing": null}}
                {"pull": "voices"}
                {"expect": {"voices.loading": null, "voices.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"voices.refreshing": null}}
                {"fail": "voices"}
                {"pull": "voices"}
                {"expect": {"voices.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"voices.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
        NamedScenario(
            "voices-refresh",
            "A pull requests the messages again, once; if that fails, the rows stay.",
            source: """
                {"open": "voice", "voices": 2}
                {"deliver": "all"}
                {"pull": "voices"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voice.2": {}, "toast": null}}
                {"fail": "voices"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voice.2": {}, "toast": "Could not refresh", "requests": ["voices", "voices", "voices"]}}
                """
        ),
        NamedScenario(
            "refresh-keeps",
            "A refresh keeps the current message playing and the states of the others.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"player": "ended"}
                {"player": "ready"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voice.1.state": "Played", "voice.2.state": "Playing", "voice.3.state": "Idle"}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Paused", "requests": ["voices", "play(1)", "play(2)", "voices", "pause"]}}
                """
        ),
        NamedScenario(
            "refresh-stops",
            "If a refresh removes the current message, it stops; later events of that message do nothing.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"player": "ready"}
                {"withdraw": 1}
                {"expect": {"voice.1.state": "Playing"}}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voice.1": null, "requests": ["voices", "play(1)", "voices", "stop"]}}
                {"player": "ended"}
                {"expect": {"voice.2.state": "Idle", "voice.3.state": "Idle"}}
                """
        ),
        NamedScenario(
            "all-withdrawn",
            "If all messages are removed, a message says so, and the buffering message stops.",
            source: """
                {"open": "voice", "voices": 1}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"withdraw": 1}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voices.empty": "No messages", "voice.1": null, "requests": ["voices", "play(1)", "voices", "stop"]}}
                """
        ),
        NamedScenario(
            "long-messages",
            "From an hour on, lengths are still shown in minutes.",
            source: """
                {"open": "voice", "voices": 99}
                {"deliver": "all"}
                {"scroll": "voices", "to": 98}
                {"expect": {"voice.98.length": "59:49", "voice.99.length": "60:26"}}
                """
        ),
        NamedScenario(
            "stops-once",
            "A removed message that was stopped is not stopped again when another message starts.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"withdraw": 1}
                {"pull": "voices"}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"expect": {"requests": ["voices", "play(1)", "voices", "stop", "play(2)"]}}
                """
        ),
        NamedScenario(
            "replies-at-once",
            "If the service replies before the call returns, the list behaves the same.",
            source: """
                {"open": "voice", "voices": 2, "scheduler": "immediate"}
                {"expect": {"voices.loading": null, "voice.2": {}}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Buffering"}}
                """
        ),
        NamedScenario(
            "closes",
            "If the screen is closed while a message plays, the player stops and all objects are released.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"player": "ready"}
                {"pull": "voices"}
                {"close": true}
                """
        ),
    ]
}
