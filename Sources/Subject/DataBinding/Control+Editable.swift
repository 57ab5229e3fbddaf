internal import AppSupport
package import HeadlessKit

extension UITextField {
    /// Shows a text, and passes each edit of the user back.
    package func bind(to text: Editable<String>) {
        text.bind(to: self) { $0.show($1) }
        addAction(
            UIAction { [weak self] _ in text.edit(self?.text ?? "") },
            for: .editingChanged
        )
    }
}

extension UISwitch {
    /// Shows a position, and passes each change of the user back.
    package func bind(to isOn: Editable<Bool>) {
        isOn.bind(to: self) { $0.isOn = $1 }
        addAction(
            UIAction { [weak self] _ in if let self { isOn.edit(self.isOn) } },
            for: .valueChanged
        )
    }
}
