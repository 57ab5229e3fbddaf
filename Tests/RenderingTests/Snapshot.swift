internal import Foundation
internal import Testing

/// An expected page, which is stored with the tests.
struct Snapshot {
    /// The environment variable that records the pages again. Each test then fails, so that a
    /// recorded page is not mistaken for a checked one.
    static let variable = "ARCHBENCH_RECORD_SNAPSHOTS"

    let name: String
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Snapshots").path(percentEncoded: false)
    var records = ProcessInfo.processInfo.environment[variable] != nil

    private var path: String { "\(folder)/\(name)" }

    /// Compares a text with the stored page.
    func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        guard let problem = try problem(with: text) else { return }
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }

    /// Returns how a text differs from the stored page, or `nil` if all bytes are equal.
    func problem(with text: String) throws -> String? {
        if records {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return "\(name) was recorded; read it and run again without \(Self.variable)."
        }
        let remedy = "Run with \(Self.variable)=1 to record it."
        guard let kept = FileManager.default.contents(atPath: path) else {
            return "There is no \(name). \(remedy)"
        }
        guard kept != Data(text.utf8) else { return nil }
        let difference = firstDifference(String(decoding: kept, as: UTF8.self), text)
        return "\(name) \(difference)\n\(remedy)"
    }

    private func firstDifference(_ kept: String, _ found: String) -> String {
        let lines = [kept, found].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        for number in 0..<max(lines[0].count, lines[1].count) {
            let pair = lines.map { number < $0.count ? String($0[number]) : "nothing" }
            guard Data(pair[0].utf8) != Data(pair[1].utf8) else { continue }
            return "differs in line \(number + 1):\nkept   \(pair[0])\nfound  \(pair[1])"
        }
        return "differs in its end"
    }
}
