internal import Foundation

/// Tries copies one after the other in this process, and writes down after each how it went, so that
/// whoever started it knows which copy ended it.
struct FuzzBatch {
    let file: String
    let seed: UInt64
    /// Where it writes.
    let folder: String

    /// What the file of results has in each line: the number of a copy, how it was damaged, and what
    /// became of it.
    struct Line: Codable {
        let number: Int
        let kind: String
        let verdict: Verdict
    }

    static func results(in folder: String) -> String { "\(folder)/results.jsonl" }

    func run(from first: Int, to end: Int) throws {
        let original = try Original(file: file)
        let path = Self.results(in: folder)
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        guard let results = FileHandle(forWritingAtPath: path) else {
            throw CocoaError(.fileWriteUnknown)
        }
        for number in first..<end {
            let damage = try Damage.copy(number, of: original, seed: seed)
            let verdict = try Verdict.of(damage, original, path: "\(folder)/copy.json")
            let line = Line(number: number, kind: damage.kind.rawValue, verdict: verdict)
            try results.write(contentsOf: JSONEncoder().encode(line) + Data("\n".utf8))
        }
    }
}
