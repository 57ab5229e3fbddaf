internal import Behaviours
internal import Descriptions

/// Writes the steps of programs as parts of a reducer. A program ends where it sends a request, and goes on
/// with the action that has the reply.
struct StoreSteps {
    let screen: ListScreen
    /// Indicates whether the steps change a row, which is in the variable `row`.
    let isRow: Bool
    /// The request whose reply the steps use.
    var request: Request.Operation?
    /// Indicates whether the function returns effects.
    var returns = true

    /// Indicates whether the variable `row` differs from the row in the state.
    private var isChanged = false

    init(screen: ListScreen, isRow: Bool, after request: Request.Operation? = nil, returns: Bool) {
        self.screen = screen
        self.isRow = isRow
        self.request = request
        self.returns = returns
    }

    private var expression: SwiftExpression {
        var expression = screen.expression
        expression.state = { "state.\($0)" }
        expression.row = { "row.\($0)" }
        expression.entity = "row.\(screen.item)"
        expression.rows = screen.rowsChange ? "state.shownIDs" : "state.rows"
        expression.given = { name in
            name == "restored" && request != nil ? "id" : screen.given(name, by: request)
        }
        return expression
    }

    static let storing = "state.rowsByID[id] = row"

    /// Returns the statements of a function.
    mutating func function(_ steps: [Step]) -> [String] {
        let lines = withoutUnusedRow(block(steps))
        let isComplete = lines.last?.hasPrefix("return") == true || endsInSwitch(steps)
        return lines + (returns && !isComplete ? ["return []"] : [])
    }

    /// Returns statements that take the row as a constant if they only read it, and not at all if they do
    /// not use it.
    private func withoutUnusedRow(_ lines: [String]) -> [String] {
        guard let first = lines.first, first.hasPrefix("guard var row"),
            !lines.contains(where: { $0.contains(Self.storing) })
        else { return lines }
        let isUsed = first.contains(", ") || lines.dropFirst().contains { $0.contains("row.") }
        return (isUsed ? [first.replacing("guard var row", with: "guard let row")] : [])
            + lines.dropFirst()
    }

    private func endsInSwitch(_ steps: [Step]) -> Bool {
        guard returns, case .on(_, let branches)? = steps.last else { return false }
        return branches.contains { !effects(in: $0.body).isEmpty }
    }

    /// Returns statements, after which the row in the state is current.
    mutating func block(_ steps: [Step]) -> [String] {
        let steps = steps.withEffectsLast
        var lines: [String] = []
        var conditions = isRow && request == nil ? ["var row = state.rowsByID[id]"] : []
        var bound: Set<String> = []
        func end() {
            guard !conditions.isEmpty else { return }
            let list = conditions.joined(separator: ", ")
            lines.append("guard \(list) else { return\(returns ? " []" : "") }")
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
            if case .bind(let name, _) = step, bound.contains(name) { continue }
            lines += code(step)
        }
        end()
        return storing(lines)
    }

    /// Returns statements that store the row before they return effects, which are returned together.
    private mutating func storing(_ lines: [String]) -> [String] {
        let start = lines.prefix(lines.count - lines.reversed().prefix { $0.isReturn }.count)
        let effects = lines.dropFirst(start.count).map { $0.dropFirst("return ".count) }
        let end = effects.isEmpty ? [] : ["return \(effects.joined(separator: " + "))"]
        return start + store() + end
    }

    /// Returns statements that change the row, which is stored after them.
    mutating func statements(_ steps: [Step]) -> [String] { steps.flatMap { code($0) } }

    private mutating func store() -> [String] {
        defer { isChanged = false }
        return isChanged ? [Self.storing] : []
    }

