internal import Descriptions

/// The tests of the presenter of a list and of its router in VIPER, and the spies that they use.
struct FetchingListPresenterTests {
    let plan: ListPlan

    private var summary: String { "\(plan.itemType)Summary" }

    var files: [(name: String, text: String)] {
        let interactor = SpyText(
            type: "\(plan.type)Interactor",
            module: "\(plan.contract)VIPER",
            methods: [.init("fetch\(plan.itemsType)"), .init("refresh\(plan.itemsType)")]
                + plan.actions.flatMap(\.interactorMethods).map { .init($0, [("id", "id", "Int")]) }
                + ListButtonTests(plan: plan).interactorMethods + choosing
                + fetchingMore,
            imports: plan.filters.isEmpty ? [] : [plan.contract],
            content: (filter, [])
        )
        return [interactor.file, suite]
            + (plan.leads.isEmpty ? [] : ListRouterTests(plan: plan).files)
    }

    private var fetchingMore: [SpyText.Method] {
        plan.isPaged
            ? [
                .init("fetchMore\(plan.itemsType)"),
                .init("retryFetchingMore\(plan.itemsType)"),
            ] : []
    }

    /// The tests of lists that load in pages.
    private var pages: [String] {
        guard plan.isPaged else { return [] }
        let footers: [(paging: String, footer: ListPageTests.Footer)] = [
            (".idle", .hidden), (".running", .loading), (".failed", .failed), (".complete", .end),
        ]
        return [
            SwiftText.test(
                "Only the last row and a tap on retry request more from the interactor",
                "asksForMore",
                [
                    "list()", "presenter.willDisplayRow(id: 4)",
                    "#expect(interactor.calls.isEmpty)",
                    "presenter.willDisplayRow(id: 3)", "presenter.didTapRetryMore()",
                    "#expect(interactor.calls == [.fetchMore\(plan.itemsType), .retryFetchingMore\(plan.itemsType)])",
                    "#expect(view.calls.isEmpty)",
                ]
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
        ] + further
    }

    /// The test of further pages; none if the interactor always passes all that is listed.
    private var further: [String] {
        guard !plan.isShrinking else { return [] }
        let updating = [
            "view.calls = []", "presenter.didUpdate\(plan.itemType)(\(plan.items)[1])",
            "#expect(view.calls == [.updateRow(presenter.row(at: 1))])",
        ]
        return [
            SwiftText.test(
                "Further pages follow the listed rows",
                "loadsMore",
                [
                    "presenter.didFetch\(plan.itemsType)([\(plan.items)[0]])",
                    "view.calls = []",
                    "presenter.didFetchMore\(plan.itemsType)([\(plan.items)[1]])",
                    "#expect(view.calls == [\(plan.reloaded(2))])",
                    "#expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3])",
                ] + (plan.showsChanges ? updating : [])
            )
        ]
    }

    private var choosing: [SpyText.Method] {
        plan.filters.isEmpty ? [] : [.init("choose", [(nil, "filter", plan.filterType)])]
    }

    private var filter: [String] {
        plan.filters.isEmpty ? [] : ["var filter = \(plan.firstFilter)"]
    }

    /// Returns the call with which the interactor passes DTOs to the presenter.
    func fetched(_ items: String, hasMore: Bool = false) -> String {
        let more = plan.isShrinking ? ", hasMore: \(hasMore)" : ""
        return "presenter.didFetch\(plan.itemsType)(\(items)\(more))"
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

                    /// Lists the \(plan.severalItems) and clears the recorded calls.
                    private func list() {
                        \(fetched(plan.items))
                        view.calls = []
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
                    "presenter.didSelectRow(id: 3)",
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
                    "presenter.\(link.tap)(pageID: 7)",
                    "#expect(router.calls == [.\(link.open)(id: 7)])",
                ]
            )
        }
        return (filters.map { [$0] } ?? []) + pages + links + endsFetching + totals
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
                        "#expect(presenter.numberOfRows == 0)", "view.calls = []",
                        fetched(plan.items),
                        "#expect(view.calls == [\(plan.refreshEnd).showRows, \(plan.reloaded(2))])",
                        "#expect(presenter.numberOfRows == 2)",
                    ]
                ),
                SwiftText.test(
                    "A failed load shows an error",
                    "loadFails",
                    [
                        "presenter.didFailToFetch\(plan.itemsType)()",
                        "#expect(view.calls == [\(plan.refreshEnd).showError(\(plan.failureText))])",
                    ]
                ),
                SwiftText.test(
                    "An empty list is reported",
                    "showsNothing",
                    [
                        fetched("[]"),
                        "#expect(view.calls == [\(plan.refreshEnd).showEmpty(\(plan.emptyText)), \(plan.reloaded(0))])",
                    ]
                        + (plan.isShrinking
                            ? [
                                "view.calls = []", fetched("[]", hasMore: true),
                                "#expect(view.calls == [\(plan.refreshEnd).showRows, \(plan.reloaded(0))])",
                            ] : [])
                ),
                SwiftText.test(
                    "A failed refresh is reported",
                    "refreshFails",
                    [
                        "presenter.didFailToRefresh\(plan.itemsType)()",
                        "#expect(view.calls == [\(plan.refreshEnd).showToast(\"Could not refresh\")])",
                    ]
                ), rows(of: samples),
            ] + plan.list.elements.compactMap(trial) + changes(samples)
            + (selects.map { [$0] } ?? []) + [
                SwiftText.test(
                    "The presenter keeps no view alive and works without it",
                    "keepsNoView",
                    [
                        "var view: \(plan.type)ViewSpy? = \(plan.type)ViewSpy()",
                        "presenter.view = view", "view = nil", "#expect(presenter.view == nil)",
                        fetched(plan.items), "#expect(presenter.numberOfRows == 2)",
                    ]
                )
            ]
    }

    /// The test of the end of a refresh; none if the result of the request ends it.
    private var endsFetching: [String] {
        guard plan.isSifted else { return [] }
        return [
            SwiftText.test(
                "Only the end of a request ends a refresh",
                "endsRefreshing",
                [
                    fetched(plan.items), "#expect(!view.calls.contains(.endRefreshing))",
                    "view.calls = []", "presenter.didEndFetching\(plan.itemsType)()",
                    "#expect(view.calls == [.endRefreshing])",
                ]
            )
        ]
    }

    private func changes(_ samples: [Sample]) -> [String] {
        guard plan.hasChanges else { return [] }
        let taps = plan.toggles.map { toggle in
            SwiftText.test(
                "A tap on “\(toggle.button)” is passed to the interactor",
                "asks\(toggle.button.type)",
                [
                    "presenter.\(toggle.tap)(id: 3)",
                    "#expect(interactor.calls == [.\(toggle.interactorMethod)(id: 3)])",
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
            "A change of a listed row shows in it",
            "showsChanges",
            [
                "list()", "let \(plan.item) = \(literal(samples[1], id: 4))",
                "presenter.didUpdate\(plan.itemType)(\(plan.item))",
                "#expect(presenter.row(at: 0) == \(row(samples[1], id: 4)))",
                "#expect(view.calls == [.updateRow(presenter.row(at: 0))])",
                fetched("[\(plan.items)[1]]"), "view.calls = []",
                "presenter.didUpdate\(plan.itemType)(\(plan.item))",
                "#expect(view.calls.isEmpty)", "#expect(presenter.row(at: 0).id == 3)",
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
                        "#expect(interactor.calls == [.\(toggle.method)(id: 4), .\(toggle.cancel)(id: 3)])",
                    ] : ["#expect(interactor.calls == [.\(toggle.method)(id: 4)])"])
        )
    }

    /// Returns the test that a question contains the current values.
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

    private func rows(of samples: [Sample]) -> String {
        let lines = zip(samples, [4, 3]).enumerated().map { index, part in
            "#expect(presenter.row(at: \(index)) == \(row(part.0, id: part.1)))"
        }
        return SwiftText.test(
            "A row has the display values of its \(plan.entity.name)",
            "makesRows",
            ["list()"] + lines
        )
    }

    /// Returns the Swift expression for the display values of a row for a sample.
    private func row(_ sample: Sample, id: Int) -> String {
        let values =
            ["id: \(id)"]
            + plan.list.elements.map {
                "\($0.name.member): \(SwiftText.literal(sample.text($0.text)))"
            }
            + plan.enabling.map { "\($0.can): \(sample.canCount($0))" }
            + plan.links.map { "\($0.pageID): \(sample.page($0, of: plan.entity))" }
        return "\(plan.rowType)(\(values.joined(separator: ", ")))"
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
                fetched("[\(plan.item)]"),
                "#expect(presenter.row(at: 0).\(member) == \(member))",
            ]
        )
    }
}
