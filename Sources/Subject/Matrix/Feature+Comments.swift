internal import Comments

extension Feature.Definition {
    static let comments = Self(
        .comments,
        module: "Comments",
        summary:
            "A thread of comments with replies, likes, failures, and row heights that depend on the width.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable, .massive],
        variantsWithOwnCounts: [.massive]
    )
}
