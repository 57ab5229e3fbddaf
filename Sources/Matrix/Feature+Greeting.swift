internal import Greeting

extension Feature {
    package static let greeting = Feature(
        .greeting,
        module: "Greeting",
        summary: "A tap shows a greeting: one label, one button, no service.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
