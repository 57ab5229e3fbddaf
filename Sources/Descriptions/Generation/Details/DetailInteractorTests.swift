internal import Descriptions

/// The tests of the interactor of a screen of one entity, and the spy that they use.
struct DetailInteractorTests {
    let plan: DetailPlan

    private var item: String { plan.item }
    private var fetch: String { "fetch\(plan.itemType)()" }

    var files: [(name: String, text: String)] {
        let value = [(label: String?.none, name: item, type: plan.summary)]
        let answers = plan.taps.flatMap { tap -> [SpyText.Method] in
            (tap.question == nil ? [] : [.init(tap.mustConfirm, value)])
                + (tap.success == nil ? [] : [.init(tap.didSucceed)]) + [.init(tap.didFail)]
        }
        let spy = SpyText(
            type: "\(plan.type)InteractorOutput",
            module: "\(plan.type)VIPER",
            methods: [
                .init("didBeginFetching\(plan.itemType)"), .init("didFetch\(plan.itemType)", value),
                .init("didFailToFetch\(plan.itemType)"),
            ] + (plan.taps.isEmpty ? [] : [.init("didChange\(plan.itemType)", value)]) + answers,
            isReset: true
        )
        let suite = plan.suite(
            "Interactor",
            in: "VIPER",
            title: "The interactor of the \(plan.entity.name)",
            listener: ("output", "\(plan.type)InteractorOutputSpy"),
            connections: ["interactor.output = output"],
            helpers: """
                /// Fetches the shown values and clears the recorded calls.
                private func load() {
                    interactor.\(fetch)
                    environment.deliver(.all)
                    output.calls = []
                }
                """,
            tests: fetches + [handsUp] + changes.tests + ends
        )
        return [spy.file, suite]
    }

    private var first: Sample { .first(plan.description) }

    private var fetches: [String] {
        let began = ".didBeginFetching\(plan.itemType)"
        return [
            SwiftText.test(
                "A loaded value is passed to the output",
                "fetches",
                [
                    "interactor.\(fetch)", "#expect(output.calls == [\(began)])",
                    "environment.deliver(.all)",
                    "#expect(output.calls == [\(began), .didFetch\(plan.itemType)(\(plan.summary(first)))])",
                    "#expect(environment.requests == [.\(item)])",
                ]
            ),
            SwiftText.test(
                "A failed load is reported and can be requested again",
                "fetchFails",
                [
                    "environment.fail(.\(item))", "interactor.\(fetch)",
                    "environment.deliver(.all)",
                    "#expect(output.calls == [\(began), .didFailToFetch\(plan.itemType)])",
                    "output.calls = []", "interactor.\(fetch)", "environment.deliver(.all)",
                    "#expect(output.calls == [\(began), .didFetch\(plan.itemType)(\(plan.summary(first)))])",
                ]
            ),
        ]
    }

    /// The test that a DTO contains the values of the service and the possible actions.
    private var handsUp: String {
        let fields = plan.entity.fields.flatMap { field in
            field.values.map { first.with([field.name: $0], in: plan.entity.name) }
        }
        let bounds = plan.disabling.map(\.sample)
        let samples = (fields + bounds).reduce(into: [Sample]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return SwiftText.test(
            "The DTO contains the shown values of any \(plan.entity.name) and the possible actions",
            "handsUp",
            arguments: samples.map { "(\(plan.swiftValues($0)), \(plan.summary($0)))" },
            as: "([String: JSONValue], \(plan.summary))",
            parameters: "values: [String: JSONValue], \(item): \(plan.summary)",
            [
                "let screen = Self(values)", "screen.interactor.\(fetch)",
                "screen.environment.deliver(.all)",
                "#expect(screen.output.calls.last == .didFetch\(plan.itemType)(\(item)))",
            ]
        )
    }

    private var changes: DetailTests {
        DetailTests(
            plan: plan,
            object: "interactor",
            texts: nil,
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            shows: { sample, told in
                // A question on its own passes no values to the presenter.
                let isAsked = told.first?.hasPrefix(".mustConfirm") == true
                let shown =
                    isAsked ? [] : [".didChange\(plan.itemType)(\(plan.summary(sample)))"]
                return [
                    "#expect(screen.output.calls == [\((shown + told).joined(separator: ", "))])"
                ]
            },
            asked: { tap, sample in ".\(tap.mustConfirm)(\(plan.summary(sample)))" },
            succeeded: { $0.success == nil ? nil : ".\($0.didSucceed)" },
            failed: { ".\($0.didFail)" },
            silence: ["#expect(screen.output.calls.isEmpty)"],
            forget: ["screen.output.calls = []"]
        )
    }

    private var ends: [String] {
        let service = plan.service.name.member
        let changing = plan.taps.first { $0.result(in: first) != nil }
        let tap = changing.map { tap in
            ["interactor?.\(tap.method)()"]
                + (tap.question == nil ? [] : ["interactor?.\(tap.confirm)()"])
        }
        return [
            SwiftText.test(
                "Replies after the interactor is released do nothing and retain no object",
                "releases",
                [
                    "var interactor: \(plan.type)Interactor? = \(plan.type)Interactor(\(service): environment.dependencies.\(service))",
                    "weak let released = interactor", "interactor?.output = output",
                    "interactor?.\(fetch)",
                ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                    "interactor = nil", "#expect(released == nil)", "output.calls = []",
                    "environment.deliver(.all)", "#expect(output.calls.isEmpty)",
                ]
            ),
            SwiftText.keepsNone("interactor", "output", spy: "\(plan.type)InteractorOutputSpy"),
        ]
    }
}
