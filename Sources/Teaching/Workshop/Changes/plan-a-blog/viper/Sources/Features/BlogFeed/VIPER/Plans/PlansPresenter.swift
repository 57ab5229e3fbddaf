internal import Foundation

final class PlansPresenter: PlansPresenterProtocol {
    weak var view: (any PlansViewProtocol)?

    private let interactor: any PlansInteractorProtocol
    private let router: any PlansRouterProtocol
    private var rows: [PlanRow] = []

    init(interactor: any PlansInteractorProtocol, router: any PlansRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.fetchPlans()
    }

    func didTapRetry() {
        interactor.fetchPlans()
    }

    func didPullToRefresh() {
        interactor.refreshPlans()
    }
}

extension PlansPresenter: PlansInteractorOutputProtocol {
    func didBeginFetchingPlans() {
        view?.showLoading()
    }

    func didFetchPlans(_ plans: [PlanSummary]) {
        rows = plans.map(row(of:))
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("Nothing planned") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchPlans() {
        view?.endRefreshing()
        view?.showError("Could not load plans")
    }

    func didFailToRefreshPlans() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }
}

// MARK: - Rows

extension PlansPresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> PlanRow { rows[index] }

    func didSelectRow(id: Int) {
        router.openPlan(id: id)
    }

    private func row(of plan: PlanSummary) -> PlanRow {
        PlanRow(
            id: plan.id,
            title: plan.title.isEmpty ? "Untitled" : plan.title,
            due: "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))"
        )
    }
}
