internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The header of a page, with the code that its architectures share.
struct HeaderScreen {
    let plan: HeaderPlan
    let component: Component

    init(_ plan: HeaderPlan) {
        self.plan = plan
        component = ScreenModel(plan.description).parts[0].component
    }

    // MARK: - Names

    var contract: String { plan.type }
    var item: String { plan.item }
    var itemType: String { plan.itemType }
    var service: (name: String, type: String) {
        (plan.service.name.member, "any \(plan.service.name.type)")
    }
    /// The closures for pages, as parameters.
    var opening: [(name: String, type: String)] { plan.leads }
    /// The parameters that requests need.
    var requesting: [(name: String, type: String)] { plan.asked }
    var parameters: [(name: String, type: String)] { requesting + plan.known + opening }

    /// Returns the arguments for parameters that the dependencies have.
    func arguments(_ parameters: [(name: String, type: String)]) -> [String] {
        parameters.map { "\($0.name): dependencies.\($0.name)" }
    }

    /// Returns the statement that creates an object with all parameters.
    ///
    /// - Parameter isTest: a Boolean that indicates whether a test creates the object, without the page.
    func created(_ head: String, isTest: Bool = false) -> [String] {
        let handed = plan.pages.map { page in
            let name = "onOpen\(page.type)"
            return "\(name): \(isTest ? "{ navigator.push(.\(page.member)($0)) }" : name)"
        }
        let all = arguments(requesting + plan.known) + handed
        return (isTest && !handed.isEmpty ? ["let navigator = dependencies.navigator"] : [])
            + ["\(head)(\(all.joined(separator: ", ")))"]
    }

    /// Returns the type that creates the module.
    func assembly(
        _ body: [String],
        imports: [String] = [],
        comment: String = "",
        parameters: [String]? = nil
    ) -> GeneratedFile {
        let handed = parameters ?? opening.map { "\($0.name): @escaping \($0.type)" }
        let list = (["_ dependencies: \(contract)Dependencies"] + handed).joined(separator: ", ")
        let usesModel = handed.contains { $0.contains("@escaping") }
        return SwiftCode.generated(
            "HeaderAssembly",
            ["package import \(contract)", "package import HeadlessKit"] + imports
                + (usesModel ? ["package import Model"] : []),
            """
            /// The entry point of the module that shows the \(plan.entity.name).
            @MainActor
            package enum HeaderAssembly {
            \(comment)\(SwiftCode.block(
                "package static func module(\(list)) -> UIViewController",
                SwiftCode.lines(body)
            ))
            }
            """
        )
    }

    // MARK: - Texts

    /// The printer of expressions about the entity that has loaded.
    var expression: SwiftExpression {
        SwiftExpression(
            kinds: ExpressionKinds(description: plan.description, component: component),
            entity: item
        )
    }

    func text(_ element: EntityElement) -> String { expression.text(Expression(element.text)) }

    /// Returns the name of the display value of an element: `name`, or `followTitle` for a button.
    func value(of element: EntityElement) -> String { plan.textName(element).member }

    /// Returns a display value as a computed property of an object with the optional entity.
    ///
    /// - Parameter entity: the code of the optional entity.
    func computedValue(_ element: EntityElement) -> String {
        let name = value(of: element)
        let text = text(element)
        if element.kind == .button {
            let facts = plan.condition(element).map { ["\($0.expression())"] } ?? []
            let usesItem = text.contains(item)
            let conditions = facts + [usesItem ? "let \(item)" : "\(item) != nil"]
            return "/// The title of the button; `nil` if it is hidden.\n"
                + SwiftCode.block(
                    "var \(name): String?",
                    "guard \(conditions.joined(separator: ", ")) else { return nil }\nreturn \(text)"
                )
        }
        let first = plan.early(element) ?? "\"\""
        guard !plan.isFixed(element) else { return "var \(name): String { \(text) }" }
        let facts = plan.condition(element).map { [$0.expression()] } ?? []
        let usesItem = text.contains(item)
        let conditions = facts + [usesItem ? "let \(item)" : "\(item) != nil"]
        return SwiftCode.block(
            "var \(name): String",
            "guard \(conditions.joined(separator: ", ")) else { return \(first) }\nreturn \(text)"
        )
    }

    var countTexts: String { plan.countText.trimmingLines }

    // MARK: - Programs

