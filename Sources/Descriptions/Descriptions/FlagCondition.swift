/// A condition that is satisfied if a yes-or-no field or a flag has the given value.
package struct FlagCondition: Hashable, Sendable {
    package let field: Name
    package let isSet: Bool

    package init(field: Name, isSet: Bool) {
        self.field = field
        self.isSet = isSet
    }

    /// Returns true if the condition is satisfied for an entity.
    package func holds(for entity: [Name: FieldValue]) -> Bool {
        entity[field] == .flag(isSet)
    }

    /// Returns true if the condition is satisfied with the given flags.
    package func holds(in facts: Set<Name>) -> Bool { facts.contains(field) == isSet }
}
