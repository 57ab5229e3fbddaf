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
final class RosterInteractor: RosterInteractorProtocol {
    private enum FirstLoad { case running, failed, done }
    #if CHANGES

        /// A row with its shown values.
        private final class Row {
            var guest: Guest
            // @if BLOCKING
            // @if HELD
            /// Indicates whether a question is open or a request is running. Until then, the row does
            /// not change.
            // @else
            // | /// Indicates whether a request is running. Until it ends, the row does not change.
            // @end
            var isChanging = false
            #if REMOVAL
                // @if ANNOUNCES
                /// The values of the service that wait until the row can change.
                var waitingGuest: Guest?
            // @end
            #endif
            // @end
            #if REMOVAL
                // @if REMOVES
                /// Indicates whether the row is removed, even if the service has not confirmed it yet.
                var isRemoved = false
            // @end
            #endif
            // @for action in counts
            var isCountingScore = false
            // @end

            init(_ guest: Guest) {
                self.guest = guest
            }
        }
    #endif
    #if PAGES

        private static let secondPage = 2
    #endif

    weak var output: (any RosterInteractorOutputProtocol)?

    // @for argument in given
    // | private let placeID: PlaceID
    // @end
    private let supplier: any Supplier

    #if CHANGES
        /// All rows that have been listed, even those that are no longer.
        private var rowsByID: [Guest.ID: Row] = [:]
        #if FILTERS || REMOVAL
            // @if HIDES
            // @if FILTERS
            /// All loaded rows; the filter selects those that are listed.
            // @else
            // | /// All loaded rows, with those that are removed.
            // @end
            private var allRows: [Row] = []
        // @end
        #endif
        /// The listed rows, in order.
        private var rows: [Row] = []
    #else
        #if FILTERS
            /// All loaded rows; the filter selects those that are listed.
            private var allGuests: [Guest] = []
        #endif
        #if PAGES
            private var listedIDs: Set<Guest.ID> = []
        #endif
    #endif
    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        private(set) var filter = RosterFilter.all
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
        private var paging = PagingSummary.idle
        private var nextPage = RosterInteractor.secondPage
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
        supplier: any Supplier
    ) {
        // @for argument in given
        // | self.placeID = placeID
        // @end
        self.supplier = supplier
        #if REMOVAL
            // @if ANNOUNCES
            supplier.addObserver(self)
        // @end
        #endif
    }

    func fetchGuests() {
        firstLoad = .running
        output?.didBeginFetchingGuests()
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            #if FILTERS || REMOVAL
                output?.didEndFetchingGuests()
            #endif
            switch result {
            #if PAGES
                case .success(let page):
                    firstLoad = .done
                    replaceGuests(with: page)
            #else
                case .success(let guests):
                    firstLoad = .done
                    #if FILTERS || CHANGES
                        replaceGuests(with: guests)
                    #else
                        output?.didFetchGuests(guests.map(summary(of:)))
                    #endif
            #endif
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchGuests()
            }
        }
    }

    func refreshGuests() {
        switch firstLoad {
        case .running: break
        case .failed: fetchGuests()
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
            if paging != .complete { changePaging(to: .idle) }
        #endif
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            isRefreshing = false
            #if FILTERS || REMOVAL
                output?.didEndFetchingGuests()
            #endif
            switch result {
            #if PAGES
                case .success(let page): replaceGuests(with: page)
            #else
                #if FILTERS || CHANGES
                    case .success(let guests): replaceGuests(with: guests)
                #else
                    case .success(let guests): output?.didFetchGuests(guests.map(summary(of:)))
                #endif
            #endif
            #if PAGES && REMOVAL
                case .failure:
                    output?.didFailToRefreshGuests()
                    fetchNextPageIfEmpty()
            #else
                case .failure: output?.didFailToRefreshGuests()
            #endif
            }
        }
    }
    #if PAGES

        private func replaceGuests(with page: GuestPage) {
            #if REMOVAL
                allRows = []
                nextPage = Self.secondPage
                addGuests(of: page)
            #else
                #if CHANGES
                    rows = []
                #else
                    listedIDs = []
                #endif
                nextPage = Self.secondPage
                let newGuests = addGuests(of: page)
                output?.didFetchGuests(newGuests)
            #endif
        }
        #if REMOVAL

            private func filterGuests() {
                // @if HIDES
                rows = allRows.filter { !$0.isRemoved }
                // @end
                if isComplete { changePaging(to: rows.isEmpty ? .idle : .complete) }
                output?.didFetchGuests(rows.map { summary(of: $0.guest) }, hasMore: !isComplete)
                fetchNextPageIfEmpty()
            }
        #endif

        // MARK: - Further pages

        func fetchMoreGuests() {
            // After a failure only a retry sends the next request.
            if paging == .idle { fetchNextPage() }
        }

        func retryFetchingMoreGuests() {
            if paging == .failed { fetchNextPage() }
        }

        private func fetchNextPage() {
            guard !isRefreshing else { return }
            changePaging(to: .running)
            supplier.guests(page: nextPage) { [weak self, generation] result in
                guard let self, generation == self.generation else { return }
                switch result {
                case .success(let page): appendGuests(of: page)
                case .failure: changePaging(to: .failed)
                }
            }
        }

        private func appendGuests(of page: GuestPage) {
            nextPage += 1
            #if REMOVAL
                addGuests(of: page)
            #else
                let newGuests = addGuests(of: page)
                output?.didFetchMoreGuests(newGuests)
            #endif
        }
        #if REMOVAL

            private func addGuests(of page: GuestPage) {
                for guest in page.guests where !allRows.contains(where: { $0.guest.id == guest.id })
                {
                    allRows.append(row(for: guest))
                }
                isComplete = page.isLast
                if !isComplete { changePaging(to: .idle) }
                filterGuests()
            }

            /// If no row is left, no displayed row requests more.
            private func fetchNextPageIfEmpty() {
                if rows.isEmpty, !isComplete, paging == .idle { fetchNextPage() }
            }

            /// After a removal, later rows move up, so the next page would begin with rows that are
            /// listed already; a page that was requested before would skip a row.
            private func moveUp() {
                nextPage = min(nextPage, rows.count / GuestPage.size + 1)
                dropPage()
                if paging == .running { fetchNextPage() }
            }

            /// A requested page is dropped when it arrives.
            private func dropPage() {
                generation += 1
            }
        #else

            /// Adds the guests of a page that are not listed yet, and returns them.
            private func addGuests(of page: GuestPage) -> [GuestSummary] {
                #if CHANGES
                    let first = rows.count
                    for guest in page.guests
                    where !rows.contains(where: { $0.guest.id == guest.id }) {
                        rows.append(row(for: guest))
                    }
                    changePaging(to: page.isLast && !rows.isEmpty ? .complete : .idle)
                    return rows.dropFirst(first).map { summary(of: $0.guest) }
                #else
                    let newGuests = page.guests.filter { listedIDs.insert($0.id).inserted }
                    changePaging(to: page.isLast && !listedIDs.isEmpty ? .complete : .idle)
                    return newGuests.map(summary(of:))
                #endif
            }
        #endif

        private func changePaging(to paging: PagingSummary) {
            self.paging = paging
            output?.didChangePaging(paging)
        }
    #else
        #if FILTERS || CHANGES

            private func replaceGuests(with guests: [Guest]) {
                #if CHANGES
                    allRows = guests.map(row(for:))
                #else
                    allGuests = guests
                #endif
                #if FILTERS || REMOVAL
                    filterGuests()
                #else
                    output?.didFetchGuests(rows.map { summary(of: $0.guest) })
                #endif
            }
            #if FILTERS

                func choose(_ filter: RosterFilter) {
                    self.filter = filter
                    if firstLoad == .done { filterGuests() }
                }
            #endif
            #if FILTERS || REMOVAL

                private func filterGuests() {
                    #if CHANGES
                        // @if HIDES
                        // @= screen.isShown: !$0.isRemoved && shows($0.guest)
                        rows = allRows.filter { !$0.isRemoved && shows($0.guest) }
                        // @end
                        output?.didFetchGuests(rows.map { summary(of: $0.guest) })
                    #else
                        output?.didFetchGuests(allGuests.filter(shows).map(summary(of:)))
                    #endif
                }
            #endif
            #if FILTERS

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
    #endif
    // @for button in buttons
    // @if button.isUndo

    func restoreGuest() {
        guard let id = lastRemovedID, !isRestoring else { return }
        isRestoring = true
        updateUndo()
        supplier.restore(guestID: id) { [weak self] result in
            guard let self else { return }
            isRestoring = false
            if case .success = result, lastRemovedID == id { lastRemovedID = nil }
            updateUndo()
            switch result {
            case .success: refreshGuests()
            case .failure: output?.didFailToRestore()
            }
        }
    }

    private func remember(_ id: Guest.ID) {
        lastRemovedID = id
        updateUndo()
    }

    private func updateUndo() {
        output?.didEnableRecall(lastRemovedID != nil && !isRestoring)
    }
    // @else

    func addGuest() {
        guard !isAdding else { return }
        isAdding = true
        supplier.add { [weak self] result in
            guard let self else { return }
            isAdding = false
            switch result {
            case .success: refreshGuests()
            case .failure: output?.didFailToAdd()
            }
        }
    }
    // @end
    // @end
    // @if CHANGES
}

