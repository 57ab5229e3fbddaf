/// A screen on top of a card in which the user edits the entity of the card. Nothing changes until
/// it is saved.
package struct Form: Hashable, Sendable {
    /// A part of the form.
    package enum Element: Hashable, Sendable {
        /// A text field, and the text that it edits.
        case field(Name, edits: Name)
        /// A switch, and the yes-or-no value that it edits.
        case toggle(Name, edits: Name)
        /// The message shown while a text field is invalid.
        case error(of: Name, text: String)
        /// The number of characters in a text field, and their limit.
        case counter(of: Name, limit: Int)
        case button(Name, title: String)

        /// The identifier in scenarios.
        package var identifier: String {
            switch self {
            case .field(let name, _), .toggle(let name, _), .button(let name, _): name.identifier
            case .error(let name, _): "\(name.identifier).error"
            case .counter(let name, _): "\(name.identifier).count"
            }
        }
    }

    /// The conditions that the text of a field must satisfy.
    package struct Rule: Hashable, Sendable {
        /// The text field.
        package var field: Name
        /// The conditions, all of which must be satisfied.
        package let conditions: [TextCondition]

        package func holds(for text: String) -> Bool {
            conditions.allSatisfy { $0.holds(for: text) }
        }

        /// Indicates whether the text is saved without the blanks around it.
        package var trims: Bool { conditions.contains(where: \.ignoresBlanks) }
    }

    /// The button that saves. It is enabled while all fields are valid, at least one trimmed value
    /// differs from the entity, and nothing is being saved.
    package struct Save: Hashable, Sendable {
        package var button: Name
        /// The message after a failure.
        package let failure: String
    }

    /// The button that closes the form without saving.
    package struct Close: Hashable, Sendable {
        package var button: Name
        /// The question before the form closes with changes; `nil` for none.
        package let question: Question?
    }

    /// A question in an alert before changes are discarded, or before a switch is turned off.
    package struct Question: Hashable, Sendable {
        package let text: String
        /// The title of the answer that continues.
        package let confirm: String
        /// The title of the answer after which nothing changes.
        package let refuse: String
    }

    /// The identifier of the indicator that is visible while the entity is being saved.
    package static let saving = Name("saving")

    /// The entity that is edited.
    package let entity: Name
    /// The elements, from top to bottom.
    package let elements: [Element]
    /// The rules, at most one for each text field.
    package var rules: [Rule]
    /// The questions before a switch is turned off, by the switch. Until it is confirmed, the
    /// switch remains on and does not count as edited.
    package var questions: [Name: Question] = [:]
    /// The button that saves; `nil` until its tap was read.
    package var save: Save?
    /// The button that closes; `nil` until its tap was read.
    package var close: Close?

    package init(
        entity: Name,
        elements: [Element],
        rules: [Rule],
        save: Save? = nil,
        close: Close? = nil
    ) {
        self.entity = entity
        self.elements = elements
        self.rules = rules
        self.save = save
        self.close = close
    }
}

extension Form {
    package var buttons: [Name] {
        elements.compactMap { if case .button(let name, _) = $0 { name } else { nil } }
    }

    package var switches: [Name] {
        elements.compactMap { if case .toggle(let name, _) = $0 { name } else { nil } }
    }

    /// Returns the name of the field that an input edits.
    package func edited(by input: Name) -> Name? {
        for element in elements {
            switch element {
            case .field(input, let field), .toggle(input, let field): return field
            default: continue
            }
        }
        return nil
    }

    /// Returns the values as they are saved: texts with rules that ignore the blanks around them have
    /// none.
    ///
    /// - Parameter values: the values by the names of the entity's fields.
    package func trimmed(_ values: [Name: FieldValue]) -> [Name: FieldValue] {
        var trimmed = values
        for rule in rules where rule.trims {
            guard let field = edited(by: rule.field), case .text(let text)? = values[field] else {
                continue
            }
            trimmed[field] = .text(TextCondition.trimmed(text))
        }
        return trimmed
    }

    /// Returns true if the text of a field is valid.
    ///
    /// - Parameter values: the values in the form, by the names of the entity's fields.
    package func isValid(_ field: Name, in values: [Name: FieldValue]) -> Bool {
        guard let rule = rules.first(where: { $0.field == field }) else { return true }
        guard let edited = edited(by: field), case .text(let text)? = values[edited] else {
            return false
        }
        return rule.holds(for: text)
    }
}
