internal import Descriptions

/// The tests of the interactor of a list, and the spy that they use.
struct ListInteractorTests {
    let plan: ListPlan

    private var fetch: String { "fetch\(plan.itemsType)()" }
    private var refresh: String { "refresh\(plan.itemsType)()" }
    private var count: String { "output.\(plan.items).count" }

    var files: [(name: String, text: String)] {
        let item = plan.item
        let items = plan.items
        let summaries = "[\(plan.itemType)Summary]"
        let hasMore: [(label: String?, name: String, type: String)] =
            plan.isShrinking ? [("hasMore", "hasMore", "Bool")] : []
        let changed: [SpyText.Method] =
            (!plan.showsChanges
                ? []
                : [
                    .init(
                        "didUpdate\(plan.itemType)",
                        [(nil, item, "\(plan.itemType)Summary")],
                        storing: [
                            "if let index = \(items).firstIndex(where: { $0.id == \(item).id }) {",
                            "    \(items)[index] = \(item)", "}",
                        ]
                    )
                ])
            + (plan.confirmed.map {
                [.init($0.mustConfirm, [("of", plan.item, "\(plan.itemType)Summary")])]
            } ?? []) + plan.toggles.map { .init($0.didFail) }
            + plan.counts.flatMap { count -> [SpyText.Method] in
                (count.success == nil ? [] : [.init(count.didCount)]) + [.init(count.didFail)]
            } + ListRemovalTests(plan: plan).outputMethods
            + ListButtonTests(plan: plan).outputMethods
        let spy = SpyText(
            type: "\(plan.type)InteractorOutput",
            module: "\(plan.contract)VIPER",
            methods: [
                .init("didBeginFetching\(plan.itemsType)"),
                .init(
                    "didFetch\(plan.itemsType)",
                    [(nil, items, summaries)] + hasMore,
                    storing: ["self.\(items) = \(items)"]
                        + (plan.isShrinking ? ["self.hasMore = hasMore"] : []),
                    recordsParameters: false
                ),
                .init("didFailToFetch\(plan.itemsType)"),
                .init("didFailToRefresh\(plan.itemsType)"),
            ] + (plan.isSifted ? [.init("didEndFetching\(plan.itemsType)")] : [])
                + (plan.isPaged
                    ? (plan.isShrinking
                        ? []
                        : [
                            .init(
                                "didFetchMore\(plan.itemsType)",
                                [(nil, items, summaries)],
                                storing: ["self.\(items) += \(items)"],
                                recordsParameters: false
                            )
                        ])
                        + [.init("didChangePaging", [(nil, "paging", "PagingSummary")])]
                    : []) + changed,
            isReset: true,
            content: (
                [
                    "/// The listed \(plan.severalItems), in order.",
                    "private(set) var \(items): \(summaries) = []",
                ] + (plan.isShrinking ? ["private(set) var hasMore = false"] : []),
                plan.isShrinking ? ["var isEmpty: Bool { \(items).isEmpty && !hasMore }"] : []
            )
        )
        let suite = plan.interactorSuite(
            helpers: plan.loading("fetch", clearing: "the recorded calls") {
                ["interactor.\(fetch)", $0, "output.calls = []"]
            }
                + plan.delivering(
                    count: count,
                    display: "interactor.fetchMore\(plan.itemsType)()"
                ),
            tests: tests
        )
        return [spy.file, suite]
    }

    /// The code with which the tests of the buttons above the rows use the interactor.
    private var use: ListButtonTests.Use {
        ListButtonTests.Use(
            begin: ["fetch()"],
            tap: { "interactor.\($0.method)()" },
            remove: { _, id in
                plan.removal?.done(ofRow: "\(id)").map { "interactor.\($0)" } ?? []
            },
            expecting: plan.expecting,
            told: { "#expect(output.calls.last == .\($0.didFail))" },
            enabled: { button, isEnabled in
                "#expect(output.calls.last { [.\(button.didEnable)(true), "
                    + ".\(button.didEnable)(false)].contains($0) } == "
                    + ".\(button.didEnable)(\(isEnabled)))"
            }
        )
    }

