package import Matrix

/// The declarations in the sources of one implementation and the references between them, without
/// tests.
package struct ImplementationStructure: Hashable, Sendable, Codable {
    /// The declarations in the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let counts: DeclarationCounts

        package init(role: Role, counts: DeclarationCounts) {
            self.role = role
            self.counts = counts
        }
    }

    /// The number of references from files of one role to a neighbour. References within a
    /// declaration are not counted; those between two declarations of the same role are.
    package struct RoleReferences: Hashable, Sendable, Codable {
        package let from: Role
        package let to: Neighbour
        package let count: Int

        package init(from: Role, to: Neighbour, count: Int) {
            self.from = from
            self.to = to
            self.count = count
        }
    }

    /// The number of references from one type to another.
    package struct TypeReferences: Hashable, Sendable, Codable {
        package let from: String
        /// The type, with its module if it is another, such as `Model.Blog`.
        package let to: String
        package let count: Int

        package init(from: String, to: String, count: Int) {
            self.from = from
            self.to = to
            self.count = count
        }
    }

    /// A top-level type, with its extensions in the implementation and its nested types.
    package struct OfType: Hashable, Sendable, Codable {
        package let name: String
        package let role: Role
        /// The number of other types of the implementation that refer to it.
        package let fanIn: Int
        /// The number of other types to which it refers, inside and outside of the implementation.
        package let fanOut: Int
        package let codeLines: Int

        package init(name: String, role: Role, fanIn: Int, fanOut: Int, codeLines: Int) {
            self.name = name
            self.role = role
            self.fanIn = fanIn
            self.fanOut = fanOut
            self.codeLines = codeLines
        }
    }

    package let implementation: Implementation
    /// The roles in the order of ``Role``, without roles that have no declarations.
    package let roles: [OfRole]
    package let total: DeclarationCounts
    /// The references between roles, in the order of roles.
    package let roleReferences: [RoleReferences]
    /// The top-level types, by name.
    package let types: [OfType]
    /// The references between types, by name.
    package let typeReferences: [TypeReferences]
    package let coupling: Coupling
    /// The dependency cycles: groups of two or more types that refer to each other.
    package let cycles: [[String]]
    /// The number of lines that set the content of a view, through a property or a method, outside
    /// of the type that owns the view: one statement per line. Assemblies and scenes are excluded,
    /// because they are equal in all variants.
    package let viewAssignments: Int
    /// The lines in the role View that bind a value, or assign a closure, of a type that is not a
    /// view. A view binds to a view model in this way. `nil` in reports of older versions.
    package let viewBindings: Int?
    /// The lines that violate the rule that only reducers change the state; `nil` if the variant has
    /// no such rule, and in reports of older versions.
    package let stateChangesOutside: Int?
    /// The binding code, if the feature's variants differ in it.
    package let carrying: [CarryingLines]
    /// The number of elements with an identifier.
    package let elements: Int
    /// The number of code lines of the implementation, including imports.
    package let codeLines: Int
    /// The ``Evenness`` of the code lines over the roles; `nil` for an implementation with one
    /// role.
    package let evenness: Double?

    package init(
        implementation: Implementation,
        roles: [OfRole],
        total: DeclarationCounts,
        roleReferences: [RoleReferences],
        types: [OfType],
        typeReferences: [TypeReferences],
        coupling: Coupling,
        cycles: [[String]],
        viewAssignments: Int,
        viewBindings: Int? = nil,
        stateChangesOutside: Int? = nil,
        carrying: [CarryingLines] = [],
        elements: Int,
        codeLines: Int,
        evenness: Double?
    ) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
        self.roleReferences = roleReferences
        self.types = types
        self.typeReferences = typeReferences
        self.coupling = coupling
        self.cycles = cycles
        self.viewAssignments = viewAssignments
        self.viewBindings = viewBindings
        self.stateChangesOutside = stateChangesOutside
        self.carrying = carrying
        self.elements = elements
        self.codeLines = codeLines
        self.evenness = evenness
    }

    /// The number of code lines of binding code.
    package var carryingLines: Int { carrying.reduce(0) { $0 &+ $1.code } }

    /// The type with the most code lines, the first of equals.
    package var largestType: OfType? { first(of: \.codeLines) }
    /// The type with the largest fan-in, the first of equals.
    package var largestFanIn: OfType? { first(of: \.fanIn) }
    /// The type with the largest fan-out, the first of equals.
    package var largestFanOut: OfType? { first(of: \.fanOut) }

    /// The share of the largest type in the code lines of the implementation, from 0 to 1.
    package var largestShare: Double? {
        guard codeLines > 0 else { return nil }
        return largestType.map { Double($0.codeLines) / Double(codeLines) }
    }

    private func first(of value: (OfType) -> Int) -> OfType? {
        let largest = types.map(value).max()
        return types.first { value($0) == largest }
    }
}
