internal import Scenarios

extension FeatureContract {
    static let commentsHeightScenarios = [
        NamedScenario(
            "heights",
            "The height of a row is the number of lines of its content at the current width, plus three.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"expect": {"comment.16": "6", "comment.15": "4", "comment.14": "7", "comment.13": "5", "comment.12": "5", "comment.11": "5", "comment.10": "6", "comment.9": "4"}}
                {"scroll": "comments", "to": 15}
                {"expect": {"comment.1": "4"}}
                """
        ),
        NamedScenario(
            "only-what-is-shown",
            "Heights are computed only for rows that are shown.",
            source: """
                {"open": "comments", "comments": 200}
                {"expect": {"heights": 0}}
                {"deliver": "all"}
                {"expect": {"heights": 12, "comment.200": {}, "comment.189": {}, "comment.188": null}}
                {"scroll": "comments", "to": 13}
                {"expect": {"heights": 14}}
                """
        ),
        NamedScenario(
            "scrolling-computes-nothing",
            "Scrolling down and back computes the height of each row only once.",
            source: """
                {"open": "comments", "comments": 20}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"expect": {"heights": 20, "comment.9": "4"}}
                {"scroll": "comments", "to": 0}
                {"expect": {"heights": 20, "comment.20": "5"}}
                {"scroll": "comments", "to": 19}
                {"expect": {"heights": 20, "comment.9": "4"}}
                """
        ),
        NamedScenario(
            "width",
            "When the width changes, rows show new heights, each computed once per width.",
            source: """
                {"open": "comments", "comments": 16}
                {"deliver": "all"}
                {"set": {"width": 20}}
                {"expect": {"comment.16": "8", "comment.12": "7", "comment.9": "4", "heights": 24}}
                {"scroll": "comments", "to": 15}
                {"expect": {"comment.2": "8", "heights": 28}}
                {"set": {"width": 40}}
                {"expect": {"comment.2": "6", "comment.12": "5", "heights": 32}}
                {"set": {"width": 20}}
                {"scroll": "comments", "to": 0}
                {"expect": {"comment.16": "8", "heights": 32}}
                {"set": {"width": 1}}
                {"expect": {"comment.15": "16", "heights": 44}}
                {"set": {"width": 18}}
                {"expect": {"comment.13": "7", "comment.12": "7", "heights": 56}}
                """
        ),
        NamedScenario(
            "refresh-keeps-widths",
            "Heights that were computed for another width before a refresh are not computed again after it.",
            source: """
                {"open": "comments", "comments": 5}
                {"deliver": "all"}
                {"set": {"width": 20}}
                {"set": {"width": 40}}
                {"expect": {"heights": 10}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"set": {"width": 20}}
                {"expect": {"heights": 10}}
                """
        ),
        NamedScenario(
            "refresh-computes-what-is-new",
            "After a refresh, only the heights of new comments and of rows of further pages are computed.",
            source: """
                {"open": "comments", "comments": 21}
                {"deliver": "all"}
                {"scroll": "comments", "to": 19}
                {"deliver": "all"}
                {"scroll": "comments", "to": 20}
                {"expect": {"heights": 21}}
                {"comment": true}
                {"pull": "comments"}
                {"deliver": "next"}
                {"expect": {"heights": 21, "comment.3": {}, "comment.1": null}}
                {"deliver": "all"}
                {"scroll": "comments", "to": 0}
                {"expect": {"heights": 22, "comment.22.time": "just now"}}
                {"scroll": "comments", "to": 21}
                {"expect": {"heights": 24, "comment.1": "4"}}
                """
        ),
        NamedScenario(
            "refresh-shows-new-content",
            "If a refresh changes the content of a comment, its row gets the new height at each width.",
            source: """
                {"open": "comments", "comments": 5}
                {"deliver": "all"}
                {"set": {"width": 20}}
                {"rewrite": 4}
                {"expect": {"comment.4": "7", "heights": 10}}
                {"pull": "comments"}
                {"deliver": "all"}
                {"expect": {"comment.4": "9", "comment.4.content": "@Anonymous I have changed my mind. I have changed my mind. I have changed my mind. I have changed my mind. ", "heights": 11}}
                {"set": {"width": 40}}
                {"expect": {"comment.4": "6", "heights": 12}}
                """
        ),
    ]
}
