internal import Scenarios

extension FeatureContract {
    static let followScenarios = [
        NamedScenario(
            "follow",
            "A tap on “Follow” changes the button at once; the request follows.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"expect": {"follow": "Follow"}}
                {"tap": "follow"}
                {"expect": {"follow": {"text": "Following", "enabled": true}}}
                {"deliver": "all"}
                {"expect": {"follow": "Following", "toast": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "followed-already",
            "If the user is already followed, unfollowing asks for confirmation.",
            source: """
                {"open": "blog-feed", "followed": true, "blogs": 0}
                {"expect": {"follow": null}}
                {"deliver": "all"}
                {"expect": {"follow": "Following", "alert": null}}
                {"tap": "follow"}
                {"expect": {"alert": "Stop following Günther Lovelace?"}}
                {"answer": "Unfollow"}
                {"deliver": "all"}
                {"expect": {"follow": "Follow", "requests": ["user(2)", "blogs(2)", "unfollow(2)"]}}
                """
        ),
        NamedScenario(
            "follow-fails",
            "If following fails, the button changes back, and the user can try again.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"fail": "follow"}
                {"tap": "follow"}
                {"expect": {"follow": "Following"}}
                {"deliver": "all"}
                {"expect": {"follow": "Follow", "toast": "Could not follow"}}
                {"tap": "follow"}
                {"deliver": "all"}
                {"expect": {"follow": "Following", "toast": null}}
                """
        ),
        NamedScenario(
            "unfollow",
            "Unfollowing asks for confirmation; the answer changes the button at once, and the next tap follows again.",
            source: """
                {"open": "blog-feed", "user": 2, "blogs": 0}
                {"deliver": "all"}
                {"tap": "follow"}
                {"deliver": "all"}
                {"tap": "follow"}
                {"expect": {"follow": "Following", "alert": "Stop following Günther Lovelace?", "alert.Unfollow": "Unfollow", "alert.Cancel": "Cancel"}}
                {"answer": "Unfollow"}
                {"expect": {"follow": "Follow", "alert": null}}
                {"tap": "follow"}
                {"expect": {"follow": "Follow", "alert": null}}
                {"deliver": "all"}
                {"expect": {"follow": "Follow", "toast": null}}
                {"tap": "follow"}
                {"expect": {"follow": "Following", "alert": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "follow(2)", "unfollow(2)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "unfollow-cancelled",
            "Cancelling the confirmation changes nothing and sends no request.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"tap": "follow"}
                {"deliver": "all"}
                {"tap": "follow"}
                {"answer": "Cancel"}
                {"expect": {"follow": "Following", "alert": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "unfollow-fails",
            "If unfollowing fails, the button changes back, and the user can try again.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"tap": "follow"}
                {"deliver": "all"}
                {"fail": "unfollow"}
                {"tap": "follow"}
                {"answer": "Unfollow"}
                {"deliver": "all"}
                {"expect": {"follow": "Following", "toast": "Could not unfollow"}}
                {"tap": "follow"}
                {"expect": {"alert": "Stop following Günther Lovelace?"}}
                """
        ),
        NamedScenario(
            "follow-while-running",
            "While a request runs, taps on the button do nothing.",
            source: """
                {"open": "blog-feed", "blogs": 0}
                {"deliver": "all"}
                {"tap": "follow"}
                {"tap": "follow"}
                {"expect": {"follow": "Following", "alert": null}}
                {"deliver": "all"}
                {"expect": {"requests": ["user(2)", "blogs(2)", "follow(2)"]}}
                """
        ),
        NamedScenario(
            "alert-blocks",
            "While an alert is shown, only the alert reacts to taps; replies of services still arrive.",
            source: """
                {"open": "blog-feed", "blogs": 30}
                {"deliver": "all"}
                {"tap": "follow"}
                {"deliver": "all"}
                {"tap": "blog.30.like"}
                {"tap": "follow"}
                {"tap": "blog.30"}
                {"tap": "blog.29"}
                {"tap": "blog.29.like"}
                {"pull": "blogs"}
                {"scroll": "blogs", "to": 19}
                {"back": true}
                {"answer": "Maybe"}
                {"expect": {"alert": {}, "blog.30.like": {"enabled": true}, "routes": []}}
                {"deliver": "all"}
                {"expect": {"alert": {}, "blog.30.like": {"enabled": false}, "blog.18": null, "requests": ["user(2)", "blogs(2)", "follow(2)", "like(30)"]}}
                {"answer": "Cancel"}
                {"expect": {"alert": null}}
                """
        ),
        NamedScenario(
            "own-page",
            "The user’s own page has no follow button; it also requests the drafts.",
            source: """
                {"open": "blog-feed", "user": 1, "viewer": 1}
                {"expect": {"requests": ["user(1)", "blogs(1)", "drafts(1)"]}}
                {"deliver": "all"}
                {"expect": {"follow": null, "switch": "Drafts"}}
                """
        ),
    ]
}
