internal import Descriptions

/// The list in VIPER: a view, a presenter that makes texts, an interactor that loads, and a router where
/// rows lead somewhere.
struct ListVIPERFiles: ListCellFiles {
    static let variant = "VIPER"
    let plan: ListPlan

    var summary: String { "\(plan.itemType)Summary" }
    var count: String { "\(plan.item)Count" }
    private var hasRouter: Bool { !plan.leads.isEmpty }

    var sources: [(name: String, text: String)] {
        let row = "func fill(_ cell: any \(plan.itemType)CellProtocol, at row: Int)"
        let router = hasRouter ? [("\(plan.type)Router", self.router), routerProtocol] : []
        let taps = plan.taps.map { "func \($0.tap)(at row: Int)" }
        let fill =
            ["presenter.fill(cell, at: indexPath.row)"]
            + plan.taps.map {
                "cell.\($0.closure) = { [weak self] in self?.presenter.\($0.tap)(at: indexPath.row) }"
            }
        let paging = plan.isPaged ? [("PagingSummary", self.paging)] : []
        return [
            (
                "\(plan.itemType)Cell",
                cell(
                    isOpen: false,
                    properties: closures,
                    methods: "}\n" + presentedCellMethods
                )
            ), cellProtocol, (summary, summaryText), ("\(plan.type)Assembly", assembly),
            ("\(plan.type)Interactor", interactor), interactorOutputProtocol, interactorProtocol,
            ("\(plan.type)Presenter", presenter),
            presenterProtocol(row: row, taps: taps + (plan.confirmed.map(presentedAnswers) ?? [])),
            (
                "\(plan.type)ViewController",
                presentedViewController(fill: fill, rows: plan.hasChanges ? showingRows : "")
            ),
            viewProtocol(
                rows: plan.changing.map {
                    "func show\($0.name.type)(_ \($0.name.member): String, at row: Int)"
                } + plan.enabling.map { "func \($0.enable)(_ isEnabled: Bool, at row: Int)" }
                    + (plan.confirmed.map { [presentedQuestion($0)] } ?? [])
            ),
        ] + router + paging
    }

    /// What the view shows anew in single rows.
    private var showingRows: String {
        let methods =
            plan.changing.map { element in
                let name = element.name
                return """

                        func show\(name.type)(_ \(name.member): String, at row: Int) {
                            visibleCell(at: row)?.show\(name.type)(\(name.member))
                        }

                    """
            }
            + plan.enabling.map { count in
                """

                    func \(count.enable)(_ isEnabled: Bool, at row: Int) {
                        visibleCell(at: row)?.\(count.enable)(isEnabled)
                    }

                """
            }
        guard plan.showsChanges else { return presentedAsking }
        return methods.joined() + presentedAsking + """

                private func visibleCell(at row: Int) -> \(plan.itemType)Cell? {
                    tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? \(plan.itemType)Cell
                }

            """
    }

    private var assembly: String {
        let remark =
            hasRouter
            ? "The module receives the router that opens the selected screen."
            : "A list of \(plan.severalItems) opens no other screen, so the module has no router."
        let router =
            plan.part == nil
            ? "\(plan.type)Router(navigator: dependencies.navigator)" : "router"
        let made =
            hasRouter ? "(interactor: interactor, router: \(router))" : "(interactor: interactor)"
        return door(
            remark,
            leads: hasRouter ? "router: any \(plan.type)RouterProtocol" : nil,
            [
                "let interactor = \(plan.type)Interactor(\(plan.askedArguments))",
                "let presenter = \(plan.type)Presenter\(made)",
                "let viewController = \(plan.type)ViewController(presenter: presenter)",
                "interactor.output = presenter", "presenter.view = viewController",
                "return viewController",
            ]
        )
    }

    private var summaryText: String {
        let fields = plan.handedUp.properties.map { "let \($0.name): \($0.type)" }
        let imports = plan.showsDay ? "internal import Foundation\n\n" : ""
        return """
            \(imports)\(SwiftText.comment("The DTO that the interactor passes to the presenter instead of the `\(plan.itemType)` entity."))
            struct \(summary): Equatable {
            \(plan.lines(["let id: Int"] + fields, indented: 4))}

            """
    }

    // MARK: - The router

    private var routerProtocol: (name: String, text: String) {
        let border = border(
            "The screens that the list of \(plan.severalItems) can open.",
            "\(plan.type)RouterProtocol",
            isClass: false,
            openings.map { "func \($0.name)(id: Int)" }
        )
        return (border.name, border.text.replacing("\nprotocol", with: "\n\(access)protocol"))
    }

    /// What a router is asked, and the page to which that leads.
    private var openings: [(name: String, route: String)] {
        (plan.route.map { [("open\(plan.itemType)", $0)] } ?? [])
            + plan.linkedPages.map { ($0.open, $0.link.page.member) }
    }

