internal import Descriptions

/// The names and values of the tests of a screen of one entity for their templates.
struct DetailTestScope {
    /// The recorded calls of one variant's object that controls the screen.
    struct Object {
        /// The call for a tap, and for the confirmation.
        let tap: (DetailTap) -> String
        let confirm: (DetailTap) -> String
        /// The expectations that a sample is shown and that exactly the given other calls were
        /// recorded, one per line.
        let shows: (Sample, _ others: [String]) -> [String]
        /// The recorded call for a question, for success and for failure; `nil` for no call.
        let asked: (DetailTap, Sample) -> String?
        let succeeded: (DetailTap) -> String?
        let failed: (DetailTap) -> String
        /// The name of the object, such as `presenter`, and the statement that clears the recorded
        /// calls.
        let name: String
        let clear: String
        /// The identifiers that replace those of the presenter in shared tests.
        let identifiers: [String: String]
    }

    let plan: DetailPlan
    let variant: String

    var scope: TemplateScope {
        var scope = DetailScope(plan: plan).scope
        scope.values.merge(values) { $1 }
        if variant == "VIPER interactor" { scope.flags.insert("INTERACTOR") }
        scope.identifiers.merge(object.identifiers) { $1 }
        scope.lists["varying"] = plan.varying.map(element)
        scope.lists["tried"] = plan.varying.filter { !plan.samples($0).isEmpty }.map(element)
        scope.lists["taps"] = plan.taps.map(tap)
        scope.lists["facts"] = plan.facts.map(fact)
        // The interactor does not know about pages.
        scope.lists["links"] =
            variant == "VIPER interactor" ? [] : plan.detail.links.map(link)
        scope.lists["confirmed"] = plan.confirmed.map { [tap($0)] } ?? []
        scope.lists["limits"] = plan.disabling.map { limit($0.tap, $0.sample, $0.isEnabled) }
        scope.lists["disabled"] = plan.conditioned.compactMap { tap in
            tap.impossible(plan.description).map { limit(tap, $0, false) }
        }
        scope.lists["pairs"] = plan.twoAtOnce.map { [pair($0, $1, $2)] } ?? []
        return scope
    }

    private var first: Sample { .first(plan.description) }
    private var fetched: String { ".didFetch\(plan.itemType)(\(plan.summary(first)))" }

    private var values: [String: String] {
        let loaded: [String] =
            switch variant {
            case "MVVM": shown(first, in: "viewModel") + hides("viewModel")
            case "VIPER interactor":
                calls([".didBeginFetching\(plan.itemType)", fetched], of: "output")
            default:
                calls([".showLoading"] + plan.calls(first) + [".showContent"], of: "view")
            }
        let changing = plan.taps.first { $0.result(in: first) != nil }
        let change = changing.map { tap in
            ["environment.deliver(.all)", "\(object.name)?.\(object.tap(tap))"]
                + (tap.question == nil ? [] : ["\(object.name)?.\(object.confirm(tap))"])
        }
        return [
            "screen.showsLoaded": loaded.joined(separator: "\n"),
            "screen.change": (change ?? []).joined(separator: "\n"),
            "screen.first": plan.summary(first),
            "screen.samples": samples.map {
                "(\(plan.swiftValues($0)), \(plan.summary($0))),"
            }
            .joined(separator: "\n"),
        ]
    }

