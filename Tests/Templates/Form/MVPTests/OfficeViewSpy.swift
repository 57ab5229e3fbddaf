@testable internal import Implementation

final class OfficeViewSpy: OfficeViewProtocol {
    enum Call: Equatable {
        // @for element in labels
        case showCaption(String)
        // @end
        case showLoading
        case showError(String)
        case showAlterButton
    }

    var calls: [Call] = []

    // @for element in labels
    func showCaption(_ caption: String) { calls.append(.showCaption(caption)) }
    // @end
    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showAlterButton() { calls.append(.showAlterButton) }
}
