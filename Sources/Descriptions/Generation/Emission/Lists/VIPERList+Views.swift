internal import Descriptions
internal import PackageEditing

/// The views, which receive each new value.
extension VIPERList {
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

    var confirm: String { "func confirm(_ question: String, of\(itemType) id: Int)" }

    var viewProtocol: GeneratedFile {
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

    var cell: GeneratedFile {
        let tapped = screen.list.elements.filter(isTapped)
        return SwiftCode.generated(
            cellType,
            ["internal import HeadlessKit", "internal import \(screen.contract)"],
            SwiftCode.block(
                "final class \(cellType): UITableViewCell",
                SwiftCode.sections(
                    SwiftCode.lines(
                        [views.cellProperties()]
                            + (screen.showsChanges
                                ? [
                                    "/// The id of the shown row.", "private(set) var rowID: Int?",
                                ] : [])
                            + tapped.map { "var onTap\($0.name.type): (() -> Void)?" }
                    ),
                    views.cellInitializers { element in
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

    var controller: GeneratedFile {
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
