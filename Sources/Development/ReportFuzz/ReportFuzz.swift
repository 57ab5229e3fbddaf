internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples

/// The program of `scripts/fuzz-reports`.
@main
struct ReportFuzz {
    private static let command = CommandDescription(
        name: "run",
        abstract: "Render and compare damaged copies of a report, and print problems.",
        discussion: "A copy must be refused with a readable message, or rendered without markup, "
            + "control characters or overlong numbers; nothing may crash or hang. The same seed "
            + "produces the same copies. Exits with 1 if there is a problem.",
        arguments: [
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help:
                    "The report.json to damage. Default: a synthetic one with difficult texts."
            )
        ],
        options: [
            .value("count", placeholder: "N", defaultText: "10000", help: "The number of copies."),
            .value("seed", placeholder: "N", defaultText: "1", help: "The seed of the copies."),
            .value(
                "from",
                placeholder: "N",
                isHidden: true,
                help: "Test the copies from this number in this process, and write to --state."
            ),
            .value(
                "state",
                placeholder: "FOLDER",
                isHidden: true,
                help: "The folder for the state."
            ),
        ],
        examples: [
            .init("scripts/fuzz-reports"),
            .init("scripts/fuzz-reports --seed 7 Reports/report.json"),
        ]
    )

    static func main() async {
        let program = ProgramDescription(
            name: "scripts/fuzz-reports",
            version: "",
            abstract: command.abstract,
            commands: [command]
        )
        do {
            switch try program.parse(["run"] + CommandLine.arguments.dropFirst()) {
            case .answer(let text): print(text)
            case .command(let command): exit(try await run(command) ? 0 : 1)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(reason(of: error))\n".utf8))
            exit(error is ArgumentError || (error as? ApplicationError)?.kind == .usage ? 64 : 1)
        }
    }

    /// - Returns: `true` if there are no problems.
    private static func run(_ command: ParsedCommand) async throws -> Bool {
        let count = try command.integer("count", in: 1...100_000_000) ?? 10_000
        let seed = try command.seed("seed") ?? 1
        if let folder = command.value("state"), let file = command.argument("FILE") {
            let batch = FuzzBatch(file: file, seed: seed, folder: folder)
            let from = try command.integer("from", in: 0...count) ?? 0
            try batch.run(from: from, to: count)
            return true
        }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "fuzz-reports-\(UUID().uuidString)").path(percentEncoded: false)
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var file = command.argument("FILE") ?? ""
        if file.isEmpty {
            file = "\(folder)/sample.json"
            try ReportFile.data(for: .sample()).write(to: URL(fileURLWithPath: file))
        }
        return try await FuzzRun(file: file, count: count, seed: seed, folder: folder).run()
    }
}
