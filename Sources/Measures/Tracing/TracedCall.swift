/// A call with its nested calls.
package struct TracedCall: Hashable, Sendable, Codable {
    /// The function, such as `BlogCell.bind(to:)` or `closure in BlogCell.init()`.
    package let function: String
    package let module: String
    package let participant: Participant
    /// The number of consecutive equal calls.
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

    /// The number of calls including nested ones.
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
