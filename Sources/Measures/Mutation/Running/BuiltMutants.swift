package import Matrix

/// The built mutants of some implementations.
package struct BuiltMutants: Sendable {
    package struct Entry: Sendable {
        package let cell: Cell
        /// The number that selects the mutant.
        let number: Int
        package let mutant: Mutant
        package let role: Role
    }

    let cells: [Cell]
    let mutants: [Entry]
    private let stillborn: [Cell: Int]

    init(_ cells: [Cell], _ sources: MutatedSources) {
        self.cells = cells
        stillborn = sources.stillborn
        mutants = sources.files.flatMap { file in
            file.sites.map { number, site in
                Entry(
                    cell: file.cell,
                    number: number,
                    mutant: file.mutant(of: site),
                    role: file.cell.style.role(ofFile: file.path)
                )
            }
        }
    }

    /// The number of mutants.
    package var count: Int { mutants.count }

    /// Returns the number of stillborn mutants of an implementation.
    func stillborn(of cell: Cell) -> Int { stillborn[cell] ?? 0 }
}
