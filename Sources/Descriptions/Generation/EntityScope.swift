internal import Descriptions

/// The names and values of an entity for the templates of its type and of the contract.
struct EntityScope {
    let entity: Entity
    /// Indicates whether there are several entities, which have a number.
    var isListed = false
    /// Indicates whether the state of a screen keeps the entity, so that it is archived.
    var isArchived = true
    /// The service that loads the entity and limits its numbers; `nil` for none.
    var service: DetailService?

    /// The lists of the entity and of its fields.
    var lists: [String: [TemplateScope]] { ["model.entities": [scope], "model.fields": fields] }

    /// The names and values of the type.
    var scope: TemplateScope {
        let choices = entity.fields.filter { $0.kind == .choice }
        var flags: Set<String> = isListed ? ["isListed"] : []
        if !choices.isEmpty || !limits.isEmpty { flags.insert("hasConstants") }
        return TemplateScope(
            flags: flags,
            values: [
                "summary": entity.summary,
                "protocols":
                    ((isListed ? ["Identifiable"] : []) + ["Hashable"]
                    + (isArchived ? ["Codable"] : []) + ["Sendable"]).joined(separator: ", "),
            ],
            lists: [
                "choices": choices.map { field in
                    let cases = field.values.map(Self.choice).joined(separator: "\n")
                    return TemplateScope(
                        values: ["cases": cases],
                        identifiers: ["Mood": field.swiftType],
                        owner: NameUses.Owner(word: "level", field.name)
                    )
                },
                "limits": limits.map { limit in
                    TemplateScope(
                        values: ["range": SwiftText.literal(limit.range)],
                        names: ["score": limit.field]
                    )
                },
                "fields": fields,
            ],
            names: ["guest": entity.name]
        )
    }

    /// The limits of numbers, which are constants of a type without a number.
    private var limits: [(field: Name, range: ClosedRange<Int>)] {
        guard let service, !isListed else { return [] }
        return service.changes.compactMap { change in change.limits.map { (change.field, $0) } }
    }

    /// Returns the case of a named value, with its name in scenarios as the raw value.
    private static func choice(_ value: FieldValue) -> String {
        guard case .choice(let name) = value else { return "" }
        let raw = name.identifier == name.member ? "" : " = \"\(name.identifier)\""
        return "case \(name.member)\(raw)"
    }

    // MARK: - Fields

    /// The names and values of the fields.
    var fields: [TemplateScope] {
        entity.fields.map { field in
            let member = field.member
            return TemplateScope(
                flags: field.kind == .text ? ["isText"] : [],
                values: [
                    "type": field.swiftType,
                    "name": field.name.text,
                    "key": field.name.member,
                    "first": first(field),
                    "opened": opened(field),
                    "given": given(field),
                    "scenarioType": scenarioType(field),
                    "random": random(field),
                    "samples": "[\(field.values.map(\.literal).joined(separator: ", "))]",
                ],
                identifiers: ["portrait": member, "phrase": member, "level": member],
                owner: NameUses.Owner(word: "level", field.name)
            )
        }
    }

    /// Returns the first value as scenarios write it.
    private func first(_ field: Entity.Field) -> String {
        switch field.first {
        case .flag(let isSet): String(isSet)
        case .choice(let name): name.identifier
        default: field.first.shown
        }
    }

    /// Returns the expression for the value of a field when a scenario opens.
    private func opened(_ field: Entity.Field) -> String {
        let key = field.name.member
        let first = field.first.literal
        return switch field.kind {
        case .number: "opening.integer(\"\(key)\", default: \(first))"
        case .flag: "opening.flag(\"\(key)\", default: \(first))"
        case .text: "opening.text(\"\(key)\", default: \(first))"
        case .date: "opening.endOfDay(\"\(key)\", default: \(first))"
        case .choice:
            "\(entity.type(of: field))("
                + "rawValue: opening.text(\"\(key)\", default: \"\")) ?? \(first)"
        }
    }

    /// Returns the condition that is met if a scenario sets the field while it is open.
    private func given(_ field: Entity.Field) -> String {
        let member = field.member
        let value = "values[\"\(field.name.member)\"]"
        return switch field.kind {
        case .number: "case .integer(let \(member))? = \(value)"
        case .flag: "case .flag(let \(member))? = \(value)"
        case .text: "case .text(let \(member))? = \(value)"
        case .date: "let \(member) = \(value)?.endOfDay"
        case .choice:
            "case .text(let text)? = \(value), "
                + "let \(member) = \(entity.type(of: field))(rawValue: text)"
        }
    }

    /// Returns the type of the field's values in scenarios.
    private func scenarioType(_ field: Entity.Field) -> String {
        switch field.kind {
        case .number:
            ".integer(\(SwiftText.literal(range(of: field) ?? -1_000_000_000...1_000_000_000)))"
        case .flag: ".flag"
        case .text: ".text"
        case .date: ".day"
        case .choice: ".choice([\(words(of: field))])"
        }
    }

    private func range(of field: Entity.Field) -> ClosedRange<Int>? {
        service?.limits(of: field.name)
    }

    /// Returns the literals of the named values in scenarios.
    private func words(of field: Entity.Field) -> String {
        field.values.compactMap {
            if case .choice(let name) = $0 { "\"\(name.identifier)\"" } else { nil }
        }
        .joined(separator: ", ")
    }

    /// Returns the value that a random scenario sets: often a missing value, a limit, or a value that a
    /// variant could show wrongly.
    private func random(_ field: Entity.Field) -> String {
        switch field.kind {
        case .number:
            guard let limits = range(of: field) else {
                return ".integer(random.integer(in: -2...12))"
            }
            return limits.count <= 20
                ? ".integer(random.integer(in: \(SwiftText.literal(limits))))"
                : ".integer(random.element(of: [\(samples(in: limits))]))"
        case .flag: return ".flag(random.happens(onceIn: 2))"
        case .date:
            return ".text(random.element(of: [\"1970-01-01\", \"2024-02-29\", \"2026-12-31\"]))"
        case .text:
            return ".text(random.element(of: [\"\", \"Ada\", \" \", \"李\", \"e\\u{301}\"]))"
        case .choice: return ".text(random.element(of: [\(words(of: field))]))"
        }
    }

    /// Returns numbers on both sides of the values at which errors are likely.
    private func samples(in limits: ClosedRange<Int>) -> String {
        let numbers = [
            limits.lowerBound, limits.lowerBound + 1, 0, 1, 2, 9_999, 10_000, 99_999,
            limits.upperBound - 1, limits.upperBound,
        ]
        return Set(numbers.filter(limits.contains)).sorted()
            .map { ($0 < 0 ? "-" : "") + SwiftText.grouped(abs($0)) }.joined(separator: ", ")
    }
}
