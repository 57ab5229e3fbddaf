package import Equivalence
internal import ImplementationRegistry
package import Matrix

extension Subject {
    /// Creates a subject for an implementation.
    package init(_ cell: Cell) {
        let modules = ([cell] + cell.taken).map(\.moduleName) + [cell.secondSceneModuleName]
        self.init(
            name: cell.variant.title,
            moduleNames: Set(modules.compactMap(\.self)),
            hasOwnCounts: cell.hasOwnCounts,
            open: { cell.open($0) }
        )
    }
}
