internal import Scripts

extension FeatureContract {
    static let pagingFailureScripts = [
        NamedScript(
            "retry-fails",
            "A retry that fails too says so again, and can be tried again.",
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
        NamedScript(
            "refresh-of-nothing-fails",
            "Where nothing is listed, a refresh that fails leaves standing that there is nothing.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not refresh", "blogs.empty": "No blogs yet", "blogs.error": null}}
                """
        ),
        NamedScript(
            "refresh-after-failed-page",
            "After a further page failed, a refresh takes the note away and paging begins anew.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"expect": {"blogs.footer": "Could not load more"}}
                {"pull": "blogs"}
                {"expect": {"blogs.footer": null, "blogs.more.retry": null}}
                {"deliver": "next"}
                {"expect": {"blogs.footer": "Loading more…", "requests": ["user(2)", "blogs(2, page 1)", "blogs(2, page 2)", "blogs(2, page 1)", "blogs(2, page 2)"]}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScript(
            "load-more-fails-twice",
            "A further page that fails again says so again.",
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
        NamedScript(
            "stale-page-after-failed-refresh",
            "A page asked for before a refresh is dropped also when that refresh has failed.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"deliver": "last"}
                {"expect": {"toast": "Could not refresh", "blogs.footer": null}}
                {"scroll": "blogs", "to": 19}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": "Loading more…"}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}, "requests": ["user(2)", "blogs(2, page 1)", "blogs(2, page 2)", "blogs(2, page 1)", "blogs(2, page 2)"]}}
                """
        ),
        NamedScript(
            "stale-page-fails",
            "A page that was overtaken by a refresh does not say that it failed.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"deliver": "next"}
                {"expect": {"blogs.footer": null, "blogs.more.retry": null}}
                {"deliver": "next"}
                {"expect": {"blogs.footer": "Loading more…"}}
                """
        ),
        NamedScript(
            "full-last-page",
            "A last page that is full is the last all the same.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "No more blogs", "requests": ["user(2)", "blogs(2, page 1)"]}}
                """
        ),
        NamedScript(
            "page-that-is-known",
            "A further page whose blogs are all listed but one leaves those where they stood.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"post": true}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.36": {}, "blog.26": {}, "blog.46": {}, "blog.25": null}}
                """
        ),
    ]
}
