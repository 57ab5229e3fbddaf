internal import Descriptions
internal import PackageEditing

/// The tests of the implementation of a screen of one entity.
struct DetailTestFiles {
    let plan: DetailPlan
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String

    var files: [GeneratedFile] {
        let further: [(name: String, text: String)] =
            switch variant {
            case "MVP": [viewSpy, DetailPresenterTests(plan: plan).file]
            case "MVVM": [DetailViewModelTests(plan: plan).file]
            case "VIPER":
                [viewSpy] + DetailInteractorTests(plan: plan).files
                    + FetchingDetailPresenterTests(plan: plan).files
            default: []
            }
        return CommonTests(feature: plan.feature, variant: variant, makesRequests: true)
            .files(with: further)
    }

    private var viewSpy: (name: String, text: String) {
        let text = [(label: String?.none, name: "text", type: "String")]
        let texts = plan.varying.map {
            SpyText.Method(
                "show\(plan.textName($0).type)",
                [(nil, plan.textName($0).member, "String")]
            )
        }
        let buttons = plan.conditioned.map {
            SpyText.Method($0.enable, [(nil, "isEnabled", "Bool")])
        }
        let question =
            plan.confirmed.map { [SpyText.Method($0.confirm, [(nil, "question", "String")])] } ?? []
        return SpyText(
            type: "\(plan.type)View",
            module: plan.type + variant,
            methods: [.init("showLoading"), .init("showError", text), .init("showContent")] + texts
                + buttons + question + [.init("showToast", text)],
            isReset: true
        )
        .file
    }
}

