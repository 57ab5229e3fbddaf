internal import Comments
internal import HeadlessKit

final class CommentsViewController: ViewController {
    private let presenter: any CommentsPresenterProtocol
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var footerView = View()
    private lazy var footerLabel = Label()
    private lazy var retryMoreButton = Button()

    init(presenter: any CommentsPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.title = "Retry"
        retryButton.onTap = { [weak self] in self?.presenter.didTapRetry() }
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        tableView.onPullToRefresh = { [weak self] in self?.presenter.didPullToRefresh() }
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
        retryMoreButton.title = "Retry"
        retryMoreButton.onTap = { [weak self] in self?.presenter.didTapRetryMore() }
        [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
        showRows()
        hideFooter()
    }
}

extension CommentsViewController: CommentsViewProtocol {
    var visibleRows: Range<Int> { tableView.visibleRows }

    func showLoading() {
        showRows()
        activityIndicator.startAnimating()
    }

    func showError(_ text: String) {
        showRows()
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
    }

    func showEmpty(_ text: String) {
        showRows()
        emptyLabel.text = text
        emptyLabel.isHidden = false
    }

    /// Takes away whatever stands in place of rows.
    func showRows() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }

    func showFooter(_ text: String, canRetry: Bool) {
        footerLabel.text = text
        retryMoreButton.isHidden = !canRetry
        footerView.isHidden = false
    }

    func hideFooter() {
        footerView.isHidden = true
    }

    func reloadRows() {
        tableView.reloadData()
    }

    func updateRowHeights() {
        tableView.updateRowHeights()
    }

    func showTime(_ time: String, at row: Int) {
        visibleCell(at: row)?.showTime(time)
    }

    func showFavours(_ favours: String, at row: Int) {
        visibleCell(at: row)?.showFavours(favours)
    }

    func enableFavour(_ isEnabled: Bool, at row: Int) {
        visibleCell(at: row)?.enableFavour(isEnabled)
    }

    private func visibleCell(at row: Int) -> CommentCell? {
        tableView.cellForRow(at: row) as? CommentCell
    }
}

extension CommentsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { presenter.numberOfRows }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(CommentCell.self)
        presenter.fill(cell, at: row)
        cell.onTapAvatar = { [weak self] in self?.presenter.didTapAvatar(at: row) }
        cell.onTapFavour = { [weak self] in self?.presenter.didTapFavour(at: row) }
        return cell
    }
}

extension CommentsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Int? {
        presenter.height(ofRow: row)
    }

    func tableView(_ tableView: TableView, willDisplayRowAt row: Int) {
        presenter.willDisplayRow(at: row)
    }
}
