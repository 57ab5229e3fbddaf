internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views of tests of presenters: they keep what they receive.
struct PresentedListSpies {
    let screen: ListScreen
    /// Indicates whether rows are values, and not presenters of their own.
    var hasValues = false

    var files: [GeneratedFile] { hasValues ? [viewSpy] : [viewSpy, cellSpy] }

    private var row: String {
        hasValues ? "\(screen.itemType)Row" : "any \(screen.itemType)CellPresenterProtocol"
    }

    private func spy(_ name: String, _ imports: [String], _ comment: String, _ body: String)
        -> GeneratedFile
    {
        SwiftCode.generated(
            "\(name)Spy",
            imports + ["@testable internal import Implementation"],
            "\(comment)\n\(SwiftCode.block("final class \(name)Spy: \(name)Protocol", body))"
        )
    }

    private var viewSpy: GeneratedFile {
        var properties = ["private(set) var placeholder = Placeholder.none"]
        var methods = [
            "func showLoading() {\nplaceholder = .loading\n}",
            "func showError(_ text: String) {\nplaceholder = .error(text)\n}",
            "func showEmpty(_ text: String) {\nplaceholder = .empty(text)\n}",
            "func showRows() {\nplaceholder = .none\n}",
        ]
        if screen.isPaged {
            properties.append("private(set) var footer = Footer.hidden")
            methods += [
                "func hideFooter() {\nfooter = .hidden\n}",
                """
                func showFooter(_ text: String, canRetry: Bool) {
                footer = canRetry ? .failed(text) : text.hasPrefix("Loading") ? .loading(text) : .end(text)
                }
                """,
            ]
        }
        if let total = screen.list.total?.name {
            properties.append("private(set) var \(total.member) = \"\"")
            methods.append(
                "func show\(total.type)(_ \(total.member): String) {\nself.\(total.member) = \(total.member)\n}"
            )
        }
        if screen.hasFilters {
            properties.append("private(set) var filter: \(screen.filterType)?")
            methods.append(
                "func showFilter(_ filter: \(screen.filterType)) {\nself.filter = filter\n}"
            )
        }
        for action in screen.list.actions where action.kind == .undo {
            properties.append("private(set) var can\(action.name.type) = false")
            methods.append(
                "func enable\(action.name.type)(_ isEnabled: Bool) {\ncan\(action.name.type) = isEnabled\n}"
            )
        }
        methods += [
            """
            func pull() {
            guard !isRefreshing else { return }
            isRefreshing = true
            presenter?.didPullToRefresh()
            }
            """, "func endRefreshing() {\nisRefreshing = false\n}", reload,
        ]
        if screen.isPaged { methods.append(scrolling) }
        if hasValues, screen.showsChanges {
            methods.append(
                """
                func updateRow(_ row: \(row)) {
                rows = rows.map { $0.id == row.id ? row : $0 }
                }
                """
            )
        }
        properties.append("private var messages: [String] = []")
        if screen.asks {
            properties += [
                "private(set) var question: String?",
                "private var rowID: Int?",
            ]
            methods += [
                """
                func confirm(_ question: String, of\(screen.itemType) id: Int) {
                self.question = question
                rowID = id
                }
                """, answer,
            ]
        }
        methods += [
            "func showToast(_ text: String) {\nmessages.append(text)\n}", Self.takeMessages,
        ]
        let presenter = "\(screen.type)PresenterProtocol"
        return spy(
            "\(screen.type)View",
            screen.hasFilters ? ["internal import \(screen.contract)"] : [],
            "/// A view that keeps what it receives.",
            SwiftCode.sections(
                [
                    ListViews(screen: screen).types(),
                    SwiftCode.lines(
                        ["var presenter: (any \(presenter))?"]
                            + properties + ["private(set) var rows: [\(row)] = []"]
                            + (hasValues
                                ? []
                                : ["private(set) var cells: [Int: \(screen.itemType)CellSpy] = [:]"])
                            + ["private var isRefreshing = false"]
                            + (screen.isPaged ? [Self.lastVisible] : [])
                    ),
                ] + methods
            )
        )
    }

    /// The variable of a spy with the last row on the screen.
    static let lastVisible = """
        /// The index of the last row on the screen, on which twelve rows fit at first.
        private var lastVisible = 11
        """

    /// The method of a spy that returns the messages since the last call.
    static let takeMessages = """
        func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
        }
        """

    /// The method that shows the rows as a table does, of which the last one may load more.
    private var reload: String {
        let attach = """

            cells = [:]
            for row in rows {
            let cell = \(screen.itemType)CellSpy()
            row.\(screen.showsChanges ? "attach(" : "show(in: ")cell)
            cells[row.id] = cell
            }
            """
        let display = """

            lastVisible = max(min(lastVisible, rows.count - 1), 11)
            if !rows.isEmpty { presenter.willDisplayRow(at: min(lastVisible, rows.count - 1)) }
            """
        return """
            func reloadRows() {
            guard let presenter else { return }
            rows = (0..<presenter.numberOfRows).map(presenter.\(hasValues ? "row" : "cellPresenter"))\
            \(hasValues ? "" : attach)\(screen.isPaged ? display : "")
            }
            """
    }

    private var scrolling: String {
        """
        func scroll(to row: Int) {
        lastVisible = max(row, 11)
        presenter?.willDisplayRow(at: row)
        }
        """
    }

    private var answer: String {
        let cancels = screen.question?.answers[1].body.isEmpty == false
        let call = "(of\(screen.itemType): id)"
        return """
            func answer(_ isConfirmed: Bool) {
            question = nil
            guard let id = rowID else { return }
            \(cancels
                ? "if isConfirmed { presenter?.didConfirm\(call) } else { presenter?.didCancel\(call) }"
                : "if isConfirmed { presenter?.didConfirm\(call) }")
            }
            """
    }

    private var cellSpy: GeneratedFile {
        let values = screen.rowDisplays
        let properties = values.map { _, name, type in
            "private(set) var \(name) = \(type == "Bool" ? "true" : "\"\"")"
        }
        let methods = values.map { display, name, type -> String in
            if case .isEnabled(let button) = display.target {
                return "func enable\(button.type)(_ isEnabled: Bool) {\n\(name) = isEnabled\n}"
            }
            let title = name.prefix(1).uppercased() + name.dropFirst()
            return "func show\(title)(_ \(name): \(type)) {\nself.\(name) = \(name)\n}"
        }
        return spy(
            "\(screen.itemType)Cell",
            [],
            "/// A cell that keeps what it receives.",
            SwiftCode.sections([SwiftCode.lines(properties)] + methods)
        )
    }
}
