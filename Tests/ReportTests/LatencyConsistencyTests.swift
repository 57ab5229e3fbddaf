internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("Edited latency values in a report file")
struct LatencyConsistencyTests {
    /// Returns the message for the sample with changed latency values.
    private func message(
        _ change: (inout [String: Any]) throws -> Void
    ) throws -> String? {
        let object = try JSONSerialization.jsonObject(with: ReportFile.data(for: .sample()))
        var keys = try #require(object as? [String: Any])
        var latency = try #require(keys["latency"] as? [String: [String: Any]])
        var values = try #require(latency["values"])
        try change(&values)
        latency["values"] = values
        keys["latency"] = latency
        let data = try JSONSerialization.data(withJSONObject: keys)
        let folder = try TemporaryFolder(["report.json": String(decoding: data, as: UTF8.self)])
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        let error = #expect(throws: ApplicationError.self) { _ = try ReportFile.read(path) }
        return error?.description.replacing("\(path) is not a report: ", with: "")
    }

    /// Changes the first comparison of the first scenario.
    private func changingComparison(_ change: (inout [String: Any]) -> Void) throws -> String? {
        try message { values in
            var scenarios = try #require(values["scenarios"] as? [[String: Any]])
            var judgement = try #require(scenarios[0]["judgement"] as? [String: Any])
            var estimate = try #require(judgement["estimate"] as? [String: Any])
            var comparisons = try #require(estimate["comparisons"] as? [[String: Any]])
            change(&comparisons[0])
            estimate["comparisons"] = comparisons
            judgement["estimate"] = estimate
            scenarios[0]["judgement"] = judgement
            values["scenarios"] = scenarios
        }
    }

    /// Changes the first feature's judgement.
    private func changingFeature(_ change: (inout [String: Any]) throws -> Void) throws -> String? {
        try message { values in
            var features = try #require(values["features"] as? [[String: Any]])
            var judgement = try #require(features[0]["judgement"] as? [String: Any])
            try change(&judgement)
            features[0]["judgement"] = judgement
            values["features"] = features
        }
    }

    @Test("A ratio outside of its interval is refused")
    func interval() throws {
        let expected = "show has an impossible interval or margin"
        #expect(try changingComparison { $0["ratio"] = 2 } == expected)
        let impossible = ["lower": -1.0, "upper": 2.0, "confidence": 0.95]
        #expect(try changingComparison { $0["interval"] = impossible } == expected)
    }

    @Test("A comparison of variants that are not in the report is refused")
    func pairs() throws {
        let expected = "show compares variants that are not in the report"
        #expect(try changingComparison { $0["variant"] = 7 } == expected)
    }

    @Test("A feature without the spread of a variant is refused")
    func spreads() throws {
        #expect(
            try changingFeature { $0["spreads"] = [Any]() }
                == "greeting lacks the spread of a variant"
        )
    }
}
