internal import Scenarios

extension FeatureContract {
    static let profileElsewhereScenarios = [
        NamedScenario(
            "changed-elsewhere",
            "If the profile is changed elsewhere, the card shows it.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"profile": {"name": "Grace", "newsletter": true}}
                {"expect": {"profile.name": "Grace", "profile.mail": "ada@example.com", "profile.newsletter": "Newsletter: on"}}
                {"tap": "edit"}
                {"expect": {"name": "Grace", "newsletter": "on"}}
                """
        ),
        NamedScenario(
            "changed-while-loading",
            "A change made elsewhere ends loading, because it has all values; the earlier reply is ignored.",
            source: """
                {"open": "profile"}
                {"profile": {"name": "Grace"}}
                {"expect": {"profile.name": "Grace", "profile.mail": "ada@example.com", "profile.loading": null, "edit": "Edit"}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace", "requests": ["profile(1)"]}}
                """
        ),
        NamedScenario(
            "changed-while-loading-fails",
            "If loading fails after a change made elsewhere, the card shows the change and no error.",
            source: """
                {"open": "profile", "fail": ["profile"]}
                {"profile": {"name": "Grace"}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace", "profile.error": null, "profile.retry": null, "edit": "Edit"}}
                """
        ),
        NamedScenario(
            "changed-after-failed-load",
            "After loading has failed, a change made elsewhere shows instead of the error.",
            source: """
                {"open": "profile", "fail": ["profile"]}
                {"deliver": "all"}
                {"expect": {"profile.error": "Could not load the profile", "profile.retry": "Retry", "edit": null}}
                {"profile": {"bio": ""}}
                {"expect": {"profile.name": "Ada Lovelace", "profile.bio": "No bio", "profile.error": null, "profile.retry": null, "edit": "Edit"}}
                """
        ),
        NamedScenario(
            "changed-while-editing",
            "A field that was not edited shows the change made elsewhere; an edited field keeps the user’s text.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "mail", "text": "grace@example.com"}
                {"profile": {"name": "Grace", "mail": "ada@example.org", "bio": "I count.", "newsletter": true}}
                {"expect": {"name": "Grace", "mail": "grace@example.com", "bio": "I count.", "bio.count": "8 of 160", "newsletter": "on", "save": {"enabled": true}}}
                {"tap": "cancel"}
                {"answer": "Discard"}
                {"expect": {"profile.name": "Grace", "profile.mail": "ada@example.org", "profile.bio": "I count.", "profile.newsletter": "Newsletter: on"}}
                """
        ),
        NamedScenario(
            "changed-twice-while-editing",
            "A field that was not edited shows each change made elsewhere, and no error.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"profile": {"name": "", "mail": "ada"}}
                {"expect": {"name": "", "name.error": "", "mail": "ada", "mail.error": "", "save": {"enabled": false}}}
                {"profile": {"name": "Grace", "mail": "grace@example.org"}}
                {"expect": {"name": "Grace", "name.error": "", "mail": "grace@example.org", "mail.error": ""}}
                {"type": "mail", "text": "grace"}
                {"expect": {"mail.error": "Enter a valid address"}}
                """
        ),
        NamedScenario(
            "changed-to-the-same",
            "Whether a value differs is judged by the changed profile.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "name", "text": "Grace"}
                {"toggle": "newsletter"}
                {"type": "bio", "text": "I write programs."}
                {"profile": {"name": "Grace", "newsletter": true}}
                {"expect": {"save": {"enabled": false}}}
                {"profile": {"bio": "I count."}}
                {"expect": {"bio": "I write programs.", "save": {"enabled": true}}}
                {"tap": "save"}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace", "profile.bio": "I write programs.", "profile.newsletter": "Newsletter: on"}}
                """
        ),
        NamedScenario(
            "changed-while-saving",
            "A change made elsewhere during saving waits for the reply; then the card shows both.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "bio", "text": ""}
                {"tap": "save"}
                {"profile": {"name": "Grace"}}
                {"expect": {"name": "Ada Lovelace", "saving": {}}}
                {"deliver": "all"}
                {"expect": {"profile.name": "Grace", "profile.bio": "No bio"}}
                """
        ),
        NamedScenario(
            "changed-while-saving-fails",
            "If saving fails, fields that were not edited show the change that was made in the meantime.",
            source: """
                {"open": "profile"}
                {"deliver": "all"}
                {"tap": "edit"}
                {"type": "bio", "text": "I count."}
                {"fail": "save"}
                {"tap": "save"}
                {"profile": {"name": "Grace"}}
                {"profile": {"mail": "", "bio": ""}}
                {"deliver": "all"}
                {"expect": {"name": "Grace", "mail": "", "bio": "I count.", "save": {"enabled": true}, "toast": "Could not save"}}
                {"tap": "cancel"}
                {"answer": "Discard"}
                {"expect": {"profile.name": "Grace", "profile.mail": "No address", "profile.bio": "No bio"}}
                """
        ),
    ]
}
