internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor keeps the state and asks the services. It answers with DTOs, from which the
/// presenter makes the texts that it tells the view.
struct VIPERScreen: ArchitectureScreen {
    let screen: ElementsScreen
    private var type: String { screen.type }
    private var plan: ElementsPlan { screen.plan }

    /// The taps in which the interactor takes part, and those that it answers.
    private var asking: [ElementsScreen.Tap] { screen.taps.filter(\.interaction.asks) }
    private var answered: [ElementsScreen.Tap] { screen.taps.filter(\.interaction.isAnswered) }

    var files: [GeneratedFile] {
        let view = PresentedView(screen: screen)
        return summaries
            + [assembly, interactor, interactorProtocol, outputProtocol, view.presenterProtocol]
            + [presenter] + view.files
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            comment:
                "The entry point of the implementation. \(screen.description.feature.withCapitalArticle)"
                + " opens no other screen, so the module has no router.",
            body: screen.screenFunction(
                """
                let interactor = \(screen.creation(of: "\(type)Interactor"))
                let presenter = \(type)Presenter(interactor: interactor)
                let viewController = \(type)ViewController(presenter: presenter)
                interactor.output = presenter
                presenter.view = viewController
                return viewController
                """
            )
        )
    }

    // MARK: - DTOs

    /// The fields of an entity that texts show, with their types.
    private func shownFields(of entity: Entity) -> [String] {
        plan.shownFields(of: entity).map { "let \($0.name.member): \($0.swiftType)" }
    }

    private var summaries: [GeneratedFile] {
        let entities = screen.description.entities.map { entity in
            GeneratedFile(
                path: "\(entity.name.type)Summary.swift",
                text: SwiftCode.file(
                    [],
                    summary(
                        "\(entity.name.type)Summary",
                        "The DTO that the interactor passes to the presenter instead of the "
                            + "`\(entity.name.type)` entity.",
                        shownFields(of: entity)
                    )
                )
            )
        }
        guard !screen.description.states.isEmpty else { return entities }
        let state = screen.file(
            "Summary",
            [],
            summary(
                "\(type)Summary",
                "The state of the screen, as the interactor passes it to the presenter.",
                plan.stateProperties.map { "let \($0.name): \($0.type)" }
            )
        )
        return entities + [state]
    }

    private func summary(_ name: String, _ comment: String, _ properties: [String]) -> String {
        "\(SwiftText.comment(comment))\n"
            + SwiftCode.block("struct \(name): Equatable", SwiftCode.lines(properties))
    }

    // MARK: - Interactor

    private var interactor: GeneratedFile {
        screen.file(
            "Interactor",
            screen.importsOfModel(),
            SwiftCode.block(
                "final class \(type)Interactor: \(type)InteractorProtocol",
                SwiftCode.sections(
                    "weak var output: (any \(type)InteractorOutputProtocol)?",
                    SwiftCode.lines(
                        screen.serviceProperties(),
                        screen.stateProperties("private var")
                    ),
                    screen.initializer,
                    screen.followsState
                        ? SwiftCode.function("fetchState()", ["output?.didUpdateState(state)"])
                        : "",
                    SwiftCode.sections(asking.map(request)),
                    screen.conditions(),
                    state
                )
            )
        )
    }

    private func request(_ tap: ElementsScreen.Tap) -> String {
        let updates = screen.followsState && !tap.changes.isEmpty
        let answer = tap.interaction.didFetch.map {
            "output?.\($0)(\(plan.reply(to: tap.interaction).joined(separator: ", ")))"
        }
        return SwiftCode.function(
            "\(tap.interaction.fetch ?? "")()",
            screen.changes(of: tap) + (updates ? ["output?.didUpdateState(state)"] : [])
                + screen.reads(of: tap) + (answer.map { [$0] } ?? [])
        )
    }

    /// The DTO of the state.
    private var state: String {
        guard !screen.description.states.isEmpty else { return "" }
        let values = plan.stateProperties.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
        return SwiftCode.block("private var state: \(type)Summary", "\(type)Summary(\(values))")
    }

    private var interactorProtocol: GeneratedFile {
        let requests = asking.map { "func \($0.interaction.fetch ?? "")()" }
        return screen.file(
            "InteractorProtocol",
            [],
            """
            /// The requests from the presenter to its interactor.
            @MainActor
            protocol \(type)InteractorProtocol {
            \(SwiftCode.lines((screen.followsState ? ["func fetchState()"] : []) + requests))
            }
            """
        )
    }

    // MARK: - Presenter

    private func signature(_ tap: ElementsScreen.Tap) -> String {
        let values = zip(tap.interaction.services, tap.interaction.answerTypes).map {
            "_ \($0.value.member): \($1)"
        }
        let state = tap.interaction.showsState ? ["_ state: \(type)Summary"] : []
        return "func \(tap.interaction.didFetch ?? "")(\((values + state).joined(separator: ", ")))"
    }

    private var outputProtocol: GeneratedFile {
        let update = """
            /// Passes the state, initially and after each change.
            func didUpdateState(_ state: \(type)Summary)
            """
        let answers = answered.map { tap in
            SwiftCode.lines(
                tap.interaction.numbers.map {
                    "/// - Parameter \($0.member): `nil` if there is none."
                }
                    + [signature(tap)]
            )
        }
        return screen.file(
            "InteractorOutputProtocol",
            [],
            """
            /// The answers of the interactor.
            @MainActor
            protocol \(type)InteractorOutputProtocol: AnyObject {
            \(SwiftCode.lines((screen.followsState ? [update] : []) + answers))
            }
            """
        )
    }

    private var presenter: GeneratedFile {
        let expression = screen.expression(owner: "state.")
        let update = SwiftCode.function(
            "didUpdateState(_ state: \(type)Summary)",
            screen.show(screen.bound, expression, PresentedView.show)
                + screen.limited.map { PresentedView.enable($0, "state.\($0.isPossible)") }
        )
        let answers = answered.map { tap in
            SwiftCode.block(
                signature(tap),
                SwiftCode.lines(screen.show(tap.texts, expression, PresentedView.show))
            )
        }
        let taps = screen.taps.map { tap in
            SwiftCode.function(
                "didTap\(tap.button.type)()",
                tap.interaction.asks
                    ? ["interactor.\(tap.interaction.fetch ?? "")()"]
                    : screen.show(tap.texts, expression, PresentedView.show)
            )
        }
        return screen.file(
            "Presenter",
            [],
            """
            final class \(type)Presenter: \(type)PresenterProtocol {
            weak var view: (any \(type)ViewProtocol)?

            private let interactor: any \(type)InteractorProtocol

            \(SwiftCode.sections(
                SwiftCode.initializer([("interactor", "any \(type)InteractorProtocol")]),
                screen.followsState
                    ? SwiftCode.function("viewDidLoad()", ["interactor.fetchState()"]) : "",
                SwiftCode.sections(taps),
                screen.countTexts
            ))
            }

            extension \(type)Presenter: \(type)InteractorOutputProtocol {
            \(SwiftCode.sections((screen.followsState ? [update] : []) + answers))
            }
            """
        )
    }

    // MARK: - Tests

    var driver: ScenarioTests.Driver? {
        PresentedView(screen: screen).driver(
            title: "The presenter with its interactor",
            suite: "\(type)Module",
            creation: [
                "let interactor = \(screen.creation(of: "\(type)Interactor"))",
                "let presenter = \(type)Presenter(interactor: interactor)",
                "interactor.output = presenter",
            ]
        )
    }

    var spies: [GeneratedFile] { [PresentedViewSpy(screen: screen).file] }
}
