internal import Scenarios

extension FeatureContract {
    static let commentsPagingScenarios = [
        NamedScenario(
            "first-page",
            "An activity indicator shows until the first page has loaded; 12 rows fill the window.",
            source: """
                {"open": "comments", "comments": 45}
                {"expect": {"comments.loading": {}, "comment.45": null, "comments.empty": null}}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comment.45": {}, "comment.34": {}, "comment.33": null, "comments.footer": null}}
                {"expect": {"requests": ["comments(1, viewer 1)"]}}
                """
        ),
        NamedScenario(
            "first-page-fails",
            "If the first page fails, an error with a retry button replaces the list.",
            source: """
                {"open": "comments", "comments": 5, "fail": ["comments"]}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comments.error": "Could not load comments", "comments.retry": {"text": "Retry", "enabled": true}, "toast": null}}
                {"tap": "comments.retry"}
                {"expect": {"comments.loading": {}, "comments.error": null, "comments.retry": null}}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comments.error": null, "comment.5": {}, "comments.footer": "No more comments"}}
                """
        ),
        NamedScenario(
            "refresh-control",
            "A pull starts the refresh control; the reply ends it, also during the first load and after a failure.",
            source: """
                {"open": "comments", "comments": 5}
                {"pull": "comments"}
                {"expect": {"comments.loading": {}, "comments.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comments.refreshing": null}}
                {"pull": "comments"}
                {"expect": {"comments.loading": null, "comments.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"comments.refreshing": null}}
                {"fail": "comments"}
                {"pull": "comments"}
                {"expect": {"comments.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"comments.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
        NamedScenario(
            "pull-after-failure",
            "After a failed first load, a pull does the same as the retry button.",
            source: """
                {"open": "comments", "comments": 5, "fail": ["comments"]}
                {"deliver": "all"}
                {"fail": "comments"}
                {"pull": "comments"}
                {"expect": {"comments.loading": {}, "comments.error": null}}
                {"deliver": "all"}
                {"expect": {"comments.loading": null, "comments.error": "Could not load comments", "toast": null}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"comments.error": null, "comment.5": {}}}
                """
        ),
        NamedScenario(
            "no-comments",
            "If there are no comments, a message says so; a refresh can change that.",
            source: """
                {"open": "comments", "comments": 0}
                {"deliver": "all"}
                {"expect": {"comments.empty": "No comments yet", "comments.footer": null}}
                {"comment": true}
                {"pull": "comments"}
                {"expect": {"comments.empty": "No comments yet", "comments.loading": null}}
                {"deliver": "all"}
                {"expect": {"comments.empty": null, "comment.1": {}, "comments.footer": "No more comments"}}
                """
        ),
        NamedScenario(
            "pull-while-loading",
            "A pull does nothing while the first load or a refresh runs.",
            source: """
                {"open": "comments", "comments": 5}
                {"pull": "comments"}
                {"expect": {"requests": ["comments(1, viewer 1)"]}}
                {"deliver": "all"}
                {"pull": "comments"}
                {"pull": "comments"}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1)"]}}
                {"deliver": "all"}
                {"pull": "comments"}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1)", "comments(1, viewer 1)"]}}
                """
        ),
        NamedScenario(
            "refresh",
            "A refresh replaces all rows, and paging starts again.",
            source: """
                {"open": "comments", "comments": 25}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"scroll": "comments", "to": 24}
                {"expect": {"comment.1": {}, "comments.footer": "No more comments"}}
                {"comment": true}
                {"pull": "comments"}
                {"expect": {"comment.1": {}, "comments.footer": "No more comments"}}
                {"deliver": "next"}
                {"expect": {"comment.1": null, "comment.7": {}, "comments.footer": "Loading more…"}}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.26": {}}}
                """
        ),
        NamedScenario(
            "refresh-fails",
            "If a refresh fails, a message says so, and the rows stay.",
            source: """
                {"open": "comments", "comments": 5}
                {"deliver": "all"}
                {"comment": true}
                {"fail": "comments"}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "comment.6": null, "comment.5": {}, "comments.footer": "No more comments", "comments.error": null}}
                {"pull": "comments"}
                {"expect": {"toast": null}}
                {"deliver": "all"}
                {"expect": {"comment.6": {}}}
                """
        ),
        NamedScenario(
            "load-more",
            "Reaching the last row requests the next page, once, until there are no more pages.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"scroll": "comments", "to": 18}
                {"expect": {"requests": ["comments(1, viewer 1)"], "comments.footer": null}}
                {"scroll": "comments", "to": 19}
                {"expect": {"comments.footer": "Loading more…", "comments.more.retry": null}}
                {"scroll": "comments", "to": 0}
                {"scroll": "comments", "to": 19}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)"]}}
                {"deliver": "all"}
                {"expect": {"comment.26": {}, "comment.25": null, "comments.footer": null}}
                {"scroll": "comments", "to": 999}
                {"deliver": "all"}
                {"scroll": "comments", "to": 999}
                {"expect": {"comment.1": {}, "comments.footer": "No more comments", "comments.more.retry": null}}
                {"scroll": "comments", "to": -5}
                {"expect": {"comment.45": {}, "comments.footer": null}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)", "comments(1, viewer 1, after 6)"]}}
                """
        ),
        NamedScenario(
            "load-more-fails",
            "If a further page fails, only the retry button or a refresh can load it again.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"fail": "comments"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"expect": {"comments.footer": "Could not load more", "comments.more.retry": {"text": "Retry", "enabled": true}, "toast": null}}
                {"scroll": "comments", "to": 0}
                {"scroll": "comments", "to": 19}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)"]}}
                {"tap": "comments.more.retry"}
                {"expect": {"comments.footer": "Loading more…", "comments.more.retry": null}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}, "comments.footer": null}}
                """
        ),
    ]
}
