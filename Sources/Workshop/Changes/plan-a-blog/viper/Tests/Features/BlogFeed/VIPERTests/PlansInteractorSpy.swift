@testable internal import BlogFeedVIPER

final class PlansInteractorSpy: PlansInteractorProtocol {
    enum Call: Equatable {
        case fetchPlans
        case refreshPlans
    }

    var plans: [PlanSummary] = []
    var calls: [Call] = []

    var planCount: Int { plans.count }
    func plan(at index: Int) -> PlanSummary { plans[index] }

    func fetchPlans() { calls.append(.fetchPlans) }
    func refreshPlans() { calls.append(.refreshPlans) }
}
