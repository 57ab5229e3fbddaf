internal import Descriptions

/// The change of a row that makes it disappear from a filter.
struct ListMove {
    let action: any RowAction
    /// The field that changes.
    let field: Entity.Field
    let filter: ListFilter
    /// The numbers of the entities that the filter shows at first.
    let ids: [Int]
    /// The number of entities, which is large enough for a filter to show several of them.
    static let count = 12

    /// The numbers that the filter shows after the first row has moved.
    var rest: [Int] { Array(ids.dropFirst()) }
}

extension ListPlan {
    /// The changes with which tests move a row, one for each action that can move rows.
    var moves: [ListMove] {
        actions.compactMap { action in
            guard let field = movingField(action) else { return nil }
            let filter = filters.first {
                // A counter sets its field to yes.
                $0.condition?.field == field.name
                    && (action is Toggle || !$0.shows(once(field)))
            }
            let ids = filter.map { shown(by: $0, of: ListMove.count) } ?? []
            guard let filter, ids.count > 1 else { return nil }
            return ListMove(action: action, field: field, filter: filter, ids: ids)
        }
    }

    /// Returns the numbers of the samples that a filter shows.
    func shown(by filter: ListFilter, of count: Int) -> [Int] {
        (1...count).filter { filter.shows(entity.sample(id: $0, seed: Entity.defaultSeed)) }
    }

    /// Returns the field by which an action moves a row; `nil` if the action moves none.
    private func movingField(_ action: any RowAction) -> Entity.Field? {
        let field = (action as? Toggle)?.field ?? (action as? ListCount)?.once
        return field.flatMap { list.movingFields.contains($0.name) ? $0 : nil }
    }

    private func once(_ field: Entity.Field) -> [Name: FieldValue] { [field.name: .flag(true)] }
}
