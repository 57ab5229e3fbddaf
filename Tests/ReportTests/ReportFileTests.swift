internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("The file of a report")
struct ReportFileTests {
    /// Returns the sample report as JSON after a change of its keys.
    private func json(_ change: (inout [String: Any]) -> Void = { _ in }) throws -> String {
        let data = try ReportFile.data(for: .sample())
        let object = try JSONSerialization.jsonObject(with: data)
        var keys = try #require(object as? [String: Any])
        change(&keys)
        return String(decoding: try JSONSerialization.data(withJSONObject: keys), as: UTF8.self)
    }

    /// Returns the JSON object of a feature with its variants.
    private func row(_ variants: [String]) -> [String: Any] {
        ["feature": "greeting", "variants": variants]
    }

    /// Returns the error message for a file with this text, in which `FILE` replaces the path.
    private func message(for text: String?) throws -> String? {
        let folder = try TemporaryFolder(text.map { ["report.json": $0] } ?? [:])
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        let error = #expect(throws: ApplicationError.self) { _ = try ReportFile.read(path) }
        return error?.description.replacing(path, with: "FILE")
    }

    @Test("A report is equal after it was written and read")
    func roundTrip() throws {
        for report in [try Report.sample(), try .sampleWithoutValues()] {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let path = "\(folder.path)/report.json"
            try ReportFile.data(for: report).write(to: URL(fileURLWithPath: path))
            let read = try ReportFile.read(path)
            #expect(read == report)
            #expect(try ReportFile.data(for: read) == ReportFile.data(for: report))
        }
    }

    @Test("The file is one line of JSON with a version")
    func shape() throws {
        let text = String(decoding: try ReportFile.data(for: .sample()), as: UTF8.self)
        #expect(text.contains(#""version":\#(Report.currentVersion)"#))
        #expect(text.hasSuffix("}\n"))
        #expect(text.split(separator: "\n").count == 1)
    }

