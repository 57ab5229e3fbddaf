internal import Scripts

extension FeatureContract {
    static let commentsFailureScripts = [
        NamedScript(
            "favour-fails-across-refresh",
            "A favour that fails after a refresh says so, and the new row can be favoured again.",
            source: """
                {"open": "comments", "comments": 8}
                {"deliver": "all"}
                {"fail": "favour"}
                {"tap": "comment.7.favour"}
                {"pull": "comments"}
                {"deliver": "last"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not favour", "comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                {"tap": "comment.7.favour"}
                {"pull": "comments"}
                {"deliver": "last"}
                {"expect": {"comment.7.favours": "1 favour"}}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}}}
                """
        ),
        NamedScript(
            "favour-fails-out-of-sight",
            "A favour that fails when its row is scrolled away says so, and changes no row that is seen.",
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
        NamedScript(
            "failures-at-once",
            "Failures that come before the call returns leave nothing running and no button stuck.",
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
