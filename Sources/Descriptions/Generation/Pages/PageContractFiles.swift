internal import Descriptions
internal import PackageEditing

/// The files of a page that all its variants share.
struct PageContractFiles {
    let plan: PagePlan

    var files: [GeneratedFile] {
        [
            file("Contract", contract), file("Dependencies", dependencies),
            file("Element", element), file("Element+Names", names),
            file("Environment", environment),
        ] + PageScenarioTexts(plan: plan).files.map { file("Scripts+\($0.name)", $0.text) }
            + plan.lists.filter { !$0.filters.isEmpty }.map { list in
                GeneratedFile(
                    path: "\(folder)/\(list.filterType).swift",
                    text: ListContractFiles(plan: list).filter
                )
            } + (plan.leads ? [file("Route", RouteText.text(for: plan.pages))] : [])
    }

    private var folder: String { "Sources/Features/\(plan.type)/Contract" }

    private func file(_ kind: String, _ text: String) -> GeneratedFile {
        GeneratedFile(path: "\(folder)/\(plan.type)\(kind).swift", text: text)
    }

    private var header: HeaderPlan { plan.header }
    private var keys: EntityKeys { EntityKeys(entity: header.entity, service: header.service) }

    private var dependencies: String {
        let members =
            [("The number of the \(header.entity.name).", header.id, header.idType)]
            + plan.facts.map { (plan.sentence($0), $0.member, "Bool") }
        let services =
            plan.services.map { ($0.member, "any \($0.type)") }
            + (plan.leads ? [("navigator", "any Navigator")] : [])
        let all = members.map { ($0.1, $0.2) } + services
        let declared =
            members.flatMap { [SwiftText.comment($0.0), "package let \($0.1): \($0.2)"] }
            + services.map { "package let \($0.0): \($0.1)" }
        return """
            \(plan.leads ? "package import HeadlessKit\n" : "")package import Model

            \(SwiftText.comment("The dependencies of the page and of each of its modules."))
            package struct \(plan.type)Dependencies {
            \(plan.lines(declared, indented: 4))
            \(SwiftText.call("package init", all.map { "\($0.0): \($0.1)" }, " {", indented: 4))
            \(plan.lines(all.map { "self.\($0.0) = \($0.0)" }, indented: 8))    }
            }

            """
    }

    private var element: String {
        let own = header.elements.map {
            "package static let \(header.constant($0)) = \"\(header.identifier($0))\""
        }
        let toggle = plan.second == nil ? [] : ["package static let listSwitch = \"switch\""]
        let lists = plan.lists.map { list in
            let parts = ListContractFiles(plan: list)
            return """

                    /// The elements of the list of \(list.severalItems).
                    package enum \(list.type) {
                \(plan.lines(parts.elementLines, indented: 8))    }

                    /// A row of the list of \(list.severalItems), and the elements inside it.
                    package enum \(list.itemType) {
                \(plan.lines(parts.rowLines, indented: 8))    }

                """
        }
        return """
            /// The accessibility identifiers of the elements of the page.
            package enum \(plan.elements) {
            \(plan.lines(own + toggle, indented: 4))\(lists.joined())}

            """
    }

    private var names: String {
        let own =
            header.elements.map(header.constant) + (plan.second == nil ? [] : ["listSwitch"])
        let lists = plan.lists.map { list in
            let parts = ListContractFiles(plan: list).ownNames.map { "\(list.type).\($0)" }
            let labels = list.list.elements.map { "\(list.itemType).\($0.name.member)" }
            let row = list.entity.name.identifier
            return """
                            + [\(parts.joined(separator: ", ")), "\(row).#"]
                            + [\(labels.joined(separator: ", "))].map { "\(row).#.\\($0)" }

                """
        }
        return """
            internal import Scenarios

            extension \(plan.elements) {
                /// All names, from top to bottom.
                static let names = ElementNames(
                    [\(own.joined(separator: ", "))]
            \(lists.joined())    )
            }

            """
    }

    // MARK: - The environment

