internal import Descriptions

/// The tests of the view model of a screen of one entity.
struct DetailViewModelTests {
    let plan: DetailPlan

    var file: (name: String, text: String) {
        plan.suite(
            "ViewModel",
            in: "MVVM",
            title: "The view model of the \(plan.entity.name)",
            listener: ("heard", "Heard"),
            connections: heard.map { "viewModel.\($0) = { [heard] in heard.texts.append($0) }" },
            helpers: """
                /// The questions and messages of the view model.
                @MainActor
                private final class Heard {
                    var texts: [String] = []
                }

                /// Loads the shown values.
                private func load() {
                    viewModel.\(load)
                    environment.deliver(.all)
                }
                """,
            tests: loads + shared.shown + tells + shared.tests + ends
        )
    }

    private var heard: [String] {
        (plan.confirmed == nil ? [] : ["onQuestion"]) + (plan.taps.isEmpty ? [] : ["onMessage"])
    }

    private var load: String { "load\(plan.itemType)()" }
    private var first: Sample { .first(plan.description) }

    private func shows(_ sample: Sample, _ viewModel: String = "viewModel") -> [String] {
        plan.varying.map {
            "#expect(\(viewModel).\(plan.textName($0).member).value == \(SwiftText.literal(sample.text($0.text))))"
        }
            + plan.conditioned.map {
                "#expect(\(viewModel).\($0.isEnabled).value == \($0.result(in: sample) != nil))"
            }
    }

    private var loads: [String] {
        [
            SwiftText.test(
                "Loading is shown until everything has loaded",
                "loads",
                [
                    "viewModel.\(load)", "#expect(viewModel.phase.value == .loading)",
                    "environment.deliver(.all)", "#expect(viewModel.phase.value == .loaded)",
                ] + shows(first) + ["#expect(environment.requests == [.\(plan.item)])"]
            ),
            SwiftText.test(
                "A failed load shows an error and can be requested again",
                "loadFails",
                [
                    "environment.fail(.\(plan.item))", "load()",
                    "#expect(viewModel.phase.value == .failed(\(plan.failureText)))",
                    "viewModel.\(load)", "#expect(viewModel.phase.value == .loading)",
                    "environment.deliver(.all)", "#expect(viewModel.phase.value == .loaded)",
                ]
            ),
        ]
    }

    /// The tests that an observer receives each value at once, and every change.
    private var tells: [String] {
        let phases = SwiftText.test(
            "An observer receives the loading state at once, and every change",
            "tellsThePhase",
            [
                "let observer = Observer()", "var phases: [\(plan.type)ViewModel.Phase] = []",
                "viewModel.phase.bind(to: observer) { phases.appendChange($1) }", "load()",
                "#expect(phases == [.loading, .loaded])",
            ]
        )
        let texts = plan.varying.map { element in
            let name = plan.textName(element)
            let values = ["", first.text(element.text)]
            let heard = values[0] == values[1] ? [values[0]] : values
            let list = heard.map(SwiftText.literal).joined(separator: ", ")
            return SwiftText.test(
                "An observer receives the \(name) at once, and every change",
                "tells\(name.type)",
                [
                    "let observer = Observer()", "var texts: [String] = []",
                    "viewModel.\(name.member).bind(to: observer) { texts.appendChange($1) }",
                    "load()",
                    "#expect(texts == [\(list)])",
                ]
            )
        }
        let buttons = plan.conditioned.compactMap { tap -> String? in
            guard let impossible = tap.impossible(plan.description) else { return nil }
            return SwiftText.test(
                "An observer receives at once whether “\(tap.button)” is enabled, and every change",
                "tells\(tap.button.type)",
                [
                    plan.screen(impossible), "let observer = Observer()",
                    "var values: [Bool] = []",
                    "screen.viewModel.\(tap.isEnabled).bind(to: observer) { values.appendChange($1) }",
                    "screen.load()", "screen.load()", "#expect(values == [true, false])",
                ]
            )
        }
        return [phases] + texts + buttons
    }

    private var shared: DetailTests {
        DetailTests(
            plan: plan,
            object: "viewModel",
            texts: .init(
                come: ["screen.load()"],
                isShown: { "#expect(screen.viewModel.\($0.member).value == \($0.member))" },
                isEnabled: { "#expect(screen.viewModel.\($0.isEnabled).value == \($1))" },
                isAsked: { _ in "#expect(screen.heard.texts == [question])" }
            ),
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            shows: { sample, told in
                shows(sample, "screen.viewModel") + [
                    "#expect(screen.heard.texts == [\(told.joined(separator: ", "))])"
                ]
            },
            asked: { tap, sample in
                tap.question.map { SwiftText.literal(sample.text($0.text)) }
            },
            succeeded: { $0.success },
            failed: { $0.failure },
            silence: ["#expect(screen.heard.texts.isEmpty)"],
            forget: ["screen.heard.texts = []"]
        )
    }

    private var ends: [String] {
        let service = plan.service.name.member
        let changing = plan.taps.first { $0.result(in: first) != nil }
        let tap = changing.map { tap in
            ["viewModel?.\(tap.method)()"]
                + (tap.question == nil ? [] : ["viewModel?.\(tap.confirm)()"])
        }
        return [
            SwiftText.test(
                "Replies after the view model is released do nothing and retain no object",
                "releases",
                [
                    "var viewModel: \(plan.type)ViewModel? = \(plan.type)ViewModel(\(service): environment.dependencies.\(service))",
                    "weak let released = viewModel", "let observer = Observer()",
                    "var changeCount = 0",
                    "viewModel?.phase.bind(to: observer) { _, _ in changeCount += 1 }",
                    "viewModel?.\(load)",
                ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                    "viewModel = nil", "#expect(released == nil)", "changeCount = 0",
                    "environment.deliver(.all)", "#expect(changeCount == 0)",
                ]
            )
        ]
    }
}
