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
    #if PAGES

        private static let secondPage = 2
    #endif

    weak var output: (any RosterInteractorOutputProtocol)?

    // @for argument in given
    // | private let placeID: PlaceID
    // @end
    private let supplier: any Supplier

    #if CHANGES
        private var guests: [Guest] = []
    #endif
    #if FILTERS || REMOVAL
        // @if HIDES
        // @if FILTERS
        /// All loaded rows; the filter selects those that are listed.
        // @else
        // | /// All loaded rows, with those that are removed.
        // @end
        private var allGuests: [Guest] = []
    // @end
    #endif
    #if PAGES && REMOVAL || PAGES && !CHANGES
        private var listedIDs: Set<Guest.ID> = []
    #endif
    #if REMOVAL
        // @if REMOVES
        /// The removed rows, even if the service has not confirmed it yet.
        private var removed: Set<Guest.ID> = []
    // @end
    #endif
    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        private(set) var filter = RosterFilter.all
    #endif
    #if CHANGES
        private var indicesByID: [Guest.ID: Int] = [:]
        // @if BLOCKING
        // @if HELD
        /// The rows with an open question or a running request, with their shown values. Until then,
        /// they do not change.
        // @else
        // | /// The rows with a running request, with their shown values. Until it ends, they do not
        // | /// change.
        // @end
        private var changing: [Guest.ID: Guest] = [:]
        #if REMOVAL
            // @if ANNOUNCES
            /// The values of the service that wait until their rows can change.
            private var waitingGuests: [Guest.ID: Guest] = [:]
        // @end
        #endif
        // @end
        // @for action in counts
        /// The rows with a running request for their score.
        private var countingScore: Set<Guest.ID> = []
        // @end
        #if REMOVAL
            // @if ANNOUNCES && ACTS
            /// Counts the removals of each row that were made elsewhere. A reply to a request that was
            /// sent before the latest one is ignored.
            private var removalCounts: [Guest.ID: Int] = [:]
        // @end
        #endif
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
                allGuests = []
                listedIDs = []
                nextPage = Self.secondPage
                addGuests(of: page)
            #else
                #if CHANGES
                    guests = []
                    indicesByID = [:]
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
                guests = allGuests.filter { !removed.contains($0.id) }
                // @end
                indicesByID = [:]
                for (index, guest) in guests.enumerated() { indicesByID[guest.id] = index }
                if isComplete { changePaging(to: guests.isEmpty ? .idle : .complete) }
                output?.didFetchGuests(guests.map(summary(of:)), hasMore: !isComplete)
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
                for guest in page.guests where listedIDs.insert(guest.id).inserted {
                    // @if BLOCKING
                    // The service does not know the values of a running request yet.
                    // @if REMOVES
                    if changing[guest.id] == nil { removed.remove(guest.id) }
                    // @end
                    // @if ANNOUNCES
                    if changing[guest.id] != nil { waitingGuests[guest.id] = guest }
                    // @end
                    allGuests.append(changing[guest.id] ?? guest)
                    // @else
                    // | allGuests.append(guest)
                    // @end
                }
                isComplete = page.isLast
                if !isComplete { changePaging(to: .idle) }
                filterGuests()
            }

            /// If no row is left, no displayed row requests more.
            private func fetchNextPageIfEmpty() {
                if guests.isEmpty, !isComplete, paging == .idle { fetchNextPage() }
            }

            /// After a removal, later rows move up, so the next page would begin with rows that are
            /// listed already; a page that was requested before would skip a row.
            private func moveUp() {
                nextPage = min(nextPage, guests.count / GuestPage.size + 1)
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
                    let first = guests.count
                    for guest in page.guests where indicesByID[guest.id] == nil {
                        indicesByID[guest.id] = guests.count
                        // @if TOGGLES
                        // The service does not know the values of a running request yet.
                        guests.append(changing[guest.id] ?? guest)
                        // @else
                        // | guests.append(guest)
                        // @end
                    }
                    changePaging(to: page.isLast && !guests.isEmpty ? .complete : .idle)
                    return guests.dropFirst(first).map(summary(of:))
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
                #if FILTERS || REMOVAL
                    // @if BLOCKING
                    // The service does not know the values of a running request yet.
                    // @if HIDES
                    allGuests = guests.map { changing[$0.id] ?? $0 }
                    // @else
                    // | self.guests = guests.map { changing[$0.id] ?? $0 }
                    // @end
                    #if REMOVAL
                        // @if ANNOUNCES
                        for guest in guests where changing[guest.id] != nil {
                            waitingGuests[guest.id] = guest
                        }
                    // @end
                    #endif
                    // @else
                    // @if HIDES
                    // | allGuests = guests
                    // @else
                    // | self.guests = guests
                    // @end
                    // @end
                    #if REMOVAL
                        // @if REMOVES
                        removed = removed.filter { changing[$0] != nil }
                    // @end
                    #endif
                    filterGuests()
                #else
                    // @if TOGGLES
                    // The service does not know the values of a running request yet.
                    self.guests = guests.map { changing[$0.id] ?? $0 }
                    // @else
                    // | self.guests = guests
                    // @end
                    indicesByID = [:]
                    for (index, guest) in guests.enumerated() { indicesByID[guest.id] = index }
                    output?.didFetchGuests(self.guests.map(summary(of:)))
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
                        // @= screen.listed: allGuests.filter { !removed.contains($0.id) && shows($0) }
                        guests = allGuests.filter { !removed.contains($0.id) && shows($0) }
                        // @end
                        indicesByID = [:]
                        for (index, guest) in guests.enumerated() { indicesByID[guest.id] = index }
                    #else
                        let guests = allGuests.filter(shows)
                    #endif
                    output?.didFetchGuests(guests.map(summary(of:)))
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
            guard changing[id] == nil, let index = indicesByID[id] else { return }
            changing[id] = guests[index]
            output?.mustConfirmHere(of: summary(of: guests[index]))
        }

        func cancelHere(id: Guest.ID) {
            changing[id] = nil
            #if REMOVAL
                // @if ANNOUNCES
                applyWaitingGuest(id)
            // @end
            #endif
        }

        // @end
        func toggleHere(id: Guest.ID) {
            // @if action.asks
            // | guard let guest = changing[id] else { return }
            // @else
            guard changing[id] == nil, let index = indicesByID[id] else { return }
            let guest = guests[index]
            changing[id] = guest
            // @end
            change(id) { $0.isHere.toggle() }
            // @if ANNOUNCES
            // | let removals = removalCounts[id]
            // @end
            supplier.setHere(!guest.isHere, guestID: id) { [weak self] result in
                // @if ANNOUNCES
                // | guard let self, removals == removalCounts[id] else { return }
                // @else
                guard let self else { return }
                // @end
                changing[id] = nil
                #if REMOVAL
                    // @if ANNOUNCES
                    if case .success = result { waitingGuests[id]?.isHere = !guest.isHere }
                // @end
                #endif
                if case .failure = result {
                    change(id) { $0.isHere = guest.isHere }
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
            guard let index = indicesByID[id] else { return }
            let guest = guests[index]
            // @if action.isLimited
            // @= action.possible: !guest.isPraised
            guard !guest.isPraised, !countingScore.contains(id) else { return }
            // @else
            // | guard !countingScore.contains(id) else { return }
            // @end
            output?.mustConfirmHere(of: summary(of: guest))
        }

        // @end
        func countScore(id: Guest.ID) {
            // @if action.isLimited && !action.asks
            guard let index = indicesByID[id] else { return }
            let guest = guests[index]
            // @= action.possible: !guest.isPraised
            guard !guest.isPraised, countingScore.insert(id).inserted else { return }
            // @else
            // | guard countingScore.insert(id).inserted else { return }
            // @end
            // @if ANNOUNCES
            // | let removals = removalCounts[id]
            // @end
            supplier.countScore(guestID: id) { [weak self] result in
                // @if ANNOUNCES
                // | guard let self, removals == removalCounts[id] else { return }
                // @else
                guard let self else { return }
                // @end
                countingScore.remove(id)
                switch result {
                // @if action.isJoint
                // | case .success(let counts):
                // |     change(id) {
                // @for number in action.numbers
                // |         $0.score = counts.score
                // @end
                // @else
                case .success(let score):
                    change(id) {
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
                        // | waitingGuests[id]?.score = counts.score
                        // @end
                        // @else
                        waitingGuests[id]?.score = score
                        // @end
                        // @if action.isOnce
                        waitingGuests[id]?.isPraised = true
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
                guard changing[id] == nil, let index = indicesByID[id] else { return }
                changing[id] = guests[index]
                output?.mustConfirmHere(of: summary(of: guests[index]))
            }

            func cancelRemoval(id: Guest.ID) {
                changing[id] = nil
                // @if ANNOUNCES
                applyWaitingGuest(id)
                // @end
            }

            // @end
            func remove(id: Guest.ID) {
                // @if action.asks
                guard changing[id] != nil else { return }
                // @else
                // | guard changing[id] == nil, let index = indicesByID[id] else { return }
                // | changing[id] = guests[index]
                // @end
                removed.insert(id)
                filterGuests()
                // @if ANNOUNCES
                // | let removals = removalCounts[id]
                // @end
                supplier.remove(guestID: id) { [weak self] result in
                    // @if ANNOUNCES
                    // | guard let self, removals == removalCounts[id] else { return }
                    // @else
                    guard let self else { return }
                    // @end
                    changing[id] = nil
                    switch result {
                    // @= action.removedByInteractor
                    case .success:
                        remember(id)
                        output?.didRemove()
                    // @end
                    case .failure:
                        removed.remove(id)
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
        // @if TOGGLES || COUNTS || ANNOUNCES
        /// Changes an entry if it is still listed.
        private func change(_ id: Guest.ID, _ change: (inout Guest) -> Void) {
            // @if BLOCKING
            if var guest = changing[id] {
                change(&guest)
                changing[id] = guest
            }
            // @end
            #if FILTERS || REMOVAL
                // @if HIDES
                if let index = allGuests.firstIndex(where: { $0.id == id }) {
                    change(&allGuests[index])
                    #if FILTERS
                        // @if MOVES
                        // The selected filter may no longer show the guest, or show it again.
                        let isListed = indicesByID[id] != nil
                        if shows(allGuests[index]) != isListed { return filterGuests() }
                    // @end
                    #endif
                }
            // @end
            #endif
            guard let index = indicesByID[id] else { return }
            change(&guests[index])
            output?.didUpdateGuest(summary(of: guests[index]))
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
            // @if BLOCKING
            guard changing[guest.id] == nil else {
                waitingGuests[guest.id] = guest
                return
            }
            // @end
            change(guest.id) { $0 = guest }
        }

        func guestWasRemoved(id: Guest.ID) {
            // @if ACTS
            removalCounts[id, default: 0] += 1
            // @end
            // @if BLOCKING
            changing[id] = nil
            waitingGuests[id] = nil
            // @end
            // @for action in counts
            countingScore.remove(id)
            // @end
            guard let index = allGuests.firstIndex(where: { $0.id == id }) else { return }
            allGuests.remove(at: index)
            #if PAGES
                // @if HIDES
                guests.removeAll { $0.id == id }
                // @end
                listedIDs.remove(id)
                moveUp()
            #endif
            filterGuests()
        }
        // @if BLOCKING

        private func applyWaitingGuest(_ id: Guest.ID) {
            if let guest = waitingGuests.removeValue(forKey: id) { guestDidChange(guest) }
        }
        // @end
    }
// @end
#endif
