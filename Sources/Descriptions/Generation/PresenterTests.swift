internal import Descriptions

/// The tests of the presenter in MVP, and the spy that they use.
struct PresenterTests {
    let plan: FeaturePlan

    var files: [(name: String, text: String)] {
        let suite = SuiteText(
            plan: plan,
            variant: "MVP",
            role: "Presenter",
            title: "presenter",
            listener: ("view", "View"),
            tests: plan.interactions.flatMap(tests) + [keepsNoView]
        )
        return [SpyText.view(plan, in: "MVP").file, suite.file]
    }

    private func tests(of interaction: Interaction) -> [String] {
        if interaction.services.isEmpty { return [showsItsText(interaction)] }
        if let value = interaction.soleNumber {
            return numberTests(interaction, value)
        }
        return [readsAtTheTap(interaction)] + trials(interaction) + lacks(interaction)
    }

    private func showsItsText(_ interaction: Interaction) -> String {
        let sample = Sample.first(plan.description)
        return SwiftText.test(
            "A \(plan.tapTitle(interaction)) shows what is always the same",
            "showsItsText\(plan.testSuffix(interaction))",
            plan.making("presenter") + [
                "presenter.\(interaction.tap)()",
                "#expect(view.calls == \(plan.calls(interaction, sample)))",
            ]
        )
    }

    private func readsAtTheTap(_ interaction: Interaction) -> String {
        let first = Sample.first(plan.description)
        let later = Sample.later(plan.description)
        let count = interaction.reaction.effects.count
        let last =
            count == 1
            ? "#expect(view.calls.last == \(plan.call(interaction.reaction.effects[0], later, 1)))"
            : "#expect(view.calls.suffix(\(count)) == \(plan.calls(interaction, later, 1)))"
        return SwiftText.test(
            "\(plan.currentTitle(interaction)) read at each \(plan.tapTitle(interaction)), not before",
            "readsAtTheTap\(plan.testSuffix(interaction))",
            plan.makingFirst("presenter") + [
                "#expect(view.calls.isEmpty)", "presenter.\(interaction.tap)()",
            ]
                + plan.settings(interaction, later) + [
                    "#expect(view.calls == \(plan.calls(interaction, first)))",
                    "presenter.\(interaction.tap)()", last,
                ]
        )
    }

    private func trials(_ interaction: Interaction) -> [String] {
        plan.trials(interaction).map { effect, trial in
            let entity = trial.entity
            let isOnly = interaction.reaction.effects.count == 1
            let label = effect.label
            let service = plan.description.services.first { $0.value == entity.name }
            return SwiftText.test(
                trial.title,
                "shows\(trial.suffix)\(plan.trialSuffix(effect, interaction))",
                arguments: trial.samples.map {
                    "(\($0.literal(entity)), \(SwiftText.literal($0.text(effect.text))))"
                },
                parameters: "\(entity.name.member): \(entity.name.type), \(label.member): String",
                plan.makingFirst("presenter") + [
                    "\(service?.name.member ?? "").\(entity.name.member) = \(entity.name.member)",
                    "presenter.\(interaction.tap)()",
                    isOnly
                        ? "#expect(view.calls == [.show\(label.type)(\(label.member))])"
                        : "#expect(view.calls.contains(.show\(label.type)(\(label.member))))",
                ]
            )
        }
    }

    private func numberTests(_ interaction: Interaction, _ value: Name) -> [String] {
        let numbers = plan.twoNumbers(value)
        var sample = Sample.first(plan.description)
        sample.numbers[value] = numbers
        let calls = (0..<3).flatMap { count in
            interaction.reaction.effects.map { plan.call($0, sample, count) }
        }
        let shows = SwiftText.test(
            "Each \(plan.tapTitle(interaction)) shows the next \(value), and nothing is shown before",
            "showsAtTheTap\(plan.testSuffix(interaction))",
            plan.making("presenter", numbers) + [
                "#expect(view.calls.isEmpty)",
                "for _ in 0..<3 { presenter.\(interaction.tap)() }",
                "#expect(view.calls == [\(calls.joined(separator: ", "))])",
            ]
        )
        return [shows] + lacks(interaction)
    }

