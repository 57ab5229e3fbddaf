internal import Scenarios

extension FeatureContract {
    static let infoScenarios = [
        NamedScenario(
            "person",
            "A person's row shows the icon, the name, the biography and the number of friends.",
            source: """
                {"open": "info"}
                {"expect": {"item.1": {}, "item.1.icon": {"image": "icon1"}, "item.1.title": "Ada Lovelace", "item.1.subtitle": "Writes programs.", "item.1.detail": "12 friends"}}
                """
        ),
        NamedScenario(
            "blog",
            "A blog's row shows the icon of blogs, the title, the author and the number of likes.",
            source: """
                {"open": "info"}
                {"expect": {"item.2": {}, "item.2.icon": {"image": "blog"}, "item.2.title": "On compilers", "item.2.subtitle": "Author: Grace Hopper", "item.2.detail": "1.2w likes"}}
                """
        ),
        NamedScenario(
            "voice-message",
            "A voice message's row shows the icon of voice messages, the sender, the kind and the length.",
            source: """
                {"open": "info"}
                {"expect": {"item.3": {}, "item.3.icon": {"image": "voice"}, "item.3.title": "Alan Turing", "item.3.subtitle": "Voice message", "item.3.detail": "12:34"}}
                """
        ),
        NamedScenario(
            "empty-texts",
            "A placeholder replaces an empty text, and an empty detail replaces a count of 0.",
            source: """
                {"open": "info"}
                {"expect": {"item.4.icon": {"image": "icon0"}, "item.4.title": "Anonymous", "item.4.subtitle": "No bio", "item.4.detail": ""}}
                {"expect": {"item.5.icon": {"image": "blog"}, "item.5.title": "Untitled", "item.5.subtitle": "Author: Anonymous", "item.5.detail": ""}}
                {"expect": {"item.6.icon": {"image": "voice"}, "item.6.title": "Anonymous", "item.6.subtitle": "Voice message", "item.6.detail": "0:09"}}
                """
        ),
        NamedScenario(
            "no-items",
            "A list without items is empty.",
            source: """
                {"open": "info", "items": 0}
                {"expect": {"item.1": null, "routes": []}}
                """
        ),
        NamedScenario(
            "opens",
            "A tap on a row opens the page of its item.",
            source: """
                {"open": "info"}
                {"tap": "item.1"}
                {"expect": {"routes": ["user-detail(101)"]}}
                {"back": true}
                {"tap": "item.2"}
                {"expect": {"routes": ["blog-detail(202)"]}}
                {"back": true}
                {"tap": "item.6"}
                {"expect": {"routes": ["voice-detail(306)"]}}
                {"back": true}
                {"expect": {"routes": [], "item.6.title": "Anonymous"}}
                """
        ),
        NamedScenario(
            "updates",
            "If an item changes on another device, its row shows the change, and no other row changes.",
            source: """
                {"open": "info"}
                {"update": 4}
                {"expect": {"item.4.detail": "1 friend", "item.4.title": "Anonymous", "item.1.detail": "12 friends"}}
                {"update": 5}
                {"update": 5}
                {"expect": {"item.5.detail": "2 likes", "item.2.detail": "1.2w likes"}}
                {"update": 2}
                {"expect": {"item.5.detail": "2 likes", "item.2.detail": "1.3w likes"}}
                {"update": 3}
                {"expect": {"item.3.detail": "12:35", "item.6.detail": "0:09"}}
                """
        ),
        NamedScenario(
            "updates-below-a-page",
            "A change while another page is open shows after going back.",
            source: """
                {"open": "info"}
                {"tap": "item.1"}
                {"update": 1}
                {"back": true}
                {"expect": {"item.1.detail": "13 friends"}}
                """
        ),
        NamedScenario(
            "out-of-sight",
            "A change of an off-screen item changes no visible row, and shows after scrolling there.",
            source: """
                {"open": "info", "items": 30}
                {"update": 28}
                {"expect": {"item.28": null, "item.4.detail": "", "item.10.detail": "1 friend"}}
                {"scroll": "items", "to": 29}
                {"expect": {"item.28.detail": "5 friends", "item.22.detail": "3 friends", "item.30.detail": "0:13"}}
                """
        ),
        NamedScenario(
            "reused-rows",
            "After scrolling away and back, each row shows its own item in all elements.",
            source: """
                {"open": "info", "items": 32}
                {"scroll": "items", "to": 31}
                {"expect": {"item.20": null, "item.21.title": "Alan Turing", "item.21.detail": "12:37", "item.22.icon": {"image": "icon0"}, "item.22.title": "Anonymous", "item.22.subtitle": "No bio", "item.22.detail": "3 friends"}}
                {"expect": {"item.31.icon": {"image": "icon1"}, "item.31.detail": "17 friends", "item.32.icon": {"image": "blog"}, "item.32.title": "On compilers", "item.32.subtitle": "Author: Grace Hopper", "item.32.detail": "1.7w likes"}}
                {"tap": "item.32"}
                {"expect": {"routes": ["blog-detail(232)"]}}
                {"back": true}
                {"scroll": "items", "to": 0}
                {"expect": {"item.1.detail": "12 friends", "item.2.detail": "1.2w likes", "item.3.detail": "12:34", "item.12.detail": "0:10", "item.13": null}}
                """
        ),
        NamedScenario(
            "updates-reused-rows",
            "A change after scrolling shows in the row of the item, whose cell showed another row before.",
            source: """
                {"open": "info", "items": 30}
                {"scroll": "items", "to": 29}
                {"update": 25}
                {"update": 26}
                {"update": 1}
                {"expect": {"item.25.detail": "17 friends", "item.26.detail": "1.7w likes", "item.19.detail": "15 friends"}}
                {"scroll": "items", "to": 0}
                {"expect": {"item.1.detail": "13 friends", "item.7.detail": "13 friends"}}
                """
        ),
        NamedScenario(
            "closes",
            "After the screen is closed, all of its objects are released.",
            source: """
                {"open": "info"}
                {"tap": "item.1"}
                {"update": 2}
                {"close": true}
                """
        ),
    ]

    static let infoLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the list of six items.",
            setup: #"{"open": "info"}"#,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScenario(
            "update",
            "Three changes on another device, one of each kind, until their rows show them.",
            setup: #"{"open": "info"}"#,
            measured: .events(
                """
                {"update": 1}
                {"update": 2}
                {"update": 3}
                """
            )
        ),
        LatencyScenario(
            "scroll",
            "Scrolling to the end of 60 items, which fills 12 reused rows.",
            setup: #"{"open": "info", "items": 60}"#,
            measured: .events(#"{"scroll": "items", "to": 59}"#),
            reset: #"{"scroll": "items", "to": 0}"#,
            screenCount: 8
        ),
    ]
}
