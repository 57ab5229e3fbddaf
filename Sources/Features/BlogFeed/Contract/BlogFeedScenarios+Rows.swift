internal import Scenarios

extension FeatureContract {
    static let rowScenarios = [
        NamedScenario(
            "counts",
            "Counts are empty at 0, exact below 10,000, and then truncated to units of ten thousand.",
            source: """
                {"open": "blog-feed", "blogs": 16}
                {"deliver": "all"}
                {"expect": {"blog.16.shares": "1.2w shares", "blog.15.shares": "1w shares", "blog.14.shares": "9999 shares", "blog.16.likes": "", "blog.12.shares": "1 share", "blog.11.shares": "", "blog.9.likes": "12w likes", "blog.8.likes": "10w likes", "blog.7.likes": "9.9w likes", "blog.6.likes": "2w likes", "blog.5.likes": "1.2w likes"}}
                {"scroll": "blogs", "to": 15}
                {"expect": {"blog.4.likes": "1w likes", "blog.4.shares": "12w shares", "blog.3.likes": "9999 likes", "blog.3.shares": "10w shares", "blog.2.likes": "2 likes", "blog.2.shares": "9.9w shares", "blog.1.likes": "1 like", "blog.1.shares": "2w shares"}}
                {"tap": "blog.3.like"}
                {"deliver": "all"}
                {"expect": {"blog.3.likes": "1w likes"}}
                {"tap": "blog.1.like"}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes"}}
                """
        ),
        NamedScenario(
            "like",
            "A like shows when the service replies; then the button is disabled, also after a refresh.",
            source: """
                {"open": "blog-feed", "user": 2, "blogs": 2}
                {"deliver": "all"}
                {"expect": {"blog.1.author": "Author: Günther Lovelace", "blog.1.title": "In praise of a long walk", "blog.1.like": {"text": "Like", "enabled": true}, "blog.1.share": {"text": "Share", "enabled": true}}}
                {"tap": "blog.1.like"}
                {"expect": {"blog.1.likes": "1 like", "blog.1.like": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes", "blog.1.like": {"enabled": false}, "blog.2.like": {"enabled": true}, "toast": null}}
                {"tap": "blog.1.like"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes", "blog.1.like": {"enabled": false}}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "like(1)", "blogs(2)"]}}
                """
        ),
        NamedScenario(
            "refresh-shows-changes",
            "After a refresh, rows show the values that have changed in the service.",
            source: """
                {"open": "blog-feed", "blogs": 2}
                {"deliver": "all"}
                {"tap": "blog.1.like"}
                {"deliver": "all"}
                {"set": {"liked": "forgotten"}}
                {"expect": {"blog.1.like": {"enabled": false}}}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes", "blog.1.like": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "like-fails",
            "If a like fails, a message says so, nothing else changes, and the user can try again.",
            source: """
                {"open": "blog-feed", "blogs": 1}
                {"deliver": "all"}
                {"fail": "like"}
                {"tap": "blog.1.like"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not like", "blog.1.likes": "1 like", "blog.1.like": {"enabled": true}}}
                {"tap": "blog.1.like"}
                {"deliver": "all"}
                {"expect": {"toast": null, "blog.1.likes": "2 likes"}}
                """
        ),
        NamedScenario(
            "like-twice",
            "While a like runs, a second tap does nothing; other blogs can be liked in the meantime.",
            source: """
                {"open": "blog-feed", "blogs": 2}
                {"deliver": "all"}
                {"tap": "blog.1.like"}
                {"tap": "blog.1.like"}
                {"tap": "blog.2.like"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "like(1)", "like(2)"]}}
                {"deliver": "last"}
                {"expect": {"blog.2.like": {"enabled": false}, "blog.1.like": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"blog.1.likes": "2 likes", "blog.2.likes": "3 likes"}}
                """
        ),
        NamedScenario(
            "like-after-refresh",
            "After a refresh, a like shows in every visible row.",
            source: """
                {"open": "blog-feed", "blogs": 12}
                {"deliver": "all"}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"tap": "blog.12.like"}
                {"tap": "blog.11.like"}
                {"tap": "blog.10.like"}
                {"tap": "blog.9.like"}
                {"tap": "blog.8.like"}
                {"tap": "blog.7.like"}
                {"tap": "blog.6.like"}
                {"tap": "blog.5.like"}
                {"tap": "blog.4.like"}
                {"tap": "blog.3.like"}
                {"tap": "blog.2.like"}
                {"tap": "blog.1.like"}
                {"deliver": "all"}
                {"expect": {"blog.1.like": {"enabled": false}, "blog.2.like": {"enabled": false}, "blog.3.like": {"enabled": false}, "blog.4.like": {"enabled": false}, "blog.5.like": {"enabled": false}, "blog.6.like": {"enabled": false}}}
                {"expect": {"blog.7.like": {"enabled": false}, "blog.8.like": {"enabled": false}, "blog.9.like": {"enabled": false}, "blog.10.like": {"enabled": false}, "blog.11.like": {"enabled": false}, "blog.12.like": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "like-away-and-back",
            "A like shows in its row if the row was off screen while the request ran.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"tap": "blog.18.like"}
                {"scroll": "blogs", "to": 19}
                {"scroll": "blogs", "to": 0}
                {"expect": {"blog.18.likes": "2 likes", "blog.18.like": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"blog.18.likes": "3 likes", "blog.18.like": {"enabled": false}, "blog.19.like": {"enabled": true}, "blog.17.like": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "share",
            "A message confirms a share when the service replies; the user can share again.",
            source: """
                {"open": "blog-feed", "blogs": 12}
                {"deliver": "all"}
                {"tap": "blog.12.share"}
                {"tap": "blog.12.share"}
                {"expect": {"blog.12.shares": "1 share", "toast": null}}
                {"deliver": "all"}
                {"expect": {"blog.12.shares": "2 shares", "blog.12.share": {"enabled": true}, "toast": "Shared"}}
                {"tap": "blog.12.share"}
                {"expect": {"toast": null}}
                {"deliver": "all"}
                {"expect": {"blog.12.shares": "3 shares", "toast": "Shared"}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "share(12)", "share(12)"]}}
                """
        ),
        NamedScenario(
            "share-fails",
            "If a share fails, a message says so, and nothing else changes.",
            source: """
                {"open": "blog-feed", "blogs": 12}
                {"deliver": "all"}
                {"fail": "share"}
                {"tap": "blog.12.share"}
                {"deliver": "all"}
                {"expect": {"blog.12.shares": "1 share", "toast": "Could not share"}}
                {"tap": "blog.12.share"}
                {"deliver": "all"}
                {"expect": {"blog.12.shares": "2 shares", "toast": "Shared"}}
                """
        ),
        NamedScenario(
            "row-opens-blog",
            "A tap on a row opens its blog, also after scrolling; back returns.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"tap": "blog.20"}
                {"expect": {"routes": ["blog-detail(20)"]}}
                {"back": true}
                {"scroll": "blogs", "to": 19}
                {"tap": "blog.1"}
                {"expect": {"routes": ["blog-detail(1)"]}}
                {"back": true}
                {"back": true}
                {"expect": {"routes": [], "blog.1": {}}}
                """
        ),
        NamedScenario(
            "cells-are-reused",
            "After scrolling away and back, a row shows the same, also if its like arrived in the meantime.",
            source: """
                {"open": "blog-feed", "blogs": 20}
                {"deliver": "all"}
                {"tap": "blog.18.like"}
                {"tap": "blog.18.share"}
                {"tap": "blog.17.share"}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blog.18": null, "blog.1.like": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"blog.9.like": {"enabled": true}, "blog.1.likes": "1 like", "blog.2.likes": "2 likes"}}
                {"expect": {"blog.3.likes": "9999 likes", "blog.4.shares": "12w shares", "blog.3.shares": "10w shares", "blog.3.like": {"enabled": true}}}
                {"tap": "blog.2.like"}
                {"deliver": "all"}
                {"scroll": "blogs", "to": 0}
                {"expect": {"blog.18.likes": "3 likes", "blog.18.like": {"enabled": false}, "blog.18.shares": "10w shares", "blog.18.title": "In praise of 日本語", "blog.20.title": "In praise of the cat", "blog.20.like": {"enabled": true}}}
                {"scroll": "blogs", "to": 19}
                {"expect": {"blog.2.likes": "3 likes", "blog.2.like": {"enabled": false}, "blog.9.title": "Against the cat", "blog.1.title": "In praise of a long walk"}}
                """
        ),
    ]
}
