internal import Descriptions
internal import Foundation
internal import PackageEditing
internal import Scenarios

/// A page in one architecture: the entry point that composes its modules, and the scene that arranges them.
struct PageScreen: ArchitectureScreen {
    let plan: PagePlan
    let variant: String

    private var type: String { plan.type }
    private var scene: String { "\(type)Scene" }
    /// Indicates whether the state of the page is in a store.
    private var isStore: Bool { variant == "Store" && plan.second != nil }
    private var storeType: String { "Store<\(type)State, \(type)Action>" }

    /// Indicates whether a coordinator opens pages.
    private var isCoordinated: Bool { variant == "Observable" && plan.leads }

    var files: [GeneratedFile] {
        [assembly] + (isCoordinated ? [coordinator] : []) + [sceneFile]
            + (isStore ? [state, action, reducer] : [])
    }

    // MARK: - The entry point

    private var assembly: GeneratedFile {
        let isArchived = variant == "Store"
        let remark =
            !plan.leads || isCoordinated
            ? ""
            : variant == "VIPER"
                ? " Each module receives the router that opens the selected screen."
                : " It decides which screen a selection in a module opens."
        let parameters =
            ["_ dependencies: \(type)Dependencies"]
            + (isArchived ? ["archive: StateArchive? = nil"] : [])
        let store = [
            "let store = Store(", "archive?.state() ?? \(type)State(),",
            "reduce: \(type)Reducer.reduce,", "perform: { _, _ in }", ")", "archive?.add(store)",
        ]
        let navigator =
            plan.leads && !isCoordinated ? ["let navigator = dependencies.navigator"] : []
        let before = navigator + (isStore ? store : [])
        let made =
            isCoordinated
            ? "\(type)Coordinator(dependencies: dependencies).start()"
            : "\(before.isEmpty ? "" : "return ")\(composed)"
        let archive =
            isArchived
            ? "/// - Parameter archive: the states of an earlier page, and later those of this one.\n"
            : ""
        return SwiftCode.generated(
            "\(type)Assembly",
            ["package import HeadlessKit", "package import \(type)"]
                + (isArchived ? ["package import StateManagement"] : []),
            """
            \(SwiftText.comment("The entry point of the implementation.\(remark)"))
            @MainActor
            package enum \(type)Assembly {
            \(archive)\(SwiftCode.block(
                "package static func screen(\(parameters.joined(separator: ", "))) -> UIViewController",
                SwiftCode.lines(before + [made])
            ))
            }
            """
        )
    }

    /// The expression that creates the scene with its modules.
    private var composed: String {
        let header = module(
            "Header",
            plan.header.pages.map { ("onOpen\($0.type)", $0) }
        )
        let modules =
            (isStore ? ["store: store"] : []) + ["header: \(header)"]
            + plan.lists.map { list in "\(list.items): \(module(list))" }
            + (isCoordinated ? ["coordinator: self"] : [])
        return "\(scene)(\(modules.joined(separator: ",\n")))"
    }

    private var coordinator: GeneratedFile {
        let pages = plan.pages.map { page, type in
            SwiftCode.function(
                "open\(page.type)(id: \(type))",
                ["dependencies.navigator.push(.\(page.member)(id))"]
            )
        }
        let usesModel = plan.pages.contains { $0.type != "Int" }
        return SwiftCode.generated(
            "\(type)Coordinator",
            ["internal import HeadlessKit", "internal import \(type)"]
                + (usesModel ? ["internal import Model"] : []),
            """
            /// Opens the pages to which a selection in a module leads. The page retains the coordinator.
            @MainActor
            \(SwiftCode.block(
                "final class \(type)Coordinator",
                SwiftCode.sections(
                    [
                        "private let dependencies: \(type)Dependencies",
                        "init(dependencies: \(type)Dependencies) {\nself.dependencies = dependencies\n}",
                        "/// Creates the page from its modules.\n"
                            + SwiftCode.function("start() -> UIViewController", [composed]),
                    ] + pages
                )
            ))
            """
        )
    }

