internal import Descriptions

/// The names and values of the tests of a simple screen for their templates.
struct ElementsTestScope {
    let plan: ElementsPlan

    var scope: TemplateScope {
        var scope = ElementsScope(plan: plan).scope
        if !plan.numbers.isEmpty { scope.flags.insert("NUMBERS") }
        if plan.description.services.contains(where: \.isCurrent) { scope.flags.insert("CURRENT") }
        scope.values["services.current"] = services.joined(separator: "\n")
        scope.values["numbers.first"] = numbers { first.numbers[$0] ?? [] }
        scope.values["numbers.none"] = numbers { _ in [] }
        scope.lists["numbers"] = plan.numbers.map { TemplateScope(names: ["ticket": $0]) }
        scope.lists["taps"] = plan.interactions.map { tap($0) }
        scope.lists["requests"] = plan.asking.map { tap($0) }
        scope.lists["walks"] = plan.walks.compactMap(walk)
        scope.values.merge(stateValues) { $1 }
        scope.lists["changingLabels"] = plan.labels.compactMap { changes(of: $0) }
        return scope
    }

    private var first: Sample { .first(plan.description) }
    private var later: Sample { .later(plan.description) }

    /// The properties with the services that return an entity.
    private var services: [String] {
        plan.description.services.compactMap { service in
            guard case .current(let name) = service.kind,
                let entity = plan.description.entity(name)
            else { return nil }
            return "private let \(service.name.member) = InMemory\(service.name.type)("
                + "\(name.member): \(first.literal(entity)))"
        }
    }

    /// Returns the numbers that each service returns, as arguments.
    private func numbers(_ values: (Name) -> [Int]) -> String {
        plan.numbers.map { Self.list(values($0).map(String.init)) }.joined(separator: ", ")
    }

    static func list(_ elements: [String]) -> String {
        "[\(elements.joined(separator: ", "))]"
    }

    // MARK: - Taps

    private func tap(_ interaction: Interaction) -> TemplateScope {
        var scope = ElementsScope(plan: plan).tap(interaction)
        let sole = interaction.soleNumber
        let lacking = plan.lackingSample(interaction)
        let isPossible = plan.isPossible(interaction, times: 1)
        let changes = !interaction.changes.isEmpty
        let trials = isPossible ? plan.trials(interaction) : []
        let isTried = interaction.reaction.effects.allSatisfy {
            !Trial.all(of: $0.text, plan.description).isEmpty
        }
        let isReading = sole == nil && !interaction.services.isEmpty && !changes
        if isReading { scope.flags.insert("isReading") }
        if sole != nil { scope.flags.insert("isNumber") }
        if lacking != nil, isPossible {
            scope.flags.insert("canLack")
            if sole == nil { scope.flags.insert("lacksAnswer") }
        }
        if interaction.reaction.effects.count == 1, !changes { scope.flags.insert("isSingle") }
        if isReading, !isTried || interaction.services.count > 1 {
            scope.flags.insert("showsAnswer")
        }
        if interaction.isAnswered, changes || interaction.services.isEmpty {
            scope.flags.insert("showsAnswer")
        }
        scope.values.merge(values(of: interaction, lacking)) { $1 }
        scope.values.merge(titles(of: interaction)) { $1 }
        if let sole { scope.values.merge(numberValues(of: interaction, sole)) { $1 } }
        scope.lists["effects"] = interaction.reaction.effects.map {
            effect($0, at: interaction, sole: sole, lacking)
        }
        scope.lists["trials"] = trials.map { trial($1, of: $0, interaction) }
        scope.lists["summaryTrials"] = trials.map { trial($1, of: $0, interaction, ofDTO: true) }
        scope.identifiers["OfPress"] = plan.testSuffix(interaction)
        return scope
    }

    private func titles(of interaction: Interaction) -> [String: String] {
        let tap = plan.tapTitle(interaction)
        let button = plan.title(of: interaction.button)
        let request = plan.asking.count == 1 ? "request" : "request for “\(button)”"
        let current = plan.currentTitle(interaction)
        return [
            "constantTitle": "A \(tap) shows what is always the same",
            "readingTitle": "\(current) read at each \(tap), not before",
            "requestTitle": "\(current) read at each \(request), not before",
            "lackTitle": plan.lackTitle(interaction),
            "requestsTitle": "Each \(tap) sends a request to the interactor, and nothing is shown "
                + "before the answer",
            "answerTitle": "The answer of the interactor to a \(tap) is shown",
        ]
    }

    private func values(
        of interaction: Interaction,
        _ lacking: Sample?
    ) -> [String: String] {
        let effects = interaction.reaction.effects
        let stateCalls =
            interaction.changes.isEmpty
            ? [] : plan.stateCalls(plan.tapped(interaction, first))
        func calls(_ sample: Sample) -> String {
            Self.list(stateCalls + plan.calls(interaction, sample))
        }
        return [
            "effectCount": String(effects.count),
            "settings": plan.settings(interaction, later).joined(separator: "\n"),
            "callBefore": plan.forerunner(of: interaction).map { "viewModel.\($0.method)()" } ?? "",
            "firstCalls": calls(first),
            "answerCalls": Self.list(plan.calls(interaction, first)),
            "laterCall": effects.last.map { plan.call($0, at: interaction, later, 1) } ?? "",
            "laterCalls": Self.list(plan.calls(interaction, later, 1)),
            "lackCalls": lacking.map(calls) ?? "",
            "lackAnswerCalls": lacking.map { Self.list(plan.calls(interaction, $0)) } ?? "",
            "firstReply": plan.answerArguments(interaction, first),
            "laterReply": plan.answerArguments(interaction, later, 1),
            "lackReply": lacking.map { plan.answerArguments(interaction, $0) } ?? "",
        ]
    }

