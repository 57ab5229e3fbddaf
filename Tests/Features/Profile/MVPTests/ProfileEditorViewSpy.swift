@testable internal import Implementation

final class ProfileEditorViewSpy: ProfileEditorViewProtocol {
    enum Call: Equatable {
        case showName(String)
        case showNameError(String)
        case showMail(String)
        case showMailError(String)
        case showBiography(String)
        case showBiographyCount(String)
        case showNewsletter(Bool)
        case enableSaving(Bool)
        case showSaving(Bool)
        case showToast(String)
        case confirmDiscarding
        case close
    }

    var calls: [Call] = []

    func showName(_ name: String) { calls.append(.showName(name)) }
    func showNameError(_ text: String) { calls.append(.showNameError(text)) }
    func showMail(_ mail: String) { calls.append(.showMail(mail)) }
    func showMailError(_ text: String) { calls.append(.showMailError(text)) }
    func showBiography(_ biography: String) { calls.append(.showBiography(biography)) }
    func showBiographyCount(_ count: String) { calls.append(.showBiographyCount(count)) }
    func showNewsletter(_ isOn: Bool) { calls.append(.showNewsletter(isOn)) }
    func enableSaving(_ canSave: Bool) { calls.append(.enableSaving(canSave)) }
    func showSaving(_ isSaving: Bool) { calls.append(.showSaving(isSaving)) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }
    func confirmDiscarding() { calls.append(.confirmDiscarding) }
    func close() { calls.append(.close) }
}
