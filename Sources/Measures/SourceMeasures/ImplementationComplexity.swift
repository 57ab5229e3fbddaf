package import Matrix

/// The complexity of the functions of one implementation, by role and in total, without tests.
package struct ImplementationComplexity: Hashable, Sendable, Codable {
    /// The functions of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let values: ComplexityValues

        package init(role: Role, values: ComplexityValues) {
            self.role = role
            self.values = values
        }
    }

    package let implementation: Implementation
    /// The complexity by role, in the order of ``Role``, without roles that have no functions.
    package let roles: [OfRole]
    package let total: ComplexityValues

    package init(implementation: Implementation, roles: [OfRole], total: ComplexityValues) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
    }
}
