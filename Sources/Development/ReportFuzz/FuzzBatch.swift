internal import Foundation

/// Tests copies one at a time in this process, and writes the result of each, so that the caller
/// knows which copy ended the process.
struct FuzzBatch {
    let file: String
    let seed: UInt64
    /// The folder for the results.
    let folder: String

    /// A line of the file of results: the number of a copy, its damage and its result.
    struct Line: Codable {
        let number: Int
        let kind: String
        let verdict: FuzzVerdict
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
            let verdict = try FuzzVerdict.of(damage, original, path: "\(folder)/copy.json")
            let line = Line(number: number, kind: damage.kind.rawValue, verdict: verdict)
            try results.write(contentsOf: JSONEncoder().encode(line) + Data("\n".utf8))
        }
    }
}
