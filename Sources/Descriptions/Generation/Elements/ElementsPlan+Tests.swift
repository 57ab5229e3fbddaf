internal import Descriptions

/// Names, titles and values in tests.
extension ElementsPlan {
    /// The numbers that services return one after another.
    var numbers: [Name] {
        description.services.compactMap {
            if case .next(let name, _, _) = $0.kind { name } else { nil }
        }
    }

    /// Returns two different numbers that a service can return.
    func twoNumbers(_ value: Name) -> [Int] {
        for case .next(value, let values, let range) in description.services.map(\.kind) {
            let first = values[0]
            let second =
                values.first { $0 != first }
                ?? (range.lowerBound == first ? range.upperBound : range.lowerBound)
            return [first, second]
        }
        return []
    }

    /// Returns the name of an interaction in a title, which distinguishes it from others.
    func tapTitle(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "tap" : "tap of “\(title(of: interaction.button))”"
    }

    func title(of button: Name) -> String {
        for case .button(button, let title) in description.elements { return title }
        return button.text
    }

    /// Returns the suffix of the names of tests, which distinguishes several interactions.
    func testSuffix(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "" : "Of\(interaction.button.type)"
    }

    /// Returns the recorded call of a view spy for an effect.
    ///
    /// - Parameter count: the number of earlier taps of the interaction.
    func call(
        _ effect: Reaction.Effect,
        at interaction: Interaction,
        _ sample: Sample,
        _ count: Int = 0
    ) -> String {
        ".show\(effect.label.type)(\(SwiftText.literal(text(effect, at: interaction, sample, count))))"
    }

    /// Returns the recorded calls of the effects of an interaction.
    func calls(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> [String] {
        interaction.reaction.effects.map { call($0, at: interaction, sample, count) }
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

    /// Returns the arguments of the call of an interactor to its output.
    func answerArguments(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> String {
        answers(interaction, sample, count).joined(separator: ", ")
    }

    /// Returns the arguments of the call, one for each service, and the state if a text shows it.
    ///
    /// - Parameter count: the number of earlier taps of the interaction.
    func answers(_ interaction: Interaction, _ sample: Sample, _ count: Int = 0) -> [String] {
        answers(
            interaction,
            shownIn: tapped(interaction, sample, times: count + 1),
            afterTaking: count
        )
    }

    /// Returns the same arguments.
    ///
    /// - Parameter sample: the values after the tap.
    func answers(
        _ interaction: Interaction,
        shownIn sample: Sample,
        afterTaking count: Int = 0
    ) -> [String] {
        let values = interaction.services.map { service in
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
        return values + (interaction.showsState ? [stateLiteral(sample)] : [])
    }
}
