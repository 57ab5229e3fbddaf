/// A value that a screen keeps while it is open, without a service.
package struct ScreenState: Hashable, Sendable {
    package let name: Name
    /// The value when the screen opens: a number, or yes or no.
    package let first: FieldValue
    /// The limits of a number; `nil` for yes or no.
    package let limits: ClosedRange<Int>?

    package init(name: Name, first: FieldValue, limits: ClosedRange<Int>? = nil) {
        self.name = name
        self.first = first
        self.limits = limits
    }

    /// The state as a field, so that texts can show it.
    package var field: Entity.Field {
        switch first {
        case .number(let number):
            let other = limits.map { $0.upperBound == number ? $0.lowerBound : $0.upperBound }
            return Entity.Field(name: name, kind: .number, values: [first, .number(other ?? 0)])
        case .flag(let isSet):
            return Entity.Field(name: name, kind: .flag, values: [first, .flag(!isSet)])
        case .text, .date, .choice: return Entity.Field(name: name, kind: .text, values: [first])
        }
    }
}

extension Description {
    /// The name that replaces the name of an entity in texts that show state.
    package static let ownerOfState = Name("state")

    /// The state as an entity that no service gives; `nil` without state.
    package var stateEntity: Entity? {
        states.isEmpty
            ? nil
            : Entity(name: Self.ownerOfState, summary: "", fields: states.map(\.field))
    }

    /// The values of the state when the screen opens.
    package var firstState: [Name: FieldValue] {
        states.reduce(into: [:]) { $0[$1.name] = $1.first }
    }

    /// The labels that follow the state, with their texts.
    package var boundLabels: [(name: Name, text: TextRule)] {
        elements.compactMap {
            if case .boundLabel(let name, let text) = $0 { (name, text) } else { nil }
        }
    }

    /// Returns the state after a tap.
    ///
    /// - Returns: `nil` if the tap is not possible, because it would exceed a limit or do nothing.
    package func state(
        _ state: [Name: FieldValue],
        after reaction: Reaction
    ) -> [Name: FieldValue]? {
        var changed = state
        for change in reaction.changes {
            guard let value = state[change.field] else { continue }
            let limits = states.first { $0.name == change.field }?.limits
            if case .set(_, let new) = change {
                changed[change.field] = new
            } else if let new = change.result(of: value, in: limits) {
                changed[change.field] = new
            } else {
                return nil
            }
        }
        return reaction.effects.isEmpty && changed == state ? nil : changed
    }
}

extension TextRule {
    /// Indicates whether the text shows state of the screen or depends on it.
    package var showsState: Bool { allParts.contains { $0.value == Description.ownerOfState } }
}
