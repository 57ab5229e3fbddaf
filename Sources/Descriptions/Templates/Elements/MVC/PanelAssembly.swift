package import HeadlessKit
package import Panel

/// The entry point of the implementation.
@MainActor
package enum PanelAssembly {
    package static func screen(_ dependencies: PanelDependencies) -> ViewController {
        PanelViewController(
            // @for service in services
            supplier: dependencies.supplier,
            // @end
            // @sample
            dispenser: dependencies.dispenser,
            // @end
        )
    }
}
