internal import DataBinding
internal import HeadlessKit
internal import Roster

final class RosterViewController: ViewController {
    private let viewModel: RosterViewModel
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

    init(viewModel: RosterViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadGuests()
    }

    private func layOut() {
        #if FILTERS
            // @for filter in filters
            nearbyButton.accessibilityIdentifier = RosterElement.nearby
            nearbyButton.setTitle("{filter.title}", for: .normal)
            nearbyButton.addAction(
                Action { [weak self] _ in self?.viewModel.choose(.nearby) },
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
            Action { [weak self] _ in self?.viewModel.addGuest() },
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
            Action { [weak self] _ in self?.viewModel.loadGuests() },
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
                Action { [weak self] _ in self?.viewModel.retryNextPage() },
                for: .touchUpInside
            )
            [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        #endif
        tableView.dataSource = self
        // @if ROUTE || PAGES
        tableView.delegate = self
        // @end
        refreshControl.addAction(
            Action { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        // @= screen.views: [nearbyButton, activityIndicator, errorLabel]
        let subviews = [nearbyButton, activityIndicator, errorLabel]
        subviews.forEach(view.addSubview)
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.refreshControl.endRefreshing() }
        }
        // @for total in totals
        viewModel.total.bind(to: self) { $0.totalLabel.text = $1 }
        // @end
        viewModel.rows.bind(to: self) { controller, _ in controller.tableView.reloadData() }
        #if FILTERS
            viewModel.filter.bind(to: self) { $0.showFilter($1) }
        #endif
        #if PAGES
            viewModel.footer.bind(to: self) { $0.show($1) }
        #endif
        // @for button in undo
        viewModel.canRecall.bind(to: self) { $0.enableRecall($1) }
        // @end
        #if CHANGES
            // @if ASKS
            viewModel.onQuestion = { [weak self] in self?.confirm($0, of: $1) }
        // @end
        #endif
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: RosterViewModel.Placeholder) {
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
    #if FILTERS

        private func showFilter(_ filter: RosterFilter) {
            // @for filter in filters
            nearbyButton.isEnabled = filter != .nearby
            // @end
        }
    #endif
    // @for button in undo

    private func enableRecall(_ isEnabled: Bool) {
        recallButton.isEnabled = isEnabled
    }
    // @end
    #if PAGES

        private func show(_ footer: RosterViewModel.Footer) {
            switch footer {
            case .hidden: footerView.isHidden = true
            case .loading(let text), .end(let text): showFooter(text, canRetry: false)
            case .failed(let text): showFooter(text, canRetry: true)
            }
        }

        private func showFooter(_ text: String, canRetry: Bool) {
            footerLabel.text = text
            retryMoreButton.isHidden = !canRetry
            footerView.isHidden = false
        }
    #endif
    #if CHANGES
        // @for action in confirmed

        private func confirm(_ question: String, of row: GuestCellViewModel) {
            let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
            alert.addAction(
                AlertAction(title: "{action.answer}", style: .default) { _ in row.confirmHere() }
            )
            // @if action.isHeld
            alert.addAction(
                AlertAction(title: "{action.cancel}", style: .cancel) { _ in row.cancelHere() }
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
        viewModel.rows.value.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(GuestCell.self)
        #if CHANGES
            cell.bind(to: viewModel.rows.value[indexPath.row])
        #else
            cell.show(viewModel.rows.value[indexPath.row])
        #endif
        // @for link in links
        cell.onTapPortrait = { [weak self] in self?.viewModel.openPortrait(at: indexPath.row) }
        // @end
        return cell
    }
}
// @if ROUTE || PAGES

extension RosterViewController: TableViewDelegate {
    // @if ROUTE
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectGuest(at: indexPath.row)
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
            viewModel.willDisplayRow(at: indexPath.row)
        }
    #endif
}
// @end