    private var tests: [String] {
        plan.displayingRows(common) + pages + [
            SwiftText.test(
                "Replies after the interactor is released do nothing and retain no object",
                "releases",
                [
                    "var interactor: \(plan.type)Interactor? = Self.interactor(in: environment)",
                    "weak let released = interactor", "interactor?.output = output",
                    "interactor?.\(fetch)", "environment.deliver(.all)",
                    "interactor?.\(refresh)", "interactor = nil", "#expect(released == nil)",
                    "output.calls = []", "environment.deliver(.all)",
                    "#expect(output.calls.isEmpty)",
                ]
            ),
            SwiftText.test(
                "The interactor keeps no output alive and works without it",
                "keepsNoOutput",
                [
                    "var output: \(plan.type)InteractorOutputSpy? = \(plan.type)InteractorOutputSpy()",
                    "interactor.output = output", "output = nil",
                    "#expect(interactor.output == nil)", "fetch()",
                    "#expect(environment.requests == [\(plan.firstRequest)])",
                ]
            ),
        ]
    }

    private var common: [String] {
        [
            SwiftText.test(
                "All entries are listed in order",
                "fetches",
                [
                    "interactor.\(fetch)",
                    "#expect(output.calls == [.didBeginFetching\(plan.itemsType)])",
                    "environment.deliver(.all)",
                    "#expect(output.calls == [.didBeginFetching\(plan.itemsType), \(plan.fetchCalls(of: 4))])",
                    plan.expecting([1, 2, 3, 4]),
                    "#expect(environment.requests == [\(plan.requests(of: 4))])",
                ]
            ), handsUp,
            SwiftText.test(
                "A failed load is reported and can be requested again",
                "fetchFails",
                [
                    "environment.fail(.\(plan.items))", "interactor.\(fetch)",
                    "environment.deliver(.all)",
                    "#expect(output.calls == [.didBeginFetching\(plan.itemsType), \(plan.fetchEnd).didFailToFetch\(plan.itemsType)])",
                    "fetch()", "#expect(\(count) == 4)",
                ]
            ),
            SwiftText.test(
                "After a failed first load a refresh loads",
                "refreshesAfterFailure",
                [
                    "environment.fail(.\(plan.items))", "fetch()", "interactor.\(refresh)",
                    "#expect(output.calls == [.didBeginFetching\(plan.itemsType)])",
                    "environment.deliver(.all)", "#expect(\(count) == 4)",
                ]
            ),
            SwiftText.test(
                "A refresh does nothing while the first load or a refresh runs",
                "refreshesOnce",
                [
                    "interactor.\(fetch)", "interactor.\(refresh)",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "interactor.\(refresh)", "interactor.\(refresh)",
                    "#expect(environment.waitingReplies == 1)", "environment.deliver(.all)",
                    "interactor.\(refresh)", "#expect(environment.waitingReplies == 1)",
                ]
            ),
            SwiftText.test(
                "A refresh lists the current entries",
                "refreshes",
                [
                    "fetch()", plan.setting(2), "interactor.\(refresh)",
                    "#expect(output.calls.isEmpty)", "environment.deliver(.all)",
                    "#expect(output.calls == [\(plan.fetchCalls(of: 2))])",
                    "#expect(\(count) == 2)",
                ]
            ),
            SwiftText.test(
                "A failed refresh is reported, and the list stays",
                "refreshFails",
                [
                    "fetch()", "environment.fail(.\(plan.items))", "interactor.\(refresh)",
                    "environment.deliver(.all)",
                    "#expect(output.calls == [\(plan.fetchEnd).didFailToRefresh\(plan.itemsType)])",
                    "#expect(\(count) == 4)",
                ]
            ),
        ] + plan.toggles.flatMap(changes) + (plan.confirmedToggle.map { [asks($0)] } ?? [])
            + filters
            + ListCountTests(plan: plan).interactor + ListRemovalTests(plan: plan).interactor
            + ListButtonTests(plan: plan).tests(use) + announcements
    }

