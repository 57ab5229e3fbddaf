internal import Descriptions
internal import PackageEditing

/// The tests of the cell of a screen of one entity.
struct DetailTestFiles {
    let plan: DetailPlan
    /// As the cell's folder is called.
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
    /// A suite of tests of the object that loads.
    ///
    /// - Parameters:
    ///   - listener: the property with which it is heard, and its spy.
    ///   - connections: how it is heard, a line each.
    ///   - helpers: what its tests share.
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

    /// Samples that an element could show wrong.
    func samples(_ element: EntityElement) -> [Sample] {
        let first = Sample.first(description)
        let shown = entity.fields(shownBy: [element.text])
        let changed = shown.flatMap { field in
            field.values.map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: element.text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Samples whose question could be asked wrong.
    func questioned(_ tap: DetailTap) -> [Sample] {
        guard let question = tap.question else { return [] }
        return samples(EntityElement(.label, name: tap.button, text: question.text))
            .filter { tap.result(in: $0) != nil }
    }

    /// What a view is told of a sample.
    func calls(_ sample: Sample) -> [String] {
        varying.map { ".show\(textName($0).type)(\(SwiftText.literal(sample.text($0.text))))" }
            + conditioned.map { ".\($0.enable)(\($0.result(in: sample) != nil))" }
    }

    /// Samples that tell whether a button can be tapped, with what a test of them says.
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

    /// Sets what the service has, behind the back of the screen.
    func setting(_ sample: Sample, from other: Sample) -> String {
        "screen.environment.set(\(swiftValues(sample, from: other)))"
    }

    /// The screen of a test that has a sample.
    func screen(_ sample: Sample) -> String {
        let values = swiftValues(sample)
        return "let screen = \(values == "[:]" ? "Self()" : "Self(\(values))")"
    }
}

/// The tests of what decides on a screen, which all variants share but for how it is asked and heard.
struct DetailTests {
    /// How texts are heard of whoever makes them.
    struct Texts {
        /// Has what is shown come, and forgets nothing, a line each.
        let come: [String]
        /// Says that an element shows a text at hand, and whether a button can be tapped.
        let isShown: (Name) -> String
        let isEnabled: (DetailTap, Bool) -> String
        /// Says that what was told is a question at hand.
        let isAsked: (DetailTap) -> String
    }

    let plan: DetailPlan
    /// What is tested, as `presenter`.
    let object: String
    /// `nil` for who makes no texts.
    let texts: Texts?
    /// Does what a tap does.
    let tap: (DetailTap) -> String
    /// Answers that it is to be done.
    let confirm: (DetailTap) -> String
    /// Says that a sample is shown, a line each, and that nothing else was told.
    let shows: (Sample, _ told: [String]) -> [String]
    /// What is told of a question, of what was done, and of what was not; `nil` for nothing.
    let asked: (DetailTap, Sample) -> String?
    let succeeded: (DetailTap) -> String?
    let failed: (DetailTap) -> String
    /// Says that nothing was told.
    let silence: [String]
    /// What a test forgets before it goes on, a line each.
    let forget: [String]

    private let deliver = "screen.environment.deliver(.all)"
    private func waiting(_ count: Int) -> String {
        "#expect(screen.environment.waitingReplies == \(count))"
    }

    private func call(_ call: String) -> String { "screen.\(object).\(call)" }

    /// A tap, and the answer that it is to be done where that is asked; what was told by then is forgotten
    /// where that is asked.
    private func change(_ tap: DetailTap) -> [String] {
        let tapped = [call(self.tap(tap))]
        return tap.question == nil ? tapped : tapped + forget + [call(confirm(tap))]
    }

    /// The tests of what is shown, whatever is changed.
    var shown: [String] {
        guard let texts else { return [] }
        return plan.varying.compactMap { trial($0, texts) } + disables(texts)
    }

    /// All that could be lost of an element's text.
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

    /// The tests of what is changed.
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

    /// What is asked has what there is in it.
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

    /// Nothing happens until it is confirmed, and nothing is asked while a change runs.
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

    /// While one change runs another is not begun, and the next begins with what came of the first.
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

    /// What has not come cannot be changed.
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
