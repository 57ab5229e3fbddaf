internal import Descriptions

/// The tests of the object that controls a header. All variants share them; only the calls and the
/// recorded outputs differ.
struct HeaderTests {
    let plan: HeaderPlan
    /// The name of the tested object, such as `presenter`.
    let object: String
    /// The call that loads the entity.
    let load: String
    /// Closures that return the calls for a tap and for a confirmation.
    let tap: (HeaderToggle) -> String
    let confirm: (HeaderToggle) -> String
    /// The expectations that the entity is not shown yet, and that a sample is shown completely,
    /// one per line.
    let isMissing: [String]
    let all: (Sample, Set<Name>) -> [String]
    /// A closure that returns the expectations that a sample is shown after a change and that
    /// exactly the given other calls were recorded.
    let changed: (Sample, _ told: [String]) -> [String]
    /// The recorded calls for a question, for a failed change and for a failed load.
    let asked: (HeaderToggle, Sample) -> String
    let failed: (HeaderToggle, Sample) -> String
    let missed: String
    /// A closure that returns the expectations that exactly the given calls were recorded, one per
    /// line.
    let told: ([String]) -> [String]
    /// The statement that clears the recorded calls.
    let forget: String
    /// The statements that test texts; `nil` for an object that creates no texts and does not
    /// decide which elements are shown.
    let texts: Texts?

    struct Texts {
        /// A closure that returns the expectation that an element shows the text of a variable.
        let isShown: (EntityElement) -> String
        /// A closure that returns the recorded call for the question of the variable `question`.
        let asked: (HeaderToggle) -> String
    }

    private let deliver = "header.environment.deliver(.all)"
    private var first: Sample { .first(plan.description) }

    private func call(_ call: String) -> String { "header.\(object).\(call)" }

    private func waiting(_ count: Int) -> String {
        "#expect(header.environment.waitingReplies == \(count))"
    }

    /// Returns the statements for a tap, and for the confirmation if it is required. Calls that
    /// were recorded before the confirmation are cleared.
    private func change(_ toggle: HeaderToggle, _ sample: Sample) -> [String] {
        [call(tap(toggle))] + (toggle.asks(sample) ? [forget, call(confirm(toggle))] : [])
    }

    /// The calls for all taps that change something and for all confirmations.
    private var early: [String] {
        plan.toggles.flatMap { toggle in
            [call(tap(toggle))] + (toggle.question == nil ? [] : [call(confirm(toggle))])
        }
    }

    var tests: [String] {
        loads + facts + plan.toggles.flatMap(tests) + plan.shown.compactMap(trial)
    }

    private var loads: [String] {
        [
            SwiftText.test(
                "Nothing is shown or changed until it has loaded, and then everything",
                "loads",
                [plan.made(first), call(load)] + early + isMissing + [waiting(1), deliver]
                    + all(first, [])
                    + [
                        "#expect(header.environment.requests == [.\(plan.item)(id: \(Header.defaultID))])"
                    ]
            ),
            SwiftText.test(
                "A failed load is reported, and nothing can be changed",
                "loadFails",
                [
                    plan.made(first), "header.environment.fail(.\(plan.item))", call(load),
                    deliver, forget,
                ] + early + told([]) + [waiting(0)]
            ),
            SwiftText.test(
                "A failure shows a message",
                "tellsOfFailure",
                [
                    plan.made(first), "header.environment.fail(.\(plan.item))", call(load), forget,
                    deliver,
                ] + told([missed])
            ),
        ]
    }

    /// The tests in which a flag is set.
    private var facts: [String] {
        (texts == nil ? [] : plan.facts).map { fact in
            SwiftText.test(
                "Conditional elements follow “\(fact.name)”",
                "loadsWhere\(fact.name.type)",
                [plan.made(first, facts: [fact.name]), call(load), deliver]
                    + all(first, [fact.name])
            )
        }
    }

    private func tests(of toggle: HeaderToggle) -> [String] {
        let name = toggle.button.type
        let starts = [(first, ""), (toggle.turned(first), "Back")]
        let request =
            "#expect(header.environment.requests.last == .\(toggle.operation.member)(\(plan.id): \(Header.defaultID)))"
        let changes = starts.flatMap { start, suffix in
            [
                SwiftText.test(
                    "“\(toggle.button)” changes the value \(suffix.isEmpty ? "" : "back ")at once and sends one request",
                    "changes\(suffix)At\(name)",
                    [plan.made(start), "header.load()"] + change(toggle, start)
                        + changed(toggle.turned(start), [])
                        + [request, forget, call(tap(toggle))] + told([])
                        + [waiting(1), deliver] + told([])
                        + change(toggle, toggle.turned(start)) + [waiting(1)]
                ),
                SwiftText.test(
                    "If “\(toggle.button)” fails\(suffix.isEmpty ? "" : " on the way back"), it is rolled back and reported",
                    "fails\(suffix)At\(name)",
                    [
                        plan.made(start), "header.load()",
                        "header.environment.fail(.\(toggle.operation.member))",
                    ] + change(toggle, start) + [forget, deliver]
                        + changed(start, [failed(toggle, start)]) + change(toggle, start)
                        + [waiting(1)]
                ),
            ]
        }
        return changes + asks(toggle)
    }

    private func asks(_ toggle: HeaderToggle) -> [String] {
        guard toggle.question != nil else { return [] }
        let start = toggle.asks(first) ? first : toggle.turned(first)
        guard toggle.asks(start) else { return [] }
        return [
            SwiftText.test(
                "Nothing changes until the confirmation",
                "asks",
                [plan.made(start), "header.load()", call(tap(toggle))]
                    + told([asked(toggle, start)])
                    + [waiting(0), forget, call(confirm(toggle)), waiting(1)]
                    + changed(toggle.turned(start), [])
            )
        ] + questions(toggle)
    }

    /// Returns the test that a question contains the current values.
    private func questions(_ toggle: HeaderToggle) -> [String] {
        let samples = plan.questioned(toggle)
        guard let texts, let question = toggle.question, !samples.isEmpty else { return [] }
        return [
            SwiftText.test(
                "The question shows the current values",
                "asksAboutIt",
                arguments: samples.map { sample in
                    let values = SwiftText.dictionary(plan.swiftPairs(sample))
                    return "(\(values), \(SwiftText.literal(sample.text(question.text))))"
                },
                as: "([String: JSONValue], String)",
                parameters: "values: [String: JSONValue], question: String",
                ["let header = Self(values)", "header.load()", call(tap(toggle))]
                    + told([texts.asked(toggle)])
            )
        ]
    }

    /// Returns the test of the text of an element for all its samples; `nil` if there are none.
    private func trial(_ element: EntityElement) -> String? {
        let samples = plan.samples(element.text)
        guard let texts, !samples.isEmpty else { return nil }
        let name = plan.textName(element)
        // A button may depend on a flag.
        let facts = plan.condition(element).map { $0.isSet ? [PageFact($0.field)] : [] } ?? []
        return SwiftText.test(
            "The \(name) of any \(plan.entity.name) is shown",
            "shows\(name.type)",
            arguments: samples.map { sample in
                let pairs = plan.swiftPairs(sample) + facts.map { "\"\($0.key)\": .flag(true)" }
                let text = SwiftText.literal(sample.text(element.text))
                return "(\(SwiftText.dictionary(pairs)), \(text))"
            },
            as: "([String: JSONValue], String)",
            parameters: "values: [String: JSONValue], \(name.member): String",
            ["let header = Self(values)", call(load), deliver, texts.isShown(element)]
        )
    }
}
