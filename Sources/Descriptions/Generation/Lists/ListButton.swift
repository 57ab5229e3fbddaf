internal import Descriptions

/// A button above a list that asks its service for something, with the names of all that takes part.
struct ListButton {
    let action: ListAction
    let entity: Entity

    var name: Name { action.name }
    var isUndo: Bool { action.kind == .undo }
    var title: String { SwiftText.literal(action.title) }
    var failure: String { SwiftText.literal(action.failure) }

    /// The view.
    var property: String { "\(name.member)Button" }
    /// What a view calls.
    var closure: String { "onTap\(name.type)" }
    /// What a presenter hears.
    var tap: String { "didTap\(name.type)" }
    /// What is done: `addReminder`.
    var method: String { "\(request)\(entity.name.type)" }
    /// What the service is asked.
    var request: String { isUndo ? "restore" : "add" }
    /// Whether that runs.
    var isRunning: String { isUndo ? "isRestoring" : "isAdding" }
    /// What an interactor answers.
    var didFail: String { isUndo ? "didFailToRestore" : "didFailToAdd" }
    var didEnable: String { "didEnable\(name.type)" }
    /// What a view is told of whether it can be tapped.
    var enable: String { "enable\(name.type)" }
    /// The same where it binds itself.
    var can: String { "can\(name.type)" }
    /// The operation, and the request: `reminderAddition`.
    var operation: Name { entity.request(for: isUndo ? .restore : .add) }
}

extension ListPlan {
    /// The buttons above the rows that ask the service for something.
    var buttons: [ListButton] { list.actions.map { ListButton(action: $0, entity: entity) } }

    /// The one that restores the last removed row.
    var undo: ListButton? { buttons.first(where: \.isUndo) }
}
