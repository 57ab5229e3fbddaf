internal import Scenarios

extension FeatureContract {
    static let pagingFailureScenarios = [
        NamedScenario(
            "retry-fails",
            "If a retry fails, the error shows again, and the user can retry again.",
            source: """
                {"open": "blog-feed", "blogs": 5, "fail": ["blogs"]}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"tap": "blogs.retry"}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blogs.error": "Could not load blogs", "blogs.retry": {"enabled": true}}}
                {"tap": "blogs.retry"}
                {"deliver": "all"}
                {"expect": {"blogs.error": null, "blog.5": {}}}
                """
        ),
        NamedScenario(
            "refresh-of-nothing-fails",
            "If a refresh of an empty list fails, the message that it is empty stays.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "blogs.empty": "No blogs yet", "blogs.error": null}}
                """
        ),
        NamedScenario(
            "refresh-after-failed-page",
            "After a further page has failed, a refresh removes the error, and paging starts again.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"expect": {"blogs.footer": "Could not load more"}}
                {"pull": "blogs"}
                {"expect": {"blogs.footer": "Could not load more"}}
                {"deliver": "next"}
                {"expect": {"blogs.footer": "Loading more…", "requests": ["user(2)", "blogs(2)", "blogs(2, after 26)", "blogs(2)", "blogs(2, after 26)"]}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "load-more-fails-twice",
            "If a further page fails again, the error shows again.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"tap": "blogs.more.retry"}
                {"deliver": "all"}
                {"expect": {"blogs.footer": "Could not load more", "blogs.more.retry": {"enabled": true}}}
                {"tap": "blogs.more.retry"}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "page-after-failed-refresh",
            "A page that was requested before a refresh is shown if the refresh fails.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"toast": "Could not refresh", "blogs.footer": "Loading more…"}}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}, "requests": ["user(2)", "blogs(2)", "blogs(2, after 26)", "blogs(2)"]}}
                """
        ),
        NamedScenario(
            "stale-page-fails",
            "If a page fails that a refresh has made outdated, no error shows.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"blogs.footer": "Loading more…"}}
                {"deliver": "next"}
                {"expect": {"blogs.footer": "Loading more…", "blogs.more.retry": null}}
                """
        ),
        NamedScenario(
            "full-last-page",
            "A full last page is recognised as the last one.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "No more blogs", "requests": ["user(2)", "blogs(2)"]}}
                """
        ),
    ]
}
