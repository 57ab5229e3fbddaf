internal import AppSupport
internal import HeadlessKit
internal import Profile

final class ProfileEditorView: UIView {
    let nameField = UITextField()
    let nameErrorLabel = UILabel()
    let mailField = UITextField()
    let mailErrorLabel = UILabel()
    let biographyField = UITextField()
    let biographyCountLabel = UILabel()
    let newsletterSwitch = UISwitch()
    let saveButton = UIButton(type: .system)
    let cancelButton = UIButton(type: .system)

    private let activityIndicator = UIActivityIndicatorView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameField.accessibilityIdentifier = ProfileElement.Editor.name
        nameErrorLabel.accessibilityIdentifier = ProfileElement.Editor.nameError
        mailField.accessibilityIdentifier = ProfileElement.Editor.mail
        mailErrorLabel.accessibilityIdentifier = ProfileElement.Editor.mailError
        biographyField.accessibilityIdentifier = ProfileElement.Editor.biography
        biographyCountLabel.accessibilityIdentifier = ProfileElement.Editor.biographyCount
        newsletterSwitch.accessibilityIdentifier = ProfileElement.Editor.newsletter
        saveButton.accessibilityIdentifier = ProfileElement.Editor.save
        saveButton.setTitle("Save", for: .normal)
        cancelButton.accessibilityIdentifier = ProfileElement.Editor.cancel
        cancelButton.setTitle("Cancel", for: .normal)
        activityIndicator.accessibilityIdentifier = ProfileElement.Editor.saving
        addStack(of: [
            nameField, nameErrorLabel, mailField, mailErrorLabel, biographyField,
            biographyCountLabel, newsletterSwitch, saveButton, cancelButton, activityIndicator,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Shows that the profile is being saved. The form is disabled until then.
    func showSaving(_ isSaving: Bool) {
        let controls = [nameField, mailField, biographyField, newsletterSwitch, cancelButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
}
