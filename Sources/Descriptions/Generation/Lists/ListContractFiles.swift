internal import Descriptions
internal import PackageEditing

/// The files of a list that all its variants share.
struct ListContractFiles {
    let plan: ListPlan

    var files: [GeneratedFile] {
        [
            file("Contract", contract), file("Dependencies", dependencies),
            file("Element", element), file("Element+Names", names),
            file("Environment", environment), file("Scripts", ListScenarioTexts(plan: plan).text),
        ] + (plan.filters.isEmpty ? [] : [file("Filter", filter)])
            + (pages.isEmpty ? [] : [file("Route", RouteText.text(for: pages))])
    }

    private func file(_ kind: String, _ text: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/Features/\(plan.type)/Contract/\(plan.type)\(kind).swift",
            text: text
        )
    }

    private var service: Name { plan.service.name }

    private var dependencies: String {
        let navigator = pages.isEmpty ? [] : ["navigator: any Navigator"]
        let members = ["\(service.member): any \(service.type)"] + navigator
        let names = [service.member] + (pages.isEmpty ? [] : ["navigator"])
        let kit = pages.isEmpty ? "" : "package import HeadlessKit\n"
        return """
            \(kit)package import Model

            /// The dependencies of the list of \(plan.severalItems).
            package struct \(plan.type)Dependencies {
            \(plan.lines(members.map { "package let \($0)" }, indented: 4))
            \(SwiftText.call("package init", members, " {", indented: 4))
            \(plan.lines(names.map { "self.\($0) = \($0)" }, indented: 8))    }
            }

            """
    }

    /// The constants with the identifiers of the list, one per line.
    var elementLines: [String] {
        let identifier = plan.severalItems.identifier
        let parts =
            ["loading", "error", "retry", "empty"].map {
                "package static let \($0) = \"\(identifier).\($0)\""
            }
            + (plan.isPaged
                ? [
                    "package static let footer = \"\(identifier).footer\"",
                    "package static let retryMore = \"\(identifier).more.retry\"",
                ] : [])
        let above = namesAbove.map { "package static let \($0.member) = \"\($0.identifier)\"" }
        return above + ["package static let list = \"\(identifier)\""] + parts
    }

    /// The names of the elements above the rows.
    private var namesAbove: [Name] {
        plan.filters.map(\.name) + plan.buttons.map(\.name)
            + (plan.list.total.map { [$0.name] } ?? [])
    }

    /// The constants with the identifiers of a row, one per line.
    var rowLines: [String] {
        let labels = plan.list.elements.map {
            "package static let \($0.name.member) = \"\($0.name.identifier)\""
        }
        let row =
            #"package static func row(id: Int) -> String { "\#(plan.entity.name.identifier).\(id)" }"#
        return [row] + labels
    }

    private var element: String {
        """
        /// The accessibility identifiers of the elements of the list of \(plan.severalItems).
        package enum \(plan.elements) {
        \(plan.lines(elementLines, indented: 4))
            /// A row, and the elements inside it.
            package enum \(plan.itemType) {
        \(plan.lines(rowLines, indented: 8))    }
        }

        """
    }

    /// The member names of identifiers that only the list has.
    var ownNames: [String] {
        namesAbove.map(\.member)
            + ["list", "loading", "error", "retry", "empty"]
            + (plan.isPaged ? ["footer", "retryMore"] : [])
    }

    private var names: String {
        let labels = plan.list.elements.map { "\(plan.itemType).\($0.name.member)" }
        let own = ownNames + ["row"]
        return """
            internal import Scenarios

            extension \(plan.elements) {
                /// All names, from top to bottom.
                static let names = ElementNames(
                    [\(own.joined(separator: ", "))]
                        + [\(labels.joined(separator: ", "))].map { "\\(row).\\($0)" }
                )

                /// The name pattern of a row with any number.
                private static let row = "\(plan.entity.name.identifier).#"
            }

            """
    }

    var filter: String {
        """
        /// The filter of the \(plan.severalItems).
        package enum \(plan.filterType): Sendable {
        \(plan.lines(plan.filters.map { "case \($0.name.member)" }, indented: 4))}

        """
    }

    private var pages: [(page: Name, type: String)] { plan.pages }

    // MARK: - The environment

    private var environment: String {
        let hasRoute = !pages.isEmpty
        let arguments =
            ["\(service.member): \(service.member)"] + (hasRoute ? ["navigator: navigator"] : [])
        let seed = Entity.defaultSeed
        let count = "opening.integer(\"\(plan.items)\", default: \(Entity.defaultCount))"
        return """
            \(hasRoute ? "package import HeadlessKit\n" : "")internal import Model
            package import Scenarios

            \(SwiftText.comment("The test environment of the list of \(plan.severalItems): a service with the number of entries that a scenario sets."))
            package final class \(plan.type)Environment: ConnectedEnvironment {
                package let scripted: ScriptedConnection
                private let \(service.member): InMemory\(service.type)
            \(hasRoute ? "    private let navigator = NavigationStack()\n" : "")
                package init(opening: Opening) {
                    scripted = ScriptedConnection(opening: opening)
                    \(service.member) = InMemory\(service.type)(
                        seed: UInt64(opening.integer("seed", default: \(seed))),
                        \(plan.isPaged ? "count: \(count),\n            " : "")\
            connection: scripted.connection
                    )
            \(plan.isPaged ? "" : "        \(service.member).count = \(count)\n")\
                }

                package var dependencies: \(plan.type)Dependencies {
            \(SwiftText.call("\(plan.type)Dependencies", arguments, indented: 8))
                }

            \(hasRoute ? "    package var navigation: NavigationStack? { navigator }\n\n" : "")\
                package func set(_ values: [String: JSONValue]) {
                    if case .integer(let count)? = values["\(plan.items)"] { \(service.member).count = count }
                }
            \(ListAnnouncementFiles.happening(in: [plan]))}

            """
    }

    // MARK: - The contract

    /// The numbers of entities in random scenarios: on both sides of the number of rows on a screen
    /// or in the pages that load at first.
    var counts: [Int] {
        [0, 1, 3, 5, 12, 14]
            + (plan.paging.map { paging in
                let rows = paging.firstRows
                return [rows - 1, rows, rows + 1, rows + paging.size + 1]
            } ?? [])
    }

    /// The names of all operations of the service.
    var operationNames: [String] {
        [plan.items] + plan.toggles.map(\.operation.member)
            + plan.counts.map(\.operation.member)
            + (plan.removal.map { [$0.operation.member] } ?? [])
            + plan.buttons.map(\.operation.member)
    }

    private var contract: String {
        let operations = "[" + operationNames.map { ".\($0)" }.joined(separator: ", ") + "]"
        return """
            internal import Model
            package import Scenarios
            internal import SeededRandom

            extension FeatureContract {
            \(SwiftText.comment(plan.description.summary, indented: 4))
                package static let \(plan.feature.member) = FeatureContract(
                    name: "\(plan.feature.identifier)",
                    title: \(SwiftText.literal(plan.feature.title)),
                    openingKeys: [
                        ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default \(Entity.defaultSeed))"),
                        \(plan.feature.member)Count,
                        .scheduler,
                        .failing(\(operations)),
                        .recorded,
                    ],
                    settableKeys: [\(plan.feature.member)Count],
            \(ListAnnouncementFiles.events(of: [plan]))\
                    operations: \(operations),
                    elements: \(plan.elements).names,
                    lists: [\(plan.elements).list],
                    scripts: \(plan.feature.member)Scripts,
                    latencyScripts: \(plan.feature.member)LatencyScripts,
                    randomOpening: { random in
                        [
                            "seed": .integer(random.integer(in: 0...999)),
                            "\(plan.items)": .integer(random.element(of: \(counts))),
                            "fail": .list(random.happens(onceIn: 8) ? [.text("\(plan.severalItems.identifier)")] : []),
                            "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
                        ]
                    },
                    randomSettings: { random in ["\(plan.items)": .integer(random.integer(in: 0...\(counts.last ?? 14)))] }\
            \(ListAnnouncementFiles.randomEvent(of: [plan]))
                )

                private static let \(plan.feature.member)Count = ScenarioKey(
                    "\(plan.items)",
                    .integer(0...100_000),
                    "number of entries (default \(Entity.defaultCount))"
                )
            }

            """
    }
}
