package import Matrix

/// What the sources of one cell declare and who refers to whom in them. Its tests are left out.
package struct CellStructure: Hashable, Sendable, Codable {
    /// The declarations in the files that play one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let counts: DeclarationCounts

        package init(role: Role, counts: DeclarationCounts) {
            self.role = role
            self.counts = counts
        }
    }

    /// How often files of one role refer to a neighbour. References within a declaration are not
    /// counted; those between two of the same role are.
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

    /// How often one type refers to another.
    package struct TypeReferences: Hashable, Sendable, Codable {
        package let from: String
        /// With its module if that is another, as `Model.Blog`.
        package let to: String
        package let count: Int

        package init(from: String, to: String, count: Int) {
            self.from = from
            self.to = to
            self.count = count
        }
    }

    /// One type that stands in no other, with its extensions in the cell and the types inside it.
    package struct OfType: Hashable, Sendable, Codable {
        package let name: String
        package let role: Role
        /// The other types of the cell that refer to it.
        package let fanIn: Int
        /// The other types that it refers to, inside and outside of the cell.
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

    package let cell: Cell
    /// In the order of ``Role``; a role without declarations is left out.
    package let roles: [OfRole]
    package let total: DeclarationCounts
    /// In the order of roles.
    package let roleReferences: [RoleReferences]
    /// By name.
    package let types: [OfType]
    /// By name.
    package let typeReferences: [TypeReferences]
    package let coupling: Coupling
    /// Types of the cell that refer to each other in a circle, two or more in each.
    package let cycles: [[String]]
    /// How many lines set what a view shows, by a property or by a method, outside of the type that
    /// owns the view: one statement a line. Assemblies and scenes are left out, since they are alike
    /// in all variants.
    package let viewAssignments: Int
    /// The lines in the role View that assign a closure to a type that is not a view, which is how a
    /// view binds to a view model; `nil` in reports of older versions.
    package let viewBindings: Int?
    /// What carries a change from state to view, where the feature's variants differ in that.
    package let carrying: [CarryingLines]
    /// How many elements get an identifier.
    package let elements: Int
    /// The code lines of the cell, imports included.
    package let codeLines: Int
    /// ``Evenness`` of the code lines over the roles; `nil` for a cell of one role.
    package let evenness: Double?

    package init(
        cell: Cell,
        roles: [OfRole],
        total: DeclarationCounts,
        roleReferences: [RoleReferences],
        types: [OfType],
        typeReferences: [TypeReferences],
        coupling: Coupling,
        cycles: [[String]],
        viewAssignments: Int,
        viewBindings: Int? = nil,
        carrying: [CarryingLines] = [],
        elements: Int,
        codeLines: Int,
        evenness: Double?
    ) {
        self.cell = cell
        self.roles = roles
        self.total = total
        self.roleReferences = roleReferences
        self.types = types
        self.typeReferences = typeReferences
        self.coupling = coupling
        self.cycles = cycles
        self.viewAssignments = viewAssignments
        self.viewBindings = viewBindings
        self.carrying = carrying
        self.elements = elements
        self.codeLines = codeLines
        self.evenness = evenness
    }

    /// How many code lines carry a change.
    package var carryingLines: Int { carrying.reduce(0) { $0 &+ $1.code } }

    /// The type with the most code lines, the first of equals.
    package var largestType: OfType? { first(of: \.codeLines) }
    /// The type that most others refer to, the first of equals.
    package var largestFanIn: OfType? { first(of: \.fanIn) }
    /// The type that refers to most others, the first of equals.
    package var largestFanOut: OfType? { first(of: \.fanOut) }

    /// The code lines of the largest type as a share of the cell's, which is 0 to 1.
    package var largestShare: Double? {
        guard codeLines > 0 else { return nil }
        return largestType.map { Double($0.codeLines) / Double(codeLines) }
    }

    private func first(of figure: (OfType) -> Int) -> OfType? {
        let largest = types.map(figure).max()
        return types.first { figure($0) == largest }
    }
}
