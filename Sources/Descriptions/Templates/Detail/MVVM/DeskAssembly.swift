package import Desk
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        let viewModel = DeskViewModel(supplier: dependencies.supplier)
        return DeskViewController(viewModel: viewModel)
    }
}
