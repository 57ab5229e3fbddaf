internal import Greeting

extension Feature {
    package static let greeting = Feature(
        .greeting,
        in: GreetingEnvironment.self,
        module: "Greeting",
        summary: "A tap shows a greeting: one label, one button, no service.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
