internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVVM: the view model keeps the entity, asks the service and assigns bindable values, to which the view
/// binds itself.
struct MVVMEntity: ArchitectureScreen {
    let screen: EntityScreen
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var load: String { "load\(screen.itemType)" }

    var files: [GeneratedFile] { [assembly, viewModel, controller] }

    private var assembly: GeneratedFile {
        let made = "\(type)ViewController(viewModel: viewModel)"
        guard screen.hasForm else {
            return screen.assembly(screen.created("let viewModel = \(type)ViewModel") + [made])
        }
        return screen.formAssembly(
            owner: "viewModel",
            created: [
                "let viewModel = \(type)ViewModel(\(screen.handedService))",
                "let viewController = \(made)",
            ],
            form: [
                "let viewModel = \(type)FormViewModel(\(item): \(item), \(screen.handedService))",
                "viewModel.onSave = onSave",
                "return \(type)FormViewController(viewModel: viewModel)",
            ]
        )
    }

    // MARK: - View model

    private var bindables: [String] {
        ["let phase = Bindable(Phase.loading)"]
            + screen.varying.map { "let \(screen.textName($0).member) = Bindable(\"\")" }
            + screen.limited.map { "let \($0.names.isEnabled) = Bindable(true)" }
            + screen.conditional.map { "let \($0.isHidden): Bool" }
            + (screen.asking == nil ? [] : ["var onQuestion: ((String) -> Void)?"])
            + (screen.taps.isEmpty ? [] : ["var onMessage: ((String) -> Void)?"])
            + (screen.hasForm ? ["var onOpenForm: ((\(screen.itemType)) -> Void)?"] : [])
    }

    /// The initializer, which uses the flags at once.
    private var initializer: String {
        let kept = screen.requesting + screen.opening
        let list = screen.parameters.map { name, type in
            "\(name): \(type.hasPrefix("(") ? "@escaping " : "")\(type)"
        }
        return SwiftCode.block(
            "init(\(list.joined(separator: ", ")))",
            SwiftCode.lines(
                screen.conditional.map { "\($0.isHidden) = \(screen.hiding($0))" }
                    + kept.map { "self.\($0.name) = \($0.name)" }
            )
        )
    }

    private var viewModel: GeneratedFile {
        let expression = screen.expression()
        let showing =
            screen.varying.map { "\(screen.textName($0).member).value = \(screen.text($0))" }
            + screen.limited.map { tap in
                "\(tap.names.isEnabled).value = \(tap.isEnabled.map(expression.condition) ?? "")"
            }
        let start = """
            /// Loads the \(screen.entity.name), and from then on shows each change that is made elsewhere.
            func start() {
            \(screen.service.name.member).addObserver(self)
            \(load)()
            }
            """
        var members = [
            """
            /// The progress of loading.
            enum Phase: Equatable {
            case loading
            case failed(String)
            case loaded
            }
            """, SwiftCode.lines(bindables), screen.stored(screen.requesting + screen.opening),
            initializer, screen.announces ? start : "",
            screen.loadFunction(
                "func \(load)()",
                content: { name in
                    name.member == "failed"
                        ? "phase.value = .failed(\(screen.failure))"
                        : "phase.value = .\(name.member)"
                },
                show: ["show(\(item))"]
            ), screen.showFunction(screen.hasForm ? "" : "private ", showing),
        ]
        members += screen.opens { "func open\($0.element.type)()" }
        if screen.hasForm {
            members.append("func openForm() {\nif let \(item) { onOpenForm?(\(item)) }\n}")
        }
        members += screen.changeFunctions(
            tap: { "func \($0.names.method)()" },
            confirm: { "func \($0.names.confirm)()" },
            ask: { _, text in ["onQuestion?(\(text))"] },
            message: { "onMessage?(\($0))" }
        )
        members.append(screen.countTexts)
        return screen.file(
            "ViewModel",
            ["internal import DataBinding", "internal import Model"],
            SwiftCode.sections(
                """
                /// The contents of the screen of the \(screen.entity.name).
                @MainActor
                \(SwiftCode.block(
                    "final class \(type)ViewModel",
                    SwiftCode.sections(members)
                ))
                """,
                screen.observer(
                    of: "\(type)ViewModel",
                    show: ["show(\(item))", "phase.value = .loaded"]
                )
            )
        )
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let layOut = views.layOut { "[weak self] _ in self?.viewModel.\(method($0))()" }
        let bindings =
            ["viewModel.phase.bind(to: self) { $0.show($1) }"]
            + screen.varying.map {
                "viewModel.\(screen.textName($0).member).bind(to: self) { "
                    + "\($0.showing("$1", in: "$0.")) }"
            }
            + screen.limited.map {
                "viewModel.\($0.names.isEnabled).bind(to: self) { "
                    + "$0.\($0.names.button.member)Button.isEnabled = $1 }"
            }
            + (screen.asking.map {
                ["viewModel.onQuestion = { [weak self] in self?.\($0.names.confirm)($0) }"]
            } ?? [])
            + (screen.taps.isEmpty
                ? [] : ["viewModel.onMessage = { [weak self] in self?.showToast($0) }"])
        let ask = screen.asking.map { tap in
            views.question("private func \(tap.names.confirm)(_ question: String)", of: tap) {
                $0.map { "[weak self] _ in self?.viewModel.\($0.names.confirm)()" }
            }
        }
        return screen.file(
            "ViewController",
            [
                "internal import DataBinding", "internal import \(type)",
                "internal import HeadlessKit",
            ],
            SwiftCode.block(
                "final class \(type)ViewController: UIViewController",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            "private let viewModel: \(type)ViewModel",
                            views.properties
                        ),
                        SwiftCode.initializers(ofController: [("viewModel", "\(type)ViewModel")]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        bind()
                        viewModel.\(screen.announces ? "start" : load)()
                        }
                        """,
                        SwiftCode.block(
                            "private func layOut()",
                            SwiftCode.lines([layOut] + views.hiding { "viewModel.\($0.isHidden)" })
                        ), SwiftCode.block("private func bind()", SwiftCode.lines(bindings)),
                        views.showProgress("phase", of: "\(type)ViewModel.Phase"),
                    ] + (ask.map { [$0] } ?? [])
                )
            )
        )
    }

    func method(_ event: EntityViews.Event) -> String {
        switch event {
        case .retry: load
        case .tap(let tap): tap.names.method
        case .open(let link): "open\(link.element.type)"
        case .edit: "openForm"
        }
    }

    // MARK: - Tests

    var spies: [GeneratedFile] {
        guard !screen.taps.isEmpty else { return [] }
        let asks = screen.asking != nil
        return [
            SwiftCode.generated(
                "\(type)ViewSpy",
                ["@testable internal import Implementation"],
                """
                /// A view that keeps the messages\(asks ? " and the question" : "") of its view model.
                @MainActor
                final class \(type)ViewSpy {
                \(SwiftCode.lines(
                    asks ? "var question: String?" : "",
                    "private(set) var messages: [String] = []"
                ))

                func bind(to viewModel: \(type)ViewModel) {
                \(SwiftCode.lines(
                    asks ? "viewModel.onQuestion = { [weak self] in self?.question = $0 }" : "",
                    "viewModel.onMessage = { [weak self] in self?.messages.append($0) }"
                ))
                }
                }
                """
            )
        ]
    }
}
