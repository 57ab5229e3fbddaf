internal import Scenarios

extension FeatureContract {
    static let profileSavingScenarios = [
        NamedScenario(
            "save",
            "While the profile is saved, the form is disabled; then the editor closes, and the card shows the new values without loading.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace Hopper"}
                {"type": "mail", "text": "grace@example.com"}
                {"type": "bio", "text": ""}
                {"toggle": "newsletter"}
                {"tap": "save"}
                {"expect": {"saving": {}, "name": {"text": "Grace Hopper", "enabled": false}, "mail": {"enabled": false}, "bio": {"enabled": false}, "newsletter": {"text": "on", "enabled": false}, "save": {"enabled": false}, "cancel": {"enabled": false}, "requests": ["profile(1)", "save(1)"]}}
                {"deliver": "all"}
                {"expect": {"saving": null, "name": null, "profile.name": "Grace Hopper", "profile.mail": "grace@example.com", "profile.bio": "No bio", "profile.newsletter": "Newsletter: on", "edit": "Edit", "toast": null, "requests": ["profile(1)", "save(1)"]}}
                {"tap": "edit"}
                {"expect": {"name": {"text": "Grace Hopper", "enabled": true}, "save": {"enabled": false}, "cancel": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "save-trims",
            "Name and address are saved without the blanks around them, and the bio as it is.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": " Grace  Hopper\\u200b\\n"}
                {"type": "mail", "text": "grace@example.com "}
                {"type": "bio", "text": " I count. "}
                {"fail": "save"}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not save", "name": " Grace  Hopper\\u200b\\n", "mail": "grace@example.com "}}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace  Hopper", "profile.mail": "grace@example.com", "profile.bio": " I count. "}}
                {"tap": "edit"}
                {"expect": {"name": "Grace  Hopper", "mail": "grace@example.com", "bio": " I count. "}}
                {"type": "mail", "text": " "}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"profile.mail": "No address"}}
                """
        ),
        NamedScenario(
            "save-edited-values",
            "Only edited values are saved: a name with blanks around it stays as it is if only the bio was edited.",
            source: """
                {"open": "profile", "name": " Ada "}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "bio", "text": "I count."}
                {"tap": "save"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"expect": {"name": " Ada ", "bio": "I count."}}
                """
        ),
        NamedScenario(
            "save-fails",
            "If saving fails, a toast says so, and the form is as it was.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"fail": "save"}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not save", "saving": null, "name": {"text": "Grace", "enabled": true}, "mail": {"enabled": true}, "bio": {"enabled": true}, "newsletter": {"enabled": true}, "save": {"enabled": true}, "cancel": {"enabled": true}}}
                {"tap": "save"}
                {"expect": {"saving": {}, "toast": null}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace", "requests": ["profile(1)", "save(1)", "save(1)"]}}
                """
        ),
        NamedScenario(
            "save-shows-all-errors",
            "After the user has tapped “Save”, fields show their errors although the user has not edited them.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "bio", "text": ""}
                {"profile": {"name": "", "mail": "ada"}}
                {"expect": {"name": "", "name.error": "", "mail.error": ""}}
                {"profile": {"name": "Ada", "mail": ""}}
                {"fail": "save"}
                {"tap": "save"}
                {"deliver": "all"}
                {"profile": {"name": "", "mail": "ada"}}
                {"expect": {"name": "", "name.error": "Enter a name", "mail": "ada", "mail.error": "Enter a valid address"}}
                """
        ),
        NamedScenario(
            "close-while-saving",
            "The card can close while the profile is saved.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"toggle": "newsletter"}
                {"tap": "save"}
                {"close": true}
                """
        ),
        NamedScenario(
            "swiped-down",
            "A swipe down closes the form as Cancel does: it asks before changes are lost, and does nothing during saving.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"swipe": true}
                {"expect": {"name": null, "profile.name": "Ada Lovelace"}}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"swipe": true}
                {"expect": {"alert": "Discard changes?"}}
                {"answer": "Keep editing"}
                {"expect": {"name": "Grace"}}
                {"tap": "save"}
                {"swipe": true}
                {"expect": {"saving": {}, "alert": null}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace"}}
                {"tap": "edit"}
                {"toggle": "newsletter"}
                {"swipe": true}
                {"answer": "Discard"}
                {"expect": {"profile.newsletter": "Newsletter: off"}}
                {"tap": "edit"}
                {"expect": {"name": "Grace"}}
                """
        ),
    ]
}
