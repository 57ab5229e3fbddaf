internal import HeadlessKit

/// A row with a label and a button that can be tapped.
final class NumberCell: TableViewCell {
    let label = Label()
    let button = Button()
    var onPrepareForReuse: (() -> Void)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.accessibilityIdentifier = "label"
        button.accessibilityIdentifier = "button"
        addSubview(label)
        addSubview(button)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onPrepareForReuse?()
    }
}

/// A list of `count` numbers, which records the calls of its table view.
final class NumberList: ViewController, TableViewDataSource, TableViewDelegate {
    let tableView = TableView()
    let footer = Label()
    var count: Int
    var prefix = "number"
    /// Called when a row is about to be displayed, after it was recorded.
    var onDisplay: (Int) -> Void = { _ in }
    private(set) var displayed: [Int] = []
    private(set) var selected: [Int] = []
    private(set) var filled: [Int] = []
    /// The rows that were filled, and the row that each cell showed before it was prepared for
    /// reuse.
    private(set) var log: [String] = []
    /// Every cell that ever showed a row.
    private(set) var cells: [NumberCell] = []

    init(count: Int) {
        self.count = count
    }

    override func loadView() {
        tableView.accessibilityIdentifier = "list"
        tableView.dataSource = self
        tableView.delegate = self
        footer.accessibilityIdentifier = "footer"
        tableView.tableFooterView = footer
        tableView.reloadData()
        view = tableView
    }

    /// Removes the recorded calls.
    func forget() {
        displayed = []
        filled = []
        log = []
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(NumberCell.self)
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        filled.append(indexPath.row)
        log.append("fill \(indexPath.row)")
        cell.onPrepareForReuse = { [weak self] in self?.log.append("reuse \(indexPath.row)") }
        cell.accessibilityIdentifier = "\(prefix).\(indexPath.row)"
        cell.label.text = "\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        displayed.append(indexPath.row)
        onDisplay(indexPath.row)
    }
}

extension Window {
    /// The identifiers of the visible elements, in order.
    var identifiers: [String] { elements().map(\.id) }

    /// The identifiers of the visible rows, in order.
    var rows: [String] { elements().filter { $0.kind == .row }.map(\.id) }
}

extension ClosedRange<Int> {
    /// The identifiers of the rows with these numbers.
    var rows: [String] { map { "number.\($0)" } }
}
