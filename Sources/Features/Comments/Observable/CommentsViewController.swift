internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import StateManagement

final class CommentsViewController: UIViewController {
    private let model: CommentsModel
    /// The coordinator, which lives as long as the screen.
    private let coordinator: AnyObject
    private let tasks = ScreenTasks()
    /// The rows that the table shows. Their cells observe them.
    private var shownRows: [CommentModel] = []
    /// The version of the list that the table shows.
    private var shownVersion = 0
    /// The width for which the table has requested the heights.
    private var shownWidth: Int
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(model: CommentsModel, coordinator: AnyObject) {
        self.model = model
        self.coordinator = coordinator
        shownWidth = model.width
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        model.onMessage = { [weak self] in self?.showToast($0) }
        model.start()
        tasks.start(model.load)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.refresh) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [tasks, model] _ in model.retryLoadingMore(in: tasks) },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    override func updateProperties() {
        super.updateProperties()
        show(model.placeholder)
        if !model.isRefreshing { refreshControl.endRefreshing() }
        showRows()
        showHeights()
        // The table may have displayed its last row, so that the next page is loading.
        show(model.footer)
    }

    private func show(_ placeholder: CommentsModel.Placeholder) {
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

    private func show(_ footer: CommentsModel.Footer) {
        switch footer {
        case .hidden:
            footerView.isHidden = true
        case .loading(let text), .end(let text):
            showFooter(text, canRetry: false)
        case .failed(let text):
            showFooter(text, canRetry: true)
        }
    }

    private func showFooter(_ text: String, canRetry: Bool) {
        footerLabel.text = text
        retryMoreButton.isHidden = !canRetry
        footerView.isHidden = false
    }

    /// Reloads the table if there is a new list.
    private func showRows() {
        guard model.listVersion != shownVersion else { return }
        shownVersion = model.listVersion
        shownRows = model.rows
        tableView.reloadData()
    }

    private func showHeights() {
        guard model.width != shownWidth else { return }
        shownWidth = model.width
        tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shownRows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.comment = shownRows[indexPath.row]
        cell.tasks = tasks
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(shownRows[indexPath.row].height)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        model.loadMore(after: shownRows[indexPath.row], in: tasks)
    }
}
