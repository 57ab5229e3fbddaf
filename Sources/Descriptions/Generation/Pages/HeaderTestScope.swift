internal import Descriptions

/// The names and values of the tests of a header for their templates.
struct HeaderTestScope {
    /// The object that the tests control.
    enum Subject {
        /// The presenter in MVP.
        case presenter
        case viewModel
        case interactor
        /// The presenter in VIPER, which receives DTOs.
        case fetchingPresenter
    }

    let plan: HeaderPlan
    let subject: Subject

    var scope: TemplateScope {
        var scope = HeaderScope(plan: plan).scope
        scope.flags.formUnion(plan.facts.isEmpty ? [] : ["CONDITIONAL"])
        scope.values.merge(values) { $1 }
        scope.identifiers.merge(identifiers) { $1 }
        let tried = plan.shown.filter { !plan.samples($0.text).isEmpty }
        scope.lists["shown"] = plan.shown.map(element)
        scope.lists["toggles"] = plan.toggles.map(toggle)
        scope.lists["tapped"] = plan.toggles.prefix(1).map(toggle)
        scope.lists["links"] = plan.links.map(link)
        scope.lists["pages"] = RouteScope.pages(plan.pages.map { ($0, plan.idType) })
        // The interactor creates no texts, and does not decide which elements are shown.
        scope.lists["tried"] = subject == .interactor ? [] : tried.map(element)
        scope.lists["facts"] = subject == .interactor ? [] : plan.facts.map(fact)
        return scope
    }

    private var first: Sample { .first(plan.description) }

    /// The identifiers that replace those of the presenter in shared tests.
    private var identifiers: [String: String] {
        switch subject {
        case .viewModel:
            [
                "presenter": "viewModel", "view": "heard", "calls": "texts",
                "viewDidLoad": "load\(plan.itemType)",
            ]
        case .interactor:
            ["presenter": "interactor", "view": "output", "viewDidLoad": "fetch\(plan.itemType)"]
        case .presenter, .fetchingPresenter: [:]
        }
    }

    private var values: [String: String] {
        let reported =
            switch subject {
            case .viewModel: plan.failureText
            case .interactor: ".didFailToFetch\(plan.itemType)"
            case .presenter, .fetchingPresenter: ".showToast(\(plan.failureText))"
            }
        return [
            "header.feature": plan.description.feature.identifier,
            "header.number": String(Header.defaultID),
            "header.first": plan.summary(first),
            "header.fact": plan.facts.first?.member ?? "",
            "header.observed": plan.textName(plan.shown[0]).member,
            "header.reported": reported,
            "header.samples": samples.map { "(\(pairs($0)), \(plan.summary($0)))," }
                .joined(separator: "\n"),
            "header.showsAll": lines(shows(first, early: true)),
            "header.showsNothing": lines(showsNothing),
        ]
    }

