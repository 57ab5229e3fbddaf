internal import Descriptions

/// The tests of the presenter in VIPER of a screen of one entity, and the spy that they use.
struct FetchingDetailPresenterTests {
    let plan: DetailPlan

    private var item: String { plan.item }
    private var fetch: String { "fetch\(plan.itemType)" }
    private var first: Sample { .first(plan.description) }

    var files: [(name: String, text: String)] {
        let spy = SpyText(
            type: "\(plan.type)Interactor",
            module: "\(plan.type)VIPER",
            methods: [.init(fetch)]
                + plan.taps.flatMap { tap -> [SpyText.Method] in
                    [.init(tap.method)] + (tap.question == nil ? [] : [.init(tap.confirm)])
                }
        )
        let tests =
            [loads, failsToLoad] + trials + disables + plan.taps.flatMap(tests) + [keepsNoView]
        return [
            spy.file,
            (
                "WithoutViewTests+\(plan.type)Presenter",
                """
                internal import Testing

                @testable internal import \(plan.type)VIPER

                extension WithoutViewTests {
                    @MainActor
                    @Suite("The presenter of the \(plan.entity.name)")
                    struct \(plan.type)PresenterTests {
                        private let interactor = \(plan.type)InteractorSpy()
                        private let view = \(plan.type)ViewSpy()
                        private let presenter: \(plan.type)Presenter

                        init() {
                            presenter = \(plan.type)Presenter(interactor: interactor)
                            presenter.view = view
                        }

                \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                    }
                }

                """
            ),
        ]
    }

    private func calls(_ calls: [String]) -> String {
        "#expect(view.calls == [\(calls.joined(separator: ", "))])"
    }

    private var loads: String {
        SwiftText.test(
            "The values of the interactor are shown when they have loaded",
            "loads",
            [
                "presenter.viewDidLoad()", "#expect(interactor.calls == [.\(fetch)])",
                "presenter.didBeginFetching\(plan.itemType)()", calls([".showLoading"]),
                "presenter.didFetch\(plan.itemType)(\(plan.summary(first)))",
                calls([".showLoading"] + plan.calls(first) + [".showContent"]),
            ]
        )
    }

    private var failsToLoad: String {
        SwiftText.test(
            "A failed load shows an error, and the button requests it again",
            "loadFails",
            [
                "presenter.didFailToFetch\(plan.itemType)()",
                calls([".showError(\(plan.failureText))"]), "presenter.didTapRetry()",
                "#expect(interactor.calls == [.\(fetch)])",
            ]
        )
    }

    private var shown: String { plan.taps.isEmpty ? "didFetch" : "didChange" }

    /// The tests of the text of each element, for all its samples.
    private var trials: [String] {
        plan.varying.compactMap { element in
            let samples = plan.samples(element)
            guard !samples.isEmpty else { return nil }
            let name = plan.textName(element)
            return SwiftText.test(
                "The \(name) of any \(plan.entity.name) is shown",
                "shows\(name.type)",
                arguments: samples.map {
                    "(\(plan.summary($0)), \(SwiftText.literal($0.text(element.text))))"
                },
                parameters: "\(item): \(plan.summary), \(name.member): String",
                [
                    "presenter.\(shown)\(plan.itemType)(\(item))",
                    "#expect(view.calls.contains(.show\(name.type)(\(name.member))))",
                ]
            )
        }
    }

    private var disables: [String] {
        plan.conditioned.compactMap { tap in
            tap.impossible(plan.description).map { sample in
                SwiftText.test(
                    "“\(tap.button)” is disabled if the interactor reports it",
                    "disables\(tap.button.type)",
                    [
                        "presenter.\(shown)\(plan.itemType)(\(plan.summary(sample)))",
                        calls(plan.calls(sample)),
                    ]
                )
            }
        }
    }

    private func tests(of tap: DetailTap) -> [String] {
        let name = tap.button.type
        let start = tap.possible(plan.description)
        let done = tap.success.map {
            ["presenter.\(tap.didSucceed)()", calls([".showToast(\($0))"]), "view.calls = []"]
        }
        var tests = [
            SwiftText.test(
                "“\(tap.button)” is passed to the interactor, and the result is reported",
                "asksAt\(name)",
                [
                    "presenter.\(tap.tap)()", "#expect(interactor.calls == [.\(tap.method)])",
                    "#expect(view.calls.isEmpty)",
                ] + (done ?? []) + [
                    "presenter.\(tap.didFail)()", calls([".showToast(\(tap.failure))"]),
                ]
            )
        ]
        if let question = tap.question {
            let text = SwiftText.literal(start.text(question.text))
            let samples = plan.questioned(tap)
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
                            "presenter.\(tap.mustConfirm)(\(item))",
                            "#expect(view.calls == [.\(tap.confirm)(question)])",
                        ]
                    )
                )
            }
            tests.append(
                SwiftText.test(
                    "The confirmation is requested, and the answer is passed on",
                    "confirms\(name)",
                    [
                        "presenter.\(tap.mustConfirm)(\(plan.summary(start)))",
                        calls([".\(tap.confirm)(\(text))"]), "presenter.\(tap.didConfirm)()",
                        "#expect(interactor.calls == [.\(tap.confirm)])",
                    ]
                )
            )
        }
        return tests
    }

    private var keepsNoView: String {
        SwiftText.keepsNone("presenter", "view", spy: "\(plan.type)ViewSpy")
    }
}