    /// Returns the test of services that have no number to return.
    private func lacks(_ interaction: Interaction) -> [String] {
        guard let sample = plan.lackingSample(interaction) else { return [] }
        let maker = plan.numbers.map { _ in "[]" }.joined(separator: ", ")
        return [
            SwiftText.test(
                plan.lackTitle(interaction),
                "showsWithoutNumbers\(plan.testSuffix(interaction))",
                [
                    "presenter(\(maker)).\(interaction.tap)()",
                    "#expect(view.calls == \(plan.calls(interaction, sample)))",
                ]
            )
        ]
    }

    private var keepsNoView: String {
        SwiftText.keepsNone(
            "presenter",
            "view",
            spy: "\(plan.type)ViewSpy",
            making: plan.making("presenter")
        )
    }
}

extension FeaturePlan {
    /// Returns the recorded call of a view spy for an effect.
    func call(_ effect: Reaction.Effect, _ sample: Sample, _ count: Int = 0) -> String {
        ".show\(effect.label.type)(\(SwiftText.literal(sample.text(effect.text, afterTaking: count))))"
    }

    /// Returns the literal of all recorded calls of one interaction.
    func calls(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> String {
        let calls = interaction.reaction.effects.map { call($0, sample, count) }
        return "[\(calls.joined(separator: ", "))]"
    }

    /// Returns the statements that create the object of a test with the numbers of the description.
    func makingFirst(_ object: String) -> [String] {
        guard !numbers.isEmpty else { return [] }
        let sample = Sample.first(description)
        let lists = numbers.map { value in
            "[\((sample.numbers[value] ?? []).map(String.init).joined(separator: ", "))]"
        }
        return ["let \(object) = \(object)(\(lists.joined(separator: ", ")))"]
    }

    /// Returns the statements that change the values of the services.
    func settings(_ interaction: Interaction, _ sample: Sample) -> [String] {
        interaction.services.compactMap { service in
            guard case .current(let name) = service.kind, let entity = description.entity(name)
            else {
                return nil
            }
            return "\(service.name.member).\(name.member) = \(sample.literal(entity))"
        }
    }

    /// Returns the subject and the verb of a title, such as `The person is`.
    func currentTitle(_ interaction: Interaction) -> String {
        let names = interaction.services.map { service in
            switch service.kind {
            case .current(let name): "the \(name)"
            case .next(let name, _, _): "the next \(name)"
            }
        }
        let text = names.joined(separator: " and ")
        return text.prefix(1).uppercased() + text.dropFirst() + (names.count == 1 ? " is" : " are")
    }

    /// Returns the sample in which services have no number to return; `nil` if no number is
    /// requested.
    func lackingSample(_ interaction: Interaction) -> Sample? {
        guard !interaction.numbers.isEmpty else { return nil }
        var sample = Sample.first(description)
        for value in interaction.numbers { sample.numbers[value] = [] }
        return sample
    }

    func lackTitle(_ interaction: Interaction) -> String {
        let texts = interaction.reaction.effects.compactMap {
            if case .fallback(.next, let text) = $0.text { "“\(text)”" } else { nil }
        }
        let values = interaction.numbers.map(\.withArticle).joined(separator: " and ")
        return "Without \(values) \(texts.joined(separator: " and ")) is shown"
            + (interactions.count == 1 ? "" : " at a \(tapTitle(interaction))")
    }

    /// Returns the trials of the texts that an interaction shows.
    func trials(_ interaction: Interaction) -> [(Reaction.Effect, Trial)] {
        interaction.reaction.effects.flatMap { effect in
            Trial.all(of: effect.text, description).map { (effect, $0) }
        }
    }

    func trialSuffix(_ effect: Reaction.Effect, _ interaction: Interaction) -> String {
        let isOnly = interactions.count == 1 && interaction.reaction.effects.count == 1
        return isOnly ? "" : "\(effect.label.type)At\(interaction.button.type)"
    }
}
