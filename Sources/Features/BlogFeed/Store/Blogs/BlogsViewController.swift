internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class BlogsViewController: UIViewController {
    private let store: Store<BlogsState, BlogsAction>
    /// The version of the list that the table shows.
    private var shownVersion = 0
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(store: Store<BlogsState, BlogsAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self) { $0.show($1) }
        store.send(.opened)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Blogs.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.store.send(.pulled) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryMoreTapped) },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    private func show(_ state: BlogsState) {
        show(state.placeholder)
        show(state.footer)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
        showRows()
    }

    private func show(_ placeholder: BlogsState.Placeholder) {
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

    private func show(_ footer: BlogsState.Footer) {
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
            return tableView.reloadData()
        }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            let cell = tableView.cellForRow(at: indexPath) as? BlogCell
            cell?.show(store.state.rows[indexPath.row])
        }
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let blog = store.state.rows[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        cell.show(blog)
        cell.onTapLike = { [store] in store.send(.likeTapped(blog.id)) }
        cell.onTapShare = { [store] in store.send(.shareTapped(blog.id)) }
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.blogTapped(store.state.rows[indexPath.row].id))
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        store.send(.rowShown(store.state.rows[indexPath.row].id))
    }
}
