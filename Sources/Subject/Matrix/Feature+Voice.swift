internal import Voice

extension Feature {
    package static let voice = Feature(
        .voice,
        in: VoiceEnvironment.self,
        module: "Voice",
        summary: "A list of voice messages, one of which plays: events that start in the player.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable, .mvcmodel]
    )
}
