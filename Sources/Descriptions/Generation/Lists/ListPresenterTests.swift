internal import Descriptions

/// The tests of the presenter that loads a list, in MVP.
struct ListPresenterTests {
    let plan: ListPlan

    var file: (name: String, text: String) {
        plan.suite(
            "Presenter",
            in: "MVP",
            title: "The presenter of \(plan.severalItems)",
            listener: ("view", "\(plan.type)ViewSpy"),
            helpers: helpers,
            tests: tests
        )
    }

    private var helpers: String {
        plan.loading(clearing: "the recorded calls") { deliver in
            ["presenter.viewDidLoad()", deliver, "view.calls = []"]
        }
            + plan.delivering(
                count: "presenter.numberOfRows",
                display: "presenter.willDisplayRow(at: presenter.numberOfRows - 1)"
            )
            + "\n\n" + cells
    }

    private var cells: String {
        """
        /// The calls that a cell receives when it is filled for a row.
        private func cell(at row: Int) -> [\(plan.itemType)CellSpy.Call] {
            let cell = \(plan.itemType)CellSpy()
            presenter.cellPresenter(at: row).\(plan.hasChanges ? "attach(cell)" : "show(in: cell)")
            return cell.calls
        }
        """
    }

    private var tests: [String] {
        plan.displayingRows(common) + pages + [
            SwiftText.test(
                "Replies after the presenter is released do nothing and retain no object",
                "releases",
                [
                    "var presenter: \(plan.type)Presenter? = Self.presenter(in: environment)",
                    "weak let released = presenter", "presenter?.view = view",
                    "presenter?.viewDidLoad()", "environment.deliver(.all)",
                    "presenter?.didPullToRefresh()", "presenter = nil",
                    "#expect(released == nil)", "view.calls = []", "environment.deliver(.all)",
                    "#expect(view.calls.isEmpty)",
                ]
            ),
            SwiftText.test(
                "The presenter keeps no view alive and works without it",
                "keepsNoView",
                [
                    "var view: \(plan.type)ViewSpy? = \(plan.type)ViewSpy()",
                    "presenter.view = view", "presenter.viewDidLoad()", "view = nil",
                    "#expect(presenter.view == nil)", "environment.deliver(.all)",
                    "#expect(presenter.numberOfRows == \(plan.pageSizes(of: 4)[0]))",
                ]
            ),
        ]
    }

    private var common: [String] {
        [
            SwiftText.test(
                "Loading is shown until all entries have loaded",
                "loads",
                [
                    "presenter.viewDidLoad()",
                    "#expect(view.calls == [\(plan.opened).showLoading])",
                    "view.calls = []", "environment.deliver(.all)",
                    "#expect(view.calls == [\(plan.loadCalls(of: 4))])",
                    "#expect(presenter.numberOfRows == 4)",
                    "#expect(environment.requests == [\(plan.requests(of: 4))])",
                ]
            ),
            SwiftText.test(
                "A failed load shows an error, and the button loads again",
                "loadFails",
                [
                    "environment.fail(.\(plan.items))", "presenter.viewDidLoad()",
                    "environment.deliver(.all)",
                    "#expect(view.calls == [\(plan.opened).showLoading, .endRefreshing, .showError(\(plan.failureText))])",
                    "view.calls = []", "presenter.didTapRetry()",
                    "#expect(view.calls == [.showLoading])", "environment.deliver(.all)",
                    "#expect(presenter.numberOfRows == 4)",
                ]
            ),
            SwiftText.test(
                "After a failed first load, a pull acts as retry",
                "pullsAfterFailure",
                [
                    "environment.fail(.\(plan.items))", "load()", "presenter.didPullToRefresh()",
                    "#expect(view.calls == [.showLoading])", "environment.deliver(.all)",
                    "#expect(presenter.numberOfRows == 4)",
                ]
            ),
            SwiftText.test(
                "An empty list shows its text, also after a refresh",
                "showsNothing",
                [
                    "let page = Self(count: 0)", "page.load()", "page.presenter.didPullToRefresh()",
                    "page.environment.deliver(.all)",
                    "#expect(page.view.calls == [\(plan.hidden).endRefreshing, .showEmpty(\(plan.emptyText)), \(plan.hidden)\(plan.reloaded(0))])",
                ]
            ),
            SwiftText.test(
                "A pull does nothing while the first load or a refresh runs",
                "pullsOnce",
                [
                    "presenter.viewDidLoad()", "presenter.didPullToRefresh()",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "presenter.didPullToRefresh()", "presenter.didPullToRefresh()",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "presenter.didPullToRefresh()", "#expect(environment.waitingReplies == 1)",
                ]
            ),
            SwiftText.test(
                "A refresh shows the current values",
                "refreshes",
                [
                    "load()", plan.setting(2), "presenter.didPullToRefresh()",
                    "#expect(view.calls.isEmpty)", "environment.deliver(.all)",
                    "#expect(view.calls == [\(plan.loadCalls(of: 2))])",
                    "#expect(presenter.numberOfRows == 2)",
                ]
            ),
            SwiftText.test(
                "A failed refresh is reported, and the rows stay",
                "refreshFails",
                [
                    "load()", "environment.fail(.\(plan.items))", "presenter.didPullToRefresh()",
                    "environment.deliver(.all)",
                    "#expect(view.calls == [.endRefreshing, .showToast(\"Could not refresh\")])",
                    "#expect(presenter.numberOfRows == 4)",
                ]
            ),
            SwiftText.test(
                "Rows have the order of the \(plan.severalItems)",
                "ordersRows",
                [
                    "load()",
                    "#expect(presenter.cellPresenter(at: 0).id == 1)",
                    "#expect(presenter.cellPresenter(at: 3).id == 4)",
                ]
            ),
        ] + selects + keeps + counts + removes + buttons + asks + filters + totals
            + announcements
    }

