@testable internal import Implementation

final class DraftCellSpy: DraftCellProtocol {
    enum Call: Equatable {
        case showTitle(String)
        case showEdited(String)
    }

    private(set) var calls: [Call] = []

    func showTitle(_ title: String) { calls.append(.showTitle(title)) }
    func showEdited(_ edited: String) { calls.append(.showEdited(edited)) }
}
