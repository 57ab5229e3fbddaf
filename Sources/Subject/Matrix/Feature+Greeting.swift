internal import Greeting

extension Feature.Definition {
    static let greeting = Self(
        .greeting,
        module: "Greeting",
        summary: "A tap shows a greeting: one label, one button, no service.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
