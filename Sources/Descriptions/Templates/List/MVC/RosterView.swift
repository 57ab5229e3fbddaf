internal import HeadlessKit
internal import Roster

final class RosterView: View {
    let tableView = TableView()
    let refreshControl = RefreshControl()
    var onRetry: (() -> Void)?
    #if PAGES
        var onRetryMore: (() -> Void)?
    #endif
    #if FILTERS
        var onChoose: ((RosterFilter) -> Void)?
    #endif
    // @for button in buttons
    var onTapInvite: (() -> Void)?
    // @end
    // @sample
    var onTapRecall: (() -> Void)?
    // @end

    // @for filter in filters
    private let nearbyButton = Button()
    // @end
    // @for button in buttons
    private let inviteButton = Button()
    // @end
    // @sample
    private let recallButton = Button()
    // @end
    // @for total in totals
    private let totalLabel = Label()
    // @end
    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()
    private let emptyLabel = Label()
    #if PAGES
        private let footerView = View()
        private let footerLabel = Label()
        private let retryMoreButton = Button()
    #endif

    override init() {
        super.init()
        #if FILTERS
            // @for filter in filters
            nearbyButton.accessibilityIdentifier = RosterElement.nearby
            nearbyButton.setTitle("{filter.title}", for: .normal)
            nearbyButton.addAction(
                Action { [weak self] _ in self?.onChoose?(.nearby) },
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
            Action { [weak self] _ in self?.onTapInvite?() },
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
        retryButton.addAction(Action { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        emptyLabel.accessibilityIdentifier = RosterElement.empty
        tableView.accessibilityIdentifier = RosterElement.list
        #if PAGES
            tableView.tableFooterView = footerView
            footerLabel.accessibilityIdentifier = RosterElement.footer
            retryMoreButton.accessibilityIdentifier = RosterElement.retryMore
            retryMoreButton.setTitle("Retry", for: .normal)
            retryMoreButton.addAction(
                Action { [weak self] _ in self?.onRetryMore?() },
                for: .touchUpInside
            )
            [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        #endif
        tableView.refreshControl = refreshControl
        // @= screen.views: [nearbyButton, activityIndicator, errorLabel]
        [nearbyButton, activityIndicator, errorLabel].forEach(addSubview)
        showRows()
        #if PAGES
            hideFooter()
        #endif
    }

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
    // @for total in totals

    func showTotal(_ total: String) {
        totalLabel.text = total
    }
    // @end
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
}
