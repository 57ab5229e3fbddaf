internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The state of the list and of its rows.
extension StoreList {
    var state: GeneratedFile {
        var lines = [
            "var content = Content.loading",
            "/// Indicates whether the user has pulled the list and the reply has not arrived yet.",
            "var isRefreshing = false",
        ]
        lines += screen.outdated("")
        if screen.hasFilters {
            lines.append("var filter = \(screen.filterType).\(screen.list.filters[0].name.member)")
        }
        if let total = screen.list.total { lines.append("var \(total.name.member) = \"\"") }
        if screen.isPaged {
            lines += [
                "var paging = Paging.idle", "var nextPage = 2",
                "/// Incremented when a first page replaces the rows. A page that was requested before is ignored.",
                "var generation = 0",
                "/// Incremented by each page that arrives. The view then shows the list again, even if "
                    + "it has the", "/// same rows.", "var listVersion = 0",
            ]
        }
        if screen.rowsChange {
            lines += [
                "/// All rows that have been listed, even those that are no longer.",
                "var rowsByID: [\(id): \(rowState)] = [:]",
            ]
            if screen.selectsRows {
                lines += [
                    "/// All rows that have loaded, even those that are not shown.",
                    "var loadedIDs: [\(id)] = []",
                ]
            }
            lines.append("var shownIDs: [\(id)] = []")
        } else {
            lines.append("var rows: [\(rowState)] = []")
        }
        for action in screen.list.actions {
            switch action.kind {
            case .add: lines.append("var isAdding = false")
            case .undo:
                lines += [
                    "/// The row that was removed last, until it is restored.",
                    "var removedLast: \(id)?", "var isRestoring = false",
                ]
            }
        }
        if asked != nil {
            lines += ["/// The question that the user must answer.", "var question: Question?"]
        }
        let empty = SwiftText.literal(screen.list.empty)
        let hasNoRows = screen.rowsChange ? "shownIDs.isEmpty" : "rows.isEmpty"
        let isEmpty = screen.isPaged ? "\(hasNoRows) && paging == .complete" : hasNoRows
        return SwiftCode.generated(
            "\(type)State",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            """
            /// The contents of the \(screen.text).
            \(SwiftCode.block(
                "struct \(type)State: Equatable, Codable",
                SwiftCode.sections(
                    views.types("Equatable, Codable"),
                    SwiftCode.lines(
                        "enum Content: String, Codable { case loading, failed, loaded }",
                        screen.isPaged
                            ? "enum Paging: String, Codable { case idle, loading, failed, complete }" : ""
                    ),
                    asked == nil ? "" : question,
                    SwiftCode.lines(lines),
                    """
                    var placeholder: Placeholder {
                    switch content {
                    case .loading: .loading
                    case .failed: .error(\(SwiftText.literal(screen.list.failure)))
                    case .loaded: \(isEmpty) ? .empty(\(empty)) : .none
                    }
                    }
                    """,
                    screen.isPaged
                        ? """
                        var footer: Footer {
                        switch paging {
                        case .idle: .hidden
                        case .loading: .loading("Loading more…")
                        case .failed: .failed("Could not load more")
                        case .complete: \(hasNoRows) ? .hidden : .end(\(screen.plan.endText))
                        }
                        }
                        """ : "",
                    SwiftCode.lines(
                        screen.list.actions.filter { $0.kind == .undo }.map {
                            "var can\($0.name.type): Bool { removedLast != nil && !isRestoring }"
                        }
                    ),
                    screen.rowsChange
                        ? "var rows: [\(rowState)] { shownIDs.compactMap { rowsByID[$0] } }" : ""
                )
            ))
            """
        )
    }

    var question: String {
        """
        /// A question to the user about a row, with the titles of its answers.
        struct Question: Equatable, Codable {
        let id: \(id)
        let text: String
        let confirmation: String
        let refusal: String
        }
        """
    }

    var rowFile: GeneratedFile {
        let showsDate = screen.list.elements.contains { $0.text.showsDay }
        let variables = screen.rowState("", removed: "")
        return SwiftCode.generated(
            rowState,
            ["internal import Model"] + (showsDate ? ["internal import Foundation"] : []),
            """
            /// A row of the list.
            \(SwiftCode.block(
                "struct \(rowState): Equatable, Codable, Identifiable",
                SwiftCode.sections(
                    SwiftCode.lines(
                        ["\(screen.rowsChange ? "var" : "let") \(item): \(screen.itemType)"] + variables
                    ),
                    SwiftCode.lines("var id: Int { \(item).id }", screen.rowValues(screen.expression)),
                    screen.countTextsOfRows
                )
            ))
            """
        )
    }
}
