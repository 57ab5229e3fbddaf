internal import HeadlessKit
internal import Model
internal import Scenarios

/// An environment that records its calls.
final class SampleEnvironment: ScenarioEnvironment {
    let scheduler = ManualScheduler()
    let navigator = NavigationStack()
    var canPost = true
    private(set) var log: [String] = []

    var navigation: NavigationStack? { navigator }
    var requests: [ServiceRequest] { [] }
    var waitingReplies: Int { scheduler.waitingCount }

    func deliver(_ delivery: Delivery) {
        log.append("deliver \(delivery)")
        scheduler.deliverAll()
    }

    func fail(_ operation: Model.Operation) { log.append("fail \(operation)") }

    func happen(_ event: String, _ value: JSONValue) -> String? {
        guard canPost else { return "nobody can publish here" }
        log.append("\(event) \(value)")
        return nil
    }

    func set(_ values: [String: JSONValue]) { log.append("set \(values.keys.sorted())") }
}

/// A button, a label, an image, a text field and a switch, two disabled controls, and two lists, one
/// of them empty.
final class SampleScreen: ViewController, TableViewDataSource, TableViewDelegate {
    let button = Button()
    let list = TableView()
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let disabled = Button()
        disabled.isEnabled = false
        let disabledField = TextField()
        disabledField.isEnabled = false
        let named: [(View, String)] = [
            (TextField(), "field"), (disabledField, "disabledField"), (Switch(), "switch"),
            (button, "button"), (disabled, "disabled"), (Label(), "label"),
            (ImageView(), "image"), (list, "list"), (TableView(), "empty"),
        ]
        for (child, id) in named {
            child.accessibilityIdentifier = id
            view.addSubview(child)
        }
        button.addAction(Action { [weak self] _ in self?.showToast("tapped") }, for: .touchUpInside)
        list.dataSource = self
        list.delegate = self
        let refreshControl = RefreshControl()
        refreshControl.addAction(
            Action { [weak self, weak refreshControl] _ in
                self?.pulls += 1
                refreshControl?.endRefreshing()
            },
            for: .valueChanged
        )
        list.refreshControl = refreshControl
        list.reloadData()
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(TableViewCell.self)
        cell.accessibilityIdentifier = "row.\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        showToast("row \(indexPath.row)")
    }

    func ask() {
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "Yes", style: .default) { [weak self] _ in self?.showToast("yes") }
        )
        present(alert, animated: true)
    }
}
