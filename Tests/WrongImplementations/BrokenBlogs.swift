internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model

/// The list of blogs in one view controller, with the fault.
final class BrokenBlogs: UIViewController {
    private enum Place { case rows, loading, failed, empty }
    private enum Footer { case hidden, loading, failed, end }

    private let dependencies: BlogFeedDependencies
    private let fault: Fault
    private let list = UITableView()
    private let refreshControl = UIRefreshControl()
    private let activity = UIActivityIndicatorView()
    private let message = UILabel()
    private let retry = UIButton(type: .system)
    private let footerLabel = UILabel()
    private let retryMore = UIButton(type: .system)
    /// Visible only with the fault `showsNamelessText`.
    private let advertisement = UILabel()

    private var rows: [BrokenRow] = []
    private var place = Place.rows
    private var footer = Footer.hidden
    private var isRefreshing = false
    private var isOutdated = false
    private var lastID: Blog.ID?
    private var generation = 0

    init(dependencies: BlogFeedDependencies, fault: Fault) {
        self.dependencies = dependencies
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        [activity, message, retry, list, advertisement].forEach(view.addSubview)
        advertisement.text = "Sponsored"
        advertisement.isHidden = true
        activity.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        retry.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        retry.setTitle("Retry", for: .normal)
        retry.addAction(UIAction { [weak self] _ in self?.loadFirstPage() }, for: .touchUpInside)
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMore.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMore.setTitle("Retry", for: .normal)
        retryMore.addAction(UIAction { [weak self] _ in self?.loadNextPage() }, for: .touchUpInside)
        let footerView = UIView()
        [footerLabel, retryMore].forEach(footerView.addSubview)
        if fault != .namesNoList { list.accessibilityIdentifier = BlogFeedElement.Blogs.list }
        list.tableFooterView = footerView
        list.dataSource = self
        list.delegate = self
        refreshControl.addAction(UIAction { [weak self] _ in self?.pull() }, for: .valueChanged)
        list.refreshControl = refreshControl
        showFooter(.hidden)
        loadFirstPage()
    }

    private func show(_ place: Place) {
        self.place = place
        if place == .loading { activity.startAnimating() } else { activity.stopAnimating() }
        let isFailed = place == .failed
        message.accessibilityIdentifier =
            isFailed ? BlogFeedElement.Blogs.error : BlogFeedElement.Blogs.empty
        message.text = isFailed ? "Could not load blogs" : "No blogs yet"
        message.isHidden = place != .failed && place != .empty
        retry.isHidden = !isFailed
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        let texts: [Footer: String] = [
            .loading: "Loading more…", .failed: "Could not load more", .end: "No more blogs",
        ]
        footerLabel.text = texts[footer] ?? ""
        footerLabel.isHidden = footer == .hidden || (footer == .end && fault == .omitsLastFooter)
        retryMore.isHidden = footer != .failed
    }

    private func loadFirstPage() {
        show(.loading)
        ask(after: nil) { [weak self] page in
            self?.refreshControl.endRefreshing()
            if let page { self?.replaceRows(with: page) } else { self?.show(.failed) }
        }
    }

    private func pull() {
        if place == .failed { return loadFirstPage() }
        guard place != .loading, !isRefreshing else { return }
        refresh()
    }

    private func refresh() {
        isRefreshing = true
        isOutdated = false
        ask(after: nil) { [weak self] page in
            if page != nil, self?.isOutdated == true { return self?.refresh() ?? () }
            self?.isRefreshing = false
            self?.refreshControl.endRefreshing()
            if let page {
                self?.replaceRows(with: page)
            } else {
                self?.showToast("Could not refresh")
            }
        }
    }

    private func loadNextPage() {
        guard footer != .loading || fault == .asksTwice else { return }
        showFooter(.loading)
        ask(after: lastID) { [weak self, generation] page in
            guard let self else { return }
            guard generation == self.generation || fault == .keepsStalePage else { return }
            guard let page else { return showFooter(.failed) }
            let known = Set(rows.map(\.blog.id))
            rows += page.blogs.filter { !known.contains($0.id) }.map(row)
            lastID = page.blogs.last?.id
            showRows(until: page)
        }
    }

    private func replaceRows(with page: BlogPage) {
        generation += 1
        rows = page.blogs.map(row)
        lastID = page.blogs.last?.id
        show(rows.isEmpty ? .empty : .rows)
        showRows(until: page)
    }

    private func showRows(until page: BlogPage) {
        showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
        advertisement.isHidden = fault != .showsNamelessText
        list.reloadData()
    }

    private func ask(
        after lastID: Blog.ID?,
        then show: @escaping @MainActor (BlogPage?) -> Void
    ) {
        dependencies.blogService.blogs(userID: dependencies.userID, after: lastID) {
            show(try? $0.get())
        }
    }

    /// The presenters of all rows. They are kept so that a running request outlives its row.
    private var knownRows: [Blog.ID: BrokenRow] = [:]

    private func row(for blog: Blog) -> BrokenRow {
        let row = knownRows[blog.id] ?? BrokenRow(blog, dependencies.blogService, fault)
        row.blog = blog
        row.onChange = { [weak self, weak row] toast in
            guard let self else { return }
            if toast == nil || toast == "Shared" { isOutdated = true }
            if let row, let index = rows.firstIndex(where: { $0 === row }) {
                (list.cellForRow(at: IndexPath(row: index, section: 0)) as? BrokenCell).map(
                    row.fill
                )
            }
            if let toast { showToast(toast) }
        }
        knownRows[blog.id] = row
        return row
    }
}

extension BrokenBlogs: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BrokenCell") as? BrokenCell
            ?? BrokenCell(style: .default, reuseIdentifier: "BrokenCell")
        rows[indexPath.row].fill(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let opened =
            fault == .opensNextBlog ? min(indexPath.row + 1, rows.count - 1) : indexPath.row
        dependencies.navigator.push(.blogDetail(rows[opened].blog.id))
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard indexPath.row == rows.count - 1 else { return }
        if footer == .hidden || (footer == .loading && fault == .asksTwice) { loadNextPage() }
    }
}
