package import HeadlessKit
package import Panel

/// The entry point of the implementation.
@MainActor
package enum PanelAssembly {
    package static func screen(_ dependencies: PanelDependencies) -> ViewController {
        let viewModel = PanelViewModel(
            // @for service in services
            supplier: dependencies.supplier,
            // @end
            // @sample
            dispenser: dependencies.dispenser,
            // @end
        )
        return PanelViewController(viewModel: viewModel)
    }
}