    /// Samples of all fields and on both sides of each limit, each once.
    private var samples: [Sample] {
        let fields = plan.entity.fields.flatMap { field in
            field.values.map { first.with([field.name: $0], in: plan.entity.name) }
        }
        return (fields + plan.disabling.map(\.sample)).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    // MARK: - Elements

    private func element(_ element: EntityElement) -> TemplateScope {
        var scope = DetailScope(plan: plan).element(element)
        let samples = plan.samples(element)
        let text = first.text(element.text)
        let texts = text.isEmpty ? [""] : ["", text]
        func arguments(_ value: (Sample) -> String) -> String {
            samples.map { "(\(value($0)), \(SwiftText.literal($0.text(element.text))))," }
                .joined(separator: "\n")
        }
        scope.values["samples"] = arguments { plan.swiftValues($0) }
        scope.values["summarySamples"] = arguments(plan.summary)
        scope.values["changes"] = "[\(texts.map(SwiftText.literal).joined(separator: ", "))]"
        return scope
    }

    // MARK: - Conditional buttons

    private func fact(_ fact: PageFact) -> TemplateScope {
        var scope = DetailScope(plan: plan).fact(fact)
        let calls = plan.calls(first, facts: [fact.name]) + [".showContent"]
        let shows =
            switch variant {
            case "MVVM": hides("screen.viewModel", facts: [fact.name])
            case "VIPER": self.calls(calls, of: "screen.view")
            default: self.calls([".showLoading"] + calls, of: "screen.view")
            }
        scope.values["shows"] = shows.joined(separator: "\n")
        return scope
    }

    /// Returns the expectations of which buttons a view model hides.
    private func hides(_ viewModel: String, facts: Set<Name> = []) -> [String] {
        plan.conditional.map {
            "#expect(\(viewModel).\($0.isHidden) == \(!$0.condition.holds(in: facts)))"
        }
    }

    // MARK: - Pages

    private func link(_ link: DetailLink) -> TemplateScope {
        var scope = DetailScope(plan: plan).link(link)
        let later = Sample.later(plan.description)
        let number = plan.number(link, later)
        scope.values["screen"] = plan.screen(later)
        scope.values["route"] = ".\(link.page.member)(\(number))"
        scope.values["summary"] = plan.summary(later)
        scope.values["number"] = number
        if variant == "MVVM" { scope.identifiers["didTapGuide"] = "open\(link.button.type)" }
        return scope
    }

    // MARK: - Changes

    private func tap(_ tap: DetailTap) -> TemplateScope {
        var scope = DetailScope(plan: plan).tap(tap)
        let start = tap.possible(plan.description)
        let changed = tap.changed(start)
        let outside = plan.outside(tap, start)
        let success = [object.succeeded(tap)].compactMap(\.self)
        let samples = plan.questioned(tap)
        func questions(_ value: (Sample) -> String) -> String {
            samples.map { sample in
                let text = tap.question.map { SwiftText.literal(sample.text($0.text)) } ?? ""
                return "(\(value(sample)), \(text)),"
            }
            .joined(separator: "\n")
        }
        if !samples.isEmpty { scope.flags.insert("isNamed") }
        let statements = [
            "screen": [plan.screen(start)],
            "setting": [plan.setting(outside, from: start)],
            "change": change(tap),
            "showsChange": object.shows(changed, []),
            "showsSuccess": object.shows(changed, success),
            "showsKept": object.shows(tap.done(to: start, shown: start), [object.failed(tap)]),
            "showsFailure": object.shows(start, [object.failed(tap)]),
            "showsReply": object.shows(tap.done(to: outside, shown: start), success),
            "showsQuestion": object.shows(start, [object.asked(tap, start)].compactMap(\.self)),
            "questions": [questions { plan.swiftValues($0) }],
            "summaryQuestions": [questions(plan.summary)],
            "asked": [variant == "MVVM" ? "question" : ".\(tap.confirm)(question)"],
            "start": [plan.summary(start)],
            "question": [tap.question.map { SwiftText.literal(start.text($0.text)) } ?? ""],
        ]
        scope.values.merge(statements.mapValues { $0.joined(separator: "\n") }) { $1 }
        if !object.identifiers.isEmpty {
            scope.identifiers["didTapPress"] = tap.method
            scope.identifiers["didTapLeave"] = tap.method
            scope.identifiers["didConfirmPress"] = tap.confirm
            scope.identifiers["didConfirmLeave"] = tap.confirm
        }
        return scope
    }

    /// Returns the statements for a tap, and for the confirmation if it is required. Calls that
    /// were recorded before the confirmation are cleared.
    private func change(_ tap: DetailTap) -> [String] {
        let tapped = ["screen.\(object.name).\(object.tap(tap))"]
        return tap.question == nil
            ? tapped
            : tapped + [object.clear, "screen.\(object.name).\(object.confirm(tap))"]
    }

    private func limit(_ tap: DetailTap, _ sample: Sample, _ isEnabled: Bool) -> TemplateScope {
        var scope = DetailScope(plan: plan).tap(tap)
        if isEnabled { scope.flags.insert("isEnabled") }
        scope.values["screen"] = plan.screen(sample)
        scope.values["summary"] = plan.summary(sample)
        scope.values["shows"] = calls(plan.calls(sample), of: "view").joined(separator: "\n")
        return scope
    }

    /// Returns the values for two changes, of which the second starts with the result of the first.
    private func pair(_ one: DetailTap, _ other: DetailTap, _ start: Sample) -> TemplateScope {
        let result = other.changed(one.done(to: start, shown: start))
        return TemplateScope(
            values: [
                "screen": plan.screen(start),
                "change": change(one).joined(separator: "\n"),
                "otherChange": change(other).joined(separator: "\n"),
                "shows": object.shows(result, []).joined(separator: "\n"),
            ],
            names: ["press": one.button, "leave": other.button],
            identifiers: object.identifiers.isEmpty ? [:] : ["didTapLeave": other.method]
        )
    }

    // MARK: - Variants

    private func calls(_ calls: [String], of spy: String) -> [String] {
        ["#expect(\(spy).calls == [\(calls.joined(separator: ", "))])"]
    }

    /// Returns the expectations that the view model has the values of a sample.
    private func shown(_ sample: Sample, in viewModel: String) -> [String] {
        plan.varying.map {
            "#expect(\(viewModel).\(plan.textName($0).member).value == \(SwiftText.literal(sample.text($0.text))))"
        }
            + plan.conditioned.map {
                "#expect(\(viewModel).\($0.isEnabled).value == \($0.result(in: sample) != nil))"
            }
    }

    private var object: Object {
        switch variant {
        case "MVVM": viewModel
        case "VIPER interactor": interactor
        default: presenter
        }
    }

    private var presenter: Object {
        Object(
            tap: { "\($0.tap)()" },
            confirm: { "\($0.didConfirm)()" },
            shows: { sample, others in
                // A question on its own does not update the texts.
                let isQuestion = others.first?.hasPrefix(".confirm") == true
                return calls((isQuestion ? [] : plan.calls(sample)) + others, of: "screen.view")
            },
            asked: { tap, sample in
                tap.question.map {
                    ".\(tap.confirm)(\(SwiftText.literal(sample.text($0.text))))"
                }
            },
            succeeded: { $0.success.map { ".showToast(\($0))" } },
            failed: { ".showToast(\($0.failure))" },
            name: "presenter",
            clear: "screen.view.calls = []",
            identifiers: [:]
        )
    }

    private var viewModel: Object {
        Object(
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            shows: { sample, others in
                shown(sample, in: "screen.viewModel") + [
                    "#expect(screen.heard.texts == [\(others.joined(separator: ", "))])"
                ]
            },
            asked: { tap, sample in
                tap.question.map { SwiftText.literal(sample.text($0.text)) }
            },
            succeeded: { $0.success },
            failed: { $0.failure },
            name: "viewModel",
            clear: "screen.heard.texts = []",
            identifiers: ["presenter": "viewModel", "view": "heard", "calls": "texts"]
        )
    }

    private var interactor: Object {
        Object(
            tap: { "\($0.method)()" },
            confirm: { "\($0.confirm)()" },
            shows: { sample, others in
                // A question on its own passes no values to the presenter.
                let isQuestion = others.first?.hasPrefix(".mustConfirm") == true
                let changed = ".didChange\(plan.itemType)(\(plan.summary(sample)))"
                return calls((isQuestion ? [] : [changed]) + others, of: "screen.output")
            },
            asked: { tap, sample in ".\(tap.mustConfirm)(\(plan.summary(sample)))" },
            succeeded: { $0.success == nil ? nil : ".\($0.didSucceed)" },
            failed: { ".\($0.didFail)" },
            name: "interactor",
            clear: "screen.output.calls = []",
            identifiers: ["presenter": "interactor", "view": "output"]
        )
    }
}
