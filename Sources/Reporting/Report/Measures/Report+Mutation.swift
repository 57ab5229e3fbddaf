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
    package var mutation: Measured<[ImplementationMutation]> {
        get { self[.mutation] }
        set { self[.mutation] = newValue }
    }

    fileprivate var inconsistencyOfMutation: String? {
        if let reason = missing("mutation", in: mutation.value?.map(\.implementation)) {
            return reason
        }
        for implementation in mutation.value ?? [] where !isConsistent(implementation) {
            return
                "the mutation scores of \(implementation.implementation.moduleName) are inconsistent"
        }
        return nil
    }

    private func isConsistent(_ mutation: ImplementationMutation) -> Bool {
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
