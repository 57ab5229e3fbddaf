/// A screen that shows one entity, which loads when the screen opens. The screen shows that it is
/// loading or that loading failed, and its buttons change the entity.
package struct DetailScreen: Hashable, Sendable {
    /// The name of the entity that the screen shows.
    package let entity: Name
    /// The text shown if loading fails.
    package let failure: String
    /// The elements, from top to bottom.
    package let elements: [EntityElement]
    /// The conditions under which buttons are shown, by the names of the buttons. A button without
    /// a condition is always shown.
    package let conditions: [Name: FlagCondition]
    /// The changes that the buttons of the screen make. A button makes one change, or asks a
    /// question and makes one change for each answer.
    package var changes: [DetailChange]
    /// The pages that the other buttons of the screen open.
    package var links: [PageLink]

    package init(
        entity: Name,
        failure: String,
        elements: [EntityElement],
        conditions: [Name: FlagCondition] = [:],
        changes: [DetailChange] = [],
        links: [PageLink] = []
    ) {
        self.entity = entity
        self.failure = failure
        self.elements = elements
        self.conditions = conditions
        self.changes = changes
        self.links = links
    }
}

extension DetailScreen {
    /// Returns the changes of a button: one, or one for each answer of its question.
    package func changes(of button: Name) -> [DetailChange] {
        changes.filter { $0.button == button }
    }
}

/// The change of an entity by a tap on a button of its screen. The change is shown at once, or
/// after a question, and is reverted if the service fails. While the request is running, further
/// taps do nothing. A button is disabled if each of its changes would change nothing or exceed the
/// limits of its field; an answer with such a change does nothing.
package struct DetailChange: Hashable, Sendable {
    package let button: Name
    package let edit: FieldEdit
    /// The question before the change, with the answer that makes it; `nil` for none. The changes
    /// of one button differ only in the answer of their questions.
    package let question: ChangeQuestion?
    /// The message after success; `nil` for none.
    package let success: String?
    /// The message after a failure.
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

/// The change of a field.
package enum FieldEdit: Hashable, Sendable {
    /// Inverts a yes-or-no field.
    case toggle(Name)
    /// Adds to a number, within its limits.
    case add(Int, to: Name)
    case set(Name, to: FieldValue)

    package var field: Name {
        switch self {
        case .toggle(let field), .add(_, let field), .set(let field, _): field
        }
    }

    /// Returns the new value of the field.
    ///
    /// - Parameter limits: the limits, if there are any.
    /// - Returns: `nil` if the value would not change or exceed the limits.
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

/// A service that loads one entity with a request that can fail.
package struct DetailService: Hashable, Sendable {
    /// A field that the service can change.
    package struct Change: Hashable, Sendable {
        package let field: Name
        /// The limits of a number; `nil` for none.
        package let limits: ClosedRange<Int>?

        package init(field: Name, limits: ClosedRange<Int>? = nil) {
            self.field = field
            self.limits = limits
        }
    }

    package let name: Name
    /// The sentence that describes the service.
    package let summary: String
    package let entity: Name
    package let changes: [Change]
    /// Indicates whether the service can replace the entity with an edited one.
    package var saves = false
    /// Indicates whether the service notifies observers of changes made elsewhere.
    package var announces = false

    package init(name: Name, summary: String, entity: Name, changes: [Change] = []) {
        self.name = name
        self.summary = summary
        self.entity = entity
        self.changes = changes
    }

    /// Returns the limits of a field; `nil` for none.
    package func limits(of field: Name) -> ClosedRange<Int>? {
        changes.first { $0.field == field }?.limits
    }
}
