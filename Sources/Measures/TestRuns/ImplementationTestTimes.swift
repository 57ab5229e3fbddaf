package import Matrix
internal import Statistics

/// The times that the tests of one implementation take, one after another in one process.
package struct ImplementationTestTimes: Hashable, Sendable, Codable {
    /// The times of some of the test cases, each in milliseconds with the creation of its suite. A
    /// test case is a test, or one call of a test with arguments.
    package struct OfTests: Hashable, Sendable, Codable {
        package let testCases: Int
        /// The time of the median test case.
        package let median: Double
        /// The time of the longest test case, which can be most of the total.
        package let longest: Double
        /// The time of all test cases.
        package let total: Double

        package init(testCases: Int, median: Double, longest: Double, total: Double) {
            self.testCases = testCases
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
    /// - Parameter rounds: the time of each test case in milliseconds, for each round.
    /// - Returns: `nil` without rounds or tests.
    init?(rounds: [[Double]]) {
        let counts = Set(rounds.map(\.count))
        guard let testCases = counts.first, counts.count == 1, testCases > 0,
            let median = try? Statistics.median(of: rounds.map { try Statistics.median(of: $0) }),
            let longest = try? Statistics.median(of: rounds.compactMap { $0.max() }),
            let total = try? Statistics.median(of: rounds.map { $0.reduce(0, +) })
        else { return nil }
        self.init(testCases: testCases, median: median, longest: longest, total: total)
    }
}
