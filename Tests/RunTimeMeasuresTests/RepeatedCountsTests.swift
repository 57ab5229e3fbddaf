internal import Matrix
internal import Testing

@testable internal import RunTimeMeasures

@Suite("Repeated counts of instructions")
struct RepeatedCountsTests {
    /// Twenty implementations; the names of their files are their numbers.
    private let requests = (0..<20).map {
        InstructionRequest(feature: .greeting, variant: .mvp, steps: "steps-\($0)")
    }

    private func counted(_ count: Double) -> InstructionResult {
        .counted(
            by: .singleStepping,
            [.init(scenario: "show", count: .perCall(count))],
            nil
        )
    }

    /// Returns the results, and the files of all steps in the order of counting.
    private func results(
        digest: String = "00000003",
        of count: (String) -> Double
    ) async -> (results: [InstructionResult], files: [String]) {
        var files: [String] = []
        let results = await RepeatedCounts.results(of: requests, digest: digest) { requests in
            let names = requests.compactMap(\.steps)
            files += names
            return names.map { counted(count($0)) }
        }
        return (results, files)
    }

    @Test("Every eighth implementation is counted again, beginning with one that the digest draws")
    func sample() async {
        let (results, files) = await results { _ in 25 }
        #expect(results == requests.map { _ in counted(25) })
        #expect(files.dropFirst(20) == ["again-3", "again-11", "again-19"])
        let other = await self.results(digest: "00000004f") { _ in 25 }
        #expect(other.files.dropFirst(20) == ["again-4", "again-12"])
    }

    @Test("If a count of the sample differs, all are repeated, and a call with two has none")
    func difference() async {
        let (results, files) = await results { ["again-7", "again-11"].contains($0) ? 26 : 25 }
        #expect(files.count == 20 + 3 + 20)
        let obstacle = InstructionObstacle("the same call was counted as 25.0 and 26.0")
        for (index, result) in results.enumerated() {
            let expected: InstructionCount =
                [7, 11].contains(index) ? .notAvailable(obstacle) : .perCall(25)
            #expect(
                result
                    == .counted(
                        by: .singleStepping,
                        [.init(scenario: "show", count: expected)],
                        nil
                    )
            )
        }
    }

    @Test("A single implementation is repeated")
    func single() async {
        var counts = 0
        _ = await RepeatedCounts.results(of: [requests[0]], digest: "not available") { requests in
            counts += requests.count
            return requests.map { _ in counted(1) }
        }
        #expect(counts == 2)
    }
}
