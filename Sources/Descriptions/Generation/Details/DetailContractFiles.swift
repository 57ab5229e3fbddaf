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

        /// The dependencies of the screen of the \(plan.entity.name).
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
            /// The accessibility identifiers of the elements of the screen.
            package enum \(plan.elements) {
            \(plan.lines(parts.map { "package static let \($0) = \"\($1)\"" }, indented: 4))}

            """
    }

    // MARK: - The environment

    private var keys: EntityKeys { EntityKeys(entity: plan.entity, service: plan.service) }

    private var environment: String {
        return """
            package import Scenarios
            internal import Model

            \(SwiftText.comment("The test environment of the screen of the \(plan.entity.name): a service with \(plan.entity.name.withArticle) that a scenario can change."))
            package final class \(plan.type)Environment: ConnectedEnvironment {
                package let scripted: ScriptedConnection
                private let \(service.member): InMemory\(service.type)

                package init(opening: Opening) {
                    scripted = ScriptedConnection(opening: opening)
                    \(service.member) = InMemory\(service.type)(
            \(SwiftText.indented("\(plan.item): \(keys.opened()),", by: 12))
                        connection: scripted.connection
                    )
                }

                package var dependencies: \(plan.type)Dependencies {
                    \(plan.type)Dependencies(\(service.member): \(service.member))
                }

                package func set(_ values: [String: JSONValue]) {
            \(keys.settings)    }
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
            package import Scenarios
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
                            \(keys.random.joined(separator: "\n                "))
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
