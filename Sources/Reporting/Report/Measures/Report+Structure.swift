internal import Matrix
package import Structure

extension MeasureKind {
    package static let structure = MeasureKind(
        "structure",
        "Structure",
        \.structure,
        \.inconsistencyOfStructure
    )
}

extension Report {
    package var structure: Measured<[CellStructure]> {
        get { self[.structure] }
        set { self[.structure] = newValue }
    }

    fileprivate var inconsistencyOfStructure: String? {
        if let reason = missing("structure", in: structure.value?.map(\.cell)) { return reason }
        for cell in structure.value ?? [] where !isConsistent(cell) {
            return "the structure of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private func isConsistent(_ structure: CellStructure) -> Bool {
        let roles = structure.roles.map(\.counts)
        let total = structure.total
        return [
            \DeclarationCounts.classes, \.structs, \.enums, \.protocols, \.functions, \.properties,
        ].allSatisfy { count in
            roles.reduce(0) { $0 &+ $1[keyPath: count] } == total[keyPath: count]
        }
    }
}
