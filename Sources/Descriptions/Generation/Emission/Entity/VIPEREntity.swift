internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor keeps the entity, asks the service and reports what has happened with a DTO. The
/// presenter makes texts of it for its view. The router opens pages, or the form.
struct VIPEREntity: ArchitectureScreen {
    let screen: EntityScreen
    /// The properties of the DTO, each with its type and the code that reads it from the entity.
    let summaryFields: [(name: String, type: String, value: String)]
    private var presented: PresentedEntity { PresentedEntity(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }
    private var summaryType: String { "\(itemType)Summary" }
    private var service: String { screen.service.name.member }
    private var hasRouter: Bool { !screen.links.isEmpty || screen.hasForm }
    private var changes: Bool { !screen.taps.isEmpty }
    private var parameter: String { "(_ \(item): \(summaryType))" }
    private var formDelegate: String { "\(type)FormDelegateProtocol" }

    init(screen: EntityScreen, summary: [(name: String, type: String, value: String)]) {
        self.screen = screen
        summaryFields = summary
    }

    var files: [GeneratedFile] {
        [
            assembly, interactor, interactorProtocol, outputProtocol, presenter,
            presented.presenterProtocol, presented.viewProtocol, presented.controller, summary,
        ] + (hasRouter ? [routerProtocol, router] : [])
    }
    var spies: [GeneratedFile] { [presented.spy] }

    // MARK: - Assembly

    /// The statements that create the interactor and the presenter.
    ///
    /// - Parameter router: the code that creates the router; `nil` if there is one already.
    func created(router: String?) -> [String] {
        let arguments =
            screen.arguments(screen.known) + ["interactor: interactor"]
            + (hasRouter ? ["router: router"] : [])
        return [
            "let interactor = \(type)Interactor(\(service): dependencies.\(service))",
            hasRouter ? router.map { "let router = \($0)" } ?? "" : "",
            "let presenter = \(type)Presenter(\(arguments.joined(separator: ", ")))",
        ]
    }

    private var assembly: GeneratedFile {
        let form = """
            \(type)Router { \(item), delegate in
            \(type)FormAssembly.module(dependencies, \(item): \(item), delegate: delegate)
            }
            """
        let body =
            created(
                router: screen.hasForm ? form : "\(type)Router(navigator: dependencies.navigator)"
            ) + [
                "let viewController = \(type)ViewController(presenter: presenter)",
                "interactor.output = presenter",
                screen.hasForm ? "router.viewController = viewController" : "",
                "presenter.view = viewController", "viewController",
            ]
        let comment =
            screen.hasForm
            ? ""
            : hasRouter
                ? " The router opens the page of a number."
                : " The screen opens no other screen, so it has no router."
        return screen.assembly(body, comment: comment)
    }

    // MARK: - Interactor

    private var summarized: String { "summary(of: \(item))" }
    /// Indicates whether the interactor needs the entity after it has loaded.
    private var keepsEntity: Bool { changes || screen.announces }

    private var interactor: GeneratedFile {
        let load = screen.loadFunction(
            "func fetch\(itemType)()",
            content: { name in
                switch name.member {
                case "loading": "output?.didBeginFetching\(itemType)()"
                case "failed": "output?.didFailToFetch\(itemType)()"
                default: ""
                }
            },
            show: (keepsEntity ? ["self.\(item) = \(item)"] : []) + [
                "output?.didFetch\(itemType)(\(summarized))"
            ]
        )
        let arguments = summaryFields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
        var members = [
            "weak var output: (any \(type)InteractorOutputProtocol)?",
            SwiftCode.lines(
                screen.requesting.map { "private let \($0.name): \($0.type)" }
                    + (keepsEntity ? screen.keptEntity : [])
            ), SwiftCode.initializer(screen.requesting),
            screen.announces
                ? "func start() {\n\(service).addObserver(self)\nfetch\(itemType)()\n}" : "",
            load,
            SwiftCode.block(
                "private func summary(of \(item): \(itemType)) -> \(summaryType)",
                "\(summaryType)(\(arguments))"
            ),
        ]
        members += changeFunctions
        let observer = screen.observer(
            of: "\(type)Interactor",
            show: ["self.\(item) = \(item)", "output?.didFetch\(itemType)(\(summarized))"]
        )
        return screen.file(
            "Interactor",
            ["internal import Model"],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Interactor: \(type)InteractorProtocol",
                    SwiftCode.sections(members)
                ),
                observer
            )
        )
    }

    private var changeFunctions: [String] {
        guard changes else { return [] }
        let functions = screen.taps.flatMap { tap in
            screen.functions(
                of: tap,
                tap: "func \(tap.names.method)()",
                confirm: { "func \($0.names.confirm)()" },
                ask: { tap, _ in ["output?.\(tap.names.mustConfirm)(\(summarized))"] },
                end: { change in
                    let failed = "output?.\(change.names.didFail)()"
                    let reported =
                        change.success == nil
                        ? ["if case .failure = result { \(failed) }"]
                        : [
                            "switch result {",
                            "case .success: output?.\(change.names.didSucceed)()",
                            "case .failure: \(failed)", "}",
                        ]
                    return ["guard let self else { return }", "endChange(result, from: original)"]
                        + reported
                }
            )
        }
        return ["// MARK: - Changing"] + functions + [
            """
            /// Reports a change before the service has confirmed it.
            private func beginChange(to \(item): \(itemType)) {
            isBusy = true
            report(\(item))
            }
            """,
            """
            private func endChange(_ result: Result<\(itemType), ServiceError>, from original: \(itemType)) {
            isBusy = false
            switch result {
            case .success(let \(item)): report(\(item))
            case .failure: report(original)
            }
            }
            """,
            """
            private func report(_ \(item): \(itemType)) {
            self.\(item) = \(item)
            output?.didChange\(itemType)(\(summarized))
            }
            """,
        ]
    }

    private var interactorProtocol: GeneratedFile {
        let start =
            screen.announces
            ? [
                """
                /// Fetches the \(screen.entity.name), and from then on reports each change that is made
                /// elsewhere.
                func start()
                """
            ] : []
        let calls = screen.taps.flatMap { tap in
            ["func \(tap.names.method)()"]
                + (tap.question == nil ? [] : tap.changes.map { "func \($0.names.confirm)()" })
        }
        return screen.file(
            "InteractorProtocol",
            [],
            """
            /// The requests from the presenter to its interactor.
            @MainActor
            protocol \(type)InteractorProtocol {
            \(SwiftCode.lines(start + ["func fetch\(itemType)()"] + calls))
            }
            """
        )
    }

    private var outputProtocol: GeneratedFile {
        let change =
            changes ? ["func didChange\(itemType)\(parameter)"] : []
        let outcomes = screen.taps.flatMap { tap in
            (tap.question == nil
                ? []
                : [
                    "/// The change needs confirmation first.",
                    "func \(tap.names.mustConfirm)\(parameter)",
                ])
                + tap.changes.flatMap { change in
                    (change.success == nil ? [] : ["func \(change.names.didSucceed)()"])
                        + ["func \(change.names.didFail)()"]
                }
        }
        let loading = [
            "func didBeginFetching\(itemType)()", "func didFetch\(itemType)\(parameter)",
            "func didFailToFetch\(itemType)()",
        ]
        return screen.file(
            "InteractorOutputProtocol",
            [],
            """
            /// The answers of the interactor.
            @MainActor
            protocol \(type)InteractorOutputProtocol: AnyObject {
            \(SwiftCode.lines(loading + change + outcomes))
            }
            """
        )
    }

    private var summary: GeneratedFile {
        let meaning =
            screen.hasForm
            ? "The DTO that the interactors of card and form pass on instead of the `\(itemType)` entity."
            : "The DTO that the interactor passes to the presenter instead of the `\(itemType)` entity"
                + (screen.limited.isEmpty ? "." : ", with the possible actions.")
        return SwiftCode.generated(
            summaryType,
            summaryFields.contains { $0.type == "Date" } ? ["internal import Foundation"] : [],
            """
            \(SwiftText.comment(meaning))
            struct \(summaryType): Equatable {
            \(SwiftCode.lines(summaryFields.map { "let \($0.name): \($0.type)" }))
            }
            """
        )
    }

    // MARK: - Presenter

    /// The printer of expressions about a DTO.
    private var expression: SwiftExpression {
        var expression = screen.expression()
        expression.isChoice = { [item] field, value in "\(item).\(field.flagMember(of: value))" }
        return expression
    }

    private var presenter: GeneratedFile {
        let fetch = "interactor.fetch\(itemType)()"
        let dependencies =
            screen.known + [("interactor", "any \(type)InteractorProtocol")]
            + (hasRouter ? [("router", "any \(type)RouterProtocol")] : [])
        let kept =
            hasRouter
            ? ["/// `nil` until it has loaded.", "private var \(item): \(summaryType)?"] : []
        let showing =
            (hasRouter ? ["self.\(item) = \(item)"] : [])
            + presented.showing(expression) { "\(item).\($0.names.isPossible)" }
        var members = [
            "weak var view: (any \(type)ViewProtocol)?",
            SwiftCode.lines(dependencies.map { "private let \($0.0): \($0.1)" } + kept),
            SwiftCode.initializer(dependencies.map { (name: $0.0, type: $0.1) }),
            SwiftCode.function(
                "viewDidLoad()",
                presented.hiding + [screen.announces ? "interactor.start()" : fetch]
            ), SwiftCode.function("didTapRetry()", [fetch]),
        ]
        members += screen.taps.map { tap in
            SwiftCode.function("\(tap.names.tap)()", ["interactor.\(tap.names.method)()"])
        }
        members += (screen.asking?.changes ?? []).map { change in
            SwiftCode.function(
                "\(change.names.didConfirm)()",
                ["interactor.\(change.names.confirm)()"]
            )
        }
        members += screen.links.map { link in
            let id = "\(item).\(screen.member(of: link))"
            return SwiftCode.function(
                "didTap\(link.element.type)()",
                ["if let \(item) { router.open\(link.page.type)(id: \(id)) }"]
            )
        }
        members +=
            screen.editButton.map {
                [
                    SwiftCode.function(
                        "didTap\($0.type)()",
                        ["if let \(item) { router.openForm(of: \(item), delegate: self) }"]
                    )
                ]
            } ?? []
        members.append(
            SwiftCode.block(
                "private func show(_ \(item): \(summaryType))",
                SwiftCode.lines(showing)
            )
        )
        members.append(screen.countTexts)
        let delegate = """
            extension \(type)Presenter: \(formDelegate) {
            func \(screen.description.feature.member)FormDidSave(_ \(item): \(summaryType)) {
            show(\(item))
            }
            }
            """
        return screen.file(
            "Presenter",
            [],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Presenter: \(type)PresenterProtocol",
                    SwiftCode.sections(members)
                ),
                SwiftCode.block(
                    "extension \(type)Presenter: \(type)InteractorOutputProtocol",
                    SwiftCode.sections(outputs)
                ),
                screen.hasForm ? delegate : ""
            )
        )
    }

    private var outputs: [String] {
        let loading = [
            SwiftCode.function(
                "didBeginFetching\(itemType)()",
                [presented.content(Name("loading"))]
            ),
            SwiftCode.function(
                "didFetch\(itemType)\(parameter)",
                ["show(\(item))", presented.content(Name("loaded"))]
            ),
            SwiftCode.function("didFailToFetch\(itemType)()", [presented.content(Name("failed"))]),
        ]
        let change =
            changes
            ? [SwiftCode.function("didChange\(itemType)\(parameter)", ["show(\(item))"])] : []
        let outcomes = screen.taps.flatMap { tap in
            (tap.question.map { question in
                [
                    SwiftCode.function(
                        "\(tap.names.mustConfirm)\(parameter)",
                        ["view?.\(tap.names.confirm)(\(expression.text(question.text)))"]
                    )
                ]
            } ?? [])
                + tap.changes.flatMap { change in
                    func toast(_ name: String, _ text: Expression?) -> [String] {
                        text == nil
                            ? []
                            : [
                                SwiftCode.function(
                                    "\(name)()",
                                    ["view?.showToast(\(screen.message(text)))"]
                                )
                            ]
                    }
                    return toast(change.names.didSucceed, change.success)
                        + toast(change.names.didFail, change.failure)
                }
        }
        return loading + change + outcomes
    }

    // MARK: - Router

    private var routerProtocol: GeneratedFile {
        let methods =
            screen.hasForm
            ? ["func openForm(of \(item): \(summaryType), delegate: any \(formDelegate))"]
            : screen.pages.map { "func open\($0.type)(id: Int)" }
        return screen.file(
            "RouterProtocol",
            [],
            """
            /// The screens that the screen of the \(screen.entity.name) can open.
            @MainActor
            protocol \(type)RouterProtocol {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var router: GeneratedFile {
        let pages = """
            private let navigator: any Navigator

            init(navigator: any Navigator) {
            self.navigator = navigator
            }

            \(SwiftCode.sections(
                screen.pages.map { page in
                    SwiftCode.function(
                        "open\(page.type)(id: Int)",
                        ["navigator.push(.\(page.member)(id))"]
                    )
                }
            ))
            """
        let form = """
            /// Builds the module of the form.
            typealias FormBuilder = @MainActor (\(summaryType), any \(formDelegate)) -> UIViewController

            weak var viewController: UIViewController?

            private let buildForm: FormBuilder

            init(buildForm: @escaping FormBuilder) {
            self.buildForm = buildForm
            }

            func openForm(of \(item): \(summaryType), delegate: any \(formDelegate)) {
            viewController?.present(buildForm(\(item), delegate), animated: true)
            }
            """
        return screen.file(
            "Router",
            screen.hasForm ? ["internal import HeadlessKit"] : ["internal import \(type)"],
            SwiftCode.block(
                "final class \(type)Router: \(type)RouterProtocol",
                screen.hasForm ? form : pages
            )
        )
    }
}
