internal import Descriptions
internal import PackageEditing

/// MVP: the presenter keeps the state and asks the services. It tells the view each new value.
struct MVPScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }

    var files: [GeneratedFile] {
        [assembly, presenter, PresentedView(screen: screen).presenterProtocol]
            + PresentedView(screen: screen).files
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            body: screen.screenFunction(
                """
                let presenter = \(screen.creation(of: "\(type)Presenter"))
                let viewController = \(type)ViewController(presenter: presenter)
                presenter.view = viewController
                return viewController
                """
            )
        )
    }

    private var presenter: GeneratedFile {
        screen.file(
            "Presenter",
            screen.importsOfModel(),
            SwiftCode.block(
                "final class \(type)Presenter: \(type)PresenterProtocol",
                SwiftCode.sections(
                    "weak var view: (any \(type)ViewProtocol)?",
                    SwiftCode.lines(
                        screen.serviceProperties(),
                        screen.stateProperties("private var")
                    ),
                    screen.initializer,
                    screen.followsState ? SwiftCode.function("viewDidLoad()", ["showState()"]) : "",
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
        return SwiftCode.function(
            "didTap\(tap.button.type)()",
            screen.changes(of: tap) + (shows ? ["showState()"] : []) + screen.reads(of: tap)
                + screen.show(tap.texts, screen.servicedExpression, PresentedView.show)
        )
    }

    private var showState: String {
        guard screen.followsState else { return "" }
        return "private "
            + SwiftCode.function(
                "showState()",
                screen.show(screen.bound, screen.expression(), PresentedView.show)
                    + screen.limited.map { PresentedView.enable($0, $0.isPossible) }
            )
    }
}

/// The view of MVP and VIPER, which is told each new value and reports taps.
struct PresentedView {
    let screen: ElementsScreen
    private var type: String { screen.type }

    static func show(_ label: Name, _ text: String) -> String { "view?.show\(label.type)(\(text))" }

    static func enable(_ tap: ElementsScreen.Tap, _ value: String) -> String {
        "view?.enable\(tap.button.type)(\(value))"
    }

    var files: [GeneratedFile] { [viewProtocol, controller] }

    var presenterProtocol: GeneratedFile {
        let calls = screen.taps.map { "func didTap\($0.button.type)()" }
        return screen.file(
            "PresenterProtocol",
            [],
            """
            /// The calls from the view to its presenter.
            @MainActor
            protocol \(type)PresenterProtocol {
            \(SwiftCode.lines((screen.followsState ? ["func viewDidLoad()"] : []) + calls))
            }
            """
        )
    }

    private var signatures: [(head: String, body: String)] {
        screen.plan.labels.map { name in
            (
                "func show\(name.type)(_ \(name.member): String)",
                "\(screen.label(name)).text = \(name.member)"
            )
        }
            + screen.limited.map { tap in
                (
                    "func enable\(tap.button.type)(_ isEnabled: Bool)",
                    "\(screen.button(tap)).isEnabled = isEnabled"
                )
            }
    }

    private var viewProtocol: GeneratedFile {
        screen.file(
            "ViewProtocol",
            [],
            """
            /// The calls from the presenter to its view.
            @MainActor
            protocol \(type)ViewProtocol: AnyObject {
            \(SwiftCode.lines(signatures.map(\.head)))
            }
            """
        )
    }

    private var controller: GeneratedFile {
        let setup = screen.viewSetup(parent: "view.") { "presenter.didTap\($0.button.type)()" }
        let start = screen.followsState ? "presenter.viewDidLoad()" : ""
        return screen.file(
            "ViewController",
            ["internal import \(type)", "internal import HeadlessKit"],
            """
            final class \(type)ViewController: ViewController {
                private let presenter: any \(type)PresenterProtocol
                \(screen.viewProperties("private lazy var"))

                \(screen.initializer([("presenter", "any \(type)PresenterProtocol")]))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(SwiftCode.lines(setup, start))
                }
            }

            extension \(type)ViewController: \(type)ViewProtocol {
            \(SwiftCode.sections(signatures.map { SwiftCode.block($0.head, $0.body) }))
            }
            """
        )
    }
}
