internal import AppSupport
internal import HeadlessKit

/// Binds the view to its presenter.
final class BlogsViewController: UIViewController {
    private let presenter: any BlogsPresenterProtocol
    private lazy var blogsView = BlogsView()

    init(presenter: any BlogsPresenterProtocol) {
        self.presenter = presenter
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
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        blogsView.onRetry = { [weak self] in self?.presenter.didTapRetry() }
        blogsView.onRetryMore = { [weak self] in self?.presenter.didTapRetryMore() }
        presenter.viewDidLoad()
    }
}

extension BlogsViewController: BlogsViewProtocol {
    func showLoading() {
        blogsView.showLoading()
    }

    func showError(_ text: String) {
        blogsView.showError(text)
    }

    func showEmpty(_ text: String) {
        blogsView.showEmpty(text)
    }

    func showRows() {
        blogsView.showRows()
    }

    func showFooter(_ text: String, canRetry: Bool) {
        blogsView.showFooter(text, canRetry: canRetry)
    }

    func hideFooter() {
        blogsView.hideFooter()
    }

    func endRefreshing() {
        blogsView.refreshControl.endRefreshing()
    }

    func reloadRows() {
        blogsView.tableView.reloadData()
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        BlogCellController(cell: cell, presenter: presenter.cellPresenter(at: indexPath.row)).bind()
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        presenter.willDisplayRow(at: indexPath.row)
    }
}
