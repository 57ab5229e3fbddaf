internal import Testing

@testable internal import RunTimeMeasures

@Suite("The values of allocations")
struct AllocationValuesTests {
    private let counts = [
        AllocationCounts(allocations: 10, bytes: 320), AllocationCounts(allocations: 5, bytes: 80),
    ]

    @Test("Equal counts of all processes are divided by the number of calls")
    func perCall() {
        let values = AllocationValues(processes: [counts, counts], calls: 10, obstacle: nil)
        #expect(values == .perCall(allocations: [1, 0.5], bytes: [32, 8]))
    }

    @Test("Processes with different counts give no value but a reason")
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

    @Test("An obstacle is reported in place of values")
    func obstacle() {
        let values = AllocationValues(processes: [nil], calls: 0, obstacle: "none here")
        #expect(values == .notAvailable("none here"))
    }
}
