internal import Scenarios

extension FeatureContract {
    static let relayScenarios = [
        NamedScenario(
            "celebrates",
            "A manager gives its worker a job, waits until the worker finishes, and celebrates.",
            source: """
                {"open": "relay"}
                {"expect": {"a.start": "Print", "b.start": "Print", "log": ""}}
                {"tap": "a.start"}
                {"expect": {"a.start": {"enabled": false}, "b.start": {"enabled": true}, "log": ""}}
                {"finish": "a"}
                {"expect": {"a.start": {"enabled": true}, "log": "a celebrates job 1"}}
                """
        ),
        NamedScenario(
            "each-its-own",
            "While both workers are working, each manager is notified only by its own worker.",
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
        NamedScenario(
            "counts-over-both",
            "Jobs are numbered across both managers, and the log lists the oldest first.",
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
        NamedScenario(
            "one-at-a-time",
            "While its worker is working, a manager starts no other job.",
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
        NamedScenario(
            "closes",
            "If the screen is closed while a worker is working, all of its objects are released.",
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
