/// How many instructions of one call are somebody's: his own, and those that Swift's runtime takes on
/// his behalf.
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

    /// The same for one of several calls, without what plays the script around them.
    ///
    /// - Parameters:
    ///   - calls: how many there were.
    ///   - loop: how many instructions as many calls take that do nothing.
    func perCall(calls: Int, loop: Int) -> InstructionShare {
        let around = owner == .driver ? Double(loop) : 0
        return InstructionShare(
            owner: owner,
            own: (own - around) / Double(calls),
            runtime: runtime.map { $0 / Double(calls) }
        )
    }
}
