internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVVM: the view model of the header keeps the entity, asks the service and assigns bindable values, to
/// which the view binds itself.
struct MVVMHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var views: HeaderViews { HeaderViews(screen: screen) }
    private var asks: Bool { screen.changes.contains { $0.question != nil } }

    var files: [GeneratedFile] { [assembly, viewModel, controller] }

    private var assembly: GeneratedFile {
        screen.assembly(
            screen.created("let viewModel = HeaderViewModel") + [
                "return HeaderViewController(viewModel: viewModel)"
            ]
        )
    }

    private var steps: EntitySteps { screen.steps { "onMessage?(\($0))" } }

    private func showing(_ elements: [EntityElement]) -> [String] {
        elements.map { element in
            let shown = "\(screen.value(of: element)).value = \(screen.text(element))"
            return plan.condition(element).map { "if \($0.expression()) { \(shown) }" } ?? shown
        }
    }

    private var bindables: String {
        let lines = plan.shown.map { element in
            let name = screen.value(of: element)
            return element.kind == .button
                ? "/// The title of the button; `nil` if it is hidden.\n"
                    + "let \(name) = Bindable<String?>(nil)"
                : "let \(name) = Bindable(\(plan.early(element) ?? "\"\""))"
        }
        let questions = asks ? ["var onQuestion: ((String) -> Void)?"] : []
        return SwiftCode.lines(lines + questions + ["var onMessage: ((String) -> Void)?"])
    }

    private var viewModel: GeneratedFile {
        let changes = screen.changes.flatMap { change in
            steps.functions(
                of: change,
                tap: "func \(change.toggle.method)()",
                confirm: "func confirm\(change.toggle.nameOfMethods)()",
                ask: { "onQuestion?(\(screen.expression.text($0)))" }
            )
        }
        var members = [
            bindables, screen.stored(), SwiftCode.initializer(screen.parameters),
        ]
        members += screen.opens { "func \($0.method)()" }
        members.append(
            SwiftCode.function("load\(screen.itemType)()", steps.code(screen.loading))
        )
        members += screen.shows(showing) + screen.changing + changes + [screen.countTexts]
        return SwiftCode.generated(
            "HeaderViewModel",
            ["internal import DataBinding", "internal import Model"],
            """
            /// The contents of the header.
            @MainActor
            \(SwiftCode.block(
                "final class HeaderViewModel",
                SwiftCode.sections(members)
            ))
            """
        )
    }

    private var controller: GeneratedFile {
        let layOut = views.layOut { link in
            "[weak self] in self?.viewModel.\(link.method)()"
        } tap: { toggle in
            "[weak self] _ in self?.viewModel.\(toggle.method)()"
        }
        let fixed = plan.elements.filter(plan.isFixed).map { $0.showing(screen.text($0)) }
        let bindings =
            plan.shown.map { element in
                let name = screen.value(of: element)
                let shown =
                    element.kind == .button
                    ? "$0.show\(plan.textName(element).type)($1)" : element.showing("$1", in: "$0.")
                return "viewModel.\(name).bind(to: self) { \(shown) }"
            }
            + (asks ? ["viewModel.onQuestion = { [weak self] in self?.confirm($0) }"] : [])
            + ["viewModel.onMessage = { [weak self] in self?.showToast($0) }"]
        let confirm = screen.changes.compactMap { change in
            change.question.map { question in
                views.question(
                    "private func confirm(_ question: String)",
                    titles: views.titles(question),
                    [
                        "[weak self] _ in self?.viewModel.confirm\(change.toggle.nameOfMethods)()",
                        "",
                    ]
                )
            }
        }
        return SwiftCode.generated(
            "HeaderViewController",
            [
                "internal import DataBinding", "internal import HeadlessKit",
                "internal import \(screen.contract)",
            ],
            SwiftCode.block(
                "final class HeaderViewController: UIViewController",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            "private let viewModel: HeaderViewModel",
                            views.properties()
                        ), SwiftCode.initializers(ofController: [("viewModel", "HeaderViewModel")]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        bind()
                        viewModel.load\(screen.itemType)()
                        }
                        """,
                        SwiftCode.block(
                            "private func layOut()",
                            SwiftCode.lines(fixed + [layOut])
                        ), SwiftCode.block("private func bind()", SwiftCode.lines(bindings)),
                    ] + views.buttons.map(views.showingTitle) + confirm
                )
            )
        )
    }

    // MARK: - Tests

    var spies: [GeneratedFile] {
        let ask =
            asks
            ? "viewModel.onQuestion = { [weak self] in self?.question = $0 }" : ""
        return [
            SwiftCode.generated(
                "HeaderViewSpy",
                ["@testable internal import Implementation"],
                """
                /// A view that keeps the messages\(asks ? " and the question" : "") of its view model.
                @MainActor
                final class HeaderViewSpy {
                \(SwiftCode.lines(
                    asks ? "var question: String?" : "",
                    "private(set) var messages: [String] = []"
                ))

                func bind(to viewModel: HeaderViewModel) {
                \(SwiftCode.lines(ask, "viewModel.onMessage = { [weak self] in self?.messages.append($0) }"))
                }
                }
                """
            )
        ]
    }
}
