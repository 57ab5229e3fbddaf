internal import Descriptions
internal import PackageEditing

/// The view of MVP and VIPER, which receives each new value and reports taps.
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
            final class \(type)ViewController: UIViewController {
                private let presenter: any \(type)PresenterProtocol
                \(screen.viewProperties("private lazy var"))

                \(SwiftCode.initializers(ofController: [("presenter", "any \(type)PresenterProtocol")]))

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

    // MARK: - Tests

    /// Returns how tests reach the presenter.
    func driver(
        title: String,
        suite: String,
        creation: [String]
    ) -> ScenarioTests.Driver {
        ScenarioTests.Driver(
            subject: "presenter",
            type: "\(screen.type)Presenter",
            title: title,
            suite: suite,
            properties: ["private let view = \(screen.type)ViewSpy()"],
            creation: creation + ["presenter.view = view"]
                + (screen.followsState ? ["presenter.viewDidLoad()"] : []) + ["return presenter"],
            statements: { event in
                screen.statements(
                    event,
                    call: { "presenter.didTap\($0.button.type)()" },
                    text: { "view.\($0.member)" },
                    isEnabled: { "view.\(PresentedViewSpy.isEnabled($0))" }
                )
            }
        )
    }
}