    private var environment: String {
        let service = header.service.name
        let arguments =
            ["\(header.id): \(service.member).\(header.item).id"]
            + plan.facts.map { "\($0.member): \($0.member)" }
            + plan.services.map { "\($0.member): \($0.member)" }
            + (plan.leads ? ["navigator: navigator"] : [])
        let id = "opening.integer(\"\(header.item)\", default: \(Header.defaultID))"
        let properties =
            plan.services.map { "private let \($0.member): InMemory\($0.type)" }
            + plan.facts.map { "private let \($0.member): Bool" }
            + (plan.leads ? ["private let navigator = NavigationStack()"] : [])
        let settings = plan.lists.map { list in
            "if case .integer(let count)? = values[\"\(list.items)\"] { "
                + "\(list.service.name.member).count = count }"
        }
        return """
            \(plan.leads ? "package import HeadlessKit\n" : "")internal import Model
            package import Scenarios

            \(SwiftText.comment("The test environment of the page: services with \(header.entity.name.withArticle) that a scenario can change, and lists with the number of entries that it sets."))
            package final class \(plan.type)Environment: ConnectedEnvironment {
                package let scripted: ScriptedConnection
            \(plan.lines(properties, indented: 4))
                package init(opening: Opening) {
                    scripted = ScriptedConnection(opening: opening)
            \(plan.lines(plan.facts.map(\.opened), indented: 8))        \(service.member) = InMemory\(service.type)(
            \(SwiftText.indented("\(header.item): \(keys.opened(id: id)),", by: 12))
                        connection: scripted.connection
                    )
            \(plan.lists.map(made).joined())    }

                package var dependencies: \(plan.type)Dependencies {
            \(SwiftText.call("\(plan.type)Dependencies", arguments, indented: 8))
                }

            \(plan.leads ? "    package var navigation: NavigationStack? { navigator }\n\n" : "")\
                package func set(_ values: [String: JSONValue]) {
            \(keys.settings)\(plan.lines(settings, indented: 8))    }
            \(ListAnnouncementFiles.happening(in: plan.lists))}

            """
    }

    /// Returns the statement that creates the service of a list.
    private func made(_ list: ListPlan) -> String {
        let service = list.service.name
        let count = "opening.integer(\"\(list.items)\", default: \(Entity.defaultCount))"
        return """
                    \(service.member) = InMemory\(service.type)(
                        seed: UInt64(opening.integer("seed", default: \(Entity.defaultSeed))),
                        \(list.isPaged ? "count: \(count),\n            " : "")\
            connection: scripted.connection
                    )
            \(list.isPaged ? "" : "        \(service.member).count = \(count)\n")
            """
    }

    // MARK: - The contract

    private var contract: String {
        let operations =
            [header.item] + header.toggles.map(\.operation.member)
            + plan.lists.flatMap { ListContractFiles(plan: $0).operationNames }
        let listed = "[" + operations.map { ".\($0)" }.joined(separator: ", ") + "]"
        let member = plan.feature.member
        let counts = plan.lists.map { list in
            let numbers = ListContractFiles(plan: list).counts
            return "\"\(list.items)\": .integer(random.element(of: \(numbers))),"
        }
        let facts = PageFact.contract(plan.facts)
        let settable = plan.lists.map {
            "ScenarioKey(\"\($0.items)\", .integer(0...100_000), \"number of \($0.severalItems) (default \(Entity.defaultCount))\"),"
        }
        return """
            internal import Model
            package import Scenarios
            internal import SeededRandom

            extension FeatureContract {
            \(SwiftText.comment(plan.description.summary, indented: 4))
                package static let \(member) = FeatureContract(
                    name: "\(plan.feature.identifier)",
                    title: \(SwiftText.literal(plan.feature.title)),
                    openingKeys: [
                        ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default \(Entity.defaultSeed))"),
                        ScenarioKey(
                            "\(header.item)",
                            .integer(1...1_000_000),
                            "number of the \(header.entity.name) (default \(Header.defaultID))"
                        ),
            \(plan.lines(facts.keys, indented: 12))            .scheduler,
                        .failing(\(listed)),
                        .recorded,
                    ] + \(member)Keys,
                    settableKeys: \(member)Keys,
            \(ListAnnouncementFiles.events(of: plan.lists))\
                    operations: \(listed),
                    elements: \(plan.elements).names,
                    lists: [\(plan.lists.map { "\($0.elements).list" }.joined(separator: ", "))],
                    scripts: \(member)Scripts,
                    latencyScripts: \(member)LatencyScripts,
                    randomOpening: { random in
                        let loads: [Model.Operation] = [\(([header.item] + plan.lists.map(\.items)).map { ".\($0)" }.joined(separator: ", "))]
                        let failing = loads.filter { _ in random.happens(onceIn: 10) }
                        return [
                            "seed": .integer(random.integer(in: 0...999)),
                            "\(header.item)": .integer(random.integer(in: 1...6)),
            \(plan.lines(facts.random + counts + keys.random, indented: 16))\
                            "fail": .list(failing.map { .text($0.rawValue) }),
                            "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
                        ]
                    },
                    randomSettings: { random in
                        [
            \(plan.lines(counts + keys.random, indented: 16))            ]
                    }\
            \(ListAnnouncementFiles.randomEvent(of: plan.lists))
                )

                private static let \(member)Keys = [
            \(plan.lines(settable + keys.lines, indented: 8))    ]

                private static let \(member)Scripts =
                    \(PageScenarioTexts(plan: plan).names("Scripts"))

                private static let \(member)LatencyScripts =
                    \(PageScenarioTexts(plan: plan).names("LatencyScripts"))
            }

            """
    }
}
