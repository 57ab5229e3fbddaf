/// The role interactions: the number of calls from one participant to another.
package struct RoleCrossings: Sendable {
    /// A caller and a different callee.
    package struct Pair: Hashable, Sendable {
        package let caller: Participant
        package let callee: Participant

        package init(caller: Participant, callee: Participant) {
            self.caller = caller
            self.callee = callee
        }
    }

    /// The pairs in the order of their first call.
    package private(set) var pairs: [(pair: Pair, count: Int)] = []

    /// - Parameter calls: the root calls. The user or the driver makes them, so they are not
    ///   counted.
    package init(_ calls: [TracedCall]) {
        for call in calls { add(call, times: 1) }
    }

    package var total: Int { pairs.reduce(0) { $0 &+ $1.count } }

    package func count(of pair: Pair) -> Int {
        pairs.first { $0.pair == pair }?.count ?? 0
    }

    private mutating func add(_ call: TracedCall, times: Int) {
        // A report that was edited manually may contain any number.
        let times = times &* call.times
        for callee in call.calls {
            if callee.participant != call.participant {
                let pair = Pair(caller: call.participant, callee: callee.participant)
                count(pair, times &* callee.times)
            }
            add(callee, times: times)
        }
    }

    private mutating func count(_ pair: Pair, _ times: Int) {
        if let index = pairs.firstIndex(where: { $0.pair == pair }) {
            pairs[index].count &+= times
        } else {
            pairs.append((pair, times))
        }
    }
}
