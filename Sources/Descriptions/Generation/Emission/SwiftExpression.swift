internal import Behaviours
internal import Descriptions

/// Prints the expressions of a model as Swift. An architecture states where the values are.
struct SwiftExpression {
    /// The Swift type of an expression.
    enum Kind {
        case text, number, flag, date, choice
        /// A number that a service may not have.
        case optionalNumber
    }

    /// Returns the kind of a variable, of a value that a service gives, and of a field of its entity.
    let kinds: ExpressionKinds
    /// Returns the code of a variable.
    var state: (String) -> String = { $0 }
    /// Returns the code of a variable of the row.
    var row: (String) -> String = { $0 }
    /// The code of the entity of the row.
    var entity = ""
    /// The code of the shown rows.
    var rows = "rows"
    /// Returns the code that tells whether a field has one of its named values; `nil` for a comparison.
    var isChoice: (_ field: Name, _ value: Name) -> String? = { _, _ in nil }
    /// Returns the code of a value that a service gives.
    var given: (String) -> String = { $0 }
    /// Returns the code of the limits of a field, by its member; `nil` for comparisons with numbers.
    var limits: ((_ member: String) -> String)?

    // MARK: - Values

    /// Returns the code of a value.
    func code(_ expression: Expression) -> String {
        switch expression {
        case .value(let value): value.literal
        case .absent: "nil"
        case .state(let name): state(name)
        case .row(let name): row(name)
        case .entity: entity
        case .field(let name): "\(entity).\(kinds.member(of: name))"
        case .given(let name): given(name)
        case .fieldOf(let owner, let name): "\(code(owner)).\(name.member)"
        case .rowCount: "\(rows).count"
        case .choice(let test, .value(.choice(let yes)), .value(.choice(let no))):
            "\(condition(test)) ? .\(yes.member) : .\(no.member)"
        case .sum(let left, .value(.number(let difference))):
            "\(code(left)) \(difference < 0 ? "-" : "+") \(abs(difference))"
        case .not, .all, .any, .equal, .atLeast, .atMost, .isEmpty, .isPresent, .hasNoRows:
            condition(expression)
        default: text(expression)
        }
    }

    /// Returns the code of a condition.
    func condition(_ expression: Expression) -> String {
        switch expression {
        case .equal(.field(let field), .value(.choice(let value))):
            isChoice(field, value) ?? "\(code(.field(field))) == .\(value.member)"
        case .not(.equal(.field(let field), .value(.choice(let value)))):
            isChoice(field, value).map { "!\($0)" } ?? "\(code(.field(field))) != .\(value.member)"
        case .equal(let flag, .value(.flag(true))), .not(.equal(let flag, .value(.flag(false)))):
            condition(flag)
        case .equal(let flag, .value(.flag(false))), .not(.equal(let flag, .value(.flag(true)))):
            "!\(condition(flag))"
        case .not(.equal(let left, let right)): "\(code(left)) != \(code(right))"
        case .not(let condition): "!\(code(condition))"
        case .all(let conditions):
            withinLimits(conditions) ?? conditions.map(condition).joined(separator: " && ")
        case .any(let conditions): conditions.map(condition).joined(separator: " || ")
        case .equal(let left, let right): "\(code(left)) == \(code(right))"
        case .atMost(.sum(let left, .value(.number(1))), let bound): "\(code(left)) < \(bound)"
        case .atLeast(.sum(let left, .value(.number(-1))), let bound): "\(code(left)) > \(bound)"
        case .atLeast(let left, let bound): "\(code(left)) >= \(bound)"
        case .atMost(let left, let bound): "\(code(left)) <= \(bound)"
        case .isEmpty(let text): "\(self.text(text)).isEmpty"
        case .isPresent(let value): "\(code(value)) != nil"
        case .hasNoRows: "\(rows).isEmpty"
        default: code(expression)
        }
    }

    /// Returns the condition that a field stays within its limits after an addition; `nil` for other
    /// conditions.
    private func withinLimits(_ conditions: [Expression]) -> String? {
        guard let limits, conditions.count == 2, case .atLeast(let sum, _) = conditions[0],
            case .atMost(sum, _) = conditions[1], case .sum(.field(let field), _) = sum
        else { return nil }
        return "\(limits(kinds.member(of: field))).contains(\(code(sum)))"
    }

    /// Returns the conditions of a statement, with commas between them.
    func conditions(_ expression: Expression) -> String {
        guard case .all(let conditions) = expression, withinLimits(conditions) == nil else {
            return condition(expression)
        }
        return conditions.map(condition).joined(separator: ", ")
    }

    /// Returns the condition of a `guard` for a step that ends a program. A value that a later step keeps is
    /// taken by the condition that it exists.
    ///
    /// - Parameter steps: the steps after it.
    /// - Returns: the code, and the name of the value that it takes.
    func requirement(
        _ condition: Expression,
        before steps: ArraySlice<Step>
    ) -> (code: String, taken: String?) {
        if case .isPresent(let value) = condition, let name = steps.firstName(boundTo: value) {
            return ("let \(name) = \(code(value))", name)
        }
        return (conditions(condition), nil)
    }

    // MARK: - Texts

