@testable internal import Implementation

final class OfficeFormInteractorSpy: OfficeFormInteractorProtocol {
    enum Call: Equatable {
        case start
        // @for input in fields
        case editEntry(String)
        // @end
        // @for input in switches
        case editLever(Bool)
        // @end
        case save
    }

    var calls: [Call] = []
    #if ASKS
        var hasChanges = false
    #endif

    func start() { calls.append(.start) }
    // @for input in fields
    func editEntry(_ text: String) { calls.append(.editEntry(text)) }
    // @end
    // @for input in switches
    func editLever(_ isOn: Bool) { calls.append(.editLever(isOn)) }
    // @end
    func save() { calls.append(.save) }
}
