internal import HeadlessKit
internal import Info

/// Controls the list: it shows the items of a source and reports the selected one.
final class InfoViewController: ViewController {
    private let source: any InfoSource
    private let onSelectItem: (InfoItem) -> Void
    private lazy var tableView = TableView()

    init(source: any InfoSource, onSelectItem: @escaping (InfoItem) -> Void) {
        self.source = source
        self.onSelectItem = onSelectItem
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = InfoElement.list
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        source.onChange = { [weak self] index in self?.updateRow(at: index) }
        tableView.reloadData()
    }

    private func updateRow(at index: Int) {
        let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0))
        if let cell { show(source.items[index], in: cell) }
    }

    private func show(_ item: InfoItem, in cell: TableViewCell) {
        switch item {
        case .person(let user): (cell as? PersonCell)?.user = user
        case .blog(let blog): (cell as? BlogCell)?.blog = blog
        case .voiceMessage(let message): (cell as? VoiceMessageCell)?.message = message
        }
    }

    private func dequeueCell(for item: InfoItem) -> TableViewCell {
        switch item {
        case .person: tableView.dequeueReusableCell(PersonCell.self)
        case .blog: tableView.dequeueReusableCell(BlogCell.self)
        case .voiceMessage: tableView.dequeueReusableCell(VoiceMessageCell.self)
        }
    }
}

extension InfoViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        source.items.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = dequeueCell(for: source.items[indexPath.row])
        cell.accessibilityIdentifier = InfoElement.Item.row(at: indexPath.row)
        show(source.items[indexPath.row], in: cell)
        return cell
    }
}

extension InfoViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectItem(source.items[indexPath.row])
    }
}
