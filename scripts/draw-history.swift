// Writes the page about the movement of values and verdicts between the committed reports.
// `scripts/draw-history` builds and runs it.

internal import Foundation
internal import PageChecks

/// A failure of Git.
struct GitFailure: Error {
    let arguments: [String]
}

/// Returns the output of Git.
func git(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
    return data
}

/// The differences between measured commits. Each pair is compared once.
final class Differences {
    private var known: [[String]: SourceDifference?] = [:]

    func between(_ from: String, _ to: String) -> SourceDifference? {
        if from == to { return SourceDifference(diff: "") }
        if let difference = known[[from, to]] { return difference }
        let diff = try? git(
            ["diff"] + SourceDifference.options + [from, to, "--"] + SourceDifference.folders
        )
        let difference = diff.map { SourceDifference(diff: String(decoding: $0, as: UTF8.self)) }
        known[[from, to]] = .some(difference)
        return difference
    }
}

@main
struct DrawHistory {
    static func main() throws {
        // Reports of side branches count where they were merged: the values are in one line.
        let log = try git([
            "log", "--first-parent", "--reverse", "--format=%H %cs", "--", "Reports/report.json",
        ])
        let reports = try String(decoding: log, as: UTF8.self).split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let commit = String(words[0])
            let claims = try? git(["show", "\(commit):Reports/claims.md"])
            return PastReport(
                commit: String(commit.prefix(7)),
                date: String(words[1]),
                json: try git(["show", "\(commit):Reports/report.json"]),
                claims: claims.map { String(decoding: $0, as: UTF8.self) }
            )
        }
        let differences = Differences()
        let history = ReportHistory(reports: reports, difference: differences.between)
        let page = Data(HistoryPage(history).markdown.utf8)
        guard let file = CommandLine.arguments.dropFirst().first else {
            FileHandle.standardOutput.write(page)
            return
        }
        try page.write(to: URL(filePath: file), options: .atomic)
    }
}
