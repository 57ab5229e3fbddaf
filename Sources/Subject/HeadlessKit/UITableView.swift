/// A list of rows, of which some are visible. Only visible rows have a cell; cells that leave the
/// screen are reused for rows that enter it. A table has one section, number 0.
open class UITableView: UIScrollView {
    /// The animations of an update, which have no effect here.
    public enum RowAnimation: Int, Sendable {
        case fade
        case none = 5
        case automatic = 100
    }

    /// The number of visible rows. There is no geometry, so every screen has the same.
    package static let visibleRowCount = 12
    /// The height of a row that the cell knows itself.
    public static let automaticDimension: CGFloat = -1

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    /// The view after the last row. It is visible with that row, or if there is no row.
    open var tableFooterView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            tableFooterView?.move(to: self)
        }
    }

    private var numberOfRows = 0
    /// The visible rows.
    package private(set) var visibleRows = 0..<0
    private var cells: [UITableViewCell] = []
    private var reusableCells: [String: [UITableViewCell]] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setNeedsLayout()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var subviews: [UIView] {
        tableFooterView.map { cells + [$0] } ?? cells
    }

    // MARK: - Cells

    /// Returns a cell with an identifier that shows no row any more, after it was prepared for reuse;
    /// `nil` if there is none.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = reusableCells[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    /// The cells of the visible rows, in order.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return cells
    }

    /// The visible rows, in order.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visibleRows.map(Self.indexPath)
    }

    /// Returns the cell that shows a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard visibleRows.contains(indexPath.row), !cells.isEmpty else { return nil }
        return cells[indexPath.row - visibleRows.lowerBound]
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.firstIndex { $0 === cell }.map { Self.indexPath(visibleRows.lowerBound + $0) }
    }

    /// Returns the number of rows that the table knows from its data source.
    open func numberOfRows(inSection section: Int) -> Int { numberOfRows }

    // MARK: - Showing rows

    /// Removes all cells and requests the number of rows from the data source. The cells of the
    /// visible rows are requested when the table is laid out. It keeps its position, or moves up if
    /// there are too few rows.
    open func reloadData() {
        numberOfRows = currentNumberOfRows
        visibleRows = rows(startingAt: visibleRows.lowerBound)
        cells.forEach(recycle)
        cells = []
        setNeedsLayout()
    }

    /// Requests cells for visible rows that have none.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if numberOfRows == 0 { numberOfRows = currentNumberOfRows }
        show(rows(startingAt: visibleRows.lowerBound), keeping: rowsWithCells)
    }

    /// Scrolls as little as brings a row onto the screen.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath.row)
    }

    /// Where a row is shown after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// Scrolls as little as possible.
        case none
    }

    /// Scrolls as the user does. A row before the first or after the last means the nearest one.
    package func scroll(to row: Int) {
        guard numberOfRows > 0 else { return }
        let row = min(max(row, 0), numberOfRows - 1)
        var start = visibleRows.lowerBound
        if row < start { start = row }
        if row >= start + Self.visibleRowCount { start = row - Self.visibleRowCount + 1 }
        show(rows(startingAt: start), keeping: rowsWithCells)
    }

    /// Pulls the list down as the user does. This starts the refresh control, unless a refresh is
    /// in progress.
    package func pullToRefresh() {
        guard let refreshControl, !refreshControl.isRefreshing else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
    }

    /// Selects the row of a cell as a tap on it does.
    package func selectRow(of cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }

    /// Indicates whether the last row is visible, or there is none.
    package var showsLastRow: Bool { visibleRows.upperBound == numberOfRows }

    /// The visible rows that have cells, in order.
    private var rowsWithCells: [(row: Int, cell: UITableViewCell)] {
        zip(visibleRows, cells).map { ($0, $1) }
    }

    private func rows(startingAt start: Int) -> Range<Int> {
        let start = max(min(start, numberOfRows - Self.visibleRowCount), 0)
        return start..<min(start + Self.visibleRowCount, numberOfRows)
    }

    /// Shows rows with the cells that they have, and with new cells, which appear.
    ///
    /// - Parameter old: the rows that have cells, in order.
    private func show(_ rows: Range<Int>, keeping old: [(row: Int, cell: UITableViewCell)]) {
        for (row, cell) in old where !rows.contains(row) { recycle(cell) }
        var kept = old.filter { rows.contains($0.row) }[...]
        visibleRows = rows
        guard let dataSource else { return }
        var appeared: [(IndexPath, UITableViewCell)] = []
        cells = rows.map { row in
            if kept.first?.row == row { return kept.removeFirst().cell }
            let indexPath = Self.indexPath(row)
            let cell = dataSource.tableView(self, cellForRowAt: indexPath)
            cell.move(to: self)
            appeared.append((indexPath, cell))
            return cell
        }
        guard let delegate else { return }
        for (indexPath, cell) in appeared {
            cell.height = delegate.tableView(self, heightForRowAt: indexPath)
        }
        // The delegate may change the rows in this call, so each row is checked again.
        for (indexPath, cell) in appeared where cellForRow(at: indexPath) === cell {
            delegate.tableView(self, willDisplay: cell, forRowAt: indexPath)
        }
    }

    private func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        guard let identifier = cell.reuseIdentifier else { return }
        reusableCells[identifier, default: []].append(cell)
    }

    private static func indexPath(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private var currentNumberOfRows: Int {
        dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    }

    // MARK: - Updates

    /// The rows that the current batch deletes, counted before the batch, and those that it
    /// inserts, counted after it.
    private struct Updates {
        var deleted: Set<Int> = []
        var inserted: Set<Int> = []
    }

    private var updates: Updates?

    /// Inserts rows that the data source already has. Rows that stay visible keep their cells.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths.map(\.row)) }
    }

    /// Removes rows that the data source no longer has. Rows that stay visible keep their cells.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths.map(\.row)) }
    }

    /// Performs insertions and deletions together and updates the heights of the visible rows.
    /// Deleted rows are counted before all updates, inserted ones after them.
    ///
    /// - Parameters:
    ///   - updates: calls the methods that insert and delete; `nil` updates only heights.
    ///   - completion: receives `true` after the updates.
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        layoutIfNeeded()
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
        guard let delegate else { return }
        for (row, cell) in zip(visibleRows, cells) {
            cell.height = delegate.tableView(self, heightForRowAt: Self.indexPath(row))
        }
    }

    private func apply(_ updates: Updates) {
        guard !updates.deleted.isEmpty || !updates.inserted.isEmpty else { return }
        let oldCount = numberOfRows
        let newCount = currentNumberOfRows
        precondition(
            newCount == oldCount - updates.deleted.count + updates.inserted.count,
            "Invalid update: \(oldCount) rows, \(updates.deleted.count) deleted and "
                + "\(updates.inserted.count) inserted, but the data source has \(newCount)."
        )
        let deleted = updates.deleted.sorted()
        let inserted = updates.inserted.sorted()
        var kept: [(row: Int, cell: UITableViewCell)] = []
        for (row, cell) in zip(visibleRows, cells) {
            guard !updates.deleted.contains(row) else {
                recycle(cell)
                continue
            }
            // Each insertion at or before the row moves it down by one.
            var moved = row - deleted.count { $0 < row }
            for insertion in inserted where insertion <= moved { moved += 1 }
            kept.append((moved, cell))
        }
        numberOfRows = newCount
        show(rows(startingAt: visibleRows.lowerBound), keeping: kept)
    }
}
