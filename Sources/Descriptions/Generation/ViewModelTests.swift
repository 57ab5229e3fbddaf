internal import Descriptions

/// The tests of the view model in MVVM.
struct ViewModelTests {
    let plan: FeaturePlan

    var files: [(name: String, text: String)] {
        let suite = SuiteText(
            plan: plan,
            variant: "MVVM",
            role: "ViewModel",
            title: "view model",
            listener: nil,
            tests: plan.interactions.flatMap(tests) + plan.labels.compactMap(tells)
        )
        return [suite.file]
    }

    private func tests(of interaction: Interaction) -> [String] {
        if interaction.services.isEmpty { return [showsItsText(interaction)] }
        if let value = interaction.soleNumber {
            return numberTests(interaction, value)
        }
        return [readsAtTheTap(interaction)] + trials(interaction) + lacks(interaction)
    }

    /// Returns the expectations for the values of the view model after a call.
    private func expectations(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0)
        -> [String]
    {
        interaction.reaction.effects.map { effect in
            let text = SwiftText.literal(sample.text(effect.text, afterTaking: count))
            return "#expect(viewModel.\(effect.label.member).value == \(text))"
        }
    }

    private func showsItsText(_ interaction: Interaction) -> String {
        SwiftText.test(
            "A \(plan.tapTitle(interaction)) shows what is always the same",
            "showsItsText\(plan.testSuffix(interaction))",
            plan.makingFirst("viewModel")
                + (plan.forerunner(of: interaction).map { ["viewModel.\($0.method)()"] } ?? [])
                + ["viewModel.\(interaction.method)()"]
                + expectations(interaction, Sample.first(plan.description))
        )
    }

    /// Returns the test of services that have no number to return.
    private func lacks(_ interaction: Interaction) -> [String] {
        guard let sample = plan.lackingSample(interaction) else { return [] }
        return [
            SwiftText.test(
                plan.lackTitle(interaction),
                "showsWithoutNumbers\(plan.testSuffix(interaction))",
                plan.making("viewModel") + ["viewModel.\(interaction.method)()"]
                    + expectations(interaction, sample)
            )
        ]
    }

    private func readsAtTheTap(_ interaction: Interaction) -> String {
        let later = Sample.later(plan.description)
        let empty = interaction.reaction.effects.map {
            "#expect(viewModel.\($0.label.member).value == \"\")"
        }
        let call = "viewModel.\(interaction.method)()"
        return SwiftText.test(
            "\(plan.currentTitle(interaction)) read at each \(plan.tapTitle(interaction)), not before",
            "readsAtTheTap\(plan.testSuffix(interaction))",
            plan.makingFirst("viewModel") + empty + [call] + plan.settings(interaction, later)
                + expectations(interaction, Sample.first(plan.description)) + [call]
                + expectations(interaction, later, 1)
        )
    }

    private func trials(_ interaction: Interaction) -> [String] {
        plan.trials(interaction).map { effect, trial in
            let entity = trial.entity
            let label = effect.label
            let service = plan.description.services.first { $0.value == entity.name }
            return SwiftText.test(
                trial.title,
                "shows\(trial.suffix)\(plan.trialSuffix(effect, interaction))",
                arguments: trial.samples.map {
                    "(\($0.literal(entity)), \(SwiftText.literal($0.text(effect.text))))"
                },
                parameters: "\(entity.name.member): \(entity.name.type), \(label.member): String",
                plan.makingFirst("viewModel") + [
                    "\(service?.name.member ?? "").\(entity.name.member) = \(entity.name.member)",
                    "viewModel.\(interaction.method)()",
                    "#expect(viewModel.\(label.member).value == \(label.member))",
                ]
            )
        }
    }

    private func numberTests(_ interaction: Interaction, _ value: Name) -> [String] {
        let numbers = plan.twoNumbers(value)
        var sample = Sample.first(plan.description)
        sample.numbers[value] = numbers
        let label = interaction.reaction.effects[0].label
        let rule = interaction.reaction.effects[0].text
        let texts = (0..<3).map { SwiftText.literal(sample.text(rule, afterTaking: $0)) }
        let shows = SwiftText.test(
            "Each \(callTitle(interaction)) shows the next \(value), and nothing is shown before",
            "showsTheNext\(plan.testSuffix(interaction))",
            plan.making("viewModel", numbers) + [
                "var \(label.plural) = [viewModel.\(label.member).value]", "for _ in 0..<3 {",
                "    viewModel.\(interaction.method)()",
                "    \(label.plural).append(viewModel.\(label.member).value)", "}",
                "#expect(\(label.plural) == [\"\", \(texts.joined(separator: ", "))])",
            ]
        )
        return [shows] + lacks(interaction)
    }

    private func callTitle(_ interaction: Interaction) -> String {
        plan.interactions.count == 1 ? "call" : "call for “\(plan.title(of: interaction.button))”"
    }

    /// Returns the test that an observer receives each value at once, and every change. It shows
    /// the same text twice and then another one, if that is possible.
    private func tells(_ label: Name) -> String? {
        let shown = plan.interactions.filter { $0.reaction.effects.contains { $0.label == label } }
        // An interaction that shows an empty text would change nothing.
        let first = Sample.first(plan.description)
        let telling = shown.filter { interaction in
            interaction.reaction.effects.contains {
                $0.label == label && !first.text($0.text).isEmpty
            }
        }
        guard
            let interaction = telling.first(where: { !$0.services.isEmpty }) ?? telling.first
                ?? shown.first,
            let effect = interaction.reaction.effects.first(where: { $0.label == label })
        else { return nil }
        var sample = Sample.first(plan.description)
        var numbers: [Int]?
        if case .next(let value)? = effect.text.parts.first {
            let two = plan.twoNumbers(value)
            numbers = [two[0]] + two
            sample.numbers[value] = numbers
        }
        // Unchanged values are not reported again. A third call reveals a view model that reports
        // only those.
        let count = numbers?.count ?? 3
        var texts = [""]
        for taken in 0..<count {
            let text = sample.text(effect.text, afterTaking: taken)
            if text != texts.last { texts.append(text) }
        }
        let list = texts.map(SwiftText.literal).joined(separator: ", ")
        return SwiftText.test(
            "An observer receives the \(label) at once, and every change",
            "tells" + (plan.labels.count == 1 ? "" : "Of\(label.type)"),
            (numbers == nil ? plan.makingFirst("viewModel") : plan.making("viewModel", numbers)) + [
                "let observer = Observer()", "var \(label.plural): [String] = []",
                "viewModel.\(label.member).bind(to: observer) { \(label.plural).appendChange($1) }",
                "for _ in 0..<\(count) { viewModel.\(interaction.method)() }",
                "#expect(\(label.plural) == [\(list)])",
            ]
        )
    }
}
