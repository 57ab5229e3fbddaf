internal import Descriptions

/// What a screen of one entity fixes for all its variants.
struct DetailContractFiles {
    let plan: DetailPlan

    var files: [GeneratedFile] {
        [
            file("Contract", contract), file("Dependencies", dependencies),
            file("Element", element), file("Environment", environment),
            file("Scripts", DetailScriptTexts(plan: plan).text),
        ]
    }

    private func file(_ kind: String, _ text: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/Features/\(plan.type)/Contract/\(plan.type)\(kind).swift",
            text: text
        )
    }

    private var service: Name { plan.service.name }

    private var dependencies: String {
        """
        package import Model

        /// What the screen of the \(plan.entity.name) needs from outside.
        package struct \(plan.type)Dependencies {
            package let \(service.member): any \(service.type)

            package init(\(service.member): any \(service.type)) {
                self.\(service.member) = \(service.member)
            }
        }

        """
    }

    private static let placeholders = ["loading", "error", "retry"]

    private var element: String {
        let parts =
            Self.placeholders.map { ($0, "\(plan.entity.name.identifier).\($0)") }
            + plan.detail.elements.map { ($0.name.member, $0.name.identifier) }
        return """
            /// What the elements of the screen are found by.
            package enum \(plan.elements) {
            \(plan.lines(parts.map { "package static let \($0) = \"\($1)\"" }, indented: 4))}

            """
    }

    // MARK: - The world

    private var keys: [(key: DescribedKey, field: Entity.Field)] {
        plan.description.keys.compactMap { key in
            if case .field(let field, _) = key.target { (key, field) } else { nil }
        }
    }

    private var environment: String {
        let fields = keys.map { key, field in
            "\(field.member): \(opened(key, field))"
        }
        let settings = keys.map(setting)
        return """
            \(SwiftText.imports("package", "HeadlessKit", "Scripts"))
            internal import Model

            \(SwiftText.comment("The world around the screen of the \(plan.entity.name): a service whose \(plan.entity.name) a script can change."))
            package final class \(plan.type)Environment: ConnectedEnvironment {
                package let scripted: ScriptedConnection
                private let \(service.member): InMemory\(service.type)

                package init(opening: Opening) {
                    scripted = ScriptedConnection(opening: opening)
                    \(service.member) = InMemory\(service.type)(
                        \(plan.item): \(plan.itemType)(
                            \(fields.joined(separator: ",\n                "))
                        ),
                        connection: scripted.connection
                    )
                }

                package var dependencies: \(plan.type)Dependencies {
                    \(plan.type)Dependencies(\(service.member): \(service.member))
                }

                // The screen leads nowhere.
                package var routes: [Route] { [] }
                package func back() -> Bool { false }

                package func set(_ values: [String: JSONValue]) {
            \(settings.joined())    }
            }

            """
    }

    /// What a field has when it opens.
    private func opened(_ key: DescribedKey, _ field: Entity.Field) -> String {
        let first = field.first.literal
        switch field.kind {
        case .number: return "opening.integer(\"\(key.name)\", default: \(first))"
        case .flag: return "opening.flag(\"\(key.name)\", default: \(first))"
        case .text: return "opening.text(\"\(key.name)\", default: \(first))"
        case .date: return "opening.endOfDay(\"\(key.name)\", default: \(first))"
        case .choice:
            return "\(plan.entity.type(of: field))("
                + "rawValue: opening.text(\"\(key.name)\", default: \"\")) ?? \(first)"
        }
    }

    private func setting(_ key: DescribedKey, _ field: Entity.Field) -> String {
        let member = field.member
        let target = "\(service.member).\(plan.item).\(member)"
        let kind =
            switch field.kind {
            case .number: "integer"
            case .flag: "flag"
            case .text, .date, .choice: "text"
            }
        guard field.kind != .date else {
            return """
                        if let \(member) = values["\(key.name)"]?.endOfDay {
                            \(target) = \(member)
                        }

                """
        }
        guard field.kind == .choice else {
            return """
                        if case .\(kind)(let \(member))? = values["\(key.name)"] {
                            \(target) = \(member)
                        }

                """
        }
        return """
                    if case .text(let text)? = values["\(key.name)"],
                        let \(member) = \(plan.entity.type(of: field))(rawValue: text)
                    {
                        \(target) = \(member)
                    }

            """
    }

    // MARK: - The contract

    private var operations: String {
        var names = [plan.item]
        for tap in plan.taps where !names.contains(tap.operation.member) {
            names.append(tap.operation.member)
        }
        return "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
    }

    private var contract: String {
        let elements = (Self.placeholders + plan.detail.elements.map(\.name.member))
            .map { "\(plan.elements).\($0)" }
        let member = plan.feature.member
        return """
            internal import Model
            package import Scripts
            internal import SeededRandom

            extension FeatureContract {
            \(SwiftText.comment(plan.description.summary, indented: 4))
                package static let \(member) = FeatureContract(
                    name: "\(plan.feature.identifier)",
                    title: \(SwiftText.literal(plan.feature.title)),
                    openingKeys: \(member)Keys + [
                        .scheduler,
                        .failing(\(operations)),
                        .recorded,
                    ],
                    settableKeys: \(member)Keys,
                    operations: \(operations),
                    elements: [\(elements.joined(separator: ", "))],
                    scripts: \(member)Scripts,
                    latencyScripts: \(member)LatencyScripts,
                    randomOpening: { random in
                        [
                            \(keys.map(random).joined(separator: "\n                "))
                            "fail": .list(random.happens(onceIn: 8) ? [.text("\(plan.entity.name.identifier)")] : []),
                            "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
                        ]
                    },
                    randomSettings: { random in
                        [
                            \(keys.map(random).joined(separator: "\n                "))
                        ]
                    }
                )

                private static let \(member)Keys = [
            \(plan.lines(keys.map(line), indented: 8))    ]
            }

            """
    }

    private func line(_ key: DescribedKey, _ field: Entity.Field) -> String {
        let type =
            switch field.kind {
            case .number: ".integer(\(SwiftText.literal(range(of: field))))"
            case .flag: ".flag"
            case .text: ".text"
            case .date: ".day"
            case .choice: ".choice([\(words(of: field).joined(separator: ", "))])"
            }
        let owner = "\(plan.entity.name)’s \(field.name)"
        let first =
            switch field.first {
            case .flag(let isSet): String(isSet)
            case .choice(let name): name.identifier
            default: field.first.shown
            }
        let help = "the \(owner); \(first) where none is given"
        return "ScriptKey(\"\(key.name)\", \(type), \(SwiftText.literal(help))),"
    }

    private func range(of field: Entity.Field) -> ClosedRange<Int> {
        plan.service.limits(of: field.name) ?? -1_000_000_000...1_000_000_000
    }

    /// What scripts have for the values of a choice.
    private func words(of field: Entity.Field) -> [String] {
        field.values.compactMap {
            if case .choice(let name) = $0 { "\"\(name.identifier)\"" } else { nil }
        }
    }

    /// What a random script gives: often what is missing, what a variant could change, or a limit.
    private func random(_ key: DescribedKey, _ field: Entity.Field) -> String {
        let value =
            switch field.kind {
            case .number:
                if let limits = plan.service.limits(of: field.name) {
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
        return "\"\(key.name)\": \(value),"
    }

    /// Numbers on both sides of what could go wrong.
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
