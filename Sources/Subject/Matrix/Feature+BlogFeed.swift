internal import BlogFeed

extension Feature {
    package static let blogFeed = Feature(
        .blogFeed,
        in: BlogFeedEnvironment.self,
        module: "BlogFeed",
        summary:
            "A profile page with header, blogs and drafts: paging, likes, follows, confirmations, failures.",
        differingIn: .architecture,
        [
            .mvc, .mvp, .mvvm, .viper, .store, .observable, .mvcmodel, .mvcp, .mvcvm, .massive,
            .mixed,
        ],
        reuseScene: "Card"
    )
}