    @Test("An error names a missing file")
    func missingFile() throws {
        #expect(
            try message(for: nil)
                == "'FILE' cannot be read: No such file or directory. Is the path right?"
        )
    }

    @Test("The error for another version names both versions and the remedy")
    func wrongVersion() throws {
        let text = try json { $0["version"] = 99 }
        #expect(
            try message(for: text)
                == "FILE is a report of version 99; this archbench reads version "
                + "\(Report.currentVersion). Run 'archbench report' to measure again."
        )
    }

    @Test("A file of another version is refused also if its keys are unknown", arguments: [99, 0])
    func wrongVersionAlone(version: Int) throws {
        let text = #"{"version": \#(version), "shape": "unknown"}"#
        #expect(try message(for: text)?.contains("of version \(version);") == true)
    }

    @Test("A file that is not JSON is refused", arguments: ["", "# Report", "{", "[1, 2"])
    func notJSON(text: String) throws {
        let message = try #require(try message(for: text))
        #expect(message.hasPrefix("FILE is not a report: it is not JSON"))
    }

    @Test(
        "An error names a missing key",
        arguments: ["descriptions", "machines", "matrix", "provenance", "sourceDigests"]
    )
    func missingKey(key: String) throws {
        let message = try message(for: json { $0[key] = nil })
        #expect(message == "FILE is not a report: the key \"\(key)\" is missing")
    }

    @Test("A report from before a metric existed did not measure it", arguments: Metric.allCases)
    func olderReport(metric: Metric) throws {
        let folder = try TemporaryFolder(["report.json": try json { $0[metric.rawValue] = nil }])
        defer { folder.remove() }
        let report = try ReportFile.read("\(folder.path)/report.json")
        #expect(report.outcome(of: metric) == .excluded)
    }

    @Test("An error names the path to a missing nested key")
    func missingInnerKey() throws {
        let text = try json {
            $0["lines"] = ["values": [["implementation": ["feature": "greeting"]]]]
        }
        #expect(
            try message(for: text)
                == "FILE is not a report: the key \"variant\" is missing at "
                + "\"lines.values.0.implementation\""
        )
    }

    @Test("An error names the path to an invalid value")
    func wrongValues() throws {
        let type = try json { $0["matrix"] = 5 }
        #expect(try message(for: type)?.contains("at \"matrix\"") == true)
        let unknown = try json { $0["matrix"] = [row(["mvc", "no-such-variant"])] }
        #expect(try message(for: unknown)?.contains("at \"matrix.0.variants.1\"") == true)
        let list = try message(for: "[1]")
        #expect(list?.hasPrefix("FILE is not a report: ") == true)
    }

    @Test(
        "Values that do not belong to the variants of the report are refused"
    )
    func inconsistent() throws {
        let fewer = try json { $0["matrix"] = [row(["mvc", "mvp"])] }
        #expect(
            try message(for: fewer)
                == "FILE is not a report: latency belongs to other variants than those of the report"
        )
        let short = try json { keys in
            var latency = keys["latency"] as? [String: [String: Any]] ?? [:]
            var scenarios = latency["values"]?["scenarios"] as? [[String: Any]] ?? []
            scenarios[0]["nanosecondsPerCall"] = [1.0]
            latency["values"]?["scenarios"] = scenarios
            keys["latency"] = latency
        }
        let reason = try message(for: short)
        #expect(reason?.hasSuffix("lacks the values of a variant or of the A/A control") == true)
        let uncounted = try json { keys in
            var instructions = keys["instructions"] as? [String: [String: Any]] ?? [:]
            var scenarios = instructions["values"]?["scenarios"] as? [[String: Any]] ?? []
            scenarios[0]["counts"] = [["perCall": 1.0]]
            instructions["values"]?["scenarios"] = scenarios
            keys["instructions"] = instructions
        }
        let count = try message(for: uncounted)
        #expect(count?.hasSuffix("lacks the instructions of a variant") == true)
        let shrunk = try json { keys in
            var scaling = keys["scaling"] as? [String: [String: Any]] ?? [:]
            var scenarios = scaling["values"]?["scenarios"] as? [[String: Any]] ?? []
            scenarios[0]["sizes"] = [10]
            scaling["values"]?["scenarios"] = scenarios
            keys["scaling"] = scaling
        }
        let size = try message(for: shrunk)
        #expect(size?.hasSuffix("lacks a value of a variant and size") == true)
    }

    @Test("More allocations than fit into the time of a call are refused")
    func impossibleAllocations() throws {
        let scaling = try message(
            for: json { keys in
                var scaling = keys["scaling"] as? [String: [String: Any]] ?? [:]
                var scenarios = scaling["values"]?["scenarios"] as? [[String: Any]] ?? []
                var variants = scenarios[0]["variants"] as? [[String: Any]] ?? []
                variants[0]["nanosecondsPerCall"] = [250.0, 250.0, 250.0, 29.0]
                scenarios[0]["variants"] = variants
                scaling["values"]?["scenarios"] = scenarios
                keys["scaling"] = scaling
            }
        )
        #expect(scaling?.hasSuffix("3.0 allocations in 29.0 ns, which is impossible") ?? false)
        let latency = try message(
            for: json { keys in
                var latency = keys["latency"] as? [String: [String: Any]] ?? [:]
                var scenarios = latency["values"]?["scenarios"] as? [[String: Any]] ?? []
                scenarios[0]["nanosecondsPerCall"] = [9.0, 50.0, 100.0, 200.0, 100.0]
                latency["values"]?["scenarios"] = scenarios
                keys["latency"] = latency
            }
        )
        #expect(latency?.hasSuffix("1.0 allocations in 9.0 ns, which is impossible") ?? false)
    }

    @Test("Latency without positive times, or of one round, is refused", arguments: [0, -5.0])
    func impossibleLatency(time: Double) throws {
        func refusal(_ edit: (inout [String: Any]) -> Void) throws -> String? {
            try message(
                for: json { keys in
                    var latency = keys["latency"] as? [String: [String: Any]] ?? [:]
                    var scenarios = latency["values"]?["scenarios"] as? [[String: Any]] ?? []
                    edit(&scenarios[0])
                    latency["values"]?["scenarios"] = scenarios
                    keys["latency"] = latency
                }
            )
        }
        let times = try refusal {
            $0["nanosecondsPerCall"] = [Double](repeating: time, count: 5)
        }
        #expect(times?.hasSuffix("has a time that is not positive") ?? false)
        let rounds = try refusal { scenario in
            let all = scenario["rounds"] as? [[[Double]]] ?? []
            scenario["rounds"] = all.map { Array($0.prefix(1)) }
        }
        #expect(rounds?.hasSuffix("has fewer processes or rounds than its intervals need") ?? false)
    }

    @Test("An error names the path to an unknown neighbour")
    func unknownNeighbour() throws {
        let text = try json { keys in
            var structure = keys["structure"] as? [String: [[String: Any]]] ?? [:]
            let references = [["from": "View", "to": "Nobody", "count": 1]]
            structure["values"]?[0]["roleReferences"] = references
            keys["structure"] = structure
        }
        let message = try message(for: text)
        #expect(message?.contains("\"structure.values.0.roleReferences.0.to\"") == true)
    }

    @Test("A trace of fewer variants than the report has is refused")
    func inconsistentTrace() throws {
        let text = try json { keys in
            var trace = keys["trace"] as? [String: [String: Any]] ?? [:]
            var scenarios = trace["values"]?["scenarios"] as? [[String: Any]] ?? []
            scenarios[0]["variants"] = (scenarios[0]["variants"] as? [Any]).map {
                Array($0.dropLast())
            }
            trace["values"]?["scenarios"] = scenarios
            keys["trace"] = trace
        }
        #expect(
            try message(for: text) == "FILE is not a report: show lacks the trace or the "
                + "screens of a variant"
        )
    }

    @Test("A trace without a screen before and after each event is refused")
    func inconsistentScreens() throws {
        let text = try json { keys in
            var trace = keys["trace"] as? [String: [String: Any]] ?? [:]
            var scenarios = trace["values"]?["scenarios"] as? [[String: Any]] ?? []
            scenarios[0]["screens"] = (scenarios[0]["screens"] as? [Any]).map {
                Array($0.dropLast())
            }
            trace["values"]?["scenarios"] = scenarios
            keys["trace"] = trace
        }
        #expect(
            try message(for: text) == "FILE is not a report: show lacks the trace or the "
                + "screens of a variant"
        )
    }

    /// Returns the sample report as JSON in which `other` replaces the first `text`.
    private func replaced(_ text: String, with other: String) throws -> String {
        let json = String(decoding: try ReportFile.data(for: .sample()), as: UTF8.self)
        let place = try #require(json.range(of: text))
        return json.replacingCharacters(in: place, with: other)
    }

    @Test(
        "A count that is out of range is refused with its path",
        arguments: [
            ("\"afferent\":1,", "\"afferent\":9223372036854775807,", "9223372036854775807"),
            ("\"afferent\":1,", "\"afferent\":-1,", "-1"),
            ("\"afferent\":1,", "\"afferent\":1000000000001,", "1000000000001"),
        ]
    )
    func impossibleCount(text: String, other: String, shown: String) throws {
        #expect(
            try message(for: replaced(text, with: other))
                == "FILE is not a report: no value can be \(shown), as at "
                + "\"structure.values.0.coupling.afferent\""
        )
    }

    @Test("A value of hundreds of digits is refused, also in the rounds")
    func impossibleSize() throws {
        let ratio = try replaced("\"abstractness\":0.1", with: "\"abstractness\":1e300,\"x\":0.1")
        #expect(try message(for: ratio)?.contains("no value can be 1e+300, as at") == true)
        let round = try replaced("\"rounds\":[[[100,", with: "\"rounds\":[[[1e300,")
        let reason = try message(for: round)
        #expect(reason?.contains("\"latency.values.scenarios.0.rounds.") == true)
    }

    @Test(
        "Invalid rounds are refused with a reason and their path",
        arguments: [
            ("[[[100,", "[[[-100,", "-100.0 is not above zero."),
            ("[[[100,", "[[],[[100,", "Process 0 has no rounds."),
            ("[[[100,", "[[[],[100,", "There is no value to estimate from."),
        ]
    )
    func wrongRounds(text: String, other: String, reason: String) throws {
        let json = try replaced("\"rounds\":\(text)", with: "\"rounds\":\(other)")
        let place = "\"latency.values.scenarios.0.rounds\""
        #expect(
            try message(for: json) == "FILE is not a report: \(reason) That is at \(place)."
        )
    }

    @Test("Duplicate, unordered or undescribed features and variants are refused")
    func inconsistentLists() throws {
        let all = ["mvc", "mvp", "mvvm", "viper"]
        let doubled = try json { $0["matrix"] = [row(all), row(all)] }
        #expect(try message(for: doubled)?.hasSuffix("it has a feature twice") == true)
        for wrong in [["mvp", "mvc", "mvvm", "viper"], all + ["mvp"], ["mvp"], []] {
            let turned = try json { $0["matrix"] = [row(wrong)] }
            #expect(try message(for: turned)?.contains("at \"matrix.0.variants\"") == true)
        }
        let silent = try json { $0["descriptions"] = [Any]() }
        #expect(
            try message(for: silent)?.hasSuffix("it lacks the description of a feature")
                == true
        )
    }

    @Test("Error messages have no control characters of the file")
    func printable() throws {
        let text = try json { keys in
            var trace = keys["trace"] as? [String: [String: Any]] ?? [:]
            let scenario: [String: Any] = [
                "feature": "greeting", "scenario": "a\u{1B}[2J\nb", "variants": [Any](),
                "screens": [Any](),
            ]
            trace["values"]?["scenarios"] = [scenario]
            keys["trace"] = trace
        }
        #expect(
            try message(for: text) == "FILE is not a report: a\u{FFFD}[2J\u{FFFD}b lacks the "
                + "trace or the screens of a variant"
        )
    }
}
