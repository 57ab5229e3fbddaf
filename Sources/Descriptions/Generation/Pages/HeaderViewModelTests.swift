internal import Descriptions

/// The tests of the view model of a header.
struct HeaderViewModelTests {
    let plan: HeaderPlan

    private var first: Sample { .first(plan.description) }
    private var load: String { "load\(plan.itemType)()" }

    var file: (name: String, text: String) {
        plan.suite(
            "ViewModel",
            in: "MVVM",
            parameters: plan.asked + plan.known + plan.leads,
            listener: ("heard", "Heard"),
            connections: ((plan.confirmed == nil ? [] : ["onQuestion"]) + ["onMessage"]).map {
                "viewModel.\($0) = { [heard] in heard.texts.append($0) }"
            },
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
            tests: shared.tests + plan.shown.map(tells)
                + plan.links.map(leads) + [releases]
        )
    }

    private func shows(_ sample: Sample, _ facts: Set<Name> = []) -> [String] {
        plan.shown.map { element in
            let text = SwiftText.literal(sample.text(element.text))
            let value = plan.isThere(element, facts) ? text : "nil"
            return "#expect(header.viewModel.\(plan.textName(element).member).value == \(value))"
        }
    }

    /// Returns the literal of the text of an element until the entity has loaded.
    private func early(_ element: EntityElement) -> String {
        element.kind == .button ? "nil" : plan.early(element) ?? "\"\""
    }

    private func told(_ told: [String]) -> [String] {
        told.isEmpty
            ? ["#expect(header.heard.texts.isEmpty)"]
            : ["#expect(header.heard.texts == [\(told.joined(separator: ", "))])"]
    }

    private var shared: HeaderTests {
        HeaderTests(
            plan: plan,
            object: "viewModel",
            load: load,
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            isMissing: plan.shown.map {
                "#expect(header.viewModel.\(plan.textName($0).member).value == \(early($0)))"
            },
            all: { shows($0, $1) },
            changed: { shows($0) + told($1) },
            asked: { SwiftText.literal($1.text($0.question?.text ?? .parts([]))) },
            failed: { SwiftText.literal($1.text($0.toggle.failure)) },
            missed: plan.failureText,
            told: told,
            forget: "header.heard.texts = []",
            texts: .init(
                isShown: { element in
                    let name = plan.textName(element).member
                    return "#expect(header.viewModel.\(name).value == \(name))"
                },
                asked: { _ in "question" }
            )
        )
    }

    /// Returns the test that an observer receives each value at once, and every change.
    private func tells(_ element: EntityElement) -> String {
        let name = plan.textName(element)
        let text = SwiftText.literal(first.text(element.text))
        let before = early(element)
        let isThere = plan.isThere(element, [])
        let values = [before] + (!isThere || before == text ? [] : [text])
        // Unchanged values are not reported again. A third load reveals a view model that reports
        // only those.
        let loads = [String](repeating: "load()", count: 3)
        return SwiftText.test(
            "An observer receives the \(name) at once, and every change",
            "tells\(name.type)",
            [
                "let observer = Observer()",
                "var texts: [String\(element.kind == .button ? "?" : "")] = []",
                "viewModel.\(name.member).bind(to: observer) { texts.appendChange($1) }",
            ] + loads + ["#expect(texts == [\(values.joined(separator: ", "))])"]
        )
    }

    private func leads(_ link: HeaderLink) -> String {
        SwiftText.test(
            "A tap on the \(link.image) opens its page, before and after loading",
            "opens\(link.image.type)",
            [
                "viewModel.\(link.method)()", "load()", "viewModel.\(link.method)()",
                "#expect(environment.routes == [.\(link.page.member)(\(Header.defaultID)), .\(link.page.member)(\(Header.defaultID))])",
            ]
        )
    }

    private var releases: String {
        let tap = plan.toggles.first.map { toggle in
            ["viewModel?.\(toggle.method)()"]
                + (toggle.asks(first) ? ["viewModel?.\(toggle.confirm)()"] : [])
        }
        return SwiftText.test(
            "Replies after the view model is released do nothing and retain no object",
            "releases",
            [
                "var viewModel: HeaderViewModel? = Self.viewModel(in: environment)",
                "weak let released = viewModel", "let observer = Observer()", "var changeCount = 0",
                "viewModel?.\(plan.textName(plan.shown[0]).member).bind(to: observer) { _, _ in changeCount += 1 }",
                "viewModel?.\(load)",
            ] + (tap.map { ["environment.deliver(.all)"] + $0 } ?? []) + [
                "viewModel = nil", "#expect(released == nil)", "changeCount = 0",
                "environment.deliver(.all)", "#expect(changeCount == 0)",
            ]
        )
    }
}
