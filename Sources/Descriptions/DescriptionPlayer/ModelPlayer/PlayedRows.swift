internal import Behaviours

/// A row of a played list.
final class PlayedRow {
    var entity: Record
    var state: [String: Value] = [:]
    /// Indicates whether the entity was removed elsewhere.
    var isForgotten = false

    init(_ entity: Record, _ component: Component) {
        self.entity = entity
        for variable in component.rowState {
            if case .value(let first) = variable.first { state[variable.name] = .plain(first) }
        }
    }
}

/// The rows of a played list.
@MainActor
final class PlayedRows {
    /// The rows that have loaded, and those of them that are shown.
    private(set) var loaded: [PlayedRow] = []
    private(set) var shown: [PlayedRow] = []
    /// The rows that have ever loaded, which keep their state.
    private(set) var byID: [Int: PlayedRow] = [:]
    /// The entities of the latest reply.
    var arrived: [Record] = []
    /// Indicates whether the table must load its data again.
    var needsReload = false

    func replace(by component: Component) {
        loaded = arrived.map { row(for: $0, component) }
    }

    func append(to component: Component) {
        let known = Set(loaded.map(\.entity.id))
        loaded += arrived.filter { !known.contains($0.id) }.map { row(for: $0, component) }
    }

    func show(_ isSelected: (PlayedRow) -> Bool) {
        shown = loaded.filter(isSelected)
        needsReload = true
    }

    func forget(_ row: PlayedRow) {
        row.isForgotten = true
        byID[row.entity.id] = nil
        loaded.removeAll { $0 === row }
        shown.removeAll { $0 === row }
    }

    /// Returns the row of an entity, which takes the values of the service unless it is held.
    private func row(for record: Record, _ component: Component) -> PlayedRow {
        guard case .rows(_, let list) = component.scope else {
            preconditionFailure("The component is no list.")
        }
        guard let row = byID[record.id] else {
            let row = PlayedRow(record, component)
            byID[record.id] = row
            return row
        }
        if let holding = list.holding, row.state[holding]?.isTrue == true {
            if let waiting = list.waiting { row.state[waiting] = .record(record) }
        } else {
            row.entity = record
            if let hiding = list.hiding { row.state[hiding] = .flag(false) }
        }
        return row
    }
}
