internal import Model

final class PlansPresenter: PlansPresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any PlansViewProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectPlan: (Plan.ID) -> Void

    private var rows: [PlanCellPresenter] = []
    private var firstLoad = FirstLoad.done
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

    func viewDidLoad() {
        loadPlans()
    }

    func didTapRetry() {
        loadPlans()
    }

    private func loadPlans() {
        firstLoad = .running
        view?.showLoading()
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            case .success(let plans):
                firstLoad = .done
                show(plans)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load plans")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadPlans()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let plans): show(plans)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func show(_ plans: [Plan]) {
        rows = plans.map(PlanCellPresenter.init)
        if plans.isEmpty { view?.showEmpty("Nothing planned") } else { view?.showRows() }
        view?.reloadRows()
    }
}

// MARK: - Rows

extension PlansPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any PlanCellPresenterProtocol { rows[row] }

    func didSelectRow(at row: Int) {
        onSelectPlan(rows[row].plan.id)
    }
}
