internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// A screen of one entity, or a card on which a form opens, with the code that its architectures share.
struct EntityScreen {
    /// A button that changes the entity: at once, or with each answer to its question.
    struct Tap {
        let names: DetailTap
        /// The condition under which the button is enabled; `nil` for always.
        let isEnabled: Expression?
        let question: Question?
        let changes: [Change]
    }

    /// The change that a tap, or an answer to its question, makes.
    struct Change {
        let names: DetailOutcome
        /// The condition under which an answer does something; `nil` for always.
        let condition: Expression?
        let operation: Request.Operation
        /// The messages after success and failure; `nil` for none.
        let success: Expression?
        let failure: Expression?
    }

    let description: Description
    let entity: Entity
    let service: DetailService
    let elements: [EntityElement]
    let component: Component
    let taps: [Tap]
    let links: [PageLink]
    /// The pages that buttons open, each once.
    let pages: [Name]
    /// The flags on which buttons depend, and the buttons that depend on one.
    let facts: [PageFact]
    let conditional: [DetailPlan.ConditionalButton]
    /// The button that opens a form; `nil` without a form.
    let editButton: Name?

    init(_ plan: DetailPlan) {
        description = plan.description
        entity = plan.entity
        service = plan.service
        elements = plan.detail.elements
        component = ScreenModel(plan.description).parts[0].component
        links = plan.detail.links
        pages = plan.pages
        facts = plan.facts
        conditional = plan.conditional
        editButton = nil
        let component = component
        taps = plan.taps.map { Self.tap($0, in: component) }
    }

    init(_ plan: FormPlan) {
        description = plan.description
        entity = plan.entity
        service = plan.service
        elements = plan.card.elements
        component = ScreenModel(plan.description).parts[0].component
        editButton = plan.editButton
        (taps, links, pages, facts, conditional) = ([], [], [], [], [])
    }

    // MARK: - Programs

    private static func tap(_ names: DetailTap, in component: Component) -> Tap {
        let body = component.program(.tap(names.button))?.body ?? []
        let display = component.displays.first { $0.target == .isEnabled(names.button) }
        let question = body.lazy.compactMap { step in
            if case .ask(let question) = step { question } else { nil }
        }.first
        // Without a question, the first step only requires that no change is running.
        let bodies = question.map { $0.answers.map(\.body) } ?? [Array(body.dropFirst())]
        return Tap(
            names: names,
            isEnabled: names.impossible == nil ? nil : display?.value,
            question: question,
            changes: zip(names.outcomes, bodies).compactMap { change($0, of: names, $1) }
        )
    }

    private static func change(
        _ names: DetailOutcome,
        of tap: DetailTap,
        _ steps: [Step]
    ) -> Change? {
        guard case .require(let condition)? = steps.first,
            let request = steps.flatMap(\.requests).first
        else {
            return nil
        }
        return Change(
            names: names,
            condition: tap.ignoring(names) == nil ? nil : condition,
            operation: request.operation,
            success: request.success.messages.first,
            failure: request.failure.messages.first
        )
    }

    /// The steps that load the entity.
    private var loading: [Step] { component.program(.procedure("load"))?.body ?? [] }

    // MARK: - Names

    var type: String { description.feature.type }
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// The names of the view, and of its type.
    var view: (name: String, type: String) { ("\(description.feature.member)View", "\(type)View") }
    var hasForm: Bool { editButton != nil }
    var announces: Bool { hasForm && service.announces }
    var changes: [Change] { taps.flatMap(\.changes) }
    /// The only button that may ask.
    var asking: Tap? { taps.first { $0.question != nil } }
    /// Indicates whether a change has a message after success.
    var hasSuccess: Bool { changes.contains { $0.success != nil } }
    func member(of link: PageLink) -> String { expression().kinds.member(of: link.field) }

    /// Indicates whether something besides the view needs the entity after it has loaded.
    var keepsEntity: Bool { !taps.isEmpty || !links.isEmpty || hasForm }

