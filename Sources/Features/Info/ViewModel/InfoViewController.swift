internal import AppSupport
internal import HeadlessKit
internal import Info

/// Controls the list: it shows the items of a source and reports the selected one.
final class InfoViewController: UIViewController {
    private let source: any InfoSource
    private let onSelectItem: (InfoItem) -> Void
    private lazy var tableView = UITableView()

    init(source: any InfoSource, onSelectItem: @escaping (InfoItem) -> Void) {
        self.source = source
        self.onSelectItem = onSelectItem
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = InfoElement.list
        tableView.dataSource = self
        tableView.delegate = self
        view.addStack(of: [tableView])
        source.onChange = { [weak self] index in self?.updateRow(at: index) }
    }

    private func updateRow(at index: Int) {
        let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? InfoCell
        if let cell { show(source.items[index], in: cell) }
    }

    private func show(_ item: InfoItem, in cell: InfoCell) {
        cell.show(InfoCellViewModel(item))
    }
}

extension InfoViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "InfoCell") as? InfoCell
            ?? InfoCell(style: .default, reuseIdentifier: "InfoCell")
        cell.accessibilityIdentifier = InfoElement.Item.row(at: indexPath.row)
        show(source.items[indexPath.row], in: cell)
        return cell
    }
}

extension InfoViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectItem(source.items[indexPath.row])
    }
}
