internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views, which show each new state.
extension StoreList {
    var cell: GeneratedFile {
        let initializers = views.cellInitializers { element in
            let isTapped =
                screen.rowButtons.contains { $0.button == element.name }
                || screen.list.links.contains { $0.element == element.name }
            return isTapped ? "self?.onTap\(element.name.type)?()" : nil
        }
        let taps = tapped.map { "var onTap\($0.type): (() -> Void)?" }
        return SwiftCode.generated(
            "\(screen.itemType)Cell",
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(screen.itemType)Cell: UITableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(taps),
                    views.cellProperties(),
                    initializers,
                    SwiftCode.block(
                        "func show(_ \(item): \(rowState))",
                        SwiftCode.lines(views.cellValues(of: item))
                    )
                )
            )
        )
    }

    /// The elements of a row that react to taps.
    private var tapped: [Name] {
        screen.rowButtons.map(\.button) + screen.list.links.map(\.element)
    }

    var controller: GeneratedFile {
        let store = "Store<\(type)State, \(type)Action>"
        let layOut = views.layOut { trigger, filter in
            let action =
                switch trigger {
                case .choose: "filterChosen(.\(filter?.name.member ?? ""))"
                case .tap(let name): "\(name.member)Tapped"
                case .pull: "pulled"
                case .retryMore: "retryMoreTapped"
                default: "retryTapped"
                }
            return "[weak self] _ in self?.store.send(.\(action))"
        }
        let taps = tapped.map {
            "cell.onTap\($0.type) = { [store] in store.send(.\($0.member)Tapped(\(item).id)) }"
        }
        let table = views.table(
            count: "shownRows.count",
            cell: ["let \(item) = shownRows[indexPath.row]", "cell.show(\(item))"] + taps,
            select: "store.send(.\(item)Tapped(shownRows[indexPath.row].id))",
            end: "store.send(.rowShown(shownRows[indexPath.row].id))"
        )
        return SwiftCode.generated(
            "\(type)ViewController",
            [
                "internal import HeadlessKit", "internal import StateManagement",
                "internal import \(screen.contract)",
            ],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)ViewController: UIViewController",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private let store: \(store)",
                            "/// The rows that the table shows.",
                            "private var shownRows: [\(rowState)] = []",
                            screen.isPaged
                                ? "/// The version of the list that the table shows.\n"
                                    + "private var shownVersion = 0" : "",
                            views.properties()
                        ),
                        SwiftCode.initializers(ofController: [("store", store)]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        store.observe(self) { $0.show($1) }
                        store.send(.opened)
                        }
                        """,
                        SwiftCode.viewDidAppear(asking),
                        "private func layOut() {\n\(layOut)\n}",
                        showState,
                        views.showing("\(type)State"),
                        showRows,
                        asked.map { showQuestion($0.button) } ?? ""
                    )
                ),
                table
            )
        )
    }

    /// The statement that asks the question of the state, if it can have one.
    private var asking: [String] { asked == nil ? [] : ["askQuestion()"] }

    private var showState: String {
        SwiftCode.block(
            "private func show(_ state: \(type)State)",
            SwiftCode.lines(
                views.values(of: "state")
                    + [
                        screen.isPaged
                            ? "show(state.rows, version: state.listVersion)" : "show(state.rows)",
                        "state.messages.forEach(showToast)",
                        "if !state.messages.isEmpty { store.send(.messagesShown) }",
                    ]
                    + asking
            )
        )
    }

    var showRows: String {
        let isSame =
            screen.isPaged
            ? "version == shownVersion" : "rows.map(\\.id) == shownRows.map(\\.id)"
        let version = screen.isPaged ? ["shownVersion = version"] : []
        let parameters = "_ rows: [\(rowState)]" + (screen.isPaged ? ", version: Int" : "")
        guard screen.rowsChange else {
            return "/// Reloads the table if there are other rows.\n"
                + SwiftCode.block(
                    "private func show(\(parameters))",
                    SwiftCode.lines(
                        [
                            screen.isPaged
                                ? "guard version != shownVersion else { return }"
                                : "guard rows != shownRows else { return }"
                        ] + version + ["shownRows = rows", "tableView.reloadData()"]
                    )
                )
        }
        return
            "/// Updates the visible rows in place, or reloads the table if there are other rows.\n"
            + SwiftCode.block(
                "private func show(\(parameters))",
                SwiftCode.lines(
                    [
                        "let isSameList = \(isSame)", "let changed = zip(rows, shownRows).map(!=)",
                        "shownRows = rows",
                    ] + version + [
                        "guard isSameList else { return tableView.reloadData() }",
                        "for indexPath in tableView.indexPathsForVisibleRows ?? [] "
                            + "where changed[indexPath.row] {",
                        "let cell = tableView.cellForRow(at: indexPath) as? \(screen.itemType)Cell",
                        "cell?.show(rows[indexPath.row])", "}",
                    ]
                )
            )
    }

    private func showQuestion(_ button: Name) -> String {
        func answer(_ isConfirmed: Bool) -> String {
            "[store] _ in store.send(.\(button.member)Answered(question.id, "
                + "isConfirmed: \(isConfirmed)))"
        }
        return SwiftCode.sections(
            SwiftCode.askQuestion("let question = store.state.question", ["ask(question)"]),
            views.question(
                "private func ask(_ question: \(type)State.Question)",
                text: "question.text",
                [
                    ("question.confirmation", "default", answer(true)),
                    ("question.refusal", "cancel", answer(false)),
                ]
            )
        )
    }
}
