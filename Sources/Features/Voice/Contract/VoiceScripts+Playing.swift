internal import Scripts

extension FeatureContract {
    static let voicePlayingScripts = [
        NamedScript(
            "plays",
            "A tap plays a message: it buffers, plays, pauses and goes on.",
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
        NamedScript(
            "follows-by-itself",
            "Behind a message that ended the first below that was never started follows; behind the last nothing does.",
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
        NamedScript(
            "one-at-a-time",
            "Starting another message stops the first, which reads as it did before it was started.",
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
        NamedScript(
            "fails",
            "A message that fails says so, and the next that was never started follows; a tap tries again.",
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
        NamedScript(
            "fails-and-skips",
            "What follows a failure is what was never started; behind the last nothing does.",
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
        NamedScript(
            "remembers-across-refresh",
            "What was started, what failed and what plays is remembered across a refresh, also a failed one.",
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
        NamedScript(
            "said-too-late",
            "What the player says when nothing plays any more does nothing.",
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
        NamedScript(
            "said-of-another",
            "What the player says of a message that is not the current one does nothing.",
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
        NamedScript(
            "scrolled-away",
            "A message plays on when its row is scrolled away, and the next follows out of sight.",
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
