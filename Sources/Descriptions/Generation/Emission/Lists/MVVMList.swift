internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVVM: the view model of the list and those of its rows keep the state, ask the service and assign
/// bindable values. The view and its cells bind themselves to them.
struct MVVMList: ArchitectureScreen {
    let screen: ListScreen
    private var views: ListViews { ListViews(screen: screen) }
    private var rows: RowObjects { RowObjects(screen: screen, role: "ViewModel") }
    private var type: String { screen.type }
    var viewModel: String { "\(type)ViewModel" }
    var rowViewModel: String { rows.type }

    var files: [GeneratedFile] { [assembly, listFile, rowFile, cell, controller] }

    private var assembly: GeneratedFile {
        screen.assembly(
            screen.created("let viewModel = \(viewModel)") + [
                "return \(type)ViewController(viewModel: viewModel)"
            ]
        )
    }

    // MARK: - The view model of the list

    private var steps: CallbackSteps {
        CallbackSteps(
            screen: screen,
            isRow: false,
            place: CallbackSteps.Place(
                state: { bindable.contains($0) ? "\($0).value" : $0 },
                rows: screen.hasShowRows ? "shown" : screen.replied,
                before: "rows.value",
                loaded: screen.selectsRows ? "allRows" : nil,
                passesRows: passesRows,
                makeRow: rows.making,
                show: show,
                selectRows: screen.selectsRows
                    ? ["let shown = allRows.filter { \(screen.isShown("$0", shows: "shows")) }"]
                    : [],
                message: { text, _ in "onMessage?(\(text))" },
                cases: { $0 == "content" ? Self.placeholders[$1.text] : nil },
                subject: { $0 == "content" ? "placeholder.value" : nil },
                ask: { _ in "" }
            )
        )
    }

    /// The placeholders that the view shows while the list is loading, after a failure, and after it has
    /// loaded. So the view model needs no variable of its own for that.
    private static let placeholders = [
        "loading": ".loading", "failed": ".error", "loaded": ".none, .empty",
    ]

    /// The variables that the view shows as they are.
    private var bindable: Set<String> {
        Set(["isRefreshing", "filter"]).union(screen.list.total.map { [$0.name.member] } ?? [])
    }

    /// Indicates whether the rows are known only by what the view shows.
    private var passesRows: Bool { screen.hasShowRows && !screen.selectsRows }
    /// The method that the view calls first.
    var start: String { screen.announces ? "start()" : "load\(screen.plan.itemsType)()" }

    private func show(_ display: Display, _ expression: SwiftExpression) -> [String] {
        switch display.target {
        case .placeholder: ["placeholder.value = \(views.placeholder(display.value, expression))"]
        case .footer: views.footer(display.value, "footer.value = ", expression)
        case .isEnabled(let button):
            ["can\(button.type).value = \(expression.condition(display.value))"]
        case .rows:
            screen.hasShowRows
                ? ["rows.value = shown"] : ["rows.value = \(screen.replied).map(\(rows.making))"]
        default: []
        }
    }

    private var listFile: GeneratedFile {
        let parameters = screen.parameters
        let imports =
            ["internal import DataBinding", "internal import Model"]
            + (screen.hasFilters ? ["internal import \(screen.contract)"] : [])
        return SwiftCode.generated(
            viewModel,
            imports,
            """
            /// The contents of the \(screen.text).
            @MainActor
            \(SwiftCode.block(
                "final class \(viewModel)",
                SwiftCode.sections(
                    views.types(),
                    screen.isPaged
                        ? "private enum Paging { case idle, loading, failed, complete }" : "",
                    bindables,
                    SwiftCode.lines(parameters.map { "private let \($0.name): \($0.type)" }),
                    SwiftCode.lines(state),
                    SwiftCode.initializer(parameters),
                    screen.start("load\(screen.plan.itemsType)()"),
                    programs,
                    rowMethods
                )
            ))\(observer.isEmpty ? "" : "\n\n\(observer)")
            """
        )
    }

    private var observer: String {
        rows.observer(
            viewModel,
            removing: passesRows
                ? ["showRows(rows.value.filter { $0.id != id })"]
                : screen.removing + ["showRows()"]
        )
    }

