internal import Scenarios

extension FeatureContract {
    static let peopleLoadingScenarios = [
        NamedScenario(
            "people",
            "People load in one request; an activity indicator shows until then.",
            source: """
                {"open": "people", "people": 3}
                {"expect": {"people.loading": {}, "person.1": null}}
                {"deliver": "all"}
                {"expect": {"people.loading": null, "person.1.name": "Chloé Nyström", "person.2.name": "Günther Lovelace", "person.3.name": "Anonymous", "people.empty": null}}
                {"expect": {"person.1.action": "Follow", "person.1.delete": null, "requests": ["people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "viewer",
            "The request is for the people of the viewer.",
            source: """
                {"open": "people", "viewer": 3, "people": 1}
                {"deliver": "all"}
                {"expect": {"person.1": {}, "requests": ["people(3, follow)"]}}
                """
        ),
        NamedScenario(
            "refresh-control",
            "A pull starts the refresh control; the reply ends it, also during the first load and after a failure.",
            source: """
                {"open": "people", "people": 3}
                {"pull": "people"}
                {"expect": {"people.loading": {}, "people.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"people.loading": null, "people.refreshing": null}}
                {"pull": "people"}
                {"expect": {"people.loading": null, "people.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"people.refreshing": null}}
                {"fail": "people"}
                {"pull": "people"}
                {"expect": {"people.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"people.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
        NamedScenario(
            "nobody",
            "If there are no people, a message says so.",
            source: """
                {"open": "people", "people": 0}
                {"deliver": "all"}
                {"expect": {"people.empty": "Nobody here", "people.error": null, "people.loading": null}}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"people.empty": "Nobody here"}}
                """
        ),
        NamedScenario(
            "people-fail",
            "If loading people fails, an error replaces the list; its button and a pull load again.",
            source: """
                {"open": "people", "people": 2, "fail": ["people"]}
                {"deliver": "all"}
                {"expect": {"people.error": "Could not load people", "people.retry": {"text": "Retry", "enabled": true}, "people.loading": null}}
                {"fail": "people"}
                {"tap": "people.retry"}
                {"expect": {"people.loading": {}, "people.error": null, "people.retry": null}}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"people.error": "Could not load people"}}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"people.error": null, "person.2": {}}}
                {"expect": {"requests": ["people(1, follow)", "people(1, follow)", "people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "people-refresh",
            "A pull requests the people again, once; if that fails, the rows stay.",
            source: """
                {"open": "people", "people": 2}
                {"deliver": "all"}
                {"pull": "people"}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2": {}, "toast": null}}
                {"fail": "people"}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2": {}, "toast": "Could not refresh"}}
                {"expect": {"requests": ["people(1, follow)", "people(1, follow)", "people(1, follow)"]}}
                """
        ),
        NamedScenario(
            "refresh-keeps",
            "A refresh keeps running requests and revealed buttons.",
            source: """
                {"open": "people", "people": 3, "known": [1]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"pull": "people"}
                {"tap": "person.2.action"}
                {"deliver": "next"}
                {"expect": {"person.1.delete": "Delete", "person.2.action": "Following", "person.3.action": "Follow"}}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": null}}
                {"deliver": "all"}
                {"tap": "person.2.action"}
                {"expect": {"person.2.delete": "Delete", "requests": ["people(1, follow)", "people(1, follow)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "refresh-shows-changes",
            "After a refresh, rows show the values that have changed in the service.",
            source: """
                {"open": "people", "people": 3}
                {"deliver": "all"}
                {"elsewhere": 2}
                {"expect": {"person.2.action": "Follow"}}
                {"pull": "people"}
                {"deliver": "all"}
                {"expect": {"person.2.action": "Following", "person.1.action": "Follow"}}
                """
        ),
        NamedScenario(
            "reused-rows",
            "After scrolling away and back, a row shows the same; no row shows the revealed button of another.",
            source: """
                {"open": "people", "people": 30, "known": [1]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"scroll": "people", "to": 29}
                {"expect": {"person.1": null, "person.30.action": "Follow", "person.30.delete": null}}
                {"deliver": "all"}
                {"scroll": "people", "to": 0}
                {"expect": {"person.1.action": "Following", "person.1.delete": "Delete", "person.2.action": "Following"}}
                """
        ),
        NamedScenario(
            "out-of-sight",
            "A reply for an off-screen row changes no visible row.",
            source: """
                {"open": "people", "people": 30, "known": [1]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"fail": "unfollow"}
                {"tap": "person.1.delete"}
                {"scroll": "people", "to": 29}
                {"deliver": "all"}
                {"expect": {"person.19.action": "Follow", "person.20.action": "Follow", "person.21.action": "Follow", "person.22.action": "Follow", "person.23.action": "Follow", "person.24.action": "Follow"}}
                {"expect": {"person.25.action": "Follow", "person.26.action": "Follow", "person.27.action": "Follow", "person.28.action": "Follow", "person.29.action": "Follow", "person.30.action": "Follow", "toast": "Could not unfollow"}}
                {"scroll": "people", "to": 0}
                {"expect": {"person.1.action": "Following", "person.1.delete": null}}
                """
        ),
        NamedScenario(
            "reused-rows-of-friends",
            "A disabled button in one row does not disable the button of another row that reuses its cell.",
            source: """
                {"open": "people", "kind": "friend", "people": 30, "asked": [30]}
                {"deliver": "all"}
                {"fail": "add"}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"scroll": "people", "to": 29}
                {"expect": {"person.30.action": {"text": "Pending", "enabled": false}, "person.29.action": {"text": "Add friend", "enabled": true}}}
                {"deliver": "all"}
                {"expect": {"person.30.action": {"text": "Pending", "enabled": false}, "toast": "Could not add"}}
                {"scroll": "people", "to": 0}
                {"expect": {"person.1.action": {"text": "Add friend", "enabled": true}, "person.2.action": {"text": "Pending", "enabled": false}}}
                """
        ),
        NamedScenario(
            "follow-after-refresh",
            "After a refresh, following shows in every visible row.",
            source: """
                {"open": "people", "people": 12}
                {"deliver": "all"}
                {"pull": "people"}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"tap": "person.2.action"}
                {"tap": "person.3.action"}
                {"tap": "person.4.action"}
                {"tap": "person.5.action"}
                {"tap": "person.6.action"}
                {"tap": "person.7.action"}
                {"tap": "person.8.action"}
                {"tap": "person.9.action"}
                {"tap": "person.10.action"}
                {"tap": "person.11.action"}
                {"tap": "person.12.action"}
                {"expect": {"person.1.action": "Following", "person.2.action": "Following", "person.3.action": "Following", "person.4.action": "Following", "person.5.action": "Following", "person.6.action": "Following"}}
                {"expect": {"person.7.action": "Following", "person.8.action": "Following", "person.9.action": "Following", "person.10.action": "Following", "person.11.action": "Following", "person.12.action": "Following"}}
                """
        ),
        NamedScenario(
            "follow-away-and-back",
            "A row is rolled back if it was off screen while the failing request ran.",
            source: """
                {"open": "people", "people": 30}
                {"deliver": "all"}
                {"fail": "follow"}
                {"tap": "person.1.action"}
                {"scroll": "people", "to": 29}
                {"scroll": "people", "to": 0}
                {"expect": {"person.1.action": "Following", "person.2.action": "Follow"}}
                {"deliver": "all"}
                {"expect": {"person.1.action": "Follow", "toast": "Could not follow"}}
                """
        ),
        NamedScenario(
            "replies-at-once",
            "If the service replies before the call returns, the list behaves the same.",
            source: """
                {"open": "people", "people": 3, "scheduler": "immediate"}
                {"expect": {"people.loading": null, "person.3": {}}}
                {"fail": "follow"}
                {"tap": "person.1.action"}
                {"expect": {"person.1.action": "Follow", "toast": "Could not follow"}}
                {"tap": "person.1.action"}
                {"tap": "person.1.action"}
                {"expect": {"person.1.action": "Following", "person.1.delete": "Delete"}}
                """
        ),
        NamedScenario(
            "closes",
            "If the list is closed while requests run, all of its objects are released.",
            source: """
                {"open": "people", "kind": "friend", "people": 3, "asked": [2]}
                {"deliver": "all"}
                {"tap": "person.1.action"}
                {"accept": 2}
                {"pull": "people"}
                {"close": true}
                """
        ),
    ]
}
