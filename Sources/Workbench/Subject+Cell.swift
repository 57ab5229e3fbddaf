package import Catalogue
package import Sameness

extension Subject {
    /// A cell of the catalogue.
    package init(_ cell: Cell) {
        self.init(
            name: cell.variant.title,
            moduleName: cell.moduleName,
            open: { cell.open($0) }
        )
    }
}
