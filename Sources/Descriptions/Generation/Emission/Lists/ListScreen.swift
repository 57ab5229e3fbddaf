internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// A screen with one list, with the code that its architectures share.
struct ListScreen {
    let plan: ListPlan
    let component: Component

    /// - Returns: `nil` for a list that is a part of a larger screen, and for one whose rows change
    ///   elsewhere or leave pages that load one after another.
    init?(_ description: Description) {
        guard let plan = ListPlan(description), description.header == nil,
            description.lists.count == 1, !plan.service.announces,
            plan.list.removal == nil || !plan.isPaged
        else { return nil }
        self.plan = plan
        component = ScreenModel(description).parts[0].component
    }

    var description: Description { plan.description }
    var list: ItemList { plan.list }
    var entity: Entity { plan.entity }

    // MARK: - Names

    var type: String { description.feature.type }
    /// The name of the entity as a member and as a type: `reminder`, `Reminder`.
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// The name of the listed entities: `reminders`.
    var items: String { plan.items }
    /// The list in comments: `list of reminders`.
    var text: String { "list of \(plan.severalItems)" }
    var elements: String { "\(type)Element" }
    var rowElements: String { "\(elements).\(itemType)" }

    var isPaged: Bool { plan.isPaged }
    var hasFilters: Bool { !list.filters.isEmpty }
    var filterType: String { plan.filterType }
    /// Indicates whether some rows that have loaded are not shown.
    var selectsRows: Bool { hasFilters || list.removal != nil }
    /// Indicates whether a row can change while it is shown.
    var rowsChange: Bool { plan.hasChanges }

    /// The reply to a request for the list, as a parameter.
    var reply: (name: String, type: String) {
        isPaged ? ("page", "\(itemType)Page") : (items, "[\(itemType)]")
    }
    /// The entities of that reply.
    var replied: String { isPaged ? "page.\(items)" : items }

    // MARK: - Dependencies

    var service: (name: String, type: String) {
        (plan.service.name.member, "any \(plan.service.name.type)")
    }
    /// The pages that rows and elements of rows open, with the closures that are called.
    var leads: [(name: String, page: Name, type: String)] {
        (list.route.map { [(name: "onSelect\(itemType)", page: $0, type: "\(itemType).ID")] } ?? [])
            + list.links.map { (name: $0.callback, page: $0.page, type: "Int") }
    }

    // MARK: - Programs

    func program(_ trigger: Program.Trigger) -> [Step] { component.program(trigger)?.body ?? [] }
    func procedure(_ name: String) -> [Step] { program(.procedure(name)) }

    /// The buttons above the rows that add or restore an entity.
    var actionNames: [(action: ListAction, method: String)] {
        list.actions.map { action in
            (action, (action.kind == .add ? "add" : "restore") + itemType)
        }
    }

    /// The buttons of rows that change the row, with the methods that they call.
    var rowButtons: [(button: Name, method: String, body: [Step])] {
        let methods =
            list.toggles.map { ($0.button, "toggle\($0.field.type)") }
            + (list.removal.map { [($0.button, "remove")] } ?? [])
            + list.counts.map { ($0.button, "count\($0.name.type)") }
        return methods.map { button, method in (button, method, program(.rowTap(button))) }
    }

    /// Returns the call of a service for a request, without the closure that receives the reply.
    ///
    /// - Parameters:
    ///   - value: a closure that returns the code of an expression.
    ///   - id: the code of the row's number.
    func call(
        _ operation: Request.Operation,
        id: String,
        value: (Expression) -> String
    ) -> (name: String, arguments: [String]) {
        switch operation {
        case .list(let page): (items, page.map { ["page: \(value($0))"] } ?? [])
        case .toggle(let field, let new):
            ("set\(field.type)", [value(new), "\(item)ID: \(id)"])
        case .count(let count): ("count\(count.name.type)", ["\(item)ID: \(id)"])
        case .add: ("add", [])
        case .remove: ("remove", ["\(item)ID: \(id)"])
        case .restore(let number): ("restore", ["\(item)ID: \(value(number))"])
        case .load, .edit, .save: ("", [])
        }
    }

    /// Returns the type of the reply to a request; `Void` for none.
    func reply(to operation: Request.Operation) -> String {
        switch operation {
        case .list: reply.type
        case .count(let count):
            count.others.isEmpty ? "Int" : entity.change(of: count.name).type
        case .toggle, .add, .remove, .restore, .load, .edit, .save: "Void"
        }
    }

    /// Returns the name of the value of a reply; `nil` for none.
    func replied(by operation: Request.Operation) -> String? {
        switch operation {
        case .list: reply.name
        case .count(let count): count.others.isEmpty ? count.field.member : "counts"
        case .toggle, .add, .remove, .restore, .load, .edit, .save: nil
        }
    }

    /// Returns the code of a value that a reply gives.
    func given(_ name: String, by operation: Request.Operation?) -> String {
        switch operation {
        case .list,
            nil where name == "isLast":
            "page.\(name)"
        case .count(let count) where !count.others.isEmpty: "counts.\(name)"
        default: name
        }
    }

    // MARK: - Expressions

    /// Returns the printer of expressions.
    var expression: SwiftExpression {
        SwiftExpression(
            kinds: ExpressionKinds(description: description, component: component),
            entity: item
        )
    }

    /// Returns the assignment of a value.
    func assignment(
        _ place: String,
        _ value: Expression,
        _ current: Expression,
        _ expression: SwiftExpression
    ) -> String {
        switch value {
        case .not(current): "\(place).toggle()"
        case .sum(current, .value(.number(let difference))): "\(place) += \(difference)"
        default: "\(place) = \(expression.code(value))"
        }
    }

    /// The display values of a row, with their types.
    var rowDisplays: [(display: Display, name: String, type: String)] {
        component.rowDisplays.compactMap { display in
            switch display.target {
            case .text(let name): (display, name.member, "String")
            case .isEnabled(let name): (display, "can\(name.type)", "Bool")
            default: nil
            }
        }
    }

    /// Returns the computed properties with the display values of a row.
    ///
    /// - Parameter expression: the printer with the place of the entity.
    func rowValues(_ expression: SwiftExpression) -> String {
        SwiftCode.lines(
            rowDisplays.map { display, name, type in
                let code =
                    type == "Bool"
                    ? expression.condition(display.value) : expression.text(display.value)
                return "var \(name): \(type) { \(code) }"
            }
        )
    }

    /// The methods that format counts in rows.
    var countTexts: String {
        SwiftText.countText(for: list.elements.map(\.text)).trimmingLines
    }

    /// Returns the function that decides which rows a filter shows.
    func shows(_ head: String, filter: String) -> String {
        guard hasFilters else { return "" }
        let cases = list.filters.map { filter in
            let test = filter.condition.map { expression.condition(Expression($0)) } ?? "true"
            return "case .\(filter.name.member): \(test)"
        }
        return SwiftCode.block(
            head,
            SwiftCode.block("switch \(filter)", SwiftCode.lines(cases))
        )
    }

    /// Returns the test of the rows that are shown.
    ///
    /// - Parameter row: the code of a row.
    func isShown(_ row: String, shows: String) -> String {
        [
            list.removal == nil ? nil : "!\(row).isRemoved",
            hasFilters ? "\(shows)(\(row).\(item))" : nil,
        ].compactMap(\.self).joined(separator: " && ")
    }

    func file(_ name: String, _ imports: [String], _ code: String) -> GeneratedFile {
        GeneratedFile(path: "\(name).swift", text: SwiftCode.file(imports, code))
    }
}
