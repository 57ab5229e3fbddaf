/// A call, and the calls that it led to.
package struct TracedCall: Hashable, Sendable, Codable {
    /// As `BlogCell.bind(to:)` or `closure in BlogCell.init()`.
    package let function: String
    package let module: String
    package let participant: Participant
    /// How many times it was made in a row, with the same calls below each time.
    package let times: Int
    package let calls: [TracedCall]

    package init(
        function: String,
        module: String,
        participant: Participant,
        times: Int = 1,
        calls: [TracedCall] = []
    ) {
        self.function = function
        self.module = module
        self.participant = participant
        self.times = times
        self.calls = calls
    }

    /// How many calls it is with those that it led to.
    package var count: Int { times * (1 + calls.map(\.count).reduce(0, +)) }

    func repeated(_ times: Int) -> TracedCall {
        TracedCall(
            function: function,
            module: module,
            participant: participant,
            times: times,
            calls: calls
        )
    }
}