    /// The scene that a module stands in makes its router.
    private var access: String { plan.part == nil ? "" : "package " }

    private var router: String {
        let methods = openings.map { name, route in
            SwiftText.method("\(access)func \(name)(id: Int)", ["navigator.push(.\(route)(id))"])
        }
        return """
            internal import \(plan.contract)
            \(plan.part == nil ? "internal" : "package") import HeadlessKit

            \(access)final class \(plan.type)Router: \(plan.type)RouterProtocol {
                private let navigator: any Navigator

                \(access)init(navigator: any Navigator) {
                    self.navigator = navigator
                }
            \(methods.joined())}

            """
    }

    // MARK: - The interactor

    private var interactorProtocol: (name: String, text: String) {
        border(
            "The requests from the presenter to its interactor.",
            "\(plan.type)InteractorProtocol",
            isClass: false,
            [
                "var \(count): Int { get }"
            ]
                + (plan.isShrinking
                    ? [
                        "/// Whether the list is empty and no further pages exist.",
                        "var isEmpty: Bool { get }",
                    ] : []) + [
                    "func \(plan.item)(at index: Int) -> \(summary)", "",
                    "func fetch\(plan.itemsType)()", "func refresh\(plan.itemsType)()",
                ]
                + (plan.isPaged
                    ? [
                        "func fetchMore\(plan.itemsType)(behind index: Int)",
                        "func retryFetchingMore\(plan.itemsType)()",
                    ] : [])
                + (plan.filters.isEmpty
                    ? []
                    : [
                        "var filter: \(plan.filterType) { get }",
                        "func choose(_ filter: \(plan.filterType))",
                    ])
                + plan.buttons.map { "func \($0.method)()" }
                + plan.toggles.flatMap { toggle in
                    toggle.question == nil
                        ? ["func \(toggle.method)(at index: Int)"]
                        : [
                            "func \(toggle.ask)(at index: Int)",
                            "func \(toggle.method)(\(plan.owner) id: Int)",
                            "func \(toggle.cancel)(\(plan.owner) id: Int)",
                        ]
                } + plan.counts.flatMap(requirements) + removalRequirements,
            imports: filterImport
        )
    }

    /// What the interactor is asked where something is counted.
    private func requirements(_ count: ListCount) -> [String] {
        count.question == nil
            ? ["func \(count.method)(at index: Int)"]
            : [
                "func \(count.ask)(at index: Int)",
                "func \(count.method)(\(plan.owner) id: Int)",
            ]
    }

    private var interactorOutputProtocol: (name: String, text: String) {
        border(
            "The answers of the interactor.",
            "\(plan.type)InteractorOutputProtocol",
            isClass: true,
            [
                "func didBeginFetching\(plan.itemsType)()",
                "/// All listed \(plan.severalItems) have been replaced.",
                "func didFetch\(plan.itemsType)()",
                "func didFailToFetch\(plan.itemsType)()",
                "func didFailToRefresh\(plan.itemsType)()",
            ]
                + (plan.isPaged
                    ? (plan.isShrinking
                        ? []
                        : [
                            "/// Further entries were added at the end of the list.",
                            "func didFetchMore\(plan.itemsType)()",
                        ]) + ["func didChangePaging(_ paging: PagingSummary)"]
                    : []) + changeAnswers
                + plan.buttons.flatMap { button in
                    ["func \(button.didFail)()"]
                        + (button.isUndo
                            ? ["func \(button.didEnable)(_ isEnabled: Bool)"] : [])
                }
        )
    }

    /// What the interactor answers besides where rows can be changed.
    private var changeAnswers: [String] {
        guard plan.hasChanges else { return [] }
        let asked = plan.confirmed.map { toggle in
            [
                "/// The change needs confirmation first.",
                "func \(toggle.mustConfirm)(of \(plan.item): \(summary))",
            ]
        }
        let removed =
            plan.removal.map { removal in
                (removal.success == nil ? [] : ["func \(removal.didRemove)()"])
                    + ["func \(removal.didFail)()"]
            } ?? []
        let changed = "func didChange\(plan.itemType)(_ \(plan.item): \(summary), at index: Int)"
        return (plan.showsChanges ? [changed] : []) + (asked ?? []) + removed
            + plan.toggles.map { "func \($0.didFail)()" } + plan.counts.flatMap(answers)
    }

    private func answers(_ count: ListCount) -> [String] {
        (count.success == nil ? [] : ["func \(count.didCount)()"]) + ["func \(count.didFail)()"]
    }

