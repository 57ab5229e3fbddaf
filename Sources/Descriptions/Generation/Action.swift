internal import Descriptions

/// The action of a button, with the names in its code. A question may precede the action.
protocol Action: Sendable {
    var button: Name { get }
    /// The end of the names of its methods, such as `Done` in `confirmDone`.
    var nameOfMethods: String { get }
    /// The question before the action; `nil` for none.
    var question: ChangeQuestion? { get }
}

extension Action {
    var nameOfMethods: String { button.type }
    var question: ChangeQuestion? { nil }

    /// The presenter method for a tap: `didTapDone`.
    var tap: String { "didTap\(button.type)" }
    /// The view method that enables or disables the button: `enableDone`.
    var enable: String { "enable\(button.type)" }
    /// The property that enables the button in a view model, and the property in the DTO of VIPER.
    var isEnabled: String { "is\(button.type)Enabled" }
    var isPossible: String { "is\(button.type)Possible" }

    /// The method that performs the action after the confirmation: `confirmDone`. The view method
    /// that asks has the same name.
    var confirm: String { "confirm\(nameOfMethods)" }
    var cancel: String { "cancel\(nameOfMethods)" }
    /// The presenter method for the answer that confirms: `didConfirmDone`.
    var didConfirm: String { "didConfirm\(nameOfMethods)" }
    /// The method of an interactor's output for a required confirmation.
    var mustConfirm: String { "mustConfirm\(nameOfMethods)" }
}
