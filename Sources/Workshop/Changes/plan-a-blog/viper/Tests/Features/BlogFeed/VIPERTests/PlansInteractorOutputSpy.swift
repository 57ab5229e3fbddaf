@testable internal import BlogFeedVIPER

final class PlansInteractorOutputSpy: PlansInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingPlans
        case didFetchPlans
        case didFailToFetchPlans
        case didFailToRefreshPlans
    }

    var calls: [Call] = []

    func didBeginFetchingPlans() { calls.append(.didBeginFetchingPlans) }
    func didFetchPlans() { calls.append(.didFetchPlans) }
    func didFailToFetchPlans() { calls.append(.didFailToFetchPlans) }
    func didFailToRefreshPlans() { calls.append(.didFailToRefreshPlans) }
}
