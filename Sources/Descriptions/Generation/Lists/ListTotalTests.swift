internal import Descriptions

/// The tests of the label with the number of rows. All variants share them; only the calls and the
/// recorded outputs differ.
struct ListTotalTests {
    let plan: ListPlan
    /// The call of the suite that loads the list and delivers the reply.
    let come: String
    /// The name of the tested object, and its calls that refresh the list and select a filter.
    let object: String
    let refresh: String
    let choose: String
    /// A closure that returns the calls that remove the first row.
    let remove: () -> [String]
    /// A closure that returns the expectation that the label has a text.
    let shows: (String) -> String

    private func shows(_ count: Int) -> String {
        shows(SwiftText.literal(plan.list.total?.text(count) ?? ""))
    }

    private func call(_ call: String) -> String { "page.\(object).\(call)" }

    var tests: [String] {
        guard plan.list.total != nil else { return [] }
        let making = "let page = Self(count: 4)"
        let deliver = "page.environment.deliver(.all)"
        let changed = [1, 0].flatMap { count in
            ["page.\(plan.setting(count))", call(refresh), deliver, shows(count)]
        }
        let chosen = plan.filters.reversed().flatMap { filter in
            [
                call("\(choose)(.\(filter.name.member))"),
                shows(plan.shown(by: filter, of: 4).count),
            ]
        }
        let removed = plan.removal == nil ? [] : remove().map(call) + [shows(3), deliver, shows(3)]
        return [
            SwiftText.test(
                "The label above the list counts the shown rows",
                "countsRows",
                [making, "page.\(come)"] + chosen + changed
            )
        ]
            + (removed.isEmpty
                ? []
                : [
                    SwiftText.test(
                        "A removed row is not counted",
                        "countsNoRemovedRow",
                        [making, "page.\(come)"] + removed
                    )
                ])
    }
}

extension ListPresenterTests {
    var totals: [String] {
        ListTotalTests(
            plan: plan,
            come: "load()",
            object: "presenter",
            refresh: "didPullToRefresh()",
            choose: "didChoose",
            remove: {
                plan.removal.map { removal in
                    ["cellPresenter(at: 0).\(removal.tap)()"]
                        + (removal.question == nil
                            ? [] : ["\(removal.didConfirm)(\(plan.owner): 1)"])
                } ?? []
            },
            shows: { text in
                "#expect(page.view.calls.last { if case .show\(total) = $0 { true } else { false } }"
                    + " == .show\(total)(\(text)))"
            }
        )
        .tests
    }

    private var total: String { plan.list.total?.name.type ?? "" }
}

extension ListViewModelTests {
    var totals: [String] {
        guard let total = plan.list.total?.name.member else { return [] }
        let tests = ListTotalTests(
            plan: plan,
            come: "load()",
            object: "viewModel",
            refresh: "pullToRefresh()",
            choose: "choose",
            remove: {
                plan.removal.map { removal in
                    ["rows.value[0].\(removal.method)()"]
                        + (removal.question == nil
                            ? [] : ["rows.value[0].\(removal.confirm)()"])
                } ?? []
            },
            shows: { "#expect(page.viewModel.\(total).value == \($0))" }
        )
        let hears = SwiftText.test(
            "An observer receives the number of rows at once, and every change",
            "tellsTheTotal",
            [
                "let observer = Observer()", "var texts: [String] = []",
                "viewModel.\(total).bind(to: observer) { texts.appendChange($1) }", "load()",
                "#expect(texts.first == \"\")",
                "#expect(texts.last == \(SwiftText.literal(plan.list.total?.text(4) ?? "")))",
            ]
        )
        return tests.tests + [hears]
    }
}

extension FetchingListPresenterTests {
    /// The test of the number of rows; others have the numbers of several rows.
    var totals: [String] {
        guard plan.list.total != nil else { return [] }
        return [
            SwiftText.test(
                "A single row is counted",
                "countsOneRow",
                [
                    fetched("[\(plan.items)[0]]"),
                    "#expect(view.calls.contains(\(plan.totalCalls(1).joined())))",
                ]
            )
        ]
    }
}

extension ListPlan {
    /// The call to the view that shows the number of rows; none without the label.
    func totalCalls(_ count: Int) -> [String] {
        list.total.map { [".show\($0.name.type)(\(SwiftText.literal($0.text(count))))"] } ?? []
    }

    /// The calls to the view at a change of the rows.
    func reloaded(_ count: Int) -> String {
        (totalCalls(count) + [".reloadRows"]).joined(separator: ", ")
    }

    /// Returns the scenarios of the label with the number of rows.
    func totalScripts(_ texts: ListScenarioTexts) -> [NamedScenarioText] {
        guard let total = list.total else { return [] }
        func expect(_ count: Int) -> String { texts.expect(texts.total(count)) }
        let none = texts.expect([texts.pair(total.name.identifier, "\"\"")])
        let chosen = filters.reversed().flatMap { filter in
            [texts.tap(filter.name), expect(shown(by: filter, of: 3).count)]
        }
        let removed = removal.map { texts.tap($0, 3) + [expect(2), texts.deliver] } ?? []
        let changed = [1, 0].flatMap { [texts.set($0), texts.pull, texts.deliver, expect($0)] }
        return [
            NamedScenarioText(
                name: "counts-rows-in-\(total.name.identifier)",
                summary: "The label above the list counts the shown rows, once they have loaded.",
                lines: [
                    texts.opening(3, [texts.failing]), none, texts.deliver, none, texts.pull,
                    texts.deliver, expect(3),
                ] + chosen + removed + changed
            )
        ]
    }
}