    private var pages: [String] {
        ListPageTests(
            plan: plan,
            object: "presenter",
            come: plan.loadingPage,
            display: { "willDisplayRow(at: \($0))" },
            refresh: "didPullToRefresh()",
            retry: "didTapRetryMore()",
            count: "page.presenter.numberOfRows",
            shows: { "#expect(page.view.calls.contains(\(plan.footerCall($0))))" },
            forget: ["page.view.calls = []"],
            removal: plan.removal.map { removal in
                ListPageTests.Removal(
                    remove: { index, id in
                        ["cellPresenter(at: \(index)).\(removal.tap)()"]
                            + (removal.question == nil
                                ? [] : ["\(removal.didConfirm)(\(plan.owner): \(id))"])
                    },
                    isEmpty: "page.view.calls.contains(.showEmpty(\(plan.emptyText)))"
                )
            }
        )
        .tests
    }

    private var filters: [String] {
        ListFilterTests(
            plan: plan,
            object: "presenter",
            load: "viewDidLoad()",
            refresh: "didPullToRefresh()",
            choose: "didChoose",
            change: { toggle, id in
                ["cellPresenter(at: 0).\(toggle.tap)()"]
                    + (toggle.question == nil ? [] : ["\(toggle.didConfirm)(\(plan.owner): \(id))"])
            },
            rows: (
                shown:
                    "(0..<page.presenter.numberOfRows).map { page.presenter.cellPresenter(at: $0).id }",
                expected: { "\($0)" }
            ),
            tells: { "#expect(page.view.calls.contains(.showFilter(.\($0.name.member))))" },
            failed: "#expect(!page.view.calls.contains(.showEmpty(\(plan.emptyText))))"
        )
        .tests
    }

    private var selects: [String] {
        plan.leadTests(
            row: "presenter.didSelectRow(at: 1)",
            image: { "presenter.\($0.tap)(at: 1)" }
        )
    }

    /// The tests that the presenters of changed rows are kept, and that their calls are passed on.
    private var keeps: [String] {
        plan.keepTests(
            change: { toggle in
                let answer = "presenter.\(toggle.didConfirm)(\(plan.owner): 1)"
                return [tap(toggle)] + (toggle.question == nil ? [] : [answer])
            },
            refresh: "presenter.didPullToRefresh()",
            shows: { "#expect(cell(at: 0).contains(.show\($0.name.type)(\($1))))" },
            tells: (
                before: [],
                after: { toggle in
                    let asked = toggle.question == nil ? "" : "\(asking(toggle)), "
                    return "#expect(view.calls == [\(asked).showToast(\(toggle.failure))])"
                }
            )
        )
    }

