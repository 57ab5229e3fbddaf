internal import Testing

@testable internal import RunTimeMeasures

@Suite("Values of allocations")
struct AllocationValuesTests {
    private let counts = [
        AllocationCounts(allocations: 10, bytes: 320), AllocationCounts(allocations: 5, bytes: 80),
    ]

    @Test("What all processes counted alike is divided by the calls")
    func perCall() {
        let values = AllocationValues(processes: [counts, counts], calls: 10, obstacle: nil)
        #expect(values == .perCall(allocations: [1, 0.5], bytes: [32, 8]))
    }

    @Test("Processes that counts of processes differ give no value, and say why")
    func different() {
        let values = AllocationValues(
            processes: [counts, counts.reversed()],
            calls: 10,
            obstacle: nil
        )
        guard case .notAvailable(let reason) = values else {
            Issue.record("a value was given: \(values)")
            return
        }
        #expect(reason.contains("counts of processes differ"))
    }

    @Test("An obstacle is handed on")
    func obstacle() {
        let values = AllocationValues(processes: [nil], calls: 0, obstacle: "none here")
        #expect(values == .notAvailable("none here"))
    }
}
