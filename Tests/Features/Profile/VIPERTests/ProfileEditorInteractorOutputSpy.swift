@testable internal import Implementation

final class ProfileEditorInteractorOutputSpy: ProfileEditorInteractorOutputProtocol {
    enum Call: Equatable {
        case didReplaceValues(ProfileSummary)
        case didValidate(FormSummary)
        case didBeginSaving
        case didSave(ProfileSummary)
        case didFailToSave
    }

    var calls: [Call] = []

    func didReplaceValues(_ profile: ProfileSummary) { calls.append(.didReplaceValues(profile)) }
    func didValidate(_ form: FormSummary) { calls.append(.didValidate(form)) }
    func didBeginSaving() { calls.append(.didBeginSaving) }
    func didSave(_ profile: ProfileSummary) { calls.append(.didSave(profile)) }
    func didFailToSave() { calls.append(.didFailToSave) }
}
