// @if FILTERS
internal import Roster

// @end
final class RosterPresenter: RosterPresenterProtocol {
    weak var view: (any RosterViewProtocol)?

    private let interactor: any RosterInteractorProtocol
    // @if LEADS
    private let router: any RosterRouterProtocol
    // @end
    private var rows: [GuestRow] = []
    // @if SHOWS
    private var indicesByID: [Int: Int] = [:]
    // @end

    init(
        interactor: any RosterInteractorProtocol,
        // @if LEADS
        router: any RosterRouterProtocol
            // @end
    ) {
        self.interactor = interactor
        // @if LEADS
        self.router = router
        // @end
    }

    func viewDidLoad() {
        #if FILTERS
            view?.showFilter(interactor.filter)
        #endif
        interactor.fetchGuests()
    }
    #if FILTERS

        func didChoose(_ filter: RosterFilter) {
            interactor.choose(filter)
            view?.showFilter(interactor.filter)
        }
    #endif
    // @for button in buttons

    func didTapInvite() {
        interactor.addGuest()
    }
    // @end
    // @sample

    func didTapRecall() {
        interactor.restoreGuest()
    }
    // @end
    #if PAGES

        func willDisplayRow(id: Int) {
            if id == rows.last?.id { interactor.fetchMoreGuests() }
        }

        func didTapRetryMore() {
            interactor.retryFetchingMoreGuests()
        }
    #endif

    func didTapRetry() {
        interactor.fetchGuests()
    }

    func didPullToRefresh() {
        interactor.refreshGuests()
    }
}

extension RosterPresenter: RosterInteractorOutputProtocol {
    func didBeginFetchingGuests() {
        view?.showLoading()
    }

    #if PAGES && REMOVAL
        func didFetchGuests(_ guests: [GuestSummary], hasMore: Bool) {
            rows = guests.map(row(of:))
            // @if SHOWS
            indicesByID = [:]
            for (index, row) in rows.enumerated() { indicesByID[row.id] = index }
            // @end
            if rows.isEmpty && !hasMore {
                view?.showEmpty("{screen.empty}")
            } else {
                view?.showRows()
            }
            // @for total in totals
            view?.showTotal(total(of: rows.count))
            // @end
            view?.reloadRows()
        }
    #else
        func didFetchGuests(_ guests: [GuestSummary]) {
            rows = guests.map(row(of:))
            // @if SHOWS
            indicesByID = [:]
            for (index, row) in rows.enumerated() { indicesByID[row.id] = index }
            // @end
            #if !FILTERS && !REMOVAL
                view?.endRefreshing()
            #endif
            if rows.isEmpty { view?.showEmpty("{screen.empty}") } else { view?.showRows() }
            // @for total in totals
            view?.showTotal(total(of: rows.count))
            // @end
            view?.reloadRows()
        }
    #endif

    func didFailToFetchGuests() {
        #if !FILTERS && !REMOVAL
            view?.endRefreshing()
        #endif
        view?.showError("{screen.failure}")
    }

    func didFailToRefreshGuests() {
        #if !FILTERS && !REMOVAL
            view?.endRefreshing()
        #endif
        view?.showToast("Could not refresh")
    }
    #if FILTERS || REMOVAL

        func didEndFetchingGuests() {
            view?.endRefreshing()
        }
    #endif
    #if PAGES
        #if !REMOVAL

            func didFetchMoreGuests(_ guests: [GuestSummary]) {
                // @if SHOWS
                for (index, guest) in guests.enumerated() {
                    indicesByID[guest.id] = rows.count + index
                }
                // @end
                rows += guests.map(row(of:))
                // @for total in totals
                view?.showTotal(total(of: rows.count))
                // @end
                view?.reloadRows()
            }
        #endif

        func didChangePaging(_ paging: PagingSummary) {
            switch paging {
            case .idle: view?.hideFooter()
            case .running: view?.showFooter("Loading more…", canRetry: false)
            case .failed: view?.showFooter("Could not load more", canRetry: true)
            case .complete: view?.showFooter("No more guests", canRetry: false)
            }
        }
    #endif
    #if CHANGES
        // @if SHOWS

        func didUpdateGuest(_ guest: GuestSummary) {
            guard let index = indicesByID[guest.id] else { return }
            rows[index] = row(of: guest)
            view?.updateRow(rows[index])
        }
        // @end
        // @for action in confirmed

        func mustConfirmHere(of guest: GuestSummary) {
            // @= action.summaryQuestion: "Leave?"
            view?.confirmHere("Leave?", ofGuest: guest.id)
        }
        // @end
        // @for action in toggles

        func didFailToChangeHere() {
            view?.showToast("{action.failure}")
        }
        // @end
        // @for action in counts
        // @if action.tells

        func didCountScore() {
            view?.showToast("{action.success}")
        }
        // @end

        func didFailToCountScore() {
            view?.showToast("{action.failure}")
        }
        // @end
        // @for action in removal
        // @if action.tells

        func didRemove() {
            view?.showToast("{action.success}")
        }
        // @end

        func didFailToRemove() {
            view?.showToast("{action.failure}")
        }
    // @end
    #endif
    // @for button in buttons
    // @if button.isUndo

    func didFailToRestore() {
        view?.showToast("{button.failure}")
    }

    func didEnableRecall(_ isEnabled: Bool) {
        view?.enableRecall(isEnabled)
    }
    // @else

    func didFailToAdd() {
        view?.showToast("{button.failure}")
    }
    // @end
    // @end
}

// MARK: - Rows

extension RosterPresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> GuestRow { rows[index] }
    // @for total in totals

    private func total(of count: Int) -> String {
        count == 1 ? "1 {total.one}" : "\(count) {total.several}"
    }
    // @end
    // @if ROUTE

    func didSelectRow(id: Int) {
        router.openGuest(id: id)
    }
    // @end
    // @for link in links

    func didTapPortrait(pageID id: Int) {
        router.openHost(id: id)
    }
    // @end
    #if CHANGES
        // @for action in actions

        func didTapLeave(id: Int) {
            // @= action.asking: toggleHere
            interactor.toggleHere(id: id)
        }
        // @end
        // @for action in confirmed

        func didConfirmHere(ofGuest id: Int) {
            interactor.toggleHere(id: id)
        }
        // @if action.isHeld

        func didCancelHere(ofGuest id: Int) {
            interactor.cancelHere(id: id)
        }
    // @end
    // @end
    #endif

    private func row(of guest: GuestSummary) -> GuestRow {
        GuestRow(
            id: guest.id,
            // @for element in elements
            // @= element.summaryText: String(guest.score)
            caption: String(guest.score),
            // @end
            // @for action in enabling
            // @= action.possible: !guest.isPraised
            canPraise: !guest.isPraised,
            // @end
            // @for link in links
            portraitPageID: guest.hostNumber,
            // @end
        )
    }
    // @= countText
    // @end
}
