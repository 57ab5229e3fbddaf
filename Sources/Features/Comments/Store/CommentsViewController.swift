internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import StateManagement

final class CommentsViewController: UIViewController {
    /// The heights of a text, by the width of the column.
    private struct Heights {
        let body: String
        var byWidth: [Int: Int] = [:]
    }

    private let store: Store<CommentsState, CommentsAction>
    private let column: any TextColumn
    /// The computed heights, by the id of the row.
    private var heights: [CommentState.ID: Heights] = [:]
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(store: Store<CommentsState, CommentsAction>, column: any TextColumn) {
        self.store = store
        self.column = column
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        column.addObserver(self)
        store.observe(self, \.placeholder) { $0.show($1) }
        store.observe(self, \.footer) { $0.show($1) }
        store.observe(self, \.isRefreshing) { $0.showRefreshing($1) }
        store.observe(self, \.generation) { controller, _ in controller.forgetOldHeights() }
        store.observe(self, \.listVersion) { controller, _ in controller.tableView.reloadData() }
        store.send(.opened)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.pull() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryMoreTapped) },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    /// Refreshes the list. The control has started by itself, so it ends unless the state refreshes.
    private func pull() {
        store.send(.pulled)
        showRefreshing(store.state.isRefreshing)
    }

    private func show(_ placeholder: CommentsState.Placeholder) {
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

    private func showRefreshing(_ isRefreshing: Bool) {
        if !isRefreshing { refreshControl.endRefreshing() }
    }

    private func show(_ footer: CommentsState.Footer) {
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

    /// Forgets the heights of the rows that are gone or have another text, after the list was replaced.
    private func forgetOldHeights() {
        heights = heights.filter { id, heights in store.state.rows[id]?.body == heights.body }
    }
}

extension CommentsViewController: TextColumnObserver {
    func columnWidthDidChange() {
        tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.listedIDs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = store.state.listedIDs[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.onTapAvatar = { [store] in store.send(.avatarTapped(id)) }
        cell.onTapFavour = { [store] in store.send(.favourTapped(id)) }
        // A reused cell still observes the row that it showed before.
        store.removeObserver(cell)
        store.observe(cell, \.rows[id]) { $0.show($1) }
        store.observe(cell, \.now) { $0.showTime(at: $1) }
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    /// Returns the lines of the content and three more. They are layout, so the state does not have
    /// them.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let id = store.state.listedIDs[indexPath.row]
        guard let comment = store.state.rows[id] else { return UITableView.automaticDimension }
        let width = column.width
        if let height = heights[id]?.byWidth[width] { return CGFloat(height) }
        let height = column.lineCount(of: comment.mention + comment.body) + 3
        heights[id, default: Heights(body: comment.body)].byWidth[width] = height
        return CGFloat(height)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == store.state.listedIDs.count - 1 { store.send(.lastRowShown) }
    }
}
