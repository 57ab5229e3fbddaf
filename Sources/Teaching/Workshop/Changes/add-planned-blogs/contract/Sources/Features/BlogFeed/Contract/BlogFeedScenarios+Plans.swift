internal import Scenarios

extension FeatureContract {
    static let planScenarios = [
        NamedScenario(
            "plans",
            "The switch shows the three lists in turn; plans have a title and a date.",
            source: """
                {"open": "blog-feed", "user": 1, "blogs": 2, "drafts": 1, "plans": 4}
                {"deliver": "all"}
                {"tap": "switch"}
                {"expect": {"switch": "Plans", "draft.1": {}, "plan.4": null}}
                {"tap": "switch"}
                {"expect": {"switch": "Blogs", "draft.1": null, "plan.4.title": "Untitled", "plan.3.title": "Notes on bread", "plan.3.due": "Due 2027-10-14"}}
                {"tap": "plan.3"}
                {"expect": {"routes": ["plan-detail(3)"]}}
                {"back": true}
                {"tap": "switch"}
                {"expect": {"switch": "Drafts", "plan.4": null, "blog.2": {}}}
                """
        ),
        NamedScenario(
            "no-plans",
            "If there are no plans, a message says so; a refresh can change that.",
            source: """
                {"open": "blog-feed", "user": 1, "plans": 0}
                {"deliver": "all"}
                {"tap": "switch"}
                {"tap": "switch"}
                {"expect": {"plans.empty": "Nothing planned", "plans.error": null, "plans.loading": null}}
                {"pull": "plans"}
                {"deliver": "all"}
                {"expect": {"plans.empty": "Nothing planned"}}
                {"plan": true}
                {"pull": "plans"}
                {"deliver": "all"}
                {"expect": {"plans.empty": null, "plan.1": {}}}
                """
        ),
        NamedScenario(
            "plans-fail",
            "If loading plans fails, an error replaces the list; its button and a pull load again.",
            source: """
                {"open": "blog-feed", "user": 1, "plans": 2, "fail": ["plans"]}
                {"deliver": "all"}
                {"tap": "switch"}
                {"tap": "switch"}
                {"expect": {"plans.error": "Could not load plans", "plans.retry": {"text": "Retry", "enabled": true}, "plans.loading": null}}
                {"fail": "plans"}
                {"tap": "plans.retry"}
                {"expect": {"plans.loading": {}, "plans.error": null, "plans.retry": null}}
                {"pull": "plans"}
                {"deliver": "all"}
                {"expect": {"plans.error": "Could not load plans"}}
                {"pull": "plans"}
                {"deliver": "all"}
                {"expect": {"plans.error": null, "plan.2": {}}}
                {"expect": {"requests": ["user(1)", "blogs(1)", "drafts(1)", "plans(1)", "plans(1)", "plans(1)"]}}
                """
        ),
        NamedScenario(
            "plans-refresh",
            "A pull requests the plans again, once, and replaces the rows; if that fails, the rows stay.",
            source: """
                {"open": "blog-feed", "user": 1, "plans": 2}
                {"deliver": "all"}
                {"tap": "switch"}
                {"tap": "switch"}
                {"plan": true}
                {"pull": "plans"}
                {"pull": "plans"}
                {"expect": {"plan.3": null, "plan.2": {}}}
                {"deliver": "all"}
                {"expect": {"plan.3": {}, "plan.2": {}, "toast": null}}
                {"fail": "plans"}
                {"pull": "plans"}
                {"deliver": "all"}
                {"expect": {"plan.2": {}, "toast": "Could not refresh"}}
                {"expect": {"requests": ["user(1)", "blogs(1)", "drafts(1)", "plans(1)", "plans(1)", "plans(1)"]}}
                """
        ),
    ]
}