    private mutating func code(_ step: Step) -> [String] {
        let expression = expression
        switch step {
        case .set(.state("removedLast"), .given("id")): return ["state.removedLast = id"]
        case .set(.state(let name), .absent): return ["state.\(name) = nil"]
        case .set(.state(let name), let value):
            if case .choice(_, .value(.text), _) = value {
                return ["state.\(name) = \(expression.text(value))"]
            }
            return [screen.assignment("state.\(name)", value, .state(name), expression)]
        case .set(.row(let name), .absent):
            isChanged = true
            return ["row.\(name) = nil"]
        case .set(.fieldOfRow(let name, let field), let value):
            isChanged = true
            let member = expression.kinds.member(of: field)
            return ["row.\(name)?.\(member) = \(expression.code(value))"]
        case .set(.entity, .row(let name)):
            isChanged = true
            return ["\(expression.entity) = \(name)"]
        case .set(.entity, let value):
            isChanged = true
            return ["\(expression.entity) = \(expression.code(value))"]
        case .set(.row(let name), let value):
            isChanged = true
            return [screen.assignment("row.\(name)", value, .row(name), expression)]
        case .set(.field(let field), let value):
            isChanged = true
            let place = expression.code(.field(field))
            return [screen.assignment(place, value, .field(field), expression)]
        case .when(.isPresent(.row(let name)), let body, _):
            return ["if let \(name) = row.\(name) {"] + statements(body) + ["}"]
        case .when(.row(let name), let body, let other):
            return ["if row.\(name) {"] + statements(body) + ["} else {"] + statements(other) + [
                "}"
            ]
        case .when(let condition, let body, let other):
            var inner = self
            let lines = inner.block(body)
            let head = "if \(expression.conditions(condition)) {"
            // What follows a return needs no `else`.
            if lines.last?.hasPrefix("return") == true {
                return [head] + lines + ["}"] + other.flatMap { inner.code($0) }
            }
            return lines.count == 1 ? ["\(head) \(lines[0]) }"] : [head] + lines + ["}"]
        case .on(let name, let branches):
            let hasEffects = branches.contains { !effects(in: $0.body).isEmpty }
            return ["switch state.\(name) {"]
                + branches.map { branch in
                    var inner = self
                    let lines = hasEffects ? inner.function(branch.body) : inner.block(branch.body)
                    let body = lines.isEmpty ? "break" : lines.joined(separator: "\n")
                    return "case .\(branch.name.member): \(body)"
                } + ["}"]
        case .call(let name): return call(name)
        case .bind(let name, let value): return ["let \(name) = \(expression.code(value))"]
        case .request(let request): return ["return [\(effect(of: request.operation))]"]
        case .message(let text): return ["return [.showMessage(\(expression.text(text)))]"]
        case .ask(let question):
            let (confirm, cancel) = (question.answers[0], question.answers[1])
            return store() + [
                "state.question = .init(id: id, text: \(expression.text(question.text)), "
                    + "confirmation: \(SwiftText.literal(confirm.title)), "
                    + "refusal: \(SwiftText.literal(cancel.title)))"
            ]
        case .replaceRows:
            let list = screen.replied
            guard screen.rowsChange else {
                return ["state.rows = \(list).map(\(screen.itemType)State.init)"]
            }
            let ids = screen.selectsRows ? "loadedIDs" : "shownIDs"
            return ["take(\(list), in: &state)", "state.\(ids) = \(list).map(\\.id)"]
        case .appendRows:
            let list = screen.replied
            guard screen.rowsChange else {
                return [
                    "let known = Set(state.rows.map(\\.id))",
                    "let new = \(list).filter { !known.contains($0.id) }",
                    "state.rows += new.map(\(screen.itemType)State.init)",
                ]
            }
            return [
                "take(\(list), in: &state)", "let known = Set(state.shownIDs)",
                "state.shownIDs += \(list).map(\\.id).filter { !known.contains($0) }",
            ]
        case .showRows:
            let select =
                "state.shownIDs = state.loadedIDs.filter { id in\n"
                + "state.rowsByID[id].map { isShown($0, state.filter) } ?? false\n}"
            return
                (screen.selectsRows
                ? [screen.hasFilters ? select : select.replacing(", state.filter", with: "")] : [])
                + (screen.isPaged ? ["state.listVersion += 1"] : [])
        case .open(let page, let id):
            return ["return [.open\(page.type)(\(expression.code(id)))]"]
        case .set, .require, .fetch, .openForm, .close, .show, .forgetRow: return []
        }
    }

    private mutating func call(_ name: String) -> [String] {
        switch name {
        case "release" where screen.rowsWait:
            isChanged = true
            return ["release(&row)"]
        case "show":
            return Self.shows(in: screen) ? store() + ["showRows(&state)"] : []
        case "move": return store() + ["move(id, in: &state)"]
        case "showFirst": return ["show(\(screen.reply.name), in: &state)"]
        case "load": return ["return load(&state)"]
        case "pull": return ["return pull(&state)"]
        case "refresh": return [screen.hasRefresh ? "return refresh(&state)" : "return [.refresh]"]
        case "loadMore": return ["return loadMore(&state)"]
        default: return screen.procedure(name).flatMap { code($0) }
        }
    }

    /// Indicates whether rows that have loaded are still to be shown.
    static func shows(in screen: ListScreen) -> Bool {
        var steps = StoreSteps(screen: screen, isRow: false, returns: false)
        return !steps.block(screen.procedure("show")).isEmpty
    }

