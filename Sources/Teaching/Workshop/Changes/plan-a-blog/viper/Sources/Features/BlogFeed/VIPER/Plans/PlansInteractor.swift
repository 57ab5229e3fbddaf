internal import Model

final class PlansInteractor: PlansInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any PlansInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    func fetchPlans() {
        firstLoad = .running
        output?.didBeginFetchingPlans()
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let plans):
                firstLoad = .done
                output?.didFetchPlans(plans.map(summary(of:)))
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchPlans()
            }
        }
    }

    func refreshPlans() {
        switch firstLoad {
        case .running: break
        case .failed: fetchPlans()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let plans): output?.didFetchPlans(plans.map(summary(of:)))
            case .failure: output?.didFailToRefreshPlans()
            }
        }
    }

    private func summary(of plan: Plan) -> PlanSummary {
        PlanSummary(id: plan.id, title: plan.title, dueOn: plan.dueOn)
    }
}
