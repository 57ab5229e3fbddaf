package import Descriptions

/// A value that is computed from state, without effects.
package indirect enum Expression: Hashable, Sendable {
    case value(FieldValue)
    case absent
    /// A variable of the component.
    case state(String)
    /// A variable of the row.
    case row(String)
    /// The entity of the component, or of the row.
    case entity
    /// A field of ``entity``.
    case field(Name)
    /// A value that an event or a reply gives.
    case given(String)
    /// A field of an entity.
    case fieldOf(Expression, Name)
    /// A flag that is constant while the screen is open.
    case fact(Name)

    // MARK: Conditions

    case not(Expression)
    case all([Expression])
    case any([Expression])
    case equal(Expression, Expression)
    case atLeast(Expression, Int)
    case atMost(Expression, Int)
    case isPresent(Expression)
    /// Indicates whether a text is empty. No value is empty, too.
    case isEmpty(Expression)
    case satisfies(Expression, TextCondition)
    /// Indicates whether no row is shown.
    case hasNoRows
    /// Indicates whether the row is among those that have loaded.
    case isListed
    /// Indicates whether the row is shown, and whether it would be shown if the list were filtered now.
    case isShown, isSelected

    // MARK: Numbers and texts

    case sum(Expression, Expression)
    /// The number of shown rows.
    case rowCount
    /// The number of characters of a text.
    case length(Expression)
    case joined([Expression])
    /// Texts that are joined with blanks. Empty texts are skipped.
    case words([Expression])
    /// A number with the noun of what it counts; an empty text for 0.
    case counted(Expression, CountNoun, CountUnit)
    case trimmed(Expression)

    // MARK: Choices

    /// The second value if the first one is true, otherwise the third. It has no value if the condition
    /// has none.
    case choice(Expression, Expression, Expression)
    /// The value of the case that the first value has.
    case match(Expression, [Case])

    package struct Case: Hashable, Sendable {
        package let name: Name
        package let value: Expression

        package init(_ name: Name, _ value: Expression) {
            self.name = name
            self.value = value
        }
    }

    package static func flag(_ isSet: Bool) -> Expression { .value(.flag(isSet)) }
    package static func number(_ number: Int) -> Expression { .value(.number(number)) }
    package static func text(_ text: String) -> Expression { .value(.text(text)) }
    /// One of the named values of a variable.
    package static func named(_ name: Name) -> Expression { .value(.choice(name)) }
    package static func named(_ name: String) -> Expression { .named(Name(name)) }

    /// Returns true if a variable has a named value.
    package static func state(_ variable: String, is name: Name) -> Expression {
        .equal(.state(variable), .named(name))
    }
}

/// What expressions read.
@MainActor
package protocol ExpressionContext {
    func state(_ variable: String) -> Value
    func row(_ variable: String) -> Value
    func given(_ name: String) -> Value
    func isSet(_ fact: Name) -> Bool
    /// The entity of the component or of the row; `nil` until it has loaded.
    var entity: Record? { get }
    var rowCount: Int { get }
    /// The conditions of the row.
    var isListed: Bool { get }
    var isShown: Bool { get }
    var isSelected: Bool { get }
}

extension Expression {
    /// Returns the value of the expression.
    @MainActor
    package func value(in context: some ExpressionContext) -> Value {
        func value(_ expression: Expression) -> Value { expression.value(in: context) }
        func isTrue(_ expression: Expression) -> Bool { value(expression).isTrue }
        func number(_ expression: Expression, _ body: (Int) -> Value) -> Value {
            value(expression).number.map(body) ?? .absent
        }
        switch self {
        case .value(let plain): return .plain(plain)
        case .absent: return .absent
        case .state(let name): return context.state(name)
        case .row(let name): return context.row(name)
        case .entity: return context.entity.map(Value.record) ?? .absent
        case .field(let name): return value(.fieldOf(.entity, name))
        case .given(let name): return context.given(name)
        case .fieldOf(let owner, let name):
            return value(owner).record?.fields[name].map(Value.plain) ?? .absent
        case .fact(let name): return .flag(context.isSet(name))
        case .not(let condition): return .flag(!isTrue(condition))
        case .all(let conditions): return .flag(conditions.allSatisfy(isTrue))
        case .any(let conditions): return .flag(conditions.contains(where: isTrue))
        case .equal(let left, let right):
            let (left, right) = (value(left), value(right))
            return left == .absent ? .absent : .flag(left == right)
        case .atLeast(let left, let bound): return number(left) { .flag($0 >= bound) }
        case .atMost(let left, let bound): return number(left) { .flag($0 <= bound) }
        case .isPresent(let expression): return .flag(value(expression) != .absent)
        case .isEmpty(let text): return .flag(value(text).shown.isEmpty)
        case .satisfies(let text, let condition):
            return .flag(condition.holds(for: value(text).shown))
        case .hasNoRows: return .flag(context.rowCount == 0)
        case .isListed: return .flag(context.isListed)
        case .isShown: return .flag(context.isShown)
        case .isSelected: return .flag(context.isSelected)
        case .sum(let left, let right):
            return number(left) { left in number(right) { .number(left + $0) } }
        case .rowCount: return .number(context.rowCount)
        case .length(let text): return .number(value(text).shown.count)
        case .joined(let parts): return .text(parts.map { value($0).shown }.joined())
        case .words(let parts):
            let words = parts.map { value($0).shown }.filter { !$0.isEmpty }
            return .text(words.joined(separator: " "))
        case .counted(let count, let noun, let unit):
            return number(count) { .text(unit.text($0, noun)) }
        case .trimmed(let text): return .text(TextCondition.trimmed(value(text).shown))
        case .choice(let condition, let yes, let no):
            let condition = value(condition)
            return condition == .absent ? .absent : value(condition.isTrue ? yes : no)
        case .match(let expression, let cases):
            guard case .plain(.choice(let name)) = value(expression) else { return .absent }
            return cases.first { $0.name == name }.map { value($0.value) } ?? .absent
        }
    }
}
