@testable internal import BlogFeedVIPER

final class PlansRouterSpy: PlansRouterProtocol {
    enum Call: Equatable {
        case openPlan(id: Int)
    }

    private(set) var calls: [Call] = []

    func openPlan(id: Int) { calls.append(.openPlan(id: id)) }
}
