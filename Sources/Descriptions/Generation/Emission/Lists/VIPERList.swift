internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor keeps the entities, asks the service and reports what has happened with DTOs. The
/// presenter makes texts of them for its view. The router opens pages.
struct VIPERList: ArchitectureScreen {
    let screen: ListScreen
    var views: ListViews { ListViews(screen: screen) }
    var presented: PresentedList { PresentedList(screen: screen) }
    var type: String { screen.type }
    var item: String { screen.item }
    var itemType: String { screen.itemType }
    var items: String { screen.items }
    var itemsType: String { screen.plan.itemsType }
    var cellType: String { "\(itemType)Cell" }
    var summaryType: String { "\(itemType)Summary" }
    var rowType: String { "\(itemType)Row" }
    var hasRouter: Bool { !screen.leads.isEmpty }
    /// Indicates whether the interactor keeps the listed rows.
    private var keepsRows: Bool { screen.hasShowRows || screen.rowsChange }

    var files: [GeneratedFile] {
        [assembly, interactor, interactorProtocol, outputProtocol, presenter, presenterProtocol]
            + [viewProtocol, controller, cell, row, summary]
            + (screen.isPaged ? [paging] : []) + (hasRouter ? [routerProtocol, router] : [])
    }

    private var assembly: GeneratedFile {
        let router =
            screen.isPart
            ? "router: router" : "router: \(type)Router(navigator: dependencies.navigator)"
        let arguments = screen.requestingArguments.joined(separator: ", ")
        return screen.assembly(
            [
                "let interactor = \(type)Interactor(\(arguments))",
                "let presenter = \(type)Presenter(interactor: interactor\(hasRouter ? ", \(router)" : ""))",
                "let viewController = \(type)ViewController(presenter: presenter)",
                "interactor.output = presenter", "presenter.view = viewController",
                "return viewController",
            ],
            comment: hasRouter
                ? "The entry point of the implementation."
                : "The entry point of the implementation. A \(screen.text) opens no other screen, so the "
                    + "module has no router.",
            parameters: hasRouter ? [("router", "any \(type)RouterProtocol")] : []
        )
    }

    // MARK: - The interactor

    private var steps: CallbackSteps { steps(ofRow: false) }

    private func steps(ofRow isRow: Bool) -> CallbackSteps {
        CallbackSteps(
            screen: screen,
            isRow: isRow,
            place: CallbackSteps.Place(
                rows: keepsRows ? "rows" : screen.replied,
                loaded: screen.selectsRows ? "allRows" : keepsRows ? "rows" : nil,
                makeRow: screen.rowsChange ? "row" : "",
                show: report,
                selectRows: screen.selectsRows ? ["rows = allRows.filter { \(isShown) }"] : [],
                unstored: presented.unstored,
                methods: [
                    "load": "fetch\(itemsType)", "pull": "refresh\(itemsType)",
                    "showFirst": "replaceRows(with: ", "show": "reportRows",
                    "loadMore": "fetchMore",
                ],
                message: { _, reply in "output?.\(outcome(of: reply))()" },
                rowMethods: [
                    "show": "reportRows()", "move": "move(row)", "removed": "remember(id)",
                    "release": "release(row)",
                ],
                row: isRow ? (name: "row", condition: "let row = rowsByID[id]") : nil,
                rowChanged: screen.showsChanges ? ["report(row)"] : [],
                ask: { _ in "output?.mustConfirm(summary(of: row.\(item)))" }
            )
        )
    }

    private var isShown: String {
        screen.rowsChange ? screen.isShown("$0", shows: "shows") : "shows($0)"
    }

    /// Returns the name of what has happened.
    private func outcome(of reply: CallbackSteps.Reply?) -> String {
        guard let reply else { return "" }
        let name =
            switch reply.operation {
            case .toggle(let field, _): "Change\(field.type)"
            case .count(let count): "Count\(count.name.type)"
            case .add: "Add\(itemType)"
            case .remove: "Remove\(itemType)"
            case .restore: "Restore\(itemType)"
            case .list: "Refresh\(itemsType)"
            case .load, .edit, .save: ""
            }
        guard !reply.isFailure else { return "didFailTo\(name)" }
        return "did\(name)"
    }

