package import Desk
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        DeskViewController(supplier: dependencies.supplier)
    }
}