    /// A button that changes a field of the entity.
    struct Change {
        let toggle: Toggle
        /// The condition under which the user is asked; `nil` for always or never.
        var condition: Expression?
        var question: Question?
        /// The conditions of a tap, and the steps that make the change.
        let requirements: [Expression]
        let steps: [Step]
    }

    var changes: [Change] {
        plan.toggles.map { toggle in
            let body = component.program(.tap(toggle.button))?.body ?? []
            let requirements = body.compactMap { step -> Expression? in
                if case .require(let condition) = step { condition } else { nil }
            }
            let rest = Array(body.dropFirst(requirements.count))
            func change(_ question: Question?, _ condition: Expression?, _ steps: [Step]) -> Change
            {
                Change(
                    toggle: toggle,
                    condition: condition,
                    question: question,
                    requirements: requirements,
                    steps: steps
                )
            }
            switch rest.first {
            case .ask(let question): return change(question, nil, question.answers[0].body)
            case .when(let condition, let asked, _):
                guard case .ask(let question)? = asked.first else { return change(nil, nil, rest) }
                return change(question, condition, question.answers[0].body)
            default: return change(nil, nil, rest)
            }
        }
    }

    /// The steps that load the entity.
    var loading: [Step] { component.program(.open)?.body ?? [] }

    /// The variables that indicate whether requests are running.
    var flags: [String] { component.state.map(\.name) }

    /// Returns the call of the service for a request, without the closure that receives the reply.
    func call(_ operation: Request.Operation, value: (Expression) -> String) -> String {
        switch operation {
        case .toggle(let field, let new):
            let owner = "\(plan.id): \(plan.id)"
            return "\(service.name).set\(field.type)(\(value(new)), \(owner))"
        default: return "\(service.name).\(item)(id: \(plan.id))"
        }
    }

    /// Indicates whether an element shows something that can change.
    var changesVisibly: Bool { !plan.changing.isEmpty }
}

// MARK: - Closures as replies

extension HeaderScreen {
    /// The steps of an object that keeps the entity and passes each new value on.
    ///
    /// - Parameter message: a closure that returns the statement that shows a message.
    func steps(message: @escaping (_ text: String) -> String) -> EntitySteps {
        EntitySteps(
            screen: self,
            place: EntitySteps.Place(
                stored: "self.\(item)",
                loaded: ["show(\(item))"],
                changed: changesVisibly ? ["showChanges()"] : [],
                message: { text, _ in message(text ?? "") }
            )
        )
    }

    /// The stored properties of such an object.
    ///
    /// - Parameter view: the declaration of its view, if it has one.
    func stored(view: String = "") -> String {
        let entity = ["/// `nil` until it has loaded.", "private var \(item): \(itemType)?"]
        return SwiftCode.lines(
            parameters.map { "private let \($0.name): \($0.type)" } + [view]
                + (changes.isEmpty ? [] : entity) + flags.map { "private var \($0) = false" }
        )
    }

    /// Returns the functions of such an object that show the entity, and what can change of it.
    ///
    /// - Parameter showing: a closure that returns the statements that show elements.
    func shows(_ showing: ([EntityElement]) -> [String]) -> [String] {
        let store = changes.isEmpty ? [] : ["self.\(item) = \(item)"]
        let all = store + showing(plan.lasting) + (changesVisibly ? ["showChanges()"] : [])
        let show = SwiftCode.block(
            "private func show(_ \(item): \(itemType))",
            SwiftCode.lines(all)
        )
        guard changesVisibly else { return [show] }
        let changing = ["guard let \(item) else { return }"] + showing(plan.changing)
        return [
            show,
            "/// Updates the elements that can change.\n"
                + SwiftCode.block("private func showChanges()", SwiftCode.lines(changing)),
        ]
    }

    /// Returns the functions of such an object that open pages.
    ///
    /// - Parameter head: a closure that returns the head of the function for a link.
    func opens(_ head: (HeaderLink) -> String) -> [String] {
        plan.links.map { SwiftCode.block(head($0), "onOpen\($0.page.type)(\(plan.id))") }
    }

    /// The comment before the functions that change the entity.
    var changing: [String] { changes.isEmpty ? [] : ["// MARK: - Changing"] }
}

extension Expression {
    /// Indicates whether the expression is a text that is known before the program runs.
    var isConstantText: Bool {
        switch self {
        case .value: true
        case .joined(let parts), .words(let parts): parts.allSatisfy(\.isConstantText)
        default: false
        }
    }
}
