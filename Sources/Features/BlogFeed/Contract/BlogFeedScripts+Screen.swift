internal import Scripts

extension FeatureContract {
    static let screenScripts = [
        NamedScript(
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
        NamedScript(
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
