internal import Foundation
internal import InputFiles
internal import Latency

/// Results of the probe, one line of JSON per process.
struct Recording {
    let path: String

    static func path(in folder: String) -> String { "\(folder)/recording.jsonl" }

    /// Creates the file if needed, and removes an incomplete last line of an interrupted run.
    func begin() throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let content = FileManager.default.contents(atPath: path) ?? Data()
        let end = content.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        try content.prefix(end).write(to: url, options: .atomic)
    }

    func processes() throws(ApplicationError) -> [ProbeResult] {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw .unreadable(
                path: path,
                reason: "the file does not exist; create it with 'scripts/noise-trial record'"
            )
        }
        var results: [ProbeResult] = []
        for (index, line) in content.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let result = try? JSONDecoder().decode(ProbeResult.self, from: line) else {
                throw .unreadable(
                    path: path,
                    reason: "line \(index + 1) is not a result of the probe"
                )
            }
            results.append(result)
        }
        return results
    }

    func add(_ result: ProbeResult) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: JSONEncoder().encode(result) + Data("\n".utf8))
    }
}