    /// The tests that running counts are kept, and that their calls are passed on.
    private var counts: [String] {
        plan.countTests(
            "presenter",
            tap: { count, id in
                ["cellPresenter(at: \(id - 1)).\(count.tap)()"]
                    + (count.question == nil ? [] : ["\(count.didConfirm)(\(plan.owner): \(id))"])
            },
            load: "presenter.viewDidLoad()",
            refresh: "didPullToRefresh()",
            shows: { "#expect(page.cell(at: \($1)).contains(.show\($0.name.type)(\($2))))" },
            tells: (
                before: [],
                after: { "#expect(page.view.calls.last == .showToast(\($0)))" }
            )
        )
    }

    /// Returns the statements that remove the row at an index, including the confirmation if it is
    /// required.
    ///
    /// - Parameter id: the number of the entity in the row.
    private func remove(_ index: Int, _ id: Int) -> [String] {
        guard let removal = plan.removal else { return [] }
        let tap = "presenter.cellPresenter(at: \(index)).\(removal.tap)()"
        guard removal.question != nil else { return [tap] }
        return [tap, "presenter.\(removal.didConfirm)(\(plan.owner): \(id))"]
    }

    /// Returns the expectation that the rows of the given entities are shown.
    private func expecting(_ ids: [Int]) -> String {
        "#expect((0..<presenter.numberOfRows).map { presenter.cellPresenter(at: $0).id } == \(ids))"
    }

    private var buttons: [String] {
        ListButtonTests(plan: plan).tests(
            ListButtonTests.Use(
                begin: ["load()"],
                tap: { "presenter.\($0.tap)()" },
                remove: remove,
                expecting: expecting,
                told: { "#expect(view.calls.last == .showToast(\($0.failure)))" },
                enabled: { button, isEnabled in
                    "#expect(view.calls.last { [.\(button.enable)(true), "
                        + ".\(button.enable)(false)].contains($0) } == "
                        + ".\(button.enable)(\(isEnabled)))"
                }
            )
        )
    }

    private var removes: [String] {
        ListRemovalTests(plan: plan).tests(
            begin: ["load()"],
            remove: remove,
            refresh: "presenter.didPullToRefresh()",
            expecting: expecting,
            empty: ["#expect(view.calls.contains(.showEmpty(\(plan.emptyText))))"],
            told: { ["#expect(view.calls.last == .showToast(\($0)))"] }
        )
    }

    private func tap(_ toggle: any RowAction) -> String {
        "presenter.cellPresenter(at: 0).\(toggle.tap)()"
    }

    /// Returns the call to the view for the question of the first row.
    private func asking(_ toggle: any RowAction) -> String {
        ".\(toggle.confirm)(\(plan.askedOfFirst(toggle)), \(plan.owner): 1)"
    }

    /// The tests that the question of a row is shown and that the answer is passed to the row.
    private var asks: [String] {
        guard let toggle = plan.confirmed else { return [] }
        guard toggle.isHeld else {
            return [
                plan.asksToCount(
                    toggle,
                    begin: "page.presenter.viewDidLoad()",
                    listen: ["page.view.calls = []"],
                    tap: { "page.presenter.cellPresenter(at: \($0 - 1)).\(toggle.tap)()" },
                    asked: {
                        "#expect(page.view.calls == [.\(toggle.confirm)(\($1), \(plan.owner): \($0))])"
                    },
                    confirm: { "page.presenter.\(toggle.didConfirm)(\(plan.owner): \($0))" }
                )
            ]
        }
        return [
            SwiftText.test(
                "The question of a row is shown, and the answer is passed to it",
                "asks",
                [
                    "load()", tap(toggle), "#expect(view.calls == [\(asking(toggle))])",
                    "presenter.\(toggle.didCancel)(\(plan.owner): 1)", tap(toggle),
                    "#expect(view.calls.count == 2)", "#expect(environment.waitingReplies == 0)",
                    "presenter.\(toggle.didConfirm)(\(plan.owner): 1)",
                    "#expect(environment.requests.last == .\(toggle.operation.member)(\(plan.item)ID: 1))",
                ]
            )
        ]
    }
}
