internal import Behaviours
internal import Descriptions

/// Writes the steps of programs about one entity. In the code, the entity is optional; a function that
/// changes it takes its present value first.
struct EntitySteps {
    /// The code by which architectures differ.
    struct Place {
        /// The code of the stored entity, where it is changed.
        let stored: String
        /// Returns the code of a variable.
        var state: (String) -> String = { $0 }
        /// The statements after the entity has loaded; it is a constant with the entity's name.
        let loaded: [String]
        /// The statements after a change of the entity.
        let changed: [String]
        /// Returns the statement that shows a message after a request. The text is `nil` if it needs the
        /// entity before the change, which is a constant with the entity's name.
        let message: (_ text: String?, _ after: Request.Operation) -> String
        /// Indicates whether texts are made elsewhere, so that no function keeps them.
        var makesTexts = true
        /// Indicates whether requests are waited for.
        var isAsynchronous = false
    }

    let screen: HeaderScreen
    let place: Place

    /// The knowledge in a function.
    private struct Context {
        /// The values of fields that the function has set, which its constant does not have.
        var fields: [Name: Expression] = [:]
        /// The texts that the function keeps: the code of each.
        var texts: [String: String] = [:]
        var operation = Request.Operation.load
        /// Indicates whether the function is the closure that gets a reply.
        var isReply = false
    }

    /// Returns the statements of a function.
    func code(_ steps: [Step]) -> [String] {
        var context = Context()
        return code(steps, &context)
    }

    /// Indicates whether statements use the entity before the change.
    func usesEntity(_ lines: [String]) -> Bool {
        lines.contains { $0.contains("\(screen.item).") || $0.contains("of: \(screen.item))") }
    }

    private func code(_ steps: [Step], _ context: inout Context) -> [String] {
        var lines: [String] = []
        for step in steps { lines += code(step, &context) }
        return lines
    }

    private func code(_ step: Step, _ context: inout Context) -> [String] {
        let expression = screen.expression
        switch step {
        case .set(.state(let name), let value):
            return ["\(place.state(name)) = \(expression.code(value))"]
        case .set(.entity, _): return place.loaded
        case .set(.field(let field), let value):
            let member = "\(place.stored)?.\(expression.kinds.member(of: field))"
            context.fields[field] = value
            if case .not(.field(field)) = value { return ["\(member).toggle()"] + place.changed }
            return ["\(member) = \(expression.code(value))"] + place.changed
        case .bind(let name, let text):
            if text.isConstantText || !place.makesTexts {
                context.texts[name] = text.isConstantText ? expression.text(text) : nil
                return []
            }
            context.texts[name] = name
            return ["let \(name) = \(expression.text(text))"]
        case .message(.given(let name)):
            return [place.message(context.texts[name], context.operation)]
        case .message(let text): return [place.message(expression.text(text), context.operation)]
        case .request(let request): return code(request, context)
        default: return []
        }
    }

    private func code(_ request: Request, _ context: Context) -> [String] {
        var inner = context
        inner.operation = request.operation
        inner.isReply = true
        let fields = context.fields
        let call = screen.call(request.operation) { value in
            if case .field(let field) = value, let set = fields[field] {
                return screen.expression.code(set)
            }
            return screen.expression.code(value)
        }
        let reply = code(request.reply, &inner)
        let success = code(request.success, &inner)
        let failure = code(request.failure, &inner)
        let isLoad = if case .load = request.operation { true } else { false }
        if place.isAsynchronous {
            if isLoad, success == ["self.\(screen.item) = \(screen.item)"] {
                return ["do {", "\(screen.item) = try await \(call)"] + SwiftCode.catchFailure
                    + failure + ["}"] + reply
            }
            let end = reply.isEmpty ? [] : ["defer { \(SwiftCode.lines(reply)) }"]
            return end + ["do {", "try await \(call)"] + success + SwiftCode.catchFailure + failure
                + ["}"]
        }
        let result =
            isLoad
            ? ["switch result {", branch(".success(let \(screen.item))", success)]
                + [branch(".failure", failure), "}"]
            : success.isEmpty
                ? ["guard case .failure = result else { return }"] + failure
                : [
                    "switch result {", branch(".success", success), branch(".failure", failure),
                    "}",
                ]
        return ["\(call) { [weak self] result in", "guard let self else { return }"] + reply
            + result
            + ["}"]
    }

    private func branch(_ name: String, _ body: [String]) -> String {
        switch body.count {
        case 0: "case \(name): break"
        case 1: "case \(name): \(body[0])"
        default: (["case \(name):"] + body).joined(separator: "\n")
        }
    }

    // MARK: - Changes

    /// Returns the functions of a change: for the tap, for the answer to a question, and for the change.
    ///
    /// - Parameters:
    ///   - tap: the head of the function for the tap.
    ///   - confirm: the head of the function for the answer that confirms.
    ///   - ask: a closure that returns the code that asks a question; if requests are waited for, it is the
    ///     answer.
    func functions(
        of change: HeaderScreen.Change,
        tap: String,
        confirm: String,
        ask: (_ text: Expression) -> String
    ) -> [String] {
        let item = screen.item
        let suffix = place.isAsynchronous ? " async" : ""
        let made = code(change.steps)
        let make = "change\(change.toggle.field.name.type)"
        let running = change.requirements.map { screen.expression.conditions($0) }
        func function(_ head: String, _ conditions: [String], _ body: [String]) -> String {
            let condition = usesEntity(body) ? "let \(item)" : "\(item) != nil"
            let all = ([condition] + conditions).joined(separator: ", ")
            return SwiftCode.block(head, SwiftCode.lines(["guard \(all) else { return }"] + body))
        }
        guard let question = change.question else {
            return [function("\(tap)\(suffix)", running, made)]
        }
        let asked = ask(question.text)
        let call = "\(place.isAsynchronous ? "await " : "")\(make)()"
        let condition = change.condition.map { screen.expression.condition($0) }
        let body: [String]
        if place.isAsynchronous {
            body = [
                condition.map { "if \($0), await !\(asked) { return }" }
                    ?? "guard await \(asked) else { return }", call,
            ]
        } else {
            body = condition.map { ["if \($0) {", asked, "} else {", call, "}"] } ?? [asked]
        }
        return [
            function("\(tap)\(suffix)", running, body),
            confirm.isEmpty ? "" : SwiftCode.block(confirm, call),
            function("private func \(make)()\(suffix)", [], made),
        ]
    }
}
