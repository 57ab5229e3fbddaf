internal import Descriptions

/// The action of a button of a row, with the names in its code.
protocol RowAction: Action {
    /// The messages after a failure and after success; `nil` for none.
    var failureMessage: String { get }
    var successMessage: String? { get }
    /// The method that performs the action.
    var method: String { get }
    /// The interactor method for a tap that requires a confirmation.
    var ask: String { get }
    /// The method of an interactor's output for a failure.
    var didFail: String { get }
    /// The name of the operation and of its request.
    var operation: Name { get }
    /// Indicates whether the row does not change until the question is answered.
    var isHeld: Bool { get }
}

extension RowAction {
    var isHeld: Bool { true }
    var ask: String { "askFor\(nameOfMethods)" }
    /// The literals of the messages.
    var failure: String { SwiftText.literal(failureMessage) }
    var success: String? { successMessage.map(SwiftText.literal) }

    /// The method of an interactor for a tap on the button.
    var interactorMethod: String { question == nil ? method : ask }
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
    let method = "remove"
    let didRemove = "didRemove"
    let didFail = "didFailToRemove"
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

    /// Indicates whether rows can be removed, by a button or elsewhere.
    var losesRows: Bool { removal != nil || isAnnounced }

    /// Indicates whether loaded rows can be hidden by a filter or by a button.
    var hidesRows: Bool { !filters.isEmpty || removal != nil }

    /// Indicates whether loaded rows can be hidden or removed.
    var isSifted: Bool { !filters.isEmpty || losesRows }

    /// Indicates whether the list loads in pages and rows can be removed from it.
    var isShrinking: Bool { isPaged && losesRows }

    /// Indicates whether the list observes removals that the service has confirmed.
    var hearsRemoved: Bool { undo != nil || isShrinking }

    /// Indicates whether a row does not change while one of its requests is running.
    var isBlocking: Bool { !toggles.isEmpty || removal != nil }

    /// Indicates whether the display values of a row change while it is visible.
    var showsChanges: Bool { !changing.isEmpty || !enabling.isEmpty }

    /// The expression that is true if the object of a row, `$0`, is shown.
    var isRowShown: String {
        ((removal == nil ? [] : ["!$0.isRemoved"]) + (filters.isEmpty ? [] : ["shows($0.\(item))"]))
            .joined(separator: " && ")
    }
}
