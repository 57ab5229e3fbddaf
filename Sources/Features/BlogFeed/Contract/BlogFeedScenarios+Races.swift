internal import Scenarios

extension FeatureContract {
    static let raceScenarios = [
        NamedScenario(
            "stale-page-after-refresh",
            "A page that was requested before a refresh is dropped if it arrives after the refresh.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"expect": {"blogs.footer": null}}
                {"deliver": "last"}
                {"expect": {"blog.26": {}, "blogs.footer": "Loading more…"}}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 21}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": "Loading more…"}}
                {"expect": {"requests": ["user(2)", "blogs(2, page 1)", "blogs(2, page 2)", "blogs(2, page 1)", "blogs(2, page 2)"]}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "stale-page-before-refresh",
            "A page that was requested before a refresh is dropped even if it arrives first.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 25}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": null}}
                {"deliver": "next"}
                {"expect": {"blog.26": {}, "blog.25": null}}
                """
        ),
        NamedScenario(
            "dropped-page-is-asked-for-again",
            "If the refresh that dropped a page fails, reaching the end requests the page again.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "blogs.footer": null}}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "Loading more…"}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "blog-in-two-pages",
            "A blog that is in two pages, because of a new post in between, shows only once.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"post": true}
                {"post": true}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 30}
                {"expect": {"blog.26": {}, "blog.25": {}, "blog.15": {}, "blog.14": null}}
                {"scroll": "blogs", "to": 999}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 999}
                {"expect": {"blog.1": {}, "blog.46": null, "blogs.footer": "No more blogs"}}
                """
        ),
        NamedScenario(
            "like-across-refresh",
            "After a refresh, a running like is not requested again, and its result shows in the new row.",
            source: """
                {"open": "blog-feed", "blogs": 2}
                {"deliver": "all"}
                {"tap": "blog.2.like"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"blog.2.likes": "2 likes", "blog.2.like": {"enabled": true}}}
                {"tap": "blog.2.like"}
                {"expect": {"requests": ["user(2)", "blogs(2, page 1)", "like(2)", "blogs(2, page 1)"]}}
                {"deliver": "all"}
                {"expect": {"blog.2.likes": "3 likes", "blog.2.like": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "like-of-a-row-that-went",
            "If a refresh removes the row of a liked blog, the like still shows when the row returns.",
            source: """
                {"open": "blog-feed", "blogs": 21}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"tap": "blog.1.like"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"blog.1": null, "blog.2": {}, "blogs.footer": "Loading more…"}}
                {"deliver": "last"}
                {"scroll": "blogs", "to": 20}
                {"tap": "blog.1.like"}
                {"tap": "blog.1.share"}
                {"expect": {"requests": ["user(2)", "blogs(2, page 1)", "blogs(2, page 2)", "like(1)", "blogs(2, page 1)", "blogs(2, page 2)", "share(1)"]}}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes", "blog.1.like": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "closed-while-waiting",
            "Replies that arrive after the screen is closed do nothing and retain no object.",
            source: """
                {"open": "blog-feed", "user": 1, "viewer": 1, "blogs": 30}
                {"deliver": "next"}
                {"deliver": "next"}
                {"tap": "blog.30.like"}
                {"tap": "blog.29.share"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"close": true}
                """
        ),
        NamedScenario(
            "closed-under-an-alert",
            "A screen that is closed while it shows an alert is released together with the alert.",
            source: """
                {"open": "blog-feed", "blogs": 1}
                {"deliver": "all"}
                {"tap": "follow"}
                {"deliver": "all"}
                {"tap": "follow"}
                {"close": true}
                """
        ),
    ]
}
