internal import HeadlessKit
internal import Roster

final class RosterViewController: ViewController {
    private let presenter: any RosterPresenterProtocol
    // @for filter in filters
    private lazy var nearbyButton = Button()
    // @end
    // @for button in buttons
    private lazy var inviteButton = Button()
    // @end
    // @sample
    private lazy var recallButton = Button()
    // @end
    // @for total in totals
    private lazy var totalLabel = Label()
    // @end
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()
    #if PAGES
        private lazy var footerView = View()
        private lazy var footerLabel = Label()
        private lazy var retryMoreButton = Button()
    #endif

    init(presenter: any RosterPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        #if FILTERS
            // @for filter in filters
            nearbyButton.accessibilityIdentifier = RosterElement.nearby
            nearbyButton.setTitle("{filter.title}", for: .normal)
            nearbyButton.addAction(
                Action { [weak self] _ in self?.presenter.didChoose(.nearby) },
                for: .touchUpInside
            )
        // @end
        #endif
        // @for button in buttons
        inviteButton.accessibilityIdentifier = RosterElement.invite
        inviteButton.setTitle("{button.title}", for: .normal)
        // @if button.isUndo
        inviteButton.isEnabled = false
        // @end
        inviteButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapInvite() },
            for: .touchUpInside
        )
        // @end
        // @for total in totals
        totalLabel.accessibilityIdentifier = RosterElement.total
        // @end
        activityIndicator.accessibilityIdentifier = RosterElement.loading
        errorLabel.accessibilityIdentifier = RosterElement.error
        retryButton.accessibilityIdentifier = RosterElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = RosterElement.empty
        tableView.accessibilityIdentifier = RosterElement.list
        #if PAGES
            tableView.tableFooterView = footerView
            footerLabel.accessibilityIdentifier = RosterElement.footer
            retryMoreButton.accessibilityIdentifier = RosterElement.retryMore
            retryMoreButton.setTitle("Retry", for: .normal)
            retryMoreButton.addAction(
                Action { [weak self] _ in self?.presenter.didTapRetryMore() },
                for: .touchUpInside
            )
            [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        #endif
        tableView.dataSource = self
        // @if ROUTE || PAGES
        tableView.delegate = self
        // @end
        refreshControl.addAction(
            Action { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        // @= screen.views: [nearbyButton, activityIndicator, errorLabel]
        let subviews = [nearbyButton, activityIndicator, errorLabel]
        subviews.forEach(view.addSubview)
        showRows()
        #if PAGES
            hideFooter()
        #endif
    }
}

extension RosterViewController: RosterViewProtocol {
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

    /// Removes the placeholder that is shown instead of rows.
    func showRows() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }
    #if FILTERS

        func showFilter(_ filter: RosterFilter) {
            // @for filter in filters
            nearbyButton.isEnabled = filter != .nearby
            // @end
        }
    #endif
    // @for button in undo

    func enableRecall(_ isEnabled: Bool) {
        recallButton.isEnabled = isEnabled
    }
    // @end
    #if PAGES

        func showFooter(_ text: String, canRetry: Bool) {
            footerLabel.text = text
            retryMoreButton.isHidden = !canRetry
            footerView.isHidden = false
        }

        func hideFooter() {
            footerView.isHidden = true
        }
    #endif

    func endRefreshing() {
        refreshControl.endRefreshing()
    }

    func reloadRows() {
        tableView.reloadData()
    }
    // @for total in totals

    func showTotal(_ total: String) {
        totalLabel.text = total
    }
    // @end
    #if CHANGES
        #if VIPER
            // @if SHOWS

            func updateRow(_ row: GuestRow) {
                for case let cell as GuestCell in tableView.visibleCells where cell.rowID == row.id
                {
                    cell.show(row)
                }
            }
        // @end
        #endif
        // @for action in confirmed

        func confirmHere(_ question: String, ofGuest id: Int) {
            let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
            alert.addAction(
                AlertAction(title: "{action.answer}", style: .default) { [weak self] _ in
                    self?.presenter.didConfirmHere(ofGuest: id)
                }
            )
            // @if action.isHeld
            alert.addAction(
                AlertAction(title: "{action.cancel}", style: .cancel) { [weak self] _ in
                    self?.presenter.didCancelHere(ofGuest: id)
                }
            )
            // @else
            // | alert.addAction(AlertAction(title: "{action.cancel}", style: .cancel))
            // @end
            present(alert, animated: true)
        }
    // @end
    #endif
}

extension RosterViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(GuestCell.self)
        #if VIPER
            // @if TAPS
            let row = presenter.row(at: indexPath.row)
            cell.show(row)
        // @else
        // | cell.show(presenter.row(at: indexPath.row))
        // @end
        #else
            cell.bind(to: presenter.cellPresenter(at: indexPath.row))
        #endif
        #if CHANGES && VIPER
            // @for action in actions
            cell.onTapLeave = { [weak self, id = row.id] in self?.presenter.didTapLeave(id: id) }
        // @end
        #endif
        // @for link in links
        #if VIPER
            // @if ANNOUNCES
            // | cell.onTapPortrait = { [weak self] in
            // |     guard let self else { return }
            // |     presenter.didTapPortrait(pageID: presenter.row(at: indexPath.row).portraitPageID)
            // | }
            // @else
            cell.onTapPortrait = { [weak self, id = row.portraitPageID] in
                self?.presenter.didTapPortrait(pageID: id)
            }
        // @end
        #else
            cell.onTapPortrait = { [weak self] in self?.presenter.didTapPortrait(at: indexPath.row)
            }
        #endif
        // @end
        return cell
    }
}
// @if ROUTE || PAGES

extension RosterViewController: TableViewDelegate {
    // @if ROUTE
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        #if VIPER
            presenter.didSelectRow(id: presenter.row(at: indexPath.row).id)
        #else
            presenter.didSelectRow(at: indexPath.row)
        #endif
    }
    // @end
    // @if ROUTE && PAGES

    // @end
    #if PAGES
        func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            #if VIPER
                presenter.willDisplayRow(id: presenter.row(at: indexPath.row).id)
            #else
                presenter.willDisplayRow(at: indexPath.row)
            #endif
        }
    #endif
}
// @end
