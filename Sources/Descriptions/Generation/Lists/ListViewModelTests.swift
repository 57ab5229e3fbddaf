internal import Descriptions

/// The tests of the view model of a list.
struct ListViewModelTests {
    let plan: ListPlan

    var file: (name: String, text: String) {
        plan.suite(
            "ViewModel",
            in: "MVVM",
            title: "The view model of \(plan.severalItems)",
            listener: nil,
            helpers: plan.loading { ["viewModel.\(load)", $0] }
                + plan.delivering(
                    count: "viewModel.rows.value.count",
                    display: "viewModel.willDisplayRow(at: viewModel.rows.value.count - 1)"
                ),
            tests: tests
        )
    }

    private var load: String { "load\(plan.itemsType)()" }

    private var identifiers: String {
        "#expect(viewModel.rows.value.map(\\.id) == [1, 2, 3, 4])"
    }

    private var tests: [String] {
        plan.displayingRows(common) + pages + [
            SwiftText.test(
                "Replies after the view model is released do nothing and retain no object",
                "releases",
                [
                    "var viewModel: \(plan.type)ViewModel? = Self.viewModel(in: environment)",
                    "weak let released = viewModel", "let observer = Observer()",
                    "var changeCount = 0",
                    "viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }",
                    "viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }",
                    "viewModel?.onMessage = { _ in changeCount += 1 }",
                    "viewModel?.\(load)", "environment.deliver(.all)",
                    "viewModel?.pullToRefresh()", "viewModel = nil",
                    "#expect(released == nil)", "changeCount = 0", "environment.deliver(.all)",
                    "#expect(changeCount == 0)",
                ]
            )
        ]
    }

    private var common: [String] {
        let rowCounts = plan.pageSizes(of: 4).reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        return [
            SwiftText.test(
                "Loading is shown until all entries have loaded, in order",
                "loads",
                [
                    "viewModel.\(load)", "#expect(viewModel.placeholder.value == .loading)",
                    "environment.deliver(.all)", "#expect(viewModel.placeholder.value == .none)",
                    identifiers, "#expect(environment.requests == [\(plan.requests(of: 4))])",
                ]
            ),
            SwiftText.test(
                "An observer receives each value at once, and every change",
                "tells",
                [
                    "let observer = Observer()",
                    "var placeholders: [\(plan.type)ViewModel.Placeholder] = []",
                    "var rowCounts: [Int] = []",
                    "viewModel.placeholder.bind(to: observer) { placeholders.appendChange($1) }",
                    "viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }", "load()",
                    "#expect(placeholders == [.none, .loading, .none])",
                    "#expect(rowCounts == \(rowCounts))",
                ]
            ),
            SwiftText.test(
                "A failed load shows an error, and the button loads again",
                "loadFails",
                [
                    "environment.fail(.\(plan.items))", "load()",
                    "#expect(viewModel.placeholder.value == .error(\(plan.failureText)))",
                    "viewModel.\(load)", "#expect(viewModel.placeholder.value == .loading)",
                    "environment.deliver(.all)", "#expect(viewModel.rows.value.count == 4)",
                ]
            ),
            SwiftText.test(
                "After a failed first load, a pull acts as retry",
                "pullsAfterFailure",
                [
                    "environment.fail(.\(plan.items))", "load()", "viewModel.pullToRefresh()",
                    "#expect(viewModel.placeholder.value == .loading)", "environment.deliver(.all)",
                    "#expect(viewModel.rows.value.count == 4)",
                ]
            ),
            SwiftText.test(
                "An empty list shows its text, also after a refresh",
                "showsNothing",
                [
                    "let page = Self(count: 0)", "page.load()",
                    "#expect(page.viewModel.placeholder.value == .empty(\(plan.emptyText)))",
                    "page.viewModel.pullToRefresh()",
                    "#expect(page.environment.waitingReplies == 1)",
                    "page.environment.deliver(.all)",
                    "#expect(page.viewModel.placeholder.value == .empty(\(plan.emptyText)))",
                ]
            ),
            SwiftText.test(
                "A pull does nothing while the first load or a refresh runs",
                "pullsOnce",
                [
                    "viewModel.\(load)", "viewModel.pullToRefresh()",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "viewModel.pullToRefresh()", "viewModel.pullToRefresh()",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "viewModel.pullToRefresh()", "#expect(environment.waitingReplies == 1)",
                ]
            ),
            SwiftText.test(
                "A refresh shows the current values",
                "refreshes",
                [
                    "load()", plan.setting(2), "viewModel.pullToRefresh()",
                    "#expect(viewModel.rows.value.count == 4)", "environment.deliver(.all)",
                    "#expect(viewModel.placeholder.value == .none)",
                    "#expect(viewModel.rows.value.count == 2)",
                ]
            ),
            SwiftText.test(
                "A failed refresh is reported, and the rows stay",
                "refreshFails",
                [
                    "var messages: [String] = []", "viewModel.onMessage = { messages.append($0) }",
                    "load()", "environment.fail(.\(plan.items))", "viewModel.pullToRefresh()",
                    "environment.deliver(.all)", "#expect(messages == [\"Could not refresh\"])",
                    "#expect(viewModel.placeholder.value == .none)",
                    "#expect(viewModel.rows.value.count == 4)",
                ]
            ),
        ] + selects + keeps + counts + removes + buttons + asks + filters + totals
            + announcements
    }

