internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views, which observe the parts of the state that they show.
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
                    showRow
                )
            )
        )
    }

    private var showRow: String {
        let values = views.cellValues(of: item)
        guard screen.rowsChange else {
            return SwiftCode.function("show(_ \(item): \(rowState))", values)
        }
        return
            """
            /// - Parameter \(item): `nil` if the \(item) is not listed any more; the cell then shows it until
            ///   the table is laid out.
            """ + "\n"
                + SwiftCode.function(
                    "show(_ \(item): \(rowState)?)",
                    ["guard let \(item) else { return }"] + values
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
                case .pull: ""
                case .retryMore: "retryMoreTapped"
                default: "retryTapped"
                }
            return action.isEmpty
                ? "[weak self] _ in self?.pull()" : "[weak self] _ in self?.store.send(.\(action))"
        }
        let taps = tapped.map {
            "cell.onTap\($0.type) = { [store] in store.send(.\($0.member)Tapped(id)) }"
        }
        let rows = "store.state.\(screen.rowsChange ? "shownIDs" : "rows")"
        let row = "\(rows)[indexPath.row]"
        let id = screen.rowsChange ? row : "\(row).id"
        let cell =
            screen.rowsChange
            ? [
                "// A reused cell still observes the row that it showed before.",
                "store.removeObserver(cell)",
                "store.observe(cell, \\.rowsByID[id]) { $0.show($1) }",
            ] : ["cell.show(\(row))"]
        let table = views.table(
            count: "\(rows).count",
            cell: (screen.rowsChange || !taps.isEmpty ? ["let id = \(id)"] : []) + taps + cell,
            select: "store.send(.\(item)Tapped(\(id)))",
            end: "if indexPath.row == \(rows).count - 1 { store.send(.lastRowShown) }"
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
                            views.properties()
                        ),
                        SwiftCode.initializers(ofController: [("store", store)]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.lines(observations))
                        store.send(.opened)
                        }
                        """,
                        SwiftCode.viewDidAppear(asking),
                        "private func layOut() {\n\(layOut)\n}",
                        pull,
                        views.showing("\(type)State"),
                        """
                        private func showRefreshing(_ isRefreshing: Bool) {
                        if !isRefreshing { refreshControl.endRefreshing() }
                        }
                        """,
                        asked.map { showQuestion($0.button) } ?? ""
                    )
                ),
                table
            )
        )
    }

    /// The statement that asks the question of the state, if it can have one.
    private var asking: [String] { asked == nil ? [] : ["askQuestion()"] }

    private var observations: [String] {
        var lines = [SwiftCode.observe("placeholder", "$0.show($1)")]
        if screen.isPaged { lines.append(SwiftCode.observe("footer", "$0.show($1)")) }
        lines.append(SwiftCode.observe("isRefreshing", "$0.showRefreshing($1)"))
        if screen.hasFilters { lines.append(SwiftCode.observe("filter", "$0.show($1)")) }
        if let total = screen.list.total?.name.member {
            lines.append(SwiftCode.observe(total, "$0.\(total)Label.text = $1"))
        }
        for action in screen.list.actions where action.kind == .undo {
            let button = "\(action.name.member)Button"
            lines.append(
                SwiftCode.observe("can\(action.name.type)", "$0.\(button).isEnabled = $1")
            )
        }
        let list = screen.isPaged ? "listVersion" : screen.rowsChange ? "shownIDs" : "rows"
        lines.append(SwiftCode.observe(list, "controller, _ in controller.tableView.reloadData()"))
        return lines + (asked == nil ? [] : [SwiftCode.observeQuestion()])
    }

    private var pull: String {
        """
        /// Refreshes the list. The control has started by itself, so it ends unless the state refreshes.
        private func pull() {
        store.send(.pulled)
        showRefreshing(store.state.isRefreshing)
        }
        """
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
