internal import Testing

@testable internal import Latency

@Suite("Figures of allocations")
struct AllocationFiguresTests {
    private let counts = [
        AllocationCounts(allocations: 10, bytes: 320), AllocationCounts(allocations: 5, bytes: 80),
    ]

    @Test("What all processes counted alike is divided by the calls")
    func perCall() {
        let figures = AllocationValues(processes: [counts, counts], calls: 10, obstacle: nil)
        #expect(figures == .perCall(allocations: [1, 0.5], bytes: [32, 8]))
    }

    @Test("Processes that counts of processes differ give no figure, and say why")
    func different() {
        let figures = AllocationValues(
            processes: [counts, counts.reversed()],
            calls: 10,
            obstacle: nil
        )
        guard case .notAvailable(let reason) = figures else {
            Issue.record("a figure was given: \(figures)")
            return
        }
        #expect(reason.contains("counts of processes differ"))
    }

    @Test("An obstacle is handed on")
    func obstacle() {
        let figures = AllocationValues(processes: [nil], calls: 0, obstacle: "none here")
        #expect(figures == .notAvailable("none here"))
    }
}
