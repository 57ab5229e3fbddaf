internal import Behaviours
internal import Descriptions

/// Writes the steps of programs as asynchronous functions. A request is waited for where it is sent.
struct ObservableSteps {
    let screen: ListScreen
    /// Indicates whether the steps belong to the model of a row.
    let isRow: Bool
    let hasRowObjects: Bool

    /// Indicates whether rows that have loaded are still to be shown.
    var shows: Bool { !code(screen.procedure("show")).isEmpty }

    func text(of steps: [Step]) -> String { SwiftCode.lines(code(steps)) }

    /// - Parameter request: the request whose reply the steps use.
    func code(_ steps: [Step], after request: Request.Operation? = nil) -> [String] {
        let steps = steps.withRequestsLast
        var lines: [String] = []
        var conditions: [String] = []
        var bound: Set<String> = []
        let expression = expression(after: request)
        func end() {
            guard !conditions.isEmpty else { return }
            lines.append("guard \(conditions.joined(separator: ", ")) else { return }")
            conditions = []
        }
        for (index, step) in steps.enumerated() {
            if case .require(let condition) = step {
                let (code, taken) = expression.requirement(condition, before: steps[index...])
                conditions.append(code)
                if let taken { bound.insert(taken) }
                continue
            }
            end()
            lines += code(step, expression, request, keeps: { !bound.contains($0) })
        }
        end()
        return lines
    }

    private func expression(after request: Request.Operation?) -> SwiftExpression {
        var expression = screen.expression
        expression.given = { screen.given($0, by: request) }
        return expression
    }

    private func code(
        _ step: Step,
        _ expression: SwiftExpression,
        _ request: Request.Operation?,
        keeps: (String) -> Bool
    ) -> [String] {
        switch step {
        case .set(.state("removedLast"), .given) where isRow: return ["onRemoved?()"]
        case .set(.state("generation"), _): return ["loadMoreTask?.cancel()"]
        case .outdate where isRow: return ["onChange?()"]
        case .set(.state(let name), .given(let value)) where name == value:
            return ["self.\(name) = \(name)"]
        case .set(.state(let name), .absent): return ["\(name) = nil"]
        case .set(.state(let name), let value):
            return text(value, expression).map { ["\(name) = \($0)"] }
                ?? [screen.assignment(name, value, .state(name), expression)]
        case .set(.row(let name), .absent): return ["self.\(name) = nil"]
        case .set(.row(let name), let value):
            return [screen.assignment(name, value, .row(name), expression)]
        case .set(.fieldOfRow(let name, let field), let value):
            let member = expression.kinds.member(of: field)
            return ["\(name)?.\(member) = \(expression.code(value))"]
        case .set(.entity, .row(let name)): return ["\(screen.item) = \(name)"]
        case .set(.entity, let value): return ["self.\(screen.item) = \(expression.code(value))"]
        case .set(.field(let field), let value):
            let place = expression.code(.field(field))
            return [screen.assignment(place, value, .field(field), expression)]
        case .when(.isPresent(.row(let name)), let body, _):
            return block("if let \(name)", code(body, after: request))
        case .when(let condition, let body, let other):
            let isTrue = "if \(expression.conditions(condition))"
            return block(isTrue, code(body, after: request))
                + (other.isEmpty ? [] : block("else", code(other, after: request)))
        case .on(let name, let branches):
            return ["switch \(name) {"]
                + branches.map { branch in
                    let body = code(branch.body, after: request)
                    return
                        "case .\(branch.name.member): \(body.isEmpty ? "break" : body.joined(separator: "\n"))"
                } + ["}"]
        case .call(let name): return call(name, after: request)
        case .bind(let name, let value):
            return keeps(name) ? ["let \(name) = \(expression.code(value))"] : []
        case .request(let request): return code(request, expression)
        case .message(let text):
            let code = expression.text(text)
            return ["onMessage?(\(code))"]
        case .ask(let question): return code(question, expression)
        case .replaceRows: return ["\(loaded) = \(screen.replied).map(\(creation))"]
        case .appendRows:
            return [
                "let known = Set(\(loaded).map(\\.id))",
                "\(loaded) += \(screen.replied).filter { !known.contains($0.id) }.map(\(creation))",
            ]
        case .showRows:
            return
                (screen.selectsRows
                ? ["rows = allRows.filter { \(screen.isShown("$0", shows: "shows")) }"] : [])
                + (screen.isPaged ? ["listVersion += 1"] : [])
        case .set, .require, .fetch, .open, .openForm, .close, .show, .forgetRow: return []
        }
    }

