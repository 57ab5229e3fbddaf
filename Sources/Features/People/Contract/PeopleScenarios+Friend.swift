internal import Scenarios

extension FeatureContract {
    static let peopleFriendScenarios = [
        NamedScenario(
            "add",
            "A tap on “Add friend” shows “Pending” at once, until the other person accepts.",
            source: """
                {"open": "people", "kind": "friend", "people": 3}
                {"deliver": "all"}
                {"expect": {"person.2.action": {"text": "Add friend", "enabled": true}}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": {"text": "Pending", "enabled": false}, "requests": ["people(1, friend)", "add(2)"]}}
                {"deliver": "all"}
                {"expect": {"person.2.action": {"text": "Pending", "enabled": false}, "person.2.delete": null}}
                {"accept": 2}
                {"expect": {"person.2.action": {"text": "Friend", "enabled": true}, "person.2.delete": null}}
                """
        ),
        NamedScenario(
            "add-fails",
            "If the friend request fails, the row changes back, and a toast says so.",
            source: """
                {"open": "people", "kind": "friend", "people": 3}
                {"deliver": "all"}
                {"fail": "add"}
                {"tap": "person.1.action"}
                {"deliver": "all"}
                {"expect": {"person.1.action": {"text": "Add friend", "enabled": true}, "toast": "Could not add"}}
                {"tap": "person.1.action"}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Pending", "toast": null}}
                """
        ),
        NamedScenario(
            "add-fails-across-refresh",
            "A refresh keeps running requests and revealed buttons; a request that fails after it is still rolled back.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "known": [1]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"fail": "add"}
                {"tap": "person.2.action"}
                {"pull": "people"}
                {"deliver": "last"}
                {"expect": {"person.1.delete": "Delete", "person.2.action": {"text": "Pending", "enabled": false}}}
                {"deliver": "all"}
                {"expect": {"person.2.action": {"text": "Add friend", "enabled": true}, "toast": "Could not add"}}
                """
        ),
        NamedScenario(
            "accepted-early",
            "If a person accepts while the request still runs, and the request then fails, nothing changes.",
            source: """
                {"open": "people", "kind": "friend", "people": 3}
                {"deliver": "all"}
                {"fail": "add"}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"accept": 1}
                {"accept": 2}
                {"expect": {"person.1.action": {"text": "Friend", "enabled": true}, "person.2.action": "Friend"}}
                {"tap": "person.1.action"}
                {"expect": {"person.1.delete": null}}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Friend", "person.2.action": "Friend", "toast": null}}
                {"tap": "person.1.action"}
                {"expect": {"person.1.delete": "Delete"}}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Friend", "person.2.action": "Friend"}}
                """
        ),
        NamedScenario(
            "remove",
            "A friend is removed in the same way as a followed person.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "known": [3], "asked": [1]}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Pending", "person.2.action": "Add friend", "person.3.action": "Friend"}}
                {"tap": "person.3.action"}
                {"expect": {"person.3.delete": "Delete"}}
                {"tap": "person.3.action"}
                {"expect": {"person.3.delete": null, "person.3.action": "Friend"}}
                {"tap": "person.3.action"}
                {"tap": "person.3.delete"}
                {"expect": {"person.3.action": "Add friend", "person.3.delete": null}}
                {"tap": "person.3.action"}
                {"deliver": "all"}
                {"expect": {"person.3.action": "Add friend", "toast": null, "requests": ["people(1, friend)", "remove(3)"]}}
                """
        ),
        NamedScenario(
            "remove-fails",
            "If removing fails, both stay friends.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "known": [3]}
                {"deliver": "all"}
                {"fail": "remove"}
                {"tap": "person.3.action"}
                {"tap": "person.3.delete"}
                {"deliver": "all"}
                {"expect": {"person.3.action": "Friend", "person.3.delete": null, "toast": "Could not remove"}}
                {"tap": "person.3.action"}
                {"expect": {"person.3.delete": "Delete"}}
                """
        ),
    ]
}
