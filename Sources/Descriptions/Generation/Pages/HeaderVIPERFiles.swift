internal import Descriptions

/// The header in VIPER: a view, a presenter that creates texts, an interactor that loads and
/// changes the entity, and a router if images open pages.
struct HeaderVIPERFiles: HeaderCellFiles {
    static let variant = "VIPER"
    let plan: HeaderPlan

    private var item: String { plan.item }
    private var hasRouter: Bool { !plan.pages.isEmpty }
    private var value: String { "(_ \(item): \(plan.summary))" }

    var sources: [(name: String, text: String)] {
        [
            assembly, ("HeaderInteractor", interactor), interactorOutputProtocol,
            interactorProtocol, ("HeaderPresenter", presenter), presenterProtocol,
            presentedViewController, viewProtocol, (plan.summary, summary),
        ] + (hasRouter ? [("HeaderRouter", router), routerProtocol] : [])
    }

    private var assembly: (name: String, text: String) {
        let presenter =
            (hasRouter ? plan.arguments([(plan.id, plan.idType)]) : [])
            + plan.arguments(plan.known) + ["interactor: interactor"]
            + (hasRouter ? ["router: router"] : [])
        return door(
            leads: hasRouter ? ["router: any HeaderRouterProtocol"] : [],
            namesEntity: false,
            [
                SwiftText.call(
                    "let interactor = HeaderInteractor",
                    plan.arguments(plan.asked),
                    indented: 0
                ), SwiftText.call("let presenter = HeaderPresenter", presenter, indented: 0),
                "let viewController = HeaderViewController(presenter: presenter)",
                "interactor.output = presenter", "presenter.view = viewController",
                "return viewController",
            ]
        )
    }

    private var summary: String {
        let fields = plan.handedUp.properties.map { "let \($0.name): \($0.type)" }
        return """
            \(SwiftText.comment("The DTO that the interactor passes to the presenter instead of the `\(plan.itemType)` entity."))
            struct \(plan.summary): Equatable {
            \(plan.lines(fields, indented: 4))}

            """
    }

    // MARK: - The router

    private var routerProtocol: (name: String, text: String) {
        let border = border(
            "The screens that the header can open.",
            "HeaderRouterProtocol",
            isClass: false,
            plan.pages.map { "func open\($0.type)(id: Int)" }
        )
        return (border.name, border.text.replacing("\nprotocol", with: "\npackage protocol"))
    }

    private var router: String {
        let methods = plan.pages.map {
            SwiftText.method(
                "package func open\($0.type)(id: Int)",
                ["navigator.push(.\($0.member)(id))"]
            )
        }
        return """
            internal import \(plan.contract)
            package import HeadlessKit

            package final class HeaderRouter: HeaderRouterProtocol {
                private let navigator: any Navigator

                package init(navigator: any Navigator) {
                    self.navigator = navigator
                }
            \(methods.joined())}

            """
    }

    // MARK: - The interactor

    private var interactorProtocol: (name: String, text: String) {
        border(
            "The requests from the presenter to its interactor.",
            "HeaderInteractorProtocol",
            isClass: false,
            ["func fetch\(plan.itemType)()"]
                + plan.toggles.flatMap { toggle in
                    ["func \(toggle.method)()"]
                        + (toggle.question == nil ? [] : ["func \(toggle.confirm)()"])
                }
        )
    }

    private var interactorOutputProtocol: (name: String, text: String) {
        border(
            "The answers of the interactor.",
            "HeaderInteractorOutputProtocol",
            isClass: true,
            ["func didFetch\(plan.itemType)\(value)", "func didFailToFetch\(plan.itemType)()"]
                + (plan.toggles.isEmpty ? [] : ["func didChange\(plan.itemType)\(value)"])
                + plan.toggles.flatMap(answers)
        )
    }

    private func answers(_ toggle: HeaderToggle) -> [String] {
        (toggle.question == nil
            ? []
            : ["/// The change needs confirmation first.", "func \(toggle.mustConfirm)\(value)"])
            + (toggle.failureVaries
                ? [
                    "/// - Parameter \(item): the value before the change.",
                    "func \(toggle.didFail)\(value)",
                ] : ["func \(toggle.didFail)()"])
    }

