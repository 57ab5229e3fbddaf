internal import Descriptions

/// A button above a list that sends a request to its service, with the names in its code.
struct ListButton {
    let action: ListAction
    let entity: Entity

    var button: Name { action.name }
    var isUndo: Bool { action.kind == .undo }
    var title: String { SwiftText.literal(action.title) }
    var failure: String { SwiftText.literal(action.failure) }

    /// The name of the operation and of its request: `reminderAddition`.
    var operation: Name { entity.request(for: isUndo ? .restore : .add) }
}

extension ListPlan {
    /// The buttons above the rows that send requests to the service.
    var buttons: [ListButton] { list.actions.map { ListButton(action: $0, entity: entity) } }

    /// The button that restores the last removed row; `nil` for none.
    var undo: ListButton? { buttons.first(where: \.isUndo) }
}
