internal import Scenarios

extension FeatureContract {
    static let failureScenarios = [
        NamedScenario(
            "like-fails-across-refresh",
            "If a like fails after a refresh, a message says so, and the user can like the new row again.",
            source: """
                {"open": "blog-feed", "blogs": 2}
                {"deliver": "all"}
                {"fail": "like"}
                {"tap": "blog.2.like"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not like", "blog.2.likes": "2 likes", "blog.2.like": {"enabled": true}}}
                {"tap": "blog.2.like"}
                {"deliver": "all"}
                {"expect": {"toast": null, "blog.2.likes": "3 likes", "blog.2.like": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "like-fails-out-of-sight",
            "If a like fails while its row is off screen, a message says so, and no visible row changes.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"fail": "like"}
                {"tap": "blog.20.like"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"expect": {"toast": "Could not like", "blog.1.likes": "1 like", "blog.1.like": {"enabled": true}}}
                {"scroll": "blogs", "to": 0}
                {"expect": {"blog.20.likes": "1w likes", "blog.20.like": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "share-across-refresh",
            "After a refresh, a running share is not requested again; other blogs can be shared in the meantime.",
            source: """
                {"open": "blog-feed", "blogs": 12}
                {"deliver": "all"}
                {"tap": "blog.12.share"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"blog.12.shares": "2 shares"}}
                {"tap": "blog.12.share"}
                {"tap": "blog.11.share"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "share(12)", "blogs(2)", "share(11)"]}}
                {"deliver": "all"}
                {"expect": {"blog.12.shares": "2 shares", "blog.11.shares": "1 share", "toast": "Shared"}}
                """
        ),
        NamedScenario(
            "follow-fails-at-once",
            "If the service fails before the call returns, the button does not change.",
            source: """
                {"open": "blog-feed", "blogs": 0, "scheduler": "immediate", "fail": ["follow", "unfollow"]}
                {"tap": "follow"}
                {"expect": {"follow": "Follow", "toast": "Could not follow"}}
                {"tap": "follow"}
                {"tap": "follow"}
                {"answer": "Unfollow"}
                {"expect": {"follow": "Following", "toast": "Could not unfollow"}}
                {"tap": "follow"}
                {"answer": "Unfollow"}
                {"expect": {"follow": "Follow", "toast": null}}
                """
        ),
        NamedScenario(
            "failures-at-once",
            "If services fail before the call returns, no request stays pending and no button stays disabled.",
            source: """
                {"open": "blog-feed", "user": 1, "scheduler": "immediate", "fail": ["user", "blogs", "drafts"]}
                {"expect": {"toast": "Could not load the user", "blogs.loading": null, "blogs.error": "Could not load blogs"}}
                {"tap": "blogs.retry"}
                {"expect": {"blogs.error": null, "blog.45": {}}}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"expect": {"toast": "Could not refresh", "blog.45": {}}}
                {"fail": "like"}
                {"tap": "blog.45.like"}
                {"expect": {"toast": "Could not like", "blog.45.like": {"enabled": true}}}
                {"fail": "share"}
                {"tap": "blog.45.share"}
                {"expect": {"toast": "Could not share"}}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "Could not load more", "blogs.more.retry": {"enabled": true}}}
                {"tap": "switch"}
                {"expect": {"drafts.loading": null, "drafts.error": "Could not load drafts"}}
                {"tap": "drafts.retry"}
                {"expect": {"drafts.error": null, "draft.3": {}}}
                """
        ),
        NamedScenario(
            "hidden-list-changes",
            "A reply for the hidden list shows as soon as the list is shown; failures show at once.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 2, "drafts": 2}
                {"deliver": "all"}
                {"tap": "blog.2.like"}
                {"tap": "switch"}
                {"fail": "drafts"}
                {"pull": "drafts"}
                {"deliver": "next"}
                {"tap": "switch"}
                {"expect": {"blog.2.likes": "3 likes", "blog.2.like": {"enabled": false}}}
                {"deliver": "next"}
                {"expect": {"toast": "Could not refresh"}}
                {"tap": "switch"}
                {"expect": {"draft.2": {}, "drafts.error": null}}
                """
        ),
        NamedScenario(
            "drafts-have-no-pages",
            "All drafts load in one request, regardless of their number.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 0, "drafts": 25}
                {"deliver": "all"}
                {"tap": "switch"}
                {"scroll": "drafts", "to": 24}
                {"expect": {"draft.13": null, "draft.4.title": "Untitled", "draft.3.edited": "Edited 2022-04-22", "draft.1.title": "Notes on 日本語", "requests": ["user(1)", "blogs(1)", "drafts(1)"]}}
                """
        ),
    ]
}
