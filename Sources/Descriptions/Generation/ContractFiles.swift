internal import Descriptions
internal import PackageEditing

/// The files of a feature that all its variants share.
struct ContractFiles {
    let plan: FeaturePlan

    var files: [GeneratedFile] {
        [
            file("Contract", contract), file("Dependencies", dependencies),
            file("Element", element), file("Environment", environment),
            file("Scripts", ScenarioTexts(plan: plan).text),
        ]
    }

    private var feature: Name { plan.description.feature }

    private func file(_ kind: String, _ text: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/Features/\(plan.type)/Contract/\(plan.type)\(kind).swift",
            text: text
        )
    }

    private var dependencies: String {
        let properties = plan.description.services.map {
            "    package let \($0.name.member): any \($0.name.type)\n"
        }
        let assignments = plan.description.services.map {
            "        self.\($0.name.member) = \($0.name.member)\n"
        }
        guard !properties.isEmpty else {
            return """
                /// The dependencies of \(feature.withArticle), which uses no service.
                package struct \(plan.type)Dependencies {
                    package init() {}
                }

                """
        }
        return """
            package import Model

            /// The dependencies of \(feature.withArticle).
            package struct \(plan.type)Dependencies {
            \(properties.joined())
            \(SwiftText.call("package init", plan.serviceParameters, " {", indented: 4))
            \(assignments.joined())    }
            }

            """
    }

    private var element: String {
        let identifiers = plan.description.elements.map {
            "    package static let \($0.name.member) = \(SwiftText.literal($0.name.identifier))\n"
        }
        return """
            /// The accessibility identifiers of the elements of the \(feature).
            package enum \(plan.type)Element {
            \(identifiers.joined())}

            """
    }

    // MARK: - The environment

    private var environment: String {
        plan.description.services.isEmpty ? environmentWithoutServices : environmentWithServices
    }

    private var environmentWithoutServices: String {
        """
        \(SwiftText.imports("package", "Model", "Scenarios"))

        \(SwiftText.comment("The test environment of \(feature.withArticle), which uses no service."))
        package final class \(plan.type)Environment: ScenarioEnvironment {
            package let dependencies = \(plan.type)Dependencies()

            package init(opening: Opening) {}

        \(Self.withoutRequests(feature))
            package func set(_ values: [String: JSONValue]) {}
        }

        """
    }

    /// Returns the members of an environment whose services reply at once.
    private static func withoutRequests(_ feature: Name) -> String {
        """
            // \(feature.withCapitalArticle) sends no asynchronous requests.
            package var requests: [ServiceRequest] { [] }
            package var waitingReplies: Int { 0 }
            package func deliver(_ delivery: Delivery) {}
            package func fail(_ operation: Model.Operation) {}
        """
    }

    private var environmentWithServices: String {
        let services = plan.description.services
        let properties = services.map {
            "    package let \($0.name.member): InMemory\($0.name.type)\n"
        }
        return """
            \(SwiftText.imports("package", "Model", "Scenarios"))

            \(SwiftText.comment("The test environment of \(feature.withArticle): \(world)."))
            package final class \(plan.type)Environment: ScenarioEnvironment {
            \(properties.joined())
                package init(opening: Opening) {
            \(services.map(making).joined())    }

                package var dependencies: \(plan.type)Dependencies {
            \(SwiftText.call("\(plan.type)Dependencies", plan.serviceArguments(from: ""), indented: 8))
                }

            \(Self.withoutRequests(feature))
            \(setting)}

            """
    }

    private var world: String {
        let parts = plan.description.services.map { service in
            switch service.kind {
            case .current(let name): "\(name.withArticle) that a scenario can change"
            case .next(let name, _, _):
                "\(Name([service.name.words.last ?? ""]).withArticle) of the \(name.pluralText) that a scenario provides"
            }
        }
        return parts.joined(separator: ", and ")
    }

    private func making(_ service: Service) -> String {
        let keys = plan.description.keys
        switch service.kind {
        case .current(let name):
            let fields = keys.compactMap { key -> String? in
                guard case .field(let field, of: name) = key.target else { return nil }
                let reader = field.kind == .number ? "integer" : "text"
                return "                \(field.member): "
                    + "opening.\(reader)(\"\(key.name)\", default: \(field.first.literal))"
            }
            return """
                        \(service.name.member) = InMemory\(service.name.type)(
                            \(name.member): \(name.type)(
                \(fields.joined(separator: ",\n"))
                            )
                        )

                """
        case .next(let name, let values, _):
            let list = values.map(String.init).joined(separator: ", ")
            return """
                        \(service.name.member) = InMemory\(service.name.type)(
                            \(name.plural): opening.integers("\(name.plural)", default: [\(list)])
                        )

                """
        }
    }

    private var setting: String {
        let lines = plan.description.keys.compactMap { key -> String? in
            guard case .field(let field, let entity) = key.target,
                let service = plan.description.services.first(where: { $0.value == entity })
            else { return nil }
            let pattern = field.kind == .number ? ".integer" : ".text"
            let member = field.name.member
            return """
                        if case \(pattern)(let \(member))? = values["\(key.name)"] {
                            \(service.name.member).\(entity.member).\(member) = \(member)
                        }

                """
        }
        guard !lines.isEmpty else {
            return "    package func set(_ values: [String: JSONValue]) {}\n"
        }
        return "\n    package func set(_ values: [String: JSONValue]) {\n\(lines.joined())    }\n"
    }

    // MARK: - The contract

    private var contract: String {
        let settable = plan.description.keys.filter(\.isSettable)
        let keys = plan.description.keys
        let elements = plan.description.elements.map { "\(plan.type)Element.\($0.name.member)" }
        let timed = plan.interactions.compactMap(timed)
        return """
            package import Scenarios
            \(keys.isEmpty ? "" : "internal import SeededRandom\n")\

            extension FeatureContract {
            \(SwiftText.comment(plan.description.summary, indented: 4))
                package static let \(plan.member) = FeatureContract(
                    name: "\(feature.identifier)",
                    title: \(SwiftText.literal(feature.title)),
                    openingKeys: \(keyList(keys)),
                    settableKeys: \(keyList(settable)),
                    elements: [\(elements.joined(separator: ", "))],
                    scripts: \(plan.member)Scripts,
                    latencyScripts: [
            \(timed.joined(separator: ",\n"))
                    ],
                    randomOpening: \(randomOpening(keys))\(settable.isEmpty ? "" : ",")
            \(settable.isEmpty ? "" : randomSettings(settable))    )
            }

            """
    }

    /// Returns the scenario that measures a tap; `nil` if no way to the tap was found.
    private func timed(_ interaction: Interaction) -> String? {
        guard let way = StateWalk.way(to: interaction, in: plan) else { return nil }
        let title = SwiftText.literal("One tap on “\(plan.title(of: interaction.button))”.")
        let opening = "{\"open\": \"\(feature.identifier)\"}"
        let setup = [opening] + way.map { "{\"tap\": \"\($0.button.identifier)\"}" }
        // A screen on which the tap has changed the state is opened again.
        let again =
            interaction.changes.isEmpty
            ? "" : ",\n                opensAnew: true,\n                screenCount: 32"
        return """
                        LatencyScenario(
                            "\(interaction.button.identifier)",
                            \(title),
                            setup: \(SwiftText.events(setup, indented: 20)),
                            measured: .events(#"{"tap": "\(interaction.button.identifier)"}"#)\(again)
                        )
            """
    }

    private func randomOpening(_ keys: [DescribedKey]) -> String {
        keys.isEmpty ? "{ _ in [:] }" : "{ random in\n            \(values(keys))\n        }"
    }

    private func randomSettings(_ keys: [DescribedKey]) -> String {
        """
                randomSettings: { random in
                    \(values(keys))
                }

        """
    }

    private func keyList(_ keys: [DescribedKey]) -> String {
        let lines = keys.map { key in
            switch key.target {
            case .field(let field, let entity):
                line(
                    key,
                    field.kind == .number ? ".integer(-1_000_000_000...1_000_000_000)" : ".text",
                    "\(field.name) of the \(entity) (default \(field.first.shown))"
                )
            case .numbers(_, let values, let range):
                line(
                    key,
                    ".integers(\(SwiftText.literal(range)))",
                    "numbers of the source (default \(values.map(String.init).joined(separator: ", ")))"
                )
            }
        }
        return lines.isEmpty ? "[]" : "[\n\(lines.joined())        ]"
    }

    private func line(_ key: DescribedKey, _ type: String, _ help: String) -> String {
        "            ScenarioKey(\"\(key.name)\", \(type), \(SwiftText.literal(help))),\n"
    }

    /// Returns the values that a random scenario sets: often missing values, or values that a
    /// variant could show wrongly.
    private func values(_ keys: [DescribedKey]) -> String {
        let lines = keys.map { key in
            switch key.target {
            case .field(let field, _):
                field.kind == .number
                    ? "\"\(key.name)\": .integer(random.integer(in: -2...12)),"
                    : "\"\(key.name)\": .text(random.element(of: [\"\", \"Ada\", \" \", \"李\", \"e\\u{301}\"])),"
            case .numbers(_, _, let range):
                "\"\(key.name)\": .list((0..<random.integer(in: 0...4)).map { _ in "
                    + ".integer(random.integer(in: \(SwiftText.literal(range)))) }),"
            }
        }
        return "[\n                " + lines.joined(separator: "\n                ")
            + "\n            ]"
    }

}
