internal import Scenarios

extension FeatureContract {
    static let screenScenarios = [
        NamedScenario(
            "replies-at-once",
            "If the service replies before the call returns, the page behaves the same.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 25, "scheduler": "immediate"}
                {"expect": {"blog.25": {}, "blogs.loading": null, "user.blogs": "Blogs: 25"}}
                {"tap": "blog.25.like"}
                {"expect": {"blog.25.like": {"enabled": false}}}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blog.6": {}, "blogs.footer": null}}
                {"scroll": "blogs", "to": 24}
                {"expect": {"blog.1": {}, "blogs.footer": "No more blogs"}}
                {"pull": "blogs"}
                {"expect": {"blog.25.like": null, "blog.6": {}}}
                {"deliver": "all"}
                {"close": true}
                """
        ),
        NamedScenario(
            "page-on-top",
            "A page on top covers the feed: taps, pulls and scrolls do nothing, but replies still arrive.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"tap": "blog.20.like"}
                {"tap": "blog.20"}
                {"expect": {"page": "blog-detail(20)", "blog.20": null, "user.name": null}}
                {"tap": "blog.19.like"}
                {"pull": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"tap": "follow"}
                {"deliver": "all"}
                {"expect": {"routes": ["blog-detail(20)"], "requests": ["user(2)", "blogs(2)", "like(20)"]}}
                {"back": true}
                {"expect": {"routes": [], "page": null, "blog.20.like": {"enabled": false}, "blog.19.like": {"enabled": true}, "follow": "Follow"}}
                """
        ),
        NamedScenario(
            "two-taps-open-one-page",
            "Two taps on rows open one page, and going back twice closes only that page.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"tap": "blog.20"}
                {"tap": "blog.20"}
                {"tap": "blog.19"}
                {"expect": {"routes": ["blog-detail(20)"]}}
                {"back": true}
                {"back": true}
                {"expect": {"routes": [], "blog.20": {}}}
                """
        ),
        NamedScenario(
            "side-by-side",
            "Header, blogs and drafts are requested at the same time and may arrive in any order.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 1, "drafts": 1}
                {"deliver": "last"}
                {"expect": {"user.blogs": "", "blogs.loading": {}}}
                {"deliver": "last"}
                {"expect": {"user.blogs": "", "blogs.loading": null, "blog.1": {}}}
                {"deliver": "last"}
                {"expect": {"user.blogs": "Blogs: 1"}}
                {"tap": "switch"}
                {"expect": {"draft.1": {}}}
                {"close": true}
                """
        ),
    ]
}
