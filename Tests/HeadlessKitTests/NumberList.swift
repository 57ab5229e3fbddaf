internal import HeadlessKit

/// A row with a label and a button.
final class NumberCell: UITableViewCell {
    let label = UILabel()
    let button = UIButton(type: .system)
    var onPrepareForReuse: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.accessibilityIdentifier = "label"
        button.accessibilityIdentifier = "button"
        contentView.addSubview(label)
        contentView.addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        onPrepareForReuse?()
    }
}

/// A list of numbers, which records the calls of its table view. A row is known by its number.
final class NumberList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    let footer = UILabel()
    var numbers: [Int]
    /// Called when a row is about to be displayed, after it was recorded.
    var onDisplay: (Int) -> Void = { _ in }
    /// The number of times that the table requested the number of rows.
    private(set) var countings = 0
    private(set) var displayed: [Int] = []
    private(set) var selected: [Int] = []
    private(set) var filled: [Int] = []
    /// The numbers that were filled, and the number that each cell showed before it was prepared
    /// for reuse.
    private(set) var log: [String] = []

    init(_ numbers: some Sequence<Int>) {
        self.numbers = Array(numbers)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        tableView.accessibilityIdentifier = "list"
        tableView.dataSource = self
        tableView.delegate = self
        footer.accessibilityIdentifier = "footer"
        tableView.tableFooterView = footer
        view = tableView
    }

    /// Removes the recorded calls.
    func forget() {
        countings = 0
        displayed = []
        filled = []
        log = []
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        countings += 1
        return numbers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "NumberCell") as? NumberCell
            ?? NumberCell(style: .default, reuseIdentifier: "NumberCell")
        let number = numbers[indexPath.row]
        filled.append(number)
        log.append("fill \(number)")
        cell.onPrepareForReuse = { [weak self] in self?.log.append("reuse \(number)") }
        cell.accessibilityIdentifier = "number.\(number)"
        cell.label.text = "\(number)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(numbers[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        displayed.append(numbers[indexPath.row])
        onDisplay(numbers[indexPath.row])
    }
}

extension NumberList {
    /// The cell of a row, counted from 0; `nil` if the row is not visible.
    func cell(_ row: Int) -> NumberCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NumberCell
    }

    /// The numbers that the visible cells show, in order.
    var shown: [Int] {
        tableView.visibleCells.compactMap { ($0 as? NumberCell)?.label.text.flatMap { Int($0) } }
    }
}

/// The positions of rows in the first section.
func paths(_ rows: some Sequence<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
}
