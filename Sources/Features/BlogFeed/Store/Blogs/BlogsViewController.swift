internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class BlogsViewController: UIViewController {
    private let store: Store<BlogsState, BlogsAction>
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
        store.observe(self, \.placeholder) { $0.show($1) }
        store.observe(self, \.footer) { $0.show($1) }
        store.observe(self, \.isRefreshing) { $0.showRefreshing($1) }
        store.observe(self, \.listVersion) { controller, _ in controller.tableView.reloadData() }
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
            UIAction { [weak self] _ in self?.pull() },
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

    /// Refreshes the list. The control has started by itself, so it ends unless the state refreshes.
    private func pull() {
        store.send(.pulled)
        showRefreshing(store.state.isRefreshing)
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

    private func showRefreshing(_ isRefreshing: Bool) {
        if !isRefreshing { refreshControl.endRefreshing() }
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
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.listedIDs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = store.state.listedIDs[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        cell.onTapLike = { [store] in store.send(.likeTapped(id)) }
        cell.onTapShare = { [store] in store.send(.shareTapped(id)) }
        // A reused cell still observes the row that it showed before.
        store.removeObserver(cell)
        store.observe(cell, \.rows[id]) { $0.show($1) }
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.blogTapped(store.state.listedIDs[indexPath.row]))
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == store.state.listedIDs.count - 1 { store.send(.lastRowShown) }
    }
}
