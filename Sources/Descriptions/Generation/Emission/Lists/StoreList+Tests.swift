internal import Descriptions
internal import PackageEditing
internal import Scenarios

extension StoreList {
    /// The way of tests to the store, with a view that keeps the messages.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let type = screen.type
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<\(type)State, \(type)Action>",
            title: "The reducer with its effects",
            suite: "\(type)Store",
            imports: ["internal import Model", "internal import StateManagement"],
            properties: ["private let view = \(type)ViewSpy()"],
            creation: screen.created("let handler = \(type)EffectHandler", isTest: true) + [
                "let store = Store(\(type)State(), reduce: \(type)Reducer.reduce, perform: handler.perform)",
                "view.show(store)", "return store",
            ],
            functions: [
                SwiftCode.block(
                    "private func row(_ id: Int, of store: Store<\(type)State, \(type)Action>) throws "
                        + "-> \(screen.itemType)State",
                    "try #require(store.state.rows.first { $0.id == id })"
                )
            ],
            start: ["store.send(.opened)"],
            statements: tests.statements
        )
    }

    private var code: ListTests.Code {
        let button = screen.rowButtons.first { $0.body.contains(where: \.isQuestion) }?.button
        return ListTests.Code(
            retry: "store.send(.retryTapped)",
            pull: "store.send(.pulled)",
            retryMore: "store.send(.retryMoreTapped)",
            choose: { "store.send(.filterChosen(.\($0.name.member)))" },
            tap: { _, button in "store.send(.\(button.member)Tapped)" },
            select: { "store.send(.\(screen.item)Tapped(\($0)))" },
            rowTap: { id, _, button in "store.send(.\(button.member)Tapped(\(id)))" },
            open: { id, link in "store.send(.\(link.element.member)Tapped(\(id)))" },
            display: { "view.scroll(to: \($0))" },
            answer: {
                "store.send(.\(button?.member ?? "")Answered(try #require(store.state.question).id, "
                    + "isConfirmed: \($0)))"
            },
            deliver: { "environment.deliver(.\($0.rawValue))" },
            value: { "store.state.\($0)" },
            rows: "store.state.rows",
            rowValue: { "try row(\($0), of: store).\($1)" },
            messages: "view.takeMessages()",
            question: "store.state.question?.text"
        )
    }

    /// The files that the tests need.
    var spies: [GeneratedFile] {
        let store = "Store<\(screen.type)State, \(screen.type)Action>"
        let reload = """
            /// Displays the rows as a table does, of which the last one may load more.
            private func reloadRows() {
            guard let store, store.state.listVersion != shownVersion else { return }
            shownVersion = store.state.listVersion
            let rows = store.state.rows
            lastVisible = max(min(lastVisible, rows.count - 1), 11)
            if !rows.isEmpty { store.send(.rowShown(rows[min(lastVisible, rows.count - 1)].id)) }
            }
            """
        let scrolling = """
            func scroll(to row: Int) {
            guard let store else { return }
            lastVisible = max(row, 11)
            store.send(.rowShown(store.state.rows[row].id))
            }
            """
        return [
            SwiftCode.generated(
                "\(screen.type)ViewSpy",
                ["internal import StateManagement", "@testable internal import Implementation"],
                """
                /// A view that keeps the messages of its store\(
                    screen.isPaged ? " and displays its rows" : "").
                @MainActor
                \(SwiftCode.block(
                    "final class \(screen.type)ViewSpy",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private var messages: [String] = []", "private var store: \(store)?",
                            screen.isPaged ? "private var shownVersion = 0" : "",
                            screen.isPaged ? PresentedListSpies.lastVisible : ""
                        ),
                        SwiftCode.function(
                            "show(_ store: \(store))",
                            ["self.store = store", "store.observe(self) { $0.show($1) }"]
                        ),
                        SwiftCode.function(
                            "show(_ state: \(screen.type)State)",
                            [
                                "messages += state.messages",
                                "if !state.messages.isEmpty { store?.send(.messagesShown) }",
                            ] + (screen.isPaged ? ["reloadRows()"] : [])
                        ),
                        PresentedListSpies.takeMessages,
                        screen.isPaged ? reload : "", screen.isPaged ? scrolling : ""
                    )
                ))
                """
            )
        ]
    }
}
