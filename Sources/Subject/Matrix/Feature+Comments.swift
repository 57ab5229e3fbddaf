internal import Comments

extension Feature {
    package static let comments = Feature(
        .comments,
        in: CommentsEnvironment.self,
        module: "Comments",
        summary:
            "A thread of comments with replies, likes, failures, and row heights that depend on the width.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable, .mvcmodel, .massive],
        variantsWithOwnCounts: [.massive]
    )
}