    private var bindables: String {
        var lines = ["let placeholder = Bindable(Placeholder.none)"]
        if screen.isPaged { lines.append("let footer = Bindable(Footer.hidden)") }
        lines += [
            "/// Indicates whether the user has pulled the list and the reply has not arrived yet.",
            "let isRefreshing = Bindable(false)", "let rows = Bindable<[\(rowViewModel)]>([])",
        ]
        if let total = screen.list.total {
            lines.append("let \(total.name.member) = Bindable(\"\")")
        }
        if screen.hasFilters {
            let first = screen.list.filters[0].name.member
            lines.append("let filter = Bindable(\(screen.filterType).\(first))")
        }
        for action in screen.list.actions where action.kind == .undo {
            lines.append("let can\(action.name.type) = Bindable(false)")
        }
        if screen.asks {
            lines += [
                "/// Called with the question before a change of a row.",
                "var onQuestion: ((String, \(rowViewModel)) -> Void)?",
            ]
        }
        return SwiftCode.lines(lines + ["var onMessage: ((String) -> Void)?"])
    }

    private var state: [String] {
        rows.storage(selecting: screen.selectsRows) + screen.outdated("private ")
            + screen.actionState
            + (screen.isPaged
                ? [
                    "private var paging = Paging.idle", "private var nextPage = 2",
                    "/// Incremented when a first page replaces the rows. A page that was requested before is ignored.",
                    "private var generation = 0",
                ] : [])
    }

    private var programs: String {
        let shown = passesRows ? "_ shown: [\(rowViewModel)]" : ""
        return SwiftCode.sections(
            screen.programs(
                steps,
                methods: ListScreen.Methods(
                    load: "func load\(screen.plan.itemsType)()",
                    pull: "func pullToRefresh()",
                    choose: "func choose",
                    showRows: "private func showRows(\(shown))",
                    lastRow: "rows.value.count - 1"
                )
            )
        )
    }

    private var rowMethods: String {
        SwiftCode.sections(
            rows.isConnected || screen.hasFilters ? "// MARK: - Rows" : "",
            screen.list.route == nil
                ? ""
                : SwiftCode.function(
                    "select\(screen.itemType)(at row: Int)",
                    ["onSelect\(screen.itemType)(rows.value[row].\(rows.id))"]
                ),
            screen.shows(
                "private func shows(_ \(screen.item): \(screen.itemType)) -> Bool",
                filter: "filter.value"
            ),
            rows.moving(isShown: "rows.value.contains { $0 === row }"),
            rows.remembering(steps),
            rows.factory(
                question: """
                    { [weak self, weak viewModel] question in
                    if let viewModel { self?.onQuestion?(question, viewModel) }
                    }
                    """,
                message: "{ [weak self] in self?.onMessage?($0) }"
            )
        )
    }

    // MARK: - The view model of a row

    private var changing: [EntityElement] { screen.rowsChange ? screen.plan.changing : [] }
    /// The buttons that are not always enabled.
    private var enabled: [(display: Display, name: String)] {
        screen.rowDisplays.filter { $0.type == "Bool" }.map { ($0.display, $0.name) }
    }

    /// Indicates whether a display value of a row is bindable.
    func isBindable(_ name: String) -> Bool { screen.isChanging(name) }

    private var rowFile: GeneratedFile {
        let values = screen.rowDisplays
        let expression = screen.expression
        let bindable = values.filter { isBindable($0.name) }
        let constant = values.filter { !isBindable($0.name) }
        let code: (Display, String) -> String = { display, type in
            type == "Bool" ? expression.condition(display.value) : expression.text(display.value)
        }
        func text(_ name: String, _ type: String) -> String {
            type == "Bool" ? "is\(Name(name).type.dropFirst(3))Possible" : "\(name)Text"
        }
        return rows.file(
            imports: screen.showsChanges ? ["internal import DataBinding"] : [],
            comment: screen.rowsChange
                ? "/// The contents of one row and their changes. A cell binds itself to them while it "
                    + "shows the row."
                : "/// The contents of one row. They never change.",
            properties: bindable.map {
                "private(set) lazy var \($0.name) = Bindable(\(text($0.name, $0.type)))"
            },
            values: ["var id: Int { \(screen.item).id }"]
                + constant.map { "var \($0.name): \($0.type) { \(code($0.display, $0.type)) }" },
            methods: screen.showsChanges
                ? [
                    """
                    /// Removes the bindings of an observer.
                    func unbind(_ observer: AnyObject) {
                    \(SwiftCode.lines(bindable.map { "\($0.name).unbind(observer)" }))
                    }
                    """,
                    SwiftCode.lines(
                        bindable.map {
                            "private var \(text($0.name, $0.type)): \($0.type) { \(code($0.display, $0.type)) }"
                        }
                    ),
                    """
                    private func showChanges() {
                    \(SwiftCode.lines(bindable.map { "\($0.name).value = \(text($0.name, $0.type))" }))
                    }
                    """,
                ] : [],
            changed: screen.showsChanges ? ["showChanges()"] : [],
            updated: screen.showsChanges ? ["showChanges()"] : []
        )
    }

