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
    /// The version of the list that the table shows.
    private var shownVersion = 0
    /// The generation of the list that the table shows.
    private var shownGeneration = 0
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
        store.observe(self) { $0.show($1) }
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
            UIAction { [weak self] _ in self?.store.send(.pulled) },
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

    private func show(_ state: CommentsState) {
        show(state.placeholder)
        show(state.footer)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
        showRows()
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

    /// Updates the visible rows in place, or reloads the table if there is a new list. The table then
    /// announces its last row, which can change the state, so this is the last step.
    private func showRows() {
        guard store.state.listVersion == shownVersion else {
            shownVersion = store.state.listVersion
            forgetOldHeights()
            return tableView.reloadData()
        }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            let cell = tableView.cellForRow(at: indexPath) as? CommentCell
            cell?.show(store.state.rows[indexPath.row], at: store.state.now)
        }
    }

    /// If the list was replaced, forgets the heights of the rows that are gone or have another text.
    private func forgetOldHeights() {
        let state = store.state
        guard state.generation != shownGeneration else { return }
        shownGeneration = state.generation
        heights = heights.filter { id, heights in
            state.rowsByID[id].map { state.rows[$0].body } == heights.body
        }
    }
}

extension CommentsViewController: TextColumnObserver {
    func columnWidthDidChange() {
        tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let comment = store.state.rows[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.show(comment, at: store.state.now)
        cell.onTapAvatar = { [store] in store.send(.avatarTapped(comment.id)) }
        cell.onTapFavour = { [store] in store.send(.favourTapped(comment.id)) }
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    /// Returns the lines of the content and three more. They are layout, so the state does not have
    /// them.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let comment = store.state.rows[indexPath.row]
        let width = column.width
        if let height = heights[comment.id]?.byWidth[width] { return CGFloat(height) }
        let height = column.lineCount(of: comment.mention + comment.body) + 3
        heights[comment.id, default: Heights(body: comment.body)].byWidth[width] = height
        return CGFloat(height)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        store.send(.rowShown(store.state.rows[indexPath.row].id))
    }
}
