internal import Scenarios

extension FeatureContract {
    static let commentsPagingFailureScenarios = [
        NamedScenario(
            "retry-fails",
            "If a retry fails, the error shows again, and the user can retry again.",
            source: """
                {"open": "comments", "comments": 5, "fail": ["comments"]}
                {"deliver": "all"}
                {"fail": "comments"}
                {"tap": "comments.retry"}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comments.error": "Could not load comments", "comments.retry": {"enabled": true}}}
                {"tap": "comments.retry"}
                {"deliver": "all"}
                {"expect": {"comments.error": null, "comment.5": {}}}
                """
        ),
        NamedScenario(
            "refresh-of-nothing-fails",
            "If a refresh of an empty list fails, the message that it is empty stays.",
            source: """
                {"open": "comments", "comments": 0}
                {"deliver": "all"}
                {"fail": "comments"}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "comments.empty": "No comments yet", "comments.error": null}}
                """
        ),
        NamedScenario(
            "refresh-after-failed-page",
            "After a further page has failed, a refresh removes the error, and paging starts again.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"fail": "comments"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"expect": {"comments.footer": "Could not load more"}}
                {"pull": "comments"}
                {"expect": {"comments.footer": "Could not load more"}}
                {"deliver": "next"}
                {"expect": {"comments.footer": "Loading more…", "requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)", "comments(1, viewer 1)", "comments(1, viewer 1, after 26)"]}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}}}
                """
        ),
        NamedScenario(
            "load-more-fails-twice",
            "If a further page fails again, the error shows again.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"fail": "comments"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"fail": "comments"}
                {"tap": "comments.more.retry"}
                {"deliver": "all"}
                {"expect": {"comments.footer": "Could not load more", "comments.more.retry": {"enabled": true}}}
                {"tap": "comments.more.retry"}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}}}
                """
        ),
        NamedScenario(
            "page-after-failed-refresh",
            "A page that was requested before a refresh is shown if the refresh fails.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"fail": "comments"}
                {"pull": "comments"}
                {"deliver": "last"}
                {"expect": {"toast": "Could not refresh", "comments.footer": "Loading more…"}}
                {"deliver": "next"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}, "requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)", "comments(1, viewer 1)"]}}
                """
        ),
        NamedScenario(
            "stale-page-fails",
            "If a page fails that a refresh has made outdated, no error shows.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"fail": "comments"}
                {"scroll": "comments", "to": 19}
                {"pull": "comments"}
                {"deliver": "last"}
                {"expect": {"comments.footer": "Loading more…"}}
                {"deliver": "next"}
                {"expect": {"comments.footer": "Loading more…", "comments.more.retry": null}}
                """
        ),
        NamedScenario(
            "full-last-page",
            "A full last page is recognised as the last one.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"expect": {"comments.footer": "No more comments", "requests": ["comments(1, viewer 1)"]}}
                """
        ),
    ]
}
