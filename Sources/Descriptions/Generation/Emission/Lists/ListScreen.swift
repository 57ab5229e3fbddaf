internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// A screen or module with one list, with the code that its architectures share.
struct ListScreen {
    let plan: ListPlan
    let component: Component

    init(_ plan: ListPlan) {
        self.plan = plan
        component = ScreenModel(plan.description).parts[0].component
    }

    var description: Description { plan.description }
    var list: ItemList { plan.list }
    var entity: Entity { plan.entity }

    // MARK: - Names

    var type: String { description.feature.type }
    /// The module with the contract that all variants share.
    var contract: String { plan.contract }
    /// Indicates whether the list is a module of a larger screen.
    var isPart: Bool { plan.part != nil }
    /// The name of the entity as a member and as a type: `reminder`, `Reminder`.
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// The name of the listed entities: `reminders`.
    var items: String { plan.items }
    /// The list in comments: `list of reminders`.
    var text: String { "list of \(plan.severalItems)" }
    var elements: String { plan.elements }
    var rowElements: String { plan.rowElements }

    var isPaged: Bool { plan.isPaged }
    var hasFilters: Bool { !list.filters.isEmpty }
    var filterType: String { plan.filterType }
    /// Indicates whether some rows that have loaded are not shown.
    var selectsRows: Bool { hasFilters || list.removal != nil }
    /// Indicates whether a row can change while it is shown.
    var rowsChange: Bool { plan.hasChanges }
    /// Indicates whether a button of a row sends a request.
    var rowsAct: Bool { !rowButtons.isEmpty }
    /// Indicates whether the service notifies the screen of changes made elsewhere.
    var announces: Bool { plan.service.announces }
    /// Indicates whether values of the service wait while a row is held.
    var rowsWait: Bool { component.rowState.contains { $0.name == "waiting" } }

    /// The reply to a request for the list, as a parameter.
    var reply: (name: String, type: String) {
        isPaged ? ("page", "\(itemType)Page") : (items, "[\(itemType)]")
    }
    /// The entities of that reply.
    var replied: String { isPaged ? "page.\(items)" : items }

    // MARK: - Dependencies

