internal import People

extension Feature {
    package static let people = Feature(
        .people,
        module: "People",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
