internal import Descriptions

/// The counter that a button of a row increases, with the names in its code. It is one number, or
/// several that the service increases together.
struct ListCount: RowAction {
    let count: RowCount
    let field: Entity.Field
    /// The numbers that the service increases at the same time.
    let others: [Entity.Field]
    /// The field that becomes yes and disables the button; `nil` if the button can be tapped
    /// repeatedly.
    let once: Entity.Field?
    let entity: Entity

    /// The name of the counted numbers: `likes`, or `likes and views`.
    var name: Name { count.name }
    /// All numbers that increase.
    var numbers: [Entity.Field] { [field] + others }
    /// Indicates whether the service increases several numbers together.
    var isJoint: Bool { !others.isEmpty }
    /// The type of the service's reply: `Int`, or `MessageLikesAndViews` for several numbers.
    var reply: String { isJoint ? operation.type : "Int" }

    var button: Name { count.button }
    var nameOfMethods: String { name.type }
    var question: ChangeQuestion? { count.question }
    var failureMessage: String { count.failure }
    var successMessage: String? { count.success }

    /// The name of the operation and of its request: `messageLikes`.
    var operation: Name { entity.change(of: name) }

    /// Indicates whether the button can be disabled.
    var isLimited: Bool { once != nil || count.most != nil }

    /// The fields that change.
    var fields: [Entity.Field] { numbers + (once.map { [$0] } ?? []) }
}

extension ListPlan {
    /// The counters that buttons of rows increase.
    var counts: [ListCount] {
        list.counts.compactMap { count in
            entity.fields.first { $0.name == count.field }.map { field in
                ListCount(
                    count: count,
                    field: field,
                    others: count.others.compactMap { other in
                        entity.fields.first { $0.name == other }
                    },
                    once: entity.fields.first { $0.name == count.once },
                    entity: entity
                )
            }
        }
    }

    /// The counters whose buttons can be disabled.
    var enabling: [ListCount] { counts.filter(\.isLimited) }

    /// Indicates whether a field of a row can change.
    var hasChanges: Bool { isBlocking || !counts.isEmpty || isAnnounced }

    /// The fields that can change.
    var changedFields: [Entity.Field] {
        isAnnounced ? entity.fields : toggles.map(\.field) + counts.flatMap(\.fields)
    }
}
