internal import Descriptions
internal import PackageEditing

/// The files of a screen of one entity that all its variants share.
struct DetailContractFiles {
    let plan: DetailPlan

    var files: [GeneratedFile] {
        [
            file("Contract", contract), file("Dependencies", dependencies),
            file("Element", element), file("Environment", environment),
            file("Scripts", DetailScenarioTexts(plan: plan).text),
        ] + (leads ? [file("Route", RouteText.text(for: plan.pages.map { ($0, "Int") }))] : [])
    }

    private func file(_ kind: String, _ text: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/Features/\(plan.type)/Contract/\(plan.type)\(kind).swift",
            text: text
        )
    }

    private var service: Name { plan.service.name }
    private var leads: Bool { !plan.pages.isEmpty }

    private var dependencies: String {
        let facts = plan.facts.map { ($0.member, "Bool") }
        let services =
            [(service.member, "any \(service.type)")]
            + (leads ? [("navigator", "any Navigator")] : [])
        let comments = plan.facts.map {
            SwiftText.comment(plan.description.sentences[$0.name] ?? "")
        }
        let parameters = (facts + services).map { "\($0): \($1)" }
        let properties = parameters.map { "package let \($0)" }
        let declared =
            zip(comments, properties).flatMap { [$0, $1] } + properties.dropFirst(facts.count)
        return """
            \(leads ? "package import HeadlessKit\n" : "")package import Model

            /// The dependencies of the screen of the \(plan.entity.name).
            package struct \(plan.type)Dependencies {
            \(plan.lines(declared, indented: 4))
            \(SwiftText.call("package init", parameters, " {", indented: 4))
            \(plan.lines((facts + services).map { "self.\($0.0) = \($0.0)" }, indented: 8))    }
            }

            """
    }

    private static let placeholders = ["loading", "error", "retry"]

    private var element: String {
        let parts =
            Self.placeholders.map { ($0, "\(plan.entity.name.identifier).\($0)") }
            + plan.detail.elements.map { ($0.name.member, $0.name.identifier) }
        return """
            /// The accessibility identifiers of the elements of the screen.
            package enum \(plan.elements) {
            \(plan.lines(parts.map { "package static let \($0) = \"\($1)\"" }, indented: 4))}

            """
    }

    // MARK: - The environment

    private var keys: EntityKeys { EntityKeys(entity: plan.entity, service: plan.service) }

    private var environment: String {
        let arguments =
            plan.facts.map { "\($0.member): \($0.member)" }
            + ["\(service.member): \(service.member)"] + (leads ? ["navigator: navigator"] : [])
        let properties =
            plan.facts.map { "private let \($0.member): Bool" }
            + (leads ? ["private let navigator = NavigationStack()"] : [])
        return """
            \(leads ? "package import HeadlessKit\n" : "")package import Scenarios
            internal import Model

            \(SwiftText.comment("The test environment of the screen of the \(plan.entity.name): a service with \(plan.entity.name.withArticle) that a scenario can change."))
            package final class \(plan.type)Environment: ConnectedEnvironment {
                package let scripted: ScriptedConnection
                private let \(service.member): InMemory\(service.type)
            \(plan.lines(properties, indented: 4))
                package init(opening: Opening) {
                    scripted = ScriptedConnection(opening: opening)
            \(plan.lines(plan.facts.map(\.opened), indented: 8))\
                    \(service.member) = InMemory\(service.type)(
            \(SwiftText.indented("\(plan.item): \(keys.opened()),", by: 12))
                        connection: scripted.connection
                    )
                }

                package var dependencies: \(plan.type)Dependencies {
            \(SwiftText.call("\(plan.type)Dependencies", arguments, indented: 8))
                }

            \(leads ? "    package var navigation: NavigationStack? { navigator }\n\n" : "")\
                package func set(_ values: [String: JSONValue]) {
            \(keys.settings)    }
            }

            """
    }

    // MARK: - The contract

    private var operations: String {
        var names = [plan.item]
        for outcome in plan.outcomes where !names.contains(outcome.operation.member) {
            names.append(outcome.operation.member)
        }
        return "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]"
    }

    private var contract: String {
        let elements = (Self.placeholders + plan.detail.elements.map(\.name.member))
            .map { "\(plan.elements).\($0)" }
        let member = plan.feature.member
        let facts = PageFact.contract(plan.facts)
        return """
            internal import Model
            package import Scenarios
            internal import SeededRandom

            extension FeatureContract {
            \(SwiftText.comment(plan.description.summary, indented: 4))
                package static let \(member) = FeatureContract(
                    name: "\(plan.feature.identifier)",
                    title: \(SwiftText.literal(plan.feature.title)),
                    openingKeys: \(member)Keys + [
            \(plan.lines(facts.keys, indented: 12))            .scheduler,
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
            \(plan.lines(facts.random, indented: 16))                \(keys.random.joined(separator: "\n                "))
                            "fail": .list(random.happens(onceIn: 8) ? [.text("\(plan.entity.name.identifier)")] : []),
                            "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
                        ]
                    },
                    randomSettings: { random in
                        [
                            \(keys.random.joined(separator: "\n                "))
                        ]
                    }
                )

                private static let \(member)Keys = [
            \(plan.lines(keys.lines, indented: 8))    ]
            }

            """
    }
}
