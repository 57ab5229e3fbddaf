internal import Scenarios

extension FeatureContract {
    static let voicePlayingScenarios = [
        NamedScenario(
            "plays",
            "A tap plays a message: it buffers, plays, pauses and resumes.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Buffering", "requests": ["voices", "play(2)"]}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Buffering"}}
                {"player": "ready"}
                {"expect": {"voice.2.state": "Playing"}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Paused"}}
                {"player": "ready"}
                {"expect": {"voice.2.state": "Paused"}}
                {"tap": "voice.2"}
                {"expect": {"voice.2.state": "Playing", "requests": ["voices", "play(2)", "pause", "resume"]}}
                """
        ),
        NamedScenario(
            "follows-by-itself",
            "When a message ends, the next message below that was never started plays; after the last one, nothing plays.",
            source: """
                {"open": "voice", "voices": 4}
                {"deliver": "all"}
                {"tap": "voice.3"}
                {"tap": "voice.2"}
                {"player": "ready"}
                {"player": "ended"}
                {"expect": {"voice.1.state": "Idle", "voice.2.state": "Played", "voice.3.state": "Idle", "voice.4.state": "Buffering"}}
                {"player": "ready"}
                {"player": "ended"}
                {"expect": {"voice.4.state": "Played", "voice.1.state": "Idle", "requests": ["voices", "play(3)", "stop", "play(2)", "play(4)"]}}
                """
        ),
        NamedScenario(
            "one-at-a-time",
            "Starting another message stops the first, which shows the same text as before it was started.",
            source: """
                {"open": "voice", "voices": 2}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"player": "ready"}
                {"tap": "voice.1"}
                {"expect": {"voice.1.state": "Buffering", "voice.2.state": "Idle"}}
                {"player": "ready"}
                {"player": "ended"}
                {"expect": {"voice.1.state": "Played", "voice.2.state": "Idle"}}
                {"tap": "voice.1"}
                {"expect": {"voice.1.state": "Buffering"}}
                {"tap": "voice.2"}
                {"expect": {"voice.1.state": "Played", "voice.2.state": "Buffering", "requests": ["voices", "play(2)", "stop", "play(1)", "play(1)", "stop", "play(2)"]}}
                """
        ),
        NamedScenario(
            "fails",
            "If a message fails, its row says so, and the next message that was never started plays; a tap tries again.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"player": "failed"}
                {"expect": {"voice.1.state": "Failed", "voice.2.state": "Buffering"}}
                {"player": "ready"}
                {"player": "failed"}
                {"expect": {"voice.2.state": "Failed", "voice.3.state": "Buffering"}}
                {"tap": "voice.1"}
                {"expect": {"voice.1.state": "Buffering", "voice.3.state": "Idle"}}
                """
        ),
        NamedScenario(
            "fails-and-skips",
            "After a failure, the next message that was never started plays; after the last one, nothing plays.",
            source: """
                {"open": "voice", "voices": 3}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"tap": "voice.1"}
                {"player": "failed"}
                {"expect": {"voice.1.state": "Failed", "voice.2.state": "Idle", "voice.3.state": "Buffering"}}
                {"player": "failed"}
                {"expect": {"voice.3.state": "Failed", "voice.2.state": "Idle", "requests": ["voices", "play(2)", "stop", "play(1)", "play(3)"]}}
                """
        ),
        NamedScenario(
            "remembers-across-refresh",
            "A refresh, even a failed one, keeps which messages were started, failed or are playing.",
            source: """
                {"open": "voice", "voices": 5}
                {"deliver": "all"}
                {"tap": "voice.3"}
                {"tap": "voice.1"}
                {"player": "failed"}
                {"player": "ready"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"voice.1.state": "Failed", "voice.2.state": "Playing", "voice.3.state": "Idle"}}
                {"fail": "voices"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "voice.2.state": "Playing"}}
                {"player": "ended"}
                {"expect": {"voice.2.state": "Played", "voice.3.state": "Idle", "voice.4.state": "Buffering", "requests": ["voices", "play(3)", "stop", "play(1)", "play(2)", "voices", "voices", "play(4)"]}}
                """
        ),
        NamedScenario(
            "said-too-late",
            "Events of the player do nothing when no message is playing.",
            source: """
                {"open": "voice", "voices": 2}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"player": "ended"}
                {"player": "ended"}
                {"player": "ready"}
                {"player": "failed"}
                {"expect": {"voice.2.state": "Played", "voice.1.state": "Idle", "requests": ["voices", "play(2)"]}}
                """
        ),
        NamedScenario(
            "said-of-another",
            "Events of the player for a message that is not the current one do nothing.",
            source: """
                {"open": "voice", "voices": 4}
                {"deliver": "all"}
                {"tap": "voice.2"}
                {"tap": "voice.1"}
                {"late": "ready"}
                {"expect": {"voice.1.state": "Buffering", "voice.2.state": "Idle"}}
                {"player": "ready"}
                {"late": "failed"}
                {"late": "ended"}
                {"expect": {"voice.1.state": "Playing", "voice.2.state": "Idle", "requests": ["voices", "play(2)", "stop", "play(1)"]}}
                {"player": "ended"}
                {"late": "ended"}
                {"expect": {"voice.1.state": "Played", "voice.2.state": "Idle", "voice.3.state": "Buffering", "voice.4.state": "Idle"}}
                """
        ),
        NamedScenario(
            "plays-after-refresh",
            "After a refresh, every visible row shows whether its message plays.",
            source: """
                {"open": "voice", "voices": 12}
                {"deliver": "all"}
                {"pull": "voices"}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"expect": {"voice.1.state": "Buffering"}}
                {"tap": "voice.2"}
                {"expect": {"voice.1.state": "Idle", "voice.2.state": "Buffering"}}
                {"tap": "voice.3"}
                {"expect": {"voice.2.state": "Idle", "voice.3.state": "Buffering"}}
                {"tap": "voice.4"}
                {"expect": {"voice.3.state": "Idle", "voice.4.state": "Buffering"}}
                {"tap": "voice.5"}
                {"expect": {"voice.4.state": "Idle", "voice.5.state": "Buffering"}}
                {"tap": "voice.6"}
                {"expect": {"voice.5.state": "Idle", "voice.6.state": "Buffering"}}
                {"tap": "voice.7"}
                {"expect": {"voice.6.state": "Idle", "voice.7.state": "Buffering"}}
                {"tap": "voice.8"}
                {"expect": {"voice.7.state": "Idle", "voice.8.state": "Buffering"}}
                {"tap": "voice.9"}
                {"expect": {"voice.8.state": "Idle", "voice.9.state": "Buffering"}}
                {"tap": "voice.10"}
                {"expect": {"voice.9.state": "Idle", "voice.10.state": "Buffering"}}
                {"tap": "voice.11"}
                {"expect": {"voice.10.state": "Idle", "voice.11.state": "Buffering"}}
                {"tap": "voice.12"}
                {"expect": {"voice.11.state": "Idle", "voice.12.state": "Buffering"}}
                """
        ),
        NamedScenario(
            "away-and-back",
            "A message that buffers while its row is off screen shows that it plays when the row is back.",
            source: """
                {"open": "voice", "voices": 30}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"scroll": "voices", "to": 29}
                {"scroll": "voices", "to": 0}
                {"expect": {"voice.1.state": "Buffering"}}
                {"player": "ready"}
                {"expect": {"voice.1.state": "Playing", "voice.2.state": "Idle"}}
                """
        ),
        NamedScenario(
            "scrolled-away",
            "A message keeps playing when its row is off screen, and the next one starts there, too.",
            source: """
                {"open": "voice", "voices": 30}
                {"deliver": "all"}
                {"tap": "voice.1"}
                {"player": "ready"}
                {"scroll": "voices", "to": 29}
                {"expect": {"voice.30.state": "Idle", "voice.1": null}}
                {"player": "ended"}
                {"expect": {"voice.30.state": "Idle"}}
                {"scroll": "voices", "to": 0}
                {"expect": {"voice.1.state": "Played", "voice.2.state": "Buffering"}}
                """
        ),
    ]
}
