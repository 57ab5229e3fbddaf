/// A loop with a known duration, to verify that a slowdown of known size is detected.
@MainActor
struct Delay {
    /// The number of iterations of the loop.
    private let iterations: Int

    private init(iterations: Int) {
        self.iterations = iterations
    }

    /// - Parameter nanoseconds: the additional duration of a call. It includes the call of the
    ///   delay itself, so it cannot be shorter than that.
    init(nanoseconds: Double) {
        let calls = 1_000
        let long = 1_000
        let plain = Self.shortest(Bench.emptyPass(of: calls))
        let followed = Self.shortest(Bench.emptyPass(of: calls, delay: Delay(iterations: 0)))
        let delayed = Self.shortest(Bench.emptyPass(of: calls, delay: Delay(iterations: long)))
        let following = (followed - plain) / Double(calls)
        let loop = (delayed - followed) / Double(calls * long)
        iterations = max(Int(((nanoseconds - following) / loop).rounded()), 0)
    }

    func pass() {
        Self.spin(iterations)
    }

    /// Returns the shortest of several runs, which nothing interrupted.
    private static func shortest(_ pass: @MainActor () -> Void) -> Double {
        var best = Int.max
        for _ in 0..<20 {
            let start = MonotonicClock.now
            pass()
            best = min(best, MonotonicClock.now - start)
        }
        return Double(best)
    }

    /// Runs an empty loop, which the optimizer must not remove.
    @_optimize(none)
    private static func spin(_ iterations: Int) {
        var left = iterations
        while left > 0 { left -= 1 }
    }
}
