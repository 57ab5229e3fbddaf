internal import HeadlessKit
internal import Voice

final class VoicesViewController: ViewController {
    private let presenter: any VoicesPresenterProtocol
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()

    init(presenter: any VoicesPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = VoiceElement.loading
        errorLabel.accessibilityIdentifier = VoiceElement.error
        retryButton.accessibilityIdentifier = VoiceElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = VoiceElement.empty
        tableView.accessibilityIdentifier = VoiceElement.list
        tableView.dataSource = self
        tableView.delegate = self
        tableView.onPullToRefresh = { [weak self] in self?.presenter.didPullToRefresh() }
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
        showRows()
    }
}

extension VoicesViewController: VoicesViewProtocol {
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

    func reloadRows() {
        tableView.reloadData()
    }

    func showState(_ state: String, at row: Int) {
        visibleCell(at: row)?.showState(state)
    }

    private func visibleCell(at row: Int) -> VoiceCell? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? VoiceCell
    }
}

extension VoicesViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(VoiceCell.self)
        presenter.fill(cell, at: indexPath.row)
        return cell
    }
}

extension VoicesViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}
