/// A list of rows, of which a window is visible. Only visible rows have a cell; cells that leave
/// the window are used again for those that enter it.
public final class TableView: View {
    /// How many rows the window shows.
    public static let windowSize = 12

    public weak var dataSource: (any TableViewDataSource)?
    public weak var delegate: (any TableViewDelegate)?
    /// What a pull on the list does.
    public var onPullToRefresh: (@MainActor () -> Void)?
    /// Stands behind the last row, and is seen with it; also where there is no row, as in UIKit.
    public var tableFooterView: View?

    public private(set) var numberOfRows = 0
    /// The rows in the window.
    public private(set) var visibleRows = 0..<0
    /// The cells of the rows in the window, in order.
    private var visibleCells: [TableViewCell] = []
    private var reusableCells: [ObjectIdentifier: [TableViewCell]] = [:]

    /// Returns a cell that shows no row any more, after it was prepared for reuse, or a new cell.
    public func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
        guard let cell = reusableCells[ObjectIdentifier(type)]?.popLast() as? Cell else {
            return Cell()
        }
        cell.prepareForReuse()
        return cell
    }

    /// Asks the data source anew for everything. The window stays where it is, or moves up where
    /// there are not enough rows any more.
    public func reloadData() {
        numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
        recycleAllCells()
        show(window(startingAt: visibleRows.lowerBound))
        announceVisibleRows()
    }

    /// The cell that shows a row; `nil` where the row is not visible, since then none does.
    public func cellForRow(at row: Int) -> TableViewCell? {
        guard visibleRows.contains(row) else { return nil }
        return visibleCells[row - visibleRows.lowerBound]
    }

    /// Asks the delegate anew how high the visible rows are, and for nothing else: what an empty
    /// `performBatchUpdates(nil)` does in UIKit.
    public func updateRowHeights() {
        for (row, cell) in zip(visibleRows, visibleCells) {
            cell.height = delegate?.tableView(self, heightForRowAt: row)
        }
    }

    /// Moves the window as little as brings a row into it: what a person does by scrolling. A row
    /// before the first or past the last stands for the nearest.
    public func scrollToRow(at row: Int) {
        guard numberOfRows > 0 else { return }
        let row = min(max(row, 0), numberOfRows - 1)
        var start = visibleRows.lowerBound
        if row < start { start = row }
        if row >= start + Self.windowSize { start = row - Self.windowSize + 1 }
        moveWindow(to: window(startingAt: start))
        announceVisibleRows()
    }

    /// What a person does by pulling the list down.
    public func pullToRefresh() {
        onPullToRefresh?()
    }

    public override var visibleSubviews: [View] {
        var views: [View] = visibleCells.filter { !$0.isHidden }
        if let tableFooterView, !tableFooterView.isHidden, showsLastRow {
            views.append(tableFooterView)
        }
        return views
    }

    func selectRow(of cell: TableViewCell) {
        guard let position = visibleCells.firstIndex(where: { $0 === cell }) else { return }
        delegate?.tableView(self, didSelectRowAt: visibleRows.lowerBound + position)
    }

    private var showsLastRow: Bool { visibleRows.upperBound == numberOfRows }

    private func window(startingAt start: Int) -> Range<Int> {
        let start = max(min(start, numberOfRows - Self.windowSize), 0)
        return start..<min(start + Self.windowSize, numberOfRows)
    }

    /// Keeps the cells of rows that stay visible, and reuses the others.
    private func moveWindow(to rows: Range<Int>) {
        let kept = visibleRows.clamped(to: rows)
        guard kept != rows, let dataSource else { return }
        var cells: [Int: TableViewCell] = [:]
        for (row, cell) in zip(visibleRows, visibleCells) {
            if kept.contains(row) { cells[row] = cell } else { recycle(cell) }
        }
        visibleRows = rows
        visibleCells = rows.map { row in
            cells[row] ?? filledCell(at: row, from: dataSource)
        }
    }

    private func show(_ rows: Range<Int>) {
        visibleRows = rows
        guard let dataSource else { return }
        visibleCells = rows.map { filledCell(at: $0, from: dataSource) }
    }

    private func filledCell(at row: Int, from dataSource: any TableViewDataSource) -> TableViewCell
    {
        let cell = dataSource.tableView(self, cellForRowAt: row)
        adopt(cell, as: true)
        cell.height = delegate?.tableView(self, heightForRowAt: row)
        return cell
    }

    private func recycleAllCells() {
        visibleCells.forEach(recycle)
        visibleCells = []
    }

    private func recycle(_ cell: TableViewCell) {
        adopt(cell, as: false)
        reusableCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
    }

    /// What the delegate does on hearing of a row may change the rows, so each is checked anew.
    private func announceVisibleRows() {
        for row in visibleRows where row < numberOfRows {
            delegate?.tableView(self, willDisplayRowAt: row)
        }
    }
}
