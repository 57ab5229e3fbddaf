internal import Greeting

extension Feature {
    package static let greeting = Feature(
        .greeting,
        module: "Greeting",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