    // MARK: - Parameters

    var requesting: [(name: String, type: String)] {
        [(service.name.member, "any \(service.name.type)")]
    }
    var known: [(name: String, type: String)] { facts.map { ($0.member, "Bool") } }
    /// The closures that open pages.
    var opening: [(name: String, type: String)] {
        pages.map { ("onOpen\($0.type)", "(Int) -> Void") }
    }
    var parameters: [(name: String, type: String)] { known + requesting + opening }

    /// Returns the arguments for parameters that the dependencies have.
    func arguments(_ parameters: [(name: String, type: String)]) -> [String] {
        parameters.map { "\($0.name): dependencies.\($0.name)" }
    }

    /// The arguments that open pages, after the statement that ``navigator`` is.
    var openingArguments: [String] {
        pages.map { "onOpen\($0.type): { navigator.push(.\($0.member)($0)) }" }
    }
    var navigator: [String] {
        pages.isEmpty ? [] : ["let navigator = dependencies.navigator"]
    }

    /// Returns the statements that create an object with all parameters.
    ///
    /// - Parameter further: further arguments.
    func created(_ head: String, further: [String] = []) -> [String] {
        let all = arguments(known + requesting) + openingArguments + further
        return navigator + ["\(head)(\(all.joined(separator: ", ")))"]
    }

    // MARK: - Files

    func file(_ role: String, _ imports: [String], _ code: String) -> GeneratedFile {
        SwiftCode.generated("\(type)\(role)", imports, code)
    }

    /// Returns the type that creates the screen.
    func assembly(
        _ body: [String],
        comment: String = "",
        imports: [String] = [],
        archive: Bool = false,
        members: [String] = []
    ) -> GeneratedFile {
        let parameters =
            "_ dependencies: \(type)Dependencies"
            + (archive ? ", archive: StateArchive? = nil" : "")
        let states =
            archive
            ? "/// - Parameter archive: the states of an earlier screen, and later those of this one.\n"
            : ""
        let screen = SwiftCode.block(
            "package static func screen(\(parameters)) -> UIViewController",
            SwiftCode.lines(body.count == 1 ? body : body.dropLast() + [returned(body)])
        )
        return file(
            "Assembly",
            ["package import HeadlessKit", "package import \(type)"] + imports,
            """
            \(SwiftText.comment("The entry point of the implementation.\(comment)"))
            @MainActor
            package enum \(type)Assembly {
            \(SwiftCode.sections([states + screen] + members))
            }
            """
        )
    }

    private func returned(_ body: [String]) -> String {
        body.last.map { $0.hasPrefix("return ") ? $0 : "return \($0)" } ?? ""
    }

    // MARK: - Texts

    /// Returns the printer of expressions.
    ///
    /// - Parameter owner: the code of the entity; `nil` for a variable with its name.
    func expression(_ owner: String? = nil) -> SwiftExpression {
        SwiftExpression(
            kinds: ExpressionKinds(description: description, component: component),
            entity: owner ?? item,
            limits: { [itemType] in "\(itemType).\($0)Limits" }
        )
    }

    func text(_ element: EntityElement) -> String { expression().text(Expression(element.text)) }
    func message(_ text: Expression?) -> String { text.map { expression().text($0) } ?? "nil" }

    /// The elements whose text is made of the entity.
    var varying: [EntityElement] { elements.filter { !$0.text.isConstant } }
    /// The buttons that are not always enabled, in the order of the screen.
    var limited: [Tap] {
        elements.compactMap { element in
            taps.first { $0.names.button == element.name && $0.isEnabled != nil }
        }
    }

    /// Returns the name of the text of an element: `name`, or `followTitle` for a button.
    func textName(_ element: EntityElement) -> Name {
        element.kind == .button ? Name(element.name.words + ["title"]) : element.name
    }

