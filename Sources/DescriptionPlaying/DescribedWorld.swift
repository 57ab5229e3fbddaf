internal import Descriptions
package import HeadlessKit
package import Model
package import Scripts

/// The world around a described feature: its services answer as the description says.
package final class DescribedWorld: ScriptEnvironment {
    private let keys: [DescribedKey]
    /// What each key has now.
    private var values: [String: JSONValue]
    /// Which number comes next, by its service's value.
    private var positions: [Name: Int] = [:]

    init(_ description: Description, opening: Opening) {
        keys = description.keys
        values = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, Self.first($0)) })
            .merging(opening.values) { $1 }
    }

    private static func first(_ key: DescribedKey) -> JSONValue {
        switch key.target {
        case .field(let field, _):
            switch field.kind {
            case .text(let first, _): .text(first)
            case .number(let first, _): .integer(first)
            }
        case .numbers(_, let values, _): .list(values.map(JSONValue.integer))
        }
    }

    /// The text of a part; taking a number makes the next one come.
    func text(of part: TextPart) -> String? {
        switch part {
        case .literal(let text): text
        case .field(let entity, let name, _):
            switch value({
                if case .field(let field, entity) = $0 { field.name == name } else { false }
            }) {
            case .text(let text): text
            case .integer(let number): String(number)
            default: nil
            }
        case .count(let entity, let field, let unit):
            text(of: .field(of: entity, field, isNumber: true)).flatMap(Int.init)
                .map { TextRule.count($0, unit) }
        case .next(let name): takeNumber(name).map(String.init)
        }
    }

    private func takeNumber(_ name: Name) -> Int? {
        let value = value { if case .numbers(name, _, _) = $0 { true } else { false } }
        guard case .list(let items)? = value, !items.isEmpty else { return nil }
        let position = positions[name] ?? 0
        positions[name] = (position + 1) % items.count
        if case .integer(let number) = items[position] { return number }
        return nil
    }

    private func value(_ isWanted: (DescribedKey.Target) -> Bool) -> JSONValue? {
        keys.first { isWanted($0.target) }.flatMap { values[$0.name] }
    }

    // MARK: - What scripts do

    package func set(_ values: [String: JSONValue]) {
        self.values.merge(values) { $1 }
    }

    // Nothing leads anywhere, and nothing takes its time.
    package var routes: [Route] { [] }
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func back() -> Bool { false }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}
}
