internal import Descriptions

/// A behaviour of a form. The named scenarios and the tests of all variants are made of the same
/// behaviours.
struct FormBehaviour {
    enum Step {
        case edit(FormPlan.Input, FieldValue)
        /// The user confirms that a switch is turned off.
        case confirm(FormPlan.Input)
        case save
        /// The next request to save fails.
        case fail
        case deliver
        case close
        case confirmClosing
        /// Values change on another device.
        case change([Name: FieldValue])
    }

    /// The title of the test, and the sentence of the scenario.
    let title: String
    /// The name of the scenario: `can-be-saved`.
    let name: Name
    let start: Sample
    let steps: [Step]
    /// Indicates whether a user can do this, so that it is a scenario, too.
    var isForUsers = true
}

extension FormPlan {
    var behaviours: [FormBehaviour] {
        [begins] + inputs.flatMap(edits) + rejects + saves + closes
            + (service.announces ? changes : [])
    }

    /// Returns an edit that can be saved.
    private func edit(_ input: Input) -> FormBehaviour.Step {
        .edit(input, other(input, than: start))
    }

    /// Returns the steps of an edit. Turning off a switch can need a confirmation.
    private func steps(_ input: Input, _ value: FieldValue) -> [FormBehaviour.Step] {
        let asks = input.question != nil && value == .flag(false)
        return [.edit(input, value)] + (asks ? [.confirm(input)] : [])
    }

    private func behaviour(
        _ title: String,
        _ name: String,
        from start: Sample? = nil,
        isForUsers: Bool = true,
        _ steps: [FormBehaviour.Step]
    ) -> FormBehaviour {
        FormBehaviour(
            title: title,
            name: Name(name),
            start: start ?? self.start,
            steps: steps,
            isForUsers: isForUsers
        )
    }

    // MARK: - Editing

    private var begins: FormBehaviour {
        behaviour(
            "The form begins with the values of the \(entity.name)",
            "begins",
            // A scenario shows more than the form.
            isForUsers: false,
            []
        )
    }

    private func edits(_ input: Input) -> [FormBehaviour] {
        let before = start.fields[entity.name]?[input.field.name] ?? input.field.first
        let after = other(input, than: start)
        let back = behaviour(
            "The form can be saved while “\(input.name)” differs",
            "edits \(input.name)",
            steps(input, after) + steps(input, before)
        )
        let wrong = invalid(input).map { invalid in
            behaviour(
                "An invalid value of “\(input.name)” cannot be saved",
                "validates \(input.name)",
                isForUsers: invalid.shown.count <= 300,
                [.edit(input, invalid), .edit(input, after)]
            )
        }
        let blanks = otherWithBlanks(input, than: start).map { after in
            behaviour(
                "Blanks around “\(input.name)” are neither a change nor saved",
                "trims \(input.name)",
                [
                    .edit(input, spaced(before)), .edit(input, spaced(after)), .save, .deliver,
                ]
            )
        }
        return ([back, wrong] + (input.trims ? [blanks] : [])).compactMap(\.self)
    }

    /// The sample with an invalid value in each field that has a rule.
    private var invalidStart: Sample {
        let invalid = inputs.compactMap { input in
            self.invalid(input).map { (input.field.name, $0) }
        }
        return start.with(Dictionary(uniqueKeysWithValues: invalid), in: entity.name)
    }

    private var rejects: [FormBehaviour] {
        let ruled = inputs.filter { invalid($0) != nil }
        let isShort = ruled.allSatisfy { (invalid($0)?.shown.count ?? 0) <= 300 }
        guard !ruled.isEmpty else { return [] }
        return [
            behaviour(
                "An invalid field shows its message once it was edited",
                "waits for edits",
                from: invalidStart,
                isForUsers: isShort,
                ruled.map { .edit($0, invalid($0) ?? .text("")) }
            ),
            behaviour(
                "Saving shows the messages of all invalid fields",
                "shows all messages",
                from: invalidStart,
                // The button is disabled.
                isForUsers: false,
                [.save]
            ),
        ]
    }

    // MARK: - Saving

    private var saves: [FormBehaviour] {
        let edits = inputs.flatMap { steps($0, other($0, than: start)) }
        return [
            behaviour(
                "The saved values are shown, and the form closes",
                "saves",
                edits + [.save, .deliver]
            ),
            behaviour(
                "After a failure, the form remains and can be saved again",
                "saves again",
                edits + [.fail, .save, .deliver, .save, .deliver]
            ),
        ]
    }

    // MARK: - Closing

    private var closes: [FormBehaviour] {
        let edit = steps(inputs[0], other(inputs[0], than: start))
        return [
            behaviour("Without changes, the form closes", "closes unchanged", [.close]),
            behaviour(
                form.close?.question == nil
                    ? "The form closes without saving"
                    : "With changes, the form asks before it closes",
                "closes changed",
                edit + [.close] + (form.close?.question == nil ? [] : [.confirmClosing])
            ),
        ]
    }

    // MARK: - Changes made elsewhere

    private var changes: [FormBehaviour] {
        let later = Sample.later(description).fields[entity.name] ?? [:]
        let all = Dictionary(
            uniqueKeysWithValues: entity.fields.map { field in
                let input = inputs.first { $0.field == field }
                return (
                    field.name,
                    input.map { other($0, than: start) } ?? later[field.name] ?? field.later
                )
            }
        )
        let edits = inputs.flatMap { steps($0, other($0, than: start)) }
        let undone = inputs.flatMap { input in
            steps(input, start.fields[entity.name]?[input.field.name] ?? input.field.first)
        }
        let one = steps(inputs[0], other(inputs[0], than: start))
        return [
            behaviour(
                "Fields that were not edited show a change made elsewhere",
                "shows changes",
                [.change(all)]
            ),
            behaviour(
                "Edited fields do not show a change made elsewhere",
                "retains edits",
                edits + undone + [.change(all)]
            ),
            behaviour(
                "The form is compared with the changed values",
                "compares with changes",
                one + [.change(all)]
            ),
            behaviour(
                "A change made elsewhere during saving waits until saving has failed",
                "delays changes",
                one + [.fail, .save, .change(all), .deliver]
            ),
            behaviour(
                "A change made elsewhere during saving replaces what was saved",
                "keeps changes",
                one + [.save, .change(all), .deliver]
            ),
        ]
    }
}
