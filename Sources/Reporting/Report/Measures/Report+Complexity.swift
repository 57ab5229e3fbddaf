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
    package var complexity: Measured<[ImplementationComplexity]> {
        get { self[.complexity] }
        set { self[.complexity] = newValue }
    }

    fileprivate var inconsistencyOfComplexity: String? {
        if let reason = missing("complexity", in: complexity.value?.map(\.implementation)) {
            return reason
        }
        for implementation in complexity.value ?? [] where !isConsistent(implementation) {
            return
                "the complexity of \(implementation.implementation.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private func isConsistent(_ complexity: ImplementationComplexity) -> Bool {
        let roles = complexity.roles.map(\.figures)
        return roles.reduce(0) { $0 &+ $1.functions } == complexity.total.functions
            && roles.reduce(0) { $0 &+ $1.complexity } == complexity.total.complexity
    }
}
