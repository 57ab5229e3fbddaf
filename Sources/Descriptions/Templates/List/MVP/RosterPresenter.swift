internal import Model
// @if FILTERS
internal import Roster
// @end
internal import RosterModel

// @sample
#if PAGES
    private typealias Reply = Result<GuestPage, ServiceError>
#else
    private typealias Reply = Result<[Guest], ServiceError>
#endif

// @end
final class RosterPresenter: RosterPresenterProtocol {
    private enum FirstLoad { case running, failed, done }
    #if PAGES
        private enum Footer { case hidden, loading, failed, end }

        private static let secondPage = 2
    #endif

    weak var view: (any RosterViewProtocol)?

    // @for argument in given
    // | private let placeID: PlaceID
    // @end
    private let supplier: any Supplier
    // @if ROUTE
    private let onSelectGuest: (Guest.ID) -> Void
    // @end
    // @for page in pages
    private let onOpenHost: (Int) -> Void
    // @end

    private var rows: [GuestCellPresenter] = []
    #if FILTERS || REMOVAL
        // @if HIDES
        // @if FILTERS
        /// All loaded rows; the filter selects those that are shown.
        // @else
        // | /// All loaded rows, with those that are removed.
        // @end
        private var allRows: [GuestCellPresenter] = []
    // @end
    #endif
    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        private var filter = RosterFilter.all
    #endif
    #if PAGES
        private var listedIDs: Set<Guest.ID> = []
    #endif
    #if CHANGES
        /// The presenters of the rows, which a refresh keeps.
        private var cellPresenters: [Guest.ID: GuestCellPresenter] = [:]
    #endif
    // @for button in buttons
    // @if button.isUndo
    /// The row that was removed last, until it is restored.
    private var lastRemovedID: Guest.ID?
    private var isRestoring = false
    // @else
    private var isAdding = false
    // @end
    // @end
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    #if PAGES
        private var footer = Footer.hidden
        private var nextPage = RosterPresenter.secondPage
        #if REMOVAL
            /// Indicates whether the last page has loaded.
            private var isComplete = false
        /// Counts refreshes and removals. A page that was requested before the latest one is
        /// dropped.
        #else
            /// Counts refreshes. A page that was requested before the latest one is dropped.
        #endif
        private var generation = 0
    #endif

    init(
        // @for argument in given
        // | placeID: PlaceID,
        // @end
        supplier: any Supplier,
        // @if ROUTE
        onSelectGuest: @escaping (Guest.ID) -> Void,
        // @end
        // @for page in pages
        onOpenHost: @escaping (Int) -> Void,
        // @end
    ) {
        // @for argument in given
        // | self.placeID = placeID
        // @end
        self.supplier = supplier
        // @if ROUTE
        self.onSelectGuest = onSelectGuest
        // @end
        // @for page in pages
        self.onOpenHost = onOpenHost
        // @end
    }

    func viewDidLoad() {
        #if REMOVAL
            // @if ANNOUNCES
            supplier.addObserver(self)
        // @end
        #endif
        #if FILTERS
            view?.showFilter(filter)
        #endif
        loadGuests()
    }

    func didTapRetry() {
        loadGuests()
    }

