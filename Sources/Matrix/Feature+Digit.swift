internal import Digit

extension Feature {
    package static let digit = Feature(
        .digit,
        module: "Digit",
        differingIn: .architecture,
        [.mvc, .mvp, .mvvm, .viper]
    )
}