    private var pages: [String] {
        ListPageTests(
            plan: plan,
            object: "interactor",
            come: plan.hasSmallPages ? "fetchPage()" : "fetch()",
            display: { _ in "fetchMore\(plan.itemsType)()" },
            decidesOnRow: false,
            refresh: refresh,
            retry: "retryFetchingMore\(plan.itemsType)()",
            count: "page.\(count)",
            shows: { footer in
                let value =
                    switch footer {
                    case .hidden: ".idle"
                    case .loading: ".running"
                    case .failed: ".failed"
                    case .end: ".complete"
                    }
                return "#expect(page.output.calls.contains(.didChangePaging(\(value))))"
            },
            further: plan.isShrinking
                ? [] : ["#expect(page.output.calls.contains(.didFetchMore\(plan.itemsType)))"],
            forget: ["page.output.calls = []"],
            removal: plan.removal.map { removal in
                ListPageTests.Removal(
                    remove: { _, id in removal.done(ofRow: id) },
                    isEmpty: "page.output.isEmpty"
                )
            }
        )
        .tests
    }

    private var filters: [String] {
        ListFilterTests(
            plan: plan,
            object: "interactor",
            come: "fetch()",
            load: fetch,
            refresh: refresh,
            choose: "choose",
            change: { toggle, id in toggle.done(ofRow: "\(id)") },
            rows: (shown: "page.output.\(plan.items).map(\\.id)", expected: { "\($0)" }),
            tells: { "#expect(page.interactor.filter == .\($0.name.member))" },
            failed: "#expect(page.output.calls.last == .didFailToFetch\(plan.itemsType))"
        )
        .tests
    }

    /// Returns the tests that a change is made at once and reverted after a failure.
    private func changes(_ toggle: ListToggle) -> [String] {
        let operation = ".\(toggle.operation.member)"
        let member = toggle.field.member
        let samples = (1...2).map { plan.entity.sample(id: $0, seed: Entity.defaultSeed) }
        let first = samples.map { $0[toggle.field.name] == .flag(true) }
        /// Returns the statements for a tap in the row at an index, with the confirmation if the
        /// action asks for one.
        func change(_ index: Int) -> [String] {
            toggle.done(ofRow: "\(index + 1)").map { "interactor.\($0)" }
        }
        func value(_ index: Int, _ isSet: Bool) -> String {
            "#expect(output.\(plan.items)[\(index)].\(member) == \(isSet))"
        }
        func didUpdate(_ index: Int) -> String {
            ".didUpdate\(plan.itemType)(output.\(plan.items)[\(index)])"
        }
        let asked = toggle.question == nil ? "" : ".\(toggle.mustConfirm)(of: before), "
        return [
            SwiftText.test(
                "“\(toggle.field.name)” changes at once, and one request is sent",
                "changes\(toggle.field.name.type)",
                ["fetch()"]
                    + (asked.isEmpty ? [] : ["let before = output.\(plan.items)[1]"])
                    + change(1) + [
                        value(1, !first[1]),
                        "#expect(output.calls == [\(asked)\(didUpdate(1))])",
                        "interactor.\(toggle.interactorMethod)(id: 2)",
                        "#expect(environment.requests\(plan.droppingLoad) == [\(operation)(\(plan.item)ID: 2)])",
                        "environment.deliver(.all)", value(1, !first[1]),
                    ] + change(1) + [value(1, first[1])]
            ),
            SwiftText.test(
                "A failed change of “\(toggle.field.name)” is rolled back and reported",
                "changeOf\(toggle.field.name.type)Fails",
                [
                    "fetch()", "environment.fail(\(operation))",
                ] + change(1) + [
                    "output.calls = []",
                    "environment.deliver(.all)", value(1, first[1]),
                    "#expect(output.calls == [\(didUpdate(1)), .\(toggle.didFail)])",
                ] + change(1) + [value(1, !first[1])]
            ),
            SwiftText.test(
                "A refresh keeps running requests and applies changes of \(toggle.field.name) in the service",
                "keeps\(toggle.field.name.type)",
                ["fetch()"] + change(0) + [
                    "interactor.\(refresh)", "environment.deliver(.last)",
                    value(0, !first[0]), "environment.deliver(.all)", "interactor.\(refresh)",
                    "environment.deliver(.all)", value(0, !first[0]),
                ]
            ),
            SwiftText.test(
                "A failed change of “\(toggle.field.name)” is reported even if the row is gone",
                "tellsOf\(toggle.field.name.type)",
                [
                    "fetch()", "environment.fail(\(operation))",
                ] + change(1) + [
                    plan.setting(1), "interactor.\(refresh)", "environment.deliver(.last)",
                    "output.calls = []",
                    "environment.deliver(.all)", "#expect(output.calls == [.\(toggle.didFail)])",
                    "#expect(\(count) == 1)",
                ]
            ),
        ]
    }

