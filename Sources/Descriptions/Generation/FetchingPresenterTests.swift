internal import Descriptions

/// The tests of the presenter in VIPER, and the spies that they use.
struct FetchingPresenterTests {
    let plan: FeaturePlan

    var files: [(name: String, text: String)] {
        let interactor = SpyText(
            type: "\(plan.type)Interactor",
            module: "\(plan.type)VIPER",
            methods: plan.asking.compactMap(\.fetch).map { SpyText.Method($0) }
        )
        return [interactor.file, SpyText.view(plan, in: "VIPER").file, suite]
    }

    private var suite: (name: String, text: String) {
        let tests = plan.interactions.flatMap(tests) + [keepsNoView]
        return (
            "WithoutViewTests+\(plan.type)Presenter",
            """
            internal import Testing

            @testable internal import \(plan.type)VIPER

            extension WithoutViewTests {
                @MainActor
                @Suite("The presenter of the \(plan.description.feature)")
                struct \(plan.type)PresenterTests {
                    private let interactor = \(plan.type)InteractorSpy()
                    private let view = \(plan.type)ViewSpy()
                    private let presenter: \(plan.type)Presenter

                    init() {
                        presenter = \(plan.type)Presenter(interactor: interactor)
                        presenter.view = view
                    }

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    private func tests(of interaction: Interaction) -> [String] {
        guard let fetch = interaction.fetch else {
            let sample = Sample.first(plan.description)
            return [
                SwiftText.test(
                    "A \(plan.tapTitle(interaction)) shows what is always the same",
                    "showsItsText\(plan.testSuffix(interaction))",
                    [
                        "presenter.\(interaction.tap)()",
                        "#expect(view.calls == \(plan.calls(interaction, sample)))",
                        "#expect(interactor.calls.isEmpty)",
                    ]
                )
            ]
        }
        let asks = SwiftText.test(
            "Each \(plan.tapTitle(interaction)) sends a request to the interactor, and nothing is shown before the answer",
            "asksAtTheTap\(plan.testSuffix(interaction))",
            [
                "#expect(interactor.calls.isEmpty)", "presenter.\(interaction.tap)()",
                "presenter.\(interaction.tap)()",
                "#expect(interactor.calls == [.\(fetch), .\(fetch)])",
                "#expect(view.calls.isEmpty)",
            ]
        )
        return [asks] + shows(interaction)
    }

    private func shows(_ interaction: Interaction) -> [String] {
        if let value = interaction.soleNumber {
            return [showsNumber(interaction, value)]
        }
        let trials = trials(interaction) + lacks(interaction)
        let isTried = interaction.reaction.effects.allSatisfy {
            !Trial.all(of: $0.text, plan.description).isEmpty
        }
        guard !isTried || interaction.services.count > 1 else { return trials }
        let sample = Sample.first(plan.description)
        let answer = plan.answerArguments(interaction, sample)
        return trials + [
            SwiftText.test(
                "The answer of the interactor to a \(plan.tapTitle(interaction)) is shown",
                "showsTheAnswer\(plan.testSuffix(interaction))",
                [
                    "presenter.\(interaction.didFetch ?? "")(\(answer))",
                    "#expect(view.calls == \(plan.calls(interaction, sample)))",
                ]
            )
        ]
    }

    /// Returns the test of an interactor that has no number to pass.
    private func lacks(_ interaction: Interaction) -> [String] {
        guard let sample = plan.lackingSample(interaction) else { return [] }
        return [
            SwiftText.test(
                plan.lackTitle(interaction),
                "showsWithoutNumbers\(plan.testSuffix(interaction))",
                [
                    "presenter.\(interaction.didFetch ?? "")(\(plan.answerArguments(interaction, sample)))",
                    "#expect(view.calls == \(plan.calls(interaction, sample)))",
                ]
            )
        ]
    }

    private func showsNumber(_ interaction: Interaction, _ value: Name) -> String {
        var sample = Sample.first(plan.description)
        let number = sample.numbers[value]?.first ?? 0
        let effect = interaction.reaction.effects[0]
        let text = SwiftText.literal(sample.text(effect.text))
        sample.numbers[value] = []
        let other = sample.text(effect.text)
        let title = "The \(value) is shown, and without one “\(other)”"
        return """
            @Test(\(SwiftText.literal(title)), arguments: [(\(number), \(text)), (nil, \(SwiftText.literal(other)))])
            func shows\(plan.testSuffix(interaction))(\(value.member): Int?, text: String) {
                presenter.\(interaction.didFetch ?? "")(\(value.member))
                #expect(view.calls == [.show\(effect.label.type)(text)])
            }
            """
    }

    private func trials(_ interaction: Interaction) -> [String] {
        plan.trials(interaction).map { effect, trial in
            let entity = trial.entity
            let isOnly = interaction.reaction.effects.count == 1
            let label = effect.label
            let call = ".show\(label.type)(\(label.member))"
            // The values of other services are the same in all samples.
            let others = plan.answers(interaction, Sample.first(plan.description))
            let answers = zip(interaction.services, others).map {
                $0.value == entity.name ? entity.name.member : $1
            }
            return SwiftText.test(
                trial.title,
                "shows\(trial.suffix)\(plan.trialSuffix(effect, interaction))",
                arguments: trial.samples.map { sample in
                    let summary = sample.literal(
                        entity,
                        plan.shownFields(of: entity),
                        suffix: "Summary"
                    )
                    return "(\(summary), \(SwiftText.literal(sample.text(effect.text))))"
                },
                parameters:
                    "\(entity.name.member): \(entity.name.type)Summary, \(label.member): String",
                [
                    "presenter.\(interaction.didFetch ?? "")(\(answers.joined(separator: ", ")))",
                    isOnly
                        ? "#expect(view.calls == [\(call)])"
                        : "#expect(view.calls.contains(\(call)))",
                ]
            )
        }
    }

    private var keepsNoView: String {
        SwiftText.keepsNone("presenter", "view", spy: "\(plan.type)ViewSpy")
    }
}
