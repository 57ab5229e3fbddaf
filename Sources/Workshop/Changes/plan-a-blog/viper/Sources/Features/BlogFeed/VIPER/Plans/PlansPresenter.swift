internal import BlogFeed
internal import Foundation

final class PlansPresenter: PlansPresenterProtocol {
    weak var view: (any PlansViewProtocol)?

    private let interactor: any PlansInteractorProtocol
    private let router: any PlansRouterProtocol

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

    func didFetchPlans() {
        view?.endRefreshing()
        if interactor.planCount == 0 {
            view?.showEmpty("Nothing planned")
        } else {
            view?.showRows()
        }
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
    var numberOfRows: Int { interactor.planCount }

    func fill(_ cell: any PlanCellProtocol, at row: Int) {
        let plan = interactor.plan(at: row)
        cell.showIdentifier(BlogFeedElement.Plan.row(id: plan.id))
        cell.showTitle(plan.title.isEmpty ? "Untitled" : plan.title)
        cell.showDue("Due \(plan.dueOn.formatted(.iso8601.year().month().day()))")
    }

    func didSelectRow(at row: Int) {
        router.openPlan(id: interactor.plan(at: row).id)
    }
}
