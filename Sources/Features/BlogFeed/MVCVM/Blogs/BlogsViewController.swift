internal import AppSupport
internal import DataBinding
internal import HeadlessKit

/// Binds the view to its view model.
final class BlogsViewController: UIViewController {
    private let viewModel: BlogsViewModel
    private lazy var blogsView = BlogsView()

    init(viewModel: BlogsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = blogsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        blogsView.tableView.dataSource = self
        blogsView.tableView.delegate = self
        blogsView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        blogsView.onRetry = { [weak self] in self?.viewModel.loadFirstPage() }
        blogsView.onRetryMore = { [weak self] in self?.viewModel.retryNextPage() }
        bind()
        viewModel.loadFirstPage()
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.footer.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.blogsView.refreshControl.endRefreshing() }
        }
        viewModel.rows.bind(to: self) { controller, _ in controller.blogsView.tableView.reloadData()
        }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: BlogsViewModel.Placeholder) {
        switch placeholder {
        case .none: blogsView.showRows()
        case .loading: blogsView.showLoading()
        case .error(let text): blogsView.showError(text)
        case .empty(let text): blogsView.showEmpty(text)
        }
    }

    private func show(_ footer: BlogsViewModel.Footer) {
        switch footer {
        case .hidden: blogsView.hideFooter()
        case .loading(let text), .end(let text): blogsView.showFooter(text, canRetry: false)
        case .failed(let text): blogsView.showFooter(text, canRetry: true)
        }
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        BlogCellController(cell: cell, viewModel: viewModel.rows.value[indexPath.row]).bind()
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectBlog(at: indexPath.row)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        viewModel.willDisplayRow(at: indexPath.row)
    }
}
