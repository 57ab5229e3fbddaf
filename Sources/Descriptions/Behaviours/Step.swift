package import Descriptions

/// A variable that a statement sets.
package enum Place: Hashable, Sendable {
    case state(String)
    case row(String)
    case entity
    case field(Name)
    /// A field of the entity in a variable of the row, if there is one.
    case fieldOfRow(String, Name)
}

/// A step of a program.
package indirect enum Step: Hashable, Sendable {
    case set(Place, Expression)
    /// Ends the program if the condition is not satisfied.
    case require(Expression)
    case when(Expression, [Step], otherwise: [Step] = [])
    /// Runs the steps of the named value that the variable has.
    case on(String, [Branch])
    /// Runs a procedure of the component, which can use the given values.
    case call(String)
    /// Keeps a value for the statements after it. Expressions find it under its name.
    case bind(String, Expression)
    /// Takes a value from a service that replies at once. Expressions find it under its name.
    case fetch(Name)
    case request(Request)
    /// Shows a message.
    case message(Expression)
    case ask(Question)
    /// Opens the page of the number.
    case open(page: Name, id: Expression)
    /// Opens the form of the component.
    case openForm
    /// Shows a value. No program does that by itself: it is added for architectures in which something
    /// passes each new value to the view.
    case show(Display)
    /// Passes the entity to the component that opened the form, and closes the form.
    case close(giving: Expression?)

    // MARK: Rows

    /// Replaces the rows by those of the reply.
    case replaceRows
    /// Appends the rows of the reply, except for rows that have loaded before.
    case appendRows
    /// Shows the rows that are selected.
    case showRows
    /// Forgets the row. Replies to its requests are ignored.
    case forgetRow
}

extension Step {
    /// Notes that the reply to a running request of the list does not contain a change, so that the request
    /// is repeated.
    package static let outdate = Step.set(.state("isOutdated"), .flag(true))

    package struct Branch: Hashable, Sendable {
        package let name: Name
        package let body: [Step]

        package init(_ name: String, _ body: [Step]) {
            self.name = Name(name)
            self.body = body
        }
    }
}

/// A question in an alert.
package struct Question: Hashable, Sendable {
    package struct Answer: Hashable, Sendable {
        package enum Style: Hashable, Sendable { case standard, cancel, destructive }

        package let title: String
        package let style: Style
        package let body: [Step]
    }

    package let text: Expression
    package let answers: [Answer]
}

/// A request to a service that can fail.
package struct Request: Hashable, Sendable {
    package enum Operation: Hashable, Sendable {
        /// Loads the entity of the component.
        case load
        /// Lists all entities, or a page of them.
        case list(page: Expression?)
        /// Sets a yes-or-no field of the entity.
        case toggle(Name, to: Expression)
        /// Changes a field of the entity. The reply is the entity.
        case edit(FieldEdit, to: Expression)
        /// Increases numbers of the entity by one. The reply has the new numbers, by the members of their
        /// names.
        case count(RowCount)
        case add
        case remove
        case restore(Expression)
        /// Saves the values that differ from those of the original. The reply is the saved entity.
        case save([Name: Expression], editedFrom: [Name: Expression])
    }

    package let operation: Operation
    /// The reply is ignored if this variable has changed since the request.
    package var staleIfChanged: String?
    /// The statements after any reply, and those after success or failure.
    package var reply: [Step] = []
    package var success: [Step] = []
    package var failure: [Step] = []
}

extension Request.Operation {
    /// Indicates whether the request is about a list, and not about the row whose program sends it.
    package var isOfList: Bool {
        switch self {
        case .list, .add, .restore: true
        case .load, .toggle, .edit, .count, .remove, .save: false
        }
    }
}