// MARK: - Guests

extension RosterInteractor {
    // @end
    #if CHANGES
        // @for action in toggles
        // @if action.asks
        func askHere(id: Guest.ID) {
            guard let row = row(id), !row.isChanging else { return }
            row.isChanging = true
            output?.mustConfirmHere(of: summary(of: row.guest))
        }

        func cancelHere(id: Guest.ID) {
            rowsByID[id]?.isChanging = false
            #if REMOVAL
                // @if ANNOUNCES
                applyWaitingGuest(id)
            // @end
            #endif
        }

        // @end
        func toggleHere(id: Guest.ID) {
            // @if action.asks
            // | guard let row = rowsByID[id], row.isChanging else { return }
            // @else
            guard let row = row(id), !row.isChanging else { return }
            row.isChanging = true
            // @end
            let isHere = !row.guest.isHere
            change(row) { $0.isHere = isHere }
            supplier.setHere(isHere, guestID: id) { [weak self, weak row] result in
                guard let self, let row else { return }
                row.isChanging = false
                #if REMOVAL
                    // @if ANNOUNCES
                    if case .success = result { row.waitingGuest?.isHere = isHere }
                // @end
                #endif
                if case .failure = result {
                    change(row) { $0.isHere = !isHere }
                    output?.didFailToChangeHere()
                }
                #if REMOVAL
                    // @if ANNOUNCES
                    applyWaitingGuest(id)
                // @end
                #endif
            }
        }

