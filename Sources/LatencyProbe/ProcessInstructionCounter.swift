internal import CInstructionCounter
internal import Latency

/// Counts instructions in a forked child of this process, after a test that it counts right.
struct ProcessInstructionCounter: InstructionCounter {
    /// No script comes near it; a count that does would take an hour.
    private static let limit: Int64 = 100_000_000

    let method: InstructionMethod

    init() {
        method = Self.testedMethod()
    }

    private static func testedMethod() -> InstructionMethod {
        let available = cic_available()
        guard available != cic_none else {
            return .notAvailable(
                InstructionObstacle("instructions are counted only on Linux on x86-64")
            )
        }
        let thousand = count(cic_thousand, nil)
        let nothing = count(cic_nothing, nil)
        switch (thousand, nothing) {
        case (.failure(let obstacle), _), (_, .failure(let obstacle)):
            return .notAvailable(obstacle)
        case (.success(let thousand), .success(let nothing)):
            guard thousand - nothing == 1_000 else {
                return .notAvailable(
                    InstructionObstacle(
                        "the counter's own test counted \(thousand - nothing) of 1000 instructions"
                    )
                )
            }
            return available == cic_hardware ? .hardwareCounter : .singleStepping
        }
    }

    func count(_ body: @escaping @MainActor () -> Void) -> Result<Int, InstructionObstacle> {
        let context = Unmanaged.passRetained(Body(body))
        defer { context.release() }
        let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
            guard let context else { return }
            let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
            // The counter calls on the thread that it was called on.
            MainActor.assumeIsolated { body.run() }
        }
        return Self.count(call, context.toOpaque())
    }

    /// A closure as C can carry it.
    @MainActor
    private final class Body {
        let run: @MainActor () -> Void

        init(_ run: @escaping @MainActor () -> Void) {
            self.run = run
        }
    }

    /// A processor counts one more for each interrupt, so its least count of several is taken.
    private static func count(
        _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void,
        _ context: UnsafeMutableRawPointer?
    ) -> Result<Int, InstructionObstacle> {
        let times = cic_available() == cic_hardware ? 5 : 1
        return result(of: (0..<times).map { _ in cic_count(body, context, limit) }.min() ?? -1)
    }

    private static func result(of count: Int64) -> Result<Int, InstructionObstacle> {
        guard count < 0 else { return .success(Int(count)) }
        return .failure(InstructionObstacle(reason(of: count)))
    }

    private static func reason(of failure: Int64) -> String {
        switch Int32(truncatingIfNeeded: failure) {
        case cic_no_child.rawValue: "no process could be made"
        case cic_refused.rawValue: "this machine does not let a process trace its child"
        case cic_died.rawValue: "the process ended before the call did"
        case cic_too_many.rawValue: "a call takes more than \(limit) instructions"
        default: "instructions are counted only on Linux on x86-64"
        }
    }
}
