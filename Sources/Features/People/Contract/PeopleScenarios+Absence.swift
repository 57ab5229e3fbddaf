internal import Scenarios

extension FeatureContract {
    static let peopleAbsenceScenarios = [
        NamedScenario(
            "returns-while-busy",
            "A person who leaves and returns while a request runs has the expected relation, and ignores taps.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"fail": "follow"}
                {"tap": "person.2.action"}
                {"leave": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"expect": {"person.2": null, "person.3": {}}}
                {"return": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"expect": {"person.2.action": "Following"}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": null}}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Follow", "toast": "Could not follow", "requests": ["people(1, follow)", "follow(2)", "people(1, follow)", "people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "returns-before-removal",
            "A friend who leaves and returns while the removal runs gets no second request.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "known": [2]}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"tap": "person.2.delete"}
                {"leave": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"return": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": "Add friend", "requests": ["people(1, friend)", "remove(2)", "people(1, friend)", "people(1, friend)"]}}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.action": "Pending", "requests": ["people(1, friend)", "remove(2)", "people(1, friend)", "people(1, friend)", "add(2)"]}}
                """
        ),
        NamedScenario(
            "fails-while-absent",
            "If a request fails after its person has left, a toast says so; the person returns as the service has them.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"fail": "follow"}
                {"tap": "person.2.action"}
                {"leave": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"deliver": "all"}
                {"expect": {"person.2": null, "toast": "Could not follow"}}
                {"elsewhere": 2}
                {"return": 2}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "person.2.delete": null, "toast": null}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": "Delete"}}
                """
        ),
        NamedScenario(
            "returns-without-revealed-button",
            "The delete button of a person who has left is hidden when they return.",
            source: """
                {"open": "people", "people": 3, "known": [1, 2]}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"leave": 2}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2": null}}
                {"return": 2}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "person.2.delete": null}}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"expect": {"person.1.delete": null, "person.2.delete": "Delete"}}
                """
        ),
        NamedScenario(
            "accepted-while-absent",
            "An acceptance of an absent person changes no row; while their request runs, it ends in friendship.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [1]}
                {"deliver": "all"}
                {"fail": "add"}
                {"tap": "person.2.action"}
                {"leave": 1}
                {"leave": 2}
                {"pull": "people"}
                {"deliver": "last"}
                {"accept": 1}
                {"accept": 2}
                {"expect": {"person.1": null, "person.2": null, "person.3.action": "Add friend"}}
                {"deliver": "all"}
                {"expect": {"toast": null}}
                {"return": 1}
                {"return": 2}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Friend", "person.2.action": "Friend"}}
                """
        ),
    ]
}
