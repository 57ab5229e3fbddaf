/// Work that takes a known time, to see whether a slowdown of a known size is found.
struct Delay {
    /// How often the loop runs.
    let iterations: Int

    /// - Parameters:
    ///   - nanoseconds: how long it lasts, with the call that it takes.
    init(nanoseconds: Double) {
        let many = 100_000
        let loop = Self.shortest { Self.spin(many) } / Double(many)
        let calls = 1_000
        let call = Self.shortest { for _ in 0..<calls { Self.spin(0) } } / Double(calls)
        iterations = max(Int(((nanoseconds - call) / loop).rounded()), 0)
    }

    @inline(__always)
    func pass() {
        Self.spin(iterations)
    }

    /// The shortest of several runs, which nothing interrupted.
    private static func shortest(_ body: () -> Void) -> Double {
        var best = Int.max
        for _ in 0..<20 {
            let start = MonotonicClock.now
            body()
            best = min(best, MonotonicClock.now - start)
        }
        return Double(best)
    }

    /// The optimiser must not see that this does nothing.
    @_optimize(none)
    private static func spin(_ iterations: Int) {
        var left = iterations
        while left > 0 { left -= 1 }
    }
}
