internal import Scenarios

extension FeatureContract {
    static let draftScenarios = [
        NamedScenario(
            "drafts",
            "The switch is titled with the list that it shows next; drafts have a title and a date.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 2, "drafts": 4}
                {"deliver": "all"}
                {"expect": {"switch": "Drafts", "blog.2": {}, "draft.4": null}}
                {"tap": "switch"}
                {"expect": {"switch": "Blogs", "blog.2": null, "draft.4.title": "Untitled", "draft.3.title": "Why not the cat", "draft.3.edited": "Edited 2022-04-22"}}
                {"tap": "draft.3"}
                {"expect": {"routes": ["draft-detail(3)"]}}
                {"back": true}
                {"tap": "switch"}
                {"expect": {"switch": "Drafts", "blog.2": {}, "draft.4": null}}
                """
        ),
        NamedScenario(
            "hidden-list-receives",
            "A reply for the hidden list shows as soon as the list is shown; both lists keep their state.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 30, "drafts": 14}
                {"expect": {"blogs.loading": {}, "drafts.loading": null}}
                {"tap": "switch"}
                {"expect": {"blogs.loading": null, "drafts.loading": {}}}
                {"pull": "blogs"}
                {"deliver": "all"}
                {"expect": {"draft.14": {}, "drafts.loading": null, "draft.2": null}}
                {"scroll": "drafts", "to": 13}
                {"tap": "switch"}
                {"expect": {"blog.30": {}}}
                {"scroll": "blogs", "to": 15}
                {"tap": "switch"}
                {"expect": {"draft.14": null, "draft.1": {}}}
                {"tap": "switch"}
                {"expect": {"blog.30": null, "blog.15": {}}}
                """
        ),
        NamedScenario(
            "no-drafts",
            "If there are no drafts, a message says so; a refresh can change that.",
            source: """
                {"open": "blog-feed", "user": 1, "drafts": 0}
                {"deliver": "all"}
                {"tap": "switch"}
                {"expect": {"drafts.empty": "No drafts", "drafts.error": null, "drafts.loading": null}}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"drafts.empty": "No drafts"}}
                {"draft": true}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"drafts.empty": null, "draft.1": {}}}
                """
        ),
        NamedScenario(
            "drafts-fail",
            "If loading drafts fails, an error replaces the list; its button and a pull load again.",
            source: """
                {"open": "blog-feed", "user": 1, "drafts": 2, "fail": ["drafts"]}
                {"deliver": "all"}
                {"tap": "switch"}
                {"expect": {"drafts.error": "Could not load drafts", "drafts.retry": {"text": "Retry", "enabled": true}, "drafts.loading": null}}
                {"fail": "drafts"}
                {"tap": "drafts.retry"}
                {"expect": {"drafts.loading": {}, "drafts.error": null, "drafts.retry": null}}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"drafts.error": "Could not load drafts"}}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"drafts.error": null, "draft.2": {}}}
                {"expect": {"requests": ["user(1)", "blogs(1)", "drafts(1)", "drafts(1)", "drafts(1)"]}}
                """
        ),
        NamedScenario(
            "drafts-refresh-control",
            "A pull starts the refresh control; the reply ends it, also during the first load and after a failure.",
            source: """
                {"open": "blog-feed", "user": 1, "drafts": 2}
                {"tap": "switch"}
                {"pull": "drafts"}
                {"expect": {"drafts.loading": {}, "drafts.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"drafts.loading": null, "drafts.refreshing": null}}
                {"pull": "drafts"}
                {"expect": {"drafts.loading": null, "drafts.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"drafts.refreshing": null}}
                {"fail": "drafts"}
                {"pull": "drafts"}
                {"expect": {"drafts.refreshing": {}}}
                {"deliver": "all"}
                {"expect": {"drafts.refreshing": null, "toast": "Could not refresh"}}
                """
        ),
        NamedScenario(
            "drafts-refresh",
            "A pull requests the drafts again, once, and replaces the rows; if that fails, the rows stay.",
            source: """
                {"open": "blog-feed", "user": 1, "drafts": 2}
                {"deliver": "all"}
                {"tap": "switch"}
                {"draft": true}
                {"pull": "drafts"}
                {"pull": "drafts"}
                {"expect": {"draft.3": null, "draft.2": {}}}
                {"deliver": "all"}
                {"expect": {"draft.3": {}, "draft.2": {}, "toast": null}}
                {"fail": "drafts"}
                {"pull": "drafts"}
                {"deliver": "all"}
                {"expect": {"draft.2": {}, "toast": "Could not refresh"}}
                {"expect": {"requests": ["user(1)", "blogs(1)", "drafts(1)", "drafts(1)", "drafts(1)"]}}
                """
        ),
    ]
}
