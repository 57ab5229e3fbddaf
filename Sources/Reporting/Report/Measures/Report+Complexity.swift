internal import Matrix
package import SourceMeasures

extension MeasureKind {
    package static let complexity = MeasureKind(
        "complexity",
        "Complexity",
        \.complexity,
        \.inconsistencyOfComplexity
    )
}

extension Report {
    package var complexity: Measured<[CellComplexity]> {
        get { self[.complexity] }
        set { self[.complexity] = newValue }
    }

    fileprivate var inconsistencyOfComplexity: String? {
        if let reason = missing("complexity", in: complexity.value?.map(\.cell)) { return reason }
        for cell in complexity.value ?? [] where !isConsistent(cell) {
            return "the complexity of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private func isConsistent(_ complexity: CellComplexity) -> Bool {
        let roles = complexity.roles.map(\.figures)
        return roles.reduce(0) { $0 &+ $1.functions } == complexity.total.functions
            && roles.reduce(0) { $0 &+ $1.complexity } == complexity.total.complexity
    }
}
