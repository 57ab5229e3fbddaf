/// The instructions of one owner in a call: its own, and those that Swift's runtime executes for
/// it.
package struct InstructionShare: Hashable, Sendable, Codable {
    package let owner: InstructionOwner
    package var own: Double
    /// The runtime's instructions, in the order of ``RuntimeKind/allCases``.
    package var runtime: [Double]

    package init(owner: InstructionOwner, own: Double, runtime: [Double]) {
        self.owner = owner
        self.own = own
        self.runtime = runtime
    }

    package var total: Double { own + runtime.reduce(0, +) }

    /// Returns the share for one of several calls.
    ///
    /// - Parameters:
    ///   - calls: the number of calls.
    ///   - loop: the share of the same owner in as many empty calls; `nil` for none.
    func perCall(_ calls: Int, without loop: InstructionShare?) -> InstructionShare {
        let around = loop?.runtime ?? runtime.map { _ in 0 }
        return InstructionShare(
            owner: owner,
            own: (own - (loop?.own ?? 0)) / Double(calls),
            runtime: zip(runtime, around).map { ($0 - $1) / Double(calls) }
        )
    }
}
