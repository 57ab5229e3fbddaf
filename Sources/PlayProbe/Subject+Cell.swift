internal import Catalogue
package import Matrix
package import Sameness

extension Subject {
    /// A cell that is built.
    package init(_ cell: Cell) {
        self.init(
            name: cell.variant.title,
            moduleNames: Set(([cell] + cell.taken).map(\.moduleName)),
            open: { cell.open($0) }
        )
    }
}
