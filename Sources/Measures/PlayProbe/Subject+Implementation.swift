package import Equivalence
internal import ImplementationRegistry
package import Matrix

extension Subject {
    /// Creates a subject for an implementation.
    package init(_ implementation: Implementation) {
        let modules =
            ([implementation] + implementation.allTaken).map(\.moduleName) + [
                implementation.reuseSceneModuleName
            ]
        self.init(
            name: implementation.variant.title,
            moduleNames: Set(modules.compactMap(\.self)),
            hasOwnCounts: implementation.hasOwnCounts,
            open: { implementation.open($0) },
            restoration: implementation.restoration
        )
    }
}