        // @end
        // @for action in counts
        // @if action.asks
        func askForScore(id: Guest.ID) {
            // @if action.isLimited
            // @= action.possibleInRow: !row.guest.isPraised
            guard let row = row(id), !row.guest.isPraised, !row.isCountingScore else { return }
            // @else
            // | guard let row = row(id), !row.isCountingScore else { return }
            // @end
            output?.mustConfirmHere(of: summary(of: row.guest))
        }

        // @end
        func countScore(id: Guest.ID) {
            // @if action.asks
            // | guard let row = rowsByID[id], !row.isCountingScore else { return }
            // @end
            // @if action.isLimited && !action.asks
            // @= action.possibleInRow: !row.guest.isPraised
            guard let row = row(id), !row.guest.isPraised, !row.isCountingScore else { return }
            // @end
            // @if !action.isLimited && !action.asks
            // | guard let row = row(id), !row.isCountingScore else { return }
            // @end
            row.isCountingScore = true
            supplier.countScore(guestID: id) { [weak self, weak row] result in
                guard let self, let row else { return }
                row.isCountingScore = false
                switch result {
                // @if action.isJoint
                // | case .success(let counts):
                // |     change(row) {
                // @for number in action.numbers
                // |         $0.score = counts.score
                // @end
                // @else
                case .success(let score):
                    change(row) {
                        $0.score = score
                        // @end
                        // @if action.isOnce
                        $0.isPraised = true
                        // @end
                    }
                    #if REMOVAL
                        // @if ANNOUNCES && BLOCKING
                        // @if action.isJoint
                        // @for number in action.numbers
                        // | row.waitingGuest?.score = counts.score
                        // @end
                        // @else
                        row.waitingGuest?.score = score
                        // @end
                        // @if action.isOnce
                        row.waitingGuest?.isPraised = true
                    // @end
                    // @end
                    #endif
                    // @if action.tells
                    output?.didCountScore()
                // @end
                case .failure:
                    output?.didFailToCountScore()
                }
            }
        }

