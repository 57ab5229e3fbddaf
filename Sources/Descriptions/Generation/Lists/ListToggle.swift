internal import Descriptions

/// What a button of a row changes, with the names of all that takes part.
struct ListToggle {
    let toggle: RowToggle
    let field: Entity.Field
    let entity: Entity

    var button: Name { toggle.button }
    var failure: String { SwiftText.literal(toggle.failure) }

    /// What a view calls: `onTapDone`.
    var closure: String { "onTap\(button.type)" }
    /// What a presenter hears: `didTapDone`.
    var tap: String { "didTap\(button.type)" }
    /// What is done: `toggleDone`.
    var method: String { "toggle\(field.name.type)" }
    /// What the service is asked: `setDone`.
    var request: String { "set\(field.name.type)" }
    /// What is asked before; `nil` where it is done at once.
    var question: ChangeQuestion? { toggle.question }
    /// What does it once that was confirmed: `confirmDone`. A view asks by the same name.
    var confirm: String { "confirm\(field.name.type)" }
    var cancel: String { "cancel\(field.name.type)" }
    /// What a presenter hears of the answer: `didConfirmDone`.
    var didConfirm: String { "didConfirm\(field.name.type)" }
    var didCancel: String { "didCancel\(field.name.type)" }
    /// What an interactor is asked where it has to be confirmed, and what it answers then.
    var ask: String { "ask\(field.name.type)" }
    var mustConfirm: String { "mustConfirm\(field.name.type)" }
    /// What an interactor answers where it was not done.
    var didFail: String { "didFailToChange\(field.name.type)" }
    /// The operation, and the request: `reminderDone`.
    var operation: Name { entity.change(of: field.name) }
}

extension EntityElement {
    /// The property that holds its view: `titleLabel`.
    var property: String { "\(name.member)\(viewType)" }

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
    ///   - value: an expression.
    ///   - owner: the text before the view's property, such as `self?.`.
    func showing(_ value: String, in owner: String = "") -> String {
        switch kind {
        case .label: "\(owner)\(property).text = \(value)"
        case .button: "\(owner)\(property).setTitle(\(value), for: .normal)"
        case .image: "\(owner)\(property).image = Image(named: \(value))"
        }
    }
}
