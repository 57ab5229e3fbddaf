internal import Descriptions

/// The field that a button of a header inverts, with the names in its code.
struct HeaderToggle {
    let toggle: Header.Toggle
    let field: Entity.Field
    let entity: Entity

    var button: Name { toggle.button }
    var question: ChangeQuestion? { toggle.question }

    /// The closure that a view calls: `onTapFollow`.
    var closure: String { "onTap\(button.type)" }
    /// The presenter method for a tap: `didTapFollow`.
    var tap: String { "didTap\(button.type)" }
    /// The method that makes the change: `toggleFollowed`.
    var method: String { "toggle\(field.name.type)" }
    /// The method that makes the change after the confirmation: `confirmFollowed`. The view method
    /// that asks has the same name.
    var confirm: String { "confirm\(field.name.type)" }
    /// The presenter method for the confirmation.
    var didConfirm: String { "didConfirm\(field.name.type)" }
    /// The method that shows the change at once and sends the request, and the method that stores
    /// the value and shows it.
    var change: String { "change\(field.name.type)" }
    var set: String { "set\(field.name.type)" }
    /// The property that indicates whether the request is running.
    var isRunning: String { "isChanging\(field.name.type)" }
    /// The methods of an interactor's output for a required confirmation and for a failure.
    var mustConfirm: String { "mustConfirm\(field.name.type)" }
    var didFail: String { "didFailToChange\(field.name.type)" }
    /// The name of the operation and of its request: `userFollowed`.
    var operation: Name { entity.change(of: field.name) }

    /// Indicates whether the failure message depends on the entity before the change.
    var failureVaries: Bool { !toggle.failure.isConstant }

    /// Returns true if a change of the sample requires a confirmation.
    func asks(_ sample: Sample) -> Bool {
        question != nil && toggle.asks?.holds(for: sample.fields[entity.name] ?? [:]) ?? true
    }

    /// Returns the sample with the field inverted.
    func turned(_ sample: Sample) -> Sample {
        guard case .flag(let isSet)? = sample.fields[entity.name]?[field.name] else {
            return sample
        }
        return sample.with([field.name: .flag(!isSet)], in: entity.name)
    }
}
