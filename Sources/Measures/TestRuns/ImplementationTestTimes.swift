package import Matrix
internal import Statistics

/// The times that the tests of one implementation take, one after another in one process.
package struct ImplementationTestTimes: Hashable, Sendable, Codable {
    /// The times of some of the tests, each in milliseconds with the creation of its suite.
    package struct OfTests: Hashable, Sendable, Codable {
        /// The number of tests.
        package let tests: Int
        /// The time of the median test.
        package let median: Double
        /// The time of the longest test, which can be most of the total.
        package let longest: Double
        /// The time of all tests.
        package let total: Double

        package init(tests: Int, median: Double, longest: Double, total: Double) {
            self.tests = tests
            self.median = median
            self.longest = longest
            self.total = total
        }
    }

    package let implementation: Implementation
    /// The times of the tests that create no view; `nil` if there are none.
    package let viewFree: OfTests?
    /// The times of all other tests; `nil` if there are none.
    package let withView: OfTests?

    package init(implementation: Implementation, viewFree: OfTests?, withView: OfTests?) {
        self.implementation = implementation
        self.viewFree = viewFree
        self.withView = withView
    }
}

extension ImplementationTestTimes.OfTests {
    /// Combines several rounds. Each value is the median over the rounds, because the first round
    /// also loads the program.
    ///
    /// - Parameter rounds: the time of each test in milliseconds, for each round.
    /// - Returns: `nil` without rounds or tests.
    init?(rounds: [[Double]]) {
        let counts = Set(rounds.map(\.count))
        guard let tests = counts.first, counts.count == 1, tests > 0,
            let median = try? Statistics.median(of: rounds.map { try Statistics.median(of: $0) }),
            let longest = try? Statistics.median(of: rounds.compactMap { $0.max() }),
            let total = try? Statistics.median(of: rounds.map { $0.reduce(0, +) })
        else { return nil }
        self.init(tests: tests, median: median, longest: longest, total: total)
    }
}
