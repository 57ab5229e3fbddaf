internal import Scripts

extension FeatureContract {
    static let relayScripts = [
        NamedScript(
            "celebrates",
            "A manager hands out a job, waits until its worker is done, and celebrates it.",
            source: """
                {"open": "relay"}
                {"expect": {"a.start": "Print", "b.start": "Print", "log": ""}}
                {"tap": "a.start"}
                {"expect": {"a.start": {"enabled": false}, "b.start": {"enabled": true}, "log": ""}}
                {"finish": "a"}
                {"expect": {"a.start": {"enabled": true}, "log": "a celebrates job 1"}}
                """
        ),
        NamedScript(
            "each-its-own",
            "While both workers work, each manager hears of its own alone.",
            source: """
                {"open": "relay"}
                {"tap": "a.start"}
                {"tap": "b.start"}
                {"expect": {"a.start": {"enabled": false}, "b.start": {"enabled": false}, "log": ""}}
                {"finish": "b"}
                {"expect": {"log": "b celebrates job 2", "a.start": {"enabled": false}}}
                {"expect": {"b.start": {"enabled": true}}}
                {"finish": "a"}
                {"expect": {"log": "b celebrates job 2\\na celebrates job 1"}}
                """
        ),
        NamedScript(
            "counts-over-both",
            "Jobs are counted over both managers, and the log has the oldest first.",
            source: """
                {"open": "relay"}
                {"tap": "b.start"}
                {"finish": "b"}
                {"tap": "a.start"}
                {"finish": "a"}
                {"tap": "b.start"}
                {"finish": "b"}
                {"expect": {"log": "b celebrates job 1\\na celebrates job 2\\nb celebrates job 3"}}
                """
        ),
        NamedScript(
            "one-at-a-time",
            "A manager whose worker works takes no other job.",
            source: """
                {"open": "relay"}
                {"tap": "a.start"}
                {"tap": "a.start"}
                {"finish": "a"}
                {"finish": "a"}
                {"expect": {"log": "a celebrates job 1"}}
                {"tap": "b.start"}
                {"finish": "b"}
                {"expect": {"log": "a celebrates job 1\\nb celebrates job 2"}}
                """
        ),
        NamedScript(
            "closes",
            "A screen that is closed while a worker works leaves no object behind.",
            source: """
                {"open": "relay"}
                {"tap": "a.start"}
                {"finish": "a"}
                {"tap": "b.start"}
                {"close": true}
                """
        ),
    ]
}
