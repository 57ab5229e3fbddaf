internal import Benchmarks
internal import CInstructionCounter
internal import RunTimeMeasures

/// Counts instructions in forked children of this process.
struct ProcessInstructionCounter: InstructionCounter {
    /// The maximum number of instructions of a call, far above any scenario; counting them would
    /// take an hour.
    private static let limit: Int64 = 100_000_000

    let method: InstructionMethod
    /// The memory for the steps of calls; `nil` if the method does not step.
    let arena: StepArena?

    /// Returns the methods that this machine may allow, the faster first.
    ///
    /// - Parameter arena: the memory for the steps of calls.
    static func all(keepingIn arena: StepArena?) -> [any InstructionCounter] {
        guard cic_is_supported() != 0 else { return [] }
        let stepping = ProcessInstructionCounter(method: .singleStepping, arena: arena)
        return cic_has_counter() == 0
            ? [stepping]
            : [ProcessInstructionCounter(method: .hardwareCounter, arena: nil), stepping]
    }

    var keptBodies: Int { arena?.lengths.count ?? 0 }

    func count(of body: InstructionBody) -> Result<Int, InstructionObstacle> {
        switch body {
        case .thousands(let thousands):
            var thousands = Int64(thousands)
            return withUnsafeMutablePointer(to: &thousands) {
                result(of: count(cic_thousands, $0))
            }
        case .call(let run):
            let context = Unmanaged.passRetained(Body(run))
            defer { context.release() }
            arena?.begin()
            let count = count(
                { context in
                    guard let context else { return }
                    let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
                    // The counter calls back on the same thread.
                    MainActor.assumeIsolated { body.run() }
                },
                context.toOpaque()
            )
            arena?.end(count: Int(count))
            return result(of: count)
        }
    }

    /// A closure that can be passed through C.
    @MainActor
    private final class Body {
        let run: @MainActor () -> Void

        init(_ run: @escaping @MainActor () -> Void) {
            self.run = run
        }
    }

    private func result(of count: Int64) -> Result<Int, InstructionObstacle> {
        count < 0
            ? .failure(InstructionObstacle(Self.reason(of: Int(count)))) : .success(Int(count))
    }

    /// Returns the smallest of several counts, because a processor counts one more per interrupt.
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
        case cic_no_child.rawValue: "no process could be started"
        case cic_refused.rawValue: "this machine does not allow a process to count its own steps"
        case cic_died.rawValue: "the process ended before the call did"
        case cic_too_many.rawValue: "a call takes more than \(limit) instructions"
        case cic_not_alone.rawValue:
            "a call starts a process or a thread, or changes a signal handler"
        case cic_lost.rawValue: "the processor did not report all steps of a call"
        default: "instructions are counted only on Linux on x86-64"
        }
    }
}