    // MARK: - Views

    private var cell: GeneratedFile {
        let initializers = views.cellInitializers { element in
            rows.tap(element).map { "self?.viewModel?.\($0)()" }
        }
        let keepsViewModel = rows.isConnected
        let constant = views.cellValues(of: "viewModel", where: { !isBindable($0) })
        let bindings =
            changing.map { element in
                "viewModel.\(element.name.member).bind(to: self) { \(element.showing("$1", in: "$0.")) }"
            }
            + enabled.compactMap { display, name in
                guard case .isEnabled(let button) = display.target else { return nil }
                return
                    "viewModel.\(name).bind(to: self) { $0.\(button.member)Button.isEnabled = $1 }"
            }
        let reuse = """
            /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
            override func prepareForReuse() {
            super.prepareForReuse()
            \(screen.showsChanges ? "viewModel?.unbind(self)\n" : "")viewModel = nil
            }
            """
        return SwiftCode.generated(
            "\(screen.itemType)Cell",
            ["internal import HeadlessKit", "internal import \(screen.contract)"]
                + (screen.showsChanges ? ["internal import DataBinding"] : []),
            SwiftCode.block(
                "final class \(screen.itemType)Cell: UITableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(
                        views.cellProperties(),
                        keepsViewModel ? "private var viewModel: \(rowViewModel)?" : ""
                    ),
                    initializers,
                    SwiftCode.block(
                        "func \(keepsViewModel ? "bind(to" : "show(_") viewModel: \(rowViewModel))",
                        SwiftCode.lines(
                            (keepsViewModel ? ["self.viewModel = viewModel"] : []) + constant
                                + bindings
                        )
                    ),
                    screen.showsChanges ? reuse : ""
                )
            )
        )
    }

    private var controller: GeneratedFile {
        let layOut = views.layOut { trigger, filter in
            let call =
                switch trigger {
                case .choose: "choose(.\(filter?.name.member ?? ""))"
                case .tap(let name):
                    "\(screen.actionNames.first { $0.action.name == name }?.method ?? "")()"
                case .pull: "pullToRefresh()"
                case .retryMore: "retryLoadingMore()"
                default: "load\(screen.plan.itemsType)()"
                }
            return "[weak self] _ in self?.viewModel.\(call)"
        }
        let show = rows.isConnected ? "bind(to: " : "show("
        return SwiftCode.generated(
            "\(type)ViewController",
            [
                "internal import DataBinding", "internal import HeadlessKit",
                "internal import \(screen.contract)",
            ],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)ViewController: UIViewController",
                    SwiftCode.sections(
                        SwiftCode.lines("private let viewModel: \(viewModel)", views.properties()),
                        SwiftCode.initializers(ofController: [("viewModel", viewModel)]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        bind()
                        viewModel.\(start)
                        }
                        """,
                        "private func layOut() {\n\(layOut)\n}",
                        SwiftCode.block("private func bind()", SwiftCode.lines(bindings)),
                        views.showing(viewModel),
                        rows.confirming(
                            "private func confirm(_ question: String, of row: \(rowViewModel))"
                        )
                    )
                ),
                views.table(
                    count: "viewModel.rows.value.count",
                    cell: ["cell.\(show)viewModel.rows.value[indexPath.row])"],
                    select: "viewModel.select\(screen.itemType)(at: indexPath.row)",
                    end: "viewModel.willDisplayRow(at: indexPath.row)"
                )
            )
        )
    }

    private var bindings: [String] {
        var lines = [
            "viewModel.placeholder.bind(to: self) { $0.show($1) }",
            "viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in",
            "if !isRefreshing { controller.refreshControl.endRefreshing() }", "}",
        ]
        if let total = screen.list.total?.name.member {
            lines.append("viewModel.\(total).bind(to: self) { $0.\(total)Label.text = $1 }")
        }
        lines.append(
            "viewModel.rows.bind(to: self) { controller, _ in controller.tableView.reloadData() }"
        )
        if screen.isPaged { lines.append("viewModel.footer.bind(to: self) { $0.show($1) }") }
        if screen.hasFilters { lines.append("viewModel.filter.bind(to: self) { $0.show($1) }") }
        for action in screen.list.actions where action.kind == .undo {
            lines.append(
                "viewModel.can\(action.name.type).bind(to: self) { "
                    + "$0.\(action.name.member)Button.isEnabled = $1 }"
            )
        }
        if screen.asks {
            lines.append("viewModel.onQuestion = { [weak self] in self?.confirm($0, of: $1) }")
        }
        return lines + ["viewModel.onMessage = { [weak self] in self?.showToast($0) }"]
    }
}
