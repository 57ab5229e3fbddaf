package import Digit
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> UIViewController {
        let viewModel = DigitViewModel(digitSource: dependencies.digitSource)
        return DigitViewController(viewModel: viewModel)
    }
}
