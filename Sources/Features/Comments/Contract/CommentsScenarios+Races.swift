internal import Scenarios

extension FeatureContract {
    static let commentsRaceScenarios = [
        NamedScenario(
            "stale-page-after-refresh",
            "A page that was requested before a refresh is dropped if it arrives after the refresh.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"pull": "comments"}
                {"expect": {"comments.footer": "Loading more…"}}
                {"deliver": "last"}
                {"expect": {"comment.26": {}, "comments.footer": "Loading more…"}}
                {"deliver": "next"}
                {"scroll": "comments", "to": 21}
                {"expect": {"comment.26": {}, "comment.25": null, "comments.footer": "Loading more…"}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)", "comments(1, viewer 1)", "comments(1, viewer 1, after 26)"]}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}}}
                """
        ),
        NamedScenario(
            "page-during-refresh",
            "A page that arrives during a refresh is shown until the refresh replaces the rows.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"pull": "comments"}
                {"deliver": "next"}
                {"scroll": "comments", "to": 25}
                {"expect": {"comment.26": {}, "comment.25": {}, "comments.footer": null}}
                {"deliver": "next"}
                {"expect": {"comment.26": {}, "comment.25": null, "comments.footer": "Loading more…"}}
                """
        ),
        NamedScenario(
            "page-during-failed-refresh",
            "The end of the list requests a page also during a refresh. If the refresh fails, paging goes on.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"fail": "comments"}
                {"pull": "comments"}
                {"scroll": "comments", "to": 19}
                {"expect": {"comments.footer": "Loading more…"}}
                {"deliver": "next"}
                {"expect": {"toast": "Could not refresh", "comments.footer": "Loading more…"}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.25": {}}}
                """
        ),
        NamedScenario(
            "written-between-pages",
            "Comments between two pages shift nothing: the next page begins after the last row.",
            source: """
                {"open": "comments", "comments": 45}
                {"deliver": "all"}
                {"comment": true}
                {"comment": true}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"scroll": "comments", "to": 39}
                {"expect": {"comment.17": {}, "comment.6": {}, "comment.5": null, "comments.footer": "Loading more…"}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 26)", "comments(1, viewer 1, after 6)"]}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 999}
                {"expect": {"comment.1": {}, "comment.46": null, "comments.footer": "No more comments"}}
                """
        ),
        NamedScenario(
            "page-of-newer-comments",
            "A page of newer comments never appears among the older ones; a refresh shows them at the top.",
            source: """
                {"open": "comments", "comments": 40}
                {"deliver": "all"}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"comment": true}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"scroll": "comments", "to": 22}
                {"expect": {"comment.22": {}, "comment.21": {}, "comment.20": {}, "comment.19": {}, "comment.42": null, "comment.41": null}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.62": {}, "comment.61": {}}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 21)", "comments(1, viewer 1)", "comments(1, viewer 1, after 43)"]}}
                """
        ),
        NamedScenario(
            "favour-across-refresh",
            "After a refresh, a running favour is not requested again, and its result shows in the new row.",
            source: """
                {"open": "comments", "comments": 2}
                {"deliver": "all"}
                {"pull": "comments"}
                {"tap": "comment.2.favour"}
                {"deliver": "next"}
                {"expect": {"comment.2.favour": {"enabled": true}}}
                {"tap": "comment.2.favour"}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1)", "favour(2, viewer 1)"]}}
                {"deliver": "all"}
                {"expect": {"comment.2.favour": {"enabled": false}}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"comment.2.favour": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "favour-during-refresh",
            "If a comment is favoured while a refresh runs, the reply is out of date, so the comments are requested again.",
            source: """
                {"open": "comments", "comments": 7}
                {"deliver": "all"}
                {"pull": "comments"}
                {"tap": "comment.7.favour"}
                {"deliver": "last"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}}}
                {"deliver": "next"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}, "comments.refreshing": {}}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1)", "favour(7, viewer 1)", "comments(1, viewer 1)"]}}
                {"deliver": "next"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}, "comments.refreshing": null}}
                {"fail": "comments"}
                {"pull": "comments"}
                {"tap": "comment.6.favour"}
                {"deliver": "last"}
                {"deliver": "next"}
                {"expect": {"toast": "Could not refresh", "comment.6.favour": {"enabled": false}}}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1)", "favour(7, viewer 1)", "comments(1, viewer 1)", "comments(1, viewer 1)", "favour(6, viewer 1)"]}}
                """
        ),
        NamedScenario(
            "favour-of-a-row-that-went",
            "If a refresh removes the row of a comment, its running favour is not requested again when the row returns.",
            source: """
                {"open": "comments", "comments": 21}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"fail": "favour"}
                {"tap": "comment.1.favour"}
                {"pull": "comments"}
                {"deliver": "last"}
                {"expect": {"comment.1": null, "comment.2": {}, "comments.footer": "Loading more…"}}
                {"deliver": "last"}
                {"scroll": "comments", "to": 20}
                {"tap": "comment.1.favour"}
                {"expect": {"requests": ["comments(1, viewer 1)", "comments(1, viewer 1, after 2)", "favour(1, viewer 1)", "comments(1, viewer 1)", "comments(1, viewer 1, after 2)"]}}
                {"deliver": "all"}
                {"expect": {"toast": "Could not favour", "comment.1.favour": {"enabled": true}, "heights": 22}}
                {"tap": "comment.1.favour"}
                {"deliver": "all"}
                {"expect": {"comment.1.favour": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "favour-without-a-row",
            "If a favour arrives while its comment is not listed, no other row shows it.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"tap": "comment.1.favour"}
                {"comment": true}
                {"pull": "comments"}
                {"deliver": "last"}
                {"expect": {"comment.1": null, "comment.2.favour": {"enabled": true}, "comments.footer": "Loading more…"}}
                {"deliver": "next"}
                {"expect": {"comment.2.favour": {"enabled": true}}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"comment.2.favour": {"enabled": true}, "comment.1.favour": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "closed-while-waiting",
            "After the screen is closed, neither replies nor the clock nor the column retain an object.",
            source: """
                {"open": "comments", "comments": 30}
                {"deliver": "next"}
                {"tap": "comment.30.favour"}
                {"scroll": "comments", "to": 19}
                {"pull": "comments"}
                {"set": {"width": 20, "now": 60}}
                {"close": true}
                """
        ),
        NamedScenario(
            "replies-at-once",
            "If the service replies before the call returns, the list behaves the same.",
            source: """
                {"open": "comments", "comments": 45, "scheduler": "immediate"}
                {"expect": {"comments.loading": null, "comment.45": {}}}
                {"scroll": "comments", "to": 19}
                {"expect": {"comments.footer": null}}
                {"scroll": "comments", "to": 39}
                {"scroll": "comments", "to": 999}
                {"expect": {"comment.1": {}, "comments.footer": "No more comments"}}
                {"fail": "favour"}
                {"tap": "comment.1.favour"}
                {"expect": {"toast": "Could not favour"}}
                {"tap": "comment.1.favour"}
                {"expect": {"toast": null, "comment.1.favour": {"enabled": false}}}
                """
        ),
    ]
}
