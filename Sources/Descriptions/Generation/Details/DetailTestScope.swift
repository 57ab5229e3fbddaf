internal import Descriptions

/// The names and values of the tests of a screen of one entity for their templates.
struct DetailTestScope {
    /// The recorded calls of one variant's object that controls the screen.
    struct Object {
        /// The name of the method for a tap, and for an answer.
        let tap: (DetailTap) -> String
        let confirm: (DetailOutcome) -> String
        /// The expectations that a sample is shown and that exactly the given other calls were
        /// recorded, one per line.
        let shows: (Sample, _ others: [String]) -> [String]
        /// The recorded call for a question, for success and for failure; `nil` for no call.
        let asked: (DetailTap, Sample) -> String?
        let succeeded: (DetailOutcome) -> String?
        let failed: (DetailOutcome) -> String
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
        scope.identifiers.merge(object.identifiers) { $1 }
        scope.lists["varying"] = plan.varying.map(element)
        scope.lists["tried"] = plan.varying.filter { !plan.samples($0.text).isEmpty }.map(element)
        scope.lists["taps"] = plan.taps.map(tap)
        scope.lists["outcomes"] = plan.steps.map { outcome($0.outcome, of: $0.tap) }
        scope.lists["ignored"] = plan.steps.compactMap { ignored($0.outcome, of: $0.tap) }
        scope.lists["facts"] = plan.facts.map(fact)
        // The interactor does not know about pages.
        scope.lists["links"] =
            variant == "VIPER interactor" ? [] : plan.detail.links.map(link)
        let confirmed = plan.confirmed.map { [$0] } ?? []
        scope.lists["answers"] = confirmed.flatMap { tap in
            tap.answers.map { outcome($0, of: tap) }
        }
        // The interactor does not know the text of the question.
        scope.lists["named"] =
            variant == "VIPER interactor"
            ? [] : confirmed.filter { !plan.questioned($0).isEmpty }.map(tap)
        scope.lists["limits"] = plan.disabling.map { limit($0.tap, $0.sample, $0.outcome) }
        scope.lists["disabled"] = plan.conditioned.compactMap { tap in
            tap.impossible.map { limit(tap, $0, nil) }
        }
        scope.lists["pairs"] = plan.twoAtOnce.map { [pair($0)] } ?? []
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
        let changing = plan.taps.first { $0.canChange(first) }
        let change = changing.map { tap in
            let outcome = tap.outcomes.first { $0.result(in: first) != nil } ?? tap.outcomes[0]
            return ["environment.deliver(.all)", "\(object.name)?.\(object.tap(tap))()"]
                + (tap.question == nil ? [] : ["\(object.name)?.\(object.confirm(outcome))()"])
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
        let samples = plan.samples(element.text)
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

    private func link(_ link: PageLink) -> TemplateScope {
        var scope = DetailScope(plan: plan).link(link)
        let later = Sample.later(plan.description)
        let number = later.number(link, of: plan.entity)
        scope.values["screen"] = plan.screen(later)
        scope.values["route"] = ".\(link.page.member)(\(number))"
        scope.values["summary"] = plan.summary(later)
        scope.values["number"] = number
        if variant == "MVVM" { scope.identifiers["didTapGuide"] = "open\(link.element.type)" }
        return scope
    }

    // MARK: - Changes

    private func tap(_ tap: DetailTap) -> TemplateScope {
        var scope = DetailScope(plan: plan).tap(tap)
        scope.lists["outcomes"] = tap.outcomes.map { outcome($0, of: tap) }
        scope.lists["answers"] = tap.answers.map { outcome($0, of: tap) }
        let start = tap.outcomes[0].possible
        let samples = plan.questioned(tap)
        func questions(_ value: (Sample) -> String) -> String {
            samples.map { sample in
                let text = tap.question.map { SwiftText.literal(sample.text($0.text)) } ?? ""
                return "(\(value(sample)), \(text)),"
            }
            .joined(separator: "\n")
        }
        if !samples.isEmpty { scope.flags.insert("isNamed") }
        let values = [
            "questions": questions { plan.swiftValues($0) },
            "summaryQuestions": questions(plan.summary),
            "asked": variant == "MVVM" ? "question" : ".\(tap.confirm)(question)",
            "start": plan.summary(start),
            "question": tap.question.map { SwiftText.literal(start.text($0.text)) } ?? "",
            "answers": tap.outcomes.map { ".\($0.confirm)" }.joined(separator: ", "),
        ]
        scope.values.merge(values) { $1 }
        scope.identifiers["didTapPress"] = object.tap(tap)
        scope.identifiers["didTapLeave"] = object.tap(tap)
        return scope
    }

    private func outcome(_ outcome: DetailOutcome, of tap: DetailTap) -> TemplateScope {
        var scope = DetailScope(plan: plan).outcome(outcome, of: tap)
        let start = outcome.possible
        let changed = outcome.changed(start)
        let done = outcome.done(to: start, shown: start)
        let outside = plan.outside(start)
        let success = [object.succeeded(outcome)].compactMap(\.self)
        let statements = [
            "screen": [plan.screen(start)],
            "setting": [plan.setting(outside, from: start)],
            "change": change(outcome, of: tap),
            "showsChange": object.shows(changed, []),
            "showsSuccess": object.shows(changed, success),
            "showsKept": object.shows(done, [object.failed(outcome)]),
            "showsFailure": object.shows(start, [object.failed(outcome)]),
            "showsReply": object.shows(outcome.done(to: outside, shown: start), success),
            "showsQuestion": object.shows(start, [object.asked(tap, start)].compactMap(\.self)),
        ]
        scope.values.merge(statements.mapValues { $0.joined(separator: "\n") }) { $1 }
        let hasSeveral = tap.outcomes.count > 1
        scope.values["confirmation"] =
            hasSeveral ? "the answer “\(outcome.question?.answer ?? "")”" : "the confirmation"
        // A change that would be ignored cannot fail.
        if tap.ignoring(outcome) == nil || outcome.result(in: done) != nil {
            scope.flags.insert("isRepeatable")
        }
        scope.identifiers["didTapPress"] = object.tap(tap)
        scope.identifiers["didTapLeave"] = object.tap(tap)
        scope.identifiers["didConfirmPress"] = object.confirm(outcome)
        scope.identifiers["didConfirmLeave"] = object.confirm(outcome)
        if hasSeveral { scope.identifiers["asks"] = "asksFor\(outcome.name.type)" }
        return scope
    }

    /// Returns the values for an answer that does nothing; `nil` for an answer that is possible
    /// whenever its button is enabled.
    private func ignored(_ outcome: DetailOutcome, of tap: DetailTap) -> TemplateScope? {
        tap.ignoring(outcome).map { sample in
            var scope = self.outcome(outcome, of: tap)
            scope.values["screen"] = plan.screen(sample)
            return scope
        }
    }

    /// Returns the statements for a tap, and for the answer if the tap asks. Calls that were
    /// recorded before the answer are cleared.
    private func change(_ outcome: DetailOutcome, of tap: DetailTap) -> [String] {
        let tapped = ["screen.\(object.name).\(object.tap(tap))()"]
        return tap.question == nil
            ? tapped
            : tapped + [object.clear, "screen.\(object.name).\(object.confirm(outcome))()"]
    }

    /// - Parameter outcome: the outcome because of which the button is enabled; `nil` if it is
    ///   disabled.
    private func limit(
        _ tap: DetailTap,
        _ sample: Sample,
        _ outcome: DetailOutcome?
    ) -> TemplateScope {
        var scope = DetailScope(plan: plan).tap(tap)
        if let outcome {
            scope.flags.insert("isEnabled")
            scope.values["reason"] =
                tap.outcomes.count == 1
                ? "up to its limit"
                : "if only “\(outcome.question?.answer ?? "")” is possible"
            scope.identifiers["enablesPress"] = "enables\(outcome.name.type)"
        }
        scope.values["screen"] = plan.screen(sample)
        scope.values["summary"] = plan.summary(sample)
        scope.values["shows"] = calls(plan.calls(sample), of: "view").joined(separator: "\n")
        return scope
    }

    /// Returns the values for two changes, of which the second starts with the result of the first.
    private func pair(_ pair: DetailPlan.Pair) -> TemplateScope {
        let (one, other) = (pair.one, pair.other)
        let result = other.outcome.changed(
            one.outcome.done(to: pair.start, shown: pair.start)
        )
        func statements(_ step: DetailPlan.Step) -> String {
            change(step.outcome, of: step.tap).joined(separator: "\n")
        }
        return TemplateScope(
            values: [
                "screen": plan.screen(pair.start),
                "change": statements(one),
                "otherChange": statements(other),
                "shows": object.shows(result, []).joined(separator: "\n"),
            ],
            names: ["press": one.tap.button, "leave": other.tap.button],
            identifiers: ["didTapLeave": object.tap(other.tap)]
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
                "#expect(\(viewModel).\($0.isEnabled).value == \($0.canChange(sample)))"
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
            tap: \.tap,
            confirm: \.didConfirm,
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
            tap: \.method,
            confirm: \.confirm,
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
            tap: \.method,
            confirm: \.confirm,
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