    /// Returns the values for a tap that shows the next number of a service and nothing else.
    private func numberValues(of interaction: Interaction, _ value: Name) -> [String: String] {
        let two = plan.twoNumbers(value)
        var sample = first
        sample.numbers[value] = two
        let calls = (0..<3).flatMap { count in
            plan.calls(interaction, sample, count)
        }
        let replies = (two + two.prefix(1)).map { ".\(interaction.didFetch ?? "")(\($0))" }
        let tap = plan.tapTitle(interaction)
        let button = plan.title(of: interaction.button)
        let call = plan.interactions.count == 1 ? "call" : "call for “\(button)”"
        let request = plan.asking.count == 1 ? "request" : "request for “\(button)”"
        let number = first.numbers[value]?.first ?? 0
        let rule = interaction.reaction.effects[0].text
        let text = SwiftText.literal(first.text(rule))
        sample.numbers[value] = []
        let other = sample.text(rule)
        return [
            "twoNumbers": plan.numbers.map { _ in Self.list(two.map(String.init)) }
                .joined(separator: ", "),
            "threeCalls": Self.list(calls),
            "threeReplies": Self.list(replies),
            "none": "nil",
            "shownNumbers": "[(\(number), \(text)), (nil, \(SwiftText.literal(other)))]",
            "shownReply": value.member,
            "numberTitle": "Each \(tap) shows the next \(value), and nothing is shown before",
            "callTitle": "Each \(call) shows the next \(value), and nothing is shown before",
            "nextTitle":
                "Each \(request) passes the next \(value) to the output, and nothing is passed before",
            "shownTitle": "The \(value) is shown, and without one “\(other)”",
        ]
    }

    private func effect(
        _ effect: Reaction.Effect,
        at interaction: Interaction,
        sole: Name?,
        _ lacking: Sample?
    ) -> TemplateScope {
        var sample = first
        if let sole { sample.numbers[sole] = plan.twoNumbers(sole) }
        let next = (0..<3).map { SwiftText.literal(sample.text(effect.text, afterTaking: $0)) }
        return TemplateScope(
            values: [
                "first": SwiftText.literal(plan.text(effect, at: interaction, first)),
                "later": SwiftText.literal(plan.text(effect, at: interaction, later, 1)),
                "next": Self.list(["\"\""] + next),
                "lack": lacking.map { SwiftText.literal(plan.text(effect, at: interaction, $0)) }
                    ?? "",
            ],
            names: ["caption": effect.label]
        )
    }

    private func trial(
        _ trial: Trial,
        of effect: Reaction.Effect,
        _ interaction: Interaction,
        ofDTO: Bool = false
    ) -> TemplateScope {
        let entity = trial.entity
        let arguments = trial.samples.map { sample in
            let literal =
                ofDTO
                ? sample.literal(entity, plan.shownFields(of: entity), suffix: "Summary")
                : sample.literal(entity)
            let text = plan.text(effect, at: interaction, sample)
            return "(\(literal), \(SwiftText.literal(text))),"
        }
        // The values of other services and the state are the same in all samples.
        var reply = plan.answers(interaction, first)
        for (index, service) in interaction.services.enumerated()
        where service.value == entity.name {
            reply[index] = entity.name.member
        }
        var names = ["guest": entity.name, "caption": effect.label]
        names["supplier"] = plan.description.services.first { $0.value == entity.name }?.name
        return TemplateScope(
            values: [
                "title": trial.title,
                "arguments": arguments.joined(separator: "\n"),
                "reply": reply.joined(separator: ", "),
            ],
            names: names,
            identifiers: [
                "showsCaption": "shows\(trial.suffix)\(plan.trialSuffix(effect, interaction))"
            ]
        )
    }

    // MARK: - Labels

    /// Returns the values for the test that an observer receives each value at once, and every
    /// change; `nil` if no tap changes the label. The same text is shown twice, and then another
    /// one if possible.
    private func changes(of label: Name) -> TemplateScope? {
        let shown = plan.interactions.filter { interaction in
            interaction.reaction.effects.contains { $0.label == label }
                && plan.isPossible(interaction, times: 3)
        }
        // An interaction that shows an empty text would change nothing.
        let changing = shown.filter { interaction in
            interaction.reaction.effects.contains {
                $0.label == label && !plan.text($0, at: interaction, first).isEmpty
            }
        }
        guard
            let interaction = changing.first(where: { !$0.services.isEmpty }) ?? changing.first
                ?? shown.first,
            let effect = interaction.reaction.effects.first(where: { $0.label == label })
        else { return nil }
        var sample = first
        var numbers = self.numbers { first.numbers[$0] ?? [] }
        if case .next(let value)? = effect.text.parts.first {
            let two = plan.twoNumbers(value)
            sample.numbers[value] = [two[0]] + two
            numbers = self.numbers { _ in [two[0]] + two }
        }
        // A third call reveals a view model that reports only changes of the first two.
        var texts = [""]
        for taken in 0..<3 {
            texts.appendChange(plan.text(effect, at: interaction, sample, taken))
        }
        return TemplateScope(
            values: [
                "numbers": numbers,
                "changes": Self.list(texts.map(SwiftText.literal)),
            ],
            names: ["caption": label, "press": interaction.button],
            identifiers: [
                "tellsOfCaption": plan.labels.count == 1 ? "tells" : "tellsOf\(label.type)",
                "performPress": interaction.method,
            ]
        )
    }
}

extension Service {
    /// Indicates whether the service returns an entity.
    fileprivate var isCurrent: Bool { if case .current = kind { true } else { false } }
}
