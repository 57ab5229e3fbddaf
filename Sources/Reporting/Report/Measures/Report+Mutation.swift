internal import Matrix
package import Mutation

extension MeasureKind {
    package static let mutation = MeasureKind(
        "mutation",
        "Mutation",
        \.mutation,
        \.inconsistencyOfMutation
    )
}

extension Report {
    package var mutation: Measured<[CellMutation]> {
        get { self[.mutation] }
        set { self[.mutation] = newValue }
    }

    fileprivate var inconsistencyOfMutation: String? {
        if let reason = missing("mutation", in: mutation.value?.map(\.cell)) { return reason }
        for cell in mutation.value ?? [] where !isConsistent(cell) {
            return "the mutation scores of \(cell.cell.moduleName) are inconsistent"
        }
        return nil
    }

    private func isConsistent(_ mutation: CellMutation) -> Bool {
        let total = mutation.total
        let scores = mutation.roles.map(\.score)
        let isSum = [\MutationScore.mutants, \.killedWithoutView, \.killed].allSatisfy { count in
            scores.reduce(0) { $0 &+ $1[keyPath: count] } == total[keyPath: count]
        }
        return isSum && total.killedWithoutView <= total.killed
            && total.mutants &- total.killed == mutation.survivors.count
            && total.killed == mutation.killed.count
    }
}
