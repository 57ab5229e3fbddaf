internal import Scenarios

extension FeatureContract {
    static let commentsRowScenarios = [
        NamedScenario(
            "authors",
            "A row shows its author and an image that opens the author’s page; a tap on the row does nothing.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"expect": {"comment.16.name": "Chloé O’Hara", "comment.16.avatar": {"image": "icon6"}, "comment.13.name": "Anonymous", "comment.14.avatar": {"image": "icon0"}}}
                {"tap": "comment.16"}
                {"expect": {"routes": []}}
                {"tap": "comment.14.avatar"}
                {"expect": {"routes": ["user-detail(9)"]}}
                {"back": true}
                {"scroll": "comments", "to": 15}
                {"tap": "comment.4.avatar"}
                {"expect": {"routes": ["user-detail(1)"]}}
                {"back": true}
                {"expect": {"routes": [], "comment.4.name": "Chloé Nyström", "comment.4.avatar": {"image": "icon7"}, "comment.1.avatar": {"image": "icon0"}}}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.16.name": "Chloé O’Hara", "comment.16.avatar": {"image": "icon6"}, "comment.14.avatar": {"image": "icon0"}}}
                """
        ),
        NamedScenario(
            "page-on-top",
            "A page on top covers the comments: taps, pulls and scrolls do nothing, but replies still arrive.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"tap": "comment.16.favour"}
                {"tap": "comment.14.avatar"}
                {"tap": "comment.14.avatar"}
                {"tap": "comment.15.favour"}
                {"pull": "comments"}
                {"scroll": "comments", "to": 15}
                {"deliver": "all"}
                {"expect": {"routes": ["user-detail(9)"], "comment.16": null, "requests": ["comments(1, viewer 1)", "favour(16, viewer 1)"]}}
                {"back": true}
                {"expect": {"comment.16.favour": {"enabled": false}, "comment.15.favour": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "times",
            "Times below a minute or in the future show as just now, older ones as minutes, hours, or a date.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"expect": {"comment.16.time": "just now", "comment.15.time": "just now", "comment.14.time": "just now", "comment.13.time": "1 min ago", "comment.12.time": "1 min ago"}}
                {"expect": {"comment.11.time": "59 min ago", "comment.10.time": "1 h ago", "comment.9.time": "1 h ago", "comment.8.time": "23 h ago", "comment.7.time": "2025-12-31"}}
                """
        ),
        NamedScenario(
            "later",
            "When the clock moves forward or back, the times on screen change without a request.",
            source: """
                {"open": "comments", "comments": 16, "now": -1}
                {"deliver": "all"}
                {"expect": {"comment.14.time": "just now", "comment.13.time": "just now", "comment.10.time": "59 min ago", "comment.7.time": "23 h ago"}}
                {"set": {"now": 1}}
                {"expect": {"comment.14.time": "1 min ago", "comment.13.time": "1 min ago", "comment.11.time": "1 h ago", "comment.9.time": "2 h ago", "comment.8.time": "2025-12-31"}}
                {"scroll": "comments", "to": 15}
                {"set": {"now": 180}}
                {"expect": {"comment.12.time": "4 min ago", "comment.11.time": "1 h ago", "comment.1.time": "2025-12-25"}}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.16.time": "2 min ago", "comment.13.time": "4 min ago"}}
                {"set": {"now": 0}}
                {"expect": {"comment.16.time": "just now", "comment.8.time": "23 h ago", "requests": ["comments(1, viewer 1)"], "heights": 16}}
                """
        ),
        NamedScenario(
            "contents",
            "A reply begins with the name it replies to, in a separate style; the rest has one style.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"expect": {"comment.15.content": {"text": "@Ada 李 Well put.", "style": [{"link": "@Ada 李"}, {"label": " Well put."}]}}}
                {"expect": {"comment.9.content": {"text": "@Anonymous", "style": [{"link": "@Anonymous"}]}}}
                {"expect": {"comment.14.content": "Three points:\\n\\nthe first, and the second. The third I forgot.", "comment.12.content": "@Ada van Dijk Cafe\\u0301 and nai\\u0308ve 👩‍👩‍👧 👍🏽: each of these is one character."}}
                {"expect": {"comment.13.content": {"style": [{"label": "שלום, זו תגובה ארוכה שנכתבת מימין לשמאל ונשברת לשורות."}]}}}
                {"scroll": "comments", "to": 15}
                {"expect": {"comment.1.content": {"text": "", "style": []}, "comment.3.content": "日本語のコメントはひとつの文字がふたつぶんの幅をとります。とてもよい記事でした。"}}
                """
        ),
        NamedScenario(
            "counts",
            "Counts are empty at 0, exact below 10,000, and then truncated to units of ten thousand.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"expect": {"comment.6.favours": "", "comment.7.favours": "1 favour", "comment.8.favours": "2 favours", "comment.9.favours": "9999 favours", "comment.10.favours": "1w favours"}}
                {"expect": {"comment.11.favours": "1.2w favours", "comment.12.favours": "2w favours", "comment.13.favours": "9.9w favours", "comment.14.favours": "10w favours", "comment.15.favours": "12w favours"}}
                {"tap": "comment.9.favour"}
                {"tap": "comment.6.favour"}
                {"deliver": "all"}
                {"expect": {"comment.9.favours": "1w favours", "comment.6.favours": "1 favour"}}
                """
        ),
        NamedScenario(
            "favour",
            "A favour shows when the service replies; then the button is disabled, also after a refresh.",
            source: """
                {"open": "comments", "comments": 8}
                {"deliver": "all"}
                {"expect": {"comment.7.favour": {"text": "Favour", "enabled": true}}}
                {"tap": "comment.7.favour"}
                {"expect": {"comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}, "comment.8.favour": {"enabled": true}, "toast": null}}
                {"tap": "comment.7.favour"}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}}}
                {"expect": {"requests": ["comments(1, viewer 1)", "favour(7, viewer 1)", "comments(1, viewer 1)"], "heights": 8}}
                """
        ),
        NamedScenario(
            "refresh-shows-changes",
            "After a refresh, rows show the values that have changed in the service.",
            source: """
                {"open": "comments", "comments": 8}
                {"deliver": "all"}
                {"tap": "comment.7.favour"}
                {"deliver": "all"}
                {"set": {"favoured": "forgotten"}}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "favour-fails",
            "If a favour fails, a message says so, nothing else changes, and the user can try again.",
            source: """
                {"open": "comments", "comments": 8}
                {"deliver": "all"}
                {"fail": "favour"}
                {"tap": "comment.7.favour"}
                {"deliver": "all"}
                {"expect": {"toast": "Could not favour", "comment.7.favours": "1 favour", "comment.7.favour": {"enabled": true}}}
                {"tap": "comment.7.favour"}
                {"deliver": "all"}
                {"expect": {"toast": null, "comment.7.favours": "2 favours"}}
                """
        ),
        NamedScenario(
            "favour-twice",
            "While a favour runs, a second tap does nothing; other comments can be favoured in the meantime.",
            source: """
                {"open": "comments", "comments": 8, "viewer": 3, "blog": 2}
                {"deliver": "all"}
                {"tap": "comment.7.favour"}
                {"tap": "comment.7.favour"}
                {"tap": "comment.8.favour"}
                {"expect": {"requests": ["comments(2, viewer 3)", "favour(7, viewer 3)", "favour(8, viewer 3)"]}}
                {"deliver": "last"}
                {"expect": {"comment.8.favour": {"enabled": false}, "comment.7.favour": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"comment.7.favours": "2 favours", "comment.8.favours": "3 favours"}}
                """
        ),
        NamedScenario(
            "favour-after-refresh",
            "After a refresh, a favour shows in every visible row.",
            source: """
                {"open": "comments", "comments": 12}
                {"deliver": "all"}
                {"pull": "comments"}
                {"deliver": "all"}
                {"tap": "comment.12.favour"}
                {"tap": "comment.11.favour"}
                {"tap": "comment.10.favour"}
                {"tap": "comment.9.favour"}
                {"tap": "comment.8.favour"}
                {"tap": "comment.7.favour"}
                {"tap": "comment.6.favour"}
                {"tap": "comment.5.favour"}
                {"tap": "comment.4.favour"}
                {"tap": "comment.3.favour"}
                {"tap": "comment.2.favour"}
                {"tap": "comment.1.favour"}
                {"deliver": "all"}
                {"expect": {"comment.1.favour": {"enabled": false}, "comment.2.favour": {"enabled": false}, "comment.3.favour": {"enabled": false}, "comment.4.favour": {"enabled": false}, "comment.5.favour": {"enabled": false}, "comment.6.favour": {"enabled": false}}}
                {"expect": {"comment.7.favour": {"enabled": false}, "comment.8.favour": {"enabled": false}, "comment.9.favour": {"enabled": false}, "comment.10.favour": {"enabled": false}, "comment.11.favour": {"enabled": false}, "comment.12.favour": {"enabled": false}}}
                """
        ),
        NamedScenario(
            "favour-away-and-back",
            "A favour shows in its row if the row was off screen while the request ran.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"tap": "comment.18.favour"}
                {"scroll": "comments", "to": 19}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.18.favour": {"enabled": true}}}
                {"deliver": "all"}
                {"expect": {"comment.18.favour": {"enabled": false}, "comment.19.favour": {"enabled": true}, "comment.17.favour": {"enabled": true}}}
                """
        ),
        NamedScenario(
            "cells-are-reused",
            "After scrolling away and back, a row shows the same, also if its favour arrived in the meantime.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"tap": "comment.18.favour"}
                {"scroll": "comments", "to": 19}
                {"expect": {"comment.18": null, "comment.1.favour": {"enabled": true}, "comment.7.favours": "1 favour"}}
                {"set": {"now": 60}}
                {"deliver": "all"}
                {"expect": {"comment.9.favour": {"enabled": true}, "comment.7.favours": "1 favour", "comment.6.favour": {"enabled": true}, "comment.3.favours": "15w favours", "comment.3.favour": {"enabled": true}}}
                {"tap": "comment.7.favour"}
                {"deliver": "all"}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.18.favour": {"enabled": false}, "comment.20.favour": {"enabled": true}, "comment.15.content": {"style": [{"link": "@Ada 李"}, {"label": " Well put."}]}}}
                {"scroll": "comments", "to": 19}
                {"expect": {"comment.7.favours": "2 favours", "comment.7.favour": {"enabled": false}, "comment.1.content": {"text": "", "style": []}}}
                """
        ),
    ]
}
