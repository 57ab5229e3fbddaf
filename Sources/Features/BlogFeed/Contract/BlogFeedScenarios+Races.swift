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
                {"expect": {"blogs.footer": "Loading more…"}}
                {"deliver": "last"}
                {"expect": {"blog.26": {}, "blogs.footer": "Loading more…"}}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 21}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": "Loading more…"}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 26)", "blogs(2)", "blogs(2, after 26)"]}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "page-during-refresh",
            "A page that arrives during a refresh is shown until the refresh replaces the rows.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 19}
                {"pull": "blogs"}
                {"deliver": "next"}
                {"scroll": "blogs", "to": 25}
                {"expect": {"blog.26": {}, "blog.25": {}, "blogs.footer": null}}
                {"deliver": "next"}
                {"expect": {"blog.26": {}, "blog.25": null, "blogs.footer": "Loading more…"}}
                """
        ),
        NamedScenario(
            "page-during-failed-refresh",
            "The end of the list requests a page also during a refresh. If the refresh fails, paging goes on.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"fail": "blogs"}
                {"pull": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blogs.footer": "Loading more…"}}
                {"deliver": "next"}
                {"expect": {"toast": "Could not refresh", "blogs.footer": "Loading more…"}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 20}
                {"expect": {"blog.25": {}}}
                """
        ),
        NamedScenario(
            "refresh-before-like",
            "A refresh that was requested before a like does not take it back: the blogs are requested again.",
            source: """
                {"open": "blog-feed", "blogs": 3}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"tap": "blog.3.like"}
                {"deliver": "last"}
                {"expect": {"blog.3.like": {"enabled": false}, "blogs.refreshing": {}}}
                {"deliver": "next"}
                {"expect": {"blog.3.like": {"enabled": false}, "blogs.refreshing": {}}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2)", "like(3)", "blogs(2)"]}}
                {"deliver": "next"}
                {"expect": {"blog.3.like": {"enabled": false}, "blogs.refreshing": null}}
                """
        ),
        NamedScenario(
            "refresh-before-share",
            "A refresh that was requested before a share does not take back its count, and one that fails ends.",
            source: """
                {"open": "blog-feed", "blogs": 3, "seed": 7}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"tap": "blog.2.share"}
                {"fail": "blogs"}
                {"deliver": "last"}
                {"deliver": "next"}
                {"expect": {"blogs.refreshing": {}, "requests": ["user(2)", "blogs(2)", "blogs(2)", "share(2)", "blogs(2)"]}}
                {"deliver": "next"}
                {"expect": {"toast": "Could not refresh", "blogs.refreshing": null}}
                """
        ),
        NamedScenario(
            "posted-between-pages",
            "Posts between two pages shift nothing: the next page begins after the last row.",
            source: """
                {"open": "blog-feed", "blogs": 45}
                {"deliver": "all"}
                {"post": true}
                {"post": true}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 39}
                {"expect": {"blog.17": {}, "blog.6": {}, "blog.5": null, "blogs.footer": "Loading more…"}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 26)", "blogs(2, after 6)"]}}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 999}
                {"expect": {"blog.1": {}, "blog.46": null, "blogs.footer": "No more blogs"}}
                """
        ),
        NamedScenario(
            "page-of-newer-posts",
            "A page of newer posts never appears among the older blogs; a refresh shows them at the top.",
            source: """
                {"open": "blog-feed", "blogs": 40}
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
                {"post": true}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 22}
                {"expect": {"blog.22": {}, "blog.21": {}, "blog.20": {}, "blog.19": {}, "blog.42": null, "blog.41": null}}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 0}
                {"expect": {"blog.62": {}, "blog.61": {}}}
                {"scroll": "blogs", "to": 19}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 22}
                {"expect": {"blog.43": {}, "blog.42": {}, "blog.41": {}, "blog.40": {}}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 21)", "blogs(2)", "blogs(2, after 43)"]}}
                """
        ),
        NamedScenario(
            "like-across-refresh",
            "After a refresh, a running like is not requested again, and its result shows in the new row.",
            source: """
                {"open": "blog-feed", "blogs": 2}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"tap": "blog.2.like"}
                {"deliver": "next"}
                {"expect": {"blog.2.likes": "2 likes", "blog.2.like": {"enabled": true}}}
                {"tap": "blog.2.like"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2)", "like(2)"]}}
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
                {"expect": {"requests": ["user(2)", "blogs(2)", "blogs(2, after 2)", "like(1)", "blogs(2)", "blogs(2, after 2)", "share(1)"]}}
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
