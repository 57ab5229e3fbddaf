internal import Descriptions

/// The list in VIPER: a view, a presenter that creates texts, an interactor that loads the list,
/// and a router if rows open pages.
struct ListVIPERFiles: ListCellFiles {
    static let variant = "VIPER"
    let plan: ListPlan

    var summary: String { "\(plan.itemType)Summary" }
    private var hasRouter: Bool { !plan.leads.isEmpty }

    var sources: [(name: String, text: String)] {
        let row = "func row(at index: Int) -> \(plan.rowType)"
        let router = hasRouter ? [("\(plan.type)Router", self.router), routerProtocol] : []
        let taps = plan.taps.map { "func \($0.tap)(id: Int)" }
        let paging = plan.isPaged ? [("PagingSummary", self.paging)] : []
        return [
            (
                "\(plan.itemType)Cell",
                cell(isOpen: false, properties: shownID + closures, methods: showingRow + "}\n")
            ), (plan.rowType, rowText), (summary, summaryText),
            ("\(plan.type)Assembly", assembly),
            ("\(plan.type)Interactor", interactor), interactorOutputProtocol, interactorProtocol,
            ("\(plan.type)Presenter", presenter),
            presenterProtocol(
                row: row,
                place: "id: Int",
                link: "pageID id: Int",
                taps: taps + (plan.confirmed.map(presentedAnswers) ?? [])
            ),
            (
                "\(plan.type)ViewController",
                presentedViewController(
                    fill: filling,
                    place: "id: presenter.row(at: indexPath.row).id",
                    rows: updatingRow + presentedAsking
                )
            ),
            viewProtocol(
                rows: (plan.showsChanges
                    ? [
                        "/// Shows the new display values of a row, if it is visible.",
                        "func updateRow(_ row: \(plan.rowType))",
                    ] : []) + (plan.confirmed.map { [presentedQuestion($0)] } ?? [])
            ),
        ] + router + paging
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

    /// The methods of a router, each with the page that it opens.
    private var openings: [(name: String, route: String)] {
        (plan.route.map { [("open\(plan.itemType)", $0)] } ?? [])
            + plan.linkedPages.map { ($0.open, $0.link.page.member) }
    }

    /// The access modifier of the router. The scene of a page creates the router of its module.
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
            ["func fetch\(plan.itemsType)()", "func refresh\(plan.itemsType)()"]
                + (plan.isPaged
                    ? [
                        "/// Fetches the next page, if there is one and the last request for it did not fail.",
                        "func fetchMore\(plan.itemsType)()",
                        "func retryFetchingMore\(plan.itemsType)()",
                    ] : [])
                + (plan.filters.isEmpty
                    ? []
                    : [
                        "var filter: \(plan.filterType) { get }",
                        "func choose(_ filter: \(plan.filterType))",
                    ])
                + plan.buttons.map { "func \($0.method)()" }
                + plan.actions.flatMap(\.interactorMethods).map { "func \($0)(id: Int)" },
            imports: filterImport
        )
    }

    private var interactorOutputProtocol: (name: String, text: String) {
        border(
            "The answers of the interactor.",
            "\(plan.type)InteractorOutputProtocol",
            isClass: true,
            [
                "func didBeginFetching\(plan.itemsType)()",
                "/// The \(plan.severalItems) replace all listed \(plan.severalItems).",
                "func didFetch\(plan.itemsType)(\(plan.fetched))",
                "func didFailToFetch\(plan.itemsType)()",
                "func didFailToRefresh\(plan.itemsType)()",
            ]
                + (plan.isSifted
                    ? [
                        "/// A request for the \(plan.severalItems) has ended. Its result follows.",
                        "func didEndFetching\(plan.itemsType)()",
                    ] : [])
                + (plan.isPaged
                    ? (plan.isShrinking
                        ? []
                        : [
                            "/// The \(plan.severalItems) follow the last listed \(plan.entity.name).",
                            "func didFetchMore\(plan.itemsType)(_ \(plan.items): [\(summary)])",
                        ]) + ["func didChangePaging(_ paging: PagingSummary)"]
                    : []) + changeAnswers
                + plan.buttons.flatMap { button in
                    ["func \(button.didFail)()"]
                        + (button.isUndo
                            ? ["func \(button.didEnable)(_ isEnabled: Bool)"] : [])
                }
        )
    }

    /// The methods of the interactor's output for rows that can change.
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
        let changed = "func didUpdate\(plan.itemType)(_ \(plan.item): \(summary))"
        return (plan.showsChanges ? [changed] : []) + (asked ?? []) + removed
            + plan.toggles.map { "func \($0.didFail)()" } + plan.counts.flatMap(answers)
    }

    private func answers(_ count: ListCount) -> [String] {
        (count.success == nil ? [] : ["func \(count.didCount)()"]) + ["func \(count.didFail)()"]
    }

    private var interactor: String {
        let loading = loading(
            load: ("", "fetch\(plan.itemsType)"),
            pull: "func refresh\(plan.itemsType)()",
            loading: "output?.didBeginFetching\(plan.itemsType)()",
            take: plan.isPaged || replacing != nil
                ? "replace\(plan.itemsType)(with: \(plan.reply))"
                : "output?.didFetch\(plan.itemsType)(\(plan.items).map(summary(of:)))",
            error: "output?.didFailToFetch\(plan.itemsType)()",
            toast: "output?.didFailToRefresh\(plan.itemsType)()",
            end: plan.isSifted ? "output?.didEndFetching\(plan.itemsType)()" : nil,
            hide: ["if paging != .complete { changePaging(to: .idle) }"],
            next: "fetchNextPage"
        )
        let changes = """
            }

            // MARK: - \(plan.severalItems.title)

            extension \(plan.type)Interactor {
            \(changing.dropFirst())
            """
        let imports = ["Model"] + (plan.filters.isEmpty ? [] : [plan.contract])
        return """
            \(SwiftText.imports("internal", imports))

            final class \(plan.type)Interactor: \(plan.type)InteractorProtocol {
                private enum FirstLoad { case running, failed, done }
            \(plan.lines(plan.isPaged ? [""] + secondPage : [], indented: 4))\

                weak var output: (any \(plan.type)InteractorOutputProtocol)?

            \(plan.lines(plan.asked.map { "private let \($0.name): \($0.type)" }, indented: 4))
            \(plan.lines(kept + buttonState, indented: 4))    private var firstLoad = FirstLoad.done
                private var isRefreshing = false
            \(plan.lines(pageState(of: "Interactor", "private var paging = PagingSummary.idle"), indented: 4))
            \(plan.initialiser(plan.asked))
            \(loading)\(plan.isPaged ? pages : replaced)\(acting)\(plan.hasChanges ? changes : "")\(summarising)}

            """
    }

    /// The method of the interactor that creates the DTO of an entity.
    private var summarising: String {
        let arguments = plan.handedUp.properties.map { "\($0.name): \($0.value)" }
        return SwiftText.method(
            "private func summary(of \(plan.item): \(plan.itemType)) -> \(summary)",
            [SwiftText.call(summary, ["id: \(plan.item).id"] + arguments, indented: 0)]
        )
    }

    // MARK: - The presenter

    /// The method that passes the selected filter to the interactor; empty without filters.
    private var choosing: String {
        guard !plan.filters.isEmpty else { return "" }
        return SwiftText.method(
            "func didChoose(_ filter: \(plan.filterType))",
            ["interactor.choose(filter)", "view?.showFilter(interactor.filter)"]
        )
    }

    /// The methods that open the pages of images.
    private var linking: String {
        plan.links.map { link in
            SwiftText.method(
                "func \(link.tap)(pageID id: Int)",
                ["router.\(link.open)(id: id)"]
            )
        }
        .joined()
    }

    private var presenter: String {
        let first = plan.filters.isEmpty ? [] : ["view?.showFilter(interactor.filter)"]
        let others: [(name: String, type: String)] =
            [("interactor", "any \(plan.type)InteractorProtocol")]
            + (hasRouter ? [("router", "any \(plan.type)RouterProtocol")] : [])
        let selecting = SwiftText.method(
            "func didSelectRow(id: Int)",
            ["router.open\(plan.itemType)(id: id)"]
        )
        let rows =
            ["private var rows: [\(plan.rowType)] = []"]
            + (plan.showsChanges ? ["private var indicesByID: [Int: Int] = [:]"] : [])
        // A filter and a removal also pass the list, and must not end a refresh.
        let ending = plan.isSifted ? [] : ["view?.endRefreshing()"]
        let endingFetch = SwiftText.method(
            "func didEndFetching\(plan.itemsType)()",
            ["view?.endRefreshing()"]
        )
        let day = plan.showsDay ? "internal import Foundation\n\n" : ""
        let imports = plan.filters.isEmpty ? day : self.imports("internal", plan.contract) + "\n\n"
        return """
            \(imports)\
            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                weak var view: (any \(plan.type)ViewProtocol)?

            \(plan.lines(others.map { "private let \($0.name): \($0.type)" } + rows, indented: 4))
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

                func didFetch\(plan.itemsType)(\(plan.fetched)) {
                    rows = \(plan.items).map(row(of:))
            \(plan.lines((plan.showsChanges ? indexingRows : []) + ending, indented: 8))\
                    if rows.isEmpty\(plan.isShrinking ? " && !hasMore" : "") { view?.showEmpty(\(plan.emptyText)) } else { view?.showRows() }
                    view?.reloadRows()
                }

                func didFailToFetch\(plan.itemsType)() {
            \(plan.lines(ending, indented: 8))        view?.showError(\(plan.failureText))
                }

                func didFailToRefresh\(plan.itemsType)() {
            \(plan.lines(ending, indented: 8))        view?.showToast(\(refreshText))
                }
            \(plan.isSifted ? endingFetch : "")\(paged.answers)\(plan.hasChanges ? answers : "")\(answersOfButtons)}

            // MARK: - Rows

            extension \(plan.type)Presenter {
                var numberOfRows: Int { rows.count }

                func row(at index: Int) -> \(plan.rowType) { rows[index] }
            \(plan.route == nil ? "" : selecting)\(linking)\(taps)\(making)\(plan.countText)}

            """
    }

    /// The statements of the presenter that store the position of each row.
    private var indexingRows: [String] {
        [
            "indicesByID = [:]",
            "for (index, row) in rows.enumerated() { indicesByID[row.id] = index }",
        ]
    }

    /// The method of the presenter that creates the display values of a row.
    private var making: String {
        let values = plan.rowValues.map { "\($0.name): \($0.value)" }
        return SwiftText.method(
            "private func row(of \(plan.item): \(summary)) -> \(plan.rowType)",
            [SwiftText.call(plan.rowType, values, indented: 0)]
        )
    }
}