    private var pages: [String] {
        let tests = ListPageTests(
            plan: plan,
            object: "viewModel",
            come: plan.loadingPage,
            display: { "willDisplayRow(at: \($0))" },
            refresh: "pullToRefresh()",
            retry: "retryNextPage()",
            count: "page.viewModel.rows.value.count",
            shows: { "#expect(page.viewModel.footer.value == \(value($0)))" },
            forget: [],
            removal: plan.removal.map { removal in
                ListPageTests.Removal(
                    remove: { index, _ in
                        ["rows.value[\(index)].\(removal.method)()"]
                            + (removal.question == nil
                                ? [] : ["rows.value[\(index)].\(removal.confirm)()"])
                    },
                    isEmpty: "(page.viewModel.placeholder.value == .empty(\(plan.emptyText)))"
                )
            }
        )
        .tests
        guard !tests.isEmpty else { return [] }
        let between: [ListPageTests.Footer] = [.hidden, .loading]
        let load = (plan.pageSizes(of: 4).dropFirst().flatMap { _ in between } + [.end]).map(value)
        let footers = ([value(.hidden)] + load + load + load).reduce(into: [String]()) {
            $0.appendChange($1)
        }
        let hears = SwiftText.test(
            "An observer receives the footer at once, and every change",
            "tellsTheFooter",
            [
                "let observer = Observer()", "var footers: [\(plan.type)ViewModel.Footer] = []",
                "viewModel.footer.bind(to: observer) { footers.appendChange($1) }", "load()",
                // Two refreshes reveal a view model that reports only values that do not change.
                "for _ in 1...2 {", "    viewModel.pullToRefresh()",
                "    environment.deliver(.all)", "}",
                "#expect(footers == [\(footers.joined(separator: ", "))])",
            ]
        )
        let nothing = SwiftText.test(
            "An empty list has no footer",
            "showsNoFooter",
            [
                "let page = Self(count: 0)", "page.load()",
                "#expect(page.viewModel.footer.value == .hidden)",
            ]
        )
        return tests + plan.displayingRows([hears, nothing])
    }

    /// Returns the expression for a state of the footer.
    private func value(_ footer: ListPageTests.Footer) -> String {
        switch footer {
        case .hidden: ".hidden"
        case .loading: ".loading(\"Loading more…\")"
        case .failed: ".failed(\"Could not load more\")"
        case .end: ".end(\(plan.endText))"
        }
    }

    private var filters: [String] {
        guard let first = plan.filters.first, let last = plan.filters.last else { return [] }
        let tests = ListFilterTests(
            plan: plan,
            object: "viewModel",
            load: load,
            refresh: "pullToRefresh()",
            choose: "choose",
            change: { toggle, _ in
                ["rows.value[0].\(toggle.method)()"]
                    + (toggle.question == nil ? [] : ["rows.value[0].\(toggle.confirm)()"])
            },
            rows: (
                shown: "page.viewModel.rows.value.map(\\.id)",
                expected: { "\($0)" }
            ),
            tells: { "#expect(page.viewModel.filter.value == .\($0.name.member))" },
            failed: "#expect(page.viewModel.placeholder.value == .error(\(plan.failureText)))"
        )
        let hears = SwiftText.test(
            "An observer receives the filter at once, and every selected one",
            "tellsTheFilter",
            [
                "let observer = Observer()", "var filters: [\(plan.filterType)] = []",
                "viewModel.filter.bind(to: observer) { filters.appendChange($1) }",
                "viewModel.choose(.\(last.name.member))",
                "#expect(filters == [.\(first.name.member), .\(last.name.member)])",
            ]
        )
        return tests.tests + [hears]
    }

    private var selects: [String] {
        plan.leadTests(
            row: "viewModel.select\(plan.itemType)(at: 1)",
            image: { "viewModel.\($0.method)(at: 1)" }
        )
    }

