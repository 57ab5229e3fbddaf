internal import Descriptions

/// What a button of a header turns round, with the names of all that takes part.
struct HeaderToggle {
    let toggle: Header.Toggle
    let field: Entity.Field
    let entity: Entity

    var button: Name { toggle.button }
    var question: ChangeQuestion? { toggle.question }

    /// What a view calls: `onTapFollow`.
    var closure: String { "onTap\(button.type)" }
    /// What a presenter hears: `didTapFollow`.
    var tap: String { "didTap\(button.type)" }
    /// What is done: `toggleFollowed`.
    var method: String { "toggle\(field.name.type)" }
    /// What does it once that was confirmed: `confirmFollowed`. A view asks by the same name.
    var confirm: String { "confirm\(field.name.type)" }
    /// What a presenter hears of the answer.
    var didConfirm: String { "didConfirm\(field.name.type)" }
    /// What changes it at once and asks the service, and what keeps and shows it.
    var change: String { "change\(field.name.type)" }
    var set: String { "set\(field.name.type)" }
    /// Whether that runs.
    var isRunning: String { "isChanging\(field.name.type)" }
    /// What an interactor answers where it has to be confirmed, and where it was not done.
    var mustConfirm: String { "mustConfirm\(field.name.type)" }
    var didFail: String { "didFailToChange\(field.name.type)" }
    /// The operation, and the request: `userFollowed`.
    var operation: Name { entity.change(of: field.name) }

    /// Whether what is said of a failure depends on what the entity was.
    var failureVaries: Bool { !toggle.failure.isConstant }

    /// Whether it has to be confirmed of a sample.
    func asks(_ sample: Sample) -> Bool {
        question != nil && toggle.asks?.holds(for: sample.fields[entity.name] ?? [:]) ?? true
    }

    /// The same with the field turned round.
    func turned(_ sample: Sample) -> Sample {
        guard case .flag(let isSet)? = sample.fields[entity.name]?[field.name] else {
            return sample
        }
        return sample.with([field.name: .flag(!isSet)], in: entity.name)
    }
}
