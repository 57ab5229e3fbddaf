internal import Behaviours
internal import Descriptions

/// Writes the steps of programs as functions that pass a closure to the service. The closure gets the
/// reply.
struct CallbackSteps {
    /// The code by which architectures that write their programs in this way differ.
    struct Place {
        /// Returns the code of a variable of the list.
        var state: (String) -> String = { $0 }
        /// The code of the rows that are shown now, and of those that were shown before.
        let rows: String
        var before = "rows"
        /// The code of the rows that have loaded; `nil` if they are made where they are shown.
        let loaded: String?
        /// Indicates whether the function that shows rows takes them as its argument.
        var passesRows = false
        /// The function that makes the object of a row of an entity.
        let makeRow: String
        /// Returns the statements that show a value, with the printer of expressions.
        let show: (Display, SwiftExpression) -> [String]
        /// The statements that select the rows that are shown.
        let selectRows: [String]
        /// The variables that are only shown, so that nothing stores them.
        var unstored: Set<String> = []
        /// The methods that other programs call, by the names of their procedures.
        var methods: [String: String] = [:]
        /// Returns the statement that shows a message, which follows a request.
        let message: (_ text: String, _ after: Reply?) -> String
        /// Returns the cases of a `switch` for a value of a variable; `nil` if the variable is stored.
        var cases: (_ variable: String, _ value: Name) -> String? = { _, _ in nil }
        /// The subject of a `switch` about a variable that is not stored.
        var subject: (_ variable: String) -> String? = { _ in nil }
        /// The statements that other programs of a row are, by the names of their procedures.
        var rowMethods = [
            "show": "onRemovalChange?()", "move": "onMove?(self)", "removed": "onRemoved?()",
            "release": "release()",
        ]
        /// The row of the programs of rows, if it is not the object itself, with the condition that takes
        /// it.
        var row: (name: String, condition: String)?
        /// The statement after changes of the entity of a row.
        var rowChanged: [String] = []
        /// Returns the statement that asks a question.
        let ask: (_ text: String) -> String
    }

    /// The reply to a request.
    struct Reply {
        let operation: Request.Operation
        let isFailure: Bool
    }

    let screen: ListScreen
    /// Indicates whether the steps belong to the object of a row.
    let isRow: Bool
    let place: Place

    private var lowering: Lowering {
        Lowering(
            component: screen.component,
            unstored: place.unstored,
            assumptions: Dictionary(
                uniqueKeysWithValues: ["show", "refresh", "loadMore"].map {
                    ($0, ["content": .named("loaded")])
                }
            )
        )
    }

    // MARK: - Programs

    /// Returns the statements of a program of the list.
    func program(_ trigger: Program.Trigger) -> [String] {
        code(lowering.lowered(inlined(screen.program(trigger))))
    }

    func procedure(_ name: String) -> [String] {
        let body = inlined(screen.procedure(name))
        return code(lowering.lowered(body, knowing: lowering.assumptions[name] ?? [:]))
    }

    /// Returns the steps, with those of short procedures in place of their calls.
    private func inlined(_ steps: [Step]) -> [Step] {
        steps.flatMap { step -> [Step] in
            switch step {
            case .call("endPage"): return screen.procedure("endPage")
            case .call("show") where !isRow && !screen.hasShowRows: return screen.procedure("show")
            case .request(var request):
                request.success = inlined(request.success)
                return [.request(request)]
            default: return [step]
            }
        }
    }

    /// Returns the statements of steps of the list.
    func lowered(_ steps: [Step]) -> [String] { code(lowering.lowered(steps)) }

    /// Returns the statements of a program of a row.
    ///
    /// - Parameter conditions: further conditions.
    func rowProgram(_ steps: [Step], where conditions: [String] = []) -> [String] {
        code(steps, conditions: (place.row.map { [$0.condition] } ?? []) + conditions)
    }

    /// Returns statements that use the row.
    func rowStatements(_ steps: [Step]) -> [String] { code(steps) }

    // MARK: - Statements