    private func module(_ list: ListPlan) -> String {
        let made = module(list.type, list.leads.map { ($0.name, $0.page) })
        guard let condition = list.list.condition else { return made }
        return "\(condition.expression(of: "dependencies.")) ? \(made) : nil"
    }

    /// Returns the expression that creates a module and passes the pages that its selections open.
    private func module(_ type: String, _ leads: [(name: String, page: Name)]) -> String {
        let head = "\(type)Assembly.module"
        let given = ["dependencies"] + (variant == "Store" ? ["archive: archive"] : [])
        if variant == "VIPER", !leads.isEmpty {
            return "\(head)(dependencies, router: \(type)Router(navigator: navigator))"
        }
        let closures = leads.map { name, page in
            "\(name): "
                + (isCoordinated
                    ? "{ [weak self] in self?.open\(page.type)(id: $0) }"
                    : "{ navigator.push(.\(page.member)($0)) }")
        }
        guard leads.count == 1, !isCoordinated else {
            return "\(head)(\((given + closures).joined(separator: ", ")))"
        }
        let open = "{ navigator.push(.\(leads[0].page.member)($0)) }"
        return "\(head)(\(given.joined(separator: ", "))) \(open)"
    }

    // MARK: - The scene

    private var sceneFile: GeneratedFile {
        let second = plan.second
        let mark = second?.condition == nil ? "" : "?"
        let modules =
            [("header", "UIViewController")]
            + plan.lists.map { list in
                (list.items, "UIViewController\(list.type == second?.list.type ? mark : "")")
            }
        let parameters =
            (isStore ? [("store", storeType)] : []) + modules
            + (isCoordinated ? [("coordinator", "AnyObject")] : [])
        let properties = parameters.map { name, type -> String in
            if name == "coordinator" { return SwiftCode.coordinator }
            let condition = second?.condition
            let comment =
                name == second?.list.items
                ? condition.map {
                    "/// `nil` \($0.isSet ? "unless" : "if") “\($0.field)” is true.\n"
                } ?? "" : ""
            return "\(comment)private let \(name): \(type)"
        }
        let switchButton = SwiftCode.property("private lazy var", "switchButton", .button)
        let stackView = "private lazy var stackView = view.addStack(of: [])"
        let comment =
            second == nil
            ? "/// Arranges the modules of the page below one another."
            : "/// Arranges the modules of the page below one another and shows one of its two lists at a "
                + "time."
        return SwiftCode.generated(
            scene,
            ["internal import HeadlessKit"] + (second == nil ? [] : ["internal import \(type)"])
                + (isStore ? ["internal import StateManagement"] : []),
            "\(comment)\n"
                + SwiftCode.block(
                    "final class \(scene): UIViewController",
                    SwiftCode.sections(
                        [
                            SwiftCode.lines(
                                properties + [stackView, second == nil ? "" : switchButton]
                            ),
                            SwiftCode.initializers(ofController: parameters),
                            SwiftCode.block("override func viewDidLoad()", embedding),
                            """
                            private func embed(_ module: UIViewController) {
                            addChild(module)
                            stackView.addArrangedSubview(module.view)
                            module.didMove(toParent: self)
                            }
                            """,
                        ] + switching
                    )
                )
        )
    }

    private var embedding: String {
        var lines = ["super.viewDidLoad()", "embed(header)"]
        guard let (second, condition) = plan.second, let first = plan.lists.first else {
            return SwiftCode.lines(lines + plan.lists.map { "embed(\($0.items))" })
        }
        let isConditional = condition != nil
        lines += [
            isConditional ? "if \(second.items) != nil { addSwitchButton() }" : "addSwitchButton()",
            "embed(\(first.items))",
            isConditional
                ? "if let \(second.items) { embed(\(second.items)) }" : "embed(\(second.items))",
        ]
        lines +=
            isStore
            ? [
                SwiftCode.observe(shows, "$0.show\(second.itemsType)($1)"),
                SwiftCode.observe("switchTitle", "$0.switchButton.setTitle($1, for: .normal)"),
            ] : ["show\(second.itemsType)(false)"]
        return SwiftCode.lines(lines)
    }

