internal import HeadlessKit
internal import Office

final class OfficeFormView: View {
    // @for element in form
    // @if element.isField
    let entryField = TextField()
    // @end
    // @if element.isError
    let entryErrorLabel = Label()
    // @end
    // @if element.isCounter
    let entryCountLabel = Label()
    // @end
    // @if element.isSwitch
    let leverSwitch = Switch()
    // @end
    // @if element.isButton
    let commitButton = Button()
    // @end
    // @end
    // @sample
    let abortButton = Button()
    // @end

    private let activityIndicator = ActivityIndicatorView()

    override init() {
        super.init()
        // @for element in form
        // @if element.isField
        entryField.accessibilityIdentifier = OfficeElement.Form.entry
        // @end
        // @if element.isError
        entryErrorLabel.accessibilityIdentifier = OfficeElement.Form.entryError
        // @end
        // @if element.isCounter
        entryCountLabel.accessibilityIdentifier = OfficeElement.Form.entryCount
        // @end
        // @if element.isSwitch
        leverSwitch.accessibilityIdentifier = OfficeElement.Form.lever
        // @end
        // @if element.isButton
        commitButton.accessibilityIdentifier = OfficeElement.Form.commit
        commitButton.setTitle("{element.title}", for: .normal)
        // @end
        // @end
        // @sample
        abortButton.accessibilityIdentifier = OfficeElement.Form.abort
        // @end
        activityIndicator.accessibilityIdentifier = OfficeElement.Form.saving
        let subviews = [
            // @= form.subviews
            entryField, entryErrorLabel, entryCountLabel, leverSwitch, commitButton, abortButton,
            activityIndicator,
            // @end
        ]
        subviews.forEach(addSubview)
    }

    /// Shows that the guest is being saved. The form is disabled until then.
    func showSaving(_ isSaving: Bool) {
        // @= form.controls: [entryField, leverSwitch, abortButton]
        let controls = [entryField, leverSwitch, abortButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
}
