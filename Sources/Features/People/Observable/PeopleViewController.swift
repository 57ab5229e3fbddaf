internal import HeadlessKit
internal import People
internal import StateManagement

final class PeopleViewController: ViewController {
    private let model: PeopleModel
    private let tasks = ScreenTasks()
    /// The rows that the table shows. Their cells observe them.
    private var shownPeople: [PersonModel] = []
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(model: PeopleModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        model.followAcceptances()
        tasks.start(model.load)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
        refreshControl.addAction(
            Action { [tasks, model] _ in tasks.start(model.refresh) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
    }

    override func updateProperties() {
        super.updateProperties()
        show(model.placeholder)
        if !model.isRefreshing { refreshControl.endRefreshing() }
        show(model.people)
        model.takeMessages().forEach(showToast)
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

extension PeopleViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shownPeople.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PersonCell.self)
        cell.person = shownPeople[indexPath.row]
        cell.tasks = tasks
        return cell
    }
}
