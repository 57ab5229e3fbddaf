package import Descriptions

/// The behaviour of a screen, or of a part of a screen that shares no state with the other parts.
package struct Component: Hashable, Sendable {
    /// What the fields in expressions belong to.
    package enum Scope: Hashable, Sendable {
        /// The component shows no entity.
        case none
        /// One entity, which loads when the component opens. The text is shown if loading fails; without a
        /// text, the component does not show that it is loading.
        case one(Entity, failure: String?)
        /// The entities of a list, one for each row.
        case rows(Entity, ListParts)
        /// The edited copy of an entity.
        case copy(Entity)
    }

    package var scope: Scope
    package var state: [Variable] = []
    /// The state of each row.
    package var rowState: [Variable] = []
    package var elements: [Element] = []
    package var rowElements: [Element] = []
    package var displays: [Display] = []
    package var rowDisplays: [Display] = []
    package var programs: [Program] = []
    /// The form that the component opens.
    package var form: [Component] = []
    /// The button that closes a form. A swipe down does the same.
    package var closeButton: Name?

    package init(_ scope: Scope) { self.scope = scope }

    package func program(_ trigger: Program.Trigger) -> Program? {
        programs.first { $0.trigger == trigger }
    }
}

/// A variable of a component or of its rows.
package struct Variable: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case flag, number, text
        /// One of several named values.
        case choice([Name])
        /// An entity, or none.
        case record
    }

    package let name: String
    package let kind: Kind
    package let first: Expression

    package init(_ name: String, _ kind: Kind, _ first: Expression) {
        self.name = name
        self.kind = kind
        self.first = first
    }

    /// Creates a flag that is not set at first.
    package static func flag(_ name: String) -> Variable { Variable(name, .flag, .flag(false)) }
}

extension Component {
    /// A view.
    package struct Element: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case label, button, image, field, toggle, indicator
        }

        package let kind: Kind
        package let name: Name
        /// The identifier in scenarios.
        package let identifier: String
        /// The condition under which the component has the view; `nil` for always.
        package var condition: FlagCondition?

        package init(_ kind: Kind, _ name: Name, identifier: String? = nil) {
            self.kind = kind
            self.name = name
            self.identifier = identifier ?? name.identifier
        }
    }
}

/// A value that the screen shows.
package struct Display: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        /// The text of a label or field, the title of a button or the name of an image.
        case text(Name)
        case isHidden(Name)
        case isEnabled(Name)
        /// The position of a switch.
        case isOn(Name)
        case isAnimating(Name)
        /// What is shown in place of the content: `none`, `loading`, `error` or `empty`.
        case placeholder
        /// The end of a list with pages: `hidden`, `loading`, `failed` or `end`.
        case footer
        case isRefreshing
        case selectedFilter
        /// The rows. They are shown last, because a table may ask for more at once.
        case rows
    }

    package let target: Target
    package let value: Expression

    package init(_ target: Target, _ value: Expression) {
        self.target = target
        self.value = value
    }
}

/// The statements that an event runs.
package struct Program: Hashable, Sendable {
    package enum Trigger: Hashable, Sendable {
        case open, retry
        /// The user pulls a list, reaches its end, or repeats the failed request of a page.
        case pull, endReached, retryMore
        case selectRow
        /// The user selects a filter, which is given as `filter`.
        case choose
        case tap(Name)
        case rowTap(Name)
        /// The user has edited a field or turned a switch. The new value is given as `value`.
        case edit(Name)
        /// An entity of the list was changed or removed elsewhere. This runs before the program of its row,
        /// if it has one.
        case announced
        /// The entity, or that of the row, was changed elsewhere or saved by the form. It is given as
        /// `entity`.
        case changed, saved
        /// The entity of the row was removed elsewhere.
        case removed
        /// A procedure that other programs call.
        case procedure(String)
    }

    package let trigger: Trigger
    package let body: [Step]

    package init(_ trigger: Trigger, _ body: [Step]) {
        self.trigger = trigger
        self.body = body
    }
}

/// The fixed parts of a list.
package struct ListParts: Hashable, Sendable {
    package let failure: String
    package let empty: String
    package var filters: [ListFilter] = []
    /// The page size; `nil` for a list that loads in one request.
    package var pageSize: Int?
    /// The variable of a row that keeps the values of the service from being shown; `nil` for none.
    package var holding: String?
    /// The variable of a row in which values of the service wait while it is held; `nil` if they are
    /// dropped.
    package var waiting: String?
    /// The variable of a row that hides the row until the service lists it again; `nil` for none.
    package var hiding: String?
}
