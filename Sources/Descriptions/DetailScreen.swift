/// A screen that shows one entity, which comes when it opens. It says that it loads or that nothing came,
/// and its buttons change the entity.
package struct DetailScreen: Hashable, Sendable {
    /// What it shows.
    package let entity: Name
    /// What is said where nothing came.
    package let failure: String
    /// What is on it, from above to below.
    package let elements: [EntityElement]
    /// What its buttons change.
    package var changes: [DetailChange]

    package init(
        entity: Name,
        failure: String,
        elements: [EntityElement],
        changes: [DetailChange] = []
    ) {
        self.entity = entity
        self.failure = failure
        self.elements = elements
        self.changes = changes
    }
}

/// What a tap on a button changes of the entity that a screen shows: at once or after a question, and
/// back where the service does not do it. While that runs, further taps do nothing. A button that would
/// change nothing, or lead beyond the limits of its field, cannot be tapped.
package struct DetailChange: Hashable, Sendable {
    package let button: Name
    package let edit: FieldEdit
    /// What is asked before; `nil` where it is done at once.
    package let question: ChangeQuestion?
    /// What is said where the service did it; `nil` for nothing.
    package let success: String?
    /// What is said where the service did not do it.
    package let failure: String

    package init(
        button: Name,
        edit: FieldEdit,
        question: ChangeQuestion? = nil,
        success: String? = nil,
        failure: String
    ) {
        self.button = button
        self.edit = edit
        self.question = question
        self.success = success
        self.failure = failure
    }
}

/// How a field of an entity is changed.
package enum FieldEdit: Hashable, Sendable {
    /// Turns it round, which is yes or no.
    case toggle(Name)
    /// Adds to it, within its limits.
    case add(Int, to: Name)
    case set(Name, to: FieldValue)

    package var field: Name {
        switch self {
        case .toggle(let field), .add(_, let field), .set(let field, _): field
        }
    }

    /// What the field has then.
    ///
    /// - Parameter limits: what it can have, where that is limited.
    /// - Returns: `nil` where it would have the same, or what is beyond the limits.
    package func result(of value: FieldValue, in limits: ClosedRange<Int>?) -> FieldValue? {
        switch (self, value) {
        case (.toggle, .flag(let isSet)): .flag(!isSet)
        case (.add(let difference, _), .number(let number)):
            limits?.contains(number + difference) == false ? nil : .number(number + difference)
        case (.set(_, let new), _): new == value ? nil : new
        default: nil
        }
    }
}

/// What loads one entity, as it is just then. It takes its time, and may not answer.
package struct DetailService: Hashable, Sendable {
    /// A field that it can be asked to change.
    package struct Change: Hashable, Sendable {
        package let field: Name
        /// What a number can have; `nil` for any.
        package let limits: ClosedRange<Int>?

        package init(field: Name, limits: ClosedRange<Int>? = nil) {
            self.field = field
            self.limits = limits
        }
    }

    package let name: Name
    /// What it does, as a sentence.
    package let summary: String
    package let entity: Name
    package let changes: [Change]

    package init(name: Name, summary: String, entity: Name, changes: [Change] = []) {
        self.name = name
        self.summary = summary
        self.entity = entity
        self.changes = changes
    }

    /// What a field can have; `nil` for any.
    package func limits(of field: Name) -> ClosedRange<Int>? {
        changes.first { $0.field == field }?.limits
    }
}
