internal import Scenarios

extension FeatureContract {
    static let peopleFollowScenarios = [
        NamedScenario(
            "follow",
            "A tap on “Follow” changes the row at once; the request follows, and the row ignores taps until the reply.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": "Following", "person.2.delete": null, "requests": ["people(1, follow)", "follow(2)"]}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": null}}
                {"tap": "person.1.action"}
                {"expect": {"person.1.action": "Following"}}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": "Following", "person.2.delete": "Delete", "person.1.delete": null}}
                """
        ),
        NamedScenario(
            "follow-fails",
            "If following fails, the row changes back, and a toast says so.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"fail": "follow"}
                {"tap": "person.3.action"}
                {"deliver": "all"}
                {"expect": {"person.3.action": "Follow", "person.3.delete": null, "toast": "Could not follow"}}
                {"tap": "person.3.action"}
                {"deliver": "all"}
                {"expect": {"person.3.action": "Following", "toast": null}}
                """
        ),
        NamedScenario(
            "unfollow",
            "A tap reveals the delete button, the next tap hides it; deleting shows at once.",
            source: """
                {"open": "people", "people": 3, "known": [2]}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": {"text": "Delete", "enabled": true}}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": null, "person.2.action": "Following"}}
                {"tap": "person.2.action"}
                {"tap": "person.2.delete"}
                {"expect": {"person.2.delete": null, "person.2.action": "Follow", "requests": ["people(1, follow)", "unfollow(2)"]}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": "Follow"}}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Follow", "toast": null}}
                """
        ),
        NamedScenario(
            "one-revealed-row",
            "Revealing the delete button of a row hides that of any other row, also of an off-screen one.",
            source: """
                {"open": "people", "people": 30, "known": [1, 2, 30]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"expect": {"person.1.delete": null, "person.2.delete": "Delete"}}
                {"tap": "person.2.action"}
                {"expect": {"person.1.delete": null, "person.2.delete": null}}
                {"tap": "person.1.action"}
                {"expect": {"person.1.delete": "Delete", "person.2.delete": null}}
                {"scroll": "people", "to": 29}
                {"tap": "person.30.action"}
                {"expect": {"person.30.delete": "Delete"}}
                {"scroll": "people", "to": 0}
                {"expect": {"person.1.delete": null, "person.2.delete": null}}
                """
        ),
        NamedScenario(
            "unfollow-fails",
            "If unfollowing fails, the person is followed as before, and the delete button stays hidden.",
            source: """
                {"open": "people", "people": 3, "known": [2]}
                {"deliver": "all"}
                {"fail": "unfollow"}
                {"tap": "person.2.action"}
                {"tap": "person.2.delete"}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "person.2.delete": null, "toast": "Could not unfollow"}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": "Delete"}}
                """
        ),
    ]
}