    /// Returns the statements that report what the view shows.
    private func report(_ display: Display, _ expression: SwiftExpression) -> [String] {
        switch display.target {
        case .placeholder:
            switch display.value {
            case .value(.choice(Name("loading"))): ["output?.didBeginFetching\(itemsType)()"]
            case .value(.choice(Name("error"))): ["output?.didFailToFetch\(itemsType)()"]
            default: []
            }
        case .footer:
            if case .match = display.value { [] } else { ["output?.didChangePaging(paging)"] }
        case .isRefreshing:
            display.value == .flag(false) ? ["output?.didEndFetching\(itemsType)()"] : []
        case .isEnabled(let button):
            ["output?.didEnable\(button.type)(\(expression.condition(display.value)))"]
        case .rows:
            [
                "output?.didFetch\(itemsType)(\(summaries)\(screen.isPaged ? ", paging: paging" : ""))"
            ]
        default: []
        }
    }

    private var summaries: String {
        guard keepsRows else { return "\(screen.replied).map(summary(of:))" }
        return screen.rowsChange
            ? "rows.map { summary(of: $0.\(item)) }" : "rows.map(summary(of:))"
    }

    var interactor: GeneratedFile {
        let imports =
            ["internal import Model"]
            + (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
        var state =
            ["private var content = Content.loading", "private var isRefreshing = false"]
            + screen.outdated("private ")
        if screen.hasFilters {
            state.append(
                "private(set) var filter = \(screen.filterType).\(screen.list.filters[0].name.member)"
            )
        }
        state += screen.actionState
        if screen.isPaged {
            state += [
                "private var paging = PagingSummary.idle", "private var nextPage = 2",
                "/// Incremented when a first page replaces the rows. A page that was requested before is ignored.",
                "private var generation = 0",
            ]
        }
        let element = screen.rowsChange ? "Row" : itemType
        var rows = keepsRows ? ["private var rows: [\(element)] = []"] : []
        if screen.selectsRows {
            rows += [
                "/// All rows that have loaded, even those that are not listed.",
                "private var allRows: [\(element)] = []",
            ]
        }
        if screen.rowsChange {
            rows += [
                "/// The rows since the screen was opened, because a refresh keeps them.",
                "private var rowsByID: [\(itemType).ID: Row] = [:]",
            ]
        }
        return SwiftCode.generated(
            "\(type)Interactor",
            imports,
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Interactor: \(type)InteractorProtocol",
                    SwiftCode.sections(
                        [
                            "private enum Content { case loading, failed, loaded }",
                            screen.rowsChange ? rowObject : "",
                            "weak var output: (any \(type)InteractorOutputProtocol)?",
                            SwiftCode.lines(
                                screen.requesting.map { "private let \($0.name): \($0.type)" }
                            ), SwiftCode.lines(rows + state),
                            SwiftCode.initializer(screen.requesting),
                            screen.start("fetch\(itemsType)()", verb: "reports"),
                        ]
                            + screen.programs(
                                steps,
                                methods: ListScreen.Methods(
                                    load: "func fetch\(itemsType)()",
                                    pull: "func refresh\(itemsType)()",
                                    choose: "func choose",
                                    showFirst: "private func replaceRows(with ",
                                    showRows: "private func reportRows()",
                                    willDisplay: "func fetchMore\(itemsType)()",
                                    retryMore: "func retryFetchingMore\(itemsType)()",
                                    loadMore: "private func fetchMore()",
                                    lastRow: nil
                                )
                            ) + [
                                screen.shows(
                                    "private func shows(_ \(item): \(itemType)) -> Bool",
                                    filter: "filter"
                                ), screen.rowsChange ? "" : summaryMethod,
                            ]
                    )
                ),
                screen.rowsChange
                    ? SwiftCode.sections(
                        "// MARK: - Rows",
                        SwiftCode.block("extension \(type)Interactor", rowMethods)
                    ) : "",
                screen.observer(
                    "\(type)Interactor",
                    change: ["guard let row = rowsByID[\(item).id] else { return }"]
                        + steps(ofRow: true).rowStatements(screen.program(.changed)),
                    removal: [
                        "// Nothing else keeps the row, so the replies to its requests are ignored.",
                        "guard rowsByID.removeValue(forKey: id) != nil else { return }",
                    ] + screen.removing + ["reportRows()"]
                )
            )
        )
    }

    private var rowObject: String {
        let variables = screen.rowState("", removed: "")
        return """
            private final class Row {
            var \(item): \(itemType)
            \(SwiftCode.lines(variables))

            var id: \(itemType).ID { \(item).id }

            init(_ \(item): \(itemType)) {
            self.\(item) = \(item)
            }
            }
            """
    }

    private var rowMethods: String {
        let steps = steps(ofRow: true)
        func method(_ name: String, _ body: [Step]) -> String {
            SwiftCode.function("\(name)(id: \(itemType).ID)", steps.rowProgram(body))
        }
        let answers = screen.question?.answers.map(\.body) ?? []
        let buttons = screen.rowButtons.flatMap { _, name, body in
            [method(name, body)]
                + (body.contains(where: \.isQuestion)
                    ? [answers[1].isEmpty ? "" : method("cancel", answers[1])]
                        + [method("confirm", answers[0])] : [])
        }
        let update =
            ["row.\(item) = \(item)"]
            + (screen.list.removal == nil ? [] : ["row.isRemoved = false"])
        let undo =
            screen.remembersRemoval
            ? SwiftCode.block(
                "private func remember(_ id: \(itemType).ID)",
                SwiftCode.lines(self.steps.lowered([.set(.state("removedLast"), .given("id"))]))
            ) : ""
        let move =
            screen.list.movesRows
            ? """
            /// Filters the rows again if a changed row no longer belongs to the filter, or belongs to it again.
            private func move(_ row: Row) {
            let isListed = rows.contains { $0 === row }
            if shows(row.\(item)) != isListed { reportRows() }
            }
            """ : ""
        return SwiftCode.sections(
            buttons + [
                move, undo,
                """
                /// Returns the row of an entry that has loaded.\(screen.holdsRows ? " It does not change while a request runs." : "")
                private func row(for \(item): \(itemType)) -> Row {
                let row = rowsByID[\(item).id] ?? Row(\(item))
                rowsByID[\(item).id] = row
                \(SwiftCode.lines((screen.holdsRows ? [screen.held("row.", returning: " row")] : []) + update))
                return row
                }
                """,
                screen.rowsWait
                    ? "/// Ends a change, and reports the values of the service that have waited for it.\n"
                        + SwiftCode.block(
                            "private func release(_ row: Row)",
                            SwiftCode.lines(steps.rowStatements(screen.procedure("release")))
                        ) : "",
                screen.showsChanges
                    ? """
                    /// Reports the values of a row if it is listed.
                    private func report(_ row: Row) {
                    guard rows.contains(where: { $0 === row }) else { return }
                    output?.didUpdate\(itemType)(summary(of: row.\(item)))
                    }
                    """ : "", summaryMethod,
            ]
        )
    }

    private var summaryMethod: String {
        let values = screen.plan.handedUp.properties.map { "\($0.name): \($0.value)" }
        return SwiftCode.block(
            "private func summary(of \(item): \(itemType)) -> \(summaryType)",
            "\(summaryType)(\((["id: \(item).id"] + values).joined(separator: ", ")))"
        )
    }

    /// The messages after requests, each with the name of what has happened and its text.
    var outcomes: [(name: String, text: Expression)] {
        let programs = screen.component.programs.flatMap(\.body)
        let requests = programs.flatMap(\.requests)
        return requests.flatMap { request in
            [(request.success, false), (request.failure, true)].flatMap { steps, isFailure in
                steps.compactMap { step in
                    guard case .message(let text) = step else { return nil }
                    let reply = CallbackSteps.Reply(
                        operation: request.operation,
                        isFailure: isFailure
                    )
                    return (outcome(of: reply), text)
                }
            }
        }
    }

    private var interactorProtocol: GeneratedFile {
        let start = [
            "/// Fetches the \(screen.plan.severalItems), and from then on reports each change that is made "
                + "elsewhere.", "func start()",
        ]
        var methods =
            (screen.announces ? start : []) + [
                "func fetch\(itemsType)()", "func refresh\(itemsType)()",
            ]
        if screen.hasFilters {
            methods += [
                "var filter: \(screen.filterType) { get }",
                "func choose(_ filter: \(screen.filterType))",
            ]
        }
        if screen.isPaged {
            methods += ["func fetchMore\(itemsType)()", "func retryFetchingMore\(itemsType)()"]
        }
        methods += screen.actionNames.map { "func \($0.method)()" }
        methods += screen.rowButtons.map { "func \($0.method)(id: Int)" }
        methods += answers.map { "func \($0.call)(id: Int)" }
        return SwiftCode.generated(
            "\(type)InteractorProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The requests from the presenter to its interactor.
            @MainActor
            protocol \(type)InteractorProtocol {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var outputProtocol: GeneratedFile {
        let fetched =
            "_ \(items): [\(summaryType)]\(screen.isPaged ? ", paging: PagingSummary" : "")"
        var methods = [
            "func didBeginFetching\(itemsType)()",
            "/// The \(screen.plan.severalItems) replace all listed \(screen.plan.severalItems).",
            "func didFetch\(itemsType)(\(fetched))", "func didFailToFetch\(itemsType)()",
            "/// A request for the \(screen.plan.severalItems) has ended. Its result follows.",
            "func didEndFetching\(itemsType)()",
        ]
        if screen.isPaged { methods.append("func didChangePaging(_ paging: PagingSummary)") }
        if screen.showsChanges {
            methods.append("func didUpdate\(itemType)(_ \(item): \(summaryType))")
        }
        if screen.asks {
            methods += [
                "/// The user has to confirm a change first.",
                "func mustConfirm(_ \(item): \(summaryType))",
            ]
        }
        methods += outcomes.map { "func \($0.name)()" }
        for action in screen.list.actions where action.kind == .undo {
            methods.append("func didEnable\(action.name.type)(_ isEnabled: Bool)")
        }
        return SwiftCode.generated(
            "\(type)InteractorOutputProtocol",
            [],
            """
            /// The answers of the interactor.
            @MainActor
            protocol \(type)InteractorOutputProtocol: AnyObject {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var summary: GeneratedFile {
        let fields = screen.plan.handedUp.properties
        let showsDate = fields.contains { $0.type == "Date" }
        return SwiftCode.generated(
            summaryType,
            showsDate ? ["internal import Foundation"] : [],
            """
            /// The DTO that the interactor passes to the presenter instead of the `\(itemType)` entity.
            struct \(summaryType): Equatable {
            let id: Int
            \(SwiftCode.lines(fields.map { "let \($0.name): \($0.type)" }))
            }
            """
        )
    }

    var paging: GeneratedFile {
        SwiftCode.generated(
            "PagingSummary",
            [],
            """
            /// The state of the pages after the listed \(screen.plan.severalItems).
            enum PagingSummary {
            case idle, loading, failed, complete
            }
            """
        )
    }
}

extension Step {
    /// The requests that the step sends.
    var requests: [Request] {
        switch self {
        case .request(let request): [request]
        case .when(_, let body, let other): (body + other).flatMap(\.requests)
        case .on(_, let branches): branches.flatMap(\.body).flatMap(\.requests)
        case .ask(let question): question.answers.flatMap(\.body).flatMap(\.requests)
        default: []
        }
    }
}
