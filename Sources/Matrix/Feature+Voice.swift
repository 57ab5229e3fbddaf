internal import Voice

extension Feature {
    package static let voice = Feature(
        .voice,
        module: "Voice",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