    /// - Parameters:
    ///   - request: the request whose reply the steps use.
    ///   - conditions: the first conditions of the function.
    private func code(
        _ steps: [Step],
        after request: Reply? = nil,
        conditions: [String] = []
    ) -> [String] {
        var lines: [String] = []
        var conditions = conditions
        var bound: Set<String> = []
        var passed: String?
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
            if case .bind(let name, let value) = step {
                if !bound.contains(name) { lines.append("let \(name) = \(expression.code(value))") }
                continue
            }
            switch step {
            case .replaceRows where place.passesRows:
                passed = made(screen.replied)
            case .appendRows where place.passesRows:
                lines.append("let known = Set(\(place.before).map(\\.id))")
                passed = "\(place.before) + \(new)"
            case .call("show") where passed != nil: lines.append("showRows(\(passed ?? ""))")
            default: lines += code(step, expression, request)
            }
            if step.isEntitySet, index + 1 == steps.count || !steps[index + 1].isEntitySet {
                lines += place.rowChanged
            }
        }
        end()
        return lines
    }

    private func expression(after request: Reply?) -> SwiftExpression {
        var expression = screen.expression
        expression.state = place.state
        expression.rows = place.rows
        expression.given = { screen.given($0, by: request?.operation) }
        if let row = place.row?.name {
            expression.row = { "\(row).\($0)" }
            expression.entity = "\(row).\(screen.item)"
        }
        return expression
    }

    /// The rows of a reply that have not loaded before.
    private var new: String { made("\(screen.replied).filter { !known.contains($0.id) }") }

    /// Returns the rows of entities.
    private func made(_ entities: String) -> String {
        place.makeRow.isEmpty ? entities : "\(entities).map(\(place.makeRow))"
    }

    private func code(
        _ step: Step,
        _ expression: SwiftExpression,
        _ request: Reply?
    ) -> [String] {
        switch step {
        case .set(.state("removedLast"), .given) where isRow:
            return [place.rowMethods["removed"] ?? ""]
        case .outdate where isRow && place.row == nil: return ["onChange?()"]
        case .set(.state(let name), let value):
            return assignment(of: name, value, expression).map { [$0] } ?? []
        case .set(.row(let name), .absent):
            return ["\(place.row == nil ? "self.\(name)" : expression.row(name)) = nil"]
        case .set(.row(let name), let value):
            return [screen.assignment(expression.row(name), value, .row(name), expression)]
        case .set(.fieldOfRow(let name, let field), let value):
            let member = expression.kinds.member(of: field)
            return ["\(expression.row(name))?.\(member) = \(expression.code(value))"]
        case .set(.entity, .row(let name)): return ["\(expression.entity) = \(name)"]
        case .set(.entity, let value):
            let owner = place.row == nil ? "self." : ""
            return ["\(owner)\(expression.entity) = \(expression.code(value))"]
        case .set(.field(let field), let value):
            let code = expression.code(.field(field))
            return [screen.assignment(code, value, .field(field), expression)]
        case .when(.equal(.state(let name), .value(.choice(let value))), let body, _)
        where place.subject(name) != nil:
            return [
                "switch \(place.subject(name) ?? "") {",
                branchCode(place.cases(name, value) ?? "", code(body, after: request)),
                "default: break", "}",
            ]
        case .when(.isPresent(.row(let name)), let body, _):
            let taken = place.row == nil ? name : "\(name) = \(expression.row(name))"
            return block("if let \(taken)", code(body, after: request))
        case .when(let condition, let body, let other):
            return block("if \(expression.conditions(condition))", code(body, after: request))
                + (other.isEmpty ? [] : block("else", code(other, after: request)))
        case .on(let name, let branches):
            return ["switch \(place.subject(name) ?? place.state(name)) {"]
                + branches.map { branch in
                    let names = place.cases(name, branch.name) ?? ".\(branch.name.member)"
                    return branchCode(names, code(branch.body, after: request))
                } + ["}"]
        case .call(let name): return call(name, after: request)
        case .request(let request): return code(request, expression)
        case .message(let text): return [place.message(expression.text(text), request)]
        case .ask(let question): return [place.ask(expression.text(question.text))]
        case .show(let display): return place.show(display, expression)
        case .replaceRows:
            return place.loaded.map { ["\($0) = \(made(screen.replied))"] } ?? []
        case .appendRows:
            return place.loaded.map {
                ["let known = Set(\($0).map(\\.id))", "\($0) += \(new)"]
            } ?? []
        case .showRows: return place.selectRows
        case .set, .require, .bind, .fetch, .open, .openForm, .close, .forgetRow: return []
        }
    }

    /// Returns the assignment to a variable; `nil` if the variable is not stored.
    private func assignment(
        of name: String,
        _ value: Expression,
        _ expression: SwiftExpression
    ) -> String? {
        guard place.subject(name) == nil else { return nil }
        let code = place.state(name)
        if case .given(name) = value { return "self.\(code) = \(name)" }
        // The number of rows, as a text.
        if case .choice(_, .value(.text), _) = value {
            return "\(code) = \(expression.text(value))"
        }
        return screen.assignment(code, value, .state(name), expression)
    }

    private func block(_ head: String, _ body: [String]) -> [String] {
        body.count == 1 ? ["\(head) { \(body[0]) }"] : ["\(head) {"] + body + ["}"]
    }

    private func branchCode(_ names: String, _ body: [String]) -> String {
        switch body.count {
        case 0: "case \(names): break"
        case 1: "case \(names): \(body[0])"
        default: (["case \(names):"] + body).joined(separator: "\n")
        }
    }

    private func call(_ name: String, after request: Reply?) -> [String] {
        if isRow, name != "release" || screen.rowsWait, let statement = place.rowMethods[name] {
            return [statement]
        }
        let method = place.methods[name]
        switch name {
        case "showFirst": return ["\(method ?? "show(")\(screen.reply.name))"]
        case "load": return ["\(method ?? "load\(screen.plan.itemsType)")()"]
        case "pull": return ["\(method ?? "pullToRefresh")()"]
        case "show": return ["\(method ?? "showRows")()"]
        case "refresh", "loadMore": return ["\(method ?? name)()"]
        default: return code(screen.procedure(name), after: request)
        }
    }

    // MARK: - Requests

    private func code(_ request: Request, _ expression: SwiftExpression) -> [String] {
        let operation = request.operation
        let row = isRow ? place.row?.name : nil
        let id = row == nil ? "\(screen.item).id" : "id"
        let (name, arguments) = screen.call(operation, id: id) { expression.code($0) }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let stale = request.staleIfChanged
        let captured =
            ["weak self"] + (row.map { ["weak \($0)"] } ?? []) + (stale.map { [$0] } ?? [])
        let both = request.success.inlined(screen).filter {
            $0.isConstantOfRow && request.failure.inlined(screen).contains($0)
        }
        func reply(isFailure: Bool) -> Reply { Reply(operation: operation, isFailure: isFailure) }
        func rest(_ steps: [Step], isFailure: Bool) -> [String] {
            code(
                steps.inlined(screen).filter { !both.contains($0) },
                after: reply(isFailure: isFailure)
            )
        }
        let success = rest(request.success, isFailure: false)
        let failure = rest(request.failure, isFailure: true)
        let guarded =
            ["self"] + (row.map { ["let \($0)"] } ?? [])
            + (stale.map { ["\($0) == self.\($0)"] } ?? [])
            + (isRow && place.row == nil && screen.forgetsRows ? ["!isForgotten"] : [])
        let head = [
            "\(screen.service.name).\(name)\(list) { [\(captured.joined(separator: ", "))] result in",
            "guard let \(guarded.joined(separator: ", ")) else { return }",
        ]
        let end = code(request.reply + both, after: reply(isFailure: false))
        let value = screen.replied(by: operation).map { "(let \($0))" } ?? ""
        let result =
            success.isEmpty
            ? block("if case .failure = result", failure)
            : ["switch result {", branchCode(".success\(value)", success)]
                + [branchCode(".failure", failure), "}"]
        return head + end + result + ["}"]
    }
}

extension Step {
    /// Indicates whether the step sets the entity or a field of it.
    fileprivate var isEntitySet: Bool {
        switch self {
        case .set(.field, _), .set(.entity, _): true
        default: false
        }
    }
}
