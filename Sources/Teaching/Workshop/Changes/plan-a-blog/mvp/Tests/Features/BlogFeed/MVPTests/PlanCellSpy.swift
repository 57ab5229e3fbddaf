@testable internal import BlogFeedMVP

final class PlanCellSpy: PlanCellProtocol {
    enum Call: Equatable {
        case showTitle(String)
        case showDue(String)
    }

    private(set) var calls: [Call] = []

    func showTitle(_ title: String) { calls.append(.showTitle(title)) }
    func showDue(_ due: String) { calls.append(.showDue(due)) }
}