        // @end
        // @for action in removal
        #if REMOVAL
            // @if action.asks
            func askForRemoval(id: Guest.ID) {
                guard let row = row(id), !row.isChanging else { return }
                row.isChanging = true
                output?.mustConfirmHere(of: summary(of: row.guest))
            }

            func cancelRemoval(id: Guest.ID) {
                rowsByID[id]?.isChanging = false
                // @if ANNOUNCES
                applyWaitingGuest(id)
                // @end
            }

            // @end
            func remove(id: Guest.ID) {
                // @if action.asks
                guard let row = rowsByID[id], row.isChanging else { return }
                // @else
                // | guard let row = row(id), !row.isChanging else { return }
                // | row.isChanging = true
                // @end
                row.isRemoved = true
                filterGuests()
                supplier.remove(guestID: id) { [weak self, weak row] result in
                    guard let self, let row else { return }
                    row.isChanging = false
                    switch result {
                    // @= action.removedByInteractor
                    case .success:
                        remember(id)
                        output?.didRemove()
                    // @end
                    case .failure:
                        row.isRemoved = false
                        filterGuests()
                        // @if ANNOUNCES
                        applyWaitingGuest(id)
                        // @end
                        output?.didFailToRemove()
                    }
                }
            }

        #endif
        // @end
        /// Returns the row of an entry that has loaded.
        private func row(for guest: Guest) -> Row {
            let row = rowsByID[guest.id] ?? Row(guest)
            rowsByID[guest.id] = row
            // @if BLOCKING
            guard !row.isChanging else {
                // The service does not know the values of a running request yet.
                #if REMOVAL
                    // @if ANNOUNCES
                    row.waitingGuest = guest
                // @end
                #endif
                return row
            }
            #if REMOVAL
                // @if REMOVES
                row.isRemoved = false
            // @end
            #endif
            // @end
            row.guest = guest
            return row
        }

        // @if ACTS
        /// Returns a listed row.
        private func row(_ id: Guest.ID) -> Row? {
            rows.first { $0.guest.id == id }
        }

        // @end
        // @if TOGGLES || COUNTS || ANNOUNCES
        /// Changes the values of a row, and reports them if the row is listed.
        private func change(_ row: Row, _ change: (inout Guest) -> Void) {
            change(&row.guest)
            let isListed = rows.contains { $0 === row }
            #if FILTERS
                // @if MOVES
                // The selected filter may no longer show the guest, or show it again.
                if allRows.contains(where: { $0 === row }), shows(row.guest) != isListed {
                    return filterGuests()
                }
            // @end
            #endif
            if isListed {
                output?.didUpdateGuest(summary(of: row.guest))
            }
        }

    // @end
    #endif
    // @if !CHANGES

    // @end
    private func summary(of guest: Guest) -> GuestSummary {
        GuestSummary(
            id: guest.id,
            // @= summary.arguments
            hostNumber: guest.hostNumber,
            isHere: guest.isHere,
            score: guest.score,
            isPraised: guest.isPraised
                // @end
        )
    }
}
#if REMOVAL
    // @if ANNOUNCES

    // MARK: - Changes made elsewhere

    extension RosterInteractor: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            guard let row = rowsByID[guest.id] else { return }
            // @if BLOCKING
            guard !row.isChanging else {
                row.waitingGuest = guest
                return
            }
            // @end
            change(row) { $0 = guest }
        }

        func guestWasRemoved(id: Guest.ID) {
            // Releases the row, so that replies to its requests are ignored.
            rowsByID[id] = nil
            guard let index = allRows.firstIndex(where: { $0.guest.id == id }) else { return }
            allRows.remove(at: index)
            #if PAGES
                // @if HIDES
                rows.removeAll { $0.guest.id == id }
                // @end
                moveUp()
            #endif
            filterGuests()
        }
        // @if BLOCKING

        private func applyWaitingGuest(_ id: Guest.ID) {
            guard let row = rowsByID[id], let guest = row.waitingGuest else { return }
            row.waitingGuest = nil
            guestDidChange(guest)
        }
        // @end
    }
// @end
#endif