    /// The tests that the view models of changed rows are kept, and that their calls are passed on.
    private var keeps: [String] {
        plan.keepTests(
            change: { toggle in
                let row = "viewModel.rows.value[0]"
                return ["\(row).\(toggle.method)()"]
                    + (toggle.question == nil ? [] : ["\(row).\(toggle.confirm)()"])
            },
            refresh: "viewModel.pullToRefresh()",
            shows: { "#expect(viewModel.rows.value[0].\($0.name.member).value == \($1))" },
            tells: (
                before: [
                    "var messages: [String] = []", "viewModel.onMessage = { messages.append($0) }",
                ],
                after: { "#expect(messages == [\($0.failure)])" }
            )
        )
    }

    /// The tests that running counts are kept, and that their calls are passed on.
    private var counts: [String] {
        plan.countTests(
            "viewModel",
            tap: { count, id in
                ["rows.value[\(id - 1)].\(count.method)()"]
                    + (count.question == nil ? [] : ["rows.value[\(id - 1)].\(count.confirm)()"])
            },
            load: "viewModel.\(load)",
            refresh: "pullToRefresh()",
            shows: { "#expect(page.viewModel.rows.value[\($1)].\($0.name.member).value == \($2))" },
            tells: (
                before: [
                    "var messages: [String] = []",
                    "page.viewModel.onMessage = { messages.append($0) }",
                ],
                after: { "#expect(messages == [\($0)])" }
            )
        )
    }

    private let listening = [
        "var messages: [String] = []", "viewModel.onMessage = { messages.append($0) }", "load()",
    ]

    /// Returns the statements that remove the row at an index, including the confirmation if it is
    /// required.
    private func remove(_ index: Int, _ id: Int) -> [String] {
        guard let removal = plan.removal else { return [] }
        let row = "viewModel.rows.value[\(index)]"
        return ["\(row).\(removal.method)()"]
            + (removal.question == nil ? [] : ["\(row).\(removal.confirm)()"])
    }

    /// Returns the expectation that the rows of the given entities are shown.
    private func expecting(_ ids: [Int]) -> String {
        "#expect(viewModel.rows.value.map(\\.id) == \(ids))"
    }

    private var buttons: [String] {
        let tests = ListButtonTests(plan: plan).tests(
            ListButtonTests.Use(
                begin: listening,
                tap: { "viewModel.\($0.method)()" },
                remove: remove,
                expecting: expecting,
                told: { "#expect(messages.last == \($0.failure))" },
                enabled: { "#expect(\($1 ? "" : "!")viewModel.\($0.can).value)" }
            )
        )
        let hears = plan.undo.map { undo in
            SwiftText.test(
                "An observer receives at once whether something can be restored, and every change",
                "tells\(undo.name.type)",
                [
                    "let observer = Observer()", "var values: [Bool] = []",
                    "viewModel.\(undo.can).bind(to: observer) { values.appendChange($1) }",
                    "load()",
                ] + remove(1, 2) + [
                    "environment.deliver(.all)", "viewModel.\(undo.method)()",
                    "environment.deliver(.all)", "#expect(values == [false, true, false])",
                ]
            )
        }
        return tests + (hears.map { [$0] } ?? [])
    }

    private var removes: [String] {
        ListRemovalTests(plan: plan).tests(
            begin: listening,
            remove: remove,
            refresh: "viewModel.pullToRefresh()",
            expecting: expecting,
            empty: ["#expect(viewModel.placeholder.value == .empty(\(plan.emptyText)))"],
            told: { ["#expect(messages.last == \($0))"] }
        )
    }

    /// The tests that the question of a row is passed on with the row.
    private var asks: [String] {
        guard let toggle = plan.confirmed else { return [] }
        guard toggle.isHeld else {
            return [
                plan.asksToCount(
                    toggle,
                    begin: "page.viewModel.\(load)",
                    listen: [
                        "var questions: [String] = []",
                        "page.viewModel.onQuestion = { question, _ in questions.append(question) }",
                    ],
                    tap: { "page.viewModel.rows.value[\($0 - 1)].\(toggle.method)()" },
                    asked: { "#expect(questions == [\($1)])" },
                    confirm: { "page.viewModel.rows.value[\($0 - 1)].\(toggle.confirm)()" }
                )
            ]
        }
        return [
            SwiftText.test(
                "The question of a row is passed on with the row",
                "asks",
                [
                    "var questions: [String] = []",
                    "viewModel.onQuestion = { question, row in", "    questions.append(question)",
                    "    row.\(toggle.confirm)()", "}", "load()",
                    "viewModel.rows.value[0].\(toggle.method)()",
                    "#expect(questions == [\(plan.askedOfFirst(toggle))])",
                    "#expect(environment.requests.last == .\(toggle.operation.member)(\(plan.item)ID: 1))",
                ]
            )
        ]
    }
}
