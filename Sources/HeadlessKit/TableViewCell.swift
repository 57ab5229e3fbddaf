/// The view of one row. A table makes a few and reuses them for whichever rows are visible.
open class TableViewCell: View {
    fileprivate(set) weak var tableView: TableView?
    /// How high the row is, in lines; `nil` where nobody says.
    public internal(set) var height: Int?

    /// A table makes its cells itself, so every cell can be made without arguments.
    public required override init() {
        super.init()
    }

    /// Called when a used cell is dequeued, before it is filled for another row. A cell that leaves
    /// the window keeps what it shows until then, as in UIKit. An override calls `super`.
    open func prepareForReuse() {
        height = nil
    }

    open override var isTappable: Bool { tableView != nil }

    open override func tap() {
        tableView?.selectRow(of: self)
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .row, text: height.map(String.init) ?? "")
    }
}

extension TableView {
    /// Tells a cell which table it stands in, or that it stands in none.
    func adopt(_ cell: TableViewCell, as isShown: Bool) {
        cell.tableView = isShown ? self : nil
    }
}
