internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVP: the presenter of the list and those of its rows keep the state, ask the service and pass each
/// new value to their views, through protocols.
struct MVPList: ArchitectureScreen {
    let screen: ListScreen
    private var views: ListViews { ListViews(screen: screen) }
    private var presented: PresentedList { PresentedList(screen: screen) }
    private var rows: RowObjects { RowObjects(screen: screen, role: "Presenter") }
    private var type: String { screen.type }
    var presenter: String { "\(type)Presenter" }
    private var cellType: String { "\(screen.itemType)Cell" }

    var files: [GeneratedFile] {
        [assembly, presenterProtocol, viewProtocol, presenterFile, controller]
            + [rowProtocol, cellProtocol, rowFile, cell]
    }

    private var assembly: GeneratedFile {
        screen.assembly(
            screen.created("let presenter = \(presenter)") + [
                "let viewController = \(type)ViewController(presenter: presenter)",
                "presenter.view = viewController", "return viewController",
            ]
        )
    }

    // MARK: - The presenter of the list

    private var steps: CallbackSteps {
        CallbackSteps(
            screen: screen,
            isRow: false,
            place: CallbackSteps.Place(
                rows: "rows",
                loaded: screen.selectsRows ? "allRows" : "rows",
                makeRow: rows.making,
                show: presented.showing(
                    "view?.",
                    endRefreshing: "view?.endRefreshing()",
                    reload: "view?.reloadRows()"
                ),
                selectRows: screen.selectsRows
                    ? ["rows = allRows.filter { \(screen.isShown("$0", shows: "shows")) }"] : [],
                unstored: presented.unstored,
                methods: ["pull": "didPullToRefresh"],
                message: { text, _ in "view?.showToast(\(text))" },
                ask: { _ in "" }
            )
        )
    }

