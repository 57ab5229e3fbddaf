@testable internal import Implementation

final class PersonCellSpy: PersonCellProtocol {
    enum Call: Equatable {
        case showName(String)
        case showAction(String, isEnabled: Bool)
        case showDelete(Bool)
    }

    var calls: [Call] = []

    func showName(_ name: String) { calls.append(.showName(name)) }
    func showDelete(_ isRevealed: Bool) { calls.append(.showDelete(isRevealed)) }

    func showAction(_ action: String, isEnabled: Bool) {
        calls.append(.showAction(action, isEnabled: isEnabled))
    }
}
