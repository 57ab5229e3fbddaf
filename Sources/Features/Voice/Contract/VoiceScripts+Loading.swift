internal import Scripts

extension FeatureContract {
    static let voiceLoadingScripts = [
        NamedScript(
            "voices",
            "Messages come in one load; each has its sender, its length and a state.",
            source: """
                {"open": "voice", "voices": 3}
                {"expect": {"voices.loading": {}, "voice.1": null}}
                {"deliver": "all"}
                {"expect": {"voices.loading": null, "voice.1.length": "0:00", "voice.2.length": "0:37", "voice.3.length": "1:14", "voice.2.title": "Günther Lovelace", "voice.3.title": "Anonymous", "voice.1.state": "Idle"}}
                {"expect": {"requests": ["voices"]}}
                """
        ),
        NamedScript(
            "no-messages",
            "Where there are none, it says so, and a refresh can change that.",
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
        NamedScript(
            "voices-fail",
            "Messages that fail say so in place; the button and a pull load again.",
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
        NamedScript(
            "voices-refresh",
            "A pull asks for messages again, once; if that fails the rows stay.",
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
        NamedScript(
            "refresh-keeps",
            "A refresh keeps the message that plays, and what the others were.",
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
        NamedScript(
            "refresh-stops",
            "A message that plays and is gone after a refresh is stopped; what is said of it then does nothing.",
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
        NamedScript(
            "all-withdrawn",
            "Where all are gone, it says so, and what was buffering is stopped.",
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
        NamedScript(
            "long-messages",
            "The minutes of a message go on behind an hour.",
            source: """
                {"open": "voice", "voices": 99}
                {"deliver": "all"}
                {"scroll": "voices", "to": 98}
                {"expect": {"voice.98.length": "59:49", "voice.99.length": "60:26"}}
                """
        ),
        NamedScript(
            "stops-once",
            "What was stopped since it is gone is not stopped again when another message is started.",
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
        NamedScript(
            "replies-at-once",
            "With a service that replies before the call returns, the list works the same.",
            source: """
                {"open": "voice", "voices": 2, "scheduler": "immediate"}
                {"expect": {"voices.loading": null, "voice.2": {}}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Buffering"}}
                """
        ),
        NamedScript(
            "closes",
            "Closing while something plays stops the player and leaves no object behind.",
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
