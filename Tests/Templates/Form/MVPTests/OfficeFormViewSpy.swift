@testable internal import Implementation

final class OfficeFormViewSpy: OfficeFormViewProtocol {
    enum Call: Equatable {
        // @for input in inputs
        // @if input.isField
        case showEntry(String)
        // @end
        // @if input.isSwitch
        case showLever(Bool)
        // @if input.asks
        case confirmLever
        // @end
        // @end
        // @end
        // @for element in marks
        // @if element.isError
        case showEntryError(String)
        // @end
        // @if element.isCounter
        case showEntryCount(String)
        // @end
        // @end
        case enableCommit(Bool)
        case showSaving(Bool)
        case showToast(String)
        // @if ASKS
        case confirmClosing
        // @end
        #if !VIPER
            case close
        #endif
    }

    var calls: [Call] = []

    // @for input in inputs
    // @if input.isField
    func showEntry(_ text: String) { calls.append(.showEntry(text)) }
    // @end
    // @if input.isSwitch
    func showLever(_ isOn: Bool) { calls.append(.showLever(isOn)) }
    // @if input.asks
    func confirmLever() { calls.append(.confirmLever) }
    // @end
    // @end
    // @end
    // @for element in marks
    // @if element.isError
    func showEntryError(_ text: String) { calls.append(.showEntryError(text)) }
    // @end
    // @if element.isCounter
    func showEntryCount(_ count: String) { calls.append(.showEntryCount(count)) }
    // @end
    // @end
    func enableCommit(_ isEnabled: Bool) { calls.append(.enableCommit(isEnabled)) }
    func showSaving(_ isSaving: Bool) { calls.append(.showSaving(isSaving)) }
    func showToast(_ text: String) { calls.append(.showToast(text)) }
    // @if ASKS
    func confirmClosing() { calls.append(.confirmClosing) }
    // @end
    #if !VIPER
        func close() { calls.append(.close) }
    #endif
}
