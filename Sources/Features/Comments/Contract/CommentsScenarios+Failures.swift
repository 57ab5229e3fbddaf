internal import Scenarios

extension FeatureContract {
    static let commentsFailureScenarios = [
        NamedScenario(
            "favour-fails-across-refresh",
            "If a favour fails after a refresh, a message says so, and the user can favour the new row again.",
            source: """
                {"open": "comments", "comments": 8}
                {"deliver": "all"}
                {"fail": "favour"}
                {"tap": "comment.7.favour"}
                {"pull": "comments"}
                {"deliver": "last"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not favour", "comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                {"pull": "comments"}
                {"tap": "comment.7.favour"}
                {"deliver": "next"}
                {"expect": {"comment.7.favours": "1 favour"}}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "favour-fails-out-of-sight",
            "If a favour fails while its row is off screen, a message says so, and no visible row changes.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"fail": "favour"}
                {"tap": "comment.20.favour"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"expect": {"toast": "Could not favour", "comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.20.favour": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "failures-at-once",
            "If services fail before the call returns, no request stays pending and no button stays disabled.",
            source: """
                {"open": "comments", "scheduler": "immediate", "fail": ["comments"]}
                {"expect": {"comments.loading": null, "comments.error": "Could not load comments"}}
                {"tap": "comments.retry"}
                {"fail": "comments"}
                {"pull": "comments"}
                {"expect": {"toast": "Could not refresh", "comment.45": {}}}
                {"fail": "comments"}
                {"scroll": "comments", "to": 19}
                {"expect": {"comments.footer": "Could not load more", "comments.more.retry": {"enabled": true}}}
                """
        ),
    ]
}
