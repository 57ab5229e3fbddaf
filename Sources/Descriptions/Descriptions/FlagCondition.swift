/// What something hangs on: a field or a fact that is yes or no, and which of both it must be.
package struct FlagCondition: Hashable, Sendable {
    package let field: Name
    package let isSet: Bool

    package init(field: Name, isSet: Bool) {
        self.field = field
        self.isSet = isSet
    }

    /// Returns whether the condition is satisfied for an entity.
    package func holds(for entity: [Name: FieldValue]) -> Bool {
        entity[field] == .flag(isSet)
    }

    /// Returns whether the condition is satisfied with the given flags.
    package func holds(in facts: Set<Name>) -> Bool { facts.contains(field) == isSet }
}
