package import Matrix

/// The mutants of some cells, built.
package struct BuiltMutants: Sendable {
    package struct Entry: Sendable {
        package let cell: Cell
        /// What chooses it.
        let number: Int
        package let mutant: Mutant
        package let role: Role
    }

    let cells: [Cell]
    let mutants: [Entry]
    private let stillborn: [Cell: Int]

    init(_ cells: [Cell], _ package: MutatedPackage) {
        self.cells = cells
        stillborn = package.stillborn
        mutants = package.files.flatMap { file in
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

    /// How many mutants there are.
    package var count: Int { mutants.count }

    /// How many more were tried and did not compile.
    func stillborn(of cell: Cell) -> Int { stillborn[cell] ?? 0 }
}
