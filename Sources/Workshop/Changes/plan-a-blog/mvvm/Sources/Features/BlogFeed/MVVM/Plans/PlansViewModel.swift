internal import Model

/// What the list of plans shows. An observer hears of each value when it is set, and of each change
/// after that.
@MainActor
final class PlansViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var rows: [PlanCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectPlan: (Plan.ID) -> Void

    private var isRefreshing = false

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectPlan = onSelectPlan
    }

    func loadPlans() {
        placeholder = .loading
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let plans): show(plans)
            case .failure: placeholder = .error("Could not load plans")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadPlans()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let plans): show(plans)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ plans: [Plan]) {
        placeholder = plans.isEmpty ? .empty("Nothing planned") : .none
        rows = plans.map(PlanCellViewModel.init)
    }

    func selectPlan(at row: Int) {
        onSelectPlan(rows[row].plan.id)
    }
}
