internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// VIPER: the interactor keeps the entities, asks the service and reports what has happened with DTOs. The
/// presenter makes texts of them for its view. The router opens pages.
struct VIPERList: ArchitectureScreen {
    let screen: ListScreen
    private var views: ListViews { ListViews(screen: screen) }
    private var presented: PresentedList { PresentedList(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var itemType: String { screen.itemType }
    private var items: String { screen.items }
    private var itemsType: String { screen.plan.itemsType }
    private var cellType: String { "\(itemType)Cell" }
    private var summaryType: String { "\(itemType)Summary" }
    private var rowType: String { "\(itemType)Row" }
    private var hasRouter: Bool { !screen.leads.isEmpty }
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

    private var interactor: GeneratedFile {
        let imports =
            ["internal import Model"]
            + (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
        var state = ["private var content = Content.loading", "private var isRefreshing = false"]
        if screen.hasFilters {
            state.append(
                "private(set) var filter = \(screen.filterType).\(screen.list.filters[0].name.member)"
            )
        }
        state += screen.actionState
        if screen.isPaged {
            state += [
                "private var paging = PagingSummary.idle", "private var nextPage = 2",
                "/// Incremented by each refresh. A page that was requested before it is ignored.",
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
    private var outcomes: [(name: String, text: Expression)] {
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

    private var paging: GeneratedFile {
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

    // MARK: - The presenter

    /// The methods for the answers to a question.
    private var answers: [(head: String, call: String)] {
        guard let question = screen.question else { return [] }
        let id = "(of\(itemType) id: Int)"
        return [("func didConfirm\(id)", "confirm")]
            + (question.answers[1].body.isEmpty ? [] : [("func didCancel\(id)", "cancel")])
    }

    /// The events of the view, with what they call.
    private var events: [(head: String, body: [String])] {
        var events: [(String, [String])] = [
            (
                "viewDidLoad()",
                (screen.hasFilters ? ["view?.showFilter(interactor.filter)"] : []) + [
                    "interactor.\(screen.announces ? "start" : "fetch\(itemsType)")()"
                ]
            ), ("didPullToRefresh()", ["interactor.refresh\(itemsType)()"]),
            ("didTapRetry()", ["interactor.fetch\(itemsType)()"]),
        ]
        if screen.hasFilters {
            events.append(
                (
                    "didChoose(_ filter: \(screen.filterType))",
                    ["view?.showFilter(filter)", "interactor.choose(filter)"]
                )
            )
        }
        if screen.isPaged {
            events += [
                (
                    "willDisplayRow(at row: Int)",
                    ["if row == rows.count - 1 { interactor.fetchMore\(itemsType)() }"]
                ), ("didTapRetryMore()", ["interactor.retryFetchingMore\(itemsType)()"]),
            ]
        }
        events += screen.actionNames.map { action, method in
            ("didTap\(action.name.type)()", ["interactor.\(method)()"])
        }
        return events
    }

    private var rowEvents: [(head: String, body: [String])] {
        (screen.list.route == nil
            ? [] : [("didSelectRow(id: Int)", ["router.open\(itemType)(id: id)"])])
            + screen.list.links.map {
                ("didTap\($0.element.type)(pageID id: Int)", ["router.open\($0.page.type)(id: id)"])
            }
            + screen.rowButtons.map {
                ("didTap\($0.button.type)(id: Int)", ["interactor.\($0.method)(id: id)"])
            } + answers.map { (String($0.head.dropFirst(5)), ["interactor.\($0.call)(id: id)"]) }
    }

    /// The printer of expressions about a DTO.
    private var expression: SwiftExpression {
        var expression = screen.expression
        expression.rows = "rows"
        expression.isChoice = { [item] field, value in "\(item).\(field.flagMember(of: value))" }
        return expression
    }

    private var presenter: GeneratedFile {
        let show = presented.showing(
            "view?.",
            endRefreshing: "view?.endRefreshing()",
            reload: "view?.reloadRows()"
        )
        let displays = screen.component.displays
        func shown(_ target: Display.Target, _ known: [String: Expression]) -> [String] {
            displays.filter { $0.target == target }.flatMap {
                show(Display($0.target, $0.value.simplified(known)), expression)
            }
        }
        let known: [String: Expression] = ["content": .named("loaded")]
        let total =
            screen.procedure("show").compactMap { step -> [String: Expression]? in
                if case .set(.state(let name), let value) = step { [name: value] } else { nil }
            }
            .first ?? [:]
        let indices =
            screen.showsChanges
            ? [
                "indicesByID = [:]",
                "for (index, row) in rows.enumerated() { indicesByID[row.id] = index }",
            ] : []
        var fetched = ["rows = \(items).map(row(of:))"] + indices + shown(.placeholder, known)
        if screen.isPaged { fetched.append("showFooter(paging)") }
        if let name = screen.list.total?.name { fetched += shown(.text(name), total) }
        fetched.append("view?.reloadRows()")
        let parameters =
            "_ \(items): [\(summaryType)]\(screen.isPaged ? ", paging: PagingSummary" : "")"
        var outputs: [String] = [
            SwiftCode.function("didBeginFetching\(itemsType)()", ["view?.showLoading()"]),
            SwiftCode.function("didFetch\(itemsType)(\(parameters))", fetched),
            SwiftCode.function(
                "didFailToFetch\(itemsType)()",
                ["view?.showError(\(SwiftText.literal(screen.list.failure)))"]
            ), SwiftCode.function("didEndFetching\(itemsType)()", ["view?.endRefreshing()"]),
        ]
        if screen.isPaged {
            outputs.append(
                SwiftCode.function(
                    "didChangePaging(_ paging: PagingSummary)",
                    ["showFooter(paging)"]
                )
            )
        }
        if screen.showsChanges {
            outputs.append(
                SwiftCode.function(
                    "didUpdate\(itemType)(_ \(item): \(summaryType))",
                    [
                        "guard let index = indicesByID[\(item).id] else { return }",
                        "rows[index] = row(of: \(item))", "view?.updateRow(rows[index])",
                    ]
                )
            )
        }
        if let question = screen.question {
            outputs.append(
                SwiftCode.function(
                    "mustConfirm(_ \(item): \(summaryType))",
                    ["view?.confirm(\(expression.text(question.text)), of\(itemType): \(item).id)"]
                )
            )
        }
        outputs += outcomes.map { name, text in
            SwiftCode.function("\(name)()", ["view?.showToast(\(expression.text(text)))"])
        }
        for action in screen.list.actions where action.kind == .undo {
            let button = action.name.type
            outputs.append(
                SwiftCode.function(
                    "didEnable\(button)(_ isEnabled: Bool)",
                    ["view?.enable\(button)(isEnabled)"]
                )
            )
        }
        let dependencies =
            [(name: "interactor", type: "any \(type)InteractorProtocol")]
            + (hasRouter ? [(name: "router", type: "any \(type)RouterProtocol")] : [])
        let footer = displays.first { $0.target == .footer }.map { show($0, expression) } ?? []
        return SwiftCode.generated(
            "\(type)Presenter",
            (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
                + (screen.list.elements.contains { $0.text.showsDay }
                    ? ["internal import Foundation"] : []),
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Presenter: \(type)PresenterProtocol",
                    SwiftCode.sections(
                        [
                            "weak var view: (any \(type)ViewProtocol)?",
                            SwiftCode.lines(
                                dependencies.map { "private let \($0.name): \($0.type)" } + [
                                    "private var rows: [\(rowType)] = []",
                                    screen.showsChanges
                                        ? "private var indicesByID: [Int: Int] = [:]" : "",
                                ]
                            ), SwiftCode.initializer(dependencies),
                        ] + events.map { SwiftCode.function($0.head, $0.body) }
                    )
                ),
                SwiftCode.block(
                    "extension \(type)Presenter: \(type)InteractorOutputProtocol",
                    SwiftCode.sections(
                        outputs
                            + (screen.isPaged
                                ? [
                                    SwiftCode.block(
                                        "private func showFooter(_ paging: PagingSummary)",
                                        SwiftCode.lines(footer)
                                    )
                                ] : [])
                    )
                ),
                "// MARK: - Rows",
                SwiftCode.block(
                    "extension \(type)Presenter",
                    SwiftCode.sections(
                        [
                            "var numberOfRows: Int { rows.count }",
                            "func row(at index: Int) -> \(rowType) { rows[index] }",
                        ] + rowEvents.map { SwiftCode.function($0.head, $0.body) } + [
                            rowOfSummary, screen.countTexts,
                        ]
                    )
                )
            )
        )
    }

    private var rowOfSummary: String {
        let values = screen.rowDisplays.map { display, name, type in
            let value =
                type == "Bool"
                ? expression.condition(display.value) : expression.text(display.value)
            return "\(name): \(value)"
        }
        let pages = screen.list.links.map {
            "\($0.element.member)PageID: \(expression.code(.field($0.field)))"
        }
        return SwiftCode.block(
            "private func row(of \(item): \(summaryType)) -> \(rowType)",
            "\(rowType)(\((["id: \(item).id"] + values + pages).joined(separator: ", ")))"
        )
    }

    private var row: GeneratedFile {
        let values = screen.rowDisplays.map { "let \($0.name): \($0.type)" }
        let pages = screen.list.links.map { "let \($0.element.member)PageID: Int" }
        return SwiftCode.generated(
            rowType,
            [],
            """
            /// The display values of a row in the \(screen.text).
            struct \(rowType): Equatable {
            let id: Int
            \(SwiftCode.lines(values + pages))
            }
            """
        )
    }

    private var presenterProtocol: GeneratedFile {
        SwiftCode.generated(
            "\(type)PresenterProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The calls from the view to its presenter, with the requests for rows.
            @MainActor
            protocol \(type)PresenterProtocol {
            var numberOfRows: Int { get }
            func row(at index: Int) -> \(rowType)

            \(SwiftCode.lines((events + rowEvents).map { "func \($0.head)" }))
            }
            """
        )
    }

    // MARK: - Router

    /// The access of the router, which the larger screen creates for its modules.
    private var access: String { screen.isPart ? "package " : "" }

    private var routerProtocol: GeneratedFile {
        SwiftCode.generated(
            "\(type)RouterProtocol",
            [],
            """
            /// The screens that the \(screen.text) can open.
            @MainActor
            \(access)protocol \(type)RouterProtocol {
            \(SwiftCode.lines(pages.map { "func \($0.head)" }))
            }
            """
        )
    }

    private var pages: [(head: String, route: String)] {
        (screen.list.route.map { [("open\(itemType)(id: Int)", $0.member)] } ?? [])
            + screen.plan.linkedPages.map { ("open\($0.page.type)(id: Int)", $0.page.member) }
    }

    private var router: GeneratedFile {
        SwiftCode.generated(
            "\(type)Router",
            [
                "\(screen.isPart ? "package" : "internal") import HeadlessKit",
                "internal import \(screen.contract)",
            ],
            """
            \(access)final class \(type)Router: \(type)RouterProtocol {
            private let navigator: any Navigator

            \(access)init(navigator: any Navigator) {
            self.navigator = navigator
            }

            \(SwiftCode.sections(
                pages.map { page in
                    access + SwiftCode.function(page.head, ["navigator.push(.\(page.route)(id))"])
                }
            ))
            }
            """
        )
    }

    // MARK: - Views

    private var viewMethods: [(head: String, body: String)] {
        presented.methods + [
            ("func endRefreshing()", "refreshControl.endRefreshing()"),
            ("func reloadRows()", "tableView.reloadData()"),
        ]
            + (screen.showsChanges
                ? [
                    (
                        "func updateRow(_ row: \(rowType))",
                        """
                        for case let cell as \(cellType) in tableView.visibleCells where cell.rowID == row.id {
                        \(pagesChange ? "show(row, in: cell)" : "cell.show(row)")
                        }
                        """
                    )
                ] : [])
    }

    private var confirm: String { "func confirm(_ question: String, of\(itemType) id: Int)" }

    private var viewProtocol: GeneratedFile {
        let methods =
            viewMethods.map(\.head) + (screen.asks ? [confirm] : []) + [
                "func showToast(_ text: String)"
            ]
        return SwiftCode.generated(
            "\(type)ViewProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The calls from the presenter to its view.
            @MainActor
            protocol \(type)ViewProtocol: AnyObject {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private func isTapped(_ element: EntityElement) -> Bool {
        screen.list.links.contains { $0.element == element.name }
            || screen.rowButtons.contains { $0.button == element.name }
    }

    private var cell: GeneratedFile {
        let tapped = screen.list.elements.filter(isTapped)
        return SwiftCode.generated(
            cellType,
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(cellType): TableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(
                        [views.cellProperties]
                            + (screen.showsChanges
                                ? [
                                    "/// The id of the shown row.", "private(set) var rowID: Int?",
                                ] : [])
                            + tapped.map { "var onTap\($0.name.type): (() -> Void)?" }
                    ),
                    views.cellInitializer { element in
                        isTapped(element) ? "self?.onTap\(element.name.type)?()" : nil
                    },
                    SwiftCode.function(
                        "show(_ row: \(rowType))",
                        (screen.showsChanges ? ["rowID = row.id"] : [])
                            + views.cellValues(of: "row")
                    )
                )
            )
        )
    }

    /// Indicates whether the page that an element of a row opens can change while the row is shown.
    private var pagesChange: Bool { screen.announces && !screen.list.links.isEmpty }

    private var controller: GeneratedFile {
        let taps = screen.list.elements.filter(isTapped).map { element -> String in
            let isLink = screen.list.links.contains { $0.element == element.name }
            let (id, label) =
                isLink ? ("row.\(element.name.member)PageID", "pageID") : ("row.id", "id")
            return """
                cell.onTap\(element.name.type) = { [weak self, id = \(id)] in
                self?.presenter.didTap\(element.name.type)(\(label): id)
                }
                """
        }
        let show = ["cell.show(row)"] + taps
        let shown =
            pagesChange
            ? ["show(presenter.row(at: indexPath.row), in: cell)"]
            : taps.isEmpty
                ? ["cell.show(presenter.row(at: indexPath.row))"]
                : ["let row = presenter.row(at: indexPath.row)"] + show
        return presented.controller(
            viewMethods,
            asking: confirm,
            cell: shown,
            showing: pagesChange
                ? SwiftCode.block(
                    "private func show(_ row: \(rowType), in cell: \(cellType))",
                    SwiftCode.lines(show)
                ) : "",
            select: "presenter.didSelectRow(id: presenter.row(at: indexPath.row).id)"
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
