internal import Digit

extension Feature.Definition {
    static let digit = Self(
        .digit,
        module: "Digit",
        summary: "A tap shows the next digit of a service.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
