@testable internal import BlogFeedVIPER

final class PlansInteractorOutputSpy: PlansInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingPlans
        case didFetchPlans([PlanSummary])
        case didFailToFetchPlans
        case didFailToRefreshPlans
    }

    var calls: [Call] = []

    func didBeginFetchingPlans() { calls.append(.didBeginFetchingPlans) }
    func didFetchPlans(_ plans: [PlanSummary]) { calls.append(.didFetchPlans(plans)) }
    func didFailToFetchPlans() { calls.append(.didFailToFetchPlans) }
    func didFailToRefreshPlans() { calls.append(.didFailToRefreshPlans) }
}
