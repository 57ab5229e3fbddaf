internal import HeadlessKit

/// Binds the view to its presenter.
final class BlogsViewController: ViewController {
    private let presenter: any BlogsPresenterProtocol
    private lazy var blogsView = BlogsView()

    init(presenter: any BlogsPresenterProtocol) {
        self.presenter = presenter
    }

    override func loadView() -> View { blogsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        blogsView.tableView.dataSource = self
        blogsView.tableView.delegate = self
        blogsView.tableView.onPullToRefresh = { [weak self] in self?.presenter.didPullToRefresh() }
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

    func reloadRows() {
        blogsView.tableView.reloadData()
    }
}

extension BlogsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { presenter.numberOfRows }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(BlogCell.self)
        BlogCellController(cell: cell, presenter: presenter.cellPresenter(at: row)).bind()
        return cell
    }
}

extension BlogsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
        presenter.didSelectRow(at: row)
    }

    func tableView(_ tableView: TableView, willDisplayRowAt row: Int) {
        presenter.willDisplayRow(at: row)
    }
}
