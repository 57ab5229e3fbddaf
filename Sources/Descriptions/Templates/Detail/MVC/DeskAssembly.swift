package import Desk
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        // @if LEADS
        let navigator = dependencies.navigator
        return DeskViewController(
            // @for fact in facts
            isOpen: dependencies.isOpen,
            // @end
            supplier: dependencies.supplier,
            // @for page in pages
            onOpenHost: { navigator.push(.host($0)) },
            // @end
        )
        // @else
        // | DeskViewController(
        // @for fact in facts
        // | isOpen: dependencies.isOpen,
        // @end
        // | supplier: dependencies.supplier
        // | )
        // @end
    }
}
