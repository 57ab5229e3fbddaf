internal import CommandLineArguments
internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Foundation
internal import InputFiles
internal import Report
internal import Scenarios

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

    private static let play = CommandDescription(
        name: "play",
        abstract: "Compare the two players on descriptions.",
        arguments: [
            ArgumentDescription("FILE", arity: .any, kind: .file, help: "Descriptions.")
        ],
        options: [
            .value("count", placeholder: "N", defaultText: "0", help: "More, random descriptions."),
            .value("seed", placeholder: "N", defaultText: "1", help: "Their seed."),
            .value("random", placeholder: "N", defaultText: "100", help: "The scenarios of each."),
        ]
    )

    static func main() async {
        let program = ProgramDescription(
            name: "DescriptionFuzz",
            version: "",
            abstract: "Test generated features.",
            commands: [draw, play, table]
        )
        do {
            switch try program.parse(Array(CommandLine.arguments.dropFirst())) {
            case .answer(let text): print(text)
            case .command(let command) where command.name == draw.name: try draw(command)
            case .command(let command) where command.name == play.name: try play(command)
            case .command(let command): try tell(command)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(reason(of: error))\n".utf8))
            exit(error is ArgumentError || (error as? ApplicationError)?.kind == .usage ? 64 : 1)
        }
    }

    /// Plays random scenarios on both players of each description, in lockstep.
    @MainActor
    private static func play(_ command: ParsedCommand) throws {
        let seed = try command.seed("seed") ?? 1
        var sources = try command.arguments("FILE").map { path in
            (path, try String(contentsOfFile: path, encoding: .utf8))
        }
        for number in 0..<(try command.integer("count", in: 0...100_000) ?? 0) {
            sources.append(("random \(number)", randomSource(seed: seed, number: number)))
        }
        var differences = 0
        var events = 0
        for (name, source) in sources {
            let description = try DescriptionReader.description(from: source)
            let player = Player(
                subjects: [Subject(description, playsModel: false), Subject(description)]
            )
            for number in 0..<(try command.integer("random", in: 1...100_000) ?? 100) {
                let generator = RandomScenario(
                    contract: FeatureContract(description),
                    seed: seed &+ UInt64(number)
                )
                let (scenario, _, difference) = player.playRandomly(generator)
                events += scenario.events.count
                guard let difference else { continue }
                differences += 1
                let lines = ScenarioWriter.lines(of: scenario).joined(separator: "\n")
                print("\(name), scenario \(number):\n\(lines)\n\(difference)\n\(source)")
                break
            }
        }
        print("\(sources.count) descriptions, \(events) events, \(differences) with a difference")
        if differences > 0 { exit(1) }
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
            print("Below 95 %: \(table.failures.joined(separator: ", "))")
            exit(1)
        }
    }
}