    /// Samples of all fields, each once.
    private var samples: [Sample] {
        plan.entity.fields.flatMap { field in
            field.values.map { first.with([field.name: $0], in: plan.entity.name) }
        }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

    // MARK: - Elements

    private func element(_ element: EntityElement) -> TemplateScope {
        let name = plan.textName(element)
        let facts = plan.condition(element).map { $0.isSet ? [PageFact($0.field)] : [] } ?? []
        let text = SwiftText.literal(first.text(element.text))
        let before = early(element)
        let isConstant = !plan.isThere(element, []) || before == text
        let samples = plan.samples(element.text).map { sample in
            let shown = SwiftText.literal(sample.text(element.text))
            return subject == .fetchingPresenter
                ? "(\(plan.summary(sample)), \(shown)),"
                : "(\(pairs(sample, facts)), \(shown)),"
        }
        let given = facts.map { "\($0.member): true" }.joined(separator: ", ")
        return TemplateScope(
            values: [
                "samples": lines(samples),
                "header": "let header = Self(\(given))",
                "isShown": subject == .viewModel
                    ? "header.viewModel.\(name.member).value == \(name.member)"
                    : "header.view.calls.contains(.\(plan.show(element))(\(name.member)))",
                "type": element.kind == .button ? "String?" : "String",
                "changes": "[\((isConstant ? [before] : [before, text]).joined(separator: ", "))]",
            ],
            names: ["caption": name]
        )
    }

    /// Returns the literal of the text of an element until the entity has loaded.
    private func early(_ element: EntityElement) -> String {
        element.kind == .button ? "nil" : plan.early(element) ?? "\"\""
    }

    private func fact(_ fact: PageFact) -> TemplateScope {
        var scope = fact.scope(sentence: "")
        // The presenter in VIPER has not shown early images in this test.
        let shows = shows(first, facts: [fact.name], early: subject != .fetchingPresenter)
        scope.values["shows"] = lines(
            subject == .fetchingPresenter
                ? shows.map { $0.replacing("#expect(view", with: "#expect(header.view") } : shows
        )
        return scope
    }

    private func link(_ link: HeaderLink) -> TemplateScope {
        let route = ".\(link.page.member)(\(Header.defaultID))"
        return TemplateScope(
            values: ["routes": "[\(route), \(route)]"],
            names: ["portrait": link.image, "host": link.page],
            identifiers: subject == .viewModel ? ["didTapPortrait": link.method] : [:]
        )
    }

    // MARK: - Changes

    private func toggle(_ toggle: Toggle) -> TemplateScope {
        var scope = HeaderScope(plan: plan).toggle(toggle)
        let turned = first.turned(toggle)
        if toggle.asks(first) { scope.flags.insert("asksFirst") }
        scope.values["button"] = toggle.button.text
        scope.values["changed"] = plan.summary(turned)
        scope.values["showsChange"] = lines(shows(turned, changed: []))
        scope.values["firstQuestion"] = question(toggle, first)
        scope.lists["changes"] = [
            change(toggle, from: first), change(toggle, from: turned, isBack: true),
        ]
        let asking = [first, turned].first(where: toggle.asks)
        scope.lists["asked"] =
            toggle.question == nil ? [] : asking.map { [change(toggle, from: $0)] } ?? []
        let questions = plan.questioned(toggle)
        let isNamed = subject != .interactor && !questions.isEmpty
        scope.lists["questions"] = isNamed ? [self.questions(toggle, questions)] : []
        scope.lists["failures"] = [first, turned].map { sample in
            TemplateScope(values: [
                "argument": toggle.failureVaries ? plan.summary(sample) : "",
                "text": SwiftText.literal(sample.text(toggle.failureRule)),
            ])
        }
        if subject == .viewModel || subject == .interactor {
            scope.identifiers["didTapLeave"] = toggle.method
            scope.identifiers["didConfirmHere"] = toggle.confirm
        }
        return scope
    }

    private func question(_ toggle: Toggle, _ sample: Sample) -> String {
        SwiftText.literal(toggle.question.map { sample.text($0.text) } ?? "")
    }

    /// Returns the values for a change.
    ///
    /// - Parameter isBack: indicates whether the change restores the first value.
    private func change(
        _ toggle: Toggle,
        from start: Sample,
        isBack: Bool = false
    ) -> TemplateScope {
        let changed = start.turned(toggle)
        let failure = SwiftText.literal(start.text(toggle.failureRule))
        let (asked, failed) =
            switch subject {
            case .viewModel: (question(toggle, start), failure)
            case .interactor:
                (
                    ".\(toggle.mustConfirm)(\(plan.summary(start)))",
                    ".\(toggle.didFail)" + (toggle.failureVaries ? "(\(plan.summary(start)))" : "")
                )
            case .presenter, .fetchingPresenter:
                (".\(toggle.confirm)(\(question(toggle, start)))", ".showToast(\(failure))")
            }
        var flags: Set<String> = toggle.asks(start) ? ["asks"] : []
        if toggle.asks(changed) { flags.insert("asksBack") }
        let suffix = isBack ? "BackAt" : "At"
        return TemplateScope(
            flags: flags,
            values: [
                "back": isBack ? "back " : "",
                "onTheWayBack": isBack ? " on the way back" : "",
                "header": "let header = Self(\(pairs(start) == "[:]" ? "" : pairs(start)))",
                "asked": asked,
                "shows": lines(shows(changed, changed: [])),
                "showsFailure": lines(shows(start, changed: [failed])),
            ],
            identifiers: [
                "changesAtLeave": "changes\(suffix)\(toggle.button.type)",
                "failsAtLeave": "fails\(suffix)\(toggle.button.type)",
            ]
        )
    }

    private func questions(_ toggle: Toggle, _ samples: [Sample]) -> TemplateScope {
        let arguments = samples.map { sample in
            let given = subject == .fetchingPresenter ? plan.summary(sample) : pairs(sample)
            return "(\(given), \(question(toggle, sample))),"
        }
        return TemplateScope(values: [
            "samples": lines(arguments),
            "asked": subject == .viewModel ? "question" : ".\(toggle.confirm)(question)",
        ])
    }

    /// Returns the literal of the values that differ from the first sample.
    private func pairs(_ sample: Sample, _ facts: [PageFact] = []) -> String {
        SwiftText.dictionary(
            plan.swiftPairs(sample) + facts.map { "\"\($0.key)\": .flag(true)" }
        )
    }

    // MARK: - Expectations

    /// Returns the expectation that exactly the given calls were recorded.
    private func expecting(_ calls: [String]) -> String {
        let spy =
            switch subject {
            case .presenter: "header.view.calls"
            case .viewModel: "header.heard.texts"
            case .interactor: "header.output.calls"
            case .fetchingPresenter: "view.calls"
            }
        return calls.isEmpty
            ? "#expect(\(spy).isEmpty)" : "#expect(\(spy) == [\(calls.joined(separator: ", "))])"
    }

    private func value(_ element: EntityElement, is value: String) -> String {
        "#expect(header.viewModel.\(plan.textName(element).member).value == \(value))"
    }

    private var earlyCalls: [String] {
        plan.earlyImages.map { ".\(plan.show($0))(\(plan.early($0) ?? ""))" }
    }

    /// The expectations that the entity is not shown yet.
    private var showsNothing: [String] {
        switch subject {
        case .viewModel: plan.shown.map { value($0, is: early($0)) }
        case .interactor: [expecting([])]
        case .presenter, .fetchingPresenter: [expecting(earlyCalls)]
        }
    }

    /// Returns the expectations that a sample is shown completely.
    ///
    /// - Parameter early: indicates whether images were shown before the entity had loaded.
    private func shows(_ sample: Sample, facts: Set<Name> = [], early: Bool) -> [String] {
        switch subject {
        case .viewModel:
            plan.shown.map { element in
                let text = SwiftText.literal(sample.text(element.text))
                return value(element, is: plan.isThere(element, facts) ? text : "nil")
            }
        case .interactor: [expecting([".didFetch\(plan.itemType)(\(plan.summary(sample)))"])]
        case .presenter, .fetchingPresenter:
            [expecting((early ? earlyCalls : []) + plan.calls(plan.shown, sample, facts: facts))]
        }
    }

    /// Returns the expectations that a sample is shown after a change, and that exactly the given
    /// other calls were recorded.
    private func shows(_ sample: Sample, changed others: [String]) -> [String] {
        switch subject {
        case .viewModel: shows(sample, early: true) + [expecting(others)]
        case .interactor:
            [expecting([".didChange\(plan.itemType)(\(plan.summary(sample)))"] + others)]
        case .presenter, .fetchingPresenter:
            [expecting(plan.calls(plan.changing, sample) + others)]
        }
    }
}