    /// The text that replaces the content after a failure.
    var failure: String {
        if case .one(_, let text?) = component.scope { SwiftText.literal(text) } else { "\"\"" }
    }

    /// The methods that format counts.
    var countTexts: String { SwiftText.countText(for: rules).trimmingLines }
    /// The texts of the entity.
    var rules: [TextRule] {
        elements.map(\.text) + taps.compactMap { $0.names.question?.text }
    }

    /// Returns the condition under which a button is hidden.
    func hiding(_ button: DetailPlan.ConditionalButton) -> String {
        FlagCondition(field: button.condition.field, isSet: !button.condition.isSet).expression()
    }

    // MARK: - Requests

    /// Returns the call of the service, without the closure that receives the reply.
    func call(_ change: Change, value: String) -> String {
        guard case .edit(let edit, _) = change.operation else { return "" }
        let argument = if case .add(let difference, _) = edit { String(difference) } else { value }
        return "\(service.name.member).\(change.names.request)(\(argument))"
    }

    /// Returns the call for a change of a variable with the entity's name.
    func call(_ change: Change) -> String {
        call(change, value: "\(item).\(change.names.field.member)")
    }

    /// The call that loads the entity.
    var load: String { "\(service.name.member).\(item)" }

    /// Returns the steps of loading as statements.
    ///
    /// - Parameters:
    ///   - content: a closure that returns the statement that shows the progress.
    ///   - show: the statements that show the entity, which is a constant with its name.
    func loading(content: (Name) -> String, show: [String]) -> Loading {
        func code(_ steps: [Step]) -> [String] {
            steps.flatMap { step -> [String] in
                switch step {
                case .set(.state("content"), .value(.choice(let name))): [content(name)]
                case .set(.entity, _): show
                default: []
                }
            }
        }
        let request = loading.flatMap(\.requests).first
        return Loading(
            isLoaded: request?.reply.isEmpty == false,
            start: code(loading),
            success: code(request?.success ?? []),
            failure: code(request?.failure ?? [])
        )
    }

    /// The statements before the request, and after each reply.
    struct Loading {
        /// Indicates whether the reply is ignored if the entity has been shown in the meantime.
        let isLoaded: Bool
        let start: [String]
        let success: [String]
        let failure: [String]
    }
}

extension [Step] {
    /// The texts of messages.
    fileprivate var messages: [Expression] {
        compactMap { step in if case .message(let text) = step { text } else { nil } }
    }
}

// MARK: - Closures as replies

extension EntityScreen {
    /// Returns the function that loads the entity with a closure for the reply.
    func loadFunction(_ head: String, content: (Name) -> String, show: [String]) -> String {
        let loading = loading(content: content, show: show)
        let unlessLoaded = loading.isLoaded ? ", self.\(item) == nil" : ""
        return SwiftCode.block(
            head,
            SwiftCode.lines(
                loading.start + [
                    "\(load) { [weak self] result in",
                    loading.isLoaded
                        ? "// A change made elsewhere is later than the reply." : "",
                    "guard let self\(unlessLoaded) else { return }", "switch result {",
                    "case .success(let \(item)):",
                ] + loading.success + ["case .failure:"] + loading.failure + ["}", "}"]
            )
        )
    }

    /// The stored properties of an object that keeps the entity.
    func stored(_ parameters: [(name: String, type: String)], view: String = "") -> String {
        SwiftCode.lines(
            parameters.map { "private let \($0.name): \($0.type)" } + [view] + keptEntity
        )
    }

    var keptEntity: [String] {
        (keepsEntity
            ? ["/// `nil` until it has loaded.", "private var \(item): \(itemType)?"] : [])
            + (taps.isEmpty ? [] : busyFlag)
    }

    var busyFlag: [String] {
        [
            "/// Indicates whether a change request runs. Until it ends, no other change starts.",
            "private var isBusy = false",
        ]
    }

