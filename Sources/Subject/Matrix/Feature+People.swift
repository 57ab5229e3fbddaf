internal import People

extension Feature.Definition {
    static let people = Self(
        .people,
        module: "People",
        summary:
            "A list of people to follow or befriend: one row view, two behaviours, confirmations.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
