internal import Digit

extension Feature {
    package static let digit = Feature(
        .digit,
        in: DigitEnvironment.self,
        module: "Digit",
        summary: "A tap shows the next digit of a service.",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper, .store, .observable]
    )
}