    private var switching: [String] {
        guard let (second, condition) = plan.second, let first = plan.lists.first,
            let titles = plan.description.listSwitch
        else { return [] }
        let mark = condition == nil ? "" : "?"
        let action =
            isStore
            ? "[weak self] _ in self?.store.send(.switchTapped)"
            : """
            [weak self] _ in
            guard let self else { return }
            show\(second.itemsType)(!\(first.items).view.isHidden)
            """
        let (toFirst, toSecond) = (
            SwiftText.literal(titles.toFirst), SwiftText.literal(titles.toSecond)
        )
        return [
            """
            private func addSwitchButton() {
            switchButton.accessibilityIdentifier = \(type)Element.listSwitch
            \(SwiftCode.addAction(to: "switchButton", action))
            stackView.addArrangedSubview(switchButton)
            }
            """,
            SwiftCode.block(
                "private func show\(second.itemsType)(_ \(shows): Bool)",
                SwiftCode.lines(
                    "\(first.items).view.isHidden = \(shows)",
                    "\(second.items)\(mark).view.isHidden = !\(shows)",
                    isStore
                        ? ""
                        : "switchButton.setTitle(\(shows) ? \(toFirst) : \(toSecond), "
                            + "for: .normal)"
                )
            ),
        ]
    }

    // MARK: - The store of the page

    private var shows: String { "shows\(plan.second?.list.itemsType ?? "")" }

    private var state: GeneratedFile {
        let (first, second) = (plan.lists[0].severalItems, plan.lists[1].severalItems)
        let titles = plan.description.listSwitch
        let toFirst = SwiftText.literal(titles?.toFirst ?? "")
        let toSecond = SwiftText.literal(titles?.toSecond ?? "")
        return SwiftCode.generated(
            "\(type)State",
            [],
            """
            /// The contents of the page apart from its modules.
            struct \(type)State: Equatable, Codable {
            /// Indicates whether the page shows the \(second) instead of the \(first).
            var \(shows) = false

            var switchTitle: String { \(shows) ? \(toFirst) : \(toSecond) }
            }
            """
        )
    }

    private var action: GeneratedFile {
        SwiftCode.generated(
            "\(type)Action",
            [],
            "enum \(type)Action: Equatable {\ncase switchTapped\n}"
        )
    }

    private var reducer: GeneratedFile {
        SwiftCode.generated(
            "\(type)Reducer",
            [],
            """
            enum \(type)Reducer {
            /// Returns no effects, because the page sends no requests.
            static func reduce(_ state: inout \(type)State, _ action: \(type)Action) -> [Never] {
            switch action {
            case .switchTapped:
            state.\(shows).toggle()
            return []
            }
            }
            }
            """
        )
    }

    // MARK: - Tests

    /// The way of tests to the store of the page; `nil` without one.
    var driver: ScenarioTests.Driver? {
        guard isStore else { return nil }
        return ScenarioTests.Driver(
            subject: "store",
            type: storeType,
            title: "The reducer of the page",
            suite: "\(type)Store",
            imports: ["internal import StateManagement"],
            creation: [
                "Store(\(type)State(), reduce: \(type)Reducer.reduce, perform: { _, _ in })"
            ],
            statements: statements
        )
    }

    private func statements(_ event: [String: JSONValue]) -> [String] {
        if event["tap"] == .text("switch") { return ["store.send(.switchTapped)"] }
        guard case .object(let expected)? = event["expect"],
            case .text(let title)? = expected["switch"]
        else { return [] }
        return ["#expect(store.state.switchTitle == \(SwiftText.literal(title)))"]
    }
}
