internal import Descriptions

/// What a button of a row counts, with the names of all that takes part.
struct ListCount {
    let count: RowCount
    let field: Entity.Field
    /// What is yes from then on; `nil` where it can be counted again and again.
    let once: Entity.Field?
    let entity: Entity

    var button: Name { count.button }
    var success: String? { count.success.map(SwiftText.literal) }
    var failure: String { SwiftText.literal(count.failure) }

    /// What a view calls: `onTapLike`.
    var closure: String { "onTap\(button.type)" }
    /// What a presenter hears: `didTapLike`.
    var tap: String { "didTap\(button.type)" }
    /// What is done, and what the service is asked: `countLikes`.
    var method: String { "count\(field.name.type)" }
    /// Whether that runs: `isCountingLikes`.
    var isRunning: String { "isCounting\(field.name.type)" }
    /// For which that runs: `countingLikes`.
    var running: String { "counting\(field.name.type)" }
    /// Whether the button can be tapped: `canLike`.
    var can: String { "can\(button.type)" }
    /// What a view is told of that: `enableLike`.
    var enable: String { "enable\(button.type)" }
    /// What an interactor answers.
    var didCount: String { "didCount\(field.name.type)" }
    var didFail: String { "didFailToCount\(field.name.type)" }
    /// The operation, and the request: `messageLikes`.
    var operation: Name { entity.change(of: field.name) }

    /// The fields that change.
    var fields: [Entity.Field] { [field] + (once.map { [$0] } ?? []) }

    /// That it can be tapped, as an expression; `nil` where it always can.
    var isPossible: String? { once.map { "!\(entity.name.member).\($0.member)" } }
}

/// A button of a row that does something, with the names of what hears of it.
struct RowTap {
    let button: Name
    /// What a view calls.
    let closure: String
    /// What a presenter hears.
    let tap: String
    /// What is done.
    let method: String
}

extension ListPlan {
    /// What buttons of rows count.
    var counts: [ListCount] {
        list.counts.compactMap { count in
            entity.fields.first { $0.name == count.field }.map { field in
                ListCount(
                    count: count,
                    field: field,
                    once: entity.fields.first { $0.name == count.once },
                    entity: entity
                )
            }
        }
    }

    /// Those that can be counted once.
    var enabling: [ListCount] { counts.filter { $0.once != nil } }

    /// Whether anything of a row changes.
    var hasChanges: Bool { isBlocking || !counts.isEmpty }

    /// The fields that do.
    var changedFields: [Entity.Field] { toggles.map(\.field) + counts.flatMap(\.fields) }

    /// The buttons of a row.
    var taps: [RowTap] {
        toggles.map {
            RowTap(button: $0.button, closure: $0.closure, tap: $0.tap, method: $0.method)
        }
            + counts.map {
                RowTap(button: $0.button, closure: $0.closure, tap: $0.tap, method: $0.method)
            }
            + (removal.map {
                [RowTap(button: $0.button, closure: $0.closure, tap: $0.tap, method: $0.method)]
            } ?? [])
    }
}
