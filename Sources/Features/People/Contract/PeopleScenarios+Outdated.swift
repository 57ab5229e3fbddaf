internal import Scenarios

extension FeatureContract {
    static let peopleOutdatedScenarios = [
        NamedScenario(
            "follow-during-refresh",
            "If following succeeds during a refresh, the people are requested again; the row keeps its relation.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"pull": "people"}
                {"tap": "person.2.action"}
                {"deliver": "last"}
                {"deliver": "next"}
                {"expect": {"person.2.action": "Following", "people.refreshing": {}, "requests": ["people(1, follow)", "people(1, follow)", "follow(2)", "people(1, follow)"]}}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "people.refreshing": null, "requests": ["people(1, follow)", "people(1, follow)", "follow(2)", "people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "unfollow-during-refresh",
            "If unfollowing succeeds during a refresh, the people are requested again, too.",
            source: """
                {"open": "people", "people": 3, "known": [2]}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"pull": "people"}
                {"tap": "person.2.delete"}
                {"deliver": "last"}
                {"deliver": "next"}
                {"expect": {"person.2.action": "Follow", "people.refreshing": {}, "requests": ["people(1, follow)", "people(1, follow)", "unfollow(2)", "people(1, follow)"]}}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Follow", "people.refreshing": null}}
                """
        ),
        NamedScenario(
            "follow-fails-during-refresh",
            "If following fails during a refresh, the people are not requested again.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"pull": "people"}
                {"fail": "follow"}
                {"tap": "person.2.action"}
                {"deliver": "last"}
                {"deliver": "next"}
                {"expect": {"person.2.action": "Follow", "people.refreshing": null, "requests": ["people(1, follow)", "people(1, follow)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "follow-before-refresh",
            "If following succeeds before a refresh, the people are requested once.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"deliver": "all"}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "people.refreshing": null, "requests": ["people(1, follow)", "follow(2)", "people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "accepted-while-loading",
            "If a person accepts while the people load, the people are requested again, and load until then.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [2]}
                {"accept": 2}
                {"deliver": "next"}
                {"expect": {"people.loading": {}, "person.2": null, "requests": ["people(1, friend)", "people(1, friend)"]}}
                {"deliver": "all"}
                {"expect": {"people.loading": null, "person.2.action": "Friend", "requests": ["people(1, friend)", "people(1, friend)"]}}
                """
        ),
        NamedScenario(
            "accepted-during-refresh",
            "If a person accepts during a refresh, the people are requested again; the row keeps its relation.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [2]}
                {"deliver": "all"}
                {"pull": "people"}
                {"accept": 2}
                {"deliver": "next"}
                {"expect": {"person.2.action": "Friend", "people.refreshing": {}, "requests": ["people(1, friend)", "people(1, friend)", "people(1, friend)"]}}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Friend", "people.refreshing": null}}
                """
        ),
        NamedScenario(
            "accepted-before-failure",
            "If the people fail to load, an acceptance in the meantime does not request them again.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [2], "fail": ["people"]}
                {"accept": 2}
                {"deliver": "next"}
                {"expect": {"people.loading": null, "people.error": "Could not load people", "requests": ["people(1, friend)"]}}
                """
        ),
        NamedScenario(
            "repeated-request-fails",
            "If the request that replaces an outdated reply fails, the load or the refresh has failed.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [2, 3]}
                {"accept": 2}
                {"fail": "people"}
                {"deliver": "all"}
                {"expect": {"people.loading": null, "people.error": "Could not load people"}}
                {"tap": "people.retry"}
                {"deliver": "all"}
                {"pull": "people"}
                {"accept": 3}
                {"fail": "people"}
                {"deliver": "all"}
                {"expect": {"person.3.action": "Friend", "people.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
    ]
}
