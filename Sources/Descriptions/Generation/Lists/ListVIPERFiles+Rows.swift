internal import Descriptions

/// The rows of a list in VIPER: display values, and the cell that shows them.
extension ListVIPERFiles {
    /// The display values of a row.
    var rowText: String {
        let comment = "The display values of a row in the list of \(plan.severalItems)."
        return """
            \(SwiftText.comment(comment))
            struct \(plan.rowType): Equatable {
            \(plan.lines(plan.rowValues.map { "let \($0.name): \($0.type)" }, indented: 4))}

            """
    }

    /// The property of a cell for the row that it shows, if a row can change.
    var shownID: [String] {
        plan.showsChanges
            ? ["/// The id of the shown row.", "private(set) var rowID: Int?"] : []
    }

    /// The method of a cell that shows a row.
    var showingRow: String {
        let identifier = "accessibilityIdentifier = \(plan.rowElements).row(id: row.id)"
        return SwiftText.method(
            "func show(_ row: \(plan.rowType))",
            (plan.showsChanges ? ["rowID = row.id"] : []) + [identifier]
                + plan.list.elements.map { $0.showing("row.\($0.name.member)") }
                + plan.enabling.map { "\(property($0)).isEnabled = row.\($0.can)" }
        )
    }

    /// The statements with which the view shows a row in a cell.
    var filling: [String] {
        let taps =
            plan.taps.map { (closure: $0.closure, id: "id", call: "\($0.tap)(id: id)") }
            + plan.links.map {
                (closure: $0.closure, id: $0.pageID, call: "\($0.tap)(pageID: id)")
            }
        guard !taps.isEmpty else { return ["cell.show(presenter.row(at: indexPath.row))"] }
        return ["let row = presenter.row(at: indexPath.row)", "cell.show(row)"]
            + taps.map {
                "cell.\($0.closure) = { [weak self, id = row.\($0.id)] in self?.presenter.\($0.call) }"
            }
    }

    /// The method of the view that shows a changed row; empty if no row can change.
    var updatingRow: String {
        guard plan.showsChanges else { return "" }
        let cell = "\(plan.itemType)Cell"
        return SwiftText.method(
            "func updateRow(_ row: \(plan.rowType))",
            [
                "for case let cell as \(cell) in tableView.visibleCells where cell.rowID == row.id {",
                "    cell.show(row)", "}",
            ]
        )
    }
}

extension ListPlan {
    /// The type of the display values of a row in VIPER: `ReminderRow`.
    var rowType: String { "\(itemType)Row" }

    /// The display values of a row in VIPER, each with the expression that creates it from the DTO.
    var rowValues: [(name: String, type: String, value: String)] {
        [("id", "Int", "\(item).id")]
            + list.elements.map {
                ($0.name.member, "String", expression($0, ofSummary: true))
            }
            + enabling.map { ($0.can, "Bool", $0.isPossible ?? "") }
            + links.map { ($0.pageID, "Int", "\(item).\($0.field.member)") }
    }

    /// The parameters with which an interactor passes all listed DTOs to its presenter.
    var fetched: String {
        "_ \(items): [\(itemType)Summary]" + (isShrinking ? ", hasMore: Bool" : "")
    }
}
