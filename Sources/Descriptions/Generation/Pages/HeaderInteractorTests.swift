internal import Descriptions

/// The tests of the interactor of a header, and the spy that they use.
struct HeaderInteractorTests {
    let plan: HeaderPlan

    private var fetch: String { "fetch\(plan.itemType)()" }
    private var first: Sample { .first(plan.description) }

    var files: [(name: String, text: String)] {
        let value = [(label: String?.none, name: plan.item, type: plan.summary)]
        let answers = plan.toggles.flatMap { toggle -> [SpyText.Method] in
            (toggle.question == nil ? [] : [.init(toggle.mustConfirm, value)])
                + [.init(toggle.didFail, toggle.failureVaries ? value : [])]
        }
        let spy = SpyText(
            type: "HeaderInteractorOutput",
            module: "\(plan.contract)VIPER",
            methods: [
                .init("didFetch\(plan.itemType)", value), .init("didFailToFetch\(plan.itemType)"),
            ] + (plan.toggles.isEmpty ? [] : [.init("didChange\(plan.itemType)", value)])
                + answers,
            isReset: true
        )
        let suite = plan.suite(
            "Interactor",
            in: "VIPER",
            parameters: plan.asked,
            listener: ("output", "HeaderInteractorOutputSpy"),
            connections: ["interactor.output = output"],
            helpers: """
                /// Fetches the shown values and clears the recorded calls.
                private func load() {
                    interactor.\(fetch)
                    environment.deliver(.all)
                    output.calls = []
                }
                """,
            tests: shared.tests + [handsUp] + ends
        )
        return [spy.file, suite]
    }

    private func expecting(_ calls: [String]) -> String {
        calls.isEmpty
            ? "#expect(header.output.calls.isEmpty)"
            : "#expect(header.output.calls == [\(calls.joined(separator: ", "))])"
    }

    private var shared: HeaderTests {
        HeaderTests(
            plan: plan,
            object: "interactor",
            load: fetch,
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            isMissing: [expecting([])],
            all: { sample, _ in [expecting([".didFetch\(plan.itemType)(\(plan.summary(sample)))"])]
            },
            changed: { [expecting([".didChange\(plan.itemType)(\(plan.summary($0)))"] + $1)] },
            asked: { ".\($0.mustConfirm)(\(plan.summary($1)))" },
            failed: { ".\($0.didFail)" + ($0.failureVaries ? "(\(plan.summary($1)))" : "") },
            missed: ".didFailToFetch\(plan.itemType)",
            told: { [expecting($0)] },
            forget: "header.output.calls = []",
            texts: nil
        )
    }

    /// The test that a DTO contains the values of the service.
    private var handsUp: String {
        let samples =
            plan.entity.fields.flatMap { field in
                field.values.map { first.with([field.name: $0], in: plan.entity.name) }
            }
            .reduce(into: [Sample]()) { if !$0.contains($1) { $0.append($1) } }
        return SwiftText.test(
            "The DTO contains the shown values of any \(plan.entity.name)",
            "handsUp",
            arguments: samples.map {
                "(\(SwiftText.dictionary(plan.swiftPairs($0))), \(plan.summary($0)))"
            },
            as: "([String: JSONValue], \(plan.summary))",
            parameters: "values: [String: JSONValue], \(plan.item): \(plan.summary)",
            [
                "let header = Self(values)", "header.interactor.\(fetch)",
                "header.environment.deliver(.all)",
                "#expect(header.output.calls == [.didFetch\(plan.itemType)(\(plan.item))])",
            ]
        )
    }

    private var ends: [String] {
        let tap = plan.toggles.first.map { toggle in
            ["interactor?.\(toggle.method)()"]
                + (toggle.asks(first) ? ["interactor?.\(toggle.confirm)()"] : [])
        }
        return [
            SwiftText.test(
                "Replies after the interactor is released do nothing and retain no object",
                "releases",
                [
                    "var interactor: HeaderInteractor? = Self.interactor(in: environment)",
                    "weak let released = interactor", "interactor?.output = output",
                    "interactor?.\(fetch)",
                ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                    "interactor = nil", "#expect(released == nil)", "output.calls = []",
                    "environment.deliver(.all)", "#expect(output.calls.isEmpty)",
                ]
            ),
            SwiftText.keepsNone("interactor", "output", spy: "HeaderInteractorOutputSpy"),
        ]
    }
}
