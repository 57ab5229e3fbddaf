package import Descriptions

extension Expression {
    /// Creates the expression of a text that shows one entity.
    package init(_ rule: TextRule) {
        self.init(rule) { _, field in .field(field) }
    }

    /// Creates the expression of a text.
    ///
    /// - Parameter value: a closure that returns the value of a field of an entity.
    package init(_ rule: TextRule, value: (Name, Name) -> Expression) {
        func expression(_ part: TextPart) -> Expression { Expression(part, value: value) }
        self =
            switch rule {
            case .parts(let parts): Self.joining(parts.map(expression))
            case .words(let parts): .words(parts.map(expression))
            case .fallback(let part, let text):
                Self.text(expression(part), orIfEmpty: text)
            }
    }

    private init(_ part: TextPart, value: (Name, Name) -> Expression) {
        self =
            switch part {
            case .literal(let text): .text(text)
            case .field(let entity, let field, _): value(entity, field)
            case .given(let entity, let field, let other):
                Self.text(value(entity, field), orIfEmpty: other)
            case .count(let entity, let field, let noun, let unit):
                .counted(value(entity, field), noun, unit)
            case .condition(let test, let yes, let no):
                .choice(
                    Expression(test, value: value(test.entity, test.field)),
                    Self.joining(yes.map { Expression($0, value: value) }),
                    Self.joining(no.map { Expression($0, value: value) })
                )
            case .next(let name): .given(name.member)
            }
    }

    private static func joining(_ parts: [Expression]) -> Expression {
        parts.count == 1 ? parts[0] : .joined(parts)
    }

    private static func text(_ text: Expression, orIfEmpty other: String) -> Expression {
        .choice(.isEmpty(text), .text(other), text)
    }

    private init(_ test: FieldTest, value: Expression) {
        self =
            switch test.comparison {
            case .equal(.flag(true)): value
            case .equal(.flag(false)): .not(value)
            case .equal(let other): .equal(value, .value(other))
            case .atLeast(let bound): .atLeast(value, bound)
            case .atMost(let bound): .atMost(value, bound)
            }
    }

    /// Creates the condition of a yes-or-no field.
    package init(_ condition: FlagCondition) {
        let field = Expression.field(condition.field)
        self = condition.isSet ? field : .not(field)
    }
}
