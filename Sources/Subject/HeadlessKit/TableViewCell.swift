/// The view of one row. A table creates only as many as are visible and reuses them.
open class TableViewCell: View {
    /// The appearance of a cell without subviews of its own.
    public enum CellStyle: Sendable {
        case `default`
    }

    fileprivate(set) weak var tableView: TableView?
    /// The height of the row in lines; `nil` if the table's delegate states none.
    public internal(set) var height: Int?

    /// Creates a cell. A table calls it, so every cell has this initializer.
    ///
    /// - Parameter reuseIdentifier: has no effect, because a table finds cells to reuse by their
    ///   type.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        super.init()
    }

    /// Called when a used cell is dequeued, before it is filled for another row. A cell that leaves
    /// the window keeps what it shows until then, as in UIKit. An override calls `super`.
    open func prepareForReuse() {
        height = nil
    }

    /// Updates the cell from observable objects. Called after ``setNeedsUpdateProperties()``, and from
    /// then on once after each event that changed an observable property that it read. UIKit does so
    /// since iOS 26.
    open func updateProperties() {}

    /// Indicates whether a call of ``updateProperties()`` is scheduled.
    var isUpdateScheduled = false

    /// Schedules a call of ``updateProperties()`` after the current event.
    public func setNeedsUpdateProperties() {
        PropertyUpdates.schedule(self)
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
    /// Sets the table of a cell, or removes it if the cell is no longer shown.
    func adopt(_ cell: TableViewCell, as isShown: Bool) {
        cell.tableView = isShown ? self : nil
    }
}
