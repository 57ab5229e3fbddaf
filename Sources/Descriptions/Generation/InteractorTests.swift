internal import Descriptions

/// The tests of the interactor in VIPER, and the spy that they use.
struct InteractorTests {
    let plan: FeaturePlan

    var files: [(name: String, text: String)] {
        let suite = SuiteText(
            plan: plan,
            variant: "VIPER",
            role: "Interactor",
            title: "interactor",
            listener: ("output", "InteractorOutput"),
            tests: plan.asking.flatMap(tests) + [keepsNoOutput]
        )
        let spy = SpyText(
            type: "\(plan.type)InteractorOutput",
            module: "\(plan.type)VIPER",
            methods: plan.asking.map { interaction in
                let parameters = zip(interaction.services, interaction.answerTypes).map {
                    (label: String?.none, name: $0.value.member, type: $1)
                }
                return SpyText.Method(interaction.didFetch ?? "", parameters)
            }
        )
        return [spy.file, suite.file]
    }

    private func tests(of interaction: Interaction) -> [String] {
        if let value = interaction.soleNumber {
            return numberTests(interaction, value)
        }
        return [readsAtTheRequest(interaction)]
    }

    private func requestTitle(_ interaction: Interaction) -> String {
        plan.asking.count == 1 ? "request" : "request for “\(plan.title(of: interaction.button))”"
    }

    private func readsAtTheRequest(_ interaction: Interaction) -> String {
        let first = plan.answer(interaction, Sample.first(plan.description))
        let later = Sample.later(plan.description)
        let call = "interactor.\(interaction.fetch ?? "")()"
        return SwiftText.test(
            "\(plan.currentTitle(interaction)) read at each \(requestTitle(interaction)), not before",
            "readsAtTheRequest\(plan.testSuffix(interaction))",
            plan.makingFirst("interactor") + ["#expect(output.calls.isEmpty)", call]
                + plan.settings(interaction, later) + [
                    "#expect(output.calls == [\(first)])", call,
                    "#expect(output.calls.last == \(plan.answer(interaction, later, 1)))",
                ]
        )
    }

    private func numberTests(_ interaction: Interaction, _ value: Name) -> [String] {
        let numbers = plan.twoNumbers(value)
        let answers = (numbers + numbers.prefix(1)).map { ".\(interaction.didFetch ?? "")(\($0))" }
        let handsUp = SwiftText.test(
            "Each \(requestTitle(interaction)) passes the next \(value) to the output, and nothing is passed before",
            "handsUpAtTheRequest\(plan.testSuffix(interaction))",
            plan.making("interactor", numbers) + [
                "#expect(output.calls.isEmpty)",
                "for _ in 0..<3 { interactor.\(interaction.fetch ?? "")() }",
                "#expect(output.calls == [\(answers.joined(separator: ", "))])",
            ]
        )
        let maker = plan.numbers.map { _ in "[]" }.joined(separator: ", ")
        let none = SwiftText.test(
            "Without a \(value), the answer is nil",
            "handsUpNo\(value.type)\(plan.testSuffix(interaction))",
            [
                "interactor(\(maker)).\(interaction.fetch ?? "")()",
                "#expect(output.calls == [.\(interaction.didFetch ?? "")(nil)])",
            ]
        )
        return [handsUp, none]
    }

    private var keepsNoOutput: String {
        SwiftText.keepsNone(
            "interactor",
            "output",
            spy: "\(plan.type)InteractorOutputSpy",
            making: plan.making("interactor")
        )
    }
}

extension FeaturePlan {
    /// Returns the recorded call of an interactor to its output.
    func answer(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> String {
        ".\(interaction.didFetch ?? "")(\(answerArguments(interaction, sample, count)))"
    }

    func answerArguments(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> String {
        answers(interaction, sample, count).joined(separator: ", ")
    }

    /// Returns the arguments of the call, one for each service.
    func answers(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> [String] {
        interaction.services.map { service in
            switch service.kind {
            case .current(let name):
                description.entity(name).map {
                    sample.literal($0, shownFields(of: $0), suffix: "Summary")
                } ?? ""
            case .next(let name, _, _):
                sample.numbers[name].flatMap { $0.isEmpty ? nil : String($0[count % $0.count]) }
                    ?? "nil"
            }
        }
    }
}
