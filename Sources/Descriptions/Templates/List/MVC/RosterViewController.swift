internal import HeadlessKit
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
final class RosterViewController: ViewController {
    private enum FirstLoad { case running, failed, done }
    #if PAGES
        private enum Footer { case hidden, loading, failed, end }

        private static let secondPage = 2
    #endif

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
    private lazy var rosterView = RosterView()

    private var rows: [GuestCellController] = []
    #if FILTERS || REMOVAL
        // @if HIDES
        // @if FILTERS
        /// All loaded rows; the filter selects those that are shown.
        // @else
        // | /// All loaded rows, with those that are removed.
        // @end
        private var allRows: [GuestCellController] = []
    // @end
    #endif
    #if FILTERS
        // @= screen.firstFilter: RosterFilter.all
        private var filter = RosterFilter.all
    #endif
    #if PAGES && REMOVAL
        private var listedIDs: Set<Guest.ID> = []
    #endif
    // @if SHOWS || PAGES && !CHANGES
    private var rowsByID: [Guest.ID: Int] = [:]
    // @end
    #if CHANGES
        /// The controllers of the rows, which a refresh keeps.
        private var cellControllers: [Guest.ID: GuestCellController] = [:]
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
        private var nextPage = RosterViewController.secondPage
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

    override func loadView() { view = rosterView }