    private var interactor: String {
        let arguments = plan.handedUp.properties.map { "\($0.name): \($0.value)" }
        let keeping = plan.toggles.isEmpty ? [] : ["        self.\(item) = \(item)"]
        let fetching = SwiftText.method(
            "func fetch\(plan.itemType)()",
            [
                "\(plan.service.name.member).\(item)(id: \(plan.id)) { [weak self] result in",
                "    guard let self else { return }", "    switch result {",
                "    case .success(let \(item)):",
            ] + keeping + [
                "        output?.didFetch\(plan.itemType)(summary(of: \(item)))",
                "    case .failure: output?.didFailToFetch\(plan.itemType)()", "    }", "}",
            ]
        )
        let summarising = SwiftText.method(
            "private func summary(of \(item): \(plan.itemType)) -> \(plan.summary)",
            [SwiftText.call(plan.summary, arguments, indented: 0)]
        )
        let changes =
            plan.toggles.isEmpty
            ? "" : "\n    // MARK: - Changing\n" + plan.toggles.map(changing).joined()
        return """
            internal import Model

            final class HeaderInteractor: HeaderInteractorProtocol {
                weak var output: (any HeaderInteractorOutputProtocol)?

            \(plan.lines(plan.stored(plan.asked) + state, indented: 4))
            \(plan.initialiser(plan.asked))\(fetching)\(summarising)\(changes)}

            """
    }

    private func changing(_ toggle: HeaderToggle) -> String {
        let item = plan.item
        let asking = toggle.question.map { _ in
            "output?.\(toggle.mustConfirm)(summary(of: \(item)))"
        }
        let told = toggle.failureVaries ? "summary(of: \(item))" : ""
        return toggling("func \(toggle.method)()", toggle, asking: asking)
            + (toggle.question == nil ? "" : confirming("func \(toggle.confirm)()", toggle))
            + changing(toggle, before: [], failed: ["output?.\(toggle.didFail)(\(told))"])
            + SwiftText.method(
                "private func \(toggle.set)(_ \(toggle.field.member): Bool)",
                [
                    "\(item)?.\(toggle.field.member) = \(toggle.field.member)",
                    "if let \(item) { output?.didChange\(plan.itemType)(summary(of: \(item))) }",
                ]
            )
    }

    // MARK: - The presenter

    private var presenter: String {
        let parameters =
            (hasRouter ? [(plan.id, "Int")] : []) + plan.known
            + [("interactor", "any HeaderInteractorProtocol")]
            + (hasRouter ? [("router", "any HeaderRouterProtocol")] : [])
        let early = plan.earlyImages.map { "view?.\(plan.show($0))(\(plan.early($0) ?? ""))" }
        let links = plan.links.map {
            SwiftText.method("func \($0.tap)()", ["router.\($0.open)(id: \(plan.id))"])
        }
        let asks = plan.toggles.map {
            SwiftText.method("func \($0.tap)()", ["interactor.\($0.method)()"])
        }
        let confirms =
            plan.confirmed.map {
                SwiftText.method("func \($0.didConfirm)()", ["interactor.\($0.confirm)()"])
            } ?? ""
        let hasChanges = !plan.toggles.isEmpty
        // The first method has no empty line before it.
        let fetched = SwiftText.method(
            "func didFetch\(plan.itemType)\(value)",
            plan.lasting.flatMap(showing)
                + (hasChanges ? ["didChange\(plan.itemType)(\(item))"] : [])
        )
        .dropFirst()
        let changed =
            hasChanges
            ? SwiftText.method(
                "func didChange\(plan.itemType)\(value)",
                plan.changing.flatMap(showing)
            ) : ""
        return """
            final class HeaderPresenter: HeaderPresenterProtocol {
                weak var view: (any HeaderViewProtocol)?

            \(plan.lines(plan.stored(parameters), indented: 4))
            \(plan.initialiser(parameters))\
            \(SwiftText.method("func viewDidLoad()", early + ["interactor.fetch\(plan.itemType)()"]))\
            \(links.joined())\(asks.joined())\(confirms)\(plan.countText)}

            extension HeaderPresenter: HeaderInteractorOutputProtocol {
            \(fetched)\
            \(SwiftText.method("func didFailToFetch\(plan.itemType)()", ["view?.showToast(\(plan.failureText))"]))\
            \(changed)\(plan.toggles.map(told).joined())}

            """
    }

    private func showing(_ element: EntityElement) -> [String] {
        let statement = "view?.\(plan.show(element))(\(plan.expression(element, ofSummary: true)))"
        return plan.condition(element).map { ["if \($0.expression()) { \(statement) }"] }
            ?? [statement]
    }

    private func told(_ toggle: HeaderToggle) -> String {
        let asked =
            toggle.question.map {
                let text = TextExpression(text: $0.text, isOfSummary: true).whole
                return SwiftText.method(
                    "func \(toggle.mustConfirm)\(value)",
                    ["view?.\(toggle.confirm)(\(text))"]
                )
            } ?? ""
        let failure = TextExpression(text: toggle.toggle.failure, isOfSummary: true).whole
        return asked
            + SwiftText.method(
                "func \(toggle.didFail)\(toggle.failureVaries ? value : "()")",
                ["view?.showToast(\(failure))"]
            )
    }
}
