internal import Descriptions
internal import PackageEditing

/// MVC: the view controller keeps the state, asks the services and sets the properties of the view.
struct MVCScreen: ArchitectureScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }
    private var view: String { "\(screen.description.feature.member)View" }

    var files: [GeneratedFile] { [assembly, controller, viewFile] }

    private var assembly: GeneratedFile {
        screen.assembly(body: screen.screenFunction(screen.creation(of: "\(type)ViewController")))
    }

    private var viewFile: GeneratedFile {
        let closures = screen.taps.map { "var on\($0.button.type): (() -> Void)?" }
        let setup = screen.viewSetup(parent: "") { "on\($0.button.type)?()" }
        return screen.file(
            "View",
            ["internal import \(type)", "internal import HeadlessKit"],
            """
            final class \(type)View: UIView {
            \(SwiftCode.lines([screen.viewProperties("let")] + closures))

                \(SwiftCode.initializers(ofView: [setup]))
            }
            """
        )
    }

    private var controller: GeneratedFile {
        let connections = screen.taps.map {
            "\(view).on\($0.button.type) = { [weak self] in self?.\($0.interaction.method)() }"
        }
        let start = screen.followsState ? ["showState()"] : []
        return screen.file(
            "ViewController",
            screen.importsOfModel(["internal import HeadlessKit"]),
            SwiftCode.block(
                "final class \(type)ViewController: UIViewController",
                SwiftCode.sections(
                    SwiftCode.lines(
                        screen.serviceProperties(),
                        screen.stateProperties("private var"),
                        "private lazy var \(view) = \(type)View()"
                    ),
                    screen.controllerInitializers,
                    "override func loadView() { view = \(view) }",
                    """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(SwiftCode.lines(connections + start))
                    }
                    """,
                    SwiftCode.sections(screen.taps.map(method)),
                    screen.conditions(),
                    showState,
                    screen.countTexts
                )
            )
        )
    }

    private func method(_ tap: ElementsScreen.Tap) -> String {
        let shows = screen.followsState && !tap.changes.isEmpty
        return "private "
            + SwiftCode.function(
                "\(tap.interaction.method)()",
                screen.changes(of: tap) + (shows ? ["showState()"] : []) + screen.reads(of: tap)
                    + screen.show(tap.texts, screen.servicedExpression, set)
            )
    }

    private var showState: String {
        guard screen.followsState else { return "" }
        return "private "
            + SwiftCode.function(
                "showState()",
                screen.show(screen.bound, screen.expression(), set)
                    + screen.limited.map {
                        "\(view).\(screen.button($0)).isEnabled = \($0.isPossible)"
                    }
            )
    }

    private func set(_ label: Name, _ text: String) -> String {
        "\(view).\(screen.label(label)).text = \(text)"
    }

    // MARK: - Tests

    // All logic is in the view controller.
    var driver: ScenarioTests.Driver? { nil }
}
