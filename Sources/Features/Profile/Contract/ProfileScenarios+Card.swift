internal import Scenarios

extension FeatureContract {
    static let profileCardScenarios = [
        NamedScenario(
            "card",
            "The card shows the values of the profile after they have loaded.",
            source: """
                {"open": "profile", "newsletter": true}
                {"expect": {"profile.name": "", "profile.mail": "", "profile.bio": "", "profile.newsletter": "", "profile.loading": {}, "edit": null, "requests": ["profile(1)"]}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Ada Lovelace", "profile.mail": "ada@example.com", "profile.bio": "I write programs.", "profile.newsletter": "Newsletter: on", "profile.loading": null, "edit": {"text": "Edit", "enabled": true}, "order": ["profile.name", "profile.mail", "profile.bio", "profile.newsletter", "edit"]}}
                """
        ),
        NamedScenario(
            "card-without-values",
            "Placeholders stand for empty values.",
            source: """
                {"open": "profile", "user": 7, "name": "", "mail": "", "bio": ""}
                {"deliver": "all"}
                {"expect": {"profile.name": "Anonymous", "profile.mail": "No address", "profile.bio": "No bio", "profile.newsletter": "Newsletter: off", "requests": ["profile(7)"]}}
                """
        ),
        NamedScenario(
            "card-fails",
            "If loading fails, the card says so, cannot be edited and offers to retry.",
            source: """
                {"open": "profile", "fail": ["profile"]}
                {"deliver": "all"}
                {"expect": {"profile.error": "Could not load the profile", "profile.retry": {"text": "Retry", "enabled": true}, "profile.loading": null, "profile.name": "", "edit": null}}
                {"tap": "profile.retry"}
                {"expect": {"profile.error": null, "profile.retry": null, "profile.loading": {}, "requests": ["profile(1)", "profile(1)"]}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Ada Lovelace", "profile.error": null, "profile.loading": null, "edit": "Edit"}}
                """
        ),
        NamedScenario(
            "close-while-loading",
            "A reply that arrives after the card has closed changes nothing.",
            source: """
                {"open": "profile"}
                {"close": true}
                """
        ),
        NamedScenario(
            "editor",
            "The editor opens on top of the card with the values of the profile.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"name": {"text": "Ada Lovelace", "enabled": true}, "name.error": "", "mail": "ada@example.com", "mail.error": "", "bio": "I write programs.", "bio.count": "17 of 160", "newsletter": {"text": "off", "enabled": true}, "save": {"text": "Save", "enabled": false}, "cancel": {"text": "Cancel", "enabled": true}, "saving": null, "profile.name": null, "edit": null, "order": ["name", "name.error", "mail", "mail.error", "bio", "bio.count", "newsletter", "save", "cancel"], "requests": ["profile(1)"]}}
                """
        ),
        NamedScenario(
            "cancel",
            "Without changes the editor closes, and the card is as before.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"tap": "cancel"}
                {"expect": {"alert": null, "name": null, "profile.name": "Ada Lovelace", "edit": "Edit", "requests": ["profile(1)"]}}
                {"tap": "edit"}
                {"expect": {"name": "Ada Lovelace"}}
                """
        ),
        NamedScenario(
            "discard",
            "With changes the editor asks before it closes, and discards them if the user wants.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"toggle": "newsletter"}
                {"tap": "cancel"}
                {"expect": {"alert": "Discard changes?", "order": ["alert", "alert.Discard", "alert.Keep editing"]}}
                {"answer": "Keep editing"}
                {"expect": {"alert": null, "newsletter": "on", "save": {"enabled": true}}}
                {"tap": "cancel"}
                {"answer": "Discard"}
                {"expect": {"name": null, "profile.newsletter": "Newsletter: off", "requests": ["profile(1)"]}}
                {"tap": "edit"}
                {"expect": {"newsletter": "off"}}
                """
        ),
        NamedScenario(
            "discard-nothing",
            "Values that are changed back are no changes, so the editor closes at once.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"type": "name", "text": "Ada Lovelace"}
                {"expect": {"save": {"enabled": false}}}
                {"tap": "cancel"}
                {"expect": {"alert": null, "profile.name": "Ada Lovelace"}}
                """
        ),
        NamedScenario(
            "close-while-editing",
            "The card can close while the editor is open.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"tap": "cancel"}
                {"close": true}
                """
        ),
    ]
}
