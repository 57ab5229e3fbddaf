internal import CommandLineArguments
internal import Descriptions
internal import Foundation
internal import InputFiles
internal import Report

/// The program of `scripts/try-descriptions`.
@main
struct DescriptionFuzz {
    private static let draw = CommandDescription(
        name: "draw",
        abstract: "Write random descriptions, one per file.",
        arguments: [ArgumentDescription("FOLDER", arity: .one, help: "The folder to write to.")],
        options: [
            .value(
                "count",
                placeholder: "N",
                defaultText: "10",
                help: "The number of descriptions."
            ),
            .value(
                "seed",
                placeholder: "N",
                defaultText: "1",
                help: "The seed of the descriptions."
            ),
        ]
    )

    private static let table = CommandDescription(
        name: "table",
        abstract:
            "Print the test coverage of described features, and fail if it is too low.",
        arguments: [ArgumentDescription("FILE", arity: .one, kind: .file, help: "A report.json.")]
    )

    static func main() async {
        let program = ProgramDescription(
            name: "DescriptionFuzz",
            version: "",
            abstract: "Test generated features.",
            commands: [draw, table]
        )
        do {
            switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
            case .answer(let text): print(text)
            case .command(let command) where command.name == draw.name: try draw(command)
            case .command(let command): try tell(command)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(reason(of: error))\n".utf8))
            exit(error is ArgumentError || (error as? ApplicationError)?.kind == .usage ? 64 : 1)
        }
    }

    private static func randomSource(seed: UInt64, number: Int) -> String {
        var random = RandomDescription(seed: seed, number: number)
        // A description with unused parts is invalid and replaced.
        var source = random.source()
        while (try? DescriptionReader.description(from: source)) == nil { source = random.source() }
        return source
    }

    private static func draw(_ command: ParsedCommand) throws {
        let count = try command.integer("count", in: 1...10_000) ?? 10
        let seed = try command.seed("seed") ?? 1
        let folder = command.argument("FOLDER") ?? ""
        for number in 1...count {
            let source = randomSource(seed: seed, number: number)
            let file = URL(fileURLWithPath: "\(folder)/trial\(number).feature")
            try Data(source.utf8).write(to: file)
        }
    }

    private static func tell(_ command: ParsedCommand) throws {
        let table = TrialTable(
            report: try ReportFile.read(command.argument("FILE") ?? ""),
            packageRoot: FileManager.default.currentDirectoryPath
        )
        print(table.text)
        guard table.failures.isEmpty else {
            print("Below the limits: \(table.failures.joined(separator: ", "))")
            exit(1)
        }
    }
}
