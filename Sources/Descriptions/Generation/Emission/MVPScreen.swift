internal import Descriptions
internal import PackageEditing

/// MVP: the presenter keeps the state and asks the services. It tells the view each new value.
struct MVPScreen: ArchitectureScreen {
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

    // MARK: - Tests

    var driver: ScenarioTests.Driver? {
        PresentedView(screen: screen).driver(
            title: "The presenter",
            suite: "\(type)Presenter",
            creation: ["let presenter = \(screen.creation(of: "\(type)Presenter"))"]
        )
    }

    var spies: [GeneratedFile] { [PresentedViewSpy(screen: screen).file] }
}