    /// Returns the code of a value as a text.
    func text(_ expression: Expression) -> String {
        switch expression {
        case .value(.text(let text)): SwiftText.literal(text)
        case .joined(let parts): interpolated(parts, by: "")
        case .words(let parts):
            wordsThatMayLack(expression).map { "[\($0.joined(separator: ", "))]\(Self.joining)" }
                ?? interpolated(parts.filter { $0 != .text("") }, by: " ")
        case .counted(let number, let noun, let unit):
            "\(unit.method)(\(code(number)), \(SwiftText.literal(noun.singular)), "
                + "\(SwiftText.literal(noun.plural)))"
        case .choice(.isEmpty(let value), let other, let shown) where value == shown:
            fallback(value, other)
        case .choice(let test, let yes, let no):
            "\(condition(test)) ? \(nested(yes)) : \(text(no))"
        default:
            switch kinds.kind(of: expression) {
            case .number: "String(\(code(expression)))"
            case .date: "\(code(expression)).formatted(.iso8601.year().month().day())"
            case .text, .flag, .choice, .optionalNumber: code(expression)
            }
        }
    }

    /// Returns the code of a text that replaces an empty or missing one.
    private func fallback(_ text: Expression, _ other: Expression) -> String {
        if kinds.kind(of: text) == .optionalNumber {
            return "\(code(text)).map(String.init) ?? \(self.text(other))"
        }
        if case .counted(let number, _, _) = text {
            return "\(code(number)) == 0 ? \(self.text(other)) : \(self.text(text))"
        }
        return "\(self.text(text)).isEmpty ? \(self.text(other)) : \(self.text(text))"
    }

    private func nested(_ text: Expression) -> String {
        if case .choice = text { "(\(self.text(text)))" } else { self.text(text) }
    }

    private func interpolated(_ parts: [Expression], by separator: String) -> String {
        if parts.count == 1 { return text(parts[0]) }
        let pieces = parts.map { part in
            switch part {
            case .value(.text(let text)): SwiftText.escaped(text)
            // A number in an interpolation needs no conversion.
            case _ where kinds.kind(of: part) == .number: "\\(\(code(part)))"
            default: "\\(\(text(part)))"
            }
        }
        return "\"\(pieces.joined(separator: separator))\""
    }

    // MARK: - Words

    /// The call that joins words.
    static let joining = ".filter { !$0.isEmpty }.joined(separator: \" \")"

    /// Returns the words of a text if some of them may be empty; `nil` if none may be, or if the text does
    /// not consist of words.
    func wordsThatMayLack(_ expression: Expression) -> [String]? {
        guard case .words(let parts) = expression, parts.contains(where: mayBeEmpty) else {
            return nil
        }
        return parts.map(text)
    }

    private func mayBeEmpty(_ text: Expression) -> Bool {
        switch text {
        case .counted: true
        case .choice(.isEmpty, _, _): kinds.showsAnyText(text)
        case .choice(_, let yes, let no):
            [yes, no].contains(.text("")) || mayBeEmpty(yes) || mayBeEmpty(no)
        case .joined(let parts): parts.contains(where: kinds.showsAnyText)
        case .value: false
        default: kinds.kind(of: text) == .text
        }
    }
}

/// The kinds of the values of a screen.
struct ExpressionKinds {
    let description: Description
    let component: Component

    func kind(of expression: Expression) -> SwiftExpression.Kind {
        switch expression {
        case .value(let value): return value.kind
        case .state(let name):
            return switch component.state.first(where: { $0.name == name })?.kind {
            case .number?: .number
            case .flag?: .flag
            case .choice?: .choice
            case .text?, .record?, nil: .text
            }
        case .row, .isPresent, .hasNoRows: return .flag
        case .field(let name): return kind(of: name)
        case .rowCount: return .number
        case .given: return .optionalNumber
        case .fieldOf(.given(let owner), let name):
            let entity = description.entities.first { $0.name.member == owner }
            let field = entity?.fields.first { $0.name == name }
            return field?.kind == .number ? .number : .text
        case .sum: return .number
        case .not, .all, .any, .equal, .atLeast, .atMost, .isEmpty: return .flag
        default: return .text
        }
    }

    /// Returns a field of the component's entity.
    private func field(_ name: Name) -> Entity.Field? {
        switch component.scope {
        case .rows(let entity, _), .one(let entity, _), .copy(let entity):
            return entity.fields.first { $0.name == name }
        case .none: return nil
        }
    }

    private func kind(of field: Name) -> SwiftExpression.Kind {
        self.field(field)?.first.kind ?? .text
    }

    /// Returns the property of a field: `isDone`.
    func member(of field: Name) -> String { self.field(field)?.member ?? field.member }

    /// Returns true if a text shows a text from outside. Swift treats texts in different Unicode normal
    /// forms as equal, so an equal text may still have to be shown again.
    func showsAnyText(_ expression: Expression) -> Bool {
        switch expression {
        case .joined(let parts), .words(let parts): parts.contains(where: showsAnyText)
        case .choice(_, let yes, let no): showsAnyText(yes) || showsAnyText(no)
        case .value, .counted: false
        default: kind(of: expression) == .text
        }
    }
}

extension FieldValue {
    fileprivate var kind: SwiftExpression.Kind {
        switch self {
        case .text: .text
        case .number: .number
        case .flag: .flag
        case .date: .date
        case .choice: .choice
        }
    }
}
