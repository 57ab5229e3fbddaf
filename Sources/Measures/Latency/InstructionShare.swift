/// How many instructions of one call an owner has: its own, and those that Swift's runtime executes on its
/// behalf.
package struct InstructionShare: Hashable, Sendable, Codable {
    package let owner: InstructionOwner
    package var own: Double
    /// In the order of ``RuntimeKind/allCases``.
    package var runtime: [Double]

    package init(owner: InstructionOwner, own: Double, runtime: [Double]) {
        self.owner = owner
        self.own = own
        self.runtime = runtime
    }

    package var total: Double { own + runtime.reduce(0, +) }

    /// The same for one of several calls.
    ///
    /// - Parameters:
    ///   - calls: how many there were.
    ///   - loop: what as many calls take that do nothing, of the same owner; `nil` for nothing.
    func perCall(_ calls: Int, without loop: InstructionShare?) -> InstructionShare {
        let around = loop?.runtime ?? runtime.map { _ in 0 }
        return InstructionShare(
            owner: owner,
            own: (own - (loop?.own ?? 0)) / Double(calls),
            runtime: zip(runtime, around).map { ($0 - $1) / Double(calls) }
        )
    }
}
