internal import Descriptions
internal import PackageEditing

/// The files that compose the modules of a page, in one of the variants.
struct PageFiles {
    let plan: PagePlan
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String

    var files: [GeneratedFile] {
        [("\(plan.type)Assembly", assembly), ("\(plan.type)Scene", scene)].map { name, text in
            GeneratedFile(
                path: "Sources/Features/\(plan.type)/\(variant)/\(name).swift",
                text: text
            )
        }
    }

    // MARK: - The assembly

    private var assembly: String {
        let decision =
            !plan.leads
            ? ""
            : variant == "VIPER"
                ? " Each module receives the router that opens the selected screen."
                : " It decides which screen a selection in a module opens."
        let navigator = plan.leads ? ["let navigator = dependencies.navigator"] : []
        let modules =
            ["header: \(header)"] + plan.lists.map { "\($0.items): \(module($0))" }
        return """
            \(SwiftText.imports("package", plan.type, "HeadlessKit"))

            \(SwiftText.comment("The entry point of the implementation.\(decision)"))
            @MainActor
            package enum \(plan.type)Assembly {
                package static func screen(_ dependencies: \(plan.type)Dependencies) -> ViewController {
            \(plan.lines(navigator + ["\(plan.leads ? "return " : "")\(plan.type)Scene(", "    " + modules.joined(separator: ",\n    "), ")"], indented: 8))    }
            }

            """
    }

    private var header: String {
        module(
            "Header",
            leads: plan.header.pages.map { ("onOpen\($0.type)", $0.member) }
        )
    }

    private func module(_ list: ListPlan) -> String {
        let made = module(list.type, leads: list.leads.map { ($0.name, $0.route) })
        guard let condition = list.list.condition else { return made }
        return "\(condition.expression(of: "dependencies."))\n"
            + SwiftText.indented("? \(made) : nil", by: 8)
    }

    /// Returns the expression that creates a module and passes the pages that its selections open.
    private func module(_ type: String, leads: [(name: String, route: String)]) -> String {
        let head = "\(type)Assembly.module"
        guard !leads.isEmpty else { return "\(head)(dependencies)" }
        if variant == "VIPER" {
            return "\(head)(dependencies, router: \(type)Router(navigator: navigator))"
        }
        guard leads.count > 1 else {
            return "\(head)(dependencies) { navigator.push(.\(leads[0].route)($0)) }"
        }
        let closures = leads.map { "\($0.name): { navigator.push(.\($0.route)($0)) }" }
        return SwiftText.indented(
            SwiftText.call(head, ["dependencies"] + closures, indented: 0),
            by: 4
        )
        .trimmingPrefix("    ").description
    }

    // MARK: - The scene

    private var scene: String {
        let lists = plan.lists.map { list in
            let isSure = list.list.condition == nil
            return [
                list.list.condition.map {
                    "/// `nil` \($0.isSet ? "unless" : "if") “\($0.field)” is true."
                },
                "private let \(list.items): ViewController\(isSure ? "" : "?")",
            ]
            .compactMap(\.self)
        }
        .joined()
        let parameters =
            ["header: ViewController"]
            + plan.lists.map { "\($0.items): ViewController\($0.list.condition == nil ? "" : "?")" }
        let names = ["header"] + plan.lists.map(\.items)
        let purpose =
            plan.second == nil
            ? "Arranges the modules of the page below one another."
            : "Arranges the modules of the page below one another and shows one of its two lists at a time."
        return """
            \(SwiftText.imports("internal", plan.second == nil ? ["HeadlessKit"] : [plan.type, "HeadlessKit"]))

            \(SwiftText.comment(purpose))
            final class \(plan.type)Scene: ViewController {
                private let header: ViewController
            \(plan.lines(Array(lists) + (plan.second == nil ? [] : ["private lazy var switchButton = Button()"]), indented: 4))
            \(SwiftText.call("init", parameters, " {", indented: 4))
            \(plan.lines(names.map { "self.\($0) = \($0)" }, indented: 8))    }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(plan.lines(embedding, indented: 8))    }

                private func embed(_ module: ViewController) {
                    addChild(module)
                    view.addSubview(module.view)
                    module.didMove(toParent: self)
                }
            \(switching)}

            """
    }

    private var embedding: [String] {
        guard let (second, condition) = plan.second, let first = plan.lists.first else {
            return ["embed(header)"] + plan.lists.map { "embed(\($0.items))" }
        }
        let isSure = condition == nil
        return [
            "embed(header)",
            isSure ? "addSwitchButton()" : "if \(second.items) != nil { addSwitchButton() }",
            "embed(\(first.items))",
            isSure ? "embed(\(second.items))" : "if let \(second.items) { embed(\(second.items)) }",
            "show\(second.itemsType)(false)",
        ]
    }

    private var switching: String {
        guard let (second, condition) = plan.second, let first = plan.lists.first,
            let titles = plan.description.listSwitch
        else { return "" }
        let show = "show\(second.itemsType)"
        let shows = "shows\(second.itemsType)"
        let mark = condition == nil ? "" : "?"
        let toFirst = SwiftText.literal(titles.toFirst)
        let toSecond = SwiftText.literal(titles.toSecond)
        return SwiftText.method(
            "private func addSwitchButton()",
            [
                "switchButton.accessibilityIdentifier = \(plan.elements).listSwitch",
                "switchButton.addAction(Action { [weak self] _ in",
                "    guard let self else { return }",
                "    \(show)(!\(first.items).view.isHidden)", "}, for: .touchUpInside)",
                "view.addSubview(switchButton)",
            ]
        )
            + SwiftText.method(
                "private func \(show)(_ \(shows): Bool)",
                [
                    "\(first.items).view.isHidden = \(shows)",
                    "\(second.items)\(mark).view.isHidden = !\(shows)",
                    "switchButton.setTitle(\(shows) ? \(toFirst) : \(toSecond), for: .normal)",
                ]
            )
    }
}
