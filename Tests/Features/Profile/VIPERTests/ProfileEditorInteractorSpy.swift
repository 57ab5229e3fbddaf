@testable internal import Implementation

final class ProfileEditorInteractorSpy: ProfileEditorInteractorProtocol {
    enum Call: Equatable {
        case start
        case editName(String)
        case editMail(String)
        case editBiography(String)
        case editNewsletter(Bool)
        case save
    }

    var calls: [Call] = []
    var hasChanges = false

    func start() { calls.append(.start) }
    func editName(_ name: String) { calls.append(.editName(name)) }
    func editMail(_ mail: String) { calls.append(.editMail(mail)) }
    func editBiography(_ biography: String) { calls.append(.editBiography(biography)) }
    func editNewsletter(_ isOn: Bool) { calls.append(.editNewsletter(isOn)) }
    func save() { calls.append(.save) }
}
