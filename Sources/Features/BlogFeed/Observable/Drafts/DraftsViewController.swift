internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class DraftsViewController: ViewController {
    private let model: DraftsModel
    private let tasks = ScreenTasks()
    /// The rows that the table shows.
    private var shownRows: [DraftModel] = []
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(model: DraftsModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        tasks.start(model.load)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Drafts.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Drafts.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Drafts.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Drafts.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Drafts.list
        tableView.dataSource = self
        tableView.delegate = self
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
        show(model.rows)
        model.takeMessages().forEach(showToast)
    }

    private func show(_ placeholder: DraftsModel.Placeholder) {
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

    /// Reloads the table if there are other rows.
    private func show(_ rows: [DraftModel]) {
        guard rows != shownRows else { return }
        shownRows = rows
        tableView.reloadData()
    }
}

extension DraftsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shownRows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(DraftCell.self)
        cell.show(shownRows[indexPath.row])
        return cell
    }
}

extension DraftsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        model.select(shownRows[indexPath.row])
    }
}
