/// A list of rows, of which a window is visible. Only visible rows have a cell; cells that leave
/// the window are reused for rows that enter it.
public final class TableView: View {
    /// The number of rows in the window.
    public static let windowSize = 12

    public weak var dataSource: (any TableViewDataSource)?
    public weak var delegate: (any TableViewDelegate)?
    /// The control that a pull on the list starts.
    public var refreshControl: RefreshControl?
    /// The view after the last row. It is visible with that row, or if there is no row.
    public var tableFooterView: View?

    public private(set) var numberOfRows = 0
    /// The rows in the window.
    public private(set) var visibleRows = 0..<0
    /// The cells of the rows in the window, in order.
    public private(set) var visibleCells: [TableViewCell] = []
    private var reusableCells: [ObjectIdentifier: [TableViewCell]] = [:]

    /// Returns a cell that shows no row any more, after it was prepared for reuse, or a new cell.
    public func dequeueReusableCell<Cell: TableViewCell>(_ type: Cell.Type) -> Cell {
        guard let cell = reusableCells[ObjectIdentifier(type)]?.popLast() as? Cell else {
            return Cell(style: .default, reuseIdentifier: nil)
        }
        cell.prepareForReuse()
        return cell
    }

    /// Requests all visible rows from the data source again. The window keeps its position, or
    /// moves up if there are too few rows.
    public func reloadData() {
        numberOfRows = currentNumberOfRows
        recycleAllCells()
        show(window(startingAt: visibleRows.lowerBound))
        announceVisibleRows()
    }

    /// Returns the cell that shows a row; `nil` if the row is not visible.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        guard visibleRows.contains(indexPath.row) else { return nil }
        return visibleCells[indexPath.row - visibleRows.lowerBound]
    }

    /// The rows in the window, in order.
    public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(Self.indexPath) }

    /// Scrolls as the user does, as little as brings a row into the window. A row before the first
    /// or after the last means the nearest one.
    public func scrollToRow(at row: Int) {
        guard numberOfRows > 0 else { return }
        let row = min(max(row, 0), numberOfRows - 1)
        var start = visibleRows.lowerBound
        if row < start { start = row }
        if row >= start + Self.windowSize { start = row - Self.windowSize + 1 }
        moveWindow(to: window(startingAt: start))
        announceVisibleRows()
    }

    /// Pulls the list down as the user does. This starts the refresh control, unless a refresh is
    /// in progress.
    public func pullToRefresh() {
        guard let refreshControl, !refreshControl.isRefreshing else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
    }

    /// Returns an activity indicator with the identifier `LIST.refreshing` during a refresh.
    public override func element(id: String) -> Element? {
        guard refreshControl?.isRefreshing == true else { return nil }
        return Element(id: "\(id).refreshing", kind: .activity)
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
        delegate?.tableView(self, didSelectRowAt: Self.indexPath(visibleRows.lowerBound + position))
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
        let cell = insertedCell(at: row, from: dataSource)
        updateHeight(of: cell, at: row)
        return cell
    }

    private func insertedCell(
        at row: Int,
        from dataSource: any TableViewDataSource
    ) -> TableViewCell {
        let cell = dataSource.tableView(self, cellForRowAt: Self.indexPath(row))
        adopt(cell, as: true)
        return cell
    }

    private func updateHeight(of cell: TableViewCell, at row: Int) {
        cell.height = delegate?.tableView(self, heightForRowAt: Self.indexPath(row))
    }

    private func recycleAllCells() {
        visibleCells.forEach(recycle)
        visibleCells = []
    }

    private func recycle(_ cell: TableViewCell) {
        adopt(cell, as: false)
        reusableCells[ObjectIdentifier(type(of: cell)), default: []].append(cell)
    }

    /// Announces the visible rows to the delegate, which may change the rows in this call, so each
    /// row is checked again.
    private func announceVisibleRows() {
        for row in visibleRows where row < numberOfRows {
            let indexPath = Self.indexPath(row)
            guard let cell = cellForRow(at: indexPath) else { continue }
            delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        }
    }

    private static func indexPath(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: - Updates

    /// The animations of an update, which have no effect here.
    public enum RowAnimation: Sendable {
        case automatic
    }

    /// The rows that the current batch deletes, counted before the batch, and those that it
    /// inserts, counted after it.
    private struct Updates {
        var deleted: Set<Int> = []
        var inserted: Set<Int> = []
    }

    private var updates: Updates?

    /// Inserts rows that the data source already has. Rows that stay visible keep their cells.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths.map(\.row)) }
    }

    /// Removes rows that the data source no longer has. Rows that stay visible keep their cells.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths.map(\.row)) }
    }

    /// Performs insertions and deletions together and updates the heights of the visible rows.
    /// Deleted rows are counted before all updates, inserted ones after them.
    ///
    /// - Parameters:
    ///   - updates: calls the methods that insert and delete; `nil` updates only heights.
    ///   - completion: receives `true` after the updates.
    public func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.updates = Updates()
        updates?()
        let collected = self.updates ?? Updates()
        self.updates = nil
        finish(collected)
        completion?(true)
    }

    /// Adds to the current batch, or performs the change at once if there is none.
    private func update(_ change: (inout Updates) -> Void) {
        var updates = self.updates ?? Updates()
        change(&updates)
        if self.updates == nil { finish(updates) } else { self.updates = updates }
    }

    private func finish(_ updates: Updates) {
        apply(updates)
        for (row, cell) in zip(visibleRows, visibleCells) { updateHeight(of: cell, at: row) }
    }

    private func apply(_ updates: Updates) {
        guard !updates.deleted.isEmpty || !updates.inserted.isEmpty, let dataSource else { return }
        let oldCount = numberOfRows
        let newCount = currentNumberOfRows
        precondition(
            newCount == oldCount - updates.deleted.count + updates.inserted.count,
            "Invalid update: \(oldCount) rows, \(updates.deleted.count) deleted and "
                + "\(updates.inserted.count) inserted, but the data source has \(newCount)."
        )
        let deleted = updates.deleted.sorted()
        let inserted = updates.inserted.sorted()
        var cells: [Int: TableViewCell] = [:]
        for (row, cell) in zip(visibleRows, visibleCells) where !updates.deleted.contains(row) {
            // Each insertion at or before the row moves it down by one.
            var moved = row - deleted.count { $0 < row }
            for insertion in inserted where insertion <= moved { moved += 1 }
            cells[moved] = cell
        }
        numberOfRows = newCount
        let rows = window(startingAt: visibleRows.lowerBound)
        let shown = rows.compactMap { cells[$0] }
        for cell in visibleCells where !shown.contains(where: { $0 === cell }) { recycle(cell) }
        visibleRows = rows
        visibleCells = rows.map { cells[$0] ?? insertedCell(at: $0, from: dataSource) }
        announceVisibleRows()
    }

    private var currentNumberOfRows: Int {
        dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    }
}
