internal import Benches
internal import CInstructionCounter
internal import Latency

/// Counts instructions in forked children of this process.
struct ProcessInstructionCounter: InstructionCounter {
    /// No script comes near it; a count that does would take an hour.
    private static let limit: Int64 = 100_000_000

    let method: InstructionMethod
    /// Where the steps of calls are kept; `nil` where counting does not step.
    let arena: StepArena?

    /// The ways to count that this machine may allow, the faster first.
    ///
    /// - Parameter arena: where the steps of calls are to be kept.
    static func all(keepingIn arena: StepArena?) -> [any InstructionCounter] {
        guard cic_is_supported() != 0 else { return [] }
        let stepping = ProcessInstructionCounter(method: .singleStepping, arena: arena)
        return cic_has_counter() == 0
            ? [stepping]
            : [ProcessInstructionCounter(method: .hardwareCounter, arena: nil), stepping]
    }

    var keptBodies: Int { arena?.lengths.count ?? 0 }

    func counts(
        of body: InstructionBody,
        times: Int
    ) -> Result<[Int], InstructionObstacle> {
        switch body {
        case .thousands(let thousands):
            var thousands = Int64(thousands)
            return withUnsafeMutablePointer(to: &thousands) {
                counts(of: cic_thousands, $0, times: times, keepingIn: nil)
            }
        case .call(let run):
            let context = Unmanaged.passRetained(Body(run))
            defer { context.release() }
            return counts(
                of: { context in
                    guard let context else { return }
                    let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
                    // The counter calls on the thread that it was called on.
                    MainActor.assumeIsolated { body.run() }
                },
                context.toOpaque(),
                times: times,
                keepingIn: arena
            )
        }
    }

    /// A closure as C can carry it.
    @MainActor
    private final class Body {
        let run: @MainActor () -> Void

        init(_ run: @escaping @MainActor () -> Void) {
            self.run = run
        }
    }

    private func counts(
        of body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
        _ context: UnsafeMutableRawPointer?,
        times: Int,
        keepingIn arena: StepArena?
    ) -> Result<[Int], InstructionObstacle> {
        // Nothing is allocated between two counts, so that each begins from the same memory.
        var counts = [Int](repeating: 0, count: times)
        for index in counts.indices {
            // The last of the counts must be as the others, whether its steps are kept or not.
            let keeps = index == times - 1
            if keeps { arena?.begin() }
            counts[index] = Int(count(body, context))
            if keeps { arena?.end(count: counts[index]) }
        }
        guard let failure = counts.first(where: { $0 < 0 }) else { return .success(counts) }
        return .failure(InstructionObstacle(Self.reason(of: failure)))
    }

    /// A processor counts one more for each interrupt, so its least count of several is taken.
    private func count(
        _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
        _ context: UnsafeMutableRawPointer?
    ) -> Int64 {
        switch method {
        case .singleStepping: return cic_count(cic_stepping, body, context, Self.limit)
        case .hardwareCounter:
            var least = Int64.max
            for _ in 0..<5 {
                least = min(least, cic_count(cic_hardware, body, context, Self.limit))
            }
            return least
        }
    }

    private static func reason(of failure: Int) -> String {
        switch Int32(truncatingIfNeeded: failure) {
        case cic_no_child.rawValue: "no process could be made"
        case cic_refused.rawValue: "this machine does not let a process count its own steps"
        case cic_died.rawValue: "the process ended before the call did"
        case cic_too_many.rawValue: "a call takes more than \(limit) instructions"
        case cic_not_alone.rawValue:
            "a call starts a process or a thread, or changes a signal handler"
        case cic_lost.rawValue: "the processor did not report all steps of a call"
        default: "instructions are counted only on Linux on x86-64"
        }
    }
}
