internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Model

/// The whole page: layout, state, requests, row heights and navigation of the comments.
final class CommentsScene: UIViewController {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    private let dependencies: CommentsDependencies

    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    private var comments: [Comment] = []
    private var rowsByID: [Comment.ID: Int] = [:]
    private var favouringIDs: Set<Comment.ID> = []
    private var firstLoad = FirstLoad.done
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false
    private var footer = Footer.hidden
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

    init(_ dependencies: CommentsDependencies) {
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        dependencies.timeSource.addObserver(self)
        dependencies.column.addObserver(self)
        loadFirstPage()
    }

    // MARK: - Layout

    private func layOut() {
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.loadFirstPage() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.retryNextPage() },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        hidePlaceholder()
        showFooter(.hidden)
    }

    // MARK: - Comments

    private func loadFirstPage() {
        firstLoad = .running
        hidePlaceholder()
        activityIndicator.startAnimating()
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: nil
        ) { [weak self] result in
            guard let self else { return }
            refreshControl.endRefreshing()
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceComments(with: page)
            case .failure:
                firstLoad = .failed
                hidePlaceholder()
                errorLabel.text = "Could not load comments"
                errorLabel.isHidden = false
                retryButton.isHidden = false
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: refresh()
        }
    }

    private func refresh() {
        isOutdated = false
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: nil
        ) { [weak self] result in
            guard let self else { return }
            if isOutdated, case .success = result { return refresh() }
            refreshControl.endRefreshing()
            switch result {
            case .success(let page): replaceComments(with: page)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func replaceComments(with page: CommentPage) {
        generation += 1
        comments = []
        rowsByID = [:]
        addComments(of: page)
        hidePlaceholder()
        if comments.isEmpty {
            emptyLabel.text = "No comments yet"
            emptyLabel.isHidden = false
        }
        showComments(until: page)
    }

    private func retryNextPage() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: comments.last?.id
        ) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page):
                addComments(of: page)
                showComments(until: page)
            case .failure:
                showFooter(.failed)
            }
        }
    }

    private func addComments(of page: CommentPage) {
        for comment in page.comments {
            rowsByID[comment.id] = comments.count
            comments.append(comment)
        }
    }

    private func showComments(until page: CommentPage) {
        showFooter(page.isLast && !comments.isEmpty ? .end : .hidden)
        tableView.reloadData()
    }

    private func hidePlaceholder() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        footerView.isHidden = footer == .hidden
        retryMoreButton.isHidden = footer != .failed
        switch footer {
        case .hidden: break
        case .loading: footerLabel.text = "Loading more…"
        case .failed: footerLabel.text = "Could not load more"
        case .end: footerLabel.text = "No more comments"
        }
    }

    // MARK: - Rows

    private func favour(_ id: Comment.ID) {
        guard let row = rowsByID[id], !comments[row].isFavoured,
            favouringIDs.insert(id).inserted
        else { return }
        dependencies.commentService.favour(commentID: id, by: dependencies.viewerID) {
            [weak self] result in
            guard let self else { return }
            favouringIDs.remove(id)
            switch result {
            case .success(let favourCount):
                isOutdated = true
                guard let row = rowsByID[id] else { return }
                comments[row].favourCount = favourCount
                comments[row].isFavoured = true
                visibleCell(at: row)?.comment = comments[row]
            case .failure:
                showToast("Could not favour")
            }
        }
    }

    private func visibleCell(at row: Int) -> CommentCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell
    }
}

extension CommentsScene: TimeObserver {
    func timeDidChange() {
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            visibleCell(at: indexPath.row)?.showTime(at: dependencies.timeSource.now)
        }
    }
}

extension CommentsScene: TextColumnObserver {
    func columnWidthDidChange() {
        tableView.performBatchUpdates(nil)
    }
}

extension CommentsScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        comments.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.comment = comments[indexPath.row]
        cell.showTime(at: dependencies.timeSource.now)
        cell.onTapAvatar = { [weak self] in self?.dependencies.navigator.push(.userDetail($0)) }
        cell.onTapFavour = { [weak self] in self?.favour($0) }
        return cell
    }
}

extension CommentsScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(height(of: comments[indexPath.row]))
    }

    /// Computes the height in lines: the lines of the content and three more.
    private func height(of comment: Comment) -> Int {
        let text = CommentCell.mention(of: comment) + CommentCell.body(of: comment)
        return dependencies.column.lineCount(of: text) + 3
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        // After a failure, only the button loads the page.
        if indexPath.row == comments.count - 1, footer == .hidden { loadNextPage() }
    }
}
