package import Descriptions
package import HeadlessKit

/// The screen of a described list, created only from the description.
package final class DescribedListScreen: ViewController {
    private enum State { case loading, failed, loaded }
    private enum Footer { case hidden, loading, failed, end }

    let list: ItemList
    /// The page size; `nil` for a list that loads in one request.
    private let pageSize: Int?
    let world: any DescribedItems
    private let table = TableView()
    private let refreshControl = RefreshControl()
    private let indicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()
    private let emptyLabel = Label()
    private let footerView = View()
    private let footerLabel = Label()
    private let moreButton = Button()

    private var state = State.loading
    private var isRefreshing = false
    private var footer = Footer.hidden
    private var nextPage = 2
    /// Indicates whether the last page has loaded.
    private var isComplete = false
    /// The number of refreshes. A page that was requested before the latest one is ignored.
    private var generation = 0
    /// The entities that have loaded.
    var items: [DescribedItem] = []
    /// The indices of the entities that are shown.
    var rows: [Int] = []
    private var filterButtons: [Button] = []
    /// The index of the selected filter.
    private var filter = 0
    /// The entities with a running change or an open question, as they are shown until the service
    /// replies.
    var changing: [Int: DescribedItem] = [:]
    /// The counters with a running request.
    var counting: Set<Counting> = []
    /// Indicates whether the service notifies the screen of changes made elsewhere.
    private let announces: Bool
    /// The values of the service that wait until an entity in `changing` can change.
    var waiting: [Int: DescribedItem] = [:]
    /// The number of removals made elsewhere of each entity. A reply to a request that was sent
    /// before the latest one is ignored.
    var removalCounts: [Int: Int] = [:]

    /// The numbers of the entities that are removed, including removals that the service has not
    /// confirmed yet.
    var removed: Set<Int> = []
    /// The number of the entity that was removed last; `nil` after it was restored.
    var undoable: Int?
    private var actionButtons: [ListAction.Kind: Button] = [:]
    private let totalLabel = Label()
    /// The buttons above the rows with a running request.
    private var running: Set<ListAction.Kind> = []

    struct Counting: Hashable {
        let button: Name
        let id: Int
    }

    /// - Parameters:
    ///   - pageSize: the page size; `nil` for a list that loads in one request.
    ///   - announces: indicates whether the service notifies the screen of changes made elsewhere.
    package init(
        _ list: ItemList,
        pageSize: Int?,
        announces: Bool = false,
        in world: any DescribedItems
    ) {
        self.list = list
        self.pageSize = pageSize
        self.announces = announces
        self.world = world
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        let name = list.entity.ofSeveral.identifier
        filterButtons = list.filters.enumerated().map { index, filter in
            let button = Button()
            button.setTitle(filter.title, for: .normal)
            button.isEnabled = index != 0
            button.addAction(Action { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            button.accessibilityIdentifier = filter.name.identifier
            view.addSubview(button)
            return button
        }
        for action in list.actions {
            let button = Button()
            button.setTitle(action.title, for: .normal)
            button.isEnabled = action.kind == .add
            button.addAction(Action { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            button.accessibilityIdentifier = action.name.identifier
            actionButtons[action.kind] = button
            view.addSubview(button)
        }
        if let total = list.total {
            totalLabel.accessibilityIdentifier = total.name.identifier
            view.addSubview(totalLabel)
        }
        errorLabel.text = list.failure
        emptyLabel.text = list.empty
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(Action { [weak self] _ in self?.load() }, for: .touchUpInside)
        table.dataSource = self
        table.delegate = self
        refreshControl.addAction(Action { [weak self] _ in self?.pull() }, for: .valueChanged)
        table.refreshControl = refreshControl
        moreButton.setTitle("Retry", for: .normal)
        moreButton.addAction(
            Action { [weak self] _ in
                if self?.footer == .failed { self?.loadNextPage() }
            },
            for: .touchUpInside
        )
        footerLabel.accessibilityIdentifier = "\(name).footer"
        moreButton.accessibilityIdentifier = "\(name).more.retry"
        for part in [footerLabel, moreButton] { footerView.addSubview(part) }
        if pageSize != nil { table.tableFooterView = footerView }
        show(.hidden)
        for (part, element) in [
            ("\(name).loading", indicator), ("\(name).error", errorLabel),
            ("\(name).retry", retryButton), ("\(name).empty", emptyLabel), (name, table),
        ] as [(String, View)] {
            element.accessibilityIdentifier = part
            view.addSubview(element)
        }
        if announces { world.addObserver { [weak self] in self?.take($0) } }
        load()
    }

    private func pull() {
        switch state {
        case .loading: break
        case .failed: load()
        case .loaded: refresh()
        }
    }

    private func load() {
        enter(.loading)
        world.askForItems(page: 1) { [weak self] page in
            self?.refreshControl.endRefreshing()
            guard let page else {
                self?.enter(.failed)
                return
            }
            self?.take(page, isFirst: true)
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if footer != .end { show(.hidden) }
        world.askForItems(page: 1) { [weak self] page in
            self?.isRefreshing = false
            self?.refreshControl.endRefreshing()
            guard let page else {
                self?.showToast("Could not refresh")
                return
            }
            self?.take(page, isFirst: true)
        }
    }

    private func loadNextPage() {
        guard !isRefreshing else { return }
        show(.loading)
        world.askForItems(page: nextPage) { [weak self, generation] page in
            guard let self, generation == self.generation else { return }
            guard let page else { return show(.failed) }
            take(page, isFirst: false)
        }
    }

    private func take(_ page: (items: [DescribedItem], isLast: Bool), isFirst: Bool) {
        if isFirst { items = [] }
        nextPage = isFirst ? 2 : nextPage + 1
        let known = Set(items.map(\.id))
        let new = page.items.filter { !known.contains($0.id) }
        items += new.map { changing[$0.id] ?? $0 }
        if announces {
            for item in new where changing[item.id] != nil { waiting[item.id] = item }
        }
        // The reply of the service already contains completed requests.
        removed.subtract(new.map(\.id).filter { changing[$0] == nil })
        isComplete = page.isLast || pageSize == nil
        show(.hidden)
        showRows()
    }

    private func show(_ footer: Footer) {
        self.footer = footer
        footerView.isHidden = footer == .hidden
        moreButton.isHidden = footer != .failed
        footerLabel.text =
            switch footer {
            case .hidden: ""
            case .loading: "Loading more…"
            case .failed: "Could not load more"
            case .end: "No more \(list.entity.ofSeveral)"
            }
    }

    private func choose(_ filter: Int) {
        self.filter = filter
        for (index, button) in filterButtons.enumerated() { button.isEnabled = index != filter }
        if state == .loaded { showRows() }
    }

    func showRows() {
        rows = items.indices.filter(isShown)
        if pageSize != nil, isComplete { show(rows.isEmpty ? .hidden : .end) }
        enter(.loaded)
        totalLabel.text = list.total?.text(rows.count) ?? ""
        table.reloadData()
    }

    private func isShown(_ index: Int) -> Bool {
        !removed.contains(items[index].id)
            && (list.filters.isEmpty || list.filters[filter].shows(items[index].fields))
    }

    func enableUndo() {
        actionButtons[.undo]?.isEnabled = undoable != nil && !running.contains(.undo)
    }

    /// Performs the action of a button above the rows, and then loads the list again.
    private func perform(_ action: ListAction) {
        let id = action.kind == .undo ? undoable : nil
        guard action.kind == .add || id != nil, running.insert(action.kind).inserted else { return }
        enableUndo()
        world.ask(for: action.kind == .add ? .add : .restore, of: id) { [weak self] isDone in
            guard let self else { return }
            running.remove(action.kind)
            if isDone, action.kind == .undo, undoable == id { undoable = nil }
            enableUndo()
            if isDone { pull() } else { showToast(action.failure) }
        }
    }

    /// Updates the row of an entity that is still listed. In a list with pages, the set of displayed
    /// rows does not change, so no page is loaded.
    func show(_ item: DescribedItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index] = item
        if list.movesRows, rows.contains(index) != isShown(index) { return showRows() }
        guard let row = rows.firstIndex(of: index) else { return }
        (table.cellForRow(at: IndexPath(row: row, section: 0)) as? DescribedCell).map {
            fill($0, with: item)
        }
    }

    private func fill(_ cell: DescribedCell, with item: DescribedItem) {
        cell.show(item, of: list) { [weak self] in self?.tap($0, of: item) }
    }

    /// Reacts to a tap on an element of a row.
    private func tap(_ element: Name, of item: DescribedItem) {
        if let toggle = list.toggles.first(where: { $0.button == element }) {
            tap(toggle, of: item.id)
        } else if let removal = list.removal, removal.button == element {
            tap(removal, of: item.id)
        } else if let count = list.counts.first(where: { $0.button == element }) {
            tap(count, of: item)
        } else if let link = list.links.first(where: { $0.element == element }),
            case .number(let number)? = item.fields[link.field]
        {
            world.open(Route(page: link.page.identifier, id: number))
        }
    }

    private func enter(_ state: State) {
        self.state = state
        if state == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
        errorLabel.isHidden = state != .failed
        retryButton.isHidden = state != .failed
        emptyLabel.isHidden = state != .loaded || !rows.isEmpty || !isComplete
    }
}

extension DescribedListScreen: TableViewDataSource {
    package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
        -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(DescribedCell.self)
        fill(cell, with: items[rows[indexPath.row]])
        return cell
    }
}

extension DescribedListScreen: TableViewDelegate {
    package func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if pageSize != nil, indexPath.row == rows.count - 1, footer == .hidden { loadNextPage() }
    }

    package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        guard let page = list.route else { return }
        world.open(Route(page: page.identifier, id: items[rows[indexPath.row]].id))
    }
}
