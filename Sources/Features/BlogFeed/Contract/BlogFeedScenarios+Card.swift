package import Scenarios

extension FeatureContract {
    /// The scenarios that open the card.
    package static let blogFeedCardScenarios = [
        NamedScenario(
            "card",
            "A card shows the header and the user’s own drafts and requests no blogs; a tap on a draft opens the editor.",
            source: """
                {"open": "blog-feed", "scene": "card", "user": 1, "drafts": 2}
                {"expect": {"drafts.loading": {}, "switch": null, "blogs.loading": null}}
                {"deliver": "all"}
                {"expect": {"user.name": "Chloé Nyström", "user.blogs": "Blogs: 45", "follow": null, "switch": null, "draft.2.title": {}, "draft.1": {}, "blog.45": null}}
                {"tap": "draft.2"}
                {"expect": {"routes": ["draft-editor(2)"]}}
                {"back": true}
                {"tap": "user.icon"}
                {"expect": {"routes": ["user-detail(1)"], "requests": ["user(1)", "drafts(1)"]}}
                {"close": true}
                """
        ),
        NamedScenario(
            "card-of-another",
            "The card of another user has no drafts and a follow button, which asks no question.",
            source: """
                {"open": "blog-feed", "scene": "card", "user": 2}
                {"deliver": "all"}
                {"expect": {"follow": "Follow", "drafts.empty": null, "draft.1": null}}
                {"tap": "follow"}
                {"expect": {"follow": "Following"}}
                {"fail": "unfollow"}
                {"deliver": "all"}
                {"tap": "follow"}
                {"expect": {"alert": null, "follow": "Follow"}}
                {"deliver": "all"}
                {"expect": {"follow": "Following", "toast": "Could not unfollow"}}
                {"expect": {"requests": ["user(2)", "follow(2)", "unfollow(2)"]}}
                {"close": true}
                """
        ),
        NamedScenario(
            "card-fails",
            "On a card, drafts fail, are retried and are refreshed as on the page.",
            source: """
                {"open": "blog-feed", "scene": "card", "user": 1, "drafts": 2, "fail": ["user", "drafts"]}
                {"deliver": "next"}
                {"expect": {"toast": "Could not load the user", "user.name": ""}}
                {"deliver": "next"}
                {"expect": {"drafts.error": "Could not load drafts", "drafts.loading": null}}
                {"tap": "drafts.retry"}
                {"deliver": "all"}
                {"expect": {"drafts.error": null, "draft.1": {}}}
                {"fail": "drafts"}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"draft.1": {}, "toast": "Could not refresh"}}
                {"close": true}
                """
        ),
    ]
}
