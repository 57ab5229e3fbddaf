@testable internal import Implementation

final class OfficeFormInteractorOutputSpy: OfficeFormInteractorOutputProtocol {
    enum Call: Equatable {
        case didReplaceValues(GuestSummary)
        case didValidate(OfficeFormSummary)
        case didBeginSaving
        case didSave(GuestSummary)
        case didFailToSave
    }

    var calls: [Call] = []

    func didReplaceValues(_ guest: GuestSummary) { calls.append(.didReplaceValues(guest)) }
    func didValidate(_ form: OfficeFormSummary) { calls.append(.didValidate(form)) }
    func didBeginSaving() { calls.append(.didBeginSaving) }
    func didSave(_ guest: GuestSummary) { calls.append(.didSave(guest)) }
    func didFailToSave() { calls.append(.didFailToSave) }
}
