internal import Scenarios

extension FeatureContract {
    static let pagingScenarios = [
        NamedScenario(
            "first-page",
            "An activity indicator shows until the first page has loaded; 12 rows fill the window.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"expect": {"blogs.loading": {}, "blog.45": null, "blogs.empty": null}}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blog.45": {}, "blog.34": {}, "blog.33": null, "blogs.footer": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)"]}}
                """
        ),
        NamedScenario(
            "first-page-fails",
            "If the first page fails, an error with a retry button replaces the list.",
            source: """
                {"open": "blog-feed", "blogs": 5, "fail": ["blogs"]}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blogs.error": "Could not load blogs", "blogs.retry": {"text": "Retry", "enabled": true}, "toast": null}}
                {"tap": "blogs.retry"}
                {"expect": {"blogs.loading": {}, "blogs.error": null, "blogs.retry": null}}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blogs.error": null, "blog.5": {}, "blogs.footer": "No more blogs"}}
                """
        ),
        NamedScenario(
            "refresh-control",
            "A pull starts the refresh control; the reply ends it, also during the first load and after a failure.",
            source: """
                {"open": "blog-feed", "blogs": 5}
                {"pull": "blogs"}
                {"expect": {"blogs.loading": {}, "blogs.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blogs.refreshing": null}}
                {"pull": "blogs"}
                {"expect": {"blogs.loading": null, "blogs.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"blogs.refreshing": null}}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"expect": {"blogs.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"blogs.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
        NamedScenario(
            "pull-after-failure",
            "After a failed first load, a pull does the same as the retry button.",
            source: """
                {"open": "blog-feed", "blogs": 5, "fail": ["blogs"]}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"expect": {"blogs.loading": {}, "blogs.error": null}}
                {"deliver": "all"}
                {"expect": {"blogs.loading": null, "blogs.error": "Could not load blogs", "toast": null}}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"blogs.error": null, "blog.5": {}}}
                """
        ),
        NamedScenario(
            "no-blogs",
            "If there are no blogs, a message says so; a refresh can change that.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"expect": {"blogs.empty": "No blogs yet", "blogs.footer": null}}
                {"post": true}
                {"pull": "blogs"}
                {"expect": {"blogs.empty": "No blogs yet", "blogs.loading": null}}
                {"deliver": "all"}
                {"expect": {"blogs.empty": null, "blog.1": {}, "blogs.footer": "No more blogs"}}
                """
        ),
        NamedScenario(
            "pull-while-loading",
            "A pull does nothing while the first load or a refresh runs.",
            source: """
                {"open": "blog-feed", "blogs": 5}
                {"pull": "blogs"}
                {"expect": {"requests": ["user(2)", "blogs(2)"]}}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"pull": "blogs"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2)"]}}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2)", "blogs(2)"]}}
                """
        ),
        NamedScenario(
            "refresh",
            "A refresh replaces all rows, and paging starts again.",
            source: """
                {"open": "blog-feed", "blogs": 25}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 24}
                {"expect": {"blog.1": {}, "blogs.footer": "No more blogs"}}
                {"post": true}
                {"pull": "blogs"}
                {"expect": {"blog.1": {}, "blogs.footer": "No more blogs"}}
                {"deliver": "next"}
                {"expect": {"blog.1": null, "blog.7": {}, "blogs.footer": "Loading more…"}}
                {"scroll": "blogs", "to": 0}
                {"expect": {"blog.26": {}}}
                """
        ),
        NamedScenario(
            "refresh-fails",
            "If a refresh fails, a message says so, and the rows stay.",
            source: """
                {"open": "blog-feed", "blogs": 5}
                {"deliver": "all"}
                {"post": true}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "blog.6": null, "blog.5": {}, "blogs.footer": "No more blogs", "blogs.error": null}}
                {"pull": "blogs"}
                {"expect": {"toast": null}}
                {"deliver": "all"}
                {"expect": {"blog.6": {}}}
                """
        ),
        NamedScenario(
            "load-more",
            "Reaching the last row requests the next page, once, until there are no more pages.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 18}
                {"expect": {"requests": ["user(2)", "blogs(2)"], "blogs.footer": null}}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "Loading more…", "blogs.more.retry": null}}
                {"scroll": "blogs", "to": 0}
                {"scroll": "blogs", "to": 19}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 26)"]}}
                {"deliver": "all"}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": null}}
                {"scroll": "blogs", "to": 999}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 999}
                {"expect": {"blog.1": {}, "blogs.footer": "No more blogs", "blogs.more.retry": null}}
                {"scroll": "blogs", "to": -5}
                {"expect": {"blog.45": {}, "blogs.footer": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 26)", "blogs(2, after 6)"]}}
                """
        ),
        NamedScenario(
            "load-more-fails",
            "If a further page fails, only the retry button or a refresh can load it again.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"expect": {"blogs.footer": "Could not load more", "blogs.more.retry": {"text": "Retry", "enabled": true}, "toast": null}}
                {"scroll": "blogs", "to": 0}
                {"scroll": "blogs", "to": 19}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 26)"]}}
                {"tap": "blogs.more.retry"}
                {"expect": {"blogs.footer": "Loading more…", "blogs.more.retry": null}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}, "blogs.footer": null}}
                """
        ),
    ]
}
