@testable internal import Implementation

final class ProfileViewSpy: ProfileViewProtocol {
    enum Call: Equatable {
        case showName(String)
        case showMail(String)
        case showBiography(String)
        case showNewsletter(String)
        case showLoading
        case showError(String)
        case showEditButton
    }

    var calls: [Call] = []

    func showName(_ name: String) { calls.append(.showName(name)) }
    func showMail(_ mail: String) { calls.append(.showMail(mail)) }
    func showBiography(_ biography: String) { calls.append(.showBiography(biography)) }
    func showNewsletter(_ newsletter: String) { calls.append(.showNewsletter(newsletter)) }
    func showLoading() { calls.append(.showLoading) }
    func showError(_ text: String) { calls.append(.showError(text)) }
    func showEditButton() { calls.append(.showEditButton) }
}