    // MARK: - Replies

    /// Returns the statements for the reply to a request, which is in `result` or `isSuccess`.
    mutating func reply(to request: Request) -> [String] {
        let both = request.success.inlined(screen).filter {
            $0.isConstantOfRow && request.failure.inlined(screen).contains($0)
        }
        func rest(_ steps: [Step]) -> [Step] { steps.inlined(screen).filter { !both.contains($0) } }
        let (success, failure) = (rest(request.success), rest(request.failure))
        var start = (request.reply + both).flatMap { code($0) }
        let isReturned = returns && hasEffects(success + failure)
        let calls = [success, failure].contains { steps in
            steps.contains { step in
                if case .call(let name) = step { isRow && name != "release" } else { false }
            }
        }
        // Effects are returned in the branches, so a row that differs between them is stored there.
        let storesInBranches =
            calls || isReturned && [success, failure].contains(where: changesRow)
        if isReturned && !storesInBranches { start += store() }
        let wasChanged = isChanged
        func branch(_ steps: [Step]) -> (lines: [String], isChanged: Bool) {
            var inner = self
            let lines = steps.withEffectsLast.flatMap { inner.code($0) }
            return (storesInBranches || isReturned ? inner.storing(lines) : lines, inner.isChanged)
        }
        let (one, other) = (branch(success), branch(failure))
        isChanged = !storesInBranches && (wasChanged || one.isChanged || other.isChanged)
        func body(_ lines: [String]) -> [String] {
            lines + (isReturned && lines.last?.isReturn != true ? ["return []"] : [])
        }
        let end = store() + (returns && !isReturned ? ["return []"] : [])
        guard let value = screen.replied(by: request.operation) else {
            let lines =
                one.lines.isEmpty
                ? ["if !isSuccess {"] + body(other.lines) + ["}"]
                    + (isReturned ? ["return []"] : [])
                : ["if isSuccess {"] + body(one.lines) + ["} else {"] + body(other.lines) + ["}"]
            return start + lines + end
        }
        return start + ["switch result {", "case .success(let \(value)):"] + body(one.lines)
            + ["case .failure:"] + body(other.lines) + ["}"] + end
    }

    /// Indicates whether the statements for steps leave a row that is to be stored.
    private func changesRow(_ steps: [Step]) -> Bool {
        var unchanged = self
        unchanged.isChanged = false
        _ = unchanged.statements(steps)
        return unchanged.isChanged
    }

    // MARK: - Effects

    /// Returns the steps that have effects: requests, pages that open, and messages.
    private func effects(in steps: [Step]) -> [Step] {
        steps.flatMap { step -> [Step] in
            switch step {
            case .request, .open, .message: [step]
            case .call(let name): effects(in: screen.procedure(name))
            case .on(_, let branches): branches.flatMap { effects(in: $0.body) }
            case .when(_, let body, let other): effects(in: body + other)
            default: []
            }
        }
    }

    func hasEffects(_ steps: [Step]) -> Bool { !effects(in: steps).isEmpty }

    private func effect(of operation: Request.Operation) -> String {
        switch operation {
        case .list(.state(let page)?):
            ".loadMore(page: state.\(page), generation: state.generation)"
        case .list: request == nil && isRefresh ? ".refresh" : ".load"
        case .toggle(let field, let value): ".set\(field.type)(id, \(expression.code(value)))"
        case .count(let count): ".count\(count.name.type)(id)"
        case .remove: ".remove(id)"
        case .add: ".add"
        case .restore(let number): ".restore(\(expression.code(number)))"
        case .load, .edit, .save: ""
        }
    }

    /// Indicates whether the list is loaded again.
    var isRefresh = false
}

extension Step {
    fileprivate var isMessage: Bool { if case .message = self { true } else { false } }

    /// Indicates whether the step sets a variable of the row to a constant.
    var isConstantOfRow: Bool { if case .set(.row, .value) = self { true } else { false } }
}

extension [Step] {
    /// The steps with messages and requests as the last ones, because effects are returned.
    fileprivate var withEffectsLast: [Step] {
        (filter { !$0.isMessage } + filter(\.isMessage)).withRequestsLast
    }
}

extension String {
    /// Indicates whether a statement returns effects.
    fileprivate var isReturn: Bool { hasPrefix("return ") }
}

extension ListScreen {
    /// Indicates whether a refresh does more than sending a request.
    var hasRefresh: Bool { isPaged || canBeOutdated }
}
