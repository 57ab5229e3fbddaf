internal import Descriptions
internal import PackageEditing

/// MVVM: the view model keeps the state, asks the services and assigns bindable values. The view binds
/// itself to them.
struct MVVMScreen: ArchitectureScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }

    var files: [GeneratedFile] { [assembly, viewModel, controller] }

    private var assembly: GeneratedFile {
        screen.assembly(
            body: screen.screenFunction(
                """
                let viewModel = \(screen.creation(of: "\(type)ViewModel"))
                return \(type)ViewController(viewModel: viewModel)
                """
            )
        )
    }

    func isEnabled(_ tap: ElementsScreen.Tap) -> String { "is\(tap.button.type)Enabled" }

    private var viewModel: GeneratedFile {
        let bound = screen.bound.map(\.label)
        let values = screen.plan.labels.map { label in
            bound.contains(label)
                ? "private(set) lazy var \(label.member) = Bindable(\(label.member)Text)"
                : "let \(label.member) = Bindable(\"\")"
        }
        let enabled = screen.limited.map {
            "private(set) lazy var \(isEnabled($0)) = Bindable(\($0.isPossible))"
        }
        let texts = screen.boundProperties { "private var \($0.member)Text" }
        return screen.file(
            "ViewModel",
            screen.importsOfModel(["internal import DataBinding"]),
            """
            /// The contents of the screen.
            @MainActor
            \(SwiftCode.block(
                "final class \(type)ViewModel",
                SwiftCode.sections(
                    SwiftCode.lines(values + enabled),
                    SwiftCode.lines(
                        screen.serviceProperties(),
                        screen.stateProperties("private var")
                    ),
                    screen.initializer,
                    SwiftCode.sections(screen.taps.map(method)),
                    SwiftCode.lines(SwiftCode.lines(texts), screen.conditions()),
                    showState,
                    screen.countTexts
                )
            ))
            """
        )
    }

    private func method(_ tap: ElementsScreen.Tap) -> String {
        let shows = screen.followsState && !tap.changes.isEmpty
        return SwiftCode.function(
            "\(tap.interaction.method)()",
            screen.changes(of: tap) + (shows ? ["showState()"] : []) + screen.reads(of: tap)
                + screen.show(tap.texts, screen.servicedExpression) { "\($0.member).value = \($1)" }
        )
    }

    private var showState: String {
        guard screen.followsState else { return "" }
        return "private "
            + SwiftCode.function(
                "showState()",
                screen.bound.map { "\($0.label.member).value = \($0.label.member)Text" }
                    + screen.limited.map { "\(isEnabled($0)).value = \($0.isPossible)" }
            )
    }

    private var controller: GeneratedFile {
        let bindings = screen.plan.labels.map {
            "viewModel.\($0.member).bind(to: self) { $0.\(screen.label($0)).text = $1 }"
        }
        let enabled = screen.limited.map {
            "viewModel.\(isEnabled($0)).bind(to: self) { $0.\(screen.button($0)).isEnabled = $1 }"
        }
        let setup = screen.viewSetup(parent: "view.") { "viewModel.\($0.interaction.method)()" }
        return screen.file(
            "ViewController",
            [
                "internal import DataBinding", "internal import \(type)",
                "internal import HeadlessKit",
            ],
            """
            final class \(type)ViewController: UIViewController {
                private let viewModel: \(type)ViewModel
                \(screen.viewProperties("private lazy var"))

                \(SwiftCode.initializers(ofController: [("viewModel", "\(type)ViewModel")]))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(SwiftCode.lines([setup] + bindings + enabled))
                }
            }
            """
        )
    }

    // MARK: - Tests

    var driver: ScenarioTests.Driver? {
        ScenarioTests.Driver(
            subject: "viewModel",
            type: "\(type)ViewModel",
            title: "The view model",
            suite: "\(type)ViewModel",
            imports: ["internal import DataBinding"],
            creation: [screen.creation(of: "\(type)ViewModel")],
            statements: { event in
                screen.statements(
                    event,
                    call: { "viewModel.\($0.interaction.method)()" },
                    text: { "viewModel.\($0.member).value" },
                    isEnabled: { "viewModel.\(isEnabled($0)).value" }
                )
            }
        )
    }
}
