internal import DataBinding
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
/// The contents of the list of guests.
@MainActor
final class RosterViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }
    #if PAGES

        /// The footer after the last row.
        enum Footer: Equatable {
            case hidden
            case loading(String)
            case failed(String)
            case end(String)
        }

        private static let secondPage = 2
    #endif

    let placeholder = Bindable(Placeholder.none)
    #if PAGES
        let footer = Bindable(Footer.hidden)
    #endif
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[GuestCellViewModel]>([])
    // @for total in totals
    let total = Bindable("")
    // @end
    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        let filter = Bindable(RosterFilter.all)
    #endif
    // @for button in undo
    let canRecall = Bindable(false)
    // @end
    // @if ASKS
    /// Called with the row and the question before a change.
    var onQuestion: ((String, GuestCellViewModel) -> Void)?
    // @end
    var onMessage: ((String) -> Void)?

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

    #if FILTERS || REMOVAL
        // @if HIDES
        // @if FILTERS
        /// All loaded rows; the filter selects those that are shown.
        // @else
        // | /// All loaded rows, with those that are removed.
        // @end
        private var allRows: [GuestCellViewModel] = []
    // @end
    #endif
    #if PAGES
        private var listedIDs: Set<Guest.ID> = []
    #endif
    #if CHANGES
        /// The view models of the rows, which a refresh keeps.
        private var cellViewModels: [Guest.ID: GuestCellViewModel] = [:]
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
    #if PAGES
        private var nextPage = RosterViewModel.secondPage
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
        #if REMOVAL
            // @if ANNOUNCES
            supplier.addObserver(self)
        // @end
        #endif
    }

    func loadGuests() {
        placeholder.value = .loading
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            #if PAGES
                case .success(let page): replaceRows(with: page)
            #else
                case .success(let guests): show(guests)
            #endif
            case .failure: placeholder.value = .error("{screen.failure}")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadGuests()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        #if PAGES
            #if REMOVAL
                dropPage()
            #else
                generation += 1
            #endif
            switch footer.value {
            case .hidden, .loading, .failed: footer.value = .hidden
            case .end: break
            }
        #endif
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            #if PAGES
                case .success(let page): replaceRows(with: page)
            #else
                case .success(let guests): show(guests)
            #endif
            #if PAGES && REMOVAL
                case .failure:
                    onMessage?("Could not refresh")
                    loadNextPageIfEmpty()
            #else
                case .failure: onMessage?("Could not refresh")
            #endif
            }
        }
    }
    #if PAGES

        private func replaceRows(with page: GuestPage) {
            #if REMOVAL
                // @if HIDES
                allRows = []
                // @end
                listedIDs = []
                nextPage = Self.secondPage
                // @if HIDES
                addRows(for: page)
            // @else
            // | addRows(for: page, to: [])
            // @end
            #else
                listedIDs = []
                nextPage = Self.secondPage
                let new = newRows(for: page)
                placeholder.value = new.isEmpty ? .empty("{screen.empty}") : .none
                showFooter(behind: page)
                // @for total in totals
                showTotal(of: new.count)
                // @end
                rows.value = new
            #endif
        }
        #if REMOVAL

            // @if HIDES
            private func filterRows() {
                // @= screen.isShown: !$0.isRemoved
                let shown = allRows.filter { !$0.isRemoved }
                // @else
                // | private func showRows(_ shown: [GuestCellViewModel]) {
                // @end
                placeholder.value = shown.isEmpty && isComplete ? .empty("{screen.empty}") : .none
                if isComplete { footer.value = shown.isEmpty ? .hidden : .end("No more guests") }
                // @for total in totals
                showTotal(of: shown.count)
                // @end
                rows.value = shown
                loadNextPageIfEmpty()
            }
        #endif

        // MARK: - Further pages

        func willDisplayRow(at row: Int) {
            // After a failure only the button asks again.
            if row == rows.value.count - 1, footer.value == .hidden { loadNextPage() }
        }

        func retryNextPage() {
            if case .failed = footer.value { loadNextPage() }
        }

        private func loadNextPage() {
            guard !isRefreshing.value else { return }
            footer.value = .loading("Loading more…")
            supplier.guests(page: nextPage) { [weak self, generation] result in
                guard let self, generation == self.generation else { return }
                switch result {
                case .success(let page): appendRows(of: page)
                case .failure: footer.value = .failed("Could not load more")
                }
            }
        }

        private func appendRows(of page: GuestPage) {
            nextPage += 1
            #if REMOVAL
                // @if HIDES
                addRows(for: page)
            // @else
            // | addRows(for: page, to: rows.value)
            // @end
            #else
                let new = newRows(for: page)
                showFooter(behind: page)
                // @for total in totals
                showTotal(of: rows.value.count + new.count)
                // @end
                rows.append(contentsOf: new)
            #endif
        }
        #if REMOVAL

            // @if HIDES
            private func addRows(for page: GuestPage) {
                // @else
                // | private func addRows(for page: GuestPage, to old: [GuestCellViewModel]) {
                // @end
                let new = page.guests.filter { listedIDs.insert($0.id).inserted }
                // @if HIDES
                allRows += new.map(cellViewModel)
                // @end
                isComplete = page.isLast
                if !isComplete { footer.value = .hidden }
                // @if HIDES
                filterRows()
                // @else
                // | showRows(old + new.map(cellViewModel))
                // @end
            }

            /// If no row is left, no displayed row requests more.
            private func loadNextPageIfEmpty() {
                if rows.value.isEmpty, !isComplete, footer.value == .hidden { loadNextPage() }
            }

            /// After a removal, later rows move up, so the next page would begin with rows that are
            /// listed already; a page that was requested before would skip a row.
            // @if ANNOUNCES
            // | private func moveUp(behind rowCount: Int) {
            // |     nextPage = min(nextPage, rowCount / GuestPage.size + 1)
            // @else
            private func moveUp() {
                nextPage = min(nextPage, rows.value.count / GuestPage.size + 1)
                // @end
                dropPage()
                if case .loading = footer.value { loadNextPage() }
            }

            /// A requested page is dropped when it arrives.
            private func dropPage() {
                generation += 1
            }
        #else

            private func newRows(for page: GuestPage) -> [GuestCellViewModel] {
                // @= screen.makeRow: cellViewModel
                page.guests.filter { listedIDs.insert($0.id).inserted }.map(cellViewModel)
            }

            private func showFooter(behind page: GuestPage) {
                footer.value = page.isLast && !listedIDs.isEmpty ? .end("No more guests") : .hidden
            }
        #endif
    #else

        private func show(_ guests: [Guest]) {
            #if FILTERS || REMOVAL
                // @if HIDES
                // @= screen.makeRow: cellViewModel
                allRows = guests.map(cellViewModel)
                filterRows()
            // @else
            // | showRows(guests.map(cellViewModel))
            // @end
            #else
                placeholder.value = guests.isEmpty ? .empty("{screen.empty}") : .none
                // @for total in totals
                showTotal(of: guests.count)
                // @end
                // @= screen.makeRow: GuestCellViewModel.init
                rows.value = guests.map(GuestCellViewModel.init)
            #endif
        }
        #if FILTERS

            func choose(_ filter: RosterFilter) {
                self.filter.value = filter
                switch placeholder.value {
                case .loading, .error: break
                case .none, .empty: filterRows()
                }
            }
        #endif
        #if FILTERS || REMOVAL

            // @if HIDES
            private func filterRows() {
                // @= screen.isShown: !$0.isRemoved && shows($0.guest)
                let shown = allRows.filter { !$0.isRemoved && shows($0.guest) }
                // @else
                // | private func showRows(_ shown: [GuestCellViewModel]) {
                // @end
                placeholder.value = shown.isEmpty ? .empty("{screen.empty}") : .none
                // @for total in totals
                showTotal(of: shown.count)
                // @end
                rows.value = shown
            }
        #endif
        #if FILTERS
            // @if MOVES

            /// Filters the rows if a changed row no longer belongs to the selected filter, or belongs to
            /// it again.
            private func move(_ guest: Guest) {
                let isShown = rows.value.contains { $0.guest.id == guest.id }
                if shows(guest) != isShown { filterRows() }
            }
            // @end

            private func shows(_ guest: Guest) -> Bool {
                switch filter.value {
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
    #if CHANGES

        private func cellViewModel(for guest: Guest) -> GuestCellViewModel {
            if let viewModel = cellViewModels[guest.id] {
                viewModel.update(guest)
                return viewModel
            }
            // @if ACTS
            let viewModel = GuestCellViewModel(guest: guest, supplier: supplier)
            // @else
            // | let viewModel = GuestCellViewModel(guest: guest)
            // @end
            // @if ASKS
            viewModel.onQuestion = { [weak self, weak viewModel] question in
                if let viewModel { self?.onQuestion?(question, viewModel) }
            }
            // @end
            #if REMOVAL
                // @if REMOVES
                viewModel.onRemovalChange = { [weak self] in self?.filterRows() }
                // @if PAGES || UNDO
                viewModel.onRemoved = { [weak self] in
                    #if PAGES
                        // @if ANNOUNCES
                        // | if let self { moveUp(behind: rows.value.count) }
                        // @else
                        self?.moveUp()
                    // @end
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
                viewModel.onChange = { [weak self] in self?.move($0) }
            // @end
            #endif
            // @if ACTS
            viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
            // @end
            cellViewModels[guest.id] = viewModel
            return viewModel
        }
    #endif
    // @for total in totals

    private func showTotal(of count: Int) {
        total.value = count == 1 ? "1 {total.one}" : "\(count) {total.several}"
    }
    // @end
    // @if ROUTE

    func selectGuest(at row: Int) {
        onSelectGuest(rows.value[row].guest.id)
    }
    // @end
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
            case .success: pullToRefresh()
            case .failure: onMessage?("{button.failure}")
            }
        }
    }

    private func remember(_ id: Guest.ID) {
        lastRemovedID = id
        updateUndo()
    }

    private func updateUndo() {
        canRecall.value = lastRemovedID != nil && !isRestoring
    }
    // @else

    func addGuest() {
        guard !isAdding else { return }
        isAdding = true
        supplier.add { [weak self] result in
            guard let self else { return }
            isAdding = false
            switch result {
            case .success: pullToRefresh()
            case .failure: onMessage?("{button.failure}")
            }
        }
    }
    // @end
    // @end
    // @for link in links

    func openPortrait(at row: Int) {
        onOpenHost(rows.value[row].guest.hostNumber)
    }
    // @end
}
#if REMOVAL
    // @if ANNOUNCES

    // MARK: - Changes made elsewhere

    extension RosterViewModel: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            cellViewModels[guest.id]?.update(guest)
        }

        func guestWasRemoved(id: Guest.ID) {
            // @if ACTS
            cellViewModels.removeValue(forKey: id)?.ignoreReplies()
            // @else
            // | cellViewModels[id] = nil
            // @end
            // @if HIDES
            guard let row = allRows.firstIndex(where: { $0.id == id }) else { return }
            allRows.remove(at: row)
            // @else
            // | guard let row = rows.value.firstIndex(where: { $0.id == id }) else { return }
            // | var left = rows.value
            // | left.remove(at: row)
            // @end
            #if PAGES
                listedIDs.remove(id)
            // @if HIDES
            // | moveUp(behind: rows.value.count { $0.id != id })
            // @else
            // | moveUp(behind: left.count)
            // @end
            #endif
            // @if HIDES
            filterRows()
            // @else
            // | showRows(left)
            // @end
        }
    }
// @end
#endif
