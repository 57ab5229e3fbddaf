internal import Descriptions

/// The field that a button of a row inverts, with the names in its code.
struct ListToggle {
    let toggle: RowToggle
    let field: Entity.Field
    let entity: Entity

    var button: Name { toggle.button }
    var failure: String { SwiftText.literal(toggle.failure) }

    /// The closure that a view calls: `onTapDone`.
    var closure: String { "onTap\(button.type)" }
    /// The presenter method for a tap: `didTapDone`.
    var tap: String { "didTap\(button.type)" }
    /// The method that makes the change: `toggleDone`.
    var method: String { "toggle\(field.name.type)" }
    /// The method of the service: `setDone`.
    var request: String { "set\(field.name.type)" }
    /// The question before the change; `nil` for none.
    var question: ChangeQuestion? { toggle.question }
    /// The method that makes the change after the confirmation: `confirmDone`. The view method that
    /// asks has the same name.
    var confirm: String { "confirm\(field.name.type)" }
    var cancel: String { "cancel\(field.name.type)" }
    /// The presenter methods for the answers: `didConfirmDone`, `didCancelDone`.
    var didConfirm: String { "didConfirm\(field.name.type)" }
    var didCancel: String { "didCancel\(field.name.type)" }
    /// The interactor method for a tap that requires a confirmation, and the output method that
    /// requires it.
    var ask: String { "ask\(field.name.type)" }
    var mustConfirm: String { "mustConfirm\(field.name.type)" }
    /// The method of an interactor's output for a failure.
    var didFail: String { "didFailToChange\(field.name.type)" }
    /// The name of the operation and of its request: `reminderDone`.
    var operation: Name { entity.change(of: field.name) }
}

extension EntityElement {
    /// The property of the view: `titleLabel`.
    var property: String { "\(name.member)\(viewType)" }

    /// The flag of the kind of element in templates.
    var flag: String {
        switch kind {
        case .label: "isLabel"
        case .button: "isButton"
        case .image: "isImage"
        }
    }

    var viewType: String {
        switch kind {
        case .label: "Label"
        case .button: "Button"
        case .image: "ImageView"
        }
    }

    /// Returns the statement that shows a value: `titleLabel.text = title`.
    ///
    /// - Parameters:
    ///   - value: the expression for the value.
    ///   - owner: the text before the view's property, such as `self?.`.
    func showing(_ value: String, in owner: String = "") -> String {
        switch kind {
        case .label: "\(owner)\(property).text = \(value)"
        case .button: "\(owner)\(property).setTitle(\(value), for: .normal)"
        case .image: "\(owner)\(property).image = Image(named: \(value))"
        }
    }
}