    private func loadGuests() {
        firstLoad = .running
        view?.showLoading()
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            #if PAGES
                case .success(let page):
                    firstLoad = .done
                    replaceRows(with: page)
            #else
                case .success(let guests):
                    firstLoad = .done
                    show(guests)
            #endif
            case .failure:
                firstLoad = .failed
                view?.showError("{screen.failure}")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadGuests()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        #if PAGES
            #if REMOVAL
                dropPage()
            #else
                generation += 1
            #endif
            if footer != .end { showFooter(.hidden) }
        #endif
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            #if PAGES
                case .success(let page): replaceRows(with: page)
            #else
                case .success(let guests): show(guests)
            #endif
            #if PAGES && REMOVAL
                case .failure:
                    view?.showToast("Could not refresh")
                    loadNextPageIfEmpty()
            #else
                case .failure: view?.showToast("Could not refresh")
            #endif
            }
        }
    }
    #if PAGES

        private func replaceRows(with page: GuestPage) {
            #if REMOVAL
                allRows = []
                listedIDs = []
                nextPage = Self.secondPage
                addRows(for: page)
            #else
                rows = []
                listedIDs = []
                nextPage = Self.secondPage
                addRows(for: page)
                if rows.isEmpty { view?.showEmpty("{screen.empty}") } else { view?.showRows() }
                showRows(until: page)
            #endif
        }
        #if REMOVAL

            private func filterRows() {
                // @if HIDES
                // @= screen.isShown: !$0.isRemoved
                rows = allRows.filter { !$0.isRemoved }
                // @end
                if rows.isEmpty && isComplete {
                    view?.showEmpty("{screen.empty}")
                } else {
                    view?.showRows()
                }
                if isComplete { showFooter(rows.isEmpty ? .hidden : .end) }
                // @for total in totals
                view?.showTotal(total(of: rows.count))
                // @end
                view?.reloadRows()
                loadNextPageIfEmpty()
            }
        #endif

        // MARK: - Further pages

        func willDisplayRow(at row: Int) {
            // After a failure only the button asks again.
            if row == rows.count - 1, footer == .hidden { loadNextPage() }
        }

        func didTapRetryMore() {
            if footer == .failed { loadNextPage() }
        }

        private func loadNextPage() {
            guard !isRefreshing else { return }
            showFooter(.loading)
            supplier.guests(page: nextPage) { [weak self, generation] result in
                guard let self, generation == self.generation else { return }
                switch result {
                case .success(let page): appendRows(of: page)
                case .failure: showFooter(.failed)
                }
            }
        }

        private func appendRows(of page: GuestPage) {
            nextPage += 1
            addRows(for: page)
            #if !REMOVAL
                showRows(until: page)
            #endif
        }

        private func addRows(for page: GuestPage) {
            for guest in page.guests where listedIDs.insert(guest.id).inserted {
                #if REMOVAL
                    allRows.append(cellPresenter(for: guest))
                #else
                    // @= screen.row: cellPresenter(for: guest)
                    rows.append(cellPresenter(for: guest))
                #endif
            }
            #if REMOVAL
                isComplete = page.isLast
                if !isComplete { showFooter(.hidden) }
                filterRows()
            #endif
        }
        #if REMOVAL

            /// If no row is left, no displayed row requests more.
            private func loadNextPageIfEmpty() {
                if rows.isEmpty, !isComplete, footer == .hidden { loadNextPage() }
            }

            /// After a removal, later rows move up, so the next page would begin with rows that are
            /// listed already; a page that was requested before would skip a row.
            private func moveUp() {
                nextPage = min(nextPage, rows.count / GuestPage.size + 1)
                dropPage()
                if footer == .loading { loadNextPage() }
            }

            /// A requested page is dropped when it arrives.
            private func dropPage() {
                generation += 1
            }
        #else

            private func showRows(until page: GuestPage) {
                showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
                // @for total in totals
                view?.showTotal(total(of: rows.count))
                // @end
                view?.reloadRows()
            }
        #endif

        private func showFooter(_ footer: Footer) {
            self.footer = footer
            switch footer {
            case .hidden: view?.hideFooter()
            case .loading: view?.showFooter("Loading more…", canRetry: false)
            case .failed: view?.showFooter("Could not load more", canRetry: true)
            case .end: view?.showFooter("No more guests", canRetry: false)
            }
        }
    #else

        private func show(_ guests: [Guest]) {
            #if FILTERS || REMOVAL
                // @= screen.makeRow: cellPresenter
                allRows = guests.map(cellPresenter)
                filterRows()
            #else
                // @= screen.makeRow: GuestCellPresenter.init
                rows = guests.map(GuestCellPresenter.init)
                if guests.isEmpty { view?.showEmpty("{screen.empty}") } else { view?.showRows() }
                // @for total in totals
                view?.showTotal(total(of: rows.count))
                // @end
                view?.reloadRows()
            #endif
        }
        #if FILTERS

            func didChoose(_ filter: RosterFilter) {
                self.filter = filter
                view?.showFilter(filter)
                if firstLoad == .done { filterRows() }
            }
        #endif
        #if FILTERS || REMOVAL

            private func filterRows() {
                // @if HIDES
                // @= screen.isShown: !$0.isRemoved && shows($0.guest)
                rows = allRows.filter { !$0.isRemoved && shows($0.guest) }
                // @end
                if rows.isEmpty { view?.showEmpty("{screen.empty}") } else { view?.showRows() }
                // @for total in totals
                view?.showTotal(total(of: rows.count))
                // @end
                view?.reloadRows()
            }
        #endif
        #if FILTERS
            // @if MOVES

            /// Filters the rows if a changed row no longer belongs to the selected filter, or belongs to
            /// it again.
            private func move(_ guest: Guest) {
                let isShown = rows.contains { $0.guest.id == guest.id }
                if shows(guest) != isShown { filterRows() }
            }
            // @end

            private func shows(_ guest: Guest) -> Bool {
                switch filter {
                // @for filter in filters
                // @= filter.condition: guest.isHere
                case .nearby: guest.isHere
                // @end
                // @sample
                case .all: true
                // @end
                }
            }
        #endif
    #endif
}

