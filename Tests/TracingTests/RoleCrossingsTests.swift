internal import Matrix
internal import Testing
internal import Tracing

@Suite("Role interactions")
struct RoleCrossingsTests {
    private func call(
        _ participant: Participant,
        times: Int = 1,
        _ calls: [TracedCall] = []
    ) -> TracedCall {
        TracedCall(
            function: "f()",
            module: "M",
            participant: participant,
            times: times,
            calls: calls
        )
    }

    private func pair(_ caller: Participant, _ callee: Participant) -> RoleCrossings.Pair {
        RoleCrossings.Pair(caller: caller, callee: callee)
    }

    @Test("Role interactions are counted by pair, in the order of their first calls")
    func pairs() {
        let crossings = RoleCrossings([
            call(.kit, [call(.role(.view), [call(.role(.presenter), [call(.role(.view))])])]),
            call(.role(.view), [call(.role(.presenter))]),
        ])
        #expect(
            crossings.pairs.map(\.pair) == [
                pair(.kit, .role(.view)), pair(.role(.view), .role(.presenter)),
                pair(.role(.presenter), .role(.view)),
            ]
        )
        #expect(crossings.pairs.map(\.count) == [1, 2, 1])
        #expect(crossings.total == 4)
        #expect(crossings.count(of: pair(.role(.view), .kit)) == 0)
    }

    @Test("Calls within a role are not role interactions")
    func within() {
        let crossings = RoleCrossings([call(.role(.view), [call(.role(.view), [call(.service)])])])
        #expect(crossings.pairs.map(\.pair) == [pair(.role(.view), .service)])
        #expect(crossings.total == 1)
    }

    @Test("Repeated calls are multiplied by the repetitions of their callers")
    func repeated() {
        let crossings = RoleCrossings([
            call(.kit, times: 2, [call(.role(.view), times: 3, [call(.service, times: 5)])])
        ])
        #expect(crossings.count(of: pair(.kit, .role(.view))) == 6)
        #expect(crossings.count(of: pair(.role(.view), .service)) == 30)
        #expect(crossings.total == 36)
    }

    @Test("Very large counts do not crash")
    func overflow() {
        let calls = [call(.kit, times: .max, [call(.service, times: .max), call(.service)])]
        _ = RoleCrossings(calls).total
    }
}
