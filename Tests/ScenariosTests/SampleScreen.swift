internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
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
final class SampleScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let button = UIButton(type: .system)
    let list = UITableView()
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false
        let disabledField = UITextField()
        disabledField.isEnabled = false
        let named: [(UIView, String)] = [
            (UITextField(), "field"), (disabledField, "disabledField"), (UISwitch(), "switch"),
            (button, "button"), (disabled, "disabled"), (UILabel(), "label"),
            (UIImageView(), "image"), (list, "list"), (UITableView(), "empty"),
        ]
        for (child, id) in named {
            child.accessibilityIdentifier = id
            view.addSubview(child)
        }
        button.addAction(
            UIAction { [weak self] _ in self?.showToast("tapped") },
            for: .touchUpInside
        )
        list.dataSource = self
        list.delegate = self
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(
            UIAction { [weak self, weak refreshControl] _ in
                self?.pulls += 1
                refreshControl?.endRefreshing()
            },
            for: .valueChanged
        )
        list.refreshControl = refreshControl
        list.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "UITableViewCell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "UITableViewCell")
        cell.accessibilityIdentifier = "row.\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showToast("row \(indexPath.row)")
    }

    func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.showToast("yes") }
        )
        present(alert, animated: true)
    }
}
