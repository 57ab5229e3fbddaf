/// A design decision of a variant that some of its proponents would make differently.
package struct DesignDecision: Hashable, Sendable {
    /// A metric that a decision can affect.
    package enum Metric: String, Hashable, Sendable, CaseIterable {
        case codeLines = "code lines"
        case files
        case types
        case distribution
        case assignments = "statements that configure views"
        case decisions = "decision points"
        case testability = "view-free line coverage"
        case mutation = "mutants killed by view-free tests"
        case latency
    }

    /// The size of the effect, if a report can measure it.
    package enum Effect: Hashable, Sendable {
        /// The share of a role in the files and code lines of the implementation.
        case size(of: Role)
        /// The share of a role in another variant, which decides differently.
        case counterpart(of: Role, in: Variant)
        /// The number of bindings of the view. Without the shared type, each bound value takes more
        /// code lines than one.
        case bindings(linesByHand: Int)
    }

    /// The decision, as a sentence.
    package let decision: String
    /// The reason, as a sentence.
    package let reason: String
    /// The metrics that would change with a different decision.
    package let affects: Set<Metric>
    package let effect: Effect?

    init(_ decision: String, because reason: String, affects: Set<Metric>, effect: Effect? = nil) {
        self.decision = decision
        self.reason = reason
        self.affects = affects
        self.effect = effect
    }
}

extension DesignDecision {
    /// The design decision of every variant that uses a delegate.
    static let onlyDelegateInModule = DesignDecision(
        "The only type that conforms to the delegate protocol is in the same module.",
        because: "An implementation is one module, so the optimiser can see that there is no other "
            + "conforming type and call it directly. In an app with several modules it could not.",
        affects: [.latency]
    )
}
