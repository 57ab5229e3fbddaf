internal import Descriptions

/// The code for the values of a loaded or listed entity that scenarios set, for the test environment
/// and the contract.
struct EntityKeys {
    let entity: Entity
    /// The service that loads the entity and stores it in memory; `nil` for a listed entity.
    var service: DetailService?

    private var item: String { entity.name.member }

    /// Returns the expression for the entity when a scenario opens.
    ///
    /// - Parameter id: the expression for the number of the entity; `nil` if it has none.
    func opened(id: String? = nil) -> String {
        let number = id.map { ["id: \($0)"] } ?? []
        let fields = entity.fields.map { "\($0.member): \(opened($0))" }
        return """
            \(entity.name.type)(
                \((number + fields).joined(separator: ",\n    "))
            )
            """
    }

    /// Returns the expression for the value of a field when a scenario opens.
    private func opened(_ field: Entity.Field) -> String {
        let key = field.name.member
        let first = field.first.literal
        switch field.kind {
        case .number: return "opening.integer(\"\(key)\", default: \(first))"
        case .flag: return "opening.flag(\"\(key)\", default: \(first))"
        case .text: return "opening.text(\"\(key)\", default: \(first))"
        case .date: return "opening.endOfDay(\"\(key)\", default: \(first))"
        case .choice:
            return "\(entity.type(of: field))("
                + "rawValue: opening.text(\"\(key)\", default: \"\")) ?? \(first)"
        }
    }

    /// The statements that set the values of a scenario while it is open.
    var settings: String { entity.fields.map(setting).joined(separator: "\n") }

    private func setting(_ field: Entity.Field) -> String {
        let member = field.member
        let key = field.name.member
        let owner = service.map { "\($0.name.member).\(item)" } ?? item
        let target = "\(owner).\(member)"
        let condition =
            switch field.kind {
            case .number: "if case .integer(let \(member))? = values[\"\(key)\"] {"
            case .flag: "if case .flag(let \(member))? = values[\"\(key)\"] {"
            case .text: "if case .text(let \(member))? = values[\"\(key)\"] {"
            case .date: "if let \(member) = values[\"\(key)\"]?.endOfDay {"
            case .choice:
                """
                if case .text(let text)? = values["\(key)"],
                    let \(member) = \(entity.type(of: field))(rawValue: text)
                {
                """
            }
        return "\(condition)\n    \(target) = \(member)\n}"
    }

    /// The lines of the contract for the fields, one per field.
    var lines: [String] { entity.fields.map(line) }

    private func line(_ field: Entity.Field) -> String {
        let type =
            switch field.kind {
            case .number: ".integer(\(SwiftText.literal(range(of: field))))"
            case .flag: ".flag"
            case .text: ".text"
            case .date: ".day"
            case .choice: ".choice([\(words(of: field).joined(separator: ", "))])"
            }
        let owner = "\(entity.name)’s \(field.name)"
        let first =
            switch field.first {
            case .flag(let isSet): String(isSet)
            case .choice(let name): name.identifier
            default: field.first.shown
            }
        let help = "the \(owner)" + (service == nil ? "" : " (default \(first))")
        return "ScenarioKey(\"\(field.name.member)\", \(type), \(SwiftText.literal(help))),"
    }

    private func range(of field: Entity.Field) -> ClosedRange<Int> {
        service?.limits(of: field.name) ?? -1_000_000_000...1_000_000_000
    }

    /// Returns the literals of the named values in scenarios.
    private func words(of field: Entity.Field) -> [String] {
        field.values.compactMap {
            if case .choice(let name) = $0 { "\"\(name.identifier)\"" } else { nil }
        }
    }

    /// The pairs of keys and values that a random scenario sets: often missing values, limits, or
    /// values that a variant could show wrongly.
    var random: [String] { entity.fields.map(random) }

    private func random(_ field: Entity.Field) -> String {
        let value =
            switch field.kind {
            case .number:
                if let limits = service?.limits(of: field.name) {
                    limits.count <= 20
                        ? ".integer(random.integer(in: \(SwiftText.literal(limits))))"
                        : ".integer(random.element(of: [\(samples(in: limits))]))"
                } else {
                    ".integer(random.integer(in: -2...12))"
                }
            case .flag: ".flag(random.happens(onceIn: 2))"
            case .date:
                ".text(random.element(of: [\"1970-01-01\", \"2024-02-29\", \"2026-12-31\"]))"
            case .text:
                ".text(random.element(of: [\"\", \"Ada\", \" \", \"李\", \"e\\u{301}\"]))"
            case .choice:
                ".text(random.element(of: [\(words(of: field).joined(separator: ", "))]))"
            }
        return "\"\(field.name.member)\": \(value),"
    }

    /// Returns numbers on both sides of the values at which errors are likely.
    private func samples(in limits: ClosedRange<Int>) -> String {
        let numbers = [
            limits.lowerBound, limits.lowerBound + 1, 0, 1, 2, 9_999, 10_000, 99_999,
            limits.upperBound - 1, limits.upperBound,
        ]
        let kept = numbers.filter(limits.contains)
        return Set(kept).sorted().map { ($0 < 0 ? "-" : "") + SwiftText.grouped(abs($0)) }
            .joined(separator: ", ")
    }
}
