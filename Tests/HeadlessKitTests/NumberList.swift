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

/// A list of as many numbers as wanted, which writes down what it hears of its table.
final class NumberList: ViewController, TableViewDataSource, TableViewDelegate {
    let tableView = TableView()
    let footer = Label()
    var count: Int
    var prefix = "number"
    /// Called when a row is about to be seen, after it was written down.
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

    /// Forgets what was heard so far.
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
    /// The identifiers of what a person sees, in order.
    var identifiers: [String] { elements().map(\.id) }

    /// The rows that a person sees, in order.
    var rows: [String] { elements().filter { $0.kind == .row }.map(\.id) }
}

extension ClosedRange<Int> {
    /// The rows with these numbers.
    var rows: [String] { map { "number.\($0)" } }
}
