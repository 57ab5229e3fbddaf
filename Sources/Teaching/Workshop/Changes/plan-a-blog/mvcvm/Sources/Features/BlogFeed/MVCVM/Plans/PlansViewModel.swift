internal import DataBinding
internal import Model

/// The contents of the list of plans.
@MainActor
final class PlansViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    let placeholder = Bindable(Placeholder.none)
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[PlanCellViewModel]>([])
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectPlan: (Plan.ID) -> Void

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
        placeholder.value = .loading
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let plans): show(plans)
            case .failure: placeholder.value = .error("Could not load plans")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadPlans()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let plans): show(plans)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ plans: [Plan]) {
        placeholder.value = plans.isEmpty ? .empty("Nothing planned") : .none
        rows.value = plans.map(PlanCellViewModel.init)
    }

    func selectPlan(at row: Int) {
        onSelectPlan(rows.value[row].plan.id)
    }
}
