internal import Matrix
package import Workshop

extension MeasureKind {
    package static let changes = MeasureKind(
        "changes",
        "Changes",
        \.changes,
        \.inconsistencyOfChanges
    )
}

extension Report {
    package var changes: Measured<[ImplementationChanges]> {
        get { self[.changes] }
        set { self[.changes] = newValue }
    }

    fileprivate var inconsistencyOfChanges: String? {
        let figures = changes.value ?? []
        if let reason = missing("changes", in: changes.value?.map(\.implementation)) {
            return reason
        }
        for feature in features {
            let names = figures.filter { $0.implementation.feature == feature }.map {
                $0.changes.map(\.name)
            }
            if Set(names).count > 1 {
                return "the changes of \(feature) are not the same in all variants"
            }
        }
        for implementation in figures
        where !implementation.changes.allSatisfy({
            isConsistent($0.cost) && $0.build.map(isConsistent) ?? true
        }) {
            return
                "the cost of changes in \(implementation.implementation.moduleName) is inconsistent"
        }
        return nil
    }

    private func isConsistent(_ cost: ChangeCost) -> Bool {
        func isSum(_ count: KeyPath<ChangeCost.Lines, Int>) -> Bool {
            let counts = cost.roles.map { $0.lines[keyPath: count] }
            let (all, inPlace) = (cost.lines[keyPath: count], cost.linesInPlace[keyPath: count])
            return counts.reduce(0, &+) == all && counts.allSatisfy { $0 >= 0 }
                && inPlace >= 0 && inPlace <= all && cost.tests[keyPath: count] >= 0
        }
        return isSum(\.files) && isSum(\.added) && isSum(\.removed)
            && (cost.places == 0) == (cost.linesInPlace.files == 0)
            && cost.places >= cost.linesInPlace.files && cost.types >= 0 && cost.borders >= 0
    }

    private func isConsistent(_ cost: BuildCost) -> Bool {
        cost.namedLines >= 0 && cost.compiledFiles ?? 0 >= 0 && cost.killedWithoutView >= 0
            && cost.killedWithoutView <= cost.mutants
    }
}
