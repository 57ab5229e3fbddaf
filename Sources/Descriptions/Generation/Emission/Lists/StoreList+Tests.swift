internal import Descriptions
internal import PackageEditing
internal import Scenarios

extension StoreList {
    /// The way of tests to the store, with a view that keeps the messages.
    var driver: ScenarioTests.Driver? {
        let tests = ListTests(screen: screen, code: code)
        let type = screen.type
        let store = "Store(\(type)State(), reduce: \(type)Reducer.reduce, perform: handler.perform)"
        return ScenarioTests.Driver(
            subject: "store",
            type: "Store<\(type)State, \(type)Action>",
            title: "The reducer with its effects",
            suite: "\(type)Store",
            imports: ["internal import Model", "internal import StateManagement"],
            properties: ["private let view = \(type)ViewSpy()"],
            creation: created(message: "{ view.showToast($0) }", isTest: true)
                + (screen.isPaged
                    ? ["let store = \(store)", "view.show(store)", "return store"]
                    : ["return \(store)"]),
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
        let rows = screen.rowsChange ? "shownIDs" : "rows"
        let display = """
            func show(_ store: \(store)) {
            self.store = store
            store.observe(self, \\.listVersion) { view, _ in view.reloadRows() }
            }

            func scroll(to row: Int) {
            lastVisible = max(row, 11)
            displayLastRow()
            }

            /// Displays the rows as a table does.
            private func reloadRows() {
            guard let store else { return }
            lastVisible = max(min(lastVisible, store.state.\(rows).count - 1), 11)
            displayLastRow()
            }

            /// Announces the last row if it is on the screen.
            private func displayLastRow() {
            guard let store, !store.state.\(rows).isEmpty else { return }
            if lastVisible >= store.state.\(rows).count - 1 { store.send(.lastRowShown) }
            }
            """
        return [
            SwiftCode.generated(
                "\(screen.type)ViewSpy",
                screen.isPaged
                    ? [
                        "internal import StateManagement",
                        "@testable internal import Implementation",
                    ]
                    : [],
                """
                /// A view that keeps the messages\(screen.isPaged ? " and displays the rows of its store" : "").
                @MainActor
                \(SwiftCode.block(
                    "final class \(screen.type)ViewSpy",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private var messages: [String] = []",
                            screen.isPaged ? "private var store: \(store)?" : "",
                            screen.isPaged ? PresentedListSpies.lastVisible : ""
                        ),
                        "func showToast(_ text: String) {\nmessages.append(text)\n}",
                        PresentedListSpies.takeMessages,
                        screen.isPaged ? display : ""
                    )
                ))
                """
            )
        ]
    }
}
