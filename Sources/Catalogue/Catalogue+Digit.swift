internal import Digit
internal import DigitControl
internal import DigitMVC
internal import DigitMVP
internal import DigitMVVM
internal import DigitVIPER
internal import Matrix

extension Catalogue {
    static let digit = Entry(
        environment: DigitEnvironment.init(opening:),
        cells: [
            .mvc: { DigitMVC.DigitAssembly.screen($0.dependencies) },
            .mvp: { DigitMVP.DigitAssembly.screen($0.dependencies) },
            .mvvm: { DigitMVVM.DigitAssembly.screen($0.dependencies) },
            .viper: { DigitVIPER.DigitAssembly.screen($0.dependencies) },
        ],
        control: { DigitControl.DigitAssembly.screen($0.dependencies) }
    )
}
