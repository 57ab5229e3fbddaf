internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views, which show the properties of the models.
extension ObservableList {
    var cell: GeneratedFile {
        let item = screen.item
        let runsTasks = screen.rowsAct
        let initializers = views.cellInitializers { element in
            if let link = screen.list.links.first(where: { $0.element == element.name }) {
                return "self?.\(item)?.open\(link.page.type)()"
            }
            return screen.rowButtons.first { $0.button == element.name }.map {
                "\nif let \(item) = self?.\(item) { self?.tasks?.start(\(item).\($0.method)) }\n"
            }
        }
        let imports =
            ["internal import HeadlessKit", "internal import \(screen.contract)"]
            + (runsTasks ? ["internal import StateManagement"] : [])
        let contents =
            hasRowObjects
            ? SwiftCode.sections(
                SwiftCode.lines(
                    "/// The contents of the row that the cell shows.",
                    "var \(item): \(rowModel)? {\ndidSet { setNeedsUpdateProperties() }\n}",
                    runsTasks
                        ? "/// The tasks of the screen, which run the requests of the row.\n"
                            + "var tasks: ScreenTasks?" : ""
                ),
                views.cellProperties(),
                initializers,
                SwiftCode.block(
                    "override func updateProperties()",
                    SwiftCode.lines(
                        ["super.updateProperties()", "guard let \(item) else { return }"]
                            + views.cellValues(of: item)
                    )
                )
            )
            : SwiftCode.sections(
                views.cellProperties(),
                initializers,
                SwiftCode.block(
                    "func show(_ \(item): \(rowModel))",
                    SwiftCode.lines(views.cellValues(of: item))
                )
            )
        return SwiftCode.generated(
            "\(screen.itemType)Cell",
            imports,
            SwiftCode.block("final class \(screen.itemType)Cell: UITableViewCell", contents)
        )
    }

    var controller: GeneratedFile {
        let shown = SwiftCode.lines(
            "/// The rows that the table shows.\nprivate var shownRows: [\(rowModel)] = []",
            screen.isPaged ? "private var shownVersion = 0" : ""
        )
        let layOut = views.layOut { trigger, filter in
            func start(_ method: String) -> String {
                "[tasks, model] _ in tasks.start(model.\(method))"
            }
            return switch trigger {
            case .choose: "[model] _ in model.choose(.\(filter?.name.member ?? ""))"
            case .tap(let name):
                start(screen.actionNames.first { $0.action.name == name }?.method ?? "")
            case .pull: start("pullToRefresh")
            case .retryMore: "[tasks, model] _ in model.retryLoadingMore(in: tasks)"
            default: start("load")
            }
        }
        let row = "shownRows[indexPath.row]"
        let table = views.table(
            count: "shownRows.count",
            cell: hasRowObjects
                ? ["cell.\(screen.item) = \(row)"]
                    + (screen.rowsAct ? ["cell.tasks = tasks"] : [])
                : ["cell.show(\(row))"],
            select: "model.select(\(row))",
            end: "model.loadMore(after: \(row), in: tasks)"
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
                            "private let model: \(model)",
                            needsCoordinator ? SwiftCode.coordinator : "",
                            "private let tasks = ScreenTasks()",
                            shown,
                            views.properties()
                        ),
                        SwiftCode.initializers(
                            ofController: [("model", model)]
                                + (needsCoordinator ? [("coordinator", "AnyObject")] : [])
                        ),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        \(SwiftCode.showMessages)
                        \(screen.announces ? "model.start()\n" : "")tasks.start(model.load)
                        }
                        """,
                        "private func layOut() {\n\(layOut)\n}",
                        SwiftCode.block(
                            "override func updateProperties()",
                            SwiftCode.lines(
                                ["super.updateProperties()"] + views.values(of: "model")
                                    + [screen.isPaged ? "showRows()" : "show(model.rows)"]
                            )
                        ),
                        views.showing(model),
                        showRows
                    )
                ),
                table
            )
        )
    }

    var showRows: String {
        guard !screen.isPaged else {
            return """
                /// Reloads the table if there is a new list.
                private func showRows() {
                guard model.listVersion != shownVersion else { return }
                shownVersion = model.listVersion
                shownRows = model.rows
                tableView.reloadData()
                }
                """
        }
        let isSame = hasRowObjects ? "!rows.elementsEqual(shownRows, by: ===)" : "rows != shownRows"
        return """
            /// Reloads the table if there are other rows.
            private func show(_ rows: [\(rowModel)]) {
            guard \(isSame) else { return }
            shownRows = rows
            tableView.reloadData()
            }
            """
    }
}
