internal import Foundation
internal import InputFiles
internal import Toolchain

/// Distributes the copies over processes, and continues after each copy that ends one.
struct FuzzRun {
    let file: String
    let count: Int
    let seed: UInt64
    let folder: String

    /// The time limit for all copies of one process in seconds, many times the usual time.
    private static let timeLimit = 3_600.0

    private struct Part: Sendable {
        let index: Int
        let numbers: Range<Int>
    }

    /// Tests the copies.
    ///
    /// - Returns: `true` if there are no problems.
    func run() async throws -> Bool {
        let partCount = ProcessInfo.processInfo.activeProcessorCount
        let parts = (0..<partCount).map { index in
            Part(
                index: index,
                numbers: (index * count / partCount)..<((index + 1) * count / partCount)
            )
        }
        let lines = try await ConcurrentRuns.results(of: parts, results)
            .flatMap(\.self)
        report(lines)
        return !lines.contains { if case .problem = $0.verdict { true } else { false } }
    }

    @Sendable
    private func results(of part: Part) async throws(ApplicationError) -> [FuzzBatch.Line] {
        let state = "\(folder)/\(part.index)"
        try? FileManager.default.createDirectory(
            atPath: state,
            withIntermediateDirectories: true
        )
        var lines: [FuzzBatch.Line] = []
        var next = part.numbers.lowerBound
        while next < part.numbers.upperBound {
            let process = ChildProcess(
                Bundle.main.executablePath ?? CommandLine.arguments[0],
                [
                    file, "--seed", "\(seed)", "--from", "\(next)", "--count",
                    "\(part.numbers.upperBound)", "--state", state,
                ]
            )
            let outcome = try await process.run(timeLimit: Self.timeLimit)
            lines += read(state)
            next = (lines.last?.number ?? next - 1) + 1
            guard next < part.numbers.upperBound else { break }
            // The next copy ended the process.
            let words = String(decoding: outcome.errorOutput.suffix(300), as: UTF8.self)
            let how = outcome.wasStopped ? "it hangs" : "it ends with status \(outcome.status)"
            lines.append(
                FuzzBatch.Line(number: next, kind: "unknown", verdict: .problem("\(how): \(words)"))
            )
            next += 1
        }
        return lines
    }

    private func read(_ state: String) -> [FuzzBatch.Line] {
        let data = FileManager.default.contents(atPath: FuzzBatch.results(in: state)) ?? Data()
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(FuzzBatch.Line.self, from: $0)
        }
    }

    private func report(_ lines: [FuzzBatch.Line]) {
        print("\(lines.count) damaged copies, seed \(seed)")
        for kind in Damage.Kind.allCases.map(\.rawValue) {
            let own = lines.filter { $0.kind == kind }
            let refused = own.count { $0.verdict == .refused }
            let drawn = own.count { $0.verdict == .drawn }
            print("  \(kind): \(refused) refused, \(drawn) drawn")
        }
        for line in lines {
            if case .problem(let words) = line.verdict {
                print("copy \(line.number) (\(line.kind)): \(words)")
            }
        }
        let problems = lines.count { if case .problem = $0.verdict { true } else { false } }
        print(problems == 0 ? "no problems" : "\(problems) problems")
    }
}
