internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// Observable: an observable model keeps the state and asks the services. The view shows its properties
/// whenever one that it has read changes.
struct ObservableScreen: ArchitectureScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }

    var files: [GeneratedFile] { [assembly, model, controller] }

    private var assembly: GeneratedFile {
        screen.assembly(
            comment:
                "The entry point of the implementation. \(screen.description.feature.withCapitalArticle)"
                + " opens no other screen, so the module has no coordinator.",
            body: screen.screenFunction(
                """
                let model = \(screen.creation(of: "\(type)Model"))
                return \(type)ViewController(model: model)
                """
            )
        )
    }

    // MARK: - Model

    private var model: GeneratedFile {
        let shown = screen.description.shownLabels
            .map { "private(set) var \($0.member) = \"\"" }
        let bound = screen.boundProperties { "var \($0.member)" }
        return screen.file(
            "Model",
            screen.importsOfModel(["internal import Observation"]),
            """
            /// The contents of the screen.
            @MainActor
            @Observable
            \(SwiftCode.block(
                "final class \(type)Model",
                SwiftCode.sections(
                    SwiftCode.lines([screen.stateProperties("private var")] + shown),
                    screen.serviceProperties("@ObservationIgnored private let"),
                    screen.initializer,
                    SwiftCode.lines(bound + [screen.conditions("")]),
                    SwiftCode.sections(screen.taps.map(method)),
                    screen.countTexts
                )
            ))
            """
        )
    }

    private func method(_ tap: ElementsScreen.Tap) -> String {
        SwiftCode.function(
            "\(tap.interaction.method)()",
            screen.changes(of: tap) + screen.reads(of: tap)
                + screen.show(tap.texts, screen.servicedExpression) { "\($0.member) = \($1)" }
        )
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let setup = screen.viewSetup(parent: "view.") { "model.\($0.interaction.method)()" }
        let shown =
            screen.plan.labels.map { "\(screen.label($0)).text = model.\($0.member)" }
            + screen.limited.map { "\(screen.button($0)).isEnabled = model.\($0.isPossible)" }
        return screen.file(
            "ViewController",
            ["internal import \(type)", "internal import HeadlessKit"],
            """
            final class \(type)ViewController: UIViewController {
                private let model: \(type)Model
                \(screen.viewProperties("private lazy var"))

                \(SwiftCode.initializers(ofController: [("model", "\(type)Model")]))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setup)
                }

                override func updateProperties() {
                    super.updateProperties()
                    \(SwiftCode.lines(shown))
                }
            }
            """
        )
    }

    // MARK: - Tests

    var driver: ScenarioTests.Driver? {
        ScenarioTests.Driver(
            subject: "model",
            type: "\(type)Model",
            title: "The model",
            suite: "\(type)Model",
            creation: [screen.creation(of: "\(type)Model")],
            statements: { event in
                screen.statements(
                    event,
                    call: { "model.\($0.interaction.method)()" },
                    text: { "model.\($0.member)" },
                    isEnabled: { "model.\($0.isPossible)" }
                )
            }
        )
    }
}
