internal import Descriptions

/// What a button of a row does that may be asked about first, with the names of all that takes part.
protocol RowAction {
    var button: Name { get }
    var failure: String { get }
    /// What is asked before; `nil` where it is done at once.
    var question: ChangeQuestion? { get }
    /// What is done.
    var method: String { get }
    /// What does it once that was confirmed. A view asks by the same name.
    var confirm: String { get }
    var cancel: String { get }
    /// What a presenter hears of the answer.
    var didConfirm: String { get }
    var didCancel: String { get }
    /// What an interactor is asked where it has to be confirmed, and what it answers then.
    var ask: String { get }
    var mustConfirm: String { get }
    /// What an interactor answers where it was not done.
    var didFail: String { get }
    /// What a presenter hears of a tap.
    var tap: String { get }
    /// The operation, and the request.
    var operation: Name { get }
    /// Whether the row is left as it is until that is answered.
    var isHeld: Bool { get }
}

extension RowAction {
    var isHeld: Bool { true }

    /// The methods of an interactor for the action, each with the id of a row as its parameter.
    var interactorMethods: [String] {
        guard question != nil else { return [method] }
        return isHeld ? [ask, method, cancel] : [ask, method]
    }
    /// The method of an interactor for a tap on the button.
    var interactorMethod: String { question == nil ? method : ask }
}

extension ListToggle: RowAction {}

extension ListCount: RowAction {
    /// What comes anew may be counted, too.
    var isHeld: Bool { false }
    var question: ChangeQuestion? { count.question }
    var confirm: String { "confirm\(field.name.type)" }
    var cancel: String { "cancel\(field.name.type)" }
    var didConfirm: String { "didConfirm\(field.name.type)" }
    var didCancel: String { "didCancel\(field.name.type)" }
    var ask: String { "askFor\(field.name.type)" }
    var mustConfirm: String { "mustConfirm\(field.name.type)" }
}

/// A button of a row that removes what it shows, with the names of all that takes part.
struct ListRemoval: RowAction {
    let removal: RowRemoval
    let entity: Entity

    var button: Name { removal.button }
    var question: ChangeQuestion? { removal.question }
    var success: String? { removal.success.map(SwiftText.literal) }
    var failure: String { SwiftText.literal(removal.failure) }

    var closure: String { "onTap\(button.type)" }
    var tap: String { "didTap\(button.type)" }
    let method = "remove"
    let confirm = "confirmRemoval"
    let cancel = "cancelRemoval"
    let didConfirm = "didConfirmRemoval"
    let didCancel = "didCancelRemoval"
    let ask = "askForRemoval"
    let mustConfirm = "mustConfirmRemoval"
    let didRemove = "didRemove"
    let didFail = "didFailToRemove"
    /// The operation, and the request: `reminderRemoval`.
    var operation: Name { entity.request(for: .remove) }
}

extension ListPlan {
    /// What removes a row; `nil` for nothing.
    var removal: ListRemoval? {
        list.removal.map { ListRemoval(removal: $0, entity: entity) }
    }

    /// The actions of the buttons of a row.
    var actions: [any RowAction] {
        toggles + counts + (removal.map { [$0] } ?? [])
    }

    /// What is asked about before it is done; one button of a row may ask.
    var confirmed: (any RowAction)? {
        let actions: [any RowAction] = toggles + (removal.map { [$0] } ?? []) + counts
        return actions.first { $0.question != nil }
    }

    /// The same where it counts something.
    var confirmedCount: ListCount? { counts.first { $0.question != nil } }

    /// The same where it turns something round.
    var confirmedToggle: ListToggle? { toggles.first { $0.question != nil } }

    /// Whether not all that have come are shown.
    var isSifted: Bool { !filters.isEmpty || removal != nil }

    /// Whether it comes in pages and something can be removed from it.
    var isShrinking: Bool { isPaged && removal != nil }

    /// Whether the list hears what the service has removed.
    var hearsRemoved: Bool { undo != nil || isShrinking }

    /// Whether a row is left as it is while something of it runs.
    var isBlocking: Bool { !toggles.isEmpty || removal != nil }

    /// Whether what a row shows changes while it is in sight.
    var showsChanges: Bool { !changing.isEmpty || !enabling.isEmpty }

    /// Whether a row is shown, of what is behind it, as an expression.
    var isRowShown: String {
        ((removal == nil ? [] : ["!$0.isRemoved"]) + (filters.isEmpty ? [] : ["shows($0.\(item))"]))
            .joined(separator: " && ")
    }
}
