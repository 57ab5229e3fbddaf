internal import Scenarios

extension FeatureContract {
    static let headerScenarios = [
        NamedScenario(
            "header-loads",
            "Until the user has loaded, the header is empty with the default icon and without an activity indicator.",
            source: """
                {"open": "blog-feed", "user": 2, "viewer": 1, "blogs": 45}
                {"expect": {"user.icon": {"image": "icon0"}, "user.name": "", "user.summary": "", "user.blogs": "", "user.friends": "", "follow": null, "switch": null}}
                {"expect": {"requests": ["user(2)", "blogs(2)"]}}
                {"deliver": "next"}
                {"expect": {"user.icon": {"image": "icon1"}, "user.name": "Günther Lovelace", "user.summary": "Bio: I write about architecture.", "user.blogs": "Blogs: 45", "user.friends": "Friends: 481", "follow": "Follow", "switch": null}}
                """
        ),
        NamedScenario(
            "header-without-name",
            "A user without a name is shown as Anonymous, also in the alert before unfollowing.",
            source: """
                {"open": "blog-feed", "user": 3}
                {"deliver": "all"}
                {"expect": {"user.name": "Anonymous", "blog.45.author": "Author: Anonymous"}}
                {"tap": "follow"}
                {"deliver": "all"}
                {"tap": "follow"}
                {"expect": {"alert": "Stop following Anonymous?"}}
                """
        ),
        NamedScenario(
            "header-without-biography",
            "A user without biography and icon gets the default text and the default icon.",
            source: """
                {"open": "blog-feed", "user": 4}
                {"deliver": "all"}
                {"expect": {"user.summary": "Bio: This person left nothing here.", "user.icon": {"image": "icon0"}}}
                """
        ),
        NamedScenario(
            "header-fails",
            "If loading the header fails, a message says so and it stays empty; the blogs load.",
            source: """
                {"open": "blog-feed", "fail": ["user"]}
                {"deliver": "next"}
                {"expect": {"toast": "Could not load the user", "user.name": "", "user.summary": "", "user.blogs": "", "user.friends": "", "user.icon": {"image": "icon0"}}}
                {"deliver": "all"}
                {"expect": {"toast": null, "user.name": "", "follow": null, "blog.45": ""}}
                """
        ),
        NamedScenario(
            "icon-opens-user",
            "A tap on the icon opens the user page, before and after the header has loaded.",
            source: """
                {"open": "blog-feed", "user": 2}
                {"tap": "user.icon"}
                {"expect": {"routes": ["user-detail(2)"], "user.blogs": null}}
                {"deliver": "all"}
                {"back": true}
                {"expect": {"routes": [], "user.blogs": "Blogs: 45"}}
                {"tap": "user.icon"}
                {"expect": {"routes": ["user-detail(2)"]}}
                """
        ),
    ]
}