    private var presenterFile: GeneratedFile {
        let parameters = screen.parameters
        let load = "load\(screen.plan.itemsType)()"
        return SwiftCode.generated(
            presenter,
            ["internal import Model"]
                + (screen.hasFilters ? ["internal import \(screen.contract)"] : []),
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(presenter): \(type)PresenterProtocol",
                    SwiftCode.sections(
                        [
                            presented.types, "weak var view: (any \(type)ViewProtocol)?",
                            SwiftCode.lines(
                                parameters.map { "private let \($0.name): \($0.type)" }
                            ),
                            SwiftCode.lines(
                                ["private var rows: [\(rows.type)] = []"]
                                    + rows.storage(selecting: screen.selectsRows) + presented.state
                            ), SwiftCode.initializer(parameters),
                            SwiftCode.function(
                                "viewDidLoad()",
                                screen.observing
                                    + (screen.hasFilters ? ["view?.showFilter(filter)"] : [])
                                    + [load]
                            ), "func didTapRetry() {\n\(load)\n}",
                        ]
                            + screen.programs(
                                steps,
                                methods: ListScreen.Methods(
                                    load: "private func \(load)",
                                    pull: "func didPullToRefresh()",
                                    choose: "func didChoose",
                                    retryMore: "func didTapRetryMore()",
                                    action: { "func didTap\($1.type)()" },
                                    lastRow: "rows.count - 1"
                                )
                            )
                    )
                ),
                "// MARK: - Rows",
                SwiftCode.block("extension \(presenter)", rowMethods),
                rows.observer(presenter, removing: screen.removing + ["showRows()"])
            )
        )
    }

    private var rowMethods: String {
        let question = """
            { [weak self] question in
            self?.view?.confirm(question, of\(screen.itemType): \(screen.item).id)
            }
            """
        return SwiftCode.sections(
            [
                "var numberOfRows: Int { rows.count }",
                "func cellPresenter(at row: Int) -> any \(rows.type)Protocol { rows[row] }",
                screen.list.route == nil
                    ? ""
                    : SwiftCode.function(
                        "didSelectRow(at row: Int)",
                        ["onSelect\(screen.itemType)(rows[row].\(rows.id))"]
                    ),
            ] + answers.map { SwiftCode.block($0.head, "cellPresenters[id]?.\($0.call)()") } + [
                screen.shows(
                    "private func shows(_ \(screen.item): \(screen.itemType)) -> Bool",
                    filter: "filter"
                ), rows.moving(isShown: "rows.contains { $0 === row }"), rows.remembering(steps),
                rows.factory(
                    question: question,
                    message: "{ [weak self] in self?.view?.showToast($0) }"
                ),
            ]
        )
    }

    /// The methods for the answers to a question.
    private var answers: [(head: String, call: String)] {
        guard let question = screen.question else { return [] }
        let id = "(of\(screen.itemType) id: Int)"
        return [("func didConfirm\(id)", "confirm")]
            + (question.answers[1].body.isEmpty ? [] : [("func didCancel\(id)", "cancel")])
    }

    private var presenterProtocol: GeneratedFile {
        let methods =
            ["func viewDidLoad()", "func didPullToRefresh()", "func didTapRetry()"]
            + (screen.hasFilters ? ["func didChoose(_ filter: \(screen.filterType))"] : [])
            + (screen.isPaged
                ? ["func willDisplayRow(at row: Int)", "func didTapRetryMore()"] : [])
            + screen.list.actions.map { "func didTap\($0.name.type)()" }
            + (screen.list.route == nil ? [] : ["func didSelectRow(at row: Int)"])
            + answers.map(\.head)
        return SwiftCode.generated(
            "\(type)PresenterProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The calls from the view to its presenter, with the requests for rows.
            @MainActor
            protocol \(type)PresenterProtocol {
            var numberOfRows: Int { get }
            func cellPresenter(at row: Int) -> any \(rows.type)Protocol

            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var viewMethods: [(head: String, body: String)] {
        presented.methods + [
            ("func endRefreshing()", "refreshControl.endRefreshing()"),
            ("func reloadRows()", "tableView.reloadData()"),
        ]
    }

    private var confirm: String {
        "func confirm(_ question: String, of\(screen.itemType) id: Int)"
    }

    private var viewProtocol: GeneratedFile {
        SwiftCode.generated(
            "\(type)ViewProtocol",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The calls from the presenter to its view.
            @MainActor
            protocol \(type)ViewProtocol: AnyObject {
            \(SwiftCode.lines(viewMethods.map(\.head) + (screen.asks ? [confirm] : []) + ["func showToast(_ text: String)"]))
            }
            """
        )
    }

    // MARK: - The presenter of a row

    private var rowValues: [(display: Display, name: String, type: String, method: String)] {
        screen.rowDisplays.map { display, name, type in
            let title = name.prefix(1).uppercased() + name.dropFirst()
            if case .isEnabled(let button) = display.target {
                return (display, name, type, "enable\(button.type)")
            }
            return (display, name, type, "show\(title)")
        }
    }

    /// The head of the method that shows a row in a cell, which attaches itself if the row changes.
    private var attach: String {
        "\(screen.showsChanges ? "attach(_" : "show(in") view: any \(cellType)Protocol)"
    }

    private var rowProtocol: GeneratedFile {
        let taps = screen.list.elements.filter { rows.tap($0) != nil }
        return SwiftCode.generated(
            "\(rows.type)Protocol",
            [],
            """
            /// The calls from the view of one row to its presenter.
            @MainActor
            protocol \(rows.type)Protocol\(rows.isConnected ? ": AnyObject" : "") {
            /// The identity of the row.
            var id: Int { get }

            \(SwiftCode.lines(
                ["func \(attach)"]
                    + (screen.showsChanges ? ["func detach(_ view: any \(cellType)Protocol)"] : [])
                    + taps.map { "func didTap\($0.name.type)()" }
            ))
            }
            """
        )
    }

    private var cellProtocol: GeneratedFile {
        let methods = rowValues.map { _, name, type, method in
            "func \(method)(_ \(type == "Bool" ? "isEnabled" : name): \(type))"
        }
        return SwiftCode.generated(
            "\(cellType)Protocol",
            [],
            """
            /// The calls from the presenter to the view of one row.
            @MainActor
            protocol \(cellType)Protocol: AnyObject {
            \(SwiftCode.lines(methods))
            }
            """
        )
    }

    private var rowFile: GeneratedFile {
        let expression = screen.expression
        func show(in view: String, _ isShown: (String) -> Bool) -> [String] {
            rowValues.filter { isShown($0.name) }.map { display, _, type, method in
                let value =
                    type == "Bool"
                    ? expression.condition(display.value) : expression.text(display.value)
                return "\(view).\(method)(\(value))"
            }
        }
        let constant = show(in: "view") { !screen.isChanging($0) }
        let changing = show(in: "view?") { screen.isChanging($0) }
        return rows.file(
            imports: [],
            comment: screen.showsChanges
                ? "/// Presents the contents of one row and their changes. A cell attaches itself while it "
                    + "shows the row." : "/// Presents the contents of one row. They never change.",
            supertype: ": \(rows.type)Protocol",
            isolation: "",
            properties: screen.showsChanges
                ? ["private weak var view: (any \(cellType)Protocol)?"] : [],
            values: ["var id: Int { \(screen.item).id }"],
            methods: [
                SwiftCode.function(
                    attach,
                    screen.showsChanges
                        ? ["self.view = view"] + constant + ["showChanges()"] : constant
                ),
                screen.showsChanges
                    ? """
                    /// Does nothing if another cell has attached itself in the meantime.
                    func detach(_ view: any \(cellType)Protocol) {
                    if self.view === view { self.view = nil }
                    }
                    """ : "",
                screen.showsChanges
                    ? SwiftCode.block("private func showChanges()", SwiftCode.lines(changing)) : "",
            ],
            changed: screen.showsChanges ? ["showChanges()"] : []
        )
    }

    // MARK: - Views

    private var cell: GeneratedFile {
        let taps = screen.list.elements.contains { rows.tap($0) != nil }
        let keepsPresenter = taps || screen.showsChanges
        let initializers = views.cellInitializers { element in
            rows.tap(element) == nil ? nil : "self?.presenter?.didTap\(element.name.type)()"
        }
        let shown = rowValues.map { display, name, type, method -> String in
            let parameter = type == "Bool" ? "isEnabled" : name
            let body = views.cellStatements(where: { $0 == name }, value: { _ in parameter })
            return SwiftCode.block(
                "func \(method)(_ \(parameter): \(type))",
                SwiftCode.lines(body)
            )
        }
        let reuse = """
            /// Another cell may show the row by now, so the cell detaches only itself.
            override func prepareForReuse() {
            super.prepareForReuse()
            presenter?.detach(self)
            presenter = nil
            }
            """
        return SwiftCode.generated(
            cellType,
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(cellType): UITableViewCell",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            views.cellProperties(),
                            keepsPresenter
                                ? "private var presenter: (any \(rows.type)Protocol)?" : ""
                        ),
                        initializers,
                        SwiftCode.function(
                            "bind(to presenter: any \(rows.type)Protocol)",
                            (keepsPresenter ? ["self.presenter = presenter"] : []) + [
                                "accessibilityIdentifier = \(screen.rowElements).row(id: presenter.id)",
                                screen.showsChanges
                                    ? "presenter.attach(self)" : "presenter.show(in: self)",
                            ]
                        ),
                        screen.showsChanges ? reuse : ""
                    )
                ),
                SwiftCode.block(
                    "extension \(cellType): \(cellType)Protocol",
                    SwiftCode.sections(shown)
                )
            )
        )
    }

    private var controller: GeneratedFile {
        presented.controller(
            viewMethods,
            asking: confirm,
            cell: ["cell.bind(to: presenter.cellPresenter(at: indexPath.row))"],
            select: "presenter.didSelectRow(at: indexPath.row)"
        )
    }
}
