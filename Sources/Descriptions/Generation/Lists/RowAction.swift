internal import Descriptions

/// The action of a button of a row, with the names in its code.
protocol RowAction: Action {
    /// The messages after a failure and after success; `nil` for none.
    var failureMessage: String { get }
    var successMessage: String? { get }
    /// The name of the operation and of its request.
    var operation: Name { get }
}

extension RowAction {
    /// The literals of the messages.
    var failure: String { SwiftText.literal(failureMessage) }
    var success: String? { successMessage.map(SwiftText.literal) }
}

/// A button of a row that removes the entity of the row, with the names in its code.
struct ListRemoval: RowAction {
    let removal: RowRemoval
    let entity: Entity

    var button: Name { removal.button }
    let nameOfMethods = "Removal"
    var question: ChangeQuestion? { removal.question }
    var failureMessage: String { removal.failure }
    var successMessage: String? { removal.success }
    /// The name of the operation and of its request: `reminderRemoval`.
    var operation: Name { entity.request(for: .remove) }
}

extension ListPlan {
    /// The removal of a row; `nil` for none.
    var removal: ListRemoval? {
        list.removal.map { ListRemoval(removal: $0, entity: entity) }
    }

    /// The actions of the buttons of a row.
    var actions: [any RowAction] {
        toggles + counts + (removal.map { [$0] } ?? [])
    }

    /// The action with a question before it; `nil` for none. Only one button of a row may ask.
    var confirmed: (any RowAction)? {
        let actions: [any RowAction] = toggles + (removal.map { [$0] } ?? []) + counts
        return actions.first { $0.question != nil }
    }

    /// Indicates whether the service announces changes and removals made elsewhere.
    var isAnnounced: Bool { service.announces }

    /// Indicates whether a row does not change while one of its requests is running.
    var isBlocking: Bool { !toggles.isEmpty || removal != nil }
}
