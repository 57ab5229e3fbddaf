internal import Descriptions

/// The tests of VIPER's presenter of a list and of its router, and the spies that they look through.
struct FetchingListPresenterTests {
    let plan: ListPlan

    private var summary: String { "\(plan.itemType)Summary" }

    var files: [(name: String, text: String)] {
        let interactor = SpyText(
            type: "\(plan.type)Interactor",
            module: "\(plan.contract)VIPER",
            methods: [.init("fetch\(plan.itemsType)"), .init("refresh\(plan.itemsType)")]
                + plan.toggles.flatMap(interactorMethods)
                + plan.counts.flatMap(interactorMethods)
                + ListRemovalTests(plan: plan).interactorMethods
                + ListButtonTests(plan: plan).interactorMethods + choosing
                + fetchingMore,
            imports: plan.filters.isEmpty ? [] : [plan.contract],
            content: (
                filter + ["var \(plan.items): [\(summary)] = []"]
                    + (plan.isShrinking ? ["var isEmpty = false"] : []),
                [
                    "var \(plan.item)Count: Int { \(plan.items).count }",
                    "func \(plan.item)(at index: Int) -> \(summary) { \(plan.items)[index] }",
                ]
            )
        )
        return [interactor.file, suite]
            + (plan.leads.isEmpty ? [] : ListRouterTests(plan: plan).files)
    }

    private var fetchingMore: [SpyText.Method] {
        plan.isPaged
            ? [
                .init("fetchMore\(plan.itemsType)", [("behind", "index", "Int")]),
                .init("retryFetchingMore\(plan.itemsType)"),
            ] : []
    }

    /// What the interactor is asked of pages, and what is shown of them.
    private var pages: [String] {
        guard plan.isPaged else { return [] }
        let footers: [(paging: String, footer: ListPageTests.Footer)] = [
            (".idle", .hidden), (".running", .loading), (".failed", .failed), (".complete", .end),
        ]
        return [
            SwiftText.test(
                "Each displayed row and each tap on retry is passed to the interactor",
                "asksForMore",
                [
                    "presenter.willDisplayRow(at: 3)", "presenter.didTapRetryMore()",
                    "#expect(interactor.calls == [.fetchMore\(plan.itemsType)(behind: 3), .retryFetchingMore\(plan.itemsType)])",
                    "#expect(view.calls.isEmpty)",
                ]
                    + (plan.isShrinking
                        ? []
                        : [
                            "presenter.didFetchMore\(plan.itemsType)()",
                            "#expect(view.calls == [.reloadRows])",
                        ])
            ),
            SwiftText.test(
                "The footer after the last row follows the paging state of the interactor",
                "showsTheFooter",
                footers.flatMap { paging, footer in
                    [
                        "presenter.didChangePaging(\(paging))",
                        "#expect(view.calls.last == \(plan.footerCall(footer)))",
                    ]
                }
            ),
        ]
    }

    private var choosing: [SpyText.Method] {
        plan.filters.isEmpty ? [] : [.init("choose", [(nil, "filter", plan.filterType)])]
    }

    private var filter: [String] {
        plan.filters.isEmpty ? [] : ["var filter = \(plan.firstFilter)"]
    }

    private func interactorMethods(_ count: ListCount) -> [SpyText.Method] {
        guard count.question != nil else {
            return [.init(count.method, [("at", "index", "Int")])]
        }
        return [
            .init(count.ask, [("at", "index", "Int")]),
            .init(count.method, [(plan.owner, "id", "Int")]),
        ]
    }

    private func interactorMethods(_ toggle: ListToggle) -> [SpyText.Method] {
        guard toggle.question != nil else {
            return [.init(toggle.method, [("at", "index", "Int")])]
        }
        return [.init(toggle.ask, [("at", "index", "Int")])]
            + [toggle.method, toggle.cancel].map { .init($0, [(plan.owner, "id", "Int")]) }
    }