    /// Returns the function that shows the entity.
    func showFunction(_ head: String, _ statements: [String]) -> String {
        SwiftCode.block(
            "\(head)func show(_ \(item): \(itemType))",
            SwiftCode.lines((keepsEntity ? ["self.\(item) = \(item)"] : []) + statements)
        )
    }

    /// Returns the functions that open pages.
    func opens(_ head: (PageLink) -> String) -> [String] {
        links.map { link in
            SwiftCode.block(
                head(link),
                "if let \(item) { onOpen\(link.page.type)(\(item).\(member(of: link))) }"
            )
        }
    }

    /// Returns the functions that change the entity.
    ///
    /// - Parameters:
    ///   - tap: a closure that returns the head of the function for a tap.
    ///   - confirm: a closure that returns the head of the function for an answer.
    ///   - ask: a closure that returns the statements that ask.
    ///   - message: a closure that returns the statement that shows a message.
    func changeFunctions(
        tap: (Tap) -> String,
        confirm: (Change) -> String,
        ask: (Tap, _ text: String) -> [String],
        message: (_ text: String) -> String
    ) -> [String] {
        guard !taps.isEmpty else { return [] }
        let functions = taps.flatMap { asking in
            self.functions(of: asking, tap: tap(asking), confirm: confirm, ask: ask) { change in
                let success = hasSuccess ? "success: \(self.message(change.success)), " : ""
                return [
                    "self?.endChange(result, from: original, \(success)"
                        + "failure: \(self.message(change.failure)))"
                ]
            }
        }
        let begin = """
            /// Shows a change before the service has confirmed it.
            private func beginChange(to \(item): \(itemType)) {
            isBusy = true
            show(\(item))
            }
            """
        let parameters =
            "_ result: Result<\(itemType), ServiceError>, from original: \(itemType), "
            + (hasSuccess ? "success: String?, " : "") + "failure: String"
        let end = SwiftCode.block(
            "private func endChange(\(parameters))",
            SwiftCode.lines(
                "isBusy = false",
                "switch result {",
                "case .success(let \(item)):",
                "show(\(item))",
                hasSuccess ? "if let success { \(message("success")) }" : "",
                "case .failure:",
                "show(original)",
                message("failure"),
                "}"
            )
        )
        return ["// MARK: - Changing"] + functions + [begin, end]
    }

    /// Returns the functions of a button: for the tap, and for each answer.
    ///
    /// - Parameter end: a closure that returns the statements after a reply, which is `result`.
    func functions(
        of tap: Tap,
        tap head: String,
        confirm: (Change) -> String,
        ask: (Tap, _ text: String) -> [String],
        end: (Change) -> [String]
    ) -> [String] {
        func change(_ head: String, _ change: Change) -> String {
            let condition = change.condition.map { expression("original").conditions($0) }
            let conditions = ["let original = \(item)", "!isBusy"] + (condition.map { [$0] } ?? [])
            return SwiftCode.block(
                head,
                SwiftCode.lines(
                    [
                        "guard \(conditions.joined(separator: ", ")) else { return }",
                        "var \(item) = original", change.names.edit(item),
                        "beginChange(to: \(item))", "\(call(change)) { [weak self] result in",
                    ] + end(change) + ["}"]
                )
            )
        }
        guard let question = tap.question else {
            return tap.changes.map { change(head, $0) }
        }
        let asked = ask(tap, expression().text(question.text))
        return [
            SwiftCode.block(
                head,
                SwiftCode.lines(["guard \(mayAsk(asked)), !isBusy else { return }"] + asked)
            )
        ] + tap.changes.map { change(confirm($0), $0) }
    }

    /// Returns the condition that the entity has loaded.
    ///
    /// - Parameter lines: the statements after it, which can use the entity.
    func mayAsk(_ lines: [String]) -> String {
        let usesEntity = lines.contains { line in
            line.contains("\(item).") || line.contains("(of: \(item))")
        }
        return usesEntity ? "let \(item)" : "\(item) != nil"
    }
}
