internal import Voice

extension Feature.Definition {
    static let voice = Self(
        .voice,
        module: "Voice",
        summary: "A list of voice messages, one of which plays: events that start in the player.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
