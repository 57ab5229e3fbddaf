internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor of the header keeps the entity, asks the service and reports what has happened
/// with a DTO. The presenter makes texts of it for its view. The router opens pages.
struct VIPERHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var presented: PresentedHeader { PresentedHeader(screen: screen) }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }
    private var summaryType: String { plan.summary }
    private var hasRouter: Bool { !plan.pages.isEmpty }

    var files: [GeneratedFile] {
        [
            assembly, interactor, interactorProtocol, outputProtocol, presenter,
            presented.presenterProtocol, presented.viewProtocol, presented.controller, summary,
        ] + (hasRouter ? [routerProtocol, router] : [])
    }
    var spies: [GeneratedFile] { [presented.spy] }

    /// The parameters of the presenter besides the interactor and the router.
    private var known: [(name: String, type: String)] {
        (hasRouter ? [(plan.id, "Int")] : []) + plan.known
    }

    /// The statements that create the interactor and the presenter.
    ///
    /// - Parameter router: the code of the router.
    func created(router: String) -> [String] {
        let arguments =
            screen.arguments(known) + ["interactor: interactor"]
            + (hasRouter ? ["router: \(router)"] : [])
        return [
            "let interactor = HeaderInteractor("
                + screen.arguments(screen.requesting).joined(separator: ", ") + ")",
            "let presenter = HeaderPresenter(\(arguments.joined(separator: ", ")))",
        ]
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            created(router: "router") + [
                "let viewController = HeaderViewController(presenter: presenter)",
                "interactor.output = presenter", "presenter.view = viewController",
                "return viewController",
            ],
            parameters: hasRouter ? ["router: any HeaderRouterProtocol"] : []
        )
    }

    // MARK: - The interactor

    private var summarized: String { "summary(of: \(item))" }

    private var steps: EntitySteps {
        EntitySteps(
            screen: screen,
            place: EntitySteps.Place(
                stored: "self.\(item)",
                loaded: (screen.changes.isEmpty ? [] : ["self.\(item) = \(item)"]) + [
                    "output?.didFetch\(itemType)(\(summarized))"
                ],
                changed: screen.changesVisibly ? ["reportChange()"] : [],
                message: { _, operation in "output?.\(outcome(of: operation))" },
                makesTexts: false
            )
        )
    }

    /// Returns the call that reports a failure.
    private func outcome(of operation: Request.Operation) -> String {
        guard case .toggle(let field, _) = operation else { return "didFailToFetch\(itemType)()" }
        return "didFailToChange\(field.type)(\(summarized))"
    }

    private var interactor: GeneratedFile {
        let changes = screen.changes.flatMap { change in
            let name = change.toggle.nameOfMethods
            return steps.functions(
                of: change,
                tap: "func \(change.toggle.method)()",
                confirm: "func confirm\(name)()",
                ask: { _ in "output?.mustConfirm\(name)(\(summarized))" }
            )
        }
        let properties = plan.handedUp.properties.map { "\($0.name): \($0.value)" }
        return SwiftCode.generated(
            "HeaderInteractor",
            ["internal import Model"],
            SwiftCode.block(
                "final class HeaderInteractor: HeaderInteractorProtocol",
                SwiftCode.sections(
                    [
                        "weak var output: (any HeaderInteractorOutputProtocol)?",
                        SwiftCode.lines(
                            screen.requesting.map { "private let \($0.name): \($0.type)" }
                                + (screen.changes.isEmpty
                                    ? []
                                    : [
                                        "/// `nil` until it has loaded.",
                                        "private var \(item): \(itemType)?",
                                    ]) + screen.flags.map { "private var \($0) = false" }
                        ), SwiftCode.initializer(screen.requesting),
                        SwiftCode.function("fetch\(itemType)()", steps.code(screen.loading)),
                        SwiftCode.block(
                            "private func summary(of \(item): \(itemType)) -> \(summaryType)",
                            "\(summaryType)(\(properties.joined(separator: ", ")))"
                        ), screen.changes.isEmpty ? "" : "// MARK: - Changing",
                    ] + changes + [
                        screen.changesVisibly
                            ? """
                            private func reportChange() {
                            if let \(item) { output?.didChange\(itemType)(\(summarized)) }
                            }
                            """ : ""
                    ]
                )
            )
        )
    }

    private var interactorProtocol: GeneratedFile {
        let methods =
            ["func fetch\(itemType)()"]
            + screen.changes.flatMap { change in
                ["func \(change.toggle.method)()"]
                    + (change.question == nil
                        ? [] : ["func confirm\(change.toggle.nameOfMethods)()"])
            }
        return SwiftCode.generated(
            "HeaderInteractorProtocol",
            [],
            """
            /// The requests from the presenter to its interactor.
            @MainActor
            protocol HeaderInteractorProtocol {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var outputProtocol: GeneratedFile {
        let parameter = "(_ \(item): \(summaryType))"
        var methods = ["func didFetch\(itemType)\(parameter)", "func didFailToFetch\(itemType)()"]
        if screen.changesVisibly { methods.append("func didChange\(itemType)\(parameter)") }
        for change in screen.changes {
            let name = change.toggle.nameOfMethods
            if change.question != nil {
                methods += [
                    "/// The user has to confirm a change first.",
                    "func mustConfirm\(name)\(parameter)",
                ]
            }
            methods += [
                "/// - Parameter \(item): the values before the change.",
                "func didFailToChange\(name)\(parameter)",
            ]
        }
        return SwiftCode.generated(
            "HeaderInteractorOutputProtocol",
            [],
            """
            /// The answers of the interactor.
            @MainActor
            protocol HeaderInteractorOutputProtocol: AnyObject {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var summary: GeneratedFile {
        let fields = plan.handedUp.properties
        return SwiftCode.generated(
            summaryType,
            fields.contains { $0.type == "Date" } ? ["internal import Foundation"] : [],
            """
            /// The DTO that the interactor passes to the presenter instead of the `\(itemType)` entity.
            struct \(summaryType): Equatable {
            \(SwiftCode.lines(fields.map { "let \($0.name): \($0.type)" }))
            }
            """
        )
    }

    // MARK: - The presenter

    /// The printer of expressions about a DTO.
    private var expression: SwiftExpression {
        var expression = screen.expression
        expression.isChoice = { [item] field, value in "\(item).\(field.flagMember(of: value))" }
        return expression
    }

    private var presenter: GeneratedFile {
        let parameter = "(_ \(item): \(summaryType))"
        let dependencies =
            known + [("interactor", "any HeaderInteractorProtocol")]
            + (hasRouter ? [("router", "any HeaderRouterProtocol")] : [])
        let events =
            plan.links.map { link in
                SwiftCode.function(
                    "didTap\(link.image.type)()",
                    ["router.open\(link.page.type)(id: \(plan.id))"]
                )
            }
            + screen.changes.flatMap { change in
                let name = change.toggle.nameOfMethods
                return [
                    SwiftCode.function(
                        "didTap\(change.toggle.button.type)()",
                        ["interactor.\(change.toggle.method)()"]
                    )
                ]
                    + (change.question == nil
                        ? []
                        : [
                            SwiftCode.function(
                                "didConfirm\(name)()",
                                ["interactor.confirm\(name)()"]
                            )
                        ])
            }
        let changed = screen.changesVisibly ? ["didChange\(itemType)(\(item))"] : []
        let failure = screen.loading.flatMap(\.requests).flatMap(\.failure).texts
        var outputs = [
            SwiftCode.function(
                "didFetch\(itemType)\(parameter)",
                presented.showing(plan.lasting, expression) + changed
            ),
            SwiftCode.function(
                "didFailToFetch\(itemType)()",
                failure.map { "view?.showToast(\(expression.text($0)))" }
            ),
        ]
        if screen.changesVisibly {
            outputs.append(
                SwiftCode.function(
                    "didChange\(itemType)\(parameter)",
                    presented.showing(plan.changing, expression)
                )
            )
        }
        for change in screen.changes {
            let name = change.toggle.nameOfMethods
            if let question = change.question {
                outputs.append(
                    SwiftCode.function(
                        "mustConfirm\(name)\(parameter)",
                        ["view?.confirm\(name)(\(expression.text(question.text)))"]
                    )
                )
            }
            outputs.append(
                SwiftCode.function(
                    "didFailToChange\(name)\(parameter)",
                    change.steps.kept.map { "view?.showToast(\(expression.text($0)))" }
                )
            )
        }
        return SwiftCode.generated(
            "HeaderPresenter",
            plan.elements.contains { $0.text.showsDay } ? ["internal import Foundation"] : [],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class HeaderPresenter: HeaderPresenterProtocol",
                    SwiftCode.sections(
                        [
                            "weak var view: (any HeaderViewProtocol)?",
                            SwiftCode.lines(
                                dependencies.map { "private let \($0.0): \($0.1)" }
                            ), SwiftCode.initializer(dependencies.map { (name: $0.0, type: $0.1) }),
                            SwiftCode.function(
                                "viewDidLoad()",
                                presented.early + ["interactor.fetch\(itemType)()"]
                            ),
                        ] + events + [screen.countTexts]
                    )
                ),
                SwiftCode.block(
                    "extension HeaderPresenter: HeaderInteractorOutputProtocol",
                    SwiftCode.sections(outputs)
                )
            )
        )
    }

    // MARK: - The router

    private var routerProtocol: GeneratedFile {
        SwiftCode.generated(
            "HeaderRouterProtocol",
            [],
            """
            /// The screens that the header can open.
            @MainActor
            package protocol HeaderRouterProtocol {
            \(SwiftCode.lines(plan.pages.map { "func open\($0.type)(id: Int)" }))
            }
            """
        )
    }

    private var router: GeneratedFile {
        SwiftCode.generated(
            "HeaderRouter",
            ["package import AppSupport", "internal import \(screen.contract)"],
            """
            package final class HeaderRouter: HeaderRouterProtocol {
            private let navigator: any Navigator

            package init(navigator: any Navigator) {
            self.navigator = navigator
            }

            \(SwiftCode.sections(
                plan.pages.map { page in
                    "package "
                        + SwiftCode.function(
                            "open\(page.type)(id: Int)",
                            ["navigator.push(.\(page.member)(id))"]
                        )
                }
            ))
            }
            """
        )
    }
}

extension [Step] {
    /// The texts of messages.
    fileprivate var texts: [Expression] {
        compactMap { step in if case .message(let text) = step { text } else { nil } }
    }

    /// The texts that the steps keep for messages after a reply.
    var kept: [Expression] {
        compactMap { step in if case .bind(_, let text) = step { text } else { nil } }
    }
}