// MARK: - Rows

extension RosterPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any GuestCellPresenterProtocol { rows[row] }
    // @for total in totals

    private func total(of count: Int) -> String {
        count == 1 ? "1 {total.one}" : "\(count) {total.several}"
    }
    // @end
    // @if ROUTE

    func didSelectRow(at row: Int) {
        onSelectGuest(rows[row].guest.id)
    }
    // @end
    // @for link in links

    func didTapPortrait(at row: Int) {
        onOpenHost(rows[row].guest.hostNumber)
    }
    // @end
    #if CHANGES

        private func cellPresenter(for guest: Guest) -> GuestCellPresenter {
            if let presenter = cellPresenters[guest.id] {
                presenter.update(guest)
                return presenter
            }
            // @if ACTS
            let presenter = GuestCellPresenter(guest: guest, supplier: supplier)
            // @else
            // | let presenter = GuestCellPresenter(guest: guest)
            // @end
            // @for action in confirmed
            presenter.onQuestion = { [weak self] question in
                self?.view?.confirmHere(question, ofGuest: guest.id)
            }
            // @end
            #if REMOVAL
                // @if REMOVES
                presenter.onRemovalChange = { [weak self] in self?.filterRows() }
                // @if PAGES || UNDO
                presenter.onRemoved = { [weak self] in
                    #if PAGES
                        self?.moveUp()
                    #endif
                    // @if UNDO
                    self?.remember(guest.id)
                    // @end
                }
            // @end
            // @end
            #endif
            #if FILTERS
                // @if MOVES
                presenter.onChange = { [weak self] in self?.move($0) }
            // @end
            #endif
            // @if ACTS
            presenter.onMessage = { [weak self] message in self?.view?.showToast(message) }
            // @end
            cellPresenters[guest.id] = presenter
            return presenter
        }
        // @for action in confirmed

        func didConfirmHere(ofGuest id: Int) {
            cellPresenters[id]?.confirmHere()
        }
        // @if action.isHeld

        func didCancelHere(ofGuest id: Int) {
            cellPresenters[id]?.cancelHere()
        }
    // @end
    // @end
    #endif
    // @for button in buttons
    // @if button.isUndo

    func didTapRecall() {
        guard let id = lastRemovedID, !isRestoring else { return }
        isRestoring = true
        updateUndo()
        supplier.restore(guestID: id) { [weak self] result in
            guard let self else { return }
            isRestoring = false
            if case .success = result, lastRemovedID == id { lastRemovedID = nil }
            updateUndo()
            switch result {
            case .success: didPullToRefresh()
            case .failure: view?.showToast("{button.failure}")
            }
        }
    }

    private func remember(_ id: Guest.ID) {
        lastRemovedID = id
        updateUndo()
    }

    private func updateUndo() {
        view?.enableRecall(lastRemovedID != nil && !isRestoring)
    }
    // @else

    func didTapInvite() {
        guard !isAdding else { return }
        isAdding = true
        supplier.add { [weak self] result in
            guard let self else { return }
            isAdding = false
            switch result {
            case .success: didPullToRefresh()
            case .failure: view?.showToast("{button.failure}")
            }
        }
    }
    // @end
    // @end
}
#if REMOVAL
    // @if ANNOUNCES

    // MARK: - Changes made elsewhere

    extension RosterPresenter: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            cellPresenters[guest.id]?.change(to: guest)
        }

        func guestWasRemoved(id: Guest.ID) {
            // @if ACTS
            cellPresenters.removeValue(forKey: id)?.ignoreReplies()
            // @else
            // | cellPresenters[id] = nil
            // @end
            guard let row = allRows.firstIndex(where: { $0.id == id }) else { return }
            allRows.remove(at: row)
            #if PAGES
                // @if HIDES
                rows.removeAll { $0.id == id }
                // @end
                listedIDs.remove(id)
                moveUp()
            #endif
            filterRows()
        }
    }
// @end
#endif
