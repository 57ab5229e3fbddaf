internal import BlogFeed

extension Feature {
    package static let blogFeed = Feature(
        .blogFeed,
        module: "BlogFeed",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .mvcp, .mvcvm, .massive, .mixed],
        secondScene: "Card"
    )
}
