@testable internal import BlogFeedVIPER

final class PlansInteractorSpy: PlansInteractorProtocol {
    enum Call: Equatable {
        case fetchPlans
        case refreshPlans
    }

    var calls: [Call] = []

    func fetchPlans() { calls.append(.fetchPlans) }
    func refreshPlans() { calls.append(.refreshPlans) }
}