    private var suite: (name: String, text: String) {
        let hasRouter = !plan.leads.isEmpty
        let router = hasRouter ? ["private let router = \(plan.type)RouterSpy()"] : []
        let made =
            "\(plan.type)Presenter(interactor: interactor\(hasRouter ? ", router: router" : ""))"
        let hasDate = plan.shownFields.contains { $0.kind == .date }
        let modules =
            ["Testing"] + (hasDate ? ["Foundation"] : [])
            + (plan.filters.isEmpty ? [] : [plan.contract])
        let samples = [Sample.first(plan.description), Sample.later(plan.description)]
        let listed = zip(samples, [4, 3]).map { "    \(literal($0, id: $1)),\n" }.joined()
        return (
            "WithoutViewTests+\(plan.type)Presenter",
            """
            \(SwiftText.imports("internal", modules))

            @testable internal import \(plan.contract)VIPER

            extension WithoutViewTests {
                @MainActor
                @Suite("The presenter of \(plan.severalItems)")
                struct \(plan.type)PresenterTests {
                    private let interactor = \(plan.type)InteractorSpy()
            \(plan.lines(router, indented: 8))        private let view = \(plan.type)ViewSpy()
                    private let presenter: \(plan.type)Presenter

                    private let \(plan.items) = [
            \(SwiftText.indented(listed, by: 8))        ]

                    init() {
                        presenter = \(made)
                        presenter.view = view
                    }

                    /// Lists the \(plan.severalItems).
                    private func list() {
                        interactor.\(plan.items) = \(plan.items)
                    }

                    /// The calls that a cell receives when it is filled for a row.
                    private func cell(at row: Int) -> [\(plan.itemType)CellSpy.Call] {
                        let cell = \(plan.itemType)CellSpy()
                        presenter.fill(cell, at: row)
                        return cell.calls
                    }

            \(SwiftText.indented(tests(samples).joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    private func literal(_ sample: Sample, id: Int) -> String {
        plan.summary(sample, id: id)
    }

    private func tests(_ samples: [Sample]) -> [String] {
        let selects = plan.route.map { _ in
            SwiftText.test(
                "A row opens its \(plan.entity.name)",
                "opens\(plan.itemType)",
                [
                    "list()", "presenter.didSelectRow(at: 1)",
                    "#expect(router.calls == [.open\(plan.itemType)(id: 3)])",
                ]
            )
        }
        let filters = plan.filters.last.map { filter in
            SwiftText.test(
                "A selected filter is passed to the interactor, and the result is shown",
                "filters",
                [
                    "interactor.filter = .\(filter.name.member)",
                    "presenter.didChoose(.\(plan.filters[0].name.member))",
                    "#expect(interactor.calls == [.choose(.\(plan.filters[0].name.member))])",
                    "#expect(view.calls == [.showFilter(.\(filter.name.member))])",
                ]
            )
        }
        let links = plan.links.map { link in
            SwiftText.test(
                "A tap on the \(link.image) opens its page",
                "opens\(link.image.type)",
                [
                    "list()", "presenter.\(link.tap)(at: 1)",
                    "#expect(router.calls == [.\(link.open)(id: \(samples[1].page(link, of: plan.entity)))])",
                ]
            )
        }
        return (filters.map { [$0] } ?? []) + pages + links
            + ListButtonTests(plan: plan).presenter + [
                SwiftText.test(
                    "Each user action is passed to the interactor",
                    "asks",
                    [
                        "presenter.viewDidLoad()", "presenter.didTapRetry()",
                        "presenter.didPullToRefresh()",
                        "#expect(interactor.calls == [.fetch\(plan.itemsType), .fetch\(plan.itemsType), .refresh\(plan.itemsType)])",
                        plan.filters.isEmpty
                            ? "#expect(view.calls.isEmpty)"
                            : "#expect(view.calls == [.showFilter(.\(plan.filters[0].name.member))])",
                    ]
                ),
                SwiftText.test(
                    "Loading is shown until all entries have loaded",
                    "loads",
                    [
                        "presenter.didBeginFetching\(plan.itemsType)()",
                        "#expect(view.calls == [.showLoading])",
                        "#expect(presenter.numberOfRows == 0)", "view.calls = []", "list()",
                        "presenter.didFetch\(plan.itemsType)()",
                        "#expect(view.calls == [.endRefreshing, .showRows, .reloadRows])",
                        "#expect(presenter.numberOfRows == 2)",
                    ]
                ),
                SwiftText.test(
                    "A failed load shows an error",
                    "loadFails",
                    [
                        "presenter.didFailToFetch\(plan.itemsType)()",
                        "#expect(view.calls == [.endRefreshing, .showError(\(plan.failureText))])",
                    ]
                ),
                SwiftText.test(
                    "An empty list is reported",
                    "showsNothing",
                    (plan.isShrinking ? ["interactor.isEmpty = true"] : []) + [
                        "presenter.didFetch\(plan.itemsType)()",
                        "#expect(view.calls == [.endRefreshing, .showEmpty(\(plan.emptyText)), .reloadRows])",
                    ]
                ),
                SwiftText.test(
                    "A failed refresh is reported",
                    "refreshFails",
                    [
                        "presenter.didFailToRefresh\(plan.itemsType)()",
                        "#expect(view.calls == [.endRefreshing, .showToast(\"Could not refresh\")])",
                    ]
                ), fills(samples),
            ] + plan.list.elements.compactMap(trial) + changes(samples)
            + (selects.map { [$0] } ?? []) + [
                SwiftText.test(
                    "The presenter keeps no view alive and works without it",
                    "keepsNoView",
                    [
                        "var view: \(plan.type)ViewSpy? = \(plan.type)ViewSpy()",
                        "presenter.view = view", "view = nil", "#expect(presenter.view == nil)",
                        "list()", "presenter.didFetch\(plan.itemsType)()",
                        "#expect(presenter.numberOfRows == 2)",
                    ]
                )
            ]
    }

    private func changes(_ samples: [Sample]) -> [String] {
        guard plan.hasChanges else { return [] }
        let shown = samples.enumerated().flatMap { row, sample in
            plan.changing.map {
                ".show\($0.name.type)(\(SwiftText.literal(sample.text($0.text))), at: \(row))"
            } + plan.enabling.map { ".\($0.enable)(\(sample.canCount($0)), at: \(row))" }
        }
        let taps = plan.toggles.map { toggle in
            SwiftText.test(
                "A tap on “\(toggle.button)” is passed to the interactor",
                "asks\(toggle.button.type)",
                [
                    "presenter.\(toggle.tap)(at: 1)",
                    "#expect(interactor.calls == [.\(toggle.question == nil ? toggle.method : toggle.ask)(at: 1)])",
                ]
            )
        }
        let failures = plan.toggles.map { toggle in
            SwiftText.test(
                "A failed change of “\(toggle.field.name)” is reported",
                "tells\(toggle.field.name.type)",
                [
                    "presenter.\(toggle.didFail)()",
                    "#expect(view.calls == [.showToast(\(toggle.failure))])",
                ]
            )
        }
        let changed = SwiftText.test(
            "A change of a row shows in it",
            "showsChanges",
            [
                "for row in 0...1 { presenter.didChange\(plan.itemType)(\(plan.items)[row], at: row) }",
                "let expected: [\(plan.type)ViewSpy.Call] = [",
            ] + shown.map { "    \($0)," } + [
                "]", "#expect(view.calls == expected)",
            ]
        )
        return taps + failures + ListCountTests(plan: plan).presenter
            + ListRemovalTests(plan: plan).presenter
            + (plan.confirmed.map { [asks($0, samples[0])] + asksAbout($0) } ?? [])
            + (plan.showsChanges ? [changed] : [])
    }

    private func asks(_ toggle: any RowAction, _ sample: Sample) -> String {
        let text = SwiftText.literal(toggle.question.map { sample.text($0.text) } ?? "")
        return SwiftText.test(
            "The confirmation is requested, and the answer is passed to the interactor",
            toggle.confirm.replacing("confirm", with: "confirms"),
            [
                "presenter.\(toggle.mustConfirm)(of: \(plan.items)[0])",
                "#expect(view.calls == [.\(toggle.confirm)(\(text), \(plan.owner): 4)])",
                "presenter.\(toggle.didConfirm)(\(plan.owner): 4)",
            ]
                + (toggle.isHeld
                    ? [
                        "presenter.\(toggle.didCancel)(\(plan.owner): 3)",
                        "#expect(interactor.calls == [.\(toggle.method)(\(plan.owner): 4), .\(toggle.cancel)(\(plan.owner): 3)])",
                    ] : ["#expect(interactor.calls == [.\(toggle.method)(\(plan.owner): 4)])"])
        )
    }

    /// What is asked has what there is in it.
    private func asksAbout(_ toggle: any RowAction) -> [String] {
        let samples = plan.questioned(toggle)
        guard let question = toggle.question, !samples.isEmpty else { return [] }
        return [
            SwiftText.test(
                "The question shows the current values",
                "asksAboutIt",
                arguments: samples.map {
                    "(\(literal($0, id: 3)), \(SwiftText.literal($0.text(question.text))))"
                },
                parameters: "\(plan.item): \(summary), question: String",
                [
                    "presenter.\(toggle.mustConfirm)(of: \(plan.item))",
                    "#expect(view.calls == [.\(toggle.confirm)(question, \(plan.owner): 3)])",
                ]
            )
        ]
    }

    private func fills(_ samples: [Sample]) -> String {
        let lines = zip(samples, [4, 3]).enumerated().flatMap { row, part in
            let calls =
                [".showIdentifier(\"\(plan.identifier(part.1))\")"]
                + plan.list.elements.map {
                    ".show\($0.name.type)(\(SwiftText.literal(part.0.text($0.text))))"
                } + plan.enabling.map { ".\($0.enable)(\(part.0.canCount($0)))" }
            return ["#expect(", "    cell(at: \(row)) == ["]
                + calls.map { "        \($0)," } + ["    ]", ")"]
        }
        return SwiftText.test(
            "A cell receives everything that its row shows",
            "fillsCell",
            ["list()"] + lines
        )
    }

    private func trial(_ label: EntityElement) -> String? {
        let samples = plan.samples(label)
        guard !samples.isEmpty else { return nil }
        let member = label.name.member
        return SwiftText.test(
            "A row shows the \(label.name) of any \(plan.entity.name)",
            "shows\(label.name.type)",
            arguments: samples.map {
                "(\(literal($0, id: 3)), \(SwiftText.literal($0.text(label.text))))"
            },
            parameters: "\(plan.item): \(summary), \(member): String",
            [
                "interactor.\(plan.items) = [\(plan.item)]",
                "#expect(cell(at: 0).contains(.show\(label.name.type)(\(member))))",
            ]
        )
    }
}
