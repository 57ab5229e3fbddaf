internal import AppSupport
internal import HeadlessKit
internal import People
internal import StateManagement

final class PeopleViewController: UIViewController {
    private let model: PeopleModel
    private let tasks = ScreenTasks()
    /// The rows that the table shows. Their cells observe them.
    private var shownPeople: [PersonModel] = []
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(model: PeopleModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        model.onMessage = { [weak self] in self?.showToast($0) }
        model.followAcceptances()
        tasks.start(model.load)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
        refreshControl.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.refresh) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    override func updateProperties() {
        super.updateProperties()
        show(model.placeholder)
        if !model.isRefreshing { refreshControl.endRefreshing() }
        show(model.people)
    }

    private func show(_ placeholder: PeopleModel.Placeholder) {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
        switch placeholder {
        case .none:
            break
        case .loading:
            activityIndicator.startAnimating()
        case .error(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .empty(let text):
            emptyLabel.text = text
            emptyLabel.isHidden = false
        }
    }

    /// Reloads the table if it has other rows.
    private func show(_ people: [PersonModel]) {
        guard !people.elementsEqual(shownPeople, by: ===) else { return }
        shownPeople = people
        tableView.reloadData()
    }
}

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shownPeople.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        cell.person = shownPeople[indexPath.row]
        cell.tasks = tasks
        return cell
    }
}
