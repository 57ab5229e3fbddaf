package import Desk
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        // @if LEADS
        let navigator = dependencies.navigator
        let viewModel = DeskViewModel(
            supplier: dependencies.supplier,
            // @for page in pages
            // | onOpenHost: { navigator.push(.host($0)) },
            // @end
            // @sample
            onOpenHost: { navigator.push(.host($0)) }
            // @end
        )
        // @else
        // | let viewModel = DeskViewModel(supplier: dependencies.supplier)
        // @end
        return DeskViewController(viewModel: viewModel)
    }
}