    /// Returns the test that nothing changes before the confirmation, even if the list is
    /// refreshed.
    private func asks(_ toggle: ListToggle) -> String {
        let ask = "interactor.\(toggle.ask)(id: 2)"
        let second = "output.\(plan.items)[1]"
        return SwiftText.test(
            "Nothing changes until the confirmation is answered",
            "asks\(toggle.field.name.type)",
            [
                "fetch()", "let before = \(second)", ask, ask,
                "#expect(output.calls == [.\(toggle.mustConfirm)(of: before)])",
                "interactor.\(toggle.method)(id: 1)",
                "#expect(environment.waitingReplies == 0)",
                "#expect(\(second) == before)", "interactor.\(toggle.cancel)(id: 2)", ask,
                "#expect(output.calls.count == 2)",
                "interactor.\(toggle.method)(id: 2)", "#expect(\(second) != before)",
                "#expect(environment.waitingReplies == 1)",
            ]
        )
    }

    /// The test that a DTO contains the values of the service.
    private var handsUp: String {
        let summaries = (1...4).map { id in
            "    \(plan.summary(Sample.listed(plan.entity, id: id), id: id)),"
        }
        return SwiftText.test(
            "The DTOs contain the shown values of the \(plan.severalItems)",
            "handsUp",
            ["fetch()", "let expected = ["] + summaries + [
                "]", "#expect(output.\(plan.items) == expected)",
            ]
        )
    }
}

extension RowAction {
    /// Returns the calls of an interactor that perform the action, with the confirmation if the
    /// action asks for one.
    ///
    /// - Parameter id: the expression for the id of the row.
    func done(ofRow id: String) -> [String] {
        (question == nil ? [method] : [ask, method]).map { "\($0)(id: \(id))" }
    }
}

extension ListPlan {
    /// Returns the expectation that the output of the interactor has received rows with the given
    /// ids.
    func expecting(_ ids: [Int]) -> String {
        "#expect(output.\(items).map(\\.id) == \(ids))"
    }

    /// Returns the suite of the interactor, which opens no pages.
    fileprivate func interactorSuite(
        helpers: String,
        tests: [String]
    ) -> (name: String, text: String) {
        let service = service.name.member
        let modules =
            [contract, "Model", "Scenarios", "Testing"] + (hasShownDate ? ["Foundation"] : [])
        return suite(
            "Interactor",
            in: "VIPER",
            title: "The interactor of \(severalItems)",
            listener: ("output", "\(type)InteractorOutputSpy"),
            modules: modules,
            made: "\(type)Interactor(\(service): environment.dependencies.\(service))",
            helpers: helpers,
            tests: tests
        )
    }

    private var hasShownDate: Bool { shownFields.contains { $0.kind == .date } }
}
