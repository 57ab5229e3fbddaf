internal import CInstructionCounter
internal import Testing

/// A switch in C that all of a process shares decides which steps lose their flag.
@Suite("Counting instructions by single steps", .serialized)
struct SteppingTests {
    private func count(thousands: Int64, limit: Int64 = 1_000_000) -> Int64 {
        var thousands = thousands
        return cic_count(cic_stepping, cic_thousands, &thousands, limit)
    }

    /// Whether this machine lets a process trace its child.
    private static let canStep: Bool = {
        var thousands: Int64 = 0
        return cic_count(cic_stepping, cic_thousands, &thousands, 1_000_000) >= 0
    }()

    @Test(
        "Three thousand instructions are counted as three thousand, each time",
        .enabled(if: canStep, "this machine does not allow a process to trace its child")
    )
    func countsThousands() {
        let empty = count(thousands: 0)
        for _ in 0..<3 { #expect(count(thousands: 3) - empty == 3_000) }
    }

    @Test(
        "A step that arrives with the code of a breakpoint is a step",
        .enabled(if: canStep, "this machine does not allow a process to trace its child"),
        arguments: [1, 2, 777]
    )
    func lostFlags(interval: Int64) {
        let whole = count(thousands: 3)
        cic_lose_flags(interval)
        defer { cic_lose_flags(0) }
        #expect(count(thousands: 3) == whole)
    }

    @Test("A body that takes too long is stopped", .enabled(if: canStep))
    func stopsAtTheLimit() {
        #expect(count(thousands: 1, limit: 500) == Int64(cic_too_many.rawValue))
    }

    @Test("A body that runs into a breakpoint of its own is not counted", .enabled(if: canStep))
    func ownBreakpoint() {
        #expect(cic_count(cic_stepping, cic_break, nil, 1_000) == Int64(cic_died.rawValue))
    }
}
