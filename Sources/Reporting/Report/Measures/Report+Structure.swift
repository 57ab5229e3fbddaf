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
    package var structure: Measured<[ImplementationStructure]> {
        get { self[.structure] }
        set { self[.structure] = newValue }
    }

    fileprivate var inconsistencyOfStructure: String? {
        if let reason = missing("structure", in: structure.value?.map(\.implementation)) {
            return reason
        }
        for implementation in structure.value ?? [] where !isConsistent(implementation) {
            return
                "the structure of \(implementation.implementation.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private func isConsistent(_ structure: ImplementationStructure) -> Bool {
        let roles = structure.roles.map(\.counts)
        let total = structure.total
        return [
            \DeclarationCounts.classes, \.structs, \.enums, \.protocols, \.functions, \.properties,
        ].allSatisfy { count in
            roles.reduce(0) { $0 &+ $1[keyPath: count] } == total[keyPath: count]
        }
    }
}
