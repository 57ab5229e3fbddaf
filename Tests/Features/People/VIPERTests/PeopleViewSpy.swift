@testable internal import PeopleVIPER

final class PeopleViewSpy: PeopleViewProtocol {
    enum Call: Equatable {
        case showLoading
        case showError(String)
        case showEmpty(String)
        case showRows
        case reloadRows
        case showAction(String, isEnabled: Bool, row: Int)
        case showDelete(Bool, row: Int)
        case showToast(String)
    }

    var calls: [Call] = []

    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEmpty(_ text: String) { calls.append(.showEmpty(text)) }
    func showRows() { calls.append(.showRows) }
    func reloadRows() { calls.append(.reloadRows) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }

    func showAction(_ action: String, isEnabled: Bool, at row: Int) {
        calls.append(.showAction(action, isEnabled: isEnabled, row: row))
    }

    func showDelete(_ isRevealed: Bool, at row: Int) {
        calls.append(.showDelete(isRevealed, row: row))
    }
}
