internal import CCountedBodies
internal import CInstructionCounter
internal import Testing

/// Indicates whether this machine allows single steps. Any other failure must fail the tests.
private let canStep: Bool = {
    var thousands: Int64 = 0
    let count = cic_count(cic_stepping, cic_thousands, &thousands, 1_000_000)
    return ![cic_unsupported, cic_refused].map { Int64($0.rawValue) }.contains(count)
}()

/// The counter has state of the process: which steps lose their flag, and where steps are stored.
@Suite(
    "Counting instructions by single steps",
    .serialized,
    .enabled(if: canStep, "this machine does not allow a process to count its own steps")
)
struct SteppingTests {
    private typealias Body = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private func count(_ body: Body, times: Int64 = 0, limit: Int64 = 1_000_000) -> Int64 {
        var times = times
        return cic_count(cic_stepping, body, &times, limit)
    }

    private func count(thousands: Int64, limit: Int64 = 1_000_000) -> Int64 {
        count(cic_thousands, times: thousands, limit: limit)
    }

    private func expectFailure(
        _ failure: cic_failure,
        of body: Body,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(count(body) == Int64(failure.rawValue), sourceLocation: sourceLocation)
        // A failure must not change later counts.
        let empty = count(thousands: 0)
        #expect(count(thousands: 3) - empty == 3_000, sourceLocation: sourceLocation)
    }

    @Test("A body of 3,000 instructions is counted as 3,000 each time")
    func countsThousands() {
        let empty = count(thousands: 0)
        for _ in 0..<3 { #expect(count(thousands: 3) - empty == 3_000) }
    }

    @Test("A step that arrives with the code of a breakpoint is a step", arguments: [1, 2, 777])
    func lostFlags(interval: Int64) {
        let whole = count(thousands: 3)
        cic_lose_flags(interval)
        defer { cic_lose_flags(0) }
        #expect(count(thousands: 3) == whole)
    }

    @Test("A body that takes too many instructions is stopped at the limit")
    func stopsAtTheLimit() {
        let whole = count(thousands: 1)
        #expect(count(thousands: 1, limit: whole) == whole)
        let tooMany = Int64(cic_too_many.rawValue)
        #expect(count(thousands: 1, limit: whole - 1) == tooMany)
        #expect(count(thousands: 1, limit: 500) == tooMany)
    }

    @Test("A body that executes a breakpoint of its own is not counted")
    func ownBreakpoint() {
        expectFailure(cic_died, of: ccb_break)
    }

    @Test("A trap that is not a single step is not counted as one")
    func foreignTrap() {
        expectFailure(cic_died, of: ccb_raise)
    }

    @Test("A body that ends its process is not counted")
    func deadBody() {
        expectFailure(cic_died, of: ccb_exit)
        expectFailure(cic_died, of: ccb_crash)
    }

    @Test("A body that blocks the signal of single steps is not counted")
    func blockedSignal() {
        expectFailure(cic_died, of: ccb_block_signals)
    }

    @Test("A body that makes a process or handles signals is not counted")
    func notAlone() {
        expectFailure(cic_not_alone, of: ccb_fork)
        expectFailure(cic_not_alone, of: ccb_handle_traps)
    }

    @Test("Steps that are not reported make the count fail")
    func lostSteps() {
        ccb_prepare_to_lose_trap_flag()
        expectFailure(cic_lost, of: ccb_lose_trap_flag)
    }

    @Test("A system call is one instruction")
    func systemCalls() {
        let empty = count(ccb_call_system)
        #expect(count(ccb_call_system, times: 1) - empty == 4)
        #expect(count(ccb_call_system, times: 250) - empty == 1_000)
    }

    @Test("Instructions are counted after a body has cleared the trap flag")
    func clearedTrapFlag() {
        let empty = count(ccb_clear_trap_flag)
        #expect(count(ccb_clear_trap_flag, times: 200) - empty == 1_000)
    }

    @Test("An instruction with a repeat prefix is counted once for each repetition")
    func repeatPrefix() {
        let one = count(ccb_fill, times: 1)
        #expect(count(ccb_fill, times: 1_001) - one == 1_000)
    }

    @Test("A count that keeps addresses and stack pointers is the same, and has no gap")
    func keepsSteps() throws {
        let capacity: Int64 = 10_000
        let steps = try #require(cic_reserve_steps(capacity))
        let whole = count(ccb_call_system, times: 3)
        cic_keep_steps(steps, capacity)
        let kept = count(ccb_call_system, times: 3)
        cic_keep_steps(nil, 0)
        #expect(kept == whole)
        let all = UnsafeBufferPointer(start: steps, count: Int(whole))
        #expect(all.allSatisfy { $0.place != 0 && $0.stack != 0 })
        // The system call is two bytes long, and the instruction after it is a step too.
        let calls = all.indices.dropLast().filter { index in
            let code = UnsafePointer<UInt8>(bitPattern: UInt(all[index].place))
            return code.map { $0[0] == 0x0f && $0[1] == 0x05 } ?? false
        }
        #expect(calls.count == 3)
        #expect(calls.allSatisfy { all[$0 + 1].place == all[$0].place + 2 })
        #expect(calls.allSatisfy { all[$0 + 1].stack == all[$0].stack })
    }

    @Test("The number of kept steps is limited by the capacity")
    func keepsNoMoreThanFit() throws {
        let steps = try #require(cic_reserve_steps(2))
        steps[1] = cic_step(place: 1, stack: 1)
        cic_keep_steps(steps, 1)
        defer { cic_keep_steps(nil, 0) }
        #expect(count(thousands: 1) > 1_000)
        #expect(steps[0].place != 0)
        #expect(steps[1].place == 1)
    }
}