    /// The argument of requests for the list, with its type; none for most lists.
    var given: [(name: String, type: String)] { plan.part?.given.map { [$0] } ?? [] }
    var service: (name: String, type: String) {
        (plan.service.name.member, "any \(plan.service.name.type)")
    }
    /// The pages that rows and elements of rows open, with the closures that are called.
    var leads: [(name: String, page: Name, type: String)] { plan.leads }

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
        case .list(let page):
            (
                items,
                given.map { "\($0.name): \($0.name)" }
                    + (page.map { ["page: \(value($0))"] } ?? [])
            )
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
        if name == "entity" { return item }
        return switch operation {
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

    /// Indicates whether a display value of a row changes while the row is shown.
    func isChanging(_ name: String) -> Bool {
        rowsChange
            && (plan.changing.contains { $0.name.member == name }
                || rowDisplays.contains { $0.name == name && $0.type == "Bool" })
    }

    /// Indicates whether something that a row shows changes while it is shown.
    var showsChanges: Bool { rowDisplays.contains { isChanging($0.name) } }

    /// Indicates whether the row that was removed last can be restored.
    var remembersRemoval: Bool {
        list.removal != nil && list.actions.contains { $0.kind == .undo }
    }

    /// Returns the declaration of the variable that indicates whether a running request of the list has to
    /// be repeated; empty if nothing can change meanwhile.
    ///
    /// - Parameter attributes: the words before `var`.
    func outdated(_ attributes: String) -> [String] {
        guard canBeOutdated else { return [] }
        return [
            SwiftText.comment(
                "Indicates whether something has changed since the \(plan.severalItems) were requested. Their "
                    + "reply does not contain it, so they are requested again.",
                indented: 4
            ), "\(attributes)var isOutdated = false",
        ]
    }

    /// Indicates whether something can change while the list is requested.
    var canBeOutdated: Bool { component.state.contains { $0.name == "isOutdated" } }

    /// Returns the declaration of the closure that the object of a row calls after a change.
    ///
    /// - Parameter attributes: the words before `var`.
    static func onChange(_ attributes: String = "") -> [String] {
        [
            "/// Called when the service has made a change.",
            "\(attributes)var onChange: (() -> Void)?",
        ]
    }

    /// Returns the declarations of the variables of a row.
    ///
    /// - Parameters:
    ///   - attributes: the words before `var`.
    ///   - removed: those of the variable that indicates whether the row is removed, which the list reads.
    func rowState(_ attributes: String, removed: String) -> [String] {
        component.rowState.flatMap { variable in
            switch variable.name {
            case "isBusy":
                [
                    "/// Indicates whether a question is open or a request runs. Until then, the row does not "
                        + "change.", "\(attributes)var isBusy = false",
                ]
            case "isRemoved":
                [
                    "/// Indicates whether the row is removed, even if the service has not confirmed it yet.",
                    "\(removed)var isRemoved = false",
                ]
            case "waiting":
                [
                    "/// The values of the service that wait until the row can change.",
                    "\(attributes)var waiting: \(itemType)?",
                ]
            case "wasChanged":
                [
                    "/// Indicates whether the row was changed elsewhere since a count was requested. The change "
                        + "is later", "/// than the reply, and contains it.",
                    "\(attributes)var wasChanged = false",
                ]
            default: ["\(attributes)var \(variable.name) = false"]
            }
        }
    }

    /// Indicates whether a row does not take the values of the service during a request or question.
    var holdsRows: Bool { component.rowState.contains { $0.name == "isBusy" } }

    /// Returns the method by which the object of a row takes the values of the service.
    ///
    /// - Parameter updated: the statements after it.
    func update(_ updated: [String] = []) -> String {
        "/// Shows the values of the service\(holdsRows ? ", but not while a request runs" : "").\n"
            + SwiftCode.function(
                "update(_ \(item): \(itemType))",
                (holdsRows ? [held()] : []) + ["self.\(item) = \(item)"]
                    + (list.removal == nil ? [] : ["isRemoved = false"]) + updated
            )
    }

    /// Returns the statement that ends a function while a row is held.
    ///
    /// - Parameters:
    ///   - row: the code before the variables of the row.
    ///   - result: the code after `return`.
    func held(_ row: String = "", returning result: String = "") -> String {
        rowsWait
            ? "guard !\(row)isBusy else {\n\(row)waiting = \(item)\nreturn\(result)\n}"
            : "guard !\(row)isBusy else { return\(result) }"
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

    /// The methods that format counts in rows and questions.
    var countTexts: String { SwiftText.countText(for: plan.rules).trimmingLines }
    var countTextsOfRows: String {
        SwiftText.countText(for: list.elements.map(\.text)).trimmingLines
    }
    var countTextsOfQuestions: String { SwiftText.countText(for: plan.questions).trimmingLines }

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
}

// MARK: - Changes made elsewhere

extension ListScreen {
    /// The statement that subscribes to changes made elsewhere.
    var observing: [String] { announces ? ["\(service.name).addObserver(self)"] : [] }

    /// Returns the method that subscribes to changes made elsewhere, and loads the list.
    func start(_ load: String, verb: String = "shows") -> String {
        guard announces else { return "" }
        return
            "/// Loads the \(plan.severalItems), and from then on \(verb) each change that is made elsewhere.\n"
            + SwiftCode.function("start()", observing + [load])
    }

    /// Returns the conformance to the observer of the service.
    ///
    /// - Parameters:
    ///   - owner: the type that observes.
    ///   - change: the statements after a change of an entity.
    ///   - removal: the statements after the removal of the entity with the number `id`.
    ///   - first: the first statement after both.
    func observer(
        _ owner: String,
        change: [String],
        removal: [String],
        first: [String] = ["isOutdated = true"]
    ) -> String {
        guard announces else { return "" }
        return SwiftCode.sections(
            "// MARK: - Changes made elsewhere",
            SwiftCode.block(
                "extension \(owner): \(itemType)Observer",
                SwiftCode.sections(
                    SwiftCode.function("\(item)DidChange(_ \(item): \(itemType))", first + change),
                    SwiftCode.function("\(item)WasRemoved(id: \(itemType).ID)", first + removal)
                )
            )
        )
    }

    /// Indicates whether the object of a row ignores replies after the entity was removed elsewhere.
    var forgetsRows: Bool { announces && rowsAct }

    /// Returns the variable for that.
    ///
    /// - Parameter attributes: the words before `var`.
    func forgotten(_ attributes: String) -> [String] {
        guard forgetsRows else { return [] }
        return [
            "/// Indicates whether the \(item) was removed elsewhere. Replies and answers are then ignored.",
            "\(attributes)var isForgotten = false",
        ]
    }

    var forgetting: String {
        "/// Ignores replies and answers, because the \(item) was removed elsewhere.\n"
            + SwiftCode.function("forget()", ["isForgotten = true"])
    }

    /// The statements that remove a row from those that have loaded.
    var removing: [String] { ["\(selectsRows ? "allRows" : "rows").removeAll { $0.id == id }"] }
}

// MARK: - Closures as replies

extension ListScreen {
    /// Indicates whether the rows are shown by a function of their own, because several programs show them.
    var hasShowRows: Bool { selectsRows || isPaged || announces }
    /// Indicates whether a button of a row asks before it changes the row.
    var asks: Bool { question != nil }
    /// The question of a button of a row.
    var question: Question? {
        rowButtons.lazy.flatMap(\.body).compactMap { step -> Question? in
            if case .ask(let question) = step { question } else { nil }
        }
        .first
    }

    /// The parameters that requests need.
    var requesting: [(name: String, type: String)] { given + [service] }
    /// The closures for pages, as parameters.
    var opening: [(name: String, type: String)] {
        leads.map { ($0.name, "(\($0.type)) -> Void") }
    }
    var parameters: [(name: String, type: String)] { requesting + opening }
    /// The arguments for what requests need.
    var requestingArguments: [String] {
        requesting.map { "\($0.name): dependencies.\($0.name)" }
    }

    /// Returns the statements that create an object with these parameters.
    ///
    /// - Parameters:
    ///   - isTest: a Boolean that indicates whether a test creates the object, without the larger screen.
    ///   - showing: the arguments that show something, before those that open pages.
    ///   - further: further arguments.
    func created(
        _ head: String,
        isTest: Bool = false,
        showing: [String] = [],
        further: [String] = []
    ) -> [String] {
        let navigates = !isPart || isTest
        let opening = leads.map { lead in
            let value = navigates ? "{ navigator.push(.\(lead.page.member)($0)) }" : lead.name
            return "\(lead.name): \(value)"
        }
        let arguments = requestingArguments + showing + opening + further
        return (leads.isEmpty || !navigates ? [] : ["let navigator = dependencies.navigator"])
            + ["\(head)(\(arguments.joined(separator: ", ")))"]
    }

    /// Returns the type that creates the screen or module.
    ///
    /// - Parameters:
    ///   - comment: its comment, unless it is a module.
    ///   - parameters: the parameters of a module besides its dependencies.
    func assembly(
        _ body: [String],
        comment: String? = nil,
        parameters: [(name: String, type: String)]? = nil
    ) -> GeneratedFile {
        let handed = (isPart ? parameters ?? opening : []).map { name, type in
            "\(name): \(type.hasPrefix("(") ? "@escaping " : "")\(type)"
        }
        let list = ["_ dependencies: \(contract)Dependencies"] + handed
        let head =
            "package static func \(isPart ? "module" : "screen")(\(list.joined(separator: ", "))) "
            + "-> UIViewController"
        let usesModel = handed.contains { $0.contains("@escaping") }
        return SwiftCode.generated(
            "\(type)Assembly",
            ["package import \(contract)", "package import HeadlessKit"]
                + (usesModel ? ["package import Model"] : []),
            """
            \(SwiftText.comment(isPart ? moduleEntryPoint : comment ?? entryPoint))
            @MainActor
            package enum \(type)Assembly {
            \(SwiftCode.block(head, SwiftCode.lines(body)))
            }
            """
        )
    }

    /// The comment about the entry point of a module.
    var moduleEntryPoint: String {
        "The entry point of the module that lists \(plan.part?.purpose ?? "")."
    }

    private var entryPoint: String {
        "The entry point of the implementation."
            + (leads.isEmpty ? "" : " It decides which screen a selection opens.")
    }

    /// The variables of the buttons above the rows.
    var actionState: [String] {
        list.actions.flatMap { action in
            action.kind == .add
                ? ["private var isAdding = false"]
                : [
                    "/// The row that was removed last, until it is restored.",
                    "private var removedLast: \(itemType).ID?", "private var isRestoring = false",
                ]
        }
    }

    /// The heads of the methods that run programs.
    struct Methods {
        let load, pull, choose: String
        var showFirst = "private func show(_ "
        var showRows = "private func showRows()"
        var willDisplay = "func willDisplayRow(at row: Int)"
        var retryMore = "func retryLoadingMore()"
        var loadMore = "private func loadMore()"
        /// Returns the head of the method for a button above the rows.
        var action: (_ method: String, Name) -> String = { method, _ in "func \(method)()" }
        /// The index of the last row; `nil` if the method is called for the last row only.
        let lastRow: String?
    }

    /// Returns the methods that run the programs of the list.
    func programs(_ steps: CallbackSteps, methods: Methods) -> [String] {
        func method(_ head: String, _ body: [String]) -> String {
            SwiftCode.block(head, SwiftCode.lines(body))
        }
        let isLast = methods.lastRow.map { "guard row == \($0), " } ?? "guard "
        let endReached = steps.program(.endReached).map { $0.replacing("guard ", with: isLast) }
        return [
            method(methods.load, steps.procedure("load")),
            method(methods.pull, steps.procedure("pull")),
            method("private func refresh()", steps.procedure("refresh")),
            method(
                "\(methods.showFirst)\(reply.name): \(reply.type))",
                steps.procedure("showFirst")
            ),
            hasShowRows ? method(methods.showRows, steps.procedure("show")) : "",
            hasFilters
                ? method("\(methods.choose)(_ filter: \(filterType))", steps.program(.choose)) : "",
        ]
            + (isPaged
                ? [
                    "// MARK: - Further pages",
                    method(
                        methods.willDisplay,
                        ["// After a failure, only the button loads the page."] + endReached
                    ), method(methods.retryMore, steps.program(.retryMore)),
                    method(methods.loadMore, steps.procedure("loadMore")),
                ] : [])
            + actionNames.map {
                method(
                    methods.action($0.method, $0.action.name),
                    steps.program(.tap($0.action.name))
                )
            }
    }
}
