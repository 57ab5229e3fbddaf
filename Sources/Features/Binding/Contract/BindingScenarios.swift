internal import Scenarios

extension FeatureContract {
    static let bindingScenarios = [
        NamedScenario(
            "follows",
            "A tap changes the button and the count at once; the request follows.",
            source: """
                {"open": "binding", "followed": [2]}
                {"expect": {"person.1.follow": "Follow", "person.2.follow": "Following", "following": "1 followed"}}
                {"tap": "person.5.follow"}
                {"expect": {"person.5.follow": "Following", "person.4.follow": "Follow", "following": "2 followed"}}
                {"expect": {"requests": ["follow(5)"]}}
                {"deliver": "all"}
                {"expect": {"person.5.follow": "Following", "following": "2 followed", "toast": null}}
                """
        ),
        NamedScenario(
            "unfollows",
            "Unfollowing asks for no confirmation.",
            source: """
                {"open": "binding", "followed": [1, 2]}
                {"tap": "person.2.follow"}
                {"expect": {"person.2.follow": "Follow", "following": "1 followed", "alert": null}}
                {"deliver": "all"}
                {"tap": "person.1.follow"}
                {"expect": {"following": "0 followed", "requests": ["unfollow(2)", "unfollow(1)"]}}
                """
        ),
        NamedScenario(
            "follow-fails",
            "If following fails, the button and the count change back, and a toast says so.",
            source: """
                {"open": "binding"}
                {"fail": "follow"}
                {"tap": "person.3.follow"}
                {"expect": {"person.3.follow": "Following", "following": "1 followed", "toast": null}}
                {"deliver": "all"}
                {"expect": {"person.3.follow": "Follow", "following": "0 followed", "toast": "Could not follow"}}
                """
        ),
        NamedScenario(
            "unfollow-fails",
            "If unfollowing fails, the same happens, and the user can try again.",
            source: """
                {"open": "binding", "followed": [4], "fail": ["unfollow"]}
                {"tap": "person.4.follow"}
                {"deliver": "all"}
                {"expect": {"person.4.follow": "Following", "following": "1 followed", "toast": "Could not unfollow"}}
                {"tap": "person.4.follow"}
                {"tap": "person.4.follow"}
                {"expect": {"person.4.follow": "Follow", "following": "0 followed", "toast": null, "requests": ["unfollow(4)", "unfollow(4)"]}}
                """
        ),
        NamedScenario(
            "one-at-a-time",
            "While a request for a person runs, taps on that button do nothing; the other buttons work.",
            source: """
                {"open": "binding"}
                {"tap": "person.1.follow"}
                {"tap": "person.1.follow"}
                {"tap": "person.2.follow"}
                {"expect": {"person.1.follow": "Following", "following": "2 followed", "requests": ["follow(1)", "follow(2)"]}}
                {"deliver": "last"}
                {"tap": "person.2.follow"}
                {"tap": "person.1.follow"}
                {"expect": {"following": "1 followed", "requests": ["follow(1)", "follow(2)", "unfollow(2)"]}}
                """
        ),
        NamedScenario(
            "two-failures",
            "If two requests fail at the same time, both messages appear, one after the other.",
            source: """
                {"open": "binding", "followed": [2]}
                {"fail": "follow"}
                {"fail": "unfollow"}
                {"tap": "person.1.follow"}
                {"tap": "person.2.follow"}
                {"deliver": "all"}
                {"expect": {"person.1.follow": "Follow", "person.2.follow": "Following", "following": "1 followed"}}
                {"expect": {"toast": "Could not follow"}}
                {"expect": {"toast": "Could not unfollow"}}
                """
        ),
        NamedScenario(
            "replies-at-once",
            "If the service replies before the call returns, the screen behaves the same.",
            source: """
                {"open": "binding", "scheduler": "immediate", "fail": ["follow"]}
                {"tap": "person.1.follow"}
                {"expect": {"person.1.follow": "Follow", "following": "0 followed", "toast": "Could not follow"}}
                {"tap": "person.1.follow"}
                {"expect": {"person.1.follow": "Following", "following": "1 followed", "toast": null}}
                """
        ),
        NamedScenario(
            "closes",
            "If the screen is closed while requests run, all of its objects are released.",
            source: """
                {"open": "binding", "followed": [3]}
                {"tap": "person.1.follow"}
                {"tap": "person.3.follow"}
                {"deliver": "next"}
                {"close": true}
                """
        ),
    ]

    static let bindingLatencyScenarios = [
        LatencyScenario(
            "toggle",
            "One tap on a button, which changes the button and the count; the service replies at once.",
            setup: #"{"open": "binding", "scheduler": "immediate", "recorded": false}"#,
            measured: .events(#"{"tap": "person.3.follow"}"#)
        )
    ]
}
