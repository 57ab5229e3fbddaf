internal import Foundation
internal import Rendering
internal import Report
internal import ReportSamples
internal import Testing

@Suite("The check of a decision record")
struct RecordCheckTests {
    private static let exercise = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Teaching/Workshop/Exercises/write-decision-record")

    /// Returns the lines that a patch of the exercise adds.
    private func added(by patch: String) throws -> String {
        try String(contentsOf: Self.exercise.appending(path: "\(patch).patch"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
            .map { $0.dropFirst() }.joined(separator: "\n")
    }

    // A report with other values needs other numbers in the patches and hints of the exercise.
    @Test(
        "The exercise begins with numbers that the report does not have, and ends with those it has"
    )
    func exercise() throws {
        let check = RecordCheck(report: try CheckedReport.committed.report())
        let start = check.check(try added(by: "start"))
        #expect(start.findings.count == 3)
        #expect(start.agreeing == 0)
        let solution = check.check(try added(by: "solution"))
        #expect(solution.findings == [])
        #expect(solution.agreeing == 4)
        #expect(try check.check(added(by: "wrong-1")).findings.count == 1)
        #expect(try check.check(added(by: "wrong-2")).agreeing == 0)
        #expect(try check.check(added(by: "wrong-3")).findings.count == 2)
    }
}