    override func viewDidLoad() {
        super.viewDidLoad()
        rosterView.tableView.dataSource = self
        // @if ROUTE || PAGES
        rosterView.tableView.delegate = self
        // @end
        #if REMOVAL
            // @if ANNOUNCES
            supplier.addObserver(self)
        // @end
        #endif
        rosterView.refreshControl.addAction(
            Action { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        rosterView.onRetry = { [weak self] in self?.loadGuests() }
        #if PAGES
            rosterView.onRetryMore = { [weak self] in self?.retryNextPage() }
        #endif
        // @for button in buttons
        rosterView.onTapInvite = { [weak self] in self?.addGuest() }
        // @end
        #if FILTERS
            rosterView.onChoose = { [weak self] in self?.choose($0) }
            rosterView.showFilter(filter)
        #endif
        loadGuests()
    }

    private func loadGuests() {
        firstLoad = .running
        rosterView.showLoading()
        // @= screen.request: supplier.guests { [weak self] (result: Reply)
        supplier.guests { [weak self] (result: Reply) in
            guard let self else { return }
            rosterView.refreshControl.endRefreshing()
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
                rosterView.showError("{screen.failure}")
            }
        }
    }

    private func pullToRefresh() {
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
            rosterView.refreshControl.endRefreshing()
            switch result {
            #if PAGES
                case .success(let page): replaceRows(with: page)
            #else
                case .success(let guests): show(guests)
            #endif
            #if PAGES && REMOVAL
                case .failure:
                    showToast("Could not refresh")
                    loadNextPageIfEmpty()
            #else
                case .failure: showToast("Could not refresh")
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
                rowsByID = [:]
                nextPage = Self.secondPage
                addRows(for: page)
                if rows.isEmpty {
                    rosterView.showEmpty("{screen.empty}")
                } else {
                    rosterView.showRows()
                }
                showRows(until: page)
            #endif
        }
        #if REMOVAL

            private func filterRows() {
                // @if HIDES
                // @= screen.isShown: !$0.isRemoved
                rows = allRows.filter { !$0.isRemoved }
                // @end
                // @if SHOWS
                rowsByID = [:]
                for (row, controller) in rows.enumerated() { rowsByID[controller.guest.id] = row }
                // @end
                if rows.isEmpty && isComplete {
                    rosterView.showEmpty("{screen.empty}")
                } else {
                    rosterView.showRows()
                }
                if isComplete { showFooter(rows.isEmpty ? .hidden : .end) }
                // @for total in totals
                rosterView.showTotal(total(of: rows.count))
                // @end
                rosterView.tableView.reloadData()
                loadNextPageIfEmpty()
            }
        #endif

        // MARK: - Further pages

        private func retryNextPage() {
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
            #if REMOVAL
                for guest in page.guests where listedIDs.insert(guest.id).inserted {
                    allRows.append(cellController(for: guest))
                }
                isComplete = page.isLast
                if !isComplete { showFooter(.hidden) }
                filterRows()
            #else
                for guest in page.guests where rowsByID[guest.id] == nil {
                    rowsByID[guest.id] = rows.count
                    // @= screen.row: cellController(for: guest)
                    rows.append(cellController(for: guest))
                }
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
                rosterView.showTotal(total(of: rows.count))
                // @end
                rosterView.tableView.reloadData()
            }
        #endif

        private func showFooter(_ footer: Footer) {
            self.footer = footer
            switch footer {
            case .hidden: rosterView.hideFooter()
            case .loading: rosterView.showFooter("Loading more…", canRetry: false)
            case .failed: rosterView.showFooter("Could not load more", canRetry: true)
            case .end: rosterView.showFooter("No more guests", canRetry: false)
            }
        }
    #else

        private func show(_ guests: [Guest]) {
            #if FILTERS || REMOVAL
                // @= screen.makeRow: cellController
                allRows = guests.map(cellController)
                filterRows()
            #else
                // @= screen.makeRow: GuestCellController.init
                rows = guests.map(GuestCellController.init)
                // @if SHOWS
                rowsByID = [:]
                for (row, guest) in guests.enumerated() { rowsByID[guest.id] = row }
                // @end
                if guests.isEmpty {
                    rosterView.showEmpty("{screen.empty}")
                } else {
                    rosterView.showRows()
                }
                // @for total in totals
                rosterView.showTotal(total(of: rows.count))
                // @end
                rosterView.tableView.reloadData()
            #endif
        }
        #if FILTERS

            private func choose(_ filter: RosterFilter) {
                self.filter = filter
                rosterView.showFilter(filter)
                if firstLoad == .done { filterRows() }
            }
        #endif
        #if FILTERS || REMOVAL

            private func filterRows() {
                // @if HIDES
                // @= screen.isShown: !$0.isRemoved && shows($0.guest)
                rows = allRows.filter { !$0.isRemoved && shows($0.guest) }
                // @end
                // @if SHOWS
                rowsByID = [:]
                for (row, controller) in rows.enumerated() { rowsByID[controller.guest.id] = row }
                // @end
                if rows.isEmpty {
                    rosterView.showEmpty("{screen.empty}")
                } else {
                    rosterView.showRows()
                }
                // @for total in totals
                rosterView.showTotal(total(of: rows.count))
                // @end
                rosterView.tableView.reloadData()
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
    #if CHANGES

        private func cellController(for guest: Guest) -> GuestCellController {
            if let controller = cellControllers[guest.id] {
                controller.update(guest)
                return controller
            }
            // @if ACTS
            let controller = GuestCellController(guest: guest, supplier: supplier)
            // @else
            // | let controller = GuestCellController(guest: guest)
            // @end
            // @if SHOWS
            controller.visibleCell = { [weak self] in self?.visibleCell(of: guest.id) }
            // @end
            // @if ASKS
            controller.onQuestion = { [weak self, weak controller] question in
                self?.confirm(question, of: controller)
            }
            // @end
            #if REMOVAL
                // @if REMOVES
                controller.onRemovalChange = { [weak self] in self?.filterRows() }
                // @if PAGES || UNDO
                controller.onRemoved = { [weak self] in
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
                controller.onChange = { [weak self] in self?.move($0) }
            // @end
            #endif
            // @if ACTS
            controller.onMessage = { [weak self] message in self?.showToast(message) }
            // @end
            cellControllers[guest.id] = controller
            return controller
        }
        // @if SHOWS

        private func visibleCell(of id: Guest.ID) -> GuestCell? {
            rowsByID[id].flatMap {
                rosterView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? GuestCell
            }
        }
        // @end
        // @for action in confirmed

        private func confirm(_ question: String, of controller: GuestCellController?) {
            let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
            alert.addAction(
                AlertAction(title: "{action.answer}", style: .default) { _ in
                    controller?.confirmHere()
                }
            )
            // @if action.isHeld
            alert.addAction(
                AlertAction(title: "{action.cancel}", style: .cancel) { _ in
                    controller?.cancelHere()
                }
            )
            // @else
            // | alert.addAction(AlertAction(title: "{action.cancel}", style: .cancel))
            // @end
            present(alert, animated: true)
        }
    // @end
    #endif
    // @for button in buttons
    // @if button.isUndo

    private func restoreGuest() {
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
            case .failure: showToast("{button.failure}")
            }
        }
    }

    private func remember(_ id: Guest.ID) {
        lastRemovedID = id
        updateUndo()
    }

    private func updateUndo() {
        rosterView.enableRecall(lastRemovedID != nil && !isRestoring)
    }
    // @else

    private func addGuest() {
        guard !isAdding else { return }
        isAdding = true
        supplier.add { [weak self] result in
            guard let self else { return }
            isAdding = false
            switch result {
            case .success: pullToRefresh()
            case .failure: showToast("{button.failure}")
            }
        }
    }
    // @end
    // @end
    // @for total in totals

    private func total(of count: Int) -> String {
        count == 1 ? "1 {total.one}" : "\(count) {total.several}"
    }
    // @end
    // @for link in links

    private func openPortrait(at row: Int) {
        onOpenHost(rows[row].guest.hostNumber)
    }
    // @end
}

extension RosterViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(GuestCell.self)
        rows[indexPath.row].fill(cell)
        // @for link in links
        cell.onTapPortrait = { [weak self] in self?.openPortrait(at: indexPath.row) }
        // @end
        return cell
    }
}
// @if ROUTE || PAGES

extension RosterViewController: TableViewDelegate {
    // @if ROUTE
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectGuest(rows[indexPath.row].guest.id)
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
            // After a failure only the button asks again.
            if indexPath.row == rows.count - 1, footer == .hidden { loadNextPage() }
        }
    #endif
}
// @end
#if REMOVAL
    // @if ANNOUNCES

    // MARK: - Changes made elsewhere

    extension RosterViewController: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            cellControllers[guest.id]?.change(to: guest)
        }

        func guestWasRemoved(id: Guest.ID) {
            // @if ACTS
            cellControllers.removeValue(forKey: id)?.ignoreReplies()
            // @else
            // | cellControllers[id] = nil
            // @end
            guard let row = allRows.firstIndex(where: { $0.guest.id == id }) else { return }
            allRows.remove(at: row)
            #if PAGES
                // @if HIDES
                rows.removeAll { $0.guest.id == id }
                // @end
                listedIDs.remove(id)
                moveUp()
            #endif
            filterRows()
        }
    }
// @end
#endif
