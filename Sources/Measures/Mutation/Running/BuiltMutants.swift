package import Matrix

/// The built mutants of some implementations.
package struct BuiltMutants: Sendable {
    package struct Entry: Sendable {
        package let implementation: Implementation
        /// The number that selects the mutant.
        let number: Int
        package let mutant: Mutant
        package let role: Role
    }

    let implementations: [Implementation]
    let mutants: [Entry]
    private let stillborn: [Implementation: Int]

    init(_ implementations: [Implementation], _ sources: MutatedSources) {
        self.implementations = implementations
        stillborn = sources.stillborn
        mutants = sources.files.flatMap { file in
            file.sites.map { number, site in
                Entry(
                    implementation: file.implementation,
                    number: number,
                    mutant: file.mutant(of: site),
                    role: file.implementation.architecture.role(ofFile: file.path)
                )
            }
        }
    }

    /// The number of mutants.
    package var count: Int { mutants.count }

    /// Returns the number of stillborn mutants of an implementation.
    func stillborn(of implementation: Implementation) -> Int { stillborn[implementation] ?? 0 }
}