    /// Returns a text that is stored, such as the number of rows.
    private func text(_ value: Expression, _ expression: SwiftExpression) -> String? {
        guard case .choice(_, let yes, _) = value, case .value(.text) = yes else { return nil }
        return expression.text(value)
    }

    private var loaded: String { screen.selectsRows ? "allRows" : "rows" }

    private var creation: String {
        hasRowObjects ? "row" : "\(screen.itemType)Model.init"
    }

    private func block(_ head: String, _ body: [String]) -> [String] {
        body.count == 1 ? ["\(head) { \(body[0]) }"] : ["\(head) {"] + body + ["}"]
    }

    private func call(_ name: String, after request: Request.Operation?) -> [String] {
        switch name {
        case "show" where isRow: ["onRemovalChange?()"]
        case "release" where screen.rowsWait: ["release()"]
        case "move": ["onMove?(self)"]
        case "show": shows ? ["showRows()"] : []
        case "showFirst": ["show(\(screen.reply.name))"]
        case "load": ["await load()"]
        case "pull": ["await pullToRefresh()"]
        case "refresh": ["await refresh()"]
        case "loadMore": ["loadMore(in: tasks)"]
        default: code(screen.procedure(name), after: request)
        }
    }

    // MARK: - Requests and questions

    private func code(_ request: Request, _ expression: SwiftExpression) -> [String] {
        let operation = request.operation
        let (name, arguments) = screen.call(operation, id: "id") { expression.code($0) }
        let call = "try await \(screen.service.name).\(name)(\(arguments.joined(separator: ", ")))"
        let reply = screen.replied(by: operation)
        let both = request.success.inlined(screen).filter {
            $0.isConstantOfRow && request.failure.inlined(screen).contains($0)
        }
        func rest(_ steps: [Step]) -> [Step] { steps.inlined(screen).filter { !both.contains($0) } }
        let success = listed + code(rest(request.success), after: operation)
        let send =
            reply.map { name in
                success == ["show(\(name))"]
                    ? ["show(\(call))"] : ["let \(name) = \(call)"] + success
            } ?? ([call] + success)
        let failure = listed + code(rest(request.failure), after: operation)
        let end = code(request.reply + both, after: operation)
        // The state after the reply is seen while another request is waited for.
        if success.contains(where: { $0.hasPrefix("await ") }) {
            return ["do {", call] + end + success + SwiftCode.catchFailure + end + failure + ["}"]
        }
        // Otherwise the state is seen after all statements, so their order does not matter.
        let attempt = ["do {"] + send + SwiftCode.catchFailure + failure + ["}"]
        if end.isEmpty || !listed.isEmpty { return attempt + end }
        return block("defer", end) + attempt
    }

    private func code(_ question: Question, _ expression: SwiftExpression) -> [String] {
        let (confirm, cancel) = (question.answers[0], question.answers[1])
        let asked =
            "\(screen.itemType)Question(text: \(expression.text(question.text)), "
            + "confirmation: \(SwiftText.literal(confirm.title)), "
            + "refusal: \(SwiftText.literal(cancel.title)))"
        return ["let question = \(asked)", "guard await confirm?(question) == true else {"]
            + code(cancel.body) + ["return", "}"] + listed + code(confirm.body)
    }

    /// The statement after which a row that was removed elsewhere does nothing.
    private var listed: [String] {
        isRow && screen.forgetsRows ? ["guard !isForgotten else { return }"] : []
    }
}

extension [Step] {
    /// The steps with requests as the last ones. What follows a request happens before its reply.
    var withRequestsLast: [Step] {
        filter { !$0.isRequest } + filter(\.isRequest)
    }

    /// Returns the steps, with those of the procedures of a row in place of their calls.
    func inlined(_ screen: ListScreen) -> [Step] {
        flatMap { $0 == .call("release") && !screen.rowsWait ? screen.procedure("release") : [$0] }
    }
}

extension ArraySlice<Step> {
    /// Returns the name under which a step keeps a value.
    func firstName(boundTo value: Expression) -> String? {
        lazy.compactMap { step -> String? in
            if case .bind(let name, value) = step { name } else { nil }
        }
        .first
    }
}
