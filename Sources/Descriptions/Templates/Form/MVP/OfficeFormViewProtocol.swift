/// The calls from the presenter to the view of the form.
@MainActor
protocol OfficeFormViewProtocol: AnyObject {
    // @for input in inputs
    // @if input.isField
    func showEntry(_ text: String)
    // @end
    // @if input.isSwitch
    func showLever(_ isOn: Bool)
    // @if input.asks
    func confirmLever()
    // @end
    // @end
    // @end
    // @for element in marks
    // @if element.isError
    func showEntryError(_ text: String)
    // @end
    // @if element.isCounter
    func showEntryCount(_ count: String)
    // @end
    // @end
    func enableCommit(_ isEnabled: Bool)
    func showSaving(_ isSaving: Bool)
    func showToast(_ text: String)
    #if ASKS
        func confirmClosing()
    #endif
    #if !VIPER
        func close()
    #endif
}