extension DetailPlan {
    /// Returns a suite of tests of the object that loads the entity.
    ///
    /// - Parameters:
    ///   - listener: the property of the spy that records calls, and its type.
    ///   - connections: the statements that connect the spy, one per line.
    ///   - helpers: the members that the tests share.
    func suite(
        _ role: String,
        in variant: String,
        title: String,
        listener: (property: String, spy: String),
        connections: [String],
        helpers: String,
        tests: [String]
    ) -> (name: String, text: String) {
        let object = MemberName.of(role)
        let service = service.name.member
        let spy = "private let \(listener.property) = \(listener.spy)()"
        let modules =
            [type, "Model", "Scenarios", "Testing"]
            + (role == "ViewModel" ? ["ImplementationTesting", "DataBinding"] : [])
        return (
            "WithoutViewTests+\(type)\(role)",
            """
            \(SwiftText.imports("internal", modules))

            @testable internal import \(type)\(variant)

            extension WithoutViewTests {
                @MainActor
                @Suite("\(title)")
                struct \(type)\(role)Tests {
                    private let environment: \(type)Environment
            \(lines([spy, "private let \(object): \(type)\(role)"], indented: 8))
                    init() {
                        self.init([:])
                    }

                    /// - Parameter values: the values that differ from the first of each field.
                    private init(_ values: [String: JSONValue]) {
                        environment = \(type)Environment(
                            opening: Opening(feature: "\(feature.identifier)", values: values)
                        )
                        \(object) = \(type)\(role)(\(service): environment.dependencies.\(service))
            \(lines(connections, indented: 12))        }

            \(SwiftText.indented(helpers, by: 8))

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// Returns samples that reveal errors in the text of an element.
    func samples(_ element: EntityElement) -> [Sample] {
        let first = Sample.first(description)
        let shown = entity.fields(shownBy: [element.text])
        let changed = shown.flatMap { field in
            field.values.map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: element.text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns samples that reveal errors in the text of a question.
    func questioned(_ tap: DetailTap) -> [Sample] {
        guard let question = tap.question else { return [] }
        return samples(EntityElement(.label, name: tap.button, text: question.text))
            .filter { tap.result(in: $0) != nil }
    }

    /// Returns the calls to the view for a sample.
    func calls(_ sample: Sample) -> [String] {
        varying.map { ".show\(textName($0).type)(\(SwiftText.literal(sample.text($0.text))))" }
            + conditioned.map { ".\($0.enable)(\($0.result(in: sample) != nil))" }
    }

    /// The samples that reveal whether a button is enabled correctly, with the titles of their
    /// tests.
    var disabling: [(tap: DetailTap, title: String, sample: Sample, isEnabled: Bool)] {
        conditioned.flatMap { tap in
            let impossible = tap.impossible(description).map {
                (tap, "“\(tap.button)” is disabled if it can change nothing", $0, false)
            }
            let last = tap.last(description).map {
                (tap, "“\(tap.button)” is enabled up to its limit", $0, true)
            }
            return [impossible, last].compactMap(\.self)
        }
    }

    /// Returns the statement that changes values of the service without the screen.
    func setting(_ sample: Sample, from other: Sample) -> String {
        "screen.environment.set(\(swiftValues(sample, from: other)))"
    }

    /// Returns the statement that creates the screen of a test with the values of a sample.
    func screen(_ sample: Sample) -> String {
        let values = swiftValues(sample)
        return "let screen = \(values == "[:]" ? "Self()" : "Self(\(values))")"
    }
}

/// The tests of the object that controls a screen. All variants share them; only the calls and the
/// recorded outputs differ.
struct DetailTests {
    /// The statements that test texts, in a variant whose object creates texts.
    struct Texts {
        /// The statements that load the entity and keep the recorded calls, one per line.
        let come: [String]
        /// Closures that return the expectation that an element shows the text of the variable with
        /// its name, or that a button is enabled.
        let isShown: (Name) -> String
        let isEnabled: (DetailTap, Bool) -> String
        /// A closure that returns the expectation that the recorded question is the one of the
        /// variable `question`.
        let isAsked: (DetailTap) -> String
    }

    let plan: DetailPlan
    /// The name of the tested object, such as `presenter`.
    let object: String
    /// The statements that test texts; `nil` for an object that creates no texts.
    let texts: Texts?
    /// A closure that returns the call for a tap.
    let tap: (DetailTap) -> String
    /// A closure that returns the call for the confirmation.
    let confirm: (DetailTap) -> String
    /// A closure that returns the expectations that a sample is shown and that exactly the given
    /// other calls were recorded, one per line.
    let shows: (Sample, _ told: [String]) -> [String]
    /// Closures that return the recorded call for a question, for success and for failure; `nil`
    /// for no call.
    let asked: (DetailTap, Sample) -> String?
    let succeeded: (DetailTap) -> String?
    let failed: (DetailTap) -> String
    /// The expectations that no call was recorded.
    let silence: [String]
    /// The statements that clear the recorded calls, one per line.
    let forget: [String]

    private let deliver = "screen.environment.deliver(.all)"
    private func waiting(_ count: Int) -> String {
        "#expect(screen.environment.waitingReplies == \(count))"
    }

    private func call(_ call: String) -> String { "screen.\(object).\(call)" }

    /// Returns the statements for a tap, and for the confirmation if it is required. Calls that
    /// were recorded before the confirmation are cleared.
    private func change(_ tap: DetailTap) -> [String] {
        let tapped = [call(self.tap(tap))]
        return tap.question == nil ? tapped : tapped + forget + [call(confirm(tap))]
    }

    /// The tests of the displayed texts and states, independent of changes.
    var shown: [String] {
        guard let texts else { return [] }
        return plan.varying.compactMap { trial($0, texts) } + disables(texts)
    }

    /// Returns the test of the text of an element for all its samples; `nil` if there are none.
    private func trial(_ element: EntityElement, _ texts: Texts) -> String? {
        let samples = plan.samples(element)
        guard !samples.isEmpty else { return nil }
        let name = plan.textName(element)
        return SwiftText.test(
            "The \(name) of any \(plan.entity.name) is shown",
            "shows\(name.type)",
            arguments: samples.map {
                "(\(plan.swiftValues($0)), \(SwiftText.literal($0.text(element.text))))"
            },
            as: "([String: JSONValue], String)",
            parameters: "values: [String: JSONValue], \(name.member): String",
            ["let screen = Self(values)"] + texts.come + [texts.isShown(name)]
        )
    }

    private func disables(_ texts: Texts) -> [String] {
        plan.disabling.map { tap, title, sample, isEnabled in
            SwiftText.test(
                title,
                "\(isEnabled ? "enables" : "disables")\(tap.button.type)",
                [plan.screen(sample)] + texts.come + [texts.isEnabled(tap, isEnabled)]
            )
        }
    }

    /// The tests of the changes.
    var tests: [String] {
        plan.taps.flatMap(tests) + (plan.confirmed.map { [asks($0)] + questions($0) } ?? [])
            + oneAtATime + early
    }

    private func tests(of tap: DetailTap) -> [String] {
        let start = tap.possible(plan.description)
        let changed = tap.changed(start)
        let outside = plan.outside(tap, start)
        let name = tap.button.type
        let done = tap.done(to: start, shown: start)
        let request = "#expect(screen.environment.requests.last == .\(tap.operation.member))"
        return [
            SwiftText.test(
                "“\(tap.button)” changes the value at once and sends one request",
                "changesAt\(name)",
                [plan.screen(start), "screen.load()"] + change(tap) + shows(changed, []) + [request]
                    + forget
                    + [call(self.tap(tap))] + silence + [waiting(1), deliver]
                    + shows(changed, [succeeded(tap)].compactMap(\.self))
            ),
            SwiftText.test(
                "The result of “\(tap.button)” stays if the next change fails",
                "staysAt\(name)",
                [plan.screen(start), "screen.load()"] + change(tap)
                    + [deliver, "screen.environment.fail(.\(tap.operation.member))"]
                    + change(tap) + forget + [deliver] + shows(done, [failed(tap)])
            ),
            SwiftText.test(
                "If “\(tap.button)” fails, it is rolled back and reported",
                "failsAt\(name)",
                [
                    plan.screen(start), "screen.load()",
                    "screen.environment.fail(.\(tap.operation.member))",
                ] + change(tap) + forget + [deliver] + shows(start, [failed(tap)])
                    + change(tap) + [waiting(1)]
            ),
            SwiftText.test(
                "After the reply to “\(tap.button)”, all values of the service are shown",
                "tellsAt\(name)",
                [plan.screen(start), "screen.load()", plan.setting(outside, from: start)]
                    + change(tap) + forget + [deliver]
                    + shows(
                        tap.done(to: outside, shown: start),
                        [succeeded(tap)].compactMap(\.self)
                    )
            ),
        ]
    }

    /// Returns the test that a question contains the current values.
    private func questions(_ tap: DetailTap) -> [String] {
        let samples = plan.questioned(tap)
        guard let question = tap.question, let texts, !samples.isEmpty else { return [] }
        return [
            SwiftText.test(
                "The question shows the current values",
                "asksAboutIt",
                arguments: samples.map {
                    "(\(plan.swiftValues($0)), \(SwiftText.literal($0.text(question.text))))"
                },
                as: "([String: JSONValue], String)",
                parameters: "values: [String: JSONValue], question: String",
                [
                    "let screen = Self(values)", "screen.load()", call(self.tap(tap)),
                    texts.isAsked(tap),
                ]
            )
        ]
    }

    /// Returns the test that nothing changes before the confirmation, and that no question is asked
    /// while a change is running.
    private func asks(_ tap: DetailTap) -> String {
        let start = tap.possible(plan.description)
        return SwiftText.test(
            "Nothing changes until the confirmation, which is executed once",
            "asks",
            [plan.screen(start), "screen.load()", call(self.tap(tap))]
                + shows(start, [asked(tap, start)].compactMap(\.self)) + [waiting(0)] + forget
                + [
                    call(confirm(tap)), call(confirm(tap)), waiting(1),
                ]
        )
    }

    /// The test that only one change runs at a time, and that the next one starts with the result
    /// of the first.
    private var oneAtATime: [String] {
        guard let (one, other, start) = plan.twoAtOnce else { return [] }
        let then = other.changed(one.done(to: start, shown: start))
        return [
            SwiftText.test(
                "While a change runs, no other starts; the next one starts with its result",
                "changesOneAtATime",
                [plan.screen(start), "screen.load()"] + change(one) + forget
                    + [call(tap(other))] + silence + [waiting(1), deliver] + forget + change(other)
                    + shows(then, []) + [waiting(1)]
            )
        ]
    }

    /// The test that nothing can be changed before the entity has loaded.
    private var early: [String] {
        guard !plan.taps.isEmpty else { return [] }
        let calls = plan.taps.flatMap { tap in
            [call(self.tap(tap))] + (tap.question == nil ? [] : [call(confirm(tap))])
        }
        return [
            SwiftText.test(
                "Nothing changes before loading ends",
                "changesNothingEarly",
                ["let screen = Self()"] + calls + silence + [waiting(0)]
            )
        ]
    }
}