    private var interactor: String {
        let arguments = plan.handedUp.properties.map { "\($0.name): \($0.value)" }
        let loading = loading(
            load: ("", "fetch\(plan.itemsType)"),
            pull: "func refresh\(plan.itemsType)()",
            loading: "output?.didBeginFetching\(plan.itemsType)()",
            take: "replace\(plan.itemsType)(with: \(plan.reply))",
            error: "output?.didFailToFetch\(plan.itemsType)()",
            toast: "output?.didFailToRefresh\(plan.itemsType)()",
            hide: ["if paging != .complete { changePaging(to: .idle) }"],
            next: "fetchNextPage"
        )
        let isEmpty = "    var isEmpty: Bool { \(plan.items).isEmpty && isComplete }\n"
        let title = plan.severalItems.title
        let imports = ["Model"] + (plan.filters.isEmpty ? [] : [plan.contract])
        return """
            \(SwiftText.imports("internal", imports))

            final class \(plan.type)Interactor: \(plan.type)InteractorProtocol {
                private enum FirstLoad { case running, failed, done }
            \(plan.lines(plan.isPaged ? [""] + secondPage : [], indented: 4))\

                weak var output: (any \(plan.type)InteractorOutputProtocol)?

            \(plan.lines(plan.asked.map { "private let \($0.name): \($0.type)" }, indented: 4))
                private var \(plan.items): [\(plan.itemType)] = []
            \(plan.lines(kept + buttonState, indented: 4))    private var firstLoad = FirstLoad.done
                private var isRefreshing = false
            \(plan.lines(pageState(of: "Interactor", "private var paging = PagingSummary.idle"), indented: 4))
            \(plan.initialiser(plan.asked))
            \(loading)\(plan.isPaged ? pages : replaced)\(acting)}

            // MARK: - \(title)

            extension \(plan.type)Interactor {
                var \(count): Int { \(plan.items).count }
            \(plan.isShrinking ? isEmpty : "")
                func \(plan.item)(at index: Int) -> \(summary) {
                    let \(plan.item) = \(plan.items)[index]
                    return \(summary)(\((["id: \(plan.item).id"] + arguments).joined(separator: ", ")))
                }
            \(plan.hasChanges ? changing : "")}

            """
    }

    // MARK: - The presenter

    /// Hands the choice of a filter on; nothing where there is none.
    private var choosing: String {
        guard !plan.filters.isEmpty else { return "" }
        return SwiftText.method(
            "func didChoose(_ filter: \(plan.filterType))",
            ["interactor.choose(filter)", "view?.showFilter(interactor.filter)"]
        )
    }

    /// Leads to the pages of images.
    private var linking: String {
        plan.links.map { link in
            let id = "interactor.\(plan.item)(at: row).\(link.field.member)"
            return SwiftText.method(
                "func \(link.tap)(at row: Int)",
                ["router.\(link.open)(id: \(id))"]
            )
        }
        .joined()
    }

    private var presenter: String {
        let first = plan.filters.isEmpty ? [] : ["view?.showFilter(interactor.filter)"]
        let others: [(name: String, type: String)] =
            [("interactor", "any \(plan.type)InteractorProtocol")]
            + (hasRouter ? [("router", "any \(plan.type)RouterProtocol")] : [])
        let selecting = """

                func didSelectRow(at row: Int) {
                    router.open\(plan.itemType)(id: interactor.\(plan.item)(at: row).id)
                }

            """
        return """
            \(imports("internal", plan.contract))

            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                weak var view: (any \(plan.type)ViewProtocol)?

            \(plan.lines(others.map { "private let \($0.name): \($0.type)" }, indented: 4))
            \(plan.initialiser(others))
                func viewDidLoad() {
            \(plan.lines(first + ["interactor.fetch\(plan.itemsType)()"], indented: 8))    }
            \(choosing)\(asksOfButtons)\(paged.asks)\

                func didTapRetry() {
                    interactor.fetch\(plan.itemsType)()
                }

                func didPullToRefresh() {
                    interactor.refresh\(plan.itemsType)()
                }
            }

            extension \(plan.type)Presenter: \(plan.type)InteractorOutputProtocol {
                func didBeginFetching\(plan.itemsType)() {
                    view?.showLoading()
                }

                func didFetch\(plan.itemsType)() {
                    view?.endRefreshing()
                    if interactor.\(isEmpty) { view?.showEmpty(\(plan.emptyText)) } else { view?.showRows() }
                    view?.reloadRows()
                }

                func didFailToFetch\(plan.itemsType)() {
                    view?.endRefreshing()
                    view?.showError(\(plan.failureText))
                }

                func didFailToRefresh\(plan.itemsType)() {
                    view?.endRefreshing()
                    view?.showToast(\(refreshText))
                }
            \(paged.answers)\(plan.hasChanges ? answers : "")\(answersOfButtons)}

            // MARK: - Rows

            extension \(plan.type)Presenter {
                var numberOfRows: Int { interactor.\(count) }

                func fill(_ cell: any \(plan.itemType)CellProtocol, at row: Int) {
                    let \(plan.item) = interactor.\(plan.item)(at: row)
            \(plan.lines(tellingCell("cell"), indented: 8))    }
            \(plan.route == nil ? "" : selecting)\(linking)\(taps)\(plan.countText)}

            """
    }
}
