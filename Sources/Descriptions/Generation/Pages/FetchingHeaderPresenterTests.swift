internal import Descriptions

/// The tests of the presenter and the router of a header in VIPER, and the spies that they use.
struct FetchingHeaderPresenterTests {
    let plan: HeaderPlan

    private var item: String { plan.item }
    private var fetch: String { "fetch\(plan.itemType)" }
    private var first: Sample { .first(plan.description) }
    private var hasRouter: Bool { !plan.pages.isEmpty }

    var files: [(name: String, text: String)] {
        let spy = SpyText(
            type: "HeaderInteractor",
            module: "\(plan.contract)VIPER",
            methods: [.init(fetch)]
                + plan.toggles.flatMap { toggle -> [SpyText.Method] in
                    [.init(toggle.method)] + (toggle.question == nil ? [] : [.init(toggle.confirm)])
                }
        )
        return [spy.file, suite] + (hasRouter ? [routerSpy, router] : [])
    }

    private var suite: (name: String, text: String) {
        let arguments =
            (hasRouter ? ["\(plan.id): 7"] : [])
            + plan.facts.map { "\($0.member): \($0.member)" } + ["interactor: interactor"]
            + (hasRouter ? ["router: router"] : [])
        let made = SwiftText.call("presenter = HeaderPresenter", arguments, indented: 0)
        let connected = "presenter.view = view"
        let parameters = plan.facts.map { "\($0.member): Bool = false" }
        let making =
            plan.facts.isEmpty
            ? "init() {\n\(SwiftText.indented("\(made)\n\(connected)", by: 4))\n}"
            : "init() {\n    self.init(\(plan.facts[0].member): false)\n}\n\n"
                + "private init(\(parameters.joined(separator: ", "))) {\n"
                + SwiftText.indented("\(made)\n\(connected)", by: 4) + "\n}"
        let router = hasRouter ? ["private let router = HeaderRouterSpy()"] : []
        let tests =
            [loads, failsToLoad] + plan.shown.compactMap(trial) + facts
            + plan.toggles.flatMap(tests) + plan.links.map(leads) + [keepsNoView]
        return (
            "WithoutViewTests+HeaderPresenter",
            """
            internal import Testing

            @testable internal import \(plan.contract)VIPER

            extension WithoutViewTests {
                @MainActor
                @Suite("The presenter of the header")
                struct HeaderPresenterTests {
                    private let interactor = HeaderInteractorSpy()
            \(plan.lines(router, indented: 8))        private let view = HeaderViewSpy()
                    private let presenter: HeaderPresenter

            \(SwiftText.indented(making, by: 8))

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    private func calls(_ calls: [String]) -> String {
        calls.isEmpty
            ? "#expect(view.calls.isEmpty)"
            : "#expect(view.calls == [\(calls.joined(separator: ", "))])"
    }

    private var early: [String] {
        plan.earlyImages.map { ".\(plan.show($0))(\(plan.early($0) ?? ""))" }
    }

    private var loads: String {
        SwiftText.test(
            "The values of the interactor are shown when they have loaded",
            "loads",
            [
                "presenter.viewDidLoad()", "#expect(interactor.calls == [.\(fetch)])", calls(early),
                "presenter.didFetch\(plan.itemType)(\(plan.summary(first)))",
                calls(early + plan.calls(plan.shown, first)),
            ]
        )
    }

    private var failsToLoad: String {
        SwiftText.test(
            "A failed load is reported",
            "loadFails",
            [
                "presenter.didFailToFetch\(plan.itemType)()",
                calls([".showToast(\(plan.failureText))"]),
            ]
        )
    }

    /// Returns the test of the text of an element for all its samples; `nil` if there are none.
    private func trial(_ element: EntityElement) -> String? {
        let samples = plan.samples(element.text)
        guard !samples.isEmpty else { return nil }
        let name = plan.textName(element)
        let facts = plan.condition(element).map { $0.isSet ? [PageFact($0.field)] : [] } ?? []
        let making =
            facts.isEmpty
            ? "let header = Self()"
            : "let header = Self(\(facts.map { "\($0.member): true" }.joined(separator: ", ")))"
        return SwiftText.test(
            "The \(name) of any \(plan.entity.name) is shown",
            "shows\(name.type)",
            arguments: samples.map {
                "(\(plan.summary($0)), \(SwiftText.literal($0.text(element.text))))"
            },
            parameters: "\(item): \(plan.summary), \(name.member): String",
            [
                making, "header.presenter.didFetch\(plan.itemType)(\(item))",
                "#expect(header.view.calls.contains(.\(plan.show(element))(\(name.member))))",
            ]
        )
    }

    private var facts: [String] {
        plan.facts.map { fact in
            SwiftText.test(
                "Conditional elements follow “\(fact.name)”",
                "loadsWhere\(fact.name.type)",
                [
                    "let header = Self(\(fact.member): true)",
                    "header.presenter.didFetch\(plan.itemType)(\(plan.summary(first)))",
                    "#expect(header.view.calls == [\(plan.calls(plan.shown, first, facts: [fact.name]).joined(separator: ", "))])",
                ]
            )
        }
    }

    private func tests(of toggle: HeaderToggle) -> [String] {
        let name = toggle.button.type
        let starts = [first, toggle.turned(first)]
        let failures = starts.flatMap { start in
            [
                "presenter.\(toggle.didFail)(\(toggle.failureVaries ? plan.summary(start) : ""))",
                "#expect(view.calls.last == .showToast(\(SwiftText.literal(start.text(toggle.toggle.failure)))))",
            ]
        }
        let changed = toggle.turned(first)
        var tests = [
            SwiftText.test(
                "“\(toggle.button)” is passed to the interactor, and the result is reported",
                "asksAt\(name)",
                [
                    "presenter.\(toggle.tap)()",
                    "#expect(interactor.calls == [.\(toggle.method)])", calls([]),
                    "presenter.didChange\(plan.itemType)(\(plan.summary(changed)))",
                    calls(plan.calls(plan.changing, changed)),
                ] + failures
            )
        ]
        if let question = toggle.question {
            let samples = plan.questioned(toggle)
            if !samples.isEmpty {
                tests.append(
                    SwiftText.test(
                        "The question shows the current values",
                        "asksAboutIt",
                        arguments: samples.map {
                            "(\(plan.summary($0)), \(SwiftText.literal($0.text(question.text))))"
                        },
                        parameters: "\(item): \(plan.summary), question: String",
                        [
                            "presenter.\(toggle.mustConfirm)(\(item))",
                            "#expect(view.calls == [.\(toggle.confirm)(question)])",
                        ]
                    )
                )
            }
            tests.append(
                SwiftText.test(
                    "The confirmation is requested, and the answer is passed on",
                    "confirms\(name)",
                    [
                        "presenter.\(toggle.mustConfirm)(\(plan.summary(first)))",
                        calls([
                            ".\(toggle.confirm)(\(SwiftText.literal(first.text(question.text))))"
                        ]), "presenter.\(toggle.didConfirm)()",
                        "#expect(interactor.calls == [.\(toggle.confirm)])",
                    ]
                )
            )
        }
        return tests
    }

    private func leads(_ link: HeaderLink) -> String {
        SwiftText.test(
            "A tap on the \(link.image) is passed to the router",
            "opens\(link.image.type)",
            [
                "presenter.\(link.tap)()",
                "#expect(router.calls == [.open\(link.page.type)(id: 7)])",
            ]
        )
    }

    private var keepsNoView: String {
        SwiftText.keepsNone("presenter", "view", spy: "HeaderViewSpy")
    }

    // MARK: - The router

    private var routerSpy: (name: String, text: String) {
        SpyText(
            type: "HeaderRouter",
            module: "\(plan.contract)VIPER",
            methods: plan.pages.map { .init("open\($0.type)", [("id", "id", "Int")]) }
        )
        .file
    }

    private var router: (name: String, text: String) {
        RouterSuite(
            contract: plan.contract,
            type: "Header",
            owner: "the header",
            tests: plan.pages.map {
                RouterSuite.test("Page “\($0)”", "HeaderRouter", "open\($0.type)", $0.member)
            }
        )
        .file
    }
}
