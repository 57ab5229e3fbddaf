internal import Comments

extension Feature {
    package static let comments = Feature(
        .comments,
        module: "Comments",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
